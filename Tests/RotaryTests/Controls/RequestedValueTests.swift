import Testing

@testable import Rotary

/// Values that an app sets before the ends, sectors or scale that allow them.
@Suite struct RequestedValueTests {
  @Test func `a dial moves to the value once its scale contains it`() throws {
    var dial = Dial()
    dial.value = 150
    #expect(dial.value == 100)
    dial.scale = try DialScale(from: 0, through: 250, step: 1)
    #expect(dial.value == 150)
    dial.scale = try DialScale(from: 0, through: 80, step: 1)
    #expect(dial.value == 80)
    dial.scale = try DialScale(from: 0, through: 250, step: 1)
    #expect(dial.value == 150)
    // The user's value replaces it.
    dial.handle(.key(.up), at: 0)
    dial.scale = try DialScale(from: 0, through: 100, step: 1)
    dial.scale = try DialScale(from: 0, through: 250, step: 1)
    #expect(dial.value == 100)
  }

  @Test func `another value replaces the requested one`() throws {
    var dial = Dial()
    dial.value = 150
    dial.value = 20
    dial.scale = try DialScale(from: 0, through: 250, step: 1)
    #expect(dial.value == 20)
  }

  @Test func `both thumbs of a range do the same, one by one`() throws {
    var dial = RangeDial()
    for (name, number) in [("low", 120.0), ("high", 180), ("max", 250)] {
      try dial.set(name, to: .number(number))
    }
    #expect(dial.value == DialRange(low: 120, high: 180))
  }

  @Test func `a number spinner does the same`() throws {
    var spinner = NumberSpinner()
    spinner.value = 42
    #expect(spinner.value == 9)
    spinner.range = try SpinnerRange(from: 0, through: 99)
    #expect(spinner.value == 42 && spinner.settledValue == 42 && spinner.isResting)
    spinner.value = 500
    spinner.handle(.key(.down), at: 0)
    spinner.advance(to: 5)
    spinner.range = try SpinnerRange(from: 0, through: 999)
    #expect(spinner.value == 98)
  }

  @Test func `a wheel does the same once it has the sector`() throws {
    var wheel = Wheel()
    wheel.value = 11
    #expect(wheel.value == 0)
    try wheel.setSectors((0..<12).map { Sector("\($0)") })
    #expect(wheel.value == 11)
    wheel.value = 30
    wheel.handle(.key(.left), at: 0)
    wheel.advance(to: 5)
    let chosen = wheel.value
    try wheel.setSectors((0..<40).map { Sector("\($0)") })
    #expect(wheel.value == chosen && chosen != 30)
  }

  @Test func `an echo requests nothing`() throws {
    var dial = Dial()
    dial.handle(.key(.up), at: 0)
    dial.handle(.key(.up), at: 0.01)
    dial.value = 1
    #expect(dial.value == 2)
    dial.scale = try DialScale(from: 0, through: 250, step: 1)
    #expect(dial.value == 2)
  }
}
