import Rotary

extension GestureLimits {
  /// The minimum length of a swipe, in points.
  public static let swipePoints = 30.0

  /// The maximum time in which a swipe reaches that length, in seconds.
  public static let swipeSeconds = 0.5

  /// The maximum angle between a swipe and its direction, in radians: 30°.
  public static let swipeRadians = Double.pi / 6

  /// The change of the fingers' distance with which a pinch begins, in points.
  public static let pinchPoints = 8.0

  /// The angle by which the line between two fingers turns before a rotation begins, in radians: 5°.
  public static let rotationRadians = Double.pi / 36
}
