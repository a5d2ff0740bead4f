// Conversions from values to the types of settings.
extension SettingValue {
  /// Returns the value as a number.
  ///
  /// - Throws: `badValue` if the value is not a number in the range.
  @inline(never)
  public func number(in range: ClosedRange<Double>) throws(SettingError) -> Double {
    guard case .number(let number) = self, range.contains(number) else {
      throw refusal(.number(in: range))
    }
    return number
  }

  /// Returns the value as a whole number.
  ///
  /// - Throws: `badValue` if the value is not a whole number in the range.
  @inline(never)
  public func integer(in range: ClosedRange<Int>) throws(SettingError) -> Int {
    guard case .number(let number) = self, let integer = Int(exactly: number),
      range.contains(integer)
    else { throw refusal(.integer(in: range)) }
    return integer
  }

  /// Returns the value as a Boolean.
  ///
  /// - Throws: `badValue` if the value is not a Boolean.
  @inline(never)
  public func flag() throws(SettingError) -> Bool {
    guard case .flag(let flag) = self else { throw refusal(.flag) }
    return flag
  }

  /// Returns the position of the value, a word, in a list of words.
  ///
  /// - Parameter words: The words, separated by spaces.
  /// - Returns: The position, from 0.
  /// - Throws: `badValue` if the value is none of the words.
  @inline(never)
  public func choice(_ words: StaticString) throws(SettingError) -> UInt8 {
    let words = TokenList(words)
    guard case .text(let word) = self, let index = words.index(of: word) else {
      throw refusal(.choice(words))
    }
    return UInt8(index)
  }

  /// Returns the value as a text.
  ///
  /// - Throws: `badValue` if the value is not a text.
  @inline(never)
  public func text() throws(SettingError) -> String {
    guard case .text(let text) = self else { throw refusal(.text) }
    return text
  }

  /// Returns the value as a list of texts.
  ///
  /// - Throws: `badValue` if the value is not a list of texts.
  @inline(never)
  public func texts() throws(SettingError) -> [String] {
    guard case .texts(let texts) = self else { throw refusal(.texts) }
    return texts
  }

  /// Returns the value as a list of numbers.
  ///
  /// - Parameter range: The range of each number. Default: every finite number.
  /// - Returns: The numbers.
  /// - Throws: `badValue` if the value is not a list of numbers in the range.
  @inline(never)
  public func numbers(
    in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
  ) throws(SettingError) -> [Double] {
    guard case .numbers(let numbers) = self, numbers.allSatisfy(range.contains) else {
      throw refusal(.numbers(minimum: range.lowerBound, maximum: range.upperBound))
    }
    return numbers
  }

  /// Returns the value as a list of whole numbers.
  ///
  /// - Parameter range: The range of each number. Default: every integer.
  /// - Returns: The numbers.
  /// - Throws: `badValue` if the value is not a list of numbers, or with the first number that is not whole or not in
  ///   the range.
  @inline(never)
  public func integers(
    in range: ClosedRange<Int> = .min ... .max
  ) throws(SettingError) -> [Int] {
    var integers: [Int] = []
    for number in try numbers() {
      integers.append(try SettingValue.number(number).integer(in: range))
    }
    return integers
  }

  /// Returns the error for an invalid value.
  ///
  /// - Parameter expected: The accepted values.
  /// - Returns: The error to throw.
  public func refusal(_ expected: SettingDescription.Kind) -> SettingError {
    .badValue(self, expected: expected)
  }

  /// Returns an angle in degrees as radians.
  ///
  /// - Parameter range: The accepted range, in radians.
  /// - Returns: The angle in radians.
  /// - Throws: `badValue` if the value is not a number in the range.
  @inline(never)
  func radians(in range: ClosedRange<Double>) throws(SettingError) -> Double {
    Circular.radians(degrees: try number(in: range.inDegrees))
  }

  /// Returns the value for a number, or a word for nil.
  static func number(_ number: Double?, or word: StaticString) -> SettingValue {
    number.map { .number($0) } ?? .text(String(constant: word))
  }

  /// Returns the value for a choice: its word.
  static func choice<Choice: SettingChoice>(_ choice: Choice) -> SettingValue {
    .text(Choice.names.all[Int(choice.rawValue)])
  }

  /// Returns the value for an angle in radians: the angle in degrees.
  static func degrees(of radians: Double) -> SettingValue { .number(radians.inDegrees) }

  /// Returns the value as a number, or nil if it is the given word.
  ///
  /// - Throws: `badValue` if the value is neither the word nor a number in the range.
  @inline(never)
  func number(
    in range: ClosedRange<Double>,
    or word: StaticString
  ) throws(SettingError) -> Double? {
    if case .number = self { return try number(in: range) }
    _ = try choice(word)
    return nil
  }

  /// Returns the value as a whole number, or nil if it is the given word.
  ///
  /// - Throws: `badValue` if the value is neither the word nor a whole number in the range.
  @inline(never)
  func integer(
    in range: ClosedRange<Int>,
    or word: StaticString
  ) throws(SettingError) -> Int? {
    if case .number = self { return try integer(in: range) }
    _ = try choice(word)
    return nil
  }

  /// Returns the deceleration rate for a rate's name, or for the share of speed left after a millisecond.
  ///
  /// - Parameter friction: The control's rate for the word `friction`.
  /// - Returns: The rate.
  /// - Throws: `badValue` if the value is neither.
  func decelerationRate(
    friction: Deceleration.Rate
  ) throws(SettingError) -> Deceleration.Rate {
    if case .number = self {
      return .perMillisecond(try number(in: Deceleration.Rate.shares))
    }
    switch try choice(Deceleration.Rate.names) {
    case 0: return friction
    case 1: return .normal
    default: return .fast
    }
  }
}

extension SettingValue {
  /// Returns a flag for each of a number of items: false for those with the given indices, from 0.
  ///
  /// - Throws: An error if there is no item with an index.
  static func flags(of count: Int, without numbers: [Double]) throws(SettingError) -> [Bool] {
    guard count > 0 || numbers.isEmpty else { throw .badCount(numbers.count, expected: 0...0) }
    var flags = [Bool](repeating: true, count: count)
    for number in numbers {
      flags[try SettingValue.number(number).integer(in: 0...count - 1)] = false
    }
    return flags
  }
}

extension Deceleration.Rate {
  /// The words of the setting `deceleration`.
  static let names: StaticString = "friction normal fast"

  /// The rate as a setting's value.
  var settingValue: SettingValue {
    switch self {
    case .friction: return .text("friction")
    case .normal: return .text("normal")
    case .fast: return .text("fast")
    case .perMillisecond(let share): return .number(share)
    }
  }
}

extension ClosedRange<Double> {
  /// The range in degrees, for a range in radians.
  var inDegrees: ClosedRange<Double> { lowerBound.inDegrees...upperBound.inDegrees }
}

extension Double {
  /// The angle in degrees, for an angle in radians.
  ///
  /// Angles that were converted from degrees are exactly the same degrees again.
  fileprivate var inDegrees: Double {
    let degrees = Circular.degrees(radians: self)
    let rounded = (degrees * 1e9).rounded() / 1e9
    return Circular.radians(degrees: rounded) == self ? rounded : degrees
  }
}
