/// A scale that divides a continuous position into detents, such as a wheel's sectors, a ring's digits or a dial's
/// notches.
///
/// A detent is an integer that is not limited to a turn: the same sector one turn later is another detent.
public protocol DetentScale {
  /// Returns the detent that contains a position.
  func detent(containing position: Double) -> Int64

  /// Returns the position of the boundary between a detent and the next one.
  func boundary(after detent: Int64) -> Double
}
