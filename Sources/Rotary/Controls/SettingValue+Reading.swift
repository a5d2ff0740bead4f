// What a control reads out of the values it is set to.
extension SettingValue {
  /// A number.
  ///
  /// - Throws: `badValue` when it is none, or out of range.
  @inline(never)
  public func number(in range: ClosedRange<Double>) throws(SettingError) -> Double {
    guard case .number(let number) = self, range.contains(number) else {
      throw refusal(.number(minimum: range.lowerBound, maximum: range.upperBound))
    }
    return number
  }

  /// A whole number.
  ///
  /// - Throws: `badValue` when it is none, or out of range.
  @inline(never)
  public func integer(in range: ClosedRange<Int>) throws(SettingError) -> Int {
    guard case .number(let number) = self, let integer = Int(exactly: number),
      range.contains(integer)
    else { throw refusal(.integer(minimum: range.lowerBound, maximum: range.upperBound)) }
    return integer
  }

  /// Yes or no.
  ///
  /// - Throws: `badValue` when it is neither.
  @inline(never)
  public func flag() throws(SettingError) -> Bool {
    guard case .flag(let flag) = self else { throw refusal(.flag) }
    return flag
  }

  /// The position of a word among some, from 0; they stand in one text, a space between them.
  ///
  /// - Throws: `badValue` when it is none of them.
  @inline(never)
  public func choice(_ words: StaticString) throws(SettingError) -> UInt8 {
    let words = TokenList(words)
    guard case .text(let word) = self, let index = words.index(of: word) else {
      throw refusal(.choice(words))
    }
    return UInt8(index)
  }

  /// A text.
  ///
  /// - Throws: `badValue` when it is none.
  @inline(never)
  public func text() throws(SettingError) -> String {
    guard case .text(let text) = self else { throw refusal(.text) }
    return text
  }

  /// Several texts.
  ///
  /// - Throws: `badValue` when they are none.
  @inline(never)
  public func texts() throws(SettingError) -> [String] {
    guard case .texts(let texts) = self else { throw refusal(.texts) }
    return texts
  }

  /// Several numbers.
  ///
  /// - Parameter range: where each of them lies. Default every finite number.
  /// - Returns: the numbers.
  /// - Throws: `badValue` when they are none, or one of them is out of range.
  @inline(never)
  public func numbers(
    in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
  ) throws(SettingError) -> [Double] {
    guard case .numbers(let numbers) = self, numbers.allSatisfy(range.contains) else {
      throw refusal(.numbers(minimum: range.lowerBound, maximum: range.upperBound))
    }
    return numbers
  }

  /// Several whole numbers.
  ///
  /// - Parameter range: where each of them lies. Default every integer.
  /// - Returns: the numbers.
  /// - Throws: `badValue` when they are no list of numbers, or for the first that is not whole or out of
  ///   range.
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

  /// The error that says that this value is none of those that are taken.
  ///
  /// - Parameter expected: the values that are taken.
  /// - Returns: the error, to be thrown.
  public func refusal(_ expected: SettingDescription.Kind) -> SettingError {
    .badValue(self, expected: expected)
  }

  /// An angle in degrees, as radians.
  ///
  /// - Parameter range: where it lies, in radians.
  /// - Returns: the angle in radians.
  /// - Throws: `badValue` when it is no number, or out of range.
  @inline(never)
  func radians(in range: ClosedRange<Double>) throws(SettingError) -> Double {
    Circular.radians(degrees: try number(in: range.inDegrees))
  }

  /// An angle in radians, as degrees.
  static func degrees(of radians: Double) -> SettingValue { .number(radians.inDegrees) }

  /// A number, or nil for the word that stands for none.
  ///
  /// - Throws: `badValue` when it is neither, or out of range.
  @inline(never)
  func number(
    in range: ClosedRange<Double>,
    or word: StaticString
  ) throws(SettingError) -> Double? {
    if case .number = self { return try number(in: range) }
    _ = try choice(word)
    return nil
  }

  /// A whole number, or nil for the word that stands for none.
  ///
  /// - Throws: `badValue` when it is neither, or out of range.
  @inline(never)
  func integer(
    in range: ClosedRange<Int>,
    or word: StaticString
  ) throws(SettingError) -> Int? {
    if case .number = self { return try integer(in: range) }
    _ = try choice(word)
    return nil
  }

  /// A rate by name, or what is left of the speed after a millisecond.
  ///
  /// - Parameter friction: what the word `friction` means to the control.
  /// - Returns: the rate that was meant.
  /// - Throws: what else would do.
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
  /// A range of radians in degrees.
  var inDegrees: ClosedRange<Double> { lowerBound.inDegrees...upperBound.inDegrees }
}

extension Double {
  /// Radians in degrees; what was written as degrees is those degrees again, to the last digit.
  fileprivate var inDegrees: Double {
    let degrees = Circular.degrees(radians: self)
    let rounded = (degrees * 1e9).rounded() / 1e9
    return Circular.radians(degrees: rounded) == self ? rounded : degrees
  }
}
