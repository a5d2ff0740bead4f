/// A value of a setting, an argument or a state, as in files, HTML attributes and commands.
public enum SettingValue: Sendable {
  /// A number, whole or not.
  case number(Double)
  /// True or false.
  case flag(Bool)
  /// A word or a text.
  case text(String)
  /// A list of numbers.
  case numbers([Double])
  /// A list of texts.
  case texts([String])
}

extension SettingValue: Equatable {
  /// Returns whether both values have the same kind and content; compares texts byte by byte.
  public static func == (left: SettingValue, right: SettingValue) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): return a == b
    case (.flag(let a), .flag(let b)): return a == b
    case (.text(let a), .text(let b)): return a.hasSameBytes(as: b)
    case (.numbers(let a), .numbers(let b)): return a == b
    case (.texts(let a), .texts(let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}

/// The reason why a setting, a call or an argument was rejected.
///
/// After an error the control is unchanged.
///
/// The cases are `indirect`, so that throwing functions carry only a reference. On the web that halves the code's size.
public indirect enum SettingError: Error, Equatable, Sendable {
  /// No setting and no call has this name.
  case unknownName
  /// The value is invalid.
  ///
  /// - Parameters:
  ///   - value: The rejected value.
  ///   - expected: The accepted values.
  case badValue(SettingValue, expected: SettingDescription.Kind)
  /// A list is too short or too long.
  ///
  /// - Parameters:
  ///   - count: The number of values in the list.
  ///   - expected: The accepted numbers of values.
  case badCount(Int, expected: ClosedRange<Int>)
  /// A required argument is missing.
  case missingArgument(String)
  /// The arguments are valid, but the call is not possible in the current state.
  ///
  /// For example the control is held, disabled or closed, nothing moves that could be stopped, or the time is before
  /// the previous time.
  case refused

  /// Rejects a list that is too short or too long.
  ///
  /// - Parameters:
  ///   - count: The number of values in the list.
  ///   - expected: The accepted numbers of values.
  /// - Throws: `badCount`.
  @inline(never)
  public static func check(_ count: Int, in expected: ClosedRange<Int>) throws(SettingError) {
    guard expected.contains(count) else { throw .badCount(count, expected: expected) }
  }
}

/// The description of a setting, for lists, forms and error messages.
public struct SettingDescription: Equatable, Sendable {
  /// The kinds of accepted values.
  public enum Kind: Equatable, Sendable {
    /// A number from `minimum` to `maximum`.
    case number(minimum: Double, maximum: Double)
    /// A whole number from `minimum` to `maximum`.
    case integer(minimum: Int, maximum: Int)
    /// True or false.
    case flag
    /// One of a list of words.
    case choice(TokenList)
    /// One of a list of words, or a number.
    case choiceOrNumber(TokenList, minimum: Double, maximum: Double)
    /// Any text.
    case text
    /// A text in one of a list of formats, such as `#rrggbb`.
    case format(TokenList)
    /// Any number of numbers.
    case numbers(minimum: Double, maximum: Double)
    /// Any number of texts.
    case texts

    /// Returns the kind for a number in a range.
    static func number(in range: ClosedRange<Double>) -> Kind {
      .number(minimum: range.lowerBound, maximum: range.upperBound)
    }

    /// Returns the kind for a whole number in a range.
    static func integer(in range: ClosedRange<Int>) -> Kind {
      .integer(minimum: range.lowerBound, maximum: range.upperBound)
    }

    /// Returns the kind for a number in a range, or one of a list of words separated by spaces.
    static func number(in range: ClosedRange<Double>, or words: StaticString) -> Kind {
      .choiceOrNumber(
        TokenList(words),
        minimum: range.lowerBound,
        maximum: range.upperBound
      )
    }
  }

  /// The setting's name in files, on the command line and as an HTML attribute.
  public var name: String
  /// The accepted values.
  public var kind: Kind
  /// The unit of the numbers; empty for none.
  public var unit: String
  /// The default value.
  public var defaultValue: SettingValue
  /// A sentence that describes the setting.
  public var summary: String

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: The setting's name in files, on the command line and as an HTML attribute.
  ///   - kind: The accepted values.
  ///   - unit: The unit of the numbers. Default none.
  ///   - defaultValue: The default value.
  ///   - summary: Returns a sentence that describes the setting.
  public init(
    _ name: StaticString,
    _ kind: Kind,
    unit: StaticString = "",
    default defaultValue: SettingValue,
    _ summary: () -> StaticString
  ) {
    self.name = String(constant: name)
    self.kind = kind
    self.unit = String(constant: unit)
    self.defaultValue = defaultValue
    self.summary = String(constant: summary())
  }
}

/// The named arguments of a call.
public struct Arguments: Sendable {
  private var values: [(name: String, value: SettingValue)]

  /// Creates arguments from names and values; if a name occurs twice, the first counts.
  public init(_ values: [(name: String, value: SettingValue)] = []) {
    self.values = values
  }

  /// Adds an argument at the end.
  public mutating func add(_ name: String, _ value: SettingValue) {
    values.append((name, value))
  }

  /// The names, in order.
  public var names: [String] { values.map { $0.name } }

  /// Returns the number with a name.
  ///
  /// - Parameters:
  ///   - name: The argument's name.
  ///   - fallback: The value if the argument is missing; nil if the argument is required.
  /// - Returns: The number.
  /// - Throws: `badValue` if the value is not a finite number, `missingArgument` if a required argument is missing.
  public func number(
    _ name: String,
    default fallback: Double? = nil
  ) throws(SettingError) -> Double {
    let value = try value(name, default: fallback.map { .number($0) })
    return try value.number(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
  }

  /// Returns the whole number with a name; see ``number(_:default:)``.
  ///
  /// - Parameters:
  ///   - name: The argument's name.
  ///   - range: The accepted range. Default: every integer.
  ///   - fallback: The value if the argument is missing; nil if the argument is required.
  /// - Returns: The number.
  /// - Throws: `badValue` if the value is not a whole number in the range, `missingArgument` if a required argument is
  ///   missing.
  public func integer(
    _ name: String,
    in range: ClosedRange<Int> = .min ... .max,
    default fallback: Int? = nil
  ) throws(SettingError) -> Int {
    let value = try value(name, default: fallback.map { .number(Double($0)) })
    return try value.integer(in: range)
  }

  /// Returns the Boolean with a name.
  ///
  /// - Throws: `badValue` if the value is not a Boolean.
  public func flag(_ name: String, default fallback: Bool) throws(SettingError) -> Bool {
    try value(name, default: .flag(fallback)).flag()
  }

  /// Returns the whole numbers with a name; see ``SettingValue/integers(in:)``.
  ///
  /// - Throws: `badValue` if the value is not a list of whole numbers, `missingArgument` if the argument is missing.
  public func integers(_ name: String) throws(SettingError) -> [Int] {
    try value(name, default: nil).integers()
  }

  /// Returns the numbers with a name; see ``SettingValue/numbers(in:)``.
  ///
  /// - Throws: `badValue` if the value is not a list of numbers, `missingArgument` if the argument is missing.
  public func numbers(_ name: String) throws(SettingError) -> [Double] {
    try value(name, default: nil).numbers()
  }

  /// Returns the texts with a name; see ``SettingValue/texts()``.
  ///
  /// - Throws: `badValue` if the value is not a list of texts, `missingArgument` if the argument is missing.
  public func texts(_ name: String) throws(SettingError) -> [String] {
    try value(name, default: nil).texts()
  }

  /// Returns the text with a name; see ``number(_:default:)``.
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
