/// Where something that moves evenly is read as one of many: the sectors of a wheel, the digits of
/// a ring, the notches of a dial.
///
/// A detent is a whole number that goes on beyond a turn, so that the same sector one turn further
/// is another detent.
public protocol DetentScale {
  /// The detent in which a position lies.
  func detent(containing position: Double) -> Int64

  /// The position at which a detent gives way to the next one.
  func boundary(after detent: Int64) -> Double
}
