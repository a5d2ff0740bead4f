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
    _ body: (inout Subject, Double, (Subject.Event, Double) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var heard: [(Subject.Event, Double)] = []
    let result = try body(&subject, time) { heard.append(($0, $1)) }
    events += heard.map { $0.0 }
    times += heard.map { $0.1 }
    return result
  }

  /// Sends an input after a pause.
  @discardableResult
  mutating func input(_ input: Input, after pause: Double = 0) -> Response {
    wait(pause)
    return act { subject, time, emit in subject.handle(input, at: time, emit: emit) }
  }

  /// Advances the time frame by frame.
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / framesPerSecond)
      act { subject, time, emit in subject.advance(to: time, emit: emit) }
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
