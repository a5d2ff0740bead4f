// A Double becomes an integer here and nowhere else. The standard library's own conversion traps for
// NaN, for infinities and for what does not fit, and a number that comes from a device, a file or an
// app can be any of these.

extension Int64 {
  /// The whole number that is left of a number without its fraction; never a trap.
  ///
  /// - NaN: 0.
  /// - Beyond the least or the greatest integer, infinities among them: that end.
  ///
  /// - Parameter number: any number; its fraction is dropped, towards 0. Round it before where
  ///   another rounding is meant.
  public init(bounded number: Double) {
    // The ends of Int64 as doubles: −2⁶³ is one of its integers, 2⁶³ is the first one beyond.
    guard number < 0x1p63 else {
      self = number.isNaN ? 0 : .max
      return
    }
    self = number > -0x1p63 ? Int64(number) : .min
  }
}

extension Int {
  /// The whole number that is left of a number without its fraction; never a trap.
  ///
  /// See ``Swift/Int64/init(bounded:)``. Where an `Int` has 32 bits, its own ends bound it.
  public init(bounded number: Double) {
    self.init(clamping: Int64(bounded: number))
  }
}
