import Rotary

/// The code with which an app makes a control and sets each of its settings.
///
/// The gallery displays this code in each language, with the settings of the page. `Web/gallery/js/snippets.js` writes
/// the text, from these values in `gallery.json`. Most settings follow from their descriptions, so only exceptions are
/// listed. A setting without a property fails a test.
public struct ControlCode: Sendable {
  /// The control's names in each language.
  public struct Names: Sendable {
    /// The variable.
    public var variable: String
    /// The type of the core, or of the gallery.
    public var core: String
    /// The view of UIKit; empty where there is none.
    public var uiKit: String
    /// The view of SwiftUI; empty where there is none.
    public var swiftUI: String
    /// The part of `rotary_…_new` in C; empty where there is no widget.
    public var c: String

    /// Makes the names of a control of the package, to which each host adds a prefix or suffix.
    ///
    /// The view of SwiftUI is by default the core's type with the prefix `Rotary`.
    init(_ variable: String, _ core: String, swiftUI: String? = nil, c: String) {
      self.init(
        variable: variable,
        core: core,
        uiKit: core + "View",
        swiftUI: swiftUI ?? "Rotary" + core,
        c: c
      )
    }

    /// Makes the names of a control of the gallery, for which no host has a view.
    init(_ variable: String, gallery core: String) {
      self.init(variable: variable, core: core, uiKit: "", swiftUI: "", c: "")
    }

    private init(variable: String, core: String, uiKit: String, swiftUI: String, c: String) {
      self.variable = variable
      self.core = core
      self.uiKit = uiKit
      self.swiftUI = swiftUI
      self.c = c
    }
  }

  /// Lines of code in place of a control, for a demo of the types under the controls.
  public struct Example: Sendable {
    /// The setting and value for which the example is shown; nil for the last example, which is shown otherwise.
    public var condition: (setting: String, value: String)?
    /// The lines of code.
    ///
    /// `{name}` is replaced by the value of a setting, `{flexible-*}` by the list of all flags with that prefix.
    public var lines: String

    init(when condition: (setting: String, value: String)? = nil, _ lines: String) {
      self.condition = condition
      self.lines = lines
    }
  }

  /// Values that a word of a setting implies for other settings.
  public struct Implication: Sendable {
    /// The name of the setting.
    public var setting: String
    /// The word.
    public var word: String
    /// The implied values, by the names of settings.
    public var settings: [(name: String, value: SettingValue)]
  }

  private let type: any ConfigurableControl.Type
  /// The control's name in recordings.
  public var control: String
  /// The control's names in each language.
  public var names: Names
  /// The control of the package that an app uses instead; nil for the control itself.
  public var replacement: (any ConfigurableControl.Type)?
  /// Values that the code always sets, by the names of settings.
  public var given: [(name: String, value: SettingValue)] = []
  /// Values that words of settings imply; other values override them.
  public var implied: [Implication] = []
  /// The code of each setting, in the order of the control's settings.
  public var settings: [SettingCode]
  /// The examples in place of the control; empty for the control itself.
  public var examples: [Example] = []

  /// Makes the code of a control from the descriptions of its settings.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - names: the control's names in each language.
  ///   - options: the value of its property `options`, which has properties for settings. Default none.
  ///   - style: the value of its property `style`, which has properties for settings. Default none.
  ///   - host: the code of the control that an app uses instead, with all its settings. Default none.
  ///   - given: the values that the code always sets.
  ///   - implied: the values that words of settings imply.
  ///   - parts: the settings that the initializer takes together, such as the ends of a scale.
  ///   - exceptions: the settings whose code does not follow from their names and kinds.
  ///   - examples: the examples in place of the control.
  init(
    of control: any ConfigurableControl.Type,
    names: Names,
    options: Any? = nil,
    style: Any? = nil,
    replacement host: ControlCode? = nil,
    given: [(name: String, value: SettingValue)] = [],
    implied: [Implication] = [],
    parts: [String] = [],
    exceptions: [SettingCode] = [],
    examples: [Example] = []
  ) {
    self.control = control.controlName
    self.names = names
    replacement = host?.type
    self.given = given
    self.implied = implied
    self.examples = examples
    type = control
    let common = examples.isEmpty ? SettingCode.ofSystem : SettingCode.ofSystemInExamples
    let listed = exceptions + parts.map { SettingCode($0, .part) }
    let known = listed + common
    for code in listed {
      precondition(
        control.settings.contains { $0.name == code.name },
        "\(control.controlName) has no setting \(code.name)"
      )
    }
    let properties = PropertyNames([("options", options), ("style", style)])
    let shown = host?.settings ?? []
    let own = control.settings.filter { setting in !shown.contains { $0.name == setting.name } }
    settings =
      own.map { setting in
        known.first { $0.name == setting.name } ?? SettingCode(setting, in: properties)
      } + shown
  }

  /// The code of a setting; nil for an unknown name.
  public func setting(_ name: String) -> SettingCode? { settings.first { $0.name == name } }
}
