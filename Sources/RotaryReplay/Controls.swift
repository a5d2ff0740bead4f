import Rotary
import RotaryGallery

/// The controls that recordings and the command line know by name.
public enum Controls {
  /// Every control, in the order in which to list them.
  public static let all: [any ConfigurableControl.Type] = [
    Wheel.self, NumberSpinner.self, SpinnerRow.self, Turntable.self, RingMenu.self, Dial.self,
    Happiness.self, LayoutBox.self, PhoneFrame.self, StarField.self, MarkSheet.self,
    RelationshipPlanet.self, GesturePad.self, MotionPlot.self,
  ]

  /// The control of a name, or nil.
  public static func named(_ name: String) -> (any ConfigurableControl.Type)? {
    all.first { $0.controlName == name }
  }

  /// Their names, for messages.
  public static var names: String { all.map { $0.controlName }.joined(separator: ", ") }
}

extension ConfigurableControl {
  /// Makes a control and gives it settings, in the order in which the control lists them: what
  /// counts sectors comes before what counts on them.
  ///
  /// - Throws: `SettingProblem` for a name or value that is refused.
  public static func make(_ settings: [String: SettingValue]) throws(SettingProblem) -> Self {
    var control = Self()
    let known = Self.settings
    for name in settings.keys.sorted() where !known.contains(where: { $0.name == name }) {
      throw SettingProblem(control: self, name: name, error: .unknownName)
    }
    for setting in known {
      guard let value = settings[setting.name] else { continue }
      try control.apply(setting.name, value)
    }
    return control
  }

  /// Changes one setting, or says in words why not.
  public mutating func apply(_ name: String, _ value: SettingValue) throws(SettingProblem) {
    // An empty list says nothing of what it is a list of.
    var value = value
    if value == .numbers([]),
      Self.settings.contains(where: { $0.name == name && $0.kind == .texts })
    {
      value = .texts([])
    }
    do { try set(name, to: value) } catch {
      throw SettingProblem(control: Self.self, name: name, value: value, error: error)
    }
  }
}

/// A setting that was refused, in words.
public struct SettingProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what was expected.
  public var description: String

  init<C: ConfigurableControl>(
    control: C.Type,
    name: String,
    value: SettingValue? = nil,
    error: SettingError
  ) {
    let setting = C.settings.first { $0.name == name }
    guard error == .badValue, let setting, let value else {
      let names = C.settings.map { $0.name }.joined(separator: ", ")
      description = "\(C.controlName) has no setting \"\(name)\"; expected one of \(names)"
      return
    }
    description = "\"\(name)\" cannot be \(JSONText.of(value)); expected \(setting.expectation)"
  }
}

extension SettingDescription {
  /// What values it takes, in words.
  public var expectation: String {
    let unit = unit.isEmpty ? "" : " \(unit)"
    switch kind {
    case .number(let least, let most):
      return "a number from \(JSONText.of(least)) to \(JSONText.of(most))\(unit)"
    case .integer(let least, let most): return "a whole number from \(least) to \(most)\(unit)"
    case .flag: return "true or false"
    case .choice(let words): return words.joined(separator: ", ")
    case .choiceOrNumber(let words, let least, let most):
      return words.joined(separator: ", ")
        + " or a number from \(JSONText.of(least)) to \(JSONText.of(most))\(unit)"
    case .text: return "a text"
    case .numbers(let least, _):
      return least >= 0 ? "a list of positive numbers" : "a list of numbers\(unit)"
    case .texts: return "a list of texts"
    }
  }
}
