import Rotary
import RotaryGestures

/// One event for five recognisers that exclude each other: tap, long press, pan, pinch and rotation.
///
/// Two fingers go down, move around each other and apart, and are lifted, repeatedly. Pan, pinch and rotation continue
/// together. Of 200 events, 4 are downs and ups.
struct FiveRecognizers: Figure {
  static let name = "fiveRecognizers"
  static let title = "an event on five recognisers"

  private struct Gestures: GestureSet {
    var tap = TapRecognizer()
    var press = LongPressRecognizer()
    var pan = PanRecognizer()
    var pinch = PinchRecognizer()
    var rotation = RotationRecognizer()

    mutating func visit(_ visitor: inout some GestureVisitor) {
      visitor.visit(&tap)
      visitor.visit(&press)
      visitor.visit(&pan)
      visitor.visit(&pinch)
      visitor.visit(&rotation)
    }
  }

  private var arbiter = GestureArbiter(Gestures())
  private var count = 0
  private var gestureCount = 0
  var trace: Double { Double(gestureCount) + arbiter.gestures.pinch.scale }

  init() {
    for (one, other) in [(2, 3), (2, 4), (3, 4)] { arbiter.allow(one, with: other) }
    run(2_000)
  }

  mutating func step() {
    let place = count % 200
    let id = place % 2
    let phase: PointerEvent.Phase = place < 2 ? .down : place < 198 ? .move : .up
    let reach = 60 + Double(place) * 0.5
    let angle = Double(place) * 0.01 + Double(id) * .pi
    let center = Point2D(200 + Double(place) * 0.3, 200)
    let event = PointerEvent(phase, id: id, position: center.moved(by: reach, towards: angle))
    arbiter.handle(event, at: Double(count) * 0.004)
    while arbiter.next() != nil { gestureCount += 1 }
    count += 1
  }
}
