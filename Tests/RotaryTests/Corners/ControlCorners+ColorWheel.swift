import Testing

@testable import Rotary

extension CornerTests {
  @Test func `any number is safe for a colour wheel`() {
    expectNone(ControlCorners.colorWheel.faults())
  }
}

extension ControlCorners<ColorWheel> {
  static var colorWheel: Self {
    var opaque = ColorWheel()
    opaque.value = RGBA(hex: 0x4F46E5)
    var clear = opaque
    clear.options.hasOpacity = true
    clear.options.space = .oklch
    return Self(
      subjects: [("opaque", opaque), ("with opacity", clear)],
      grip: gripAtRight,
      restore: {
        $0.options = ColorWheelOptions()
        $0.value = RGBA(hex: 0x4F46E5)
        $0.environment = ControlEnvironment()
        $0.size = Size2D(256, 256)
      },
      proof: [.up, .down, .home],
      own: [
        .number("value") { wheel, number in
          wheel.value = RGBA(red: number, green: 0.5, blue: 0.5)
        },
        .property("scrollPointsPerStep", \.options.scrollPointsPerStep),
        .command("move") { hand, number in
          hand.perform { $0.move(to: RGBA(red: 0.5, green: number, blue: 0.5, opacity: number)) }
        },
        .command("move at") { hand, time in
          hand.at(time) { $0.perform { _ = $0.move(to: RGBA(hex: 0x00FF00)) } }
        },
      ]
    )
  }
}
