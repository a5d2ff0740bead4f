// The code of Sources/Rotary/Rotary.docc/WriteYourOwnControl.md, in its order; TutorialTests compares them by
// line. It uses only the public API.

import Rotary
import RotaryGestures

// begin model
struct Mood: Equatable {
  enum HappinessLimits: Limits { static let range = 0.0...100.0 }

  @Within<HappinessLimits> var happiness = 75.0
}
// end model

// begin source
protocol SmileSource {
  /// −1 frowns, 0 is straight, 1 smiles.
  var smile: Double { get }
  var lineWidth: Double { get }
}

extension SmileSource {
  var lineWidth: Double { 5 }
}
// end source

// begin view
struct SmileyView: Equatable {
  var scale = 0.9

  func draw(into scene: inout ControlScene, size: Size2D, asking source: some SmileSource) {
    let radius = size.shorterSide / 2 * scale
    let middle = size.center
    let blue = Paint.solid(.fixed(RGBA(hex: 0x2F7BF5)))
    let line = Stroke(paint: blue, width: source.lineWidth)

    func add(_ id: UInt32, _ path: VectorPath) {
      scene.add(SceneNode(NodeID(id), content: .shape(path, fill: nil, stroke: line)))
    }
    add(1, .circle(center: middle, radius: radius))
    add(2, .circle(center: middle + Vector2D(-0.35 * radius, -0.35 * radius), radius: 0.1 * radius))
    add(3, .circle(center: middle + Vector2D(0.35 * radius, -0.35 * radius), radius: 0.1 * radius))

    let smile = min(max(source.smile, -1), 1)
    let corner = Vector2D(0.45 * radius, 0.4 * radius)
    let depth = corner.y + 0.25 * radius * smile
    var mouth = VectorPath()
    mouth.move(to: middle + Vector2D(-corner.x, corner.y))
    mouth.addCubic(
      control1: middle + Vector2D(-corner.x / 3, depth),
      control2: middle + Vector2D(corner.x / 3, depth),
      to: middle + corner
    )
    add(4, mouth)
  }
}
// end view

// begin gestures
struct SmileyGestures: GestureSet {
  var pinch = PinchRecognizer()
  var pan = PanRecognizer(axis: .vertical, fingers: 1...1)

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&pinch)
    visitor.visit(&pan)
  }
}
// end gestures

// begin controller
struct Smiley: Equatable, SmileSource {
  var size = Size2D(320, 320)
  var environment = ControlEnvironment()
  private(set) var mood = Mood()
  private(set) var view = SmileyView()
  private var arbiter = GestureArbiter(SmileyGestures())
  private(set) var now = 0.0
  var pendingEvents = PendingEvents<SmileyEvent>()

  var smile: Double { (mood.happiness - 50) / 50 }
}
// end controller

// begin input
enum SmileyEvent: Equatable {
  case changed(Double)
}

extension Smiley: InteractiveControl {
  var takesInput: Bool { environment.isEnabled }

  mutating func receive(time: Double) {
    now = time
    arbiter.advance(to: time)
    follow()
  }

  mutating func receive(_ event: PointerEvent) -> Response {
    let bounds = Rect2D(origin: .zero, size: size)
    let begins = takesInput && event.phase == .down && bounds.contains(event.position)
    guard begins || arbiter.pointers.contains(event.id) else { return .declined }
    arbiter.handle(event, at: now)
    follow()
    return .handled
  }

  var stepDirections: StepDirections { StepDirections() }

  mutating func receive(_ step: Step, isFine: Bool) -> Response {
    guard case .by(let points) = step else { return .declined }
    change(by: Double(points), at: now)
    return .handled
  }

  mutating func receive(focus hasFocus: Bool) {}
}
// end input

// begin follow
extension Smiley {
  private mutating func follow() {
    while let gesture = arbiter.next() {
      guard gesture.state.isActive || gesture.state == .ended else { continue }
      if gesture.number == 0 {
        view.scale *= arbiter.gestures.pinch.scale
        arbiter.gestures.pinch.scale = 1
      } else {
        let points = arbiter.gestures.pan.translation.y
        arbiter.gestures.pan.translation = .zero
        change(by: -points / 2, at: gesture.time)
      }
    }
  }

  private mutating func change(by points: Double, at time: Double) {
    let before = mood
    mood.happiness += points
    if mood != before { send(.changed(mood.happiness), at: time) }
  }
}
// end follow

// begin control
extension Smiley: Control {
  var isMoving: Bool { false }

  func draw(into scene: inout ControlScene) {
    view.draw(into: &scene, size: size, asking: self)
  }

  func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(
        role: .slider,
        name: "Happiness",
        value: NumberText.text(mood.happiness),
        number: AccessibilityNumber(current: mood.happiness, minimum: 0, maximum: 100),
        states: .focusable,
        actions: [.increment, .decrement],
        frame: Rect2D(origin: .zero, size: size)
      )
    )
  }

  func feedback(for event: SmileyEvent) -> Feedback {
    switch event {
    case .changed(let happiness):
      return Feedback(cue: happiness == 0 || happiness == 100 ? .boundary : nil)
    }
  }
}
// end control

// begin drive
func dragDown(_ smiley: inout Smiley, by points: Double) -> [SmileyEvent] {
  var events: [SmileyEvent] = []
  let moves: [(PointerEvent.Phase, Double)] = [
    (.down, 0), (.move, points / 2), (.move, points), (.up, points),
  ]
  for (index, (phase, distance)) in moves.enumerated() {
    let finger = PointerEvent(phase, position: Point2D(160, 100 + distance))
    smiley.handle(.pointer(finger), at: Double(index) / 60)
    while let (event, _) = smiley.nextEvent() { events.append(event) }
  }
  return events
}
// end drive

// begin host
func changes(
  of presenter: inout ScenePresenter<Smiley>,
  showing smiley: Smiley
) -> [SceneChange] {
  var changes: [SceneChange] = []
  presenter.update(with: smiley) { changes.append($0) }
  return changes
}
// end host

// begin stage
func turn(
  _ stage: inout Stage,
  under smiley: inout Smiley,
  to held: DeviceOrientation,
  at now: Double
) {
  guard stage.turn(to: held, at: now) else { return }
  smiley.size = stage.size
}
// end stage

// begin settings
extension SmileyEvent: DescribedEvent {
  var name: String { "changed" }

  func readFields(_ read: (String, SettingValue) -> Void) {
    if case .changed(let happiness) = self { read("happiness", .number(happiness)) }
  }
}

extension Smiley: ConfigurableControl {
  static var controlName: String { "smiley" }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("happiness", &mood.$happiness) {
      "Happiness, from 0 (very sad) to 100 (very happy)."
    }
  }

  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    throw .unknownName
  }

  func readState(_ read: (String, SettingValue) -> Void) {
    read("happiness", .number(mood.happiness))
  }
}
// end settings
