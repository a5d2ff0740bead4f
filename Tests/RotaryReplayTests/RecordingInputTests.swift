import Rotary
import RotaryReplay
import Testing

/// The effect of the lines of a recording on the events of a control.
@Suite struct RecordingInputTests {
  /// Plays lines on a control of some settings, every line a second after the one before.
  private func play<C: ConfigurableControl>(
    _ settings: String,
    _ lines: [String]
  ) throws -> Player<C> {
    var text = "{\"recording\":1,\"control\":\"\(C.controlName)\",\"settings\":{\(settings)}}"
    for (second, line) in lines.enumerated() { text += "\n{\"t\":\(second),\(line)}" }
    text += "\n{\"t\":\(lines.count),\"end\":true}"
    var player = try Player<C>(try Recording(text: text, file: "f"))
    try player.play()
    return player
  }

  @Test func `what a screen reader does is told as keys are`() throws {
    let reader: Player<Dial> = try play(
      "\"step\":5",
      [
        "\"accessibility\":\"increment\"", "\"accessibility\":\"increment\",\"element\":0",
        "\"accessibility\":\"setValue\",\"value\":18",
        "\"accessibility\":\"decrement\",\"element\":1",
      ]
    )
    #expect(
      reader.events.map { $0.event } == [
        .crossed(5), .changing(5), .changed(5), .crossed(10), .changing(10), .changed(10),
        .crossed(15), .crossed(20), .changing(20), .changed(20),
      ]
    )
    #expect(reader.events.map { $0.time } == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2])
    #expect(reader.control.value == 20)
    let keys: Player<Dial> = try play(
      "\"step\":5",
      ["\"key\":\"ArrowUp\"", "\"key\":\"ArrowUp\""]
    )
    #expect(keys.events == Array(reader.events.prefix(6)))
  }

  @Test func `a scroll in notches is played as steps`() throws {
    let points: Player<NumberSpinner> = try play("", ["\"wheel\":[0,-80]", "\"wheel\":[0,-280]"])
    let notches: Player<NumberSpinner> = try play(
      "",
      ["\"wheel\":[0,-2],\"unit\":\"notches\"", "\"wheel\":[0,-7],\"unit\":\"notches\""]
    )
    #expect(points.control.value == 9 && !points.events.isEmpty)
    #expect(notches.events == points.events && notches.control == points.control)
  }

  @Test func `the momentum of a scroll moves a list on, and tells what it passes`() throws {
    let fingers = [
      "\"wheel\":[0,60],\"phase\":\"began\"", "\"wheel\":[0,60],\"phase\":\"changed\"",
      "\"wheel\":[0,0],\"phase\":\"ended\"",
    ]
    let momentum = [
      "\"wheel\":[0,180],\"phase\":\"momentum\"", "\"wheel\":[0,0],\"phase\":\"momentumEnded\"",
    ]
    let settings = "\"count\":40"
    let held: Player<Turntable> = try play(settings, fingers)
    let thrown: Player<Turntable> = try play(settings, fingers + momentum)
    let itemPoints = held.control.ring.pointsPerItem
    let before = held.control.position
    #expect((thrown.control.position - before - 180 / itemPoints).magnitude < 1e-9)
    #expect(thrown.control.isResting)
    let later = thrown.events.dropFirst(held.events.count)
    #expect(Array(thrown.events.prefix(held.events.count)) == held.events)
    // All momentum is applied in one step, regardless of its length.
    #expect(!later.isEmpty && later.allSatisfy { $0.time == 3 })
  }

  @Test func `the momentum of a scroll moves no value`() throws {
    let fingers = [
      "\"wheel\":[0,-80],\"phase\":\"began\"", "\"wheel\":[0,0],\"phase\":\"ended\"",
    ]
    let momentum = ["\"wheel\":[0,-400],\"phase\":\"momentum\""]
    let held: Player<NumberSpinner> = try play("", fingers)
    let thrown: Player<NumberSpinner> = try play("", fingers + momentum)
    #expect(held.control.value == 2)
    #expect(thrown.control.value == 2 && thrown.events == held.events)
  }
}
