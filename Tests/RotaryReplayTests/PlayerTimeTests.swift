import Foundation
import Rotary
import RotaryReplay
import Testing

struct PlayerTimeTests {
  private static func player<C: ConfigurableControl>(
    _: C.Type,
    _ lines: String
  ) throws -> Player<C> {
    let text = "{\"recording\":1,\"control\":\"\(C.controlName)\"}\n" + lines
    return try Player<C>(try Recording(text: text, file: "test"))
  }

  @Test func `where nothing moves no frames are played, unless somebody watches`() throws {
    var still = try Self.player(Wheel.self, "{\"t\":2,\"end\":true}")
    var frames = 0
    try still.play { _, _ in frames += 1 }
    #expect(frames == 239)
    #expect(still.time == 2)
  }

  @Test func `a day is played at once, and comes to what it comes to by frames`() throws {
    let turn =
      "{\"t\":0,\"call\":\"startTurning\",\"arguments\":{\"radiansPerSecond\":1}}\n"
    var day = try Self.player(Wheel.self, turn + "{\"t\":86400,\"end\":true}")
    let clock = CPUClock()
    try day.play()
    #expect(clock.seconds < 5)
    #expect((day.control.rotation - 86_400).magnitude < 1e-3)
    #expect(day.time == 86_400)
  }
}

/// The processor time of this thread.
private struct CPUClock {
  private let start = clock()
  var seconds: Double { Double(clock() - start) / Double(CLOCKS_PER_SEC) }
}
