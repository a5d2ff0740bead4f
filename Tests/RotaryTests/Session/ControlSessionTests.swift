import Testing

@testable import Rotary

/// The state that a session keeps for a host: events, claims, the presented scene and the description.
@Suite struct ControlSessionTests {
  /// An app with a view: its handler reads and sets the control, without an access conflict.
  private final class App {
    var session = ControlSession(NumberSpinner())
    var heard: [(event: ValueEvent<Double>, value: Double)] = []
    var reply: (App, ValueEvent<Double>, Double) -> Void = { _, _, _ in }

    func deliver() {
      while let told = session.nextEvent() {
        heard.append((told.event, session.control.value))
        reply(self, told.event, told.time)
      }
    }
  }

  @Test func `an app can read and set the control in its own handler`() {
    let app = App()
    app.reply = { app, event, _ in
      if case .changed(5) = event { app.session.change { $0.value = 2 } }
    }
    app.session.command(at: 0) { $0.move(to: 5, animated: false) }
    #expect(app.heard.isEmpty && app.session.control.value == 5)
    app.deliver()
    #expect(app.heard.contains { $0.event == .changed(5) && $0.value == 5 })
    #expect(app.session.control.value == 2)
  }

  @Test func `events caused by a handler come after all earlier ones`() {
    let app = App()
    app.reply = { app, event, time in
      guard case .changed(let value) = event, value < 3 else { return }
      app.session.command(at: time) { $0.move(to: value + 1, animated: false) }
      // If a host delivers immediately, from within, the order is the same.
      app.deliver()
    }
    app.session.command(at: 0) { $0.move(to: 1, animated: false) }
    app.deliver()
    let changed = app.heard.compactMap { told in
      if case .changed(let value) = told.event { value } else { nil }
    }
    #expect(changed == [1, 2, 3])
    #expect(app.session.nextEvent() == nil)
  }

  @Test func `a session sends its control's events, in the same order`() {
    var session = ControlSession(Wheel())
    var wheel = Wheel()
    var expected: [String] = []
    var found: [String] = []
    for step in 0..<40 {
      let time = Double(step) / 30
      let input: Input = step % 10 == 0 ? .key(.right) : .scroll(x: 0, y: 25)
      let answer = wheel.handle(input, at: time)
      #expect(session.handle(input, at: time) == answer)
      wheel.advance(to: time + 0.01)
      expected += wheel.takeEvents().map { "\($0.event) \($0.time)" }
      session.advance(to: time + 0.01)
      if step % 3 == 0 {
        while let told = session.nextEvent() { found.append("\(told.event) \(told.time)") }
      }
    }
    while let told = session.nextEvent() { found.append("\(told.event) \(told.time)") }
    #expect(found == expected && !found.isEmpty)
    #expect(session.control == wheel)
  }

  @Test func `the queue reuses its storage`() {
    var queue = PendingEvents<ValueEvent<Int>>()
    for _ in 0..<50 {
      for number in 0..<4 { queue.append(.changed(number), at: 0) }
      var count = 0
      while queue.next() != nil { count += 1 }
      #expect(count == 4 && queue.isEmpty && queue.entries.count == 4)
    }
  }

  @Test func `events that are not read are dropped by the second advance after them`() {
    var spinner = NumberSpinner()
    spinner.move(to: 3, animated: false)
    spinner.advance(to: 1)
    #expect(spinner.takeEvents().map(\.event) == [.changing(3), .changed(3)])
    spinner.move(to: 4, animated: false)
    spinner.advance(to: 2)
    spinner.move(to: 5, animated: false)
    spinner.handle(.focus(true), at: 3)
    #expect(spinner.takeEvents().map(\.event) == [.changing(5), .changed(5)])
    for second in 4...1_000 {
      spinner.handle(.key(second % 2 == 0 ? .home : .end), at: Double(second))
    }
    #expect(spinner.pendingEvents.entries.count < 64)
  }

  @Test func `a session stores who holds the control`() {
    var dial = Dial()
    dial.options.usesSecondFinger = true
    var session = ControlSession(dial)
    let rim = Point2D(190, 100)
    func send(_ phase: PointerEvent.Phase, _ id: Int, _ place: Point2D, at time: Double) -> Response
    {
      session.handle(.pointer(PointerEvent(phase, id: id, position: place)), at: time)
    }
    #expect(send(.down, 7, Point2D(-50, -50), at: 0) == .declined && !session.isHeld)
    #expect(send(.down, 7, rim, at: 0.1) == .undecided && session.holders == [7])
    #expect(send(.down, 9, Point2D(10, 100), at: 0.2) == .handled && session.holders == [7, 9])
    #expect(send(.up, 9, Point2D(10, 100), at: 0.3) == .handled && session.holders == [7])
    // A drag across the rim belongs to the surrounding view: the finger is free.
    #expect(send(.move, 7, Point2D(170, 100), at: 0.4) == .declined && !session.isHeld)
    #expect(send(.down, 7, rim, at: 0.5) == .undecided && session.isHeld)
    #expect(send(.cancel, 7, rim, at: 0.6) == .handled && !session.isHeld)
    // A mouse that hovers was released elsewhere.
    #expect(send(.down, 1, rim, at: 0.7) == .undecided)
    _ = send(.hover, 1, rim, at: 0.8)
    #expect(!session.isHeld)
  }

  @Test func `a control is described when that may have changed, and not while it is held`() {
    var session = ControlSession(Wheel())
    func point(_ phase: PointerEvent.Phase, _ place: Point2D, at time: Double) {
      session.handle(.pointer(PointerEvent(phase, position: place)), at: time)
    }
    #expect(session.describe() == true && session.tree.elements.count > 1)
    #expect(session.describe() == false)
    point(.hover, Point2D(170, 100), at: 0)
    #expect(session.describe() == false)
    point(.down, Point2D(170, 100), at: 0.1)
    point(.move, Point2D(160, 140), at: 0.15)
    #expect(session.describe() == false)
    point(.up, Point2D(160, 140), at: 0.2)
    #expect(session.describe() == true)
    session.change { $0.options.isEnabled = false }
    #expect(session.describe() == true)
    #expect(session.tree.elements[0].states.contains(.disabled))
  }

  @Test func `an announced event updates the description of a held control`() {
    var session = ControlSession(NumberSpinner())
    session.handle(.pointer(PointerEvent(.down, position: Point2D(160, 60))), at: 0)
    #expect(session.describe() == false, "held")
    session.change { $0.options.isEnabled = false }
    session.change { $0.options.isEnabled = true }
    session.command(at: 1) { $0.move(to: 4, animated: false) }
    #expect(session.describe() == true && session.isHeld)
    #expect(session.tree.elements[0].number?.current == 4)
    #expect(session.describe() == false)
  }

  @Test func `a drag is shown by placements, and its touch areas by the control`() {
    var session = ControlSession(Wheel())
    #expect(session.present({ _ in }) == true)
    #expect(session.present({ _ in }) == false)
    for (place, isTouchable) in [
      (Point2D(100, 100), true), (Point2D(190, 100), true), (Point2D(2, 2), false),
      (Point2D(.nan, 100), false),
    ] {
      #expect(session.isTouchable(at: place) == isTouchable)
    }
    session.change { $0.size = Size2D(400, 400) }
    #expect(session.present({ _ in }) == true)
    let area = session.read { $0.touchArea(at: Point2D(200, 200)) }
    #expect(session.isTouchable(at: Point2D(200, 20)) == true && area?.use == .press)
  }
}
