#if GTK
import Testing

@testable import RotaryGTK

/// The times of events that a busy program reads late.
@Suite struct StampTests {
  /// A time in microseconds at which the 32-bit stamps have overflowed several times.
  private let now: Int64 = 30_000_000_123_456

  private func stamp(_ milliseconds: Int64) -> UInt32 {
    UInt32(truncatingIfNeeded: now / 1_000 + milliseconds)
  }

  @Test func `events that are read at once keep the time between them`() {
    var pointers = RawPointers()
    var times: [Double] = []
    for milliseconds: Int64 in [-300, -280, -16, 0] {
      times.append(pointers.time(stamp(milliseconds), now: now))
    }
    #expect(times[3] == 30_000_000.123)
    for (index, gap) in [0.02, 0.264, 0.016].enumerated() {
      #expect(abs(times[index + 1] - times[index] - gap) < 1e-6)
    }
  }

  @Test func `stamps that run over go on`() {
    var pointers = RawPointers()
    let turn: Int64 = 4_294_967_296_000
    var last: Double?
    for milliseconds: Int64 in [-2, -1, 0, 1] {
      let time = pointers.time(UInt32(truncatingIfNeeded: milliseconds), now: turn + 1_000)
      if let last { #expect(abs(time - last - 0.001) < 1e-6) }
      last = time
    }
  }

  @Test func `another clock begins with its first event`() {
    var pointers = RawPointers()
    #expect(pointers.time(stamp(-1_000_000), now: now) == 30_000_000.123_456)
    #expect(
      abs(pointers.time(stamp(-1_000_000 + 20), now: now + 25_000) - 30_000_000.143_456) < 1e-6
    )
    // The clock was set back by an hour.
    #expect(pointers.time(stamp(-4_600_000), now: now + 50_000) == 30_000_000.173_456)
  }
}
#endif
