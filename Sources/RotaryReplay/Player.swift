import Rotary

/// Plays a recording on a control, frame by frame, and keeps what the control tells.
public struct Player<C: ConfigurableControl> {
  /// Something the control told, when.
  public struct Told: Equatable, Sendable {
    /// Seconds.
    public var time: Double
    /// What.
    public var event: C.Event
  }

  /// A check that failed.
  public struct Failure: Equatable, Sendable, CustomStringConvertible {
    /// Where it stands, and what was expected and found.
    public var description: String
  }

  /// The control as it is now.
  public private(set) var control: C
  /// The time it has come to.
  public private(set) var time = 0.0
  /// What it told, in order.
  public private(set) var events: [Told] = []
  /// The checks that failed.
  public private(set) var failures: [Failure] = []
  /// The scene at each check, as text.
  public private(set) var scenes: [String] = []

  private let recording: Recording
  private let framesPerSecond: Double
  /// How many more frames are played one by one where nobody watches.
  private var framesLeft = Self.mostFrames
  /// The screen on which the control fills all; it begins in portrait.
  private var stage: Stage

  /// So many frames are played one by one where nobody watches, a quarter of an hour of motion.
  ///
  /// The rest goes from line to line, so that a countdown of a day takes no longer than one of
  /// minutes. A control comes to the same either way.
  private static var mostFrames: Int { 100_000 }

  /// Makes the control of a recording, at its beginning.
  ///
  /// - Parameters:
  ///   - recording: what happens.
  ///   - framesPerSecond: how often the control is advanced between lines. Default 120.
  /// - Throws: `RecordingError` when a setting is refused.
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

  /// When the recording ends, in seconds.
  public var duration: Double { recording.lines.last?.time ?? 0 }

  /// Plays to the end, or to a time.
  ///
  /// - Parameters:
  ///   - end: where to stop; nil for the end. What happens at that very time has happened.
  ///   - onFrame: called after each frame with the time and the control, at rest too. Default nil: nobody
  ///     watches, and no frames are played where nothing moves.
  /// - Throws: `RecordingError` for a line that the control refuses.
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

  /// Goes on by whole frames, and then to the time itself.
  private mutating func advance(
    to end: Double,
    onFrame: ((Double, C) throws -> Void)?
  ) throws {
    var frame = (time * framesPerSecond).rounded(.down) + 1
    while frame / framesPerSecond < end, onFrame != nil || control.isMoving && framesLeft > 0 {
      let instant = frame / framesPerSecond
      tell { $0.advance(to: instant, emit: $1) }
      try onFrame?(instant, control)
      frame += 1
      framesLeft -= 1
    }
    tell { $0.advance(to: end, emit: $1) }
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
      var refusal: SettingError?
      tell { control, emit in
        do throws(SettingError) {
          try control.call(name, arguments, at: line.time, emit: emit)
        } catch {
          refusal = error
        }
      }
      guard let refusal else { return }
      let problem = SettingProblem(call: name, of: C.self, error: refusal).description
      throw RecordingError(file: recording.file, line: line.number, problem: problem)
    case .check(let checks, let tolerance):
      try check(checks, tolerance, line)
    case .end: break
    }
  }

  /// A control that turns nothing itself is given the size of the screen as it is held now.
  private mutating func handle(_ input: Input, at time: Double) {
    var response = Response.handled
    tell { response = $0.handle(input, at: time, emit: $1) }
    guard case .orientation(let orientation) = input, response == .declined else { return }
    stage.turn(to: orientation, at: time)
    control.size = stage.size
  }

  private mutating func tell(_ body: (inout C, (C.Event, Double) -> Void) -> Void) {
    var heard: [Told] = []
    body(&control) { heard.append(Told(time: $1, event: $0)) }
    events += heard
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
        let names = state.keys.sorted().joined(separator: ", ")
        throw RecordingError(
          file: recording.file,
          line: line.number,
          problem: "the state has no \(JSONText.quote(name)); expected one of \(names)"
        )
      }
      guard Self.isSameKind(found, expected) else {
        throw RecordingError(
          file: recording.file,
          line: line.number,
          problem: "\"\(name)\" is checked against \(JSONText.quote(expected)); "
            + "expected a value of the kind of \(JSONText.quote(found))"
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
  /// What was told and the state at the end, one line of JSON each.
  public var report: [String] {
    let told = events.map { told in
      var line = "{\"t\":\(JSONText.of(told.time)),\"event\":\(JSONText.of(told.event.name))"
      told.event.readFields { line += ",\(JSONText.of($0)):\(JSONText.of($1))" }
      return line + "}"
    }
    var members: [String] = []
    control.readState { members.append("\(JSONText.of($0)):\(JSONText.of($1))") }
    let state = members.joined(separator: ",")
    return told + ["{\"t\":\(JSONText.of(time)),\"state\":{\(state)}}"]
  }
}
