/// A value for a setting, an argument or a state, as it comes from a file, a page or a prompt.
public enum SettingValue: Sendable {
  /// A number, whole or not.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A word or a text.
  case text(String)
  /// Several numbers.
  case numbers([Double])
  /// Several texts.
  case texts([String])
}

extension SettingValue: Equatable {
  /// Whether both are of the same kind and the same value; texts byte by byte.
  public static func == (left: SettingValue, right: SettingValue) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): return a == b
    case (.flag(let a), .flag(let b)): return a == b
    case (.text(let a), .text(let b)): return a.hasSameBytes(as: b)
    case (.numbers(let a), .numbers(let b)): return a == b
    case (.texts(let a), .texts(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.hasSameBytes(as: $1) }
    default: return false
    }
  }
}

/// Why a setting, a call or an argument was refused.
///
/// The control is as it was. What the cases carry is kept in a box of its own (`indirect`), so that
/// nothing that may throw carries it along: on the web that halves what it weighs.
public indirect enum SettingError: Error, Equatable, Sendable {
  /// There is no setting and no call of that name.
  case unknownName
  /// The value cannot mean anything here.
  ///
  /// - Parameters:
  ///   - value: the value that was refused.
  ///   - expected: the values that are taken.
  case badValue(SettingValue, expected: SettingDescription.Kind)
  /// A list is too short or too long.
  ///
  /// - Parameters:
  ///   - count: how many values there are in the list.
  ///   - expected: how many are taken.
  case badCount(Int, expected: ClosedRange<Int>)
  /// A call needs this argument, and it was not given.
  case missingArgument(String)
  /// The values are sound, but the control can't do that now: it is held, disabled or closed, there is
  /// nothing to stop, or the time lies before the last.
  case refused

  /// Refuses a list that is too short or too long.
  ///
  /// - Parameters:
  ///   - count: how many values there are in the list.
  ///   - expected: how many are taken.
  /// - Throws: `badCount`.
  @inline(never)
  public static func check(_ count: Int, in expected: ClosedRange<Int>) throws(SettingError) {
    guard expected.contains(count) else { throw .badCount(count, expected: expected) }
  }
}

/// What there is to know about a setting, for lists, forms and error messages.
public struct SettingDescription: Equatable, Sendable {
  /// What values it takes.
  public enum Kind: Equatable, Sendable {
    /// Any number from `minimum` to `maximum`.
    case number(minimum: Double, maximum: Double)
    /// A whole number from `minimum` to `maximum`.
    case integer(minimum: Int, maximum: Int)
    /// Yes or no.
    case flag
    /// One of some words.
    case choice(TokenList)
    /// One of some words, or a number.
    case choiceOrNumber(TokenList, minimum: Double, maximum: Double)
    /// Any text.
    case text
    /// A text of one of some forms, such as `#rrggbb`.
    case format(TokenList)
    /// Numbers, as many as are needed.
    case numbers(minimum: Double, maximum: Double)
    /// Texts, as many as are needed.
    case texts

    /// Any number of a range.
    static func number(in range: ClosedRange<Double>) -> Kind {
      .number(minimum: range.lowerBound, maximum: range.upperBound)
    }

    /// One of some words, a space between them, or any number of a range.
    static func number(in range: ClosedRange<Double>, or words: StaticString) -> Kind {
      .choiceOrNumber(
        TokenList(words),
        minimum: range.lowerBound,
        maximum: range.upperBound
      )
    }
  }

  /// Its name in files, on the command line and as an attribute.
  public var name: String
  /// What values it takes.
  public var kind: Kind
  /// What its numbers count; empty for none.
  public var unit: String
  /// What it is when nothing is said.
  public var defaultValue: SettingValue
  /// What it means, in a sentence.
  public var summary: String

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - name: its name in files, on the command line and as an attribute.
  ///   - kind: what values it takes.
  ///   - unit: what its numbers count. Default nothing.
  ///   - defaultValue: what it is when nothing is said.
  ///   - summary: what it means, in a sentence.
  public init(
    _ name: StaticString,
    _ kind: Kind,
    unit: StaticString = "",
    default defaultValue: SettingValue,
    _ summary: StaticString
  ) {
    self.name = String(constant: name)
    self.kind = kind
    self.unit = String(constant: unit)
    self.defaultValue = defaultValue
    self.summary = String(constant: summary)
  }
}

/// The named arguments of a call.
public struct Arguments: Sendable {
  private var values: [(name: String, value: SettingValue)]

  /// Makes arguments from names and values; of two with one name the first counts.
  public init(_ values: [(name: String, value: SettingValue)] = []) {
    self.values = values
  }

  /// Adds one after the others.
  public mutating func add(_ name: String, _ value: SettingValue) {
    values.append((name, value))
  }

  /// The names, in order.
  public var names: [String] { values.map { $0.name } }

  /// A number by name.
  ///
  /// - Parameters:
  ///   - name: the argument's name.
  ///   - fallback: what stands for it when it is not given; nil where it has to be.
  /// - Returns: the number.
  /// - Throws: `badValue` when it is no finite number, `missingArgument` when it has to be given.
  public func number(
    _ name: String,
    default fallback: Double? = nil
  ) throws(SettingError) -> Double {
    let value = try value(name, default: fallback.map { .number($0) })
    return try value.number(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
  }

  /// A whole number by name; see ``number(_:default:)``.
  ///
  /// - Parameters:
  ///   - name: the argument's name.
  ///   - range: where it lies. Default every integer.
  ///   - fallback: what stands for it when it is not given; nil where it has to be.
  /// - Returns: the number.
  /// - Throws: `badValue` when it is no whole number or out of range, `missingArgument` when it has to
  ///   be given.
  public func integer(
    _ name: String,
    in range: ClosedRange<Int> = .min ... .max,
    default fallback: Int? = nil
  ) throws(SettingError) -> Int {
    let value = try value(name, default: fallback.map { .number(Double($0)) })
    return try value.integer(in: range)
  }

  /// Yes or no by name.
  ///
  /// - Throws: `badValue` when it is neither.
  public func flag(_ name: String, default fallback: Bool) throws(SettingError) -> Bool {
    try value(name, default: .flag(fallback)).flag()
  }

  /// Whole numbers by name; see ``SettingValue/integers(in:)``.
  ///
  /// - Throws: `badValue` when it is no list of whole numbers, `missingArgument` when it is not given.
  public func integers(_ name: String) throws(SettingError) -> [Int] {
    try value(name, default: nil).integers()
  }

  /// Texts by name; see ``SettingValue/texts()``.
  ///
  /// - Throws: `badValue` when it is no list of texts, `missingArgument` when it is not given.
  public func texts(_ name: String) throws(SettingError) -> [String] {
    try value(name, default: nil).texts()
  }

  /// A text by name; see ``number(_:default:)``.
  public func text(
    _ name: String,
    default fallback: String? = nil
  ) throws(SettingError) -> String {
    try value(name, default: fallback.map { .text($0) }).text()
  }

  @inline(never)
  private func value(
    _ name: String,
    default fallback: SettingValue?
  ) throws(SettingError) -> SettingValue {
    guard let value = value(name) ?? fallback else { throw .missingArgument(name) }
    return value
  }

  @inline(never)
  private func value(_ name: String) -> SettingValue? {
    for index in values.indices where values[index].name.hasSameBytes(as: name) {
      return values[index].value
    }
    return nil
  }
}
