import Rotary

/// A row of spinners in a body: a padlock, an odometer, a clock or a calendar.
///
/// An example on the public API alone of a control that contains another: it draws around the row, and
/// hands everything else on to it. A padlock's shackle springs open when the row rests on its code.
public struct RowBody: Equatable, Sendable {
  /// Its size in points; the body is as large as fits, in the middle.
  public var size = BodyKind.padlock.grid { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment: ControlEnvironment {
    get { row.environment }
    set {
      row.environment = newValue
      if newValue.reducesMotion { shackle = MotionTrack(restingAt: isSprung ? 1 : 0) }
    }
  }
  /// What the row is built into; setting it sets the row's columns and look up for it.
  public var kind = BodyKind.padlock { didSet { if kind != oldValue { setUp() } } }
  /// The row.
  public internal(set) var row = SpinnerRow()

  /// How far the shackle is out: 0 locked, 1 open.
  var shackle = MotionTrack<SpringMotion>(restingAt: 0)
  /// Whether the shackle was sent out.
  var isSprung = false

  /// How the shackle springs open, and how it is pressed down again.
  static let release = SpringMotion.Parameters(dampingRatio: 0.42, response: 0.38)
  static let catching = SpringMotion.Parameters(dampingRatio: 1, response: 0.22)

  /// Makes a padlock that no code opens.
  public init() { setUp() }

  /// The latest time it was told, in seconds; −∞ before the first.
  public var now: Double { row.now }

  /// How large a point of the grid is.
  var scale: Double {
    Swift.max(0, Swift.min(size.width / kind.grid.width, size.height / kind.grid.height))
  }

  /// Where the grid begins.
  var corner: Point2D {
    Point2D(
      (size.width - kind.grid.width * scale) / 2,
      (size.height - kind.grid.height * scale) / 2
    )
  }

  /// Where the row is.
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
    // Every row has these settings and takes these values.
    try? row.set("digits", to: .number(Double(setUp.digits)))
    try? row.set("kind", to: .text(setUp.kind))
    row.look = setUp.look
    row.options.carries = setUp.carries
    layOut()
    spring(at: now)
  }

  mutating func layOut() { row.size = window.size }

  /// Sends the shackle where the row says that it is.
  mutating func spring(at time: Double) {
    let isOpen = kind == .padlock && row.isOpen
    guard isOpen != isSprung else { return }
    isSprung = isOpen
    let target = isOpen ? 1.0 : 0
    guard time.isFinite, !environment.reducesMotion else {
      shackle = MotionTrack(restingAt: target)
      return
    }
    let parameters = isOpen ? Self.release : Self.catching
    shackle.retarget(to: target, parameters: parameters, at: time)
  }
}

extension RowBody: ConfigurableControl {
  /// `row-body`.
  public static var controlName: String { "row-body" }

  /// States each setting: what the body is, then those of the row;
  /// see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("body", kind, "What the row is built into; set it first.") { kind = $0 }
    row.visitSettings(&visitor)
    spring(at: -.infinity)
  }

  /// What the row can be called; see `SpinnerRow.call(_:_:at:emit:)`.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) throws(SettingError) {
    try row.call(name, arguments, at: time, emit: emit)
    spring(at: time)
  }

  /// Tells what the row tells, and how far the shackle is out.
  public func readState(_ read: (String, SettingValue) -> Void) {
    row.readState(read)
    read("shackle", .number(shackle.position(at: now)))
  }
}
