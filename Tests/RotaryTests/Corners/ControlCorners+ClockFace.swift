import Testing

@testable import Rotary

extension CornerTests {
  @Test func `any number is safe for a clock face`() {
    expectNone(ControlCorners.clockFace.faults())
  }
}

extension ControlCorners<ClockFace> {
  static var clockFace: Self {
    var one = ClockFace()
    one.options.hourCycle = .h12
    one.value = 450
    var two = one
    two.options.hands = .two
    two.options.interval = 5
    return Self(
      subjects: [("one hand", one), ("two hands", two)],
      grip: gripAtRight,
      restore: {
        $0.options = ClockFaceOptions()
        ($0.minimumValue, $0.maximumValue) = (nil, nil)
        $0.value = 450
        $0.environment = ControlEnvironment()
        $0.size = Size2D(256, 344)
      },
      proof: [.up, .down, .home],
      own: [
        .property("value", \.value),
        .number("minimum") { $0.minimumValue = $1 },
        .number("maximum") { $0.maximumValue = $1 },
        .property("scrollPointsPerStep", \.options.scrollPointsPerStep),
        .integer("interval") { $0.options.interval = $1 },
        .command("move") { hand, number in
          hand.perform { $0.move(to: number) }
        },
        .command("move at") { hand, time in
          hand.at(time) { $0.perform { _ = $0.move(to: 70) } }
        },
      ]
    )
  }
}
