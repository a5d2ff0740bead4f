import Testing

@testable import Rotary

extension CornerTests {
  @Test func `any number is safe for a gauge`() {
    expectNone(ControlCorners.gaugeDial.faults())
  }
}

extension ControlCorners<GaugeDial> {
  static var gaugeDial: Self {
    var needle = GaugeDial()
    needle.isEditable = true
    needle.value = 40
    needle.others = [10, 90]
    needle.target = 30
    needle.style.thresholds = [20, 50]
    needle.style.tints = [.role(.positive), .role(.warning)]
    var bar = needle
    bar.style.pointer = .bar
    return Self(
      subjects: [("needle", needle), ("bar", bar)],
      grip: gripAtRight,
      restore: {
        $0.scale = GaugeDial().scale
        $0.isEditable = true
        $0.isEnabled = true
        $0.value = 40
        $0.others = []
        $0.target = nil
        $0.style = GaugeDialStyle()
        $0.environment = ControlEnvironment()
        $0.size = Size2D(200, 200)
      },
      proof: [.right, .left, .home],
      own: [
        .property("value", \.value), .property("thickness", \.style.thickness),
        .property("majorTicks", \.style.majorTicks), .property("minorTicks", \.style.minorTicks),
        .integer("decimals") { $0.style.decimals = $1 },
        .number("thresholds") { $0.style.thresholds = [0.5, $1] },
        .number("others") { $0.others = [$1, 3] },
        .number("target") { $0.target = $1 },
        .number("a value's text") { _ = $0.text(of: $1) },
        .command("move") { hand, number in
          hand.perform { $0.move(to: number) }
        },
        .command("move others") { hand, number in
          hand.perform {
            $0.move(others: [number, 1])
            return true
          }
        },
        .command("move at") { hand, time in
          hand.at(time) { $0.perform { _ = $0.move(to: 70) } }
        },
      ]
    )
  }
}
