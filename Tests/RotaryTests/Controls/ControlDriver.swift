import Rotary

/// Drives a control as a script does, and keeps what it tells.
protocol ControlDriver {
  associatedtype Subject: Control
  var subject: Subject { get set }
  /// In seconds.
  var time: Double { get set }
  /// What it told, and when.
  var events: [Subject.Event] { get set }
  var times: [Double] { get set }
  var framesPerSecond: Double { get }
}

extension ControlDriver {
  /// Does something to the control now.
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

  /// Lets an input happen after a pause.
  @discardableResult
  mutating func input(_ input: Input, after pause: Double = 0) -> Response {
    wait(pause)
    return act { subject, time, emit in subject.handle(input, at: time, emit: emit) }
  }

  /// Lets time pass, frame by frame.
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / framesPerSecond)
      act { subject, time, emit in subject.advance(to: time, emit: emit) }
    }
  }

  /// Lets time pass until nothing moves.
  mutating func settle() {
    for _ in 0..<100_000 {
      guard subject.isMoving else { return }
      wait(1 / framesPerSecond)
    }
  }

  /// Forgets what was told.
  mutating func forget() {
    events = []
    times = []
  }
}
