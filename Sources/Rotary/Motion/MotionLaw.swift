/// A law of motion: position and velocity as pure functions of the seconds since the start.
///
/// Any unit is possible if position, velocity and tolerance use the same.
///
/// A law accepts any numbers. It never returns NaN, nor infinity for finite numbers, except for the duration of a
/// motion that never ends:
/// - A position or velocity beyond ±10¹⁰⁰ counts as the nearer of these, and NaN as 0.
/// - At a time that is NaN, the position is that of the start or the end.
public protocol MotionLaw: Equatable, Sendable {
  /// Creates a motion that rests at a position.
  init(restingAt position: Double)
  /// Returns the position at a time, in seconds after the start; before 0, the position at the start.
  func position(at elapsed: Double) -> Double
  /// Returns the velocity at a time, in units per second; 0 after the end.
  func velocity(at elapsed: Double) -> Double
  /// The time until the motion stops, in seconds after the start; infinite if it never stops.
  var duration: Double { get }
  /// The position at which the motion stops; if it never stops, each law defines this value.
  var rest: Double { get }
}

/// The limits of numbers in laws, so that no product overflows.
enum MotionLimits {
  /// The greatest position and speed, in the motion's units.
  static let farthest = 1e100
  /// The shortest duration, in seconds; shorter ones count as 0, because no screen can show them.
  static let shortestSeconds = 1e-9
  /// The greatest decay and frequency of a spring, in 1/s; such a spring ends immediately, too.
  static let fastest = 1e9
  /// The least decay or frequency, in 1/s; less counts as 0: a swing of a hundred years.
  static let slowest = 1e-9
}

extension MotionLaw {
  /// Whether the motion has stopped.
  public func isFinished(at elapsed: Double) -> Bool { elapsed >= duration }
}
