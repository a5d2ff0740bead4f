import RotaryTestRandom
import Testing

@testable import Rotary

/// Each public number of each control, with the numbers at which arithmetic fails.
///
/// Add a table here for a new control, and a line in the control's table for a new property that is no
/// setting by name.
extension CornerTests {
  @Test func `any number is safe for a wheel`() { expectNone(ControlCorners.wheel.faults()) }

  @Test func `any number is safe for a dial`() { expectNone(ControlCorners.dial.faults()) }

  @Test
  func `any number is safe for a range dial`() { expectNone(ControlCorners.rangeDial.faults()) }

  @Test
  func `any number is safe for a turntable`() { expectNone(ControlCorners.turntable.faults()) }

  @Test func `any number is safe for a ring menu`() { expectNone(ControlCorners.ringMenu.faults()) }

  @Test func `any number is safe for a number spinner`() {
    expectNone(ControlCorners.numberSpinner.faults())
  }

  @Test
  func `any number is safe for a spinner row`() { expectNone(ControlCorners.spinnerRow.faults()) }

  func expectNone(_ faults: [String]) {
    #expect(faults.isEmpty, "\(faults.count) faults:\n\(faults.joined(separator: "\n"))")
  }
}

/// Returns a drag around the centre of a control, at its right.
func gripAtRight<C: Control>(of control: C) -> (start: Point2D, delta: Vector2D) {
  let radius = control.size.shorterSide / 2
  return (control.size.center.moved(by: radius * 0.8, towards: 0), Vector2D(-4, radius * 0.35))
}

extension ControlCorners<Wheel> {
  static var wheel: Self {
    var stopped = Wheel()
    stopped.options.stops = -1...2
    return Self(
      subjects: [("wheel", Wheel()), ("wheel with stops", stopped)],
      grip: gripAtRight,
      restore: {
        $0.options = WheelOptions()
        $0.style = WheelStyle()
        $0.environment = ControlEnvironment()
        $0.size = Size2D(200, 200)
        try? $0.setSectors([Sector("A"), Sector("B"), Sector("C")])
        $0.value = 1
      },
      proof: [.right, .right, .left],
      own: [
        .property("pointerAngle", \.options.pointerAngle),
        .property("innerShare", \.options.innerShare),
        .property("outerShare", \.options.outerShare),
        .property("scrollPointsPerSector", \.options.scrollPointsPerSector),
        .number("stops, low") { $0.options.stops = $1.isNaN ? nil : Swift.min($1, 3)...3 },
        .number("stops, high") { $0.options.stops = $1.isNaN ? nil : -3...Swift.max($1, -3) },
        .number("stops") { $0.options.stops = $1.isNaN ? nil : $1...$1 },
        .number("deceleration") { $0.options.decelerationRate = .perMillisecond($1) },
        .property("selectedOpacity", \.style.selectedOpacity),
        .property("restingOpacity", \.style.restingOpacity),
        .property("restingLabelOpacity", \.style.restingLabelOpacity),
        .property("rimWidth", \.style.rimWidth),
        .property("hubRadius", \.style.hubRadius),
        .property("sectorInnerRadius", \.style.sectorInnerRadius),
        .property("pointerLength", \.style.pointerLength),
        .property("pointerFlex", \.style.pointerFlex), .property("value", \.value),
        .number("weight") { try? $0.setSectors([Sector("A", weight: $1), Sector(), Sector()]) },
        .number("touch weight") { try? $0.setSectors([Sector("A", touchWeight: $1), Sector()]) },
        .number("odds") {
          try? $0.setSectors([Sector("A", odds: $1), Sector()])
          $0.draw(0.5)
        },
        .number("draw") { $0.draw($1) },
        .integerCommand("select") { hand, number in
          hand.perform { $0.select(number) }
        },
        .timed("select at") { $0.select(3) },
        .command("rotate") { hand, angle in hand.perform { $0.rotate(by: angle) }
        },
        .command("rotate at once") { hand, angle in
          hand.perform { $0.rotate(by: angle, animated: false) }
        },
        .integerCommand("spin to") { hand, number in
          hand.perform { $0.spin(to: number) }
        },
        .integerCommand("spin, turns") { hand, turns in
          hand.perform { $0.spin(to: 1, turns: turns) }
        },
        .command("spin, duration") { hand, seconds in
          hand.perform { $0.spin(to: 1, duration: seconds) }
        },
        .command("start turning") { hand, speed in
          hand.perform { $0.startTurning(radiansPerSecond: speed) }
        },
      ]
    )
  }
}
