import Testing

@testable import Rotary

extension CornerTests {
  @Test func `any number is safe for a progress ring`() {
    expectNone(ControlCorners.progressRing.faults())
  }
}

extension ControlCorners<ProgressRing> {
  static var progressRing: Self {
    var running = ProgressRing(countdown: 5)
    running.style.thresholds = [1, 2]
    running.value = 0.5
    running.start()
    var steps = ProgressRing(value: 3)
    steps.range = 0...12
    steps.style.segments = 12
    return Self(
      subjects: [
        ("progress ring", ProgressRing(value: 0.4)), ("countdown", running), ("steps", steps),
      ],
      grip: gripAtRight,
      restore: {
        $0.range = 0...1
        $0.value = 0.4
        $0.durationSeconds = 0
        $0.style = ProgressRingStyle()
        $0.environment = ControlEnvironment()
        $0.size = Size2D(200, 200)
      },
      // It has no keys.
      proof: [],
      own: [
        .property("value", \.value), .property("durationSeconds", \.durationSeconds),
        .property("thickness", \.style.thickness), .property("gap", \.style.gap),
        .property("startAngle", \.style.startAngle), .property("segments", \.style.segments),
        .integer("decimals") { $0.style.decimals = $1 },
        .number("thresholds") { $0.style.thresholds = [0.5, $1] },
        .number("range from") { if $1 <= 1 { $0.range = $1...1 } },
        .number("range through") { if $1 >= 0 { $0.range = 0...$1 } },
        .number("range of one value") { if !$1.isNaN { $0.range = $1...$1 } },
        .number("a value's text") { _ = $0.text(of: $1) },
        .number("a value's time") {
          $0.style.format = .time
          _ = $0.text(of: $1)
        },
        .number("a value with places") {
          $0.style.format = .value
          $0.style.decimals = 6
          _ = $0.text(of: $1)
        },
        .command("move") { hand, number in
          hand.perform { $0.move(to: number) }
        },
        .command("move at") { hand, time in
          hand.at(time) { $0.perform { _ = $0.move(to: 0.7) } }
        },
        .timed("start at") { $0.start() },
        .timed("pause at") { $0.pause() },
        .timed("resume at") { $0.resume() },
        .timed("reset at") { $0.reset() },
      ]
    )
  }
}
