import Testing

@testable import Rotary

@Suite struct ProgressRingEndTests {
  @Test func `a countdown ends exactly at its end`() {
    var ring = ProgressRing(countdown: 2)
    ring.advance(to: 1)
    ring.start()
    ring.advance(to: 3)
    #expect(ring.countdownPhase == .finished)
  }
}
