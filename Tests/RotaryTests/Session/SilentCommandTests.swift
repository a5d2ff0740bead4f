import Rotary
import Testing

/// A silent command sends no events until its end; events of the user in between are sent.
@Suite struct SilentCommandTests {
  private static let rim = Point2D(190, 100)

  private static func events(of session: inout ControlSession<Wheel>) -> [ValueEvent<Int>] {
    var events: [ValueEvent<Int>] = []
    while let told = session.nextEvent() { events.append(told.event) }
    return events
  }

  private static func turning() -> ControlSession<Wheel> {
    var session = ControlSession(Wheel())
    session.commandSilently(at: 0) { $0.select(5, animated: true) }
    return session
  }

  @Test func `neither the command nor its motion sends events`() {
    var session = Self.turning()
    for frame in 1...300 where session.isMoving { session.advance(to: Double(frame) / 60) }
    #expect(session.control.value == 5)
    #expect(session.isMoving == false)
    #expect(Self.events(of: &session).isEmpty)
  }

  @Test func `the same command sends events if the app requests them`() {
    var session = ControlSession(Wheel())
    session.command(at: 0) { $0.select(5, animated: true) }
    session.advance(to: 20)
    #expect(Self.events(of: &session).last == .changed(5))
  }

  @Test func `after it has stopped, the user's events are sent again`() {
    var session = Self.turning()
    session.advance(to: 20)
    session.handle(.key(.right), at: 21)
    session.advance(to: 40)
    let events = Self.events(of: &session)
    #expect(events.contains { if case .changed = $0 { true } else { false } })
  }

  @Test func `if a user interrupts the motion, all later events are sent`() {
    var session = Self.turning()
    session.advance(to: 0.05)
    #expect(session.isMoving == true)
    session.handle(.key(.home), at: 0.1)
    session.advance(to: 20)
    #expect(!Self.events(of: &session).isEmpty)
  }

  @Test func `a pointer that only hovers leaves the motion silent`() {
    var session = Self.turning()
    session.handle(.pointer(PointerEvent(.hover, position: Self.rim, kind: .mouse)), at: 0.05)
    session.handle(.pointer(PointerEvent(.leave, position: Self.rim, kind: .mouse)), at: 0.1)
    session.advance(to: 20)
    #expect(session.control.value == 5 && Self.events(of: &session).isEmpty)
  }

  @Test func `events before a silent command are still delivered`() {
    var session = ControlSession(Wheel())
    session.command(at: 0) { $0.select(2, animated: false) }
    session.commandSilently(at: 0.01) { $0.select(5, animated: false) }
    let events = Self.events(of: &session)
    #expect(events.last == .changed(2) && session.control.value == 5)
  }
}
