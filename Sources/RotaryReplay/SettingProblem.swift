import Rotary

/// A rejected setting or call, in words.
public struct SettingProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem and the accepted values.
  public var description: String

  init<C: ConfigurableControl>(
    setting name: String,
    of control: C,
    value: SettingValue? = nil,
    error: SettingError
  ) {
    switch error {
    case .unknownName:
      description = Suggestion.message(
        "\(C.controlName) has no setting \(JSONText.quote(name))",
        for: name,
        among: C.settings.map { $0.name }
      )
    case .badValue(let refused, let expected):
      // The error of a setting that accepts names and numbers mentions only one of them.
      let setting = C.settings.first { $0.name == name }
      var expected = control.narrowed(expected, of: name)
      // A value in the range may still conflict with another setting, such as a step too small for the range.
      let isInside = refused == value && expected.contains(refused)
      if let setting, refused == value, case .choiceOrNumber = setting.kind {
        expected = setting.kind
      }
      let words = expected.words(unit: setting?.unit ?? "")
      description = Suggestion.message(
        "\"\(name)\" cannot be \(JSONText.quote(refused))"
          + (isInside ? " with the other settings" : ""),
        near: expected.choices(near: refused),
        expected: words + (isInside ? " that agrees with them" : "")
      )
    case .badCount, .missingArgument, .refused:
      description = "\"\(name)\" \(error.reason)"
    }
  }

  init<C: ConfigurableControl>(call name: String, of control: C.Type, error: SettingError) {
    guard error == .unknownName else {
      description = "\(C.controlName) rejects \(JSONText.quote(name)): it \(error.reason)"
      return
    }
    let problem = "\(C.controlName) has no call \(JSONText.quote(name))"
    let calls = (C.self as? any GuidedControl.Type)?.calls.map { $0.name } ?? []
    description = calls.isEmpty ? problem : Suggestion.message(problem, for: name, among: calls)
  }
}

extension ConfigurableControl {
  /// The current range of a setting whose range depends on others: the value of a wheel with four sectors is at most 3.
  ///
  /// The control reports the current range when it rejects the ends of the widest range.
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
  /// The problem, as the end of a sentence about a setting or a call.
  fileprivate var reason: String {
    switch self {
    case .unknownName: return "is unknown"
    case .badValue(let value, let expected):
      return "does not accept \(JSONText.quote(value)); expected \(expected.words(unit: ""))"
    case .badCount(let count, let expected):
      let counts =
        expected.lowerBound == expected.upperBound
        ? "\(expected.lowerBound)" : "\(expected.lowerBound) to \(expected.upperBound)"
      return "does not accept \(count) values; expected \(counts)"
    case .missingArgument(let name): return "needs \"\(name)\""
    case .refused: return "is not possible now"
    }
  }
}

extension SettingDescription {
  /// The accepted values, in words.
  public var expectation: String { kind.words(unit: unit) }
}

extension SettingDescription.Kind {
  /// The ends of a range of numbers; empty for other kinds.
  fileprivate var ends: [Double] {
    switch self {
    case .number(let minimum, let maximum): return [minimum, maximum]
    case .integer(let minimum, let maximum): return [Double(minimum), Double(maximum)]
    case .flag, .choice, .choiceOrNumber, .text, .format, .numbers, .texts: return []
    }
  }

  /// The choices that a misspelt one most likely means; empty for other kinds.
  fileprivate func choices(near value: SettingValue) -> [String] {
    guard case .text(let text) = value else { return [] }
    switch self {
    case .choice(let words), .choiceOrNumber(let words, _, _):
      return Suggestion.names(near: text, among: words.all.map { "\($0)" })
    case .flag: return Suggestion.names(near: text, among: ["true", "false"])
    case .number, .integer, .text, .format, .numbers, .texts: return []
    }
  }

  /// Whether a number is in the range.
  fileprivate func contains(_ value: SettingValue) -> Bool {
    guard case .number(let number) = value, let least = ends.first, let greatest = ends.last else {
      return false
    }
    return least <= number && number <= greatest
  }

  /// The accepted values, in words.
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

  /// A range in words; empty for all numbers.
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
