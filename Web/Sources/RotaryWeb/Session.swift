import Rotary

/// The outcome of a setting or a call, as a report has it.
private enum Outcome: Double {
  case done, unknownName, badValue, refused

  init(_ error: SettingError) {
    switch error {
    case .unknownName: self = .unknownName
    case .badValue, .badCount, .missingArgument: self = .badValue
    case .refused: self = .refused
    }
  }
}

/// The environment that a page and its user ask for, in the bits of `adapt` in `js/control.js`.
struct EnvironmentFlags: OptionSet {
  let rawValue: Int32

  static let reducesMotion = EnvironmentFlags(rawValue: 1)
  static let isRightToLeft = EnvironmentFlags(rawValue: 2)
  static let increasesContrast = EnvironmentFlags(rawValue: 4)
  static let isDisabled = EnvironmentFlags(rawValue: 8)
  /// An attribute of the page sets the reduction of motion, or the direction, instead of the environment.
  static let setsMotion = EnvironmentFlags(rawValue: 16)
  static let setsDirection = EnvironmentFlags(rawValue: 32)
}

extension ControlEnvironment {
  /// Applies the environment of a page; a text scale of NaN changes nothing.
  @inline(never)
  fileprivate mutating func apply(_ textScale: Double, _ flags: EnvironmentFlags) {
    self.textScale = textScale
    if !flags.contains(.setsMotion) { reducesMotion = flags.contains(.reducesMotion) }
    if !flags.contains(.setsDirection) { isRightToLeft = flags.contains(.isRightToLeft) }
    increasesContrast = flags.contains(.increasesContrast)
    isEnabled = !flags.contains(.isDisabled)
  }
}

/// A control on a page, as JavaScript uses it.
///
/// Each method writes a report to the outbox. A class, because a handle can be that of any type of control. The methods
/// that depend on the type are overridden in ``WebSession`` and compiled for each; reports are compiled only once.
class Session {
  /// The tree and the areas that were written last.
  private var shownTree: [Double] = []
  private var shownAreas: [Double] = []

  var isMoving: Bool { false }
  var isAtEnd: Bool { false }
  var nextFrameTime: Double { 0 }
  func nextMotionEnd() -> MotionEnd? { nil }
  func respond(to input: Input, at time: Double) -> Response { .declined }
  func advanceSession(to time: Double) {}
  func configure(_ size: Size2D, _ textScale: Double, _ flags: EnvironmentFlags) {}
  func change(_ name: String, to value: SettingValue) throws(SettingError) {}
  func command(_ name: String, _ arguments: Arguments, at time: Double) throws(SettingError) {}
  /// Writes the changes of the picture; returns whether the control was redrawn.
  func draw() -> Bool { false }
  /// The accessibility tree, if it may have changed.
  func newTree() -> AccessibilityTree? { nil }
  func readTouchAreas(_ read: (TouchArea) -> Void) {}
  func readState(_ read: (String, SettingValue) -> Void) {}
}

extension Session {
  func handle(_ input: Input, at time: Double, presents: Bool) {
    begin()
    finish(Double(respond(to: input, at: time).rawValue), presents: presents)
  }

  func advance(to time: Double, presents: Bool) {
    begin()
    advanceSession(to: time)
    finish(0, presents: presents)
  }

  func place(_ size: Size2D, _ textScale: Double, _ flags: EnvironmentFlags) {
    begin()
    configure(size, textScale, flags)
    finish(0, presents: false, isRead: false)
  }

  func set(_ message: inout WordReader) {
    begin()
    var outcome = Outcome.done
    do throws(SettingError) {
      try change(message.text(), to: message.value())
    } catch { outcome = Outcome(error) }
    finish(outcome.rawValue, presents: false, isRead: false)
  }

  func call(_ message: inout WordReader, at time: Double) {
    begin()
    var outcome = Outcome.done
    do throws(SettingError) {
      try command(message.text(), message.arguments(), at: time)
    } catch { outcome = Outcome(error) }
    finish(outcome.rawValue, presents: true)
  }

  func present() {
    begin()
    finish(0, presents: true)
  }

  func writeState() {
    outbox.clear()
    outbox.writeFields { readState($0) }
  }

  /// Begins a report with its outcome, its flags and the time of the next frame, all known only at its end.
  private func begin() {
    outbox.clear()
    outbox.write(0)
    outbox.write(0)
    outbox.write(0)
  }

  /// Ends a report, of which JavaScript reads only the outcome if `isRead` is false.
  private func finish(_ outcome: Double, presents: Bool, isRead: Bool = true) {
    if presents {
      if draw() { presentAreas() }
      if let tree = newTree() {
        let place = outbox.count
        outbox.write(tree)
        outbox.takeBack(from: place, ifSameAs: &shownTree)
      }
    }
    outbox.write(MessagePart.end)
    outbox.replace(at: 0, with: outcome)
    // Two bits for each motion that has ended, the first one lowest.
    var (flags, place) = ((isMoving ? 1 : 0) + (isAtEnd ? 2 : 0), 4)
    while isRead, let end = nextMotionEnd() {
      flags += end.rawValue * place
      place *= 4
    }
    outbox.replace(at: 1, with: Double(flags))
    outbox.replace(at: 2, with: nextFrameTime)
  }

  private func presentAreas() {
    let place = outbox.count
    outbox.write(MessagePart.touchAreas)
    outbox.write(0)
    var count = 0
    readTouchAreas {
      outbox.write(Int($0.use.rawValue))
      outbox.write($0.frame)
      outbox.write($0.cornerRadius)
      outbox.write($0.usesSecondFinger)
      count += 1
    }
    outbox.replace(at: place + 1, with: Double(count))
    outbox.takeBack(from: place, ifSameAs: &shownAreas)
  }
}

/// A control of one type on a page.
final class WebSession<Subject: ConfigurableControl>: Session {
  var session = ControlSession(Subject())

  override var isMoving: Bool { session.isMoving }
  override var nextFrameTime: Double { session.nextFrameTime }
  override var isAtEnd: Bool { session.read { $0.isAtEnd } }
  override func nextMotionEnd() -> MotionEnd? { session.nextMotionEnd() }

  override func respond(to input: Input, at time: Double) -> Response {
    let response = session.handle(input, at: time)
    writeEvents()
    return response
  }

  override func advanceSession(to time: Double) {
    session.advance(to: time)
    writeEvents()
  }

  override func configure(_ size: Size2D, _ textScale: Double, _ flags: EnvironmentFlags) {
    session.change {
      $0.size = size
      $0.environment.apply(textScale, flags)
    }
  }

  override func change(_ name: String, to value: SettingValue) throws(SettingError) {
    try session.change { control throws(SettingError) in try control.set(name, to: value) }
  }

  override func command(
    _ name: String,
    _ arguments: Arguments,
    at time: Double
  ) throws(SettingError) {
    defer { writeEvents() }
    try session.command(at: time) { control throws(SettingError) in
      try control.call(name, arguments)
    }
    if Subject.isMotion(name) { session.followMotion() }
  }

  /// Writes the events of the present call.
  private func writeEvents() {
    while let (event, time) = session.nextEvent() {
      let feedback = session.read { $0.feedback(for: event) }
      outbox.write(event.name, feedback, at: time) { event.readFields($0) }
    }
  }

  override func draw() -> Bool {
    session.present(redraw: { outbox.write($1, inPlaceOf: $0) }, emit: { outbox.write($0) })
  }

  override func newTree() -> AccessibilityTree? { session.describe() ? session.tree : nil }

  override func readTouchAreas(_ read: (TouchArea) -> Void) {
    session.read { $0.readTouchAreas(read) }
  }

  override func readState(_ read: (String, SettingValue) -> Void) {
    session.read { $0.readState(read) }
  }
}

extension WordWriter {
  /// Writes an event.
  @inline(never)
  fileprivate mutating func write(
    _ event: String,
    _ feedback: Feedback,
    at time: Double,
    readFields: ((String, SettingValue) -> Void) -> Void
  ) {
    write(MessagePart.event)
    write(time)
    write(feedback.cue.map { Int($0.rawValue) } ?? -1)
    write(feedback.announcesValue)
    write(event)
    writeFields(readFields)
  }

  /// Writes the number of fields, then the name and the value of each.
  @inline(never)
  mutating func writeFields(_ read: ((String, SettingValue) -> Void) -> Void) {
    let place = count
    write(0)
    var fieldCount = 0
    read { name, value in
      write(name)
      write(value)
      fieldCount += 1
    }
    replace(at: place, with: Double(fieldCount))
  }
}
