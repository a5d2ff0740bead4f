// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// RotaryKit documents the members of its protocols.
import Rotary

/// The position of a joystick, in a circle of radius 1: positive to the right and up.
public struct StickPosition: EventValue {
  public var x = 0.0
  public var y = 0.0

  public func readEventFields(_ read: (String, SettingValue) -> Void) {
    read("x", .number(x))
    read("y", .number(y))
  }
}

/// A stick to drag in any direction, which returns to the middle when it is released.
public struct Joystick: Equatable, Sendable {
  public enum DeadZone: Limits { public static var range: ClosedRange<Double> { 0...0.9 } }

  /// The distance from the middle up to which a position counts as the middle, 0 to 0.9; default 0.1.
  @Within<DeadZone> public var deadZone = 0.1
  /// Whether the stick returns to the middle; otherwise it is a pad for two values.
  public var returns = true
  public var size = Size2D(200, 200)
  public var environment = ControlEnvironment() {
    didSet { if !takesInput, finger != nil { release() } }
  }
  public var pendingEvents = PendingEvents<ValueEvent<StickPosition>>()
  public private(set) var now = 0.0
  private var x = MotionTrack<SpringMotion>(restingAt: 0)
  private var y = MotionTrack<SpringMotion>(restingAt: 0)
  private var finger: Int?
  private var reported = StickPosition()
  private var settled = StickPosition()
  private var hasFocus = false

  public init() {}

  /// The position; the middle in the dead zone.
  public var value: StickPosition {
    stick.length > deadZone ? StickPosition(x: stick.x, y: stick.y) : StickPosition()
  }

  /// Moves the stick to a position, or to the nearest one in the circle.
  public mutating func move(to position: Vector2D) {
    guard position.isFinite else { return }
    let inside = position * (1 / Swift.max(1, position.length))
    (x, y) = (MotionTrack(restingAt: inside.x), MotionTrack(restingAt: inside.y))
  }

  private var stick: Vector2D { Vector2D(x.position(at: now), y.position(at: now)) }
  private var radius: Double { size.shorterSide * 0.45 }

  private mutating func release() {
    finger = nil
    if returns, environment.reducesMotion { move(to: .zero) }
    if returns {
      x.retarget(to: 0, parameters: .nudge, at: now)
      y.retarget(to: 0, parameters: .nudge, at: now)
    }
    report()
  }

  /// Sends the events for the present position.
  private mutating func report() {
    if value != reported { send(.changing(value)) }
    reported = value
    guard !isMoving, finger == nil, value != settled else { return }
    settled = value
    send(.changed(value))
  }
}

extension Joystick: InteractiveControl {
  public var takesInput: Bool { environment.isEnabled }
  public var isMoving: Bool { x.isMoving(at: now) || y.isMoving(at: now) }

  public mutating func receive(time: Double) {
    now = time
    report()
  }

  public mutating func receive(focus hasFocus: Bool) { self.hasFocus = hasFocus }

  public mutating func receive(_ event: PointerEvent) -> Response {
    let offset = event.position - size.center
    switch event.phase {
    case .down where takesInput && finger == nil && offset.length <= radius: finger = event.id
    case .move where event.id == finger: break
    case .up, .lost, .cancel:
      guard event.id == finger else { return .declined }
      if event.phase == .cancel { move(to: Vector2D(settled.x, settled.y)) }
      release()
      return .handled
    default: return .declined
    }
    move(to: Vector2D(offset.x, size.center.y - event.position.y) * (1 / radius))
    report()
    return .handled
  }

  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    let step = isShifted ? 0.1 : 0.25
    switch key {
    case .left: push(-step, 0)
    case .right: push(step, 0)
    case .up: push(0, step)
    case .down: push(0, -step)
    case .home: push(-stick.x, -stick.y)
    default: return .declined
    }
    return .handled
  }

  /// The first element is the horizontal axis, the second the vertical one.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard let step = action.step, element < 2 else { return .declined }
    element == 0 ? push(Double(step) * 0.25, 0) : push(0, Double(step) * 0.25)
    return .handled
  }

  private mutating func push(_ right: Double, _ up: Double) {
    move(to: stick + Vector2D(right, up))
    report()
    release()
  }
}

extension Joystick: ValueControl {
  public static var ticksWithValues: Bool { false }

  public func draw(into scene: inout ControlScene) {
    func circle(_ id: UInt32, _ radius: Double, _ fill: ColorRole?, _ line: ColorRole?) {
      let place = id < 4 ? Vector2D.zero : Vector2D(stick.x, -stick.y) * (self.radius * 0.68)
      let path = VectorPath.circle(center: size.center + place, radius: radius)
      let stroke = line.map { Stroke(paint: .role($0), width: id == 3 ? 3 : 1.5) }
      scene.add(
        SceneNode(NodeID(id), content: .shape(path, fill: fill.map { .role($0) }, stroke: stroke))
      )
    }
    circle(1, radius, .surfaceAlternate, .hairline)
    circle(2, radius * Swift.max(0.05, deadZone * 0.68), nil, .hairline)
    if hasFocus { circle(3, radius + 3, nil, .focus) }
    circle(4, radius * 0.32, environment.isEnabled ? .accent : .inkSecondary, nil)
    circle(5, radius * 0.2, nil, .onAccent)
  }

  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    for (name, value) in [("Horizontal", value.x), ("Vertical", value.y)] {
      tree.add(
        AccessibilityElement(
          role: .slider,
          name: name,
          value: NumberText.text((value * 100).rounded()) + " %",
          number: AccessibilityNumber(current: value, minimum: -1, maximum: 1),
          states: takesInput ? .focusable : .disabled,
          actions: takesInput ? [.increment, .decrement] : [],
          frame: Rect2D(origin: .zero, size: size)
        )
      )
    }
  }
}

extension Joystick: ConfigurableControl {
  public static var controlName: String { "joystick" }

  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("dead-zone", &$deadZone) {
      "Radius around the middle that counts as the middle."
    }
    visitor.flag("returns", &returns) { "Whether the stick returns to the middle." }
  }

  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    guard TokenList("move").index(of: name) != nil else { throw .unknownName }
    move(to: Vector2D(try arguments.number("x"), try arguments.number("y")))
    report()
  }

  public func readState(_ read: (String, SettingValue) -> Void) { value.readEventFields(read) }
}
