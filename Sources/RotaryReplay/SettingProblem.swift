import Rotary

/// A setting or a call that was refused, in words.
public struct SettingProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what was expected.
  public var description: String

  init<C: ConfigurableControl>(
    setting name: String,
    of control: C,
    value: SettingValue? = nil,
    error: SettingError
  ) {
    switch error {
    case .unknownName:
      let names = C.settings.map { $0.name }.joined(separator: ", ")
      description =
        "\(C.controlName) has no setting \(JSONText.quote(name)); expected one of \(names)"
    case .badValue(let refused, let expected):
      // A setting that takes words and numbers names both; what refused the value knows only one.
      let setting = C.settings.first { $0.name == name }
      var expected = control.narrowed(expected, of: name)
      // It may be in the range and yet not go with the others, such as a step that is too small for the ends.
      let isInside = refused == value && expected.contains(refused)
      if let setting, refused == value, case .choiceOrNumber = setting.kind {
        expected = setting.kind
      }
      let words = expected.words(unit: setting?.unit ?? "")
      description =
        "\"\(name)\" cannot be \(JSONText.quote(refused))"
        + (isInside ? " beside the other settings" : "") + "; expected \(words)"
        + (isInside ? " that goes with them" : "")
    case .badCount, .missingArgument, .refused:
      description = "\"\(name)\" \(error.reason)"
    }
  }

  init<C: ConfigurableControl>(call name: String, of control: C.Type, error: SettingError) {
    description =
      error == .unknownName
      ? "\(C.controlName) has no call \(JSONText.quote(name))"
      : "\(C.controlName) refuses \(JSONText.quote(name)): it \(error.reason)"
  }
}

extension ConfigurableControl {
  /// The range that holds now, of a setting whose range follows others: a wheel of four sectors has no
  /// value beyond 3.
  ///
  /// The control itself knows it, and says it when the ends of the widest range are refused.
  fileprivate func narrowed(
    _ kind: SettingDescription.Kind,
    of name: String
  ) -> SettingDescription.Kind {
    var narrowest = kind
    for end in kind.ends {
      var trial = self
      do { try trial.set(name, to: .number(end)) } catch {
        if case .badValue(_, let expected) = error { narrowest = expected }
      }
    }
    return narrowest
  }
}

extension SettingError {
  /// What is wrong, as the end of a sentence about a setting or a call.
  fileprivate var reason: String {
    switch self {
    case .unknownName: return "is not known"
    case .badValue(let value, let expected):
      return "cannot take \(JSONText.quote(value)); expected \(expected.words(unit: ""))"
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

extension SettingDescription {
  /// What values it takes, in words.
  public var expectation: String { kind.words(unit: unit) }
}

extension SettingDescription.Kind {
  /// The ends of a range of numbers; none for what is no range.
  fileprivate var ends: [Double] {
    switch self {
    case .number(let minimum, let maximum): return [minimum, maximum]
    case .integer(let minimum, let maximum): return [Double(minimum), Double(maximum)]
    case .flag, .choice, .choiceOrNumber, .text, .format, .numbers, .texts: return []
    }
  }

  /// Whether a number lies in the range that this is.
  fileprivate func contains(_ value: SettingValue) -> Bool {
    guard case .number(let number) = value, let least = ends.first, let greatest = ends.last else {
      return false
    }
    return least <= number && number <= greatest
  }

  /// What values these are, in words.
  fileprivate func words(unit: String) -> String {
    let unit = unit.isEmpty ? "" : " \(unit)"
    switch self {
    case .number(let minimum, let maximum):
      return "a number" + Self.range(minimum, maximum) + unit
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
    case .numbers(let minimum, let maximum):
      return "a list of numbers" + Self.range(minimum, maximum) + unit
    case .texts: return "a list of texts"
    }
  }

  /// Where numbers lie, in words; nothing for all that there are.
  private static func range(_ minimum: Double, _ maximum: Double) -> String {
    guard maximum == .greatestFiniteMagnitude else {
      return " from \(JSONText.of(minimum)) to \(JSONText.of(maximum))"
    }
    switch minimum {
    case -.greatestFiniteMagnitude: return ""
    case .leastNormalMagnitude: return " above 0"
    default: return " of at least \(JSONText.of(minimum))"
    }
  }
}
