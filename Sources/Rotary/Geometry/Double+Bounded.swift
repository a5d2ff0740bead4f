extension Comparable {
  /// The nearest value of a range; NaN stays NaN.
  @inline(__always)
  func clamped(to range: ClosedRange<Self>) -> Self {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Double {
  /// The nearest number of a range; what an option keeps of a number that an app gives it.
  ///
  /// - Parameters:
  ///   - range: what can be meant; infinite ends are ends as well.
  ///   - fallback: what stands for NaN, as a rule the number before.
  /// - Returns: a number of the range.
  public func bounded(to range: ClosedRange<Double>, else fallback: Double) -> Double {
    isNaN ? fallback : clamped(to: range)
  }

  /// The nearest number within ±`limit`, and 0 for NaN: one whose squares and products are finite.
  ///
  /// - Parameter limit: 0 or more.
  /// - Returns: a number of that range.
  func bounded(to limit: Double) -> Double { bounded(to: -limit...limit, else: 0) }
}
