import Testing

@testable import Rotary

@Suite struct StepTests {
  private static let keys: [Key] = [
    .up, .down, .right, .left, .pageUp, .pageDown, .home, .end,
  ]

  @Test func `a value increases upward and a list begins at the top`() {
    let value = StepDirections()
    #expect(
      Self.keys.map { value.step(of: $0) } == [
        .by(1), .by(-1), .by(1), .by(-1), .page(1), .page(-1), .first, .last,
      ]
    )
    let list = Wheel().stepDirections
    #expect(
      Self.keys.map { list.step(of: $0) } == [
        .by(-1), .by(1), .by(1), .by(-1), .page(-1), .page(1), .first, .last,
      ]
    )
  }

  @Test func `numbers that become smaller are stepped in the opposite direction`() {
    let falling = StepDirections(up: -1, right: 1, increment: -1)
    #expect(
      Self.keys.map { falling.step(of: $0) } == [
        .by(-1), .by(1), .by(1), .by(-1), .page(-1), .page(1), .last, .first,
      ]
    )
  }

  @Test func `a mirrored list begins on the right, but a dial is not mirrored`() {
    var wheel = Wheel()
    wheel.environment.isRightToLeft = true
    #expect(wheel.stepDirections.step(of: .right) == .by(-1))
    #expect(wheel.stepDirections.step(of: .left) == .by(1))
    #expect(wheel.stepDirections.step(of: .down) == .by(1))
    var dial = DialMechanism(isRange: false)
    dial.environment.isRightToLeft = true
    #expect(dial.stepDirections.step(of: .right) == .by(1))
  }

  @Test func `other keys make no step, nor do left and right in a spinner row`() {
    for key in [Key.enter, .space, .backspace, .escape, .character("1")] {
      #expect(StepDirections().step(of: key) == nil)
    }
    let row = SpinnerRow().stepDirections
    #expect(row.step(of: .left) == nil && row.step(of: .right) == nil)
    #expect(row.step(of: .up) == .by(1))
  }

  @Test func `detents and increments step like keys`() {
    let inputs: [Input] = [.key(.down), .detents(1), .accessibility(.increment, element: 0)]
    var values: [Int] = []
    for input in inputs {
      var wheel = Wheel()
      #expect(wheel.handle(input, at: 0) == .handled)
      wheel.advance(to: 10)
      values.append(wheel.value)
    }
    #expect(values == [1, 1, 1])
  }

  @Test func `a step ends the typing of a number`() throws {
    for step in [Input.key(.up), .detents(1), .accessibility(.increment, element: 0)] {
      var spinner = NumberSpinner()
      spinner.range = try SpinnerRange(from: 0, through: 99)
      spinner.handle(.key(.character("1")), at: 0)
      spinner.handle(step, at: 0.1)
      spinner.handle(.key(.character("2")), at: 0.2)
      spinner.advance(to: 5)
      #expect(spinner.value == 2, "\(step)")
    }
  }

  @Test func `each modifier is a bit of its own`() {
    let modifiers: [Modifiers] = [.shift, .control, .option, .command]
    #expect(modifiers.map { $0.rawValue } == [1, 2, 4, 8])
  }

  @Test func `a scroll that reached an end stays with the control until the hand pauses`() {
    let scroll = Scroll(Vector2D(0, 1))
    var steps = ScrollSteps()
    var isTaken: [Bool] = []
    for (isAtEnd, time) in [(true, 1.0), (false, 2), (true, 2.1), (true, 2.25), (true, 3)] {
      isTaken.append(steps.follow(scroll, isAtEnd: isAtEnd, at: time))
    }
    #expect(isTaken == [false, true, true, true, false])
  }
}
