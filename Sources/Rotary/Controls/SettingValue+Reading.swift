// What a control reads out of the values it is set to.
extension SettingValue {
  /// A number.
  ///
  /// - Throws: `badValue` when it is none, or out of range.
  @inline(never)
  public func number(in range: ClosedRange<Double>) throws(SettingError) -> Double {
    guard case .number(let number) = self, range.contains(number) else { throw .badValue }
    return number
  }

  /// A whole number.
  ///
  /// - Throws: `badValue` when it is none, or out of range.
  @inline(never)
  public func integer(in range: ClosedRange<Int>) throws(SettingError) -> Int {
    guard case .number(let number) = self, let integer = Int(exactly: number),
      range.contains(integer)
    else { throw .badValue }
    return integer
  }

  /// Yes or no.
  ///
  /// - Throws: `badValue` when it is neither.
  @inline(never)
  public func flag() throws(SettingError) -> Bool {
    guard case .flag(let flag) = self else { throw .badValue }
    return flag
  }

  /// The place of a word among some, from 0; they stand in one text, a space between them.
  ///
  /// - Throws: `badValue` when it is none of them.
  @inline(never)
  public func choice(_ words: StaticString) throws(SettingError) -> UInt8 {
    guard case .text(let word) = self, let place = Words(words).place(of: word) else {
      throw .badValue
    }
    return UInt8(place)
  }
}
