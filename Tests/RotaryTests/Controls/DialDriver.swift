import Rotary

/// Drives a dial as a script does, and keeps what it tells.
struct DialDriver {
  var dial: Dial
  private(set) var time = 0.0
  private(set) var events: [DialEvent] = []

  init(_ dial: Dial = Dial()) { self.dial = dial }

  /// A dial with settings by name.
  init(_ settings: [(String, SettingValue)]) throws {
    dial = Dial()
    for (name, value) in settings { try dial.set(name, to: value) }
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    dial.advance(to: time) { _, _ in }
  }

  @discardableResult
  mutating func input(_ input: Input, after pause: Double = 0) -> Response {
    time += pause
    var heard: [DialEvent] = []
    let response = dial.handle(input, at: time) { event, _ in heard.append(event) }
    events += heard
    return response
  }

  @discardableResult
  mutating func pointer(
    _ phase: PointerEvent.Phase,
    _ place: Point,
    id: Int = 1,
    kind: PointerEvent.Kind = .mouse,
    modifiers: Modifiers = [],
    after pause: Double = 0.01
  ) -> Response {
    let event = PointerEvent(phase, id: id, at: place, kind: kind, modifiers: modifiers)
    return input(.pointer(event), after: pause)
  }

  /// A place by its direction in degrees and its share of the radius.
  func place(_ degrees: Double, _ share: Double = 0.8) -> Point {
    dial.size.center.moved(
      by: dial.size.shorterSide / 2 * share,
      towards: Circular.radians(degrees: degrees)
    )
  }

  /// Goes along an arc in steps.
  mutating func arc(
    from start: Double,
    by sweep: Double,
    steps: Int = 60,
    share: Double = 0.8,
    modifiers: Modifiers = []
  ) {
    for step in 1...steps {
      let angle = start + sweep * Double(step) / Double(steps)
      pointer(.move, place(angle, share), modifiers: modifiers)
    }
  }

  /// Taps a place.
  mutating func tap(_ degrees: Double, share: Double = 0.8, after pause: Double = 1) {
    pointer(.down, place(degrees, share), after: pause)
    pointer(.up, place(degrees, share), after: 0.05)
  }

  mutating func forget() { events = [] }

  /// What ticked.
  var crossed: [Double] {
    events.compactMap { if case .crossed(let value) = $0 { value } else { nil } }
  }

  /// What was told at rest.
  var changes: [DialValue] {
    events.compactMap { if case .valueChanged(let value) = $0 { value } else { nil } }
  }
}
