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
/// The control is as it was.
public enum SettingError: Error, Equatable, Sendable {
  /// There is none of that name.
  case unknownName
  /// There is one, but the value cannot mean anything to it; its description says what can.
  case badValue
}

/// What there is to know about a setting, for lists, forms and error messages.
public struct SettingDescription: Equatable, Sendable {
  /// What values it takes.
  public enum Kind: Equatable, Sendable {
    /// Any number from `least` to `most`.
    case number(least: Double, most: Double)
    /// A whole number from `least` to `most`.
    case integer(least: Int, most: Int)
    /// Yes or no.
    case flag
    /// One of some words.
    case choice([String])
    /// One of some words, or a number.
    case choiceOrNumber([String], least: Double, most: Double)
    /// Any text.
    case text
    /// Numbers, as many as are needed.
    case numbers(least: Double, most: Double)
    /// Texts, as many as are needed.
    case texts
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
  public init(
    _ name: String,
    _ kind: Kind,
    unit: String = "",
    default defaultValue: SettingValue,
    _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.defaultValue = defaultValue
    self.summary = summary
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
  /// - Throws: when it means nothing, or is not there and nothing stands for it.
  public func number(
    _ name: String,
    default fallback: Double? = nil
  ) throws(SettingError) -> Double {
    switch value(name) {
    case .number(let number) where number.isFinite: return number
    case .some: throw .badValue
    case nil:
      guard let fallback else { throw .badValue }
      return fallback
    }
  }

  /// A whole number by name.
  ///
  /// - Throws: as ``number(_:default:)``.
  public func integer(
    _ name: String,
    default fallback: Double? = nil
  ) throws(SettingError) -> Int {
    let number = try number(name, default: fallback)
    guard let integer = Int(exactly: number) else { throw .badValue }
    return integer
  }

  /// Yes or no by name.
  ///
  /// - Throws: when it means nothing.
  public func flag(_ name: String, default fallback: Bool) throws(SettingError) -> Bool {
    switch value(name) {
    case .flag(let flag): return flag
    case .some: throw .badValue
    case nil: return fallback
    }
  }

  /// Numbers by name.
  ///
  /// - Throws: when they mean nothing, or are not there.
  public func numbers(_ name: String) throws(SettingError) -> [Double] {
    guard case .numbers(let numbers) = value(name) else { throw .badValue }
    return numbers
  }

  /// A text by name.
  ///
  /// - Throws: when it means nothing, or is not there and nothing stands for it.
  public func text(
    _ name: String,
    default fallback: String? = nil
  ) throws(SettingError) -> String {
    switch value(name) {
    case .text(let text): return text
    case .some: throw .badValue
    case nil:
      guard let fallback else { throw .badValue }
      return fallback
    }
  }

  @inline(never)
  private func value(_ name: String) -> SettingValue? {
    for index in values.indices where values[index].name.hasSameBytes(as: name) {
      return values[index].value
    }
    return nil
  }
}
