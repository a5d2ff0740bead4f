import RotaryTestRandom
import Testing

@testable import Rotary

/// A hand at a control, which meets one corner and then uses the control as on an ordinary day.
struct CornerHand<Subject: ConfigurableControl>: ControlDriver {
  /// When a corner is met.
  enum Moment: CaseIterable {
    case atRest, whileHeld, whileThrown
  }

  var subject: Subject
  var time = 0.0
  var events: [Subject.Event] = []
  var times: [Double] = []
  let framesPerSecond = 30.0
  /// What a property became that was given a corner.
  var kept = 0.0
  private let table: ControlCorners<Subject>
  private var presenter = ScenePresenter<Subject>()

  init(_ subject: Subject, _ table: ControlCorners<Subject>) {
    self.subject = subject
    self.table = table
  }

  /// Does something at a time of its own; later things come later than that, where there is a later.
  mutating func at(_ time: Double, _ body: (inout Self) throws -> Void) rethrows {
    let before = self.time
    self.time = time
    defer { self.time = time.isFinite ? Swift.max(before, time) : before }
    try body(&self)
  }

  /// Does something to the control now, whatever comes of it.
  mutating func perform(
    _ body: (inout Subject, Double, (Subject.Event, Double) -> Void) throws -> Void
  ) rethrows {
    var heard: [(Subject.Event, Double)] = []
    defer {
      events += heard.map { $0.0 }
      times += heard.map { $0.1 }
    }
    try body(&subject, time) { heard.append(($0, $1)) }
  }

  /// Lets a time pass at once, and a little where the clock counts in longer steps than that.
  mutating func pass(_ seconds: Double) {
    let later = Swift.max(time + seconds, time.nextUp)
    if later.isFinite { time = later }
    act { $0.advance(to: $1, emit: $2) }
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

  /// Drags finely: with Shift, and a second finger beside.
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

  /// All that a control can be asked in an ordinary day.
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

  /// Lets it come to rest: in the end nothing moves by itself.
  mutating func rest() {
    for seconds in [1.0, 10, 100, 4_000] where subject.isMoving { pass(seconds) }
  }

  private mutating func present() {
    presenter.update(with: subject) { _ in }
  }

  /// What is wrong with the state, the scene, the description or what was told; nil for nothing.
  func fault() -> String? {
    var fault = kept.isFinite ? nil : "keeps \(kept)"
    // To write what an event is takes longer than all else, so it is written for a fault alone.
    func demand(_ where: @autoclosure () -> String, _ value: SettingValue) {
      switch value {
      case .number(let number) where number.isNaN: fault = "NaN in \(`where`())"
      case .numbers(let numbers) where numbers.contains(where: \.isNaN):
        fault = "NaN in \(`where`())"
      case .number, .numbers, .flag, .text, .texts: break
      }
    }
    subject.readState { demand("the state's \($0)", $1) }
    for event in events { event.readFields { demand("\(event)'s \($0)", $1) } }
    if times.contains(where: { !$0.isFinite }) { fault = "told at no time" }
    if events.count > Self.mostEvents { fault = "\(events.count) events" }
    var scene = ControlScene(size: subject.size)
    subject.draw(into: &scene)
    let unusable = (scene.unusable + presenter.shown.unusable).map(\.id.rawValue)
    if !unusable.isEmpty { fault = "numbers that are not finite in nodes \(unusable)" }
    var tree = AccessibilityTree()
    subject.describe(into: &tree)
    for element in tree.elements {
      let frame = element.frame
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      let number = element.number.map { [$0.current, $0.minimum, $0.maximum] } ?? []
      if !(numbers + number).allSatisfy(\.isFinite) { fault = "numbers in the description" }
    }
    return fault
  }

  /// So many crossings are told one by one at most in each of the hand's actions.
  private static var mostEvents: Int { 60 * DetentMotion.maximumCrossings }

  /// Whether time can pass any more, by so much that a motion would end.
  private var canRest: Bool { (time + 10_000).isFinite && time.nextUp.isFinite }

  /// Uses the control, lets it rest, gives it usual settings again and sees whether it works.
  ///
  /// - Returns: what is wrong; nil for nothing.
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
  /// Tries every number of the control with every corner, before, during and after a gesture, each kind of
  /// control at another of these.
  ///
  /// - Returns: what is wrong, by control, number and moment; at most ten of each number.
  func faults() -> [String] {
    var faults: [String] = []
    var count = 0
    // One that shares no factor with how many moments and values there are.
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
          // What is refused by an error is to be as it was.
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
