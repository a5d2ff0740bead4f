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
  func choice(forDraw draw: Double) -> Int? { nil }
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
private func tell<Subject: WebControl>(_ event: Subject.Event, at time: Double, of: Subject.Type) {
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

/// A control and its scene on the page.
///
/// One value, so that the one is shown by the other where it stands; two properties of a class would
/// have the control copied first, and all that it refers to counted.
private struct ShownControl<Subject: WebControl> {
  var control = Subject()
  private var presenter = ScenePresenter<Subject>()

  init() {}

  // Through these the control is asked where it stands: asked as a property of a class, it would be
  // copied whole first.
  mutating func isMoving() -> Bool { control.isMoving }
  mutating func describe(into tree: inout AccessibilityTree) { control.describe(into: &tree) }
  mutating func readTouchAreas(_ read: (TouchArea) -> Void) { control.readTouchAreas(read) }
  mutating func readState(_ read: (String, SettingValue) -> Void) { control.readState(read) }
  mutating func choice(forDraw draw: Double) -> Int? { control.choice(forDraw: draw) }

  /// Writes what to change on the page; says whether the control was drawn anew.
  mutating func present() -> Bool {
    presenter.update(with: control) { outbox.write($0) }
  }
}

/// A control of one kind with what is on the page of it.
final class ControlSession<Subject: WebControl>: Session {
  private var shown = ShownControl<Subject>()
  private var tree = AccessibilityTree()
  /// What was last written of the tree and the areas.
  private var shownTree: [Double] = []
  private var shownAreas: [Double] = []
  /// Whether a pointer holds it; what is read out waits until it lets go.
  private var isHeld = false
  /// Whether what is read out may have changed since the page was told.
  private var isTreeStale = true

  override func handle(_ input: Input, at time: Double, presents: Bool) {
    begin()
    let response = shown.control.handle(
      input,
      at: time,
      emit: { tell($0, at: $1, of: Subject.self) }
    )
    var mayChangeTree = true
    if case .pointer(let event) = input {
      switch event.phase {
      case .down: isHeld = isHeld || response == .handled
      case .up, .cancel: isHeld = isHeld && response == .declined
      case .move, .hover, .leave: mayChangeTree = false
      }
    }
    if mayChangeTree { isTreeStale = true }
    finish(Double(response.rawValue), presents: presents)
  }

  override func advance(to time: Double) {
    begin()
    let wasMoving = shown.isMoving()
    shown.control.advance(to: time, emit: { tell($0, at: $1, of: Subject.self) })
    if wasMoving, !shown.isMoving() { isTreeStale = true }
    finish(0, presents: true)
  }

  override func resize(to size: Size2D) {
    begin()
    shown.control.size = size
    isTreeStale = true
    finish(0, presents: true)
  }

  override func set(_ message: inout WordReader) {
    begin()
    var outcome = Outcome.done
    do {
      try shown.control.set(message.text(), to: message.value())
      isTreeStale = true
    } catch { outcome = Outcome(error) }
    finish(outcome.rawValue, presents: false)
  }

  override func call(_ message: inout WordReader, at time: Double) {
    begin()
    var outcome = Outcome.done
    do {
      try shown.control.call(
        message.text(),
        message.arguments(),
        at: time,
        emit: { tell($0, at: $1, of: Subject.self) }
      )
      isTreeStale = true
    } catch { outcome = Outcome(error) }
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
    shown.readState { name, value in
      outbox.write(name)
      outbox.write(value)
      count += 1
    }
    outbox.replace(at: place, with: Double(count))
  }

  override func choice(forDraw draw: Double) -> Int? { shown.choice(forDraw: draw) }

  /// A report begins with its outcome and whether frames are needed, both known at its end.
  private func begin() {
    outbox.clear()
    outbox.write(0)
    outbox.write(0)
    announces = false
  }

  private func finish(_ outcome: Double, presents: Bool) {
    if presents {
      // Where it can be touched depends on nothing but what its look depends on.
      if shown.present() { presentAreas() }
      if announces || isTreeStale && !isHeld { presentTree() }
    }
    outbox.write(MessagePart.end)
    outbox.replace(at: 0, with: outcome)
    outbox.replace(at: 1, with: shown.isMoving() ? 1 : 0)
  }

  private func presentTree() {
    isTreeStale = false
    tree.clear()
    shown.describe(into: &tree)
    let place = outbox.count
    outbox.write(tree)
    outbox.takeBack(from: place, ifSameAs: &shownTree)
  }

  private func presentAreas() {
    let place = outbox.count
    outbox.write(MessagePart.touchAreas)
    outbox.write(0)
    var count = 0
    shown.readTouchAreas {
      outbox.write($0.use.rawValue)
      outbox.write($0.frame)
      outbox.write($0.cornerRadius)
      count += 1
    }
    outbox.replace(at: place + 1, with: Double(count))
    outbox.takeBack(from: place, ifSameAs: &shownAreas)
  }
}
