import Rotary

/// Why a setting or a call did nothing, as the report says it.
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

/// Whether an event of this call is to be read out.
nonisolated(unsafe) private var announces = false

/// What a page and its user ask of a control; the bits are those of `attend` in `js/control.js`.
struct PageWishes: OptionSet {
  let rawValue: Int32

  static let reducesMotion = PageWishes(rawValue: 1)
  static let isRightToLeft = PageWishes(rawValue: 2)
  static let increasesContrast = PageWishes(rawValue: 4)
  static let isDisabled = PageWishes(rawValue: 8)
  /// The page has said by a setting whether motion is reduced, or which way the control is read.
  static let saysMotion = PageWishes(rawValue: 16)
  static let saysDirection = PageWishes(rawValue: 32)
}

extension ControlEnvironment {
  /// Takes what a page asks for; a text scale that is no number leaves what was.
  @inline(never)
  fileprivate mutating func take(_ textScale: Double, _ wishes: PageWishes) {
    self.textScale = textScale
    if !wishes.contains(.saysMotion) { reducesMotion = wishes.contains(.reducesMotion) }
    if !wishes.contains(.saysDirection) { isRightToLeft = wishes.contains(.isRightToLeft) }
    increasesContrast = wishes.contains(.increasesContrast)
    isEnabled = !wishes.contains(.isDisabled)
  }
}

/// A control on a page, by what JavaScript can do to it.
///
/// Each method leaves its report in the outbox. A class, so that a handle can stand for a control of any
/// kind. What has to know the kind is overridden, in ``WebSession``, and is compiled for each; the reports
/// are written here, once for all.
class Session {
  /// What was last written of the tree and the areas.
  private var shownTree: [Double] = []
  private var shownAreas: [Double] = []

  var isMoving: Bool { false }
  var isAtEnd: Bool { false }
  var nextFrameTime: Double { 0 }
  func nextMotionEnd() -> MotionEnd? { nil }
  func take(_ input: Input, at time: Double) -> Response { .declined }
  func goOn(to time: Double) {}
  func lay(out size: Size2D, _ textScale: Double, _ wishes: PageWishes) {}
  func change(_ name: String, to value: SettingValue) throws(SettingError) {}
  func command(_ name: String, _ arguments: Arguments, at time: Double) throws(SettingError) {}
  /// Writes what to change on the screen; says whether the control was drawn anew.
  func draw() -> Bool { false }
  /// What is to be read out, if that may be other than before.
  func newTree(announcing: Bool) -> AccessibilityTree? { nil }
  func readTouchAreas(_ read: (TouchArea) -> Void) {}
  func readState(_ read: (String, SettingValue) -> Void) {}
}

extension Session {
  func handle(_ input: Input, at time: Double, presents: Bool) {
    begin()
    finish(Double(take(input, at: time).rawValue), presents: presents)
  }

  func advance(to time: Double) {
    begin()
    goOn(to: time)
    finish(0, presents: true)
  }

  func place(_ size: Size2D, _ textScale: Double, _ wishes: PageWishes) {
    begin()
    lay(out: size, textScale, wishes)
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

  /// A report begins with its outcome, how the control is, and when the next frame is needed, all known at its end.
  private func begin() {
    outbox.clear()
    outbox.write(0)
    outbox.write(0)
    outbox.write(0)
    announces = false
  }

  /// Ends a report; of one that is not read, JavaScript looks at no more than the outcome.
  private func finish(_ outcome: Double, presents: Bool, isRead: Bool = true) {
    if presents {
      if draw() { presentAreas() }
      if let tree = newTree(announcing: announces) {
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

/// A control of one kind on a page.
final class WebSession<Subject: ConfigurableControl>: Session {
  private var session = ControlSession(Subject())

  override var isMoving: Bool { session.isMoving }
  override var nextFrameTime: Double { session.nextFrameTime }
  override var isAtEnd: Bool { session.read { $0.isAtEnd } }
  override func nextMotionEnd() -> MotionEnd? { session.nextMotionEnd() }

  override func take(_ input: Input, at time: Double) -> Response {
    session.handle(input, at: time) { tell($0, at: $1, of: Subject.self) }
  }

  override func goOn(to time: Double) {
    session.advance(to: time) { tell($0, at: $1, of: Subject.self) }
  }

  override func lay(out size: Size2D, _ textScale: Double, _ wishes: PageWishes) {
    session.change {
      $0.size = size
      $0.environment.take(textScale, wishes)
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
    let isMotion = Subject.isMotion(name)
    if isMotion { goOn(to: time) }
    try session.change { control throws(SettingError) in
      try control.call(name, arguments, at: time) { tell($0, at: $1, of: Subject.self) }
    }
    if isMotion { session.followMotion() }
  }

  override func draw() -> Bool {
    session.present { outbox.write($0) }
  }

  override func newTree(announcing: Bool) -> AccessibilityTree? {
    session.describe(announcing: announcing) ? session.tree : nil
  }

  override func readTouchAreas(_ read: (TouchArea) -> Void) {
    session.read { $0.readTouchAreas(read) }
  }

  override func readState(_ read: (String, SettingValue) -> Void) {
    session.read { $0.readState(read) }
  }
}

/// Writes an event.
///
/// It knows nothing of the session, so that passing it on costs nothing.
private func tell<Subject: ConfigurableControl>(
  _ event: Subject.Event,
  at time: Double,
  of: Subject.Type
) {
  let feedback = Subject.feedback(for: event)
  if feedback.announcesValue { announces = true }
  outbox.write(event.name, feedback, at: time) { event.readFields($0) }
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

  /// Writes how many fields there are, then the name and the value of each.
  @inline(never)
  fileprivate mutating func writeFields(_ read: ((String, SettingValue) -> Void) -> Void) {
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
