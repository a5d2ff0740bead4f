import RotaryTestRandom
import Testing

@testable import Rotary

/// Applies one corner value to a control, and then uses the control normally.
struct CornerHand<Subject: ConfigurableControl>: ControlDriver {
  /// The time of a corner value.
  enum Moment: CaseIterable {
    case atRest, whileHeld, whileThrown
  }

  var subject: Subject
  var time = 0.0
  var events: [Subject.Event] = []
  var times: [Double] = []
  let framesPerSecond = 30.0
  /// The value of a property after a corner value was set.
  var kept = 0.0
  private let table: ControlCorners<Subject>
  private var presenter = ScenePresenter<Subject>()

  init(_ subject: Subject, _ table: ControlCorners<Subject>) {
    self.subject = subject
    self.table = table
  }

  /// Performs an action at its own time; later actions come later, if a later time exists.
  mutating func at(_ time: Double, _ body: (inout Self) throws -> Void) rethrows {
    let before = self.time
    self.time = time
    defer { self.time = time.isFinite ? Swift.max(before, time) : before }
    try body(&self)
  }

  /// Performs an action on the control at the current time, and ignores its result.
  mutating func perform<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) {
    _ = try act(body)
  }

  /// Advances the time at once, at least to the next representable time.
  mutating func pass(_ seconds: Double) {
    let later = Swift.max(time + seconds, time.nextUp)
    if later.isFinite { time = later }
    advance(to: time)
  }

  mutating func prepare(_ moment: Moment) {
    let (start, delta) = table.grip(subject)
    guard moment != .atRest else { return }
    pointer(.down, start)
    pointer(.move, start + delta * 0.5)
    pointer(.move, start + delta)
    guard moment == .whileThrown else { return }
    pointer(.up, start + delta * 1.1)
    pass(0.02)
  }

  /// Drags with Shift, and with a second finger.
  private mutating func dragFinely() {
    let (start, delta) = table.grip(subject)
    pointer(.down, start)
    pointer(.move, start + delta * 0.5, modifiers: .shift)
    pointer(.down, start, id: 2)
    pointer(.move, start + delta)
    pointer(.up, start, id: 2)
    pointer(.up, start)
  }

  private mutating func pointer(
    _ phase: PointerEvent.Phase,
    _ place: Point2D,
    id: Int = 1,
    modifiers: Modifiers = []
  ) {
    pass(0.02)
    input(.pointer(PointerEvent(phase, id: id, position: place, modifiers: modifiers)))
  }

  /// Uses all input of a control.
  mutating func useAll() {
    present()
    pointer(.up, table.grip(subject).start)
    for key in Self.keys { input(.key(key)) }
    prepare(.whileThrown)
    dragFinely()
    pass(0.1)
    present()
    input(.scroll(x: 0, y: 50))
    input(.detents(2))
    input(.focus(true))
    pass(1)
    present()
  }

  private static var keys: [Key] {
    [
      .left, .right, .up, .pageDown, .pageUp, .home, .end, .down, .enter, .space, .character("5"),
      .backspace, .escape,
    ]
  }

  /// Advances the time until nothing moves, or for at most 4,111 s.
  mutating func rest() {
    for seconds in [1.0, 10, 100, 4_000] where subject.isMoving { pass(seconds) }
  }

  private mutating func present() {
    presenter.update(with: subject) { _ in }
  }

  /// Returns a fault of the state, the scene, the description or the events; nil if valid.
  func fault() -> String? {
    var fault = kept.isFinite ? nil : "keeps \(kept)"
    // Describing an event is the slowest part, so only faults are described.
    func demand(_ where: @autoclosure () -> String, _ value: SettingValue) {
      if value.hasNaN { fault = "NaN in \(`where`())" }
    }
    subject.readState { demand("the state's \($0)", $1) }
    for event in events { event.readFields { demand("\(event)'s \($0)", $1) } }
    if times.contains(where: { !$0.isFinite }) { fault = "an event has no time" }
    if events.count > Self.mostEvents { fault = "\(events.count) events" }
    var scene = ControlScene(size: subject.size)
    subject.draw(into: &scene)
    fault = scene.fault ?? presenter.shown.fault ?? fault
    var tree = AccessibilityTree()
    subject.describe(into: &tree)
    return tree.fault ?? fault
  }

  /// The maximum number of crossings that an action sends one by one.
  private static var mostEvents: Int { 60 * DetentMotion.maximumCrossings }

  /// Whether the time can advance by enough for a motion to end.
  private var canRest: Bool { (time + 10_000).isFinite && time.nextUp.isFinite }

  /// Uses the control, lets it rest, restores its settings and checks that it works.
  ///
  /// - Returns: a fault; nil if it works.
  mutating func live() -> String? {
    useAll()
    if let fault = fault() { return fault }
    rest()
    if canRest, subject.isMoving { return "never rests" }
    if let fault = fault() { return "at rest: \(fault)" }
    table.restore(&subject)
    pass(0.02)
    for id in Corners.integers { input(.pointer(PointerEvent(.cancel, id: id, position: .zero))) }
    rest()
    for key in table.proof {
      forget()
      input(.key(key))
      pass(2)
      rest()
      if canRest, events.isEmpty { return "\(key) does nothing any more" }
    }
    if canRest, subject.isMoving { return "never rests any more" }
    return fault().map { "afterwards: \($0)" }
  }
}

extension ControlCorners {
  /// Tries each number of the control with each corner value, before, during and after a gesture, each kind
  /// of control with different ones.
  ///
  /// - Returns: the faults, by control, number and moment; at most ten for each number.
  func faults() -> [String] {
    var faults: [String] = []
    var count = 0
    // Has no common factor with the number of moments and values.
    let stride = rounds(11).count == 11 ? 1 : 11
    for row in rows {
      var found: [String] = []
      for (index, trial) in row.trials.enumerated() {
        for (turn, moment) in Hand.Moment.allCases.enumerated() {
          count += 1
          guard count % stride == 0 else { continue }
          let (kind, subject) = subjects[(index + turn) % subjects.count]
          let name = "\(kind) \(moment): \(row.name) \(trial.value)"
          CornerTrap.name(name)
          var hand = CornerHand(subject, self)
          hand.prepare(moment)
          // A rejected value must have no effect.
          guard (try? trial.body(&hand)) ?? true else { continue }
          if let fault = hand.live() { found.append("\(name): \(fault)") }
        }
      }
      faults += found.prefix(10)
    }
    CornerTrap.name("")
    return faults
  }
}
