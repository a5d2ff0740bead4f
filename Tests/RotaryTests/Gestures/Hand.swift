import Rotary

/// Touches, moves and lifts fingers on one recognizer, and stores its states.
struct Hand<Recognizer: GestureRecognizer> {
  var recognizer: Recognizer
  private(set) var pointers = Pointers()
  private(set) var time = 0.0
  /// Each state that differs from the previous one.
  private(set) var states: [RecognizerState]

  init(_ recognizer: Recognizer) {
    self.recognizer = recognizer
    states = [recognizer.state]
  }

  var state: RecognizerState { recognizer.state }

  mutating func down(_ x: Double, _ y: Double, id: Int = 1, after pause: Double = 0) {
    event(.down, Point2D(x, y), id: id, after: pause)
  }

  mutating func move(_ x: Double, _ y: Double, id: Int = 1, after pause: Double = 0.01) {
    event(.move, Point2D(x, y), id: id, after: pause)
  }

  /// Lifts a finger at its position.
  mutating func up(id: Int = 1, after pause: Double = 0.01) {
    event(.up, Point2D(.nan, .nan), id: id, after: pause)
  }

  mutating func event(
    _ phase: PointerEvent.Phase,
    _ place: Point2D,
    id: Int = 1,
    after pause: Double = 0
  ) {
    time += pause
    guard let change = pointers.take(PointerEvent(phase, id: id, position: place), at: time) else {
      return
    }
    recognizer.handle(change, among: pointers)
    note()
  }

  /// Moves straight to a point in steps of 10 ms.
  mutating func drag(to x: Double, _ y: Double, id: Int = 1, steps: Int = 10) {
    guard let index = (0..<pointers.count).first(where: { pointers[$0].id == id }) else { return }
    let start = pointers[index].position
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      move(start.x + (x - start.x) * share, start.y + (y - start.y) * share, id: id)
    }
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    recognizer.advance(to: time)
    note()
  }

  mutating func cancel() {
    recognizer.cancel()
    note()
  }

  private mutating func note() {
    if states.last != recognizer.state { states.append(recognizer.state) }
  }
}
