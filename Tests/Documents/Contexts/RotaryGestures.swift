// The names that doc comments of RotaryGestures use without declaring them.
let time = 0.0
let event = PointerEvent(.down, position: Point2D(0, 0))
struct Pans: GestureSet {
  var pan = PanRecognizer()
  mutating func visit(_ visitor: inout some GestureVisitor) { visitor.visit(&pan) }
}
var arbiter = GestureArbiter(Pans())
func follow(_ change: GestureChange) {}
