import Rotary

/// A spinner row in a body: a padlock, an odometer, a clock or a calendar.
///
/// An example, built with the public API only, of a control that contains another: it draws a body around the
/// row and passes all input to the row. A padlock's shackle springs open when the row rests on its code.
public struct RowBody: Equatable, Sendable {
  /// The size in points; the body is centred and scaled to fit.
  public var size = BodyKind.padlock.grid { didSet { if size != oldValue { layOut() } } }
  /// The user's system settings.
  public var environment: ControlEnvironment {
    get { row.environment }
    set {
      row.environment = newValue
      if newValue.reducesMotion { shackle = MotionTrack(restingAt: isShackleOpen ? 1 : 0) }
    }
  }
  /// The body; setting it also sets the row's columns and look.
  public var kind = BodyKind.padlock { didSet { if kind != oldValue { setUp() } } }
  /// The row.
  public internal(set) var row = SpinnerRow()

  /// How far the shackle is open: 0 locked, 1 open.
  var shackle = MotionTrack<SpringMotion>(restingAt: 0)
  /// Whether the shackle's target is open.
  var isShackleOpen = false

  /// The springs with which the shackle opens and closes.
  static let opening = SpringMotion.Parameters(dampingRatio: 0.42, response: 0.38)
  static let closing = SpringMotion.Parameters(dampingRatio: 1, response: 0.22)

  /// Makes a padlock without a code.
  public init() { setUp() }

  /// The latest time that the row received, in seconds.
  public var now: Double { row.now }
  /// The row's events that have not been read yet.
  public var pendingEvents: PendingEvents<ValueEvent<Double>> {
    get { row.pendingEvents }
    set { row.pendingEvents = newValue }
  }

  /// The scale of the grid, in points per unit.
  var scale: Double {
    Swift.max(0, Swift.min(size.width / kind.grid.width, size.height / kind.grid.height))
  }

  /// The origin of the grid.
  var corner: Point2D {
    Point2D(
      (size.width - kind.grid.width * scale) / 2,
      (size.height - kind.grid.height * scale) / 2
    )
  }

  /// The frame of the row.
  public var window: Rect2D {
    let (scale, window) = (scale, kind.window)
    return Rect2D(
      corner.x + window.minX * scale,
      corner.y + window.minY * scale,
      window.size.width * scale,
      window.size.height * scale
    )
  }

  private mutating func setUp() {
    let setUp = kind.row
    let environment = row.environment
    row = SpinnerRow()
    row.environment = environment
    // All kinds of row accept these settings and values.
    try? row.set("digits", to: .number(Double(setUp.digits)))
    try? row.set("kind", to: .text(setUp.kind))
    row.look = setUp.look
    row.options.carries = setUp.carries
    layOut()
    spring(at: now)
  }

  mutating func layOut() { row.size = window.size }

  /// Starts the shackle's motion to its new position, if the row has been locked or unlocked.
  mutating func spring(at time: Double) {
    let isOpen = kind == .padlock && row.isOpen
    guard isOpen != isShackleOpen else { return }
    isShackleOpen = isOpen
    let target = isOpen ? 1.0 : 0
    guard time.isFinite, !environment.reducesMotion else {
      shackle = MotionTrack(restingAt: target)
      return
    }
    let parameters = isOpen ? Self.opening : Self.closing
    shackle.retarget(to: target, parameters: parameters, at: time)
  }
}

extension RowBody: ConfigurableControl {
  /// `row-body`.
  public static var controlName: String { "row-body" }

  /// Declares each setting: the body, then those of the row; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("body", &kind) { "Body that the row is part of. Set it before other settings." }
    row.visitSettings(&visitor)
    spring(at: -.infinity)
  }

  /// Calls a method of the row by name; see `SpinnerRow.call(_:_:)`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    try row.call(name, arguments)
    spring(at: now)
  }

  /// Reports the row's state, and how far the shackle is open.
  public func readState(_ read: (String, SettingValue) -> Void) {
    row.readState(read)
    read("shackle", .number(shackle.position(at: now)))
  }
}
