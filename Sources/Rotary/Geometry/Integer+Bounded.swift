// All conversions from Double to integers are here. The standard library's conversion traps for NaN, infinities and
// numbers out of range, and a number from a device, a file or an app can be any of these.

extension Int64 {
  /// Creates an integer from a number, without its fraction; never traps.
  ///
  /// - NaN: 0.
  /// - Less or greater than every integer, including infinities: the least or the greatest integer.
  ///
  /// - Parameter number: Any number; its fraction is dropped, towards 0. Pass a rounded number for other rounding.
  public init(bounded number: Double) {
    // As doubles, −2⁶³ is the least Int64, and 2⁶³ is the first number beyond the greatest.
    guard number < 0x1p63 else {
      self = number.isNaN ? 0 : .max
      return
    }
    self = number > -0x1p63 ? Int64(number) : .min
  }
}

extension Int {
  /// Creates an integer from a number, without its fraction; never traps.
  ///
  /// See ``Swift/Int64/init(bounded:)``. If `Int` has 32 bits, its range is the limit.
  public init(bounded number: Double) {
    self.init(clamping: Int64(bounded: number))
  }
}
