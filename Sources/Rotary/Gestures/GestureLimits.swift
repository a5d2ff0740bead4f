/// The numbers that tell one gesture from another: defaults, each of which can be set.
///
/// They are in points and seconds of the hand, not of the picture: a control that is drawn larger
/// keeps them. A recogniser brings a number beyond ``distances``, ``durations`` or ``angles`` to the
/// nearest end; NaN changes nothing. Sources are named where a platform publishes its own number; the others are round
/// numbers between those that platforms use.
public enum GestureLimits {
  /// A pan begins when the fingers have moved so far, in points.
  ///
  /// 10, as scroll views of touch platforms have it.
  public static let panPoints = 10.0

  /// A tap or a press moves no further than this, in points.
  ///
  /// Source: `UILongPressGestureRecognizer.allowableMovement`, 10,
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement.
  public static let tapPoints = 10.0

  /// A tap is held no longer than this, in seconds: beyond it, it is a press.
  public static let tapSeconds = pressSeconds

  /// Taps that belong together come within this of each other, from down to down, in seconds.
  ///
  /// Source: Flutter's `kDoubleTapTimeout` and Android's `DOUBLE_TAP_TIMEOUT`, 0.3,
  /// https://api.flutter.dev/flutter/gestures/kDoubleTapTimeout-constant.html.
  public static let tapIntervalSeconds = 0.3

  /// Taps that belong together are no further apart than this, in points.
  ///
  /// About the width of a fingertip: taps further apart are meant for different places.
  public static let tapDistancePoints = 24.0

  /// A long press begins after this, in seconds.
  ///
  /// Source: `UILongPressGestureRecognizer.minimumPressDuration`, 0.5,
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration.
  public static let pressSeconds = 0.5

  /// A release is a fling from this speed on, in points per second.
  ///
  /// Source: Flutter's `kMinFlingVelocity`, 50,
  /// https://api.flutter.dev/flutter/gestures/kMinFlingVelocity-constant.html.
  public static let flingPointsPerSecond = 50.0

  /// No fling is faster than this, in points per second.
  ///
  /// Source: Flutter's `kMaxFlingVelocity`, 8,000,
  /// https://api.flutter.dev/flutter/gestures/kMaxFlingVelocity-constant.html.
  public static let fastestPointsPerSecond = 8_000.0

  /// A swipe is at least so long, in points.
  public static let swipePoints = 30.0

  /// A swipe is that long within this, in seconds.
  public static let swipeSeconds = 0.5

  /// A swipe is at most so far off its direction, in radians: 30°.
  public static let swipeRadians = Double.pi / 6

  /// A pinch begins when the fingers' distance has changed by this, in points.
  public static let pinchPoints = 8.0

  /// A rotation begins when the line between two fingers has turned by this, in radians: 5°.
  public static let rotationRadians = Double.pi / 36

  /// A speed as a fling: 0 below the slowest, and never beyond the fastest.
  ///
  /// - Parameter pointsPerSecond: the speed along one axis, or along the rim, with its sign.
  /// - Returns: 0 also for NaN.
  public static func fling(_ pointsPerSecond: Double) -> Double {
    isFling(pointsPerSecond) ? limited(pointsPerSecond) : 0
  }

  /// Whether a release at a speed is a fling; not for NaN.
  public static func isFling(_ pointsPerSecond: Double) -> Bool {
    pointsPerSecond.magnitude >= flingPointsPerSecond
  }

  /// A speed that is never beyond that of the fastest fling; 0 for NaN.
  public static func limited(_ pointsPerSecond: Double) -> Double {
    pointsPerSecond.bounded(to: -fastestPointsPerSecond...fastestPointsPerSecond, else: 0)
  }

  /// What a distance of a recogniser can be, in points; 0 begins with the touch.
  public static let distances = 0.0...InputLimits.points
  /// What a duration of a recogniser can be, in seconds: up to a million, which is eleven days.
  public static let durations = 0.0...1e6
  /// What an angle of a recogniser can be, in radians.
  public static let angles = 0.0...Circular.turn
}
