#if GTK
import Testing

@testable import RotaryGTK

/// When events happened that a busy program reads late.
@Suite struct StampTests {
  /// A moment in microseconds, at which the stamps of 32 bits have run over several times.
  private let now: Int64 = 30_000_000_123_456

  private func stamp(_ milliseconds: Int64) -> UInt32 {
    UInt32(truncatingIfNeeded: now / 1_000 + milliseconds)
  }

  @Test func `events that are read at once keep the time between them`() {
    var pointers = RawPointers()
    let times = [-300, -280, -16, 0].map { pointers.time(stamp($0), now: now) }
    #expect(
      times
        == [30_000_000_123 - 300, 30_000_000_123 - 280, 30_000_000_123 - 16, 30_000_000_123].map {
          $0 / 1e3
        }
    )
  }

  @Test func `stamps that run over go on`() {
    var pointers = RawPointers()
    let turn = Int64(1) << 32 * 1_000
    let times = [-2, -1, 0, 1].map { Int64($0) }.map {
      pointers.time(UInt32(truncatingIfNeeded: $0), now: turn + 1_000)
    }
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 0.001) < 1e-6 })
  }

  @Test func `another clock begins with its first event`() {
    var pointers = RawPointers()
    #expect(pointers.time(stamp(-1_000_000), now: now) == 30_000_000.123_456)
    #expect(
      abs(pointers.time(stamp(-1_000_000 + 20), now: now + 25_000) - 30_000_000.143_456) < 1e-6
    )
    // It ran back by an hour.
    #expect(pointers.time(stamp(-4_600_000), now: now + 50_000) == 30_000_000.173_456)
  }
}
#endif
