/// How something moves by itself: a pure function of the seconds since it began.
///
/// Any unit will do, as long as position, speed and tolerance share it.
public protocol MotionLaw: Equatable, Sendable {
  /// Stands still.
  init(restingAt position: Double)
  /// Where it is, `elapsed` seconds after it began. Before 0 it is at its start.
  func position(at elapsed: Double) -> Double
  /// How fast it moves then, in units per second; 0 once it has finished.
  func velocity(at elapsed: Double) -> Double
  /// When it has come to rest, in seconds after it began; infinite when it never does.
  var duration: Double { get }
  /// Where it comes to rest; of one that never does, the law says what this is.
  var rest: Double { get }
}

extension MotionLaw {
  /// Whether it has come to rest.
  public func isFinished(at elapsed: Double) -> Bool { elapsed >= duration }
}
