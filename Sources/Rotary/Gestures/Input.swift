/// Something the user, or the user's machine, did to a control.
public enum Input: Equatable, Sendable {
  /// A finger, a mouse or a pen.
  case pointer(PointerEvent)
  /// A key went down (or repeats).
  case key(Key, Modifiers = [])
  /// A mouse wheel or trackpad scrolled; down and right are positive.
  case scroll(x: Double, y: Double, unit: ScrollUnit = .points, phase: ScrollPhase = .unknown)
  /// A crown or encoder turned by so many detents, clockwise positive.
  case detents(Int)
  /// The control got the keyboard, or lost it.
  case focus(Bool)
  /// The device was turned, and is held this way up now.
  ///
  /// What declines it is turned by the host, which gives it another size.
  case orientation(DeviceOrientation)
  /// A screen reader, or whatever uses a control by its ``AccessibilityTree``, acted on an element: its
  /// index in the tree that ``Control/describe(into:)`` gives now, the root at 0.
  ///
  /// It is the user's action: events are told as for keys. Declined where the element does not have the
  /// action among its ``AccessibilityElement/actions``, and for an index beyond the tree.
  case accessibility(AccessibilityAction, element: Int)

  /// Whether the user means to change something by it, rather than to pass over, to look or to let go.
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

/// The unit that a device counts scrolling in.
public enum ScrollUnit: UInt8, CaseIterable, Equatable, Sendable {
  /// Points: trackpads, and mouse wheels that do not report their notches.
  case points
  /// Notches of a mouse wheel. Each moves a control by one step; a wheel that turns smoothly reports parts of one.
  case notches
}

/// A movement of a mouse wheel or a trackpad.
public struct Scroll: Equatable, Sendable {
  /// How far; down and right are positive.
  public var delta: Vector2D
  /// The unit of ``delta``.
  public var unit: ScrollUnit
  /// Where in a longer movement this one is.
  public var phase: ScrollPhase

  /// Makes a movement.
  public init(_ delta: Vector2D, unit: ScrollUnit = .points, phase: ScrollPhase = .unknown) {
    self.delta = delta
    self.unit = unit
    self.phase = phase
  }

  /// Whether it goes more sideways than up or down.
  public var isSideways: Bool { delta.x.magnitude > delta.y.magnitude }
}

/// How far a movement of scrolling is.
///
/// A trackpad says when fingers begin to scroll and are lifted; the system may then let the movement run
/// out, which is the momentum. A control here has no throw of its own for a scroll, so nothing moves twice
/// as far: what is a list goes on with the momentum, and what has a value takes it and stays where the
/// fingers left it. A host sends momentum to whatever took the movement.
public enum ScrollPhase: UInt8, CaseIterable, Equatable, Sendable {
  /// The device says nothing of it: mouse wheels, and all devices on a web page.
  case unknown
  /// Fingers begin; what was left over from another movement is dropped.
  case began
  /// Fingers go on.
  case changed
  /// Fingers are lifted.
  case ended
  /// The system lets the movement run out.
  case momentum
  /// The momentum is at its end.
  case momentumEnded

  /// Whether no finger moves any more.
  public var isMomentum: Bool { self == .momentum || self == .momentumEnded }
}

/// What a device can mean; more is brought to the bound, so that no sum of it ever overflows.
public enum InputLimits {
  /// How far from the control a pointer can be, in points, and how far one event scrolls, in points or notches.
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
