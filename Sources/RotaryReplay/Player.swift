import Rotary
import RotaryGestures

/// Plays a recording on a control, frame by frame, and collects the control's events.
public struct Player<C: ConfigurableControl> {
  /// An event and its time.
  public struct TimedEvent: Equatable, Sendable {
    /// The time in seconds.
    public var time: Double
    /// The event.
    public var event: C.Event
  }

  /// A check that failed.
  public struct Failure: Equatable, Sendable, CustomStringConvertible {
    /// The file and line of the check, the actual value and the expected value.
    public var description: String
  }

  /// The control in its current state.
  public private(set) var control: C
  /// The time up to which the recording was played.
  public private(set) var time = 0.0
  /// The events of the control, in order.
  public private(set) var events: [TimedEvent] = []
  /// The checks that failed.
  public private(set) var failures: [Failure] = []
  /// The scene at each check, as text.
  public private(set) var scenes: [String] = []

  private let recording: Recording
  private let framesPerSecond: Double
  /// The number of frames left that are played one by one without `onFrame`.
  private var framesLeft = Self.mostFrames
  /// The screen, which the control fills.
  ///
  /// It begins in portrait.
  private var stage: Stage

  /// The maximum number of frames played one by one without `onFrame`: a quarter of an hour of motion.
  ///
  /// The rest is played from line to line, which gives the same result, so that a countdown of a day takes no longer
  /// than one of minutes.
  private static var mostFrames: Int { 100_000 }

  /// Makes the control of a recording, at time 0.
  ///
  /// - Parameters:
  ///   - recording: the recording to play.
  ///   - framesPerSecond: the number of frames per second between lines. Default 120.
  /// - Throws: `RecordingError` for a setting that the control rejects.
  public init(_ recording: Recording, framesPerSecond: Double = 120) throws(RecordingError) {
    self.recording = recording
    self.framesPerSecond = framesPerSecond
    var control: C
    do {
      control = try C.make(recording.settings)
    } catch {
      throw RecordingError(file: recording.file, line: 1, problem: error.description)
    }
    if let size = recording.size { control.size = size }
    self.control = control
    stage = Stage(screen: control.size)
  }

  /// The length of the recording, in seconds.
  public var duration: Double { recording.lines.last?.time ?? 0 }

  /// Plays to the end, or to a time.
  ///
  /// - Parameters:
  ///   - end: the time to stop at, including its lines; nil for the end of the recording.
  ///   - onFrame: a function called after each frame with the time and the control, at rest too. Default nil: frames
  ///     in which nothing moves are skipped.
  /// - Throws: `RecordingError` for a line that the control rejects.
  public mutating func play(
    until end: Double? = nil,
    onFrame: ((Double, C) throws -> Void)? = nil
  ) throws {
    let stop = end ?? duration
    for line in recording.lines where line.time <= stop {
      try advance(to: line.time, onFrame: onFrame)
      try perform(line)
    }
    try advance(to: stop, onFrame: onFrame)
  }

  /// Plays whole frames, and then a part of one up to the exact time.
  private mutating func advance(to end: Double, onFrame: ((Double, C) throws -> Void)?) throws {
    var frame = (time * framesPerSecond).rounded(.down) + 1
    while frame / framesPerSecond < end, onFrame != nil || control.isMoving && framesLeft > 0 {
      let instant = frame / framesPerSecond
      control.advance(to: instant)
      readEvents()
      try onFrame?(instant, control)
      frame += 1
      framesLeft -= 1
    }
    control.advance(to: end)
    readEvents()
    time = Swift.max(time, end)
  }

  private mutating func perform(_ line: Recording.Line) throws(RecordingError) {
    switch line.action {
    case .input(let input): handle(input, at: line.time)
    case .resize(let size):
      control.size = size
      stage.size = size
    case .setting(let name, let value):
      do { try control.apply(name, value) } catch {
        throw RecordingError(file: recording.file, line: line.number, problem: error.description)
      }
    case .call(let name, let arguments):
      defer { readEvents() }
      do throws(SettingError) { try control.call(name, arguments) } catch {
        let problem = SettingProblem(call: name, of: C.self, error: error).description
        throw RecordingError(file: recording.file, line: line.number, problem: problem)
      }
    case .check(let checks, let tolerance):
      try check(checks, tolerance, line)
    case .end: break
    }
  }

  /// Sends input.
  ///
  /// If the control declines to rotate with the device, it gets the size of the rotated screen.
  private mutating func handle(_ input: Input, at time: Double) {
    let response = control.handle(input, at: time)
    readEvents()
    guard case .orientation(let orientation) = input, response == .declined else { return }
    stage.turn(to: orientation, at: time)
    control.size = stage.size
  }

  private mutating func readEvents() {
    while let (event, time) = control.nextEvent() {
      events.append(TimedEvent(time: time, event: event))
    }
  }

  private mutating func check(
    _ checks: [(name: String, value: SettingValue)],
    _ tolerance: Double,
    _ line: Recording.Line
  ) throws(RecordingError) {
    var scene = ControlScene(size: control.size)
    control.draw(into: &scene)
    scenes.append(scene.text)
    var state: [String: SettingValue] = [:]
    control.readState { state[$0] = $1 }
    for (name, expected) in checks {
      guard let found = state[name] else {
        throw RecordingError(
          file: recording.file,
          line: line.number,
          problem: Suggestion.message(
            "the state has no \(JSONText.quote(name))",
            for: name,
            among: state.keys.sorted()
          )
        )
      }
      guard Self.isSameKind(found, expected) else {
        throw RecordingError(
          file: recording.file,
          line: line.number,
          problem: "\"\(name)\" cannot be \(JSONText.quote(expected)); "
            + "expected a value of the same kind as \(JSONText.quote(found))"
        )
      }
      guard !Self.agrees(found, expected, tolerance) else { continue }
      failures.append(
        Failure(
          description: "\(recording.file):\(line.number): \(name) is \(JSONText.of(found)); "
            + "expected \(JSONText.of(expected))"
        )
      )
    }
  }

  private static func isSameKind(_ found: SettingValue, _ expected: SettingValue) -> Bool {
    switch (found, expected) {
    case (.number, .number), (.flag, .flag), (.text, .text), (.numbers, .numbers),
      (.texts, .texts):
      return true
    case (.number, _), (.flag, _), (.text, _), (.numbers, _), (.texts, _): return false
    }
  }

  private static func agrees(
    _ found: SettingValue,
    _ expected: SettingValue,
    _ tolerance: Double
  ) -> Bool {
    if case .number(let a) = found, case .number(let b) = expected {
      return (a - b).magnitude <= tolerance
    }
    return found == expected
  }
}

extension Player {
  /// The events and the final state, each as one line of JSON.
  public var report: [String] {
    let lines = events.map { timed in
      var line = "{\"t\":\(JSONText.of(timed.time)),\"event\":\(JSONText.of(timed.event.name))"
      timed.event.readFields { line += ",\(JSONText.of($0)):\(JSONText.of($1))" }
      return line + "}"
    }
    var members: [String] = []
    control.readState { members.append("\(JSONText.of($0)):\(JSONText.of($1))") }
    let state = members.joined(separator: ",")
    return lines + ["{\"t\":\(JSONText.of(time)),\"state\":{\(state)}}"]
  }
}
