import Rotary

// The code of settings without exceptions, by their names and kinds.
extension SettingCode {
  /// Makes the code of a setting from the property of a similar name.
  ///
  /// The property is empty if none is found, so the setting needs an exception.
  init(_ setting: SettingDescription, in properties: PropertyNames) {
    let names = Self.propertyNames(of: setting)
    self.init(setting.name, Form(of: setting), properties.path(ofFirst: names) ?? "")
  }

  /// The possible names of a setting's property, the likeliest first.
  ///
  /// - `drag-points` is `dragPoints`.
  /// - With a unit, `hold` is `holdSeconds`, and `snap`, in degrees, `snapAngle`.
  /// - A flag is a sentence: `show-value` is `showsValue`, `absolute` is `isAbsolute`, `hub` is `hasHub`, and
  ///   `progress` is `showsProgress`.
  static func propertyNames(of setting: SettingDescription) -> [String] {
    let words = setting.name.split(separator: "-").map { String($0) }
    func joined(_ words: [String]) -> String {
      words.prefix(1).joined() + words.dropFirst().map { $0.capitalizedFirst }.joined()
    }
    var names = [joined(words)]
    switch setting.unit {
    case "degrees": names.append(joined(words + ["angle"]))
    case "seconds": names.append(joined(words + ["seconds"]))
    default: break
    }
    if setting.kind == .flag {
      names.append(joined([words[0] + "s"] + words.dropFirst()))
      names += ["is", "has", "shows"].map { joined([$0] + words) }
    }
    return names
  }

  /// The user's system settings, which all controls have, and whether the control is enabled.
  static let ofSystem = [
    disabled("options.isEnabled"), reducedMotion, rightToLeft, textScale, numerals,
  ]

  /// The same settings for a control that is not part of the code.
  static let ofSystemInExamples: [SettingCode] = [
    .ofGallery("reduced-motion", "An app reads it from the system."),
    .ofGallery("right-to-left", "An app reads it from the system."),
    .ofGallery("text-scale", "An app reads it from the system."),
    .ofGallery("numerals", "An app reads them from the locale."),
  ]

  /// Whether the control ignores input.
  ///
  /// - Parameter property: The core's property.
  /// - Returns: The setting's code.
  static func disabled(_ property: String) -> SettingCode {
    SettingCode(
      "disabled",
      .opposite,
      property,
      uiKit: .line("{0}.isEnabled = {?false:true}"),
      swiftUI: .line(".disabled({?true:false})"),
      c: .line("gtk_widget_set_sensitive({0}, {?FALSE:TRUE});")
    )
  }

  /// The conventions of the user's language for dates and times.
  static let conventions = SettingCode(
    "conventions",
    .byName,
    uiKit: .missing("UIKit follows the locale of the view."),
    swiftUI: .missing("SwiftUI follows the locale of the environment."),
    c: .missing("GTK follows LC_TIME.")
  )

  /// Whether the user's system asks for less motion.
  private static let reducedMotion = SettingCode(
    "reduced-motion",
    .flag,
    "environment.reducesMotion",
    uiKit: .missing("UIKit follows Reduce Motion of the system."),
    swiftUI: .missing("SwiftUI follows Reduce Motion of the system."),
    c: .missing("GTK follows gtk-enable-animations of its settings.")
  )

  /// The direction of writing.
  private static let rightToLeft = SettingCode(
    "right-to-left",
    .flag,
    "environment.isRightToLeft",
    uiKit: .line("{0}.semanticContentAttribute = {?.forceRightToLeft:.forceLeftToRight}"),
    swiftUI: .line(".environment(\\.layoutDirection, {?.rightToLeft:.leftToRight})"),
    c: .line("gtk_widget_set_direction({0}, {?GTK_TEXT_DIR_RTL:GTK_TEXT_DIR_LTR});")
  )

  /// The text size in the user's system.
  private static let textScale = SettingCode(
    "text-scale",
    .number,
    "environment.textScale",
    uiKit: .missing("UIKit follows the text size of the system."),
    swiftUI: .missing("SwiftUI follows the text size of the system."),
    c: .missing("GTK follows gtk-xft-dpi of its settings.")
  )

  /// The digits and separators of the user's locale.
  private static let numerals = SettingCode(
    "numerals",
    .byName,
    uiKit: .missing("UIKit follows the locale of the view."),
    swiftUI: .missing("SwiftUI follows the locale of the environment."),
    c: .missing("GTK follows the separators of LC_NUMERIC.")
  )
}

extension SettingCode.Form {
  /// Makes the form for the kind of a setting.
  init(of setting: SettingDescription) {
    switch setting.kind {
    case .number, .integer: self = setting.unit == "degrees" ? .degrees : .number
    case .flag: self = .flag
    case .choice: self = .word
    case .choiceOrNumber: self = .optional
    case .text, .format: self = .text
    case .numbers: self = .numbers
    case .texts: self = .texts
    }
  }
}

/// The names of the properties of a control's options and style.
struct PropertyNames {
  private var parts: [(name: String, properties: Set<String>)] = []

  /// Reads the stored properties of some values, by the names of the values in the control.
  init(_ values: [(name: String, value: Any?)]) {
    for case (let name, let value?) in values {
      let labels = Mirror(reflecting: value).children.compactMap { $0.label }
      // The storage of a property with a wrapper is named after the property, with an underscore.
      parts.append((name, Set(labels.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 })))
    }
  }

  /// The path of the first property that exists, from the control on; nil for none.
  func path(ofFirst names: [String]) -> String? {
    for part in parts {
      if let name = names.first(where: { part.properties.contains($0) }) {
        return "\(part.name).\(name)"
      }
    }
    return nil
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
