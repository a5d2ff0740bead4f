/// Something the user, or the user's machine, did to a control.
public enum Input: Equatable, Sendable {
  /// A finger, a mouse or a pen.
  case pointer(PointerEvent)
  /// A key went down (or repeats).
  case key(Key, Modifiers = [])
  /// A mouse wheel or trackpad moved by so many points; down and right are positive.
  case scroll(x: Double, y: Double)
  /// A crown or encoder turned by so many detents, clockwise positive.
  case detents(Int)
  /// The control got the keyboard, or lost it.
  case focus(Bool)
  /// The device was turned, and is held this way up now.
  ///
  /// What declines it is turned by the host, which gives it another size.
  case orientation(DeviceOrientation)
}

/// What a device can mean; more is brought to the bound, so that no sum of it ever overflows.
public enum InputLimits {
  /// How far from the control a pointer can be, and how far one event scrolls, in points.
  ///
  /// A million: a hundred times the largest wall of screens. Squares and products of such numbers, and
  /// all that a hand can add up of them in a lifetime, are far from the greatest number.
  public static let points = 1e6
  /// How many detents one event can turn.
  ///
  /// A thousand million, which fits an `Int` of 32 bits.
  public static let detents = 1_000_000_000

  /// A number of points within ±``points``; NaN stays NaN.
  public static func points(_ number: Double) -> Double {
    number.magnitude > points ? (number < 0 ? -points : points) : number
  }

  /// A position within ±``points`` in both coordinates; NaN stays NaN.
  public static func position(_ position: Point2D) -> Point2D {
    Point2D(points(position.x), points(position.y))
  }

  /// The size of a control: no side is longer than ``points``.
  public static func size(_ size: Size2D) -> Size2D {
    Size2D(Swift.min(size.width, points), Swift.min(size.height, points))
  }

  /// A number of detents within ±``detents``.
  public static func detents(_ count: Int) -> Int {
    Swift.min(Swift.max(count, -detents), detents)
  }
}
