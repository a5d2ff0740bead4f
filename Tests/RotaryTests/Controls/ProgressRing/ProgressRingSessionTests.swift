import Rotary
import Testing

@Suite struct ProgressRingSessionTests {
  @Test func `a screen reader is told each second what remains of a countdown`() {
    var session = ControlSession(ProgressRing(countdown: 10))
    session.command { ring, emit in _ = ring.start(at: 0, emit: emit) }
    var described: [String] = []
    for frame in 1...300 {
      session.advance(to: Double(frame) / 100)
      if session.describe() { described.append(session.tree.elements[0].value) }
    }
    #expect(described == ["0:10", "0:09", "0:08"])
  }
}
