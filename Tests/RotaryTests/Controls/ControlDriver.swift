import Rotary

/// Drives a control as a script, and stores its events.
protocol ControlDriver {
  associatedtype Subject: Control
  var subject: Subject { get set }
  /// The current time, in seconds.
  var time: Double { get set }
  /// The events and their times.
  var events: [Subject.Event] { get set }
  var times: [Double] { get set }
  var framesPerSecond: Double { get }
}

extension ControlDriver {
  /// Performs an action on the control at the current time.
  @discardableResult
  mutating func act<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    advance(to: time)
    defer { readEvents() }
    return try body(&subject)
  }

  /// Advances the control at once.
  mutating func advance(to time: Double) {
    subject.advance(to: time)
    readEvents()
  }

  private mutating func readEvents() {
    for (event, time) in subject.takeEvents() {
      events.append(event)
      times.append(time)
    }
  }

  /// Sends an input after a pause.
  @discardableResult
  mutating func input(_ input: Input, after pause: Double = 0) -> Response {
    wait(pause)
    defer { readEvents() }
    return subject.handle(input, at: time)
  }

  /// Sends a pointer event, by default of a finger, after a pause.
  @discardableResult
  mutating func pointer(
    _ phase: PointerEvent.Phase,
    _ place: Point2D,
    id: Int = 1,
    kind: PointerEvent.Kind = .touch,
    after pause: Double = 0
  ) -> Response {
    input(.pointer(PointerEvent(phase, id: id, position: place, kind: kind)), after: pause)
  }

  /// Advances the time frame by frame.
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / framesPerSecond)
      advance(to: time)
    }
  }

  /// Advances the time until nothing moves.
  mutating func settle() {
    for _ in 0..<100_000 {
      guard subject.isMoving else { return }
      wait(1 / framesPerSecond)
    }
  }

  /// Clears the events.
  mutating func forget() {
    events = []
    times = []
  }
}
