import Rotary
import RotaryGestures

/// The usual five recognizers.
struct Five: GestureSet {
  static let (tap, press, pan, pinch, rotation) = (0, 1, 2, 3, 4)
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

/// A change that an arbiter reported.
struct Told: Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ number: Int, _ state: RecognizerState) { description = "\(number) \(state)" }
}

/// Plays fingers on an arbiter, and stores its changes.
struct Play<Gestures: GestureSet> {
  var arbiter: GestureArbiter<Gestures>
  private(set) var time = 0.0
  private(set) var told: [Told] = []
  private(set) var heard: [GestureChange] = []
  private var places: [Int: Point2D] = [:]

  init(_ arbiter: GestureArbiter<Gestures>) {
    self.arbiter = arbiter
  }

  func states(of number: Int) -> [RecognizerState] {
    heard.filter { $0.number == number && $0.state != .changed }.map { $0.state }
  }

  func times(of number: Int) -> [Double] {
    heard.filter { $0.number == number }.map { $0.time }
  }

  mutating func down(_ x: Double, _ y: Double, id: Int = 1, after pause: Double = 0) {
    event(.down, Point2D(x, y), id: id, after: pause)
  }

  mutating func move(_ x: Double, _ y: Double, id: Int = 1, after pause: Double = 0.01) {
    event(.move, Point2D(x, y), id: id, after: pause)
  }

  mutating func up(id: Int = 1, after pause: Double = 0.01) {
    event(.up, places[id] ?? .zero, id: id, after: pause)
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    arbiter.advance(to: time)
    note()
  }

  mutating func cancel() {
    arbiter.cancel(at: time)
    note()
  }

  mutating func event(
    _ phase: PointerEvent.Phase,
    _ place: Point2D,
    id: Int = 1,
    after pause: Double = 0
  ) {
    time += pause
    places[id] = place
    arbiter.handle(PointerEvent(phase, id: id, position: place), at: time)
    note()
  }

  private mutating func note() {
    while let change = arbiter.next() {
      heard.append(change)
      told.append(Told(change.number, change.state))
    }
  }
}
