extension FixedWidthInteger where Self: SignedInteger {
  /// Returns the remainder of a division that rounds down.
  ///
  /// - Parameter divisor: A positive number.
  /// - Returns: The remainder, from 0 up to but not including the divisor, also for a negative number.
  func remainder(by divisor: Self) -> Self {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
