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

  /// A rate by name, or what is left of the speed after a millisecond.
  ///
  /// - Parameter friction: the friction of the control.
  /// - Returns: the rate that was meant.
  /// - Throws: what else would do.
  func decelerationRate(
    friction: Deceleration.Rate
  ) throws(SettingError) -> Deceleration.Rate {
    if case .number = self {
      return .perMillisecond(try number(in: Deceleration.Rate.shares))
    }
    switch try choice("friction normal fast") {
    case 0: return friction
    case 1: return .normal
    default: return .fast
    }
  }
}

extension SettingDescription {
  /// The setting that says how a flick slows down.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - exception: a sentence on where it is otherwise. Default empty.
  /// - Returns: its description.
  static func deceleration(_ name: String, _ exception: String = "") -> SettingDescription {
    SettingDescription(
      name,
      .choiceOrNumber(TokenList("friction normal fast"), minimum: 0.9, maximum: 0.9999),
      unit: "per millisecond",
      default: .text("friction"),
      "How a flick slows down: to a stop, as a wheel does; as a list does; or a number, the share of"
        + " speed left after each millisecond." + exception
    )
  }
}
