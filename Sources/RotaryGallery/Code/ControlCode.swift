import Rotary

/// How an app's code makes a control, and how it writes each of the control's settings.
///
/// The gallery shows this code, in each language, for what is set on the page. `Web/gallery/js/snippets.js`
/// writes the text; what it needs to know is kept here and reaches it in `gallery.json`. What a control states of its
/// settings says how most are written; only exceptions are listed. One whose property is not found fails a test.
public struct ControlCode: Sendable {
  /// The names by which the languages make the control.
  public struct Names: Sendable {
    /// What the variable is called.
    public var variable: String
    /// The type of the core, or of the gallery.
    public var core: String
    /// The view of UIKit; empty where there is none.
    public var uiKit: String
    /// The view of SwiftUI; empty where there is none.
    public var swiftUI: String
    /// What C calls it in `rotary_…_new`; empty where there is no widget.
    public var c: String

    /// The names of a control of the package, each of whose hosts adds its own ending.
    init(_ variable: String, _ core: String, c: String) {
      self.init(
        variable: variable,
        core: core,
        uiKit: core + "View",
        swiftUI: "Rotary" + core,
        c: c
      )
    }

    /// The names of a control of the gallery's own, which no host has a view for.
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

  /// Lines of code that stand in the place of a control, for a demo of what lies under the controls.
  public struct Example: Sendable {
    /// The setting and its value for which it is shown; nil for the last one, shown for all else.
    public var condition: (setting: String, value: String)?
    /// The lines of code.
    ///
    /// `{name}` stands for the value of a setting, `{flexible-*}` for the list of all flags whose names begin so.
    public var lines: String

    init(when condition: (setting: String, value: String)? = nil, _ lines: String) {
      self.condition = condition
      self.lines = lines
    }
  }

  /// What a word of a setting sets besides.
  public struct Implication: Sendable {
    /// The setting.
    public var setting: String
    /// Its word.
    public var word: String
    /// What is set then, by the names of settings.
    public var settings: [(name: String, value: SettingValue)]
  }

  private let type: any ConfigurableControl.Type
  /// The control's name, as recordings have it.
  public var control: String
  /// What the languages call it.
  public var names: Names
  /// The control of the package that an app uses in its place; nil for itself.
  public var standsFor: (any ConfigurableControl.Type)?
  /// What is set in any case, by the names of settings: where the control is shown in a state of its own.
  public var given: [(name: String, value: SettingValue)] = []
  /// What a word of a setting sets besides, by the names of settings, where nothing else does.
  public var implied: [Implication] = []
  /// How each setting is written, in the order in which the control states them.
  public var settings: [SettingCode]
  /// What is shown in the place of the control; empty for the control itself.
  public var examples: [Example] = []

  /// Makes the code of a control from what it states of its settings.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - names: what the languages call it.
  ///   - options: its property `options`, in which settings are looked for. Default none.
  ///   - style: its property `style`, likewise. Default none.
  ///   - host: the code of the control that an app uses in its place, with all its settings. Default none.
  ///   - given: what is set in any case.
  ///   - implied: what a word of a setting sets besides.
  ///   - parts: the settings that the control is made of, which are written together.
  ///   - exceptions: the settings that are written otherwise than what they are and are called says.
  ///   - examples: what is shown in the place of the control.
  init(
    of control: any ConfigurableControl.Type,
    names: Names,
    options: Any? = nil,
    style: Any? = nil,
    standsFor host: ControlCode? = nil,
    given: [(name: String, value: SettingValue)] = [],
    implied: [Implication] = [],
    parts: [String] = [],
    exceptions: [SettingCode] = [],
    examples: [Example] = []
  ) {
    self.control = control.controlName
    self.names = names
    standsFor = host?.type
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

  /// How a setting is written; nil for one that is not known.
  public func setting(_ name: String) -> SettingCode? { settings.first { $0.name == name } }
}
