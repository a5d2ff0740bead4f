/// How something moves by itself: a pure function of the seconds since it began.
///
/// Any unit will do, as long as position, speed and tolerance share it.
///
/// A law takes any numbers and tells none that is NaN or, of finite ones, infinite, but for the
/// duration of a motion that never ends:
/// - A position or speed beyond ±10¹⁰⁰ counts as the nearer of these, and NaN as 0.
/// - At a time that is NaN it stands at its beginning or at its end.
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

/// The numbers that laws reckon with, so that no product of theirs overflows.
enum MotionLimits {
  /// The farthest position and the greatest speed, in the motion's units.
  static let farthest = 1e100
  /// What takes less time is there at once, in seconds: no clock of a screen tells it.
  static let shortestSeconds = 1e-9
  /// The greatest decay and frequency of a spring, in 1/s: it is there at once, too.
  static let fastest = 1e9
  /// A decay or frequency below this is none, in 1/s: a swing of a hundred years.
  static let slowest = 1e-9
}

extension MotionLaw {
  /// Whether it has come to rest.
  public func isFinished(at elapsed: Double) -> Bool { elapsed >= duration }
}
