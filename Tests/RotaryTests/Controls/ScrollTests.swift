import Testing

@testable import Rotary

/// Mouse wheels and trackpads over each control that has steps.
@Suite struct ScrollTests {
  /// A control between two ends, and how the test reads its position.
  struct Case: Sendable {
    let name: String
    /// Sends scrolls, each at a time, to a control that is at one end, two steps from the other.
    ///
    /// Returns the responses, and the number of steps from the start after each.
    let scroll: @Sendable ([(Input, time: Double)]) throws -> [(response: Response, steps: Double)]
    /// The sign of a downward scroll that increases the value.
    let down: Double

    init<Subject: Control>(
      _ name: String,
      down: Double,
      make: @escaping @Sendable () throws -> Subject,
      steps: @escaping @Sendable (Subject) -> Double
    ) {
      self.name = name
      self.down = down
      scroll = { inputs in
        var control = try make()
        return inputs.map { input, time in
          let response = control.handle(input, at: time)
          var ended = control
          ended.advance(to: time + 5)
          return (response, steps(ended))
        }
      }
    }
  }

  static let bounded: [Case] = [
    Case("dial", down: -1) {
      var dial = Dial()
      dial.scale = try DialScale(from: 0, through: 2, step: 1)
      return dial
    } steps: { (control: Dial) in
      control.value
    },
    Case("dial that ends between its steps", down: -1) {
      var dial = Dial()
      dial.scale = try DialScale(from: 0, through: 2.9, step: 1)
      return dial
    } steps: { (control: Dial) in
      control.value
    },
    Case("range dial", down: -1) {
      var dial = RangeDial()
      dial.scale = try DialScale(from: 0, through: 2, step: 1)
      dial.value = DialRange(low: 0, high: 0)
      return dial
    } steps: { (control: RangeDial) in
      control.value.high
    },
    Case("number spinner", down: -1) {
      var spinner = NumberSpinner(range: try SpinnerRange(from: 0, through: 2))
      spinner.options.wraps = false
      return spinner
    } steps: { (control: NumberSpinner) in
      control.value
    },
    Case("wheel between stops", down: 1) {
      var wheel = Wheel()
      wheel.options.stops = -Double.pi / 2...0
      return wheel
    } steps: { (control: Wheel) in
      Double(control.value)
    },
    Case("turntable", down: 1) {
      try Turntable(count: 7)
    } steps: { (control: Turntable) in
      control.position - 2
    },
    Case("turntable that snaps", down: 1) {
      var table = try Turntable(count: 7)
      table.options.snaps = true
      return table
    } steps: { (control: Turntable) in
      control.position - 2
    },
  ]

  @Test(arguments: bounded) func `a notch is one step, and at the end the page scrolls`(_ one: Case)
    throws
  {
    let notch = { (count: Double) in Input.scroll(x: 0, y: count * one.down, unit: .notches) }
    let told = try one.scroll([
      // Back from the start.
      (notch(-1), 0),
      (notch(1), 1), (notch(0.5), 2), (notch(0.5), 3),
      // The same movement that reached the end, and a new one.
      (notch(1), 3.1), (notch(1), 3.25), (notch(1), 4),
      (notch(-1), 5),
    ])
    #expect(
      told.map(\.response) == [
        .declined, .handled, .handled, .handled, .handled, .handled, .declined, .handled,
      ]
    )
    let steps = told.map { ($0.steps * 1e6).rounded() / 1e6 }
    // A list also scrolls by fractions of an item.
    let half = one.name == "turntable" ? 1.5 : 1
    #expect(steps == [0, 1, half, 2, 2, 2, 2, 1])
  }

  @Test(arguments: bounded) func `points scroll proportionally, and do not pass an end`(_ one: Case)
    throws
  {
    let points = { (count: Double) in Input.scroll(x: 0, y: count * one.down) }
    let told = try one.scroll([
      (points(-10), 0), (points(41), 1), (points(25), 2), (points(900), 3), (points(900), 4),
    ])
    #expect(told.map(\.response) == [.declined, .handled, .handled, .handled, .declined])
    #expect(told.map(\.steps).last == 2)
    #expect(told[2].steps >= 1 && told[2].steps < 2)
  }

  @Test func `a notch is one step, for any number of points`() {
    var (dial, wheel, spinner) = (Dial(), Wheel(), NumberSpinner())
    dial.options.scrollPointsPerStep = 500
    wheel.options.scrollPointsPerSector = 500
    spinner.options.scrollPointsPerStep = 1
    let before = spinner.value
    dial.handle(.scroll(x: 0, y: -1, unit: .notches), at: 0)
    wheel.handle(.scroll(x: 0, y: 1, unit: .notches), at: 0)
    spinner.handle(.scroll(x: 0, y: -1, unit: .notches), at: 0)
    wheel.advance(to: 5)
    spinner.advance(to: 5)
    #expect(dial.value == 1)
    #expect(wheel.value == 1)
    #expect(spinner.value == before + 1)
  }

  @Test func `a control that wraps has no end`() throws {
    var (dial, row) = (Dial(), SpinnerRow())
    dial.scale = try DialScale(from: 0, through: 2, step: 1, sweep: 2 * .pi, wraps: true)
    for step in 0..<20 {
      #expect(dial.handle(.scroll(x: 0, y: 1, unit: .notches), at: Double(step)) == .handled)
      #expect(row.handle(.scroll(x: 0, y: 1, unit: .notches), at: Double(step)) == .handled)
    }
  }

  @Test func `a gesture that starts at an end scrolls the page immediately`() {
    var dial = Dial()
    #expect(dial.handle(.scroll(x: 0, y: -200), at: 0) == .handled)
    #expect(dial.handle(.scroll(x: 0, y: 4_000), at: 0.05) == .handled)
    #expect(dial.value == 0)
    #expect(dial.handle(.scroll(x: 0, y: 0, phase: .began), at: 0.1) == .handled)
    #expect(dial.handle(.scroll(x: 0, y: 1, phase: .changed), at: 0.11) == .declined)
    #expect(dial.handle(.scroll(x: 0, y: 1, phase: .began), at: 0.12) == .declined)
  }
}
