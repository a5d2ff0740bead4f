// The names that doc comments of Rotary use without declaring them.
enum Part { case radius, label }
struct View {
  func apply(_ change: SceneChange) {}
  func announce(_ tree: AccessibilityTree) {}
}
struct App {
  func receive(_ event: ValueEvent<Double>) {}
}
let now = 0.0
let time = 0.0
let point = Point2D(0, 0)
let event = PointerEvent(.down, position: point)
let view = View()
let app = App()
var session = ControlSession(Dial())
var dial = Dial()
var ring = ProgressRing()
var menu = RingMenu()
