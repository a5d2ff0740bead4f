/// An input to a control, from the user or from the user's device.
public enum Input: Equatable, Sendable {
  /// An event of a finger, a mouse or a pen.
  case pointer(PointerEvent)
  /// A key was pressed, or repeats.
  case key(Key, Modifiers = [])
  /// A mouse wheel or trackpad scrolled; down and right are positive.
  case scroll(x: Double, y: Double, unit: ScrollUnit = .points, phase: ScrollPhase = .unknown)
  /// A crown or an encoder turned by a number of detents, clockwise positive.
  case detents(Int)
  /// The control received or lost the keyboard focus.
  case focus(Bool)
  /// The device was rotated to an orientation.
  ///
  /// If the control declines it, the host rotates the control and gives it another size.
  case orientation(DeviceOrientation)
  /// A screen reader, or another client of the ``AccessibilityTree``, performed an action on an element. The element is
  /// its index in the present tree of ``Control/describe(into:)``, with the root at 0.
  ///
  /// It counts as the user's action: the control sends events as for keys. The control declines an action that is not
  /// among the element's ``AccessibilityElement/actions``, and an index beyond the tree.
  case accessibility(AccessibilityAction, element: Int)

  /// Whether the input is meant to change something, instead of hovering, looking or letting go.
  public var isAction: Bool {
    switch self {
    case .pointer(let event):
      switch event.phase {
      case .down, .move, .up: return true
      case .cancel, .lost, .hover, .leave: return false
      }
    case .key, .scroll, .detents, .accessibility: return true
    case .focus, .orientation: return false
    }
  }
}

/// The unit in which a device measures scrolling.
public enum ScrollUnit: UInt8, CaseIterable, Equatable, Sendable {
  /// Points, from trackpads, and from mouse wheels that do not report their notches.
  case points
  /// Notches of a mouse wheel, each of which moves a control by one step. Wheels that turn smoothly report fractions.
  case notches
}

/// A scroll movement of a mouse wheel or a trackpad.
public struct Scroll: Equatable, Sendable {
  /// The distance; down and right are positive.
  public var delta: Vector2D
  /// The unit of ``delta``.
  public var unit: ScrollUnit
  /// The phase of the movement.
  public var phase: ScrollPhase

  /// Creates a movement.
  public init(_ delta: Vector2D, unit: ScrollUnit = .points, phase: ScrollPhase = .unknown) {
    self.delta = delta
    self.unit = unit
    self.phase = phase
  }

  /// Whether the movement is more horizontal than vertical.
  public var isSideways: Bool { delta.x.magnitude > delta.y.magnitude }
}

/// The phase of a scroll movement.
///
/// A trackpad reports when fingers begin to scroll and when they are lifted. Then the system may continue the movement
/// with decreasing speed, which is the momentum. Controls do not add their own throw to scrolling, so nothing moves
/// twice as far. A list follows the momentum; a control with a value handles it and stays at the value at which the
/// fingers were lifted. A host sends the momentum to the control that handled the movement.
public enum ScrollPhase: UInt8, CaseIterable, Equatable, Sendable {
  /// The device does not report phases: mouse wheels, and all devices on a web page.
  case unknown
  /// The fingers begin to scroll; a remainder of an earlier movement is dropped.
  case began
  /// The fingers continue to scroll.
  case changed
  /// The fingers are lifted.
  case ended
  /// The system continues the movement.
  case momentum
  /// The momentum ends.
  case momentumEnded

  /// Whether the fingers no longer move: momentum, or its end.
  public var isMomentum: Bool { self == .momentum || self == .momentumEnded }
}

/// The limits of input numbers, so that no sum of them overflows; greater numbers are clamped.
public enum InputLimits {
  /// The maximum distance of a pointer from the control, in points, and of one scroll event, in points or notches.
  ///
  /// A million: a hundred times the largest wall of screens. Squares and products of such numbers, and all sums that a
  /// hand can add in a lifetime, are far below the greatest number.
  public static let points = 1e6
  /// The maximum number of detents in one event.
  ///
  /// A thousand million, which fits an `Int` of 32 bits.
  public static let detents = 1_000_000_000

  /// Clamps a number of points to ±``points``; NaN stays NaN.
  public static func points(_ number: Double) -> Double {
    number.magnitude > points ? (number < 0 ? -points : points) : number
  }

  /// Clamps a position to ±``points`` in both coordinates; NaN stays NaN.
  public static func position(_ position: Point2D) -> Point2D {
    Point2D(points(position.x), points(position.y))
  }

  /// Limits both sides of a control's size to ``points``.
  public static func size(_ size: Size2D) -> Size2D {
    Size2D(Swift.min(size.width, points), Swift.min(size.height, points))
  }

  /// Clamps a number of detents to ±``detents``.
  public static func detents(_ count: Int) -> Int {
    Swift.min(Swift.max(count, -detents), detents)
  }
}
