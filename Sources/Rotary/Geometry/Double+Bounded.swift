extension Comparable {
  /// Returns the nearest value in a range; NaN stays NaN.
  @inline(__always)
  func clamped(to range: ClosedRange<Self>) -> Self {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Double {
  /// Returns the nearest number in a range, for options that apps set.
  ///
  /// - Parameters:
  ///   - range: The accepted numbers; infinite ends belong to it.
  ///   - fallback: The result for NaN, usually the previous number.
  /// - Returns: A number in the range.
  public func bounded(to range: ClosedRange<Double>, else fallback: Double) -> Double {
    isNaN ? fallback : clamped(to: range)
  }

  /// Returns the nearest number within ±`limit`, or 0 for NaN, so that squares and products are finite.
  ///
  /// - Parameter limit: 0 or more.
  /// - Returns: A number in that range.
  func bounded(to limit: Double) -> Double { bounded(to: -limit...limit, else: 0) }
}
