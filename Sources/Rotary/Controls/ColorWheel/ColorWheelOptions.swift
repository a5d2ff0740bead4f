/// The behaviour of a colour wheel.
///
/// Numbers outside the documented range are clamped, and NaN is ignored.
public struct ColorWheelOptions: Equatable, Sendable {
  /// The meaning of hue, saturation and brightness.
  ///
  /// A change keeps the colour. Default ``ColorSpace/hsb``.
  public var space = ColorSpace.hsb
  /// Whether the user can change the opacity, on a ring inside the ring of hues.
  ///
  /// Without it, every colour is opaque. Default false.
  public var hasOpacity = false
  /// The distance that a trackpad scrolls for one step, in points.
  ///
  /// Range 1 to 10,000. Default 8. A notch of a mouse wheel is always five steps.
  @Within<DragLimits> public var scrollPointsPerStep = 8.0
  /// Whether the app enables the colour wheel.
  ///
  /// Default true.
  public var isEnabled = true

  /// Creates options with their defaults.
  public init() {}
}

/// The areas of a colour wheel that a pointer can hold, each with a thumb.
enum ColorWheelArea: UInt8, Equatable, Sendable {
  case ring, middle, opacity
}

/// A pointer that holds a colour wheel.
struct ColorWheelHold: Equatable, Sendable {
  var area: ColorWheelArea
  /// The coordinates before.
  var origin: ColorCoordinates
  /// The distance from the pointer to the thumb, if the pointer came down on it: an angle on a ring.
  var angle = 0.0
  var offset = Vector2D.zero
}
