import Rotary
import Testing

@Suite struct ProgressRingSessionTests {
  @Test func `screen readers announce the remaining seconds of a countdown`() {
    var session = ControlSession(ProgressRing(countdown: 10))
    session.command(at: 0) { $0.start() }
    var described: [String] = []
    for frame in 1...300 {
      session.advance(to: Double(frame) / 100)
      if session.describe() { described.append(session.tree.elements[0].value) }
    }
    #expect(described == ["0:10", "0:09", "0:08"])
  }

  @Test func `a move ends once, and another value interrupts it`() {
    var session = ControlSession(ProgressRing())
    session.change { $0.value = 0.1 }
    session.change { _ = $0.move(to: 0.8) }
    session.followMotion()
    #expect(session.nextMotionEnd() == nil)
    for frame in 1...300 { session.advance(to: Double(frame) / 100) }
    #expect(session.nextMotionEnd() == .finished && session.nextMotionEnd() == nil)
    session.change { _ = $0.move(to: 0.2) }
    session.followMotion()
    session.advance(to: 3.1)
    session.change { $0.value = 0.5 }
    #expect(session.nextMotionEnd() == .interrupted && session.nextMotionEnd() == nil)
  }
}
