// The code of Sources/Rotary/Rotary.docc/WriteYourOwnControl.md, in its order; TutorialTests compares them by
// line. It uses only the public API.

import Rotary

// begin state
struct Gauge: Equatable {
  enum Percent: Limits { static let range = 0.0...100.0 }

  @Within<Percent> var value = 40.0
  var size = Size2D(240, 240)
  var environment = ControlEnvironment()
  var pendingEvents = PendingEvents<ValueEvent<Double>>()
  private(set) var now = 0.0
  private var finger: Int?
  private var valueBefore = 0.0
}
// end state

// begin drawing
extension Gauge {
  private static let start = Circular.radians(degrees: 135)
  private static let sweep = Circular.radians(degrees: 270)

  func draw(into scene: inout ControlScene) {
    let radius = size.shorterSide * 0.42
    let angle = value / 100 * Self.sweep

    func line(_ id: UInt32, _ path: VectorPath, _ role: ColorRole, _ width: Double) {
      let stroke = Stroke(paint: .role(role), width: radius * width)
      scene.add(SceneNode(NodeID(id), content: .shape(path, fill: nil, stroke: stroke)))
    }
    func arc(_ sweep: Double) -> VectorPath {
      var path = VectorPath()
      path.move(to: size.center.moved(by: radius, towards: Self.start))
      path.addArc(center: size.center, radius: radius, startAngle: Self.start, sweep: sweep)
      return path
    }
    line(1, arc(Self.sweep), .hairline, 0.14)
    line(2, arc(angle), .accent, 0.14)
    var needle = VectorPath()
    needle.move(to: size.center)
    needle.addLine(to: size.center.moved(by: 0.8 * radius, towards: Self.start + angle))
    line(3, needle, .ink, 0.06)
  }
}
// end drawing

// begin keys
extension Gauge: InteractiveControl {
  var takesInput: Bool { environment.isEnabled }
  var stepDirections: StepDirections { StepDirections() }

  mutating func receive(time: Double) { now = time }
  mutating func receive(focus hasFocus: Bool) {}

  mutating func receive(_ step: Step, isFine: Bool) -> Response {
    let before = value
    switch step {
    case .by(let count): show(value + Double(count))
    case .page(let count): show(value + 10 * Double(count))
    case .first: show(0)
    case .last: show(100)
    }
    rest(from: before)
    return .handled
  }

  private mutating func show(_ value: Double) {
    let before = self.value
    self.value = value
    if self.value != before { send(.changing(self.value), at: now) }
  }

  private mutating func rest(from before: Double) {
    if value != before { send(.changed(value), at: now) }
  }
}
// end keys

// begin pointers
extension Gauge {
  mutating func receive(_ event: PointerEvent) -> Response {
    switch event.phase {
    case .down where takesInput && finger == nil && isInside(event.position):
      (finger, valueBefore) = (event.id, value)
      point(at: event.position)
    case .move where takesInput && event.id == finger: point(at: event.position)
    case .up where event.id == finger, .lost where event.id == finger:
      finger = nil
      rest(from: valueBefore)
    case .cancel where event.id == finger:
      finger = nil
      show(valueBefore)
    default: return .declined
    }
    return .handled
  }

  private func isInside(_ point: Point2D) -> Bool {
    point.distance(to: size.center) <= size.shorterSide / 2
  }

  private mutating func point(at position: Point2D) {
    let direction = size.center.directionAngle(to: position)
    let angle = Circular.positive(direction - Self.start)
    let gap = Circular.turn - Self.sweep
    show(angle > Self.sweep + gap / 2 ? 0 : angle / Self.sweep * 100)
  }
}
// end pointers

// begin control
extension Gauge: ValueControl {
  static var ticksWithValues: Bool { false }
  var isMoving: Bool { false }

  func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(
        role: .slider,
        name: "Level",
        value: NumberText.text(value.rounded()),
        number: AccessibilityNumber(current: value, minimum: 0, maximum: 100),
        states: .focusable,
        actions: [.increment, .decrement],
        frame: Rect2D(origin: .zero, size: size)
      )
    )
  }
}
// end control

// begin settings
extension Gauge: ConfigurableControl {
  static var controlName: String { "gauge" }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("value", &$value) { "The level, from 0 to 100." }
  }

  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    throw .unknownName
  }

  func readState(_ read: (String, SettingValue) -> Void) { read("value", .number(value)) }
}
// end settings

// begin test
func drag(_ gauge: inout Gauge, through points: [Point2D]) -> [ValueEvent<Double>] {
  var events: [ValueEvent<Double>] = []
  for (index, point) in points.enumerated() {
    let phase: PointerEvent.Phase =
      index == 0 ? .down : index == points.count - 1 ? .up : .move
    gauge.handle(.pointer(PointerEvent(phase, position: point)), at: Double(index) / 60)
    while let (event, _) = gauge.nextEvent() { events.append(event) }
  }
  return events
}
// end test
