/// The default limits that distinguish gestures; each can be set.
///
/// They are in points and seconds of the hand, not of the picture: a larger control keeps them. A recogniser clamps its
/// limits to ``distances``, ``durations`` or ``angles``, and ignores NaN. A source is named if a platform publishes the
/// number; the others are round numbers between those of the platforms.
public enum GestureLimits {
  /// The movement with which a pan begins, in points.
  ///
  /// 10, as in scroll views of touch platforms.
  public static let panPoints = 10.0

  /// The maximum movement of a tap or a press, in points.
  ///
  /// Source: `UILongPressGestureRecognizer.allowableMovement`, 10,
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement.
  public static let tapPoints = 10.0

  /// The maximum duration of a tap, in seconds; a longer one is a press.
  public static let tapSeconds = pressSeconds

  /// The maximum time between the touches of a multiple tap, from down to down, in seconds.
  ///
  /// Source: Flutter's `kDoubleTapTimeout` and Android's `DOUBLE_TAP_TIMEOUT`, 0.3,
  /// https://api.flutter.dev/flutter/gestures/kDoubleTapTimeout-constant.html.
  public static let tapIntervalSeconds = 0.3

  /// The maximum distance between the touches of a multiple tap, in points.
  ///
  /// About the width of a fingertip: taps further apart have different targets.
  public static let tapDistancePoints = 24.0

  /// The duration after which a long press begins, in seconds.
  ///
  /// Source: `UILongPressGestureRecognizer.minimumPressDuration`, 0.5,
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration.
  public static let pressSeconds = 0.5

  /// The minimum speed of a fling, in points per second.
  ///
  /// Source: Flutter's `kMinFlingVelocity`, 50,
  /// https://api.flutter.dev/flutter/gestures/kMinFlingVelocity-constant.html.
  public static let flingPointsPerSecond = 50.0

  /// The maximum speed of a fling, in points per second.
  ///
  /// Source: Flutter's `kMaxFlingVelocity`, 8,000,
  /// https://api.flutter.dev/flutter/gestures/kMaxFlingVelocity-constant.html.
  public static let fastestPointsPerSecond = 8_000.0

  /// Returns a speed as a fling: 0 below the minimum, and limited to the maximum.
  ///
  /// - Parameter pointsPerSecond: The signed speed along one axis, or along the rim.
  /// - Returns: The speed of the fling; 0 for NaN.
  public static func fling(_ pointsPerSecond: Double) -> Double {
    isFling(pointsPerSecond) ? limited(pointsPerSecond) : 0
  }

  /// Whether a release at a speed is a fling; false for NaN.
  public static func isFling(_ pointsPerSecond: Double) -> Bool {
    pointsPerSecond.magnitude >= flingPointsPerSecond
  }

  /// Returns a speed limited to that of the fastest fling; 0 for NaN.
  public static func limited(_ pointsPerSecond: Double) -> Double {
    pointsPerSecond.bounded(to: -fastestPointsPerSecond...fastestPointsPerSecond, else: 0)
  }

  /// The minimum speed of a collision with the full strength, in points per second.
  public static let hardestPointsPerSecond = 2_000.0

  /// Returns the strength of a collision at a speed in points per second: from 0 to 1; 0 for NaN.
  static func strength(_ pointsPerSecond: Double) -> Double {
    pointsPerSecond.magnitude.bounded(to: 0...hardestPointsPerSecond, else: 0)
      / hardestPointsPerSecond
  }

  /// The minimum duration of a finger's movement in a calculation of its speed; shorter ones are inexact.
  private static let shortestMoveSeconds = 0.001

  /// Returns the speed of a finger's movement, in the distance's unit per second.
  static func speed(over distance: Double, during times: ClosedRange<Double>) -> Double {
    distance.magnitude / Swift.max(times.upperBound - times.lowerBound, shortestMoveSeconds)
  }

  /// The accepted distances of a recogniser, in points; with 0 the gesture begins with the touch.
  public static let distances = 0.0...InputLimits.points
  /// The accepted durations of a recogniser, in seconds: up to a million, which is eleven days.
  public static let durations = 0.0...1e6
  /// The accepted angles of a recogniser, in radians.
  public static let angles = 0.0...Circular.turn
}
