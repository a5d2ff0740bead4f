import Rotary

/// A catalogue: the controls that recordings and the command line know by name.
///
/// It is a value that is passed on; nothing is registered anywhere. A program with controls of its own
/// adds them to the core's: `Controls.standard + [Smiley.self]`.
public struct Controls: Sendable {
  /// The controls, in the order in which to list them; no two have one name.
  public private(set) var all: [any ConfigurableControl.Type] = []

  /// Makes a catalogue.
  ///
  /// Of two controls with one name the later is kept, in the place of the earlier: so a program can put
  /// its own wheel where the core's was.
  public init(_ controls: [any ConfigurableControl.Type]) {
    for control in controls {
      if let index = all.firstIndex(where: { $0.controlName == control.controlName }) {
        all[index] = control
      } else {
        all.append(control)
      }
    }
  }

  /// A catalogue with more controls after its own; of two with one name the later is kept, as in
  /// ``init(_:)``.
  public static func + (
    catalogue: Controls,
    more: [any ConfigurableControl.Type]
  ) -> Controls {
    Controls(catalogue.all + more)
  }

  /// The control of a name, or nil.
  public func named(_ name: String) -> (any ConfigurableControl.Type)? {
    all.first { $0.controlName == name }
  }

  /// Their names, for messages.
  public var names: String { all.map { $0.controlName }.joined(separator: ", ") }
}

extension Controls {
  /// The core's own controls.
  ///
  /// This is the one list of them.
  public static let standard = Controls([
    Wheel.self, NumberSpinner.self, SpinnerRow.self, Turntable.self, RingMenu.self, Dial.self,
    RangeDial.self, ProgressRing.self,
  ])
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
      throw SettingProblem(setting: name, of: Self.self, error: .unknownName)
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
      throw SettingProblem(setting: name, of: Self.self, value: value, error: error)
    }
  }
}

/// A setting or a call that was refused, in words.
public struct SettingProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what was expected.
  public var description: String

  init<C: ConfigurableControl>(
    setting name: String,
    of control: C.Type,
    value: SettingValue? = nil,
    error: SettingError
  ) {
    switch error {
    case .unknownName:
      let names = C.settings.map { $0.name }.joined(separator: ", ")
      description = "\(C.controlName) has no setting \"\(name)\"; expected one of \(names)"
    case .badValue(let refused, let expected):
      description = "\"\(name)\" cannot be \(refused.words); expected "
      // A setting that takes words and numbers names both; what refused the value knows only one.
      let setting = C.settings.first { $0.name == name }
      if let setting, refused == value, case .choiceOrNumber = setting.kind {
        description += setting.expectation
      } else {
        description += expected.words(unit: setting?.unit ?? "")
      }
    case .badCount, .missingArgument, .refused:
      description = "\"\(name)\" \(error.reason)"
    }
  }

  init<C: ConfigurableControl>(call name: String, of control: C.Type, error: SettingError) {
    description =
      error == .unknownName
      ? "\(C.controlName) has no call \"\(name)\""
      : "\(C.controlName) refuses \"\(name)\": it \(error.reason)"
  }
}

extension SettingError {
  /// What is wrong, as the end of a sentence about a setting or a call.
  fileprivate var reason: String {
    switch self {
    case .unknownName: return "is not known"
    case .badValue(let value, let expected):
      return "cannot take \(value.words); expected \(expected.words(unit: ""))"
    case .badCount(let count, let expected):
      let counts =
        expected.lowerBound == expected.upperBound
        ? "\(expected.lowerBound)" : "\(expected.lowerBound) to \(expected.upperBound)"
      return "cannot take \(count) values; expected \(counts)"
    case .missingArgument(let name): return "needs \"\(name)\""
    case .refused: return "cannot be done now"
    }
  }
}

extension SettingValue {
  /// The value in a message: as JSON has it, and a number that is none by its name.
  fileprivate var words: String {
    if case .number(let number) = self, !number.isFinite { return "\(number)" }
    return JSONText.of(self)
  }
}

extension SettingDescription {
  /// What values it takes, in words.
  public var expectation: String { kind.words(unit: unit) }
}

extension SettingDescription.Kind {
  /// What values these are, in words.
  fileprivate func words(unit: String) -> String {
    let unit = unit.isEmpty ? "" : " \(unit)"
    switch self {
    case .number(let minimum, let maximum):
      if maximum == .greatestFiniteMagnitude { return "a number\(unit)" }
      return "a number from \(JSONText.of(minimum)) to \(JSONText.of(maximum))\(unit)"
    case .integer(let minimum, let maximum):
      if maximum == .max { return "a whole number\(unit)" }
      return "a whole number from \(minimum) to \(maximum)\(unit)"
    case .flag: return "true or false"
    case .choice(let words): return words.all.joined(separator: ", ")
    case .choiceOrNumber(let words, let minimum, let maximum):
      return words.all.joined(separator: ", ")
        + " or a number from \(JSONText.of(minimum)) to \(JSONText.of(maximum))\(unit)"
    case .text: return "a text"
    case .format(let forms): return "a text such as " + forms.all.joined(separator: ", ")
    case .numbers(let minimum, _):
      return minimum >= 0 ? "a list of positive numbers" : "a list of numbers\(unit)"
    case .texts: return "a list of texts"
    }
  }
}
