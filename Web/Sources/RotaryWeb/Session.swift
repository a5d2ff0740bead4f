import Rotary

/// A control on a page, by what JavaScript can do to it.
///
/// A class, so that a handle can stand for a control of any kind. Each method leaves its report in
/// the outbox.
class Session {
  func handle(_ input: Input, at time: Double, presents: Bool) {}
  func advance(to time: Double) {}
  func resize(to size: Size2D) {}
  func set(_ message: inout WordReader) {}
  func call(_ message: inout WordReader, at time: Double) {}
  func present() {}
  func writeState() {}
  func writePreferredSize() {}
}

/// Why a setting or a call did nothing, as the report says it.
private enum Outcome: Double {
  case done, unknownName, badValue

  init(_ error: SettingError) {
    switch error {
    case .unknownName: self = .unknownName
    case .badValue, .badCount, .missingArgument, .refused: self = .badValue
    }
  }
}

/// Whether an event of this call is to be read out.
nonisolated(unsafe) private var announces = false

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
  outbox.write(MessagePart.event)
  outbox.write(time)
  outbox.write(feedback.cue.map { Int($0.rawValue) } ?? -1)
  outbox.write(feedback.announcesValue)
  outbox.write(event.name)
  let place = outbox.count
  outbox.write(0)
  var count = 0
  event.readFields { name, value in
    outbox.write(name)
    outbox.write(value)
    count += 1
  }
  outbox.replace(at: place, with: Double(count))
}

/// A control of one kind on a page, whose reports are written into the outbox.
final class WebSession<Subject: ConfigurableControl>: Session {
  private var session = ControlSession(Subject())
  /// What was last written of the tree and the areas.
  private var shownTree: [Double] = []
  private var shownAreas: [Double] = []

  override func handle(_ input: Input, at time: Double, presents: Bool) {
    begin()
    let response = session.handle(input, at: time) { tell($0, at: $1, of: Subject.self) }
    finish(Double(response.rawValue), presents: presents)
  }

  override func advance(to time: Double) {
    begin()
    session.advance(to: time) { tell($0, at: $1, of: Subject.self) }
    finish(0, presents: true)
  }

  override func resize(to size: Size2D) {
    begin()
    session.change { $0.size = size }
    finish(0, presents: true)
  }

  override func set(_ message: inout WordReader) {
    begin()
    let (name, value) = (message.text(), message.value())
    var outcome = Outcome.done
    session.change {
      do throws(SettingError) {
        try $0.set(name, to: value)
      } catch { outcome = Outcome(error) }
    }
    finish(outcome.rawValue, presents: false)
  }

  override func call(_ message: inout WordReader, at time: Double) {
    begin()
    let (name, arguments) = (message.text(), message.arguments())
    var outcome = Outcome.done
    session.change {
      do throws(SettingError) {
        try $0.call(name, arguments, at: time, emit: { tell($0, at: $1, of: Subject.self) })
      } catch { outcome = Outcome(error) }
    }
    finish(outcome.rawValue, presents: true)
  }

  override func present() {
    begin()
    finish(0, presents: true)
  }

  override func writeState() {
    outbox.clear()
    let place = outbox.count
    outbox.write(0)
    var count = 0
    session.read {
      $0.readState { name, value in
        outbox.write(name)
        outbox.write(value)
        count += 1
      }
    }
    outbox.replace(at: place, with: Double(count))
  }

  override func writePreferredSize() {
    outbox.clear()
    let size = session.read { $0.preferredSize }.preferred
    outbox.write(size.width)
    outbox.write(size.height)
  }

  /// A report begins with its outcome and whether frames are needed, both known at its end.
  private func begin() {
    outbox.clear()
    outbox.write(0)
    outbox.write(0)
    announces = false
  }

  private func finish(_ outcome: Double, presents: Bool) {
    if presents {
      if session.present({ outbox.write($0) }) { presentAreas() }
      if session.describe(announcing: announces) { presentTree() }
    }
    outbox.write(MessagePart.end)
    outbox.replace(at: 0, with: outcome)
    outbox.replace(at: 1, with: session.isMoving ? 1 : 0)
  }

  private func presentTree() {
    let place = outbox.count
    outbox.write(session.tree)
    outbox.takeBack(from: place, ifSameAs: &shownTree)
  }

  private func presentAreas() {
    let place = outbox.count
    outbox.write(MessagePart.touchAreas)
    outbox.write(0)
    var count = 0
    session.read {
      $0.readTouchAreas {
        outbox.write(Int($0.use.rawValue))
        outbox.write($0.frame)
        outbox.write($0.cornerRadius)
        count += 1
      }
    }
    outbox.replace(at: place + 1, with: Double(count))
    outbox.takeBack(from: place, ifSameAs: &shownAreas)
  }
}
