import Rotary

/// Drives a dial as a script, and stores its events.
typealias DialDriver = DialControlDriver<Double>
/// Drives a range dial.
typealias RangeDialDriver = DialControlDriver<DialRange>

/// Drives a dial of either kind.
struct DialControlDriver<Value: DialReading>: ControlDriver {
  var subject: DialControl<Value>
  var time = 0.0
  var events: [ValueEvent<Value>] = []
  var times: [Double] = []
  var framesPerSecond = 120.0

  init(_ dial: DialControl<Value> = DialControl()) { subject = dial }

  /// Makes a dial with settings by name.
  init(_ settings: [(String, SettingValue)]) throws {
    self.init()
    for (name, value) in settings { try subject.set(name, to: value) }
  }

  var dial: DialControl<Value> {
    get { subject }
    set { subject = newValue }
  }

  @discardableResult
  mutating func pointer(
    _ phase: PointerEvent.Phase,
    _ position: Point2D,
    id: Int = 1,
    kind: PointerEvent.Kind = .mouse,
    modifiers: Modifiers = [],
    after pause: Double = 0.01
  ) -> Response {
    let event = PointerEvent(
      phase,
      id: id,
      position: position,
      kind: kind,
      modifiers: modifiers
    )
    return input(.pointer(event), after: pause)
  }

  /// Returns a point by its direction in degrees and its share of the radius.
  func place(_ degrees: Double, _ share: Double = 0.8) -> Point2D {
    dial.size.center.moved(
      by: dial.size.shorterSide / 2 * share,
      towards: Circular.radians(degrees: degrees)
    )
  }

  /// Drags along an arc in steps.
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

  /// Taps a point.
  mutating func tap(_ degrees: Double, share: Double = 0.8, after pause: Double = 1) {
    pointer(.down, place(degrees, share), after: pause)
    pointer(.up, place(degrees, share), after: 0.05)
  }

  /// Presses a key.
  mutating func press(_ key: Key) { input(.key(key)) }

  /// The values that ticked.
  var crossed: [Double] {
    events.compactMap { if case .crossed(let value) = $0 { value } else { nil } }
  }

  /// The values of the events during changes.
  var changing: [Value] {
    events.compactMap { if case .changing(let value) = $0 { value } else { nil } }
  }

  /// The values of the final events.
  var changes: [Value] {
    events.compactMap { if case .changed(let value) = $0 { value } else { nil } }
  }
}

extension DialRange {
  /// Makes a range of two values.
  init(_ low: Double, _ high: Double) { self.init(low: low, high: high) }
}

extension DialControl {
  /// The first text in the picture.
  var drawnText: String {
    var scene = ControlScene(size: size)
    draw(into: &scene)
    for node in scene.nodes {
      if case .text(let content) = node.content { return content.string }
    }
    return ""
  }
}
