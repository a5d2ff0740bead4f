import Rotary

// How a setting is written that is no exception: by what it is called and by what it takes.
extension SettingCode {
  /// The code of a setting that is a property of a control, called as the setting is.
  ///
  /// The property is empty where none is found; then it is an exception that is missing.
  init(_ setting: SettingDescription, in properties: PropertyNames) {
    let names = Self.propertyNames(of: setting)
    self.init(setting.name, Form(of: setting), properties.path(ofFirst: names) ?? "")
  }

  /// What the property of a setting may be called, the likeliest first.
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

  /// What the user's system asks for, and whether a control takes input: settings that most controls have.
  static let ofSystem = [disabled, reducedMotion, rightToLeft, textScale, numerals]

  /// The same of a control that stands in no code.
  static let ofSystemInExamples: [SettingCode] = [
    .ofGallery("reduced-motion", "An app reads it from the system."),
    .ofGallery("text-scale", "An app reads it from the system."),
    .ofGallery("numerals", "An app reads them from the locale."),
  ]

  /// Whether the control takes no input.
  private static let disabled = SettingCode(
    "disabled",
    .opposite,
    "options.isEnabled",
    uiKit: .line("{0}.isEnabled = {?false:true}"),
    swiftUI: .line(".disabled({?true:false})"),
    c: .line("gtk_widget_set_sensitive({0}, {?FALSE:TRUE});")
  )

  /// Less motion: the user's own setting of the system.
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

  /// The size of text: the user's own setting of the system.
  private static let textScale = SettingCode(
    "text-scale",
    .number,
    "environment.textScale",
    uiKit: .missing("UIKit follows the text size of the system."),
    swiftUI: .missing("SwiftUI follows the text size of the system."),
    c: .missing("GTK follows gtk-xft-dpi of its settings.")
  )

  /// The digits and separators: the user's own locale.
  private static let numerals = SettingCode(
    "numerals",
    .byName,
    uiKit: .missing("UIKit follows the locale of the view."),
    swiftUI: .missing("SwiftUI follows the locale of the environment."),
    c: .missing("GTK follows the separators of LC_NUMERIC.")
  )
}

extension SettingCode.Form {
  /// How a value of a setting is written, by what it takes.
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

/// The names of the properties that an app sets of a control's options and of its style.
struct PropertyNames {
  private var parts: [(name: String, properties: Set<String>)] = []

  /// Those that are stored in some properties of a control, by the names of these.
  init(_ values: [(name: String, value: Any?)]) {
    for case (let name, let value?) in values {
      let labels = Mirror(reflecting: value).children.compactMap { $0.label }
      parts.append((name, Set(labels)))
    }
  }

  /// The first of some properties that there is, from the control on; nil for none.
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
