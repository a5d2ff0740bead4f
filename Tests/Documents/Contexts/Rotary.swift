// The names that doc comments of Rotary use without declaring them.
enum Part { case radius, label }
struct View {
  func apply(_ change: SceneChange) {}
  func announce(_ tree: AccessibilityTree) {}
}
struct App {
  func receive(_ event: DialEvent<Double>) {}
}
let now = 0.0
let time = 0.0
let view = View()
let app = App()
let event = PointerEvent(.down, position: Point2D(0, 0))
var session = ControlSession(Dial())
var dial = Dial()
var ring = ProgressRing()
struct Pans: GestureSet {
  var pan = PanRecognizer()
  mutating func visit(_ visitor: inout some GestureVisitor) { visitor.visit(&pan) }
}
var arbiter = GestureArbiter(Pans())
func follow(_ change: GestureChange) {}
