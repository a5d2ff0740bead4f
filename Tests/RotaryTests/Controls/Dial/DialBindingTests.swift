import Foundation
import Rotary
import Testing

/// Values that an app sets, as with a binding.
@Suite struct DialBindingTests {
  @Test func `a value set by an app is clamped and rounded to a step, and sends no event`()
    throws
  {
    var driver = DialDriver(Dial(scale: try DialScale(from: 5, through: 30, step: 0.5)))
    for (value, expected) in [
      (21.5, 21.5), (21.6, 21.5), (99, 30), (-99, 5), (.infinity, 30), (12, 12), (.nan, 12),
    ] {
      driver.dial.value = value
      #expect(driver.dial.value == expected && driver.dial.settledValue == expected)
      #expect(!driver.dial.isMoving)
    }
    driver.wait(1)
    #expect(driver.events.isEmpty)
  }

  @Test func `an echo does not disturb a drag, however late`() throws {
    for delay in [0, 1, 12] {
      var plain = try DialDriver([("value", .number(20))])
      var bound = plain
      // The values sent to the app that it has not echoed yet.
      var queue: [(due: Int, value: Double)] = []
      plain.pointer(.down, plain.place(0))
      bound.pointer(.down, bound.place(0))
      for step in 1...60 {
        let place = plain.place(sin(Double(step) / 9) * 70)
        let told = bound.changing.count
        plain.pointer(.move, place)
        bound.pointer(.move, place)
        queue += bound.changing[told...].map { (step + delay, $0) }
        while let (due, value) = queue.first, due <= step {
          bound.dial.value = value
          queue.removeFirst()
        }
        #expect(bound.dial.value == plain.dial.value, "after \(delay), step \(step)")
      }
      for driver in [0, 1] {
        if driver == 0 {
          plain.pointer(.up, plain.place(0))
        } else {
          bound.pointer(.up, bound.place(0))
        }
      }
      for (_, value) in queue { bound.dial.value = value }
      #expect(bound.dial.value == plain.dial.value && bound.changes == plain.changes)
      #expect(bound.events == plain.events)
    }
  }

  @Test func `an app that clamps overrides a drag, and one change is sent`() throws {
    var driver = try DialDriver([("value", .number(20)), ("step", .text("any"))])
    driver.pointer(.down, driver.place(0))
    for step in 1...50 {
      driver.pointer(.move, driver.place(Double(step) * 2))
      if driver.dial.value > 40 { driver.dial.value = 40 }
      #expect(driver.dial.value <= 40)
    }
    // The finger continues from the value set by the app.
    driver.pointer(.move, driver.place(90))
    #expect(abs(driver.dial.value - (40 - 10 / 2.7)) < 1e-6)
    driver.pointer(.up, driver.place(90))
    #expect(driver.changes == [driver.dial.value])
  }

  @Test func `setting a value does not change the reference for the event changed`() throws {
    var driver = try DialDriver([("value", .number(20))])
    driver.pointer(.down, driver.place(0))
    driver.arc(from: 0, by: 30)
    driver.dial.value = 20
    #expect(driver.dial.value == 20 && !driver.dial.isResting && driver.dial.settledValue == 20)
    driver.pointer(.up, driver.place(30), after: 1)
    #expect(driver.changes == [])
    driver.pointer(.down, driver.place(0), after: 1)
    driver.arc(from: 0, by: 30)
    driver.dial.value = 70
    driver.pointer(.up, driver.place(30), after: 1)
    #expect(driver.changes == [70] && driver.dial.settledValue == 70)
  }

  @Test func `a late echo of a key does not override a newer key`() throws {
    var driver = try DialDriver([("value", .number(50))])
    for _ in 0..<3 {
      driver.press(.up)
      driver.wait(0.02)
    }
    // The app echoes 51, 52 and 53, each sent twice, when the dial is at 53.
    for value in [51.0, 51, 52, 52, 53, 53] {
      driver.dial.value = value
      #expect(driver.dial.value == 53)
    }
    // After that the same number is a new value.
    driver.dial.value = 51
    #expect(driver.dial.value == 51)
    // A value sent long ago is also a new value.
    driver.press(.up)
    driver.wait(0.3)
    driver.press(.up)
    driver.dial.value = 52
    #expect(driver.dial.value == 52)
  }

  @Test func `both values of a range are set together, and their echo is recognized`() throws {
    var driver = try RangeDialDriver([("value", .numbers([20, 60]))])
    #expect(driver.dial.value == DialRange(20, 60))
    driver.dial.value = DialRange(70, 90)
    #expect(driver.dial.value == DialRange(70, 90) && driver.dial.settledValue == DialRange(70, 90))
    driver.press(.down)
    #expect(driver.changing == [DialRange(70, 89)])
    driver.forget()
    driver.dial.value = DialRange(70, 89)
    #expect(driver.dial.value == DialRange(70, 89))
    // A range with ends cannot have an upper value below the lower one.
    driver.dial.value = DialRange(50, 10)
    #expect(driver.dial.value == DialRange(50, 50))
    driver.dial.thumbs.minimumDistance = 5
    #expect(driver.dial.value == DialRange(50, 55))
    driver.dial.value.low = 60
    #expect(driver.dial.value == DialRange(60, 65))
    driver.dial.value = DialRange(.nan, 3)
    #expect(driver.dial.value == DialRange(60, 65) && driver.events.isEmpty)
  }

  @Test
  func `a setting without a change has no effect, and another one does not disturb a drag`() throws
  {
    var driver = try DialDriver([("value", .number(20))])
    driver.pointer(.down, driver.place(0))
    driver.arc(from: 0, by: 30)
    let before = driver
    let scale = driver.dial.scale
    driver.dial.scale = scale
    driver.dial.options.fineGain = 0.1
    #expect((driver.dial == before.dial) == true)
    driver.dial.value = driver.dial.value
    #expect(driver.dial.value == before.dial.value && !driver.dial.isResting)
    driver.dial.style.unit = " %"
    driver.dial.options.detents = [50]
    driver.dial.scale = try DialScale(from: 0, through: 200, step: 1)
    #expect(!driver.dial.isResting && driver.dial.value == before.dial.value)
    driver.arc(from: 30, by: 27)
    // 270° are now 200.
    #expect(abs(driver.dial.value - before.dial.value - 20) <= 1)
  }

  @Test func `a drag that a setting ends sends the same event as a cancelled one`() throws {
    for deed in [
      { (dial: inout Dial) in dial.options.isEnabled = false },
      { (dial: inout Dial) in dial.size = .zero },
    ] {
      var driver = try DialDriver([("value", .number(20))])
      driver.pointer(.down, driver.place(0))
      driver.arc(from: 0, by: 54)
      let value = driver.dial.value
      deed(&driver.dial)
      #expect(driver.dial.isResting && driver.dial.isMoving && driver.changes == [])
      driver.wait(0.5)
      #expect(driver.changes == [value] && !driver.dial.isMoving)
      driver.dial.options.isEnabled = true
      driver.dial.size = Size2D(200, 200)
      #expect(driver.pointer(.move, driver.place(0)) == .declined)
      #expect(driver.dial.value == value)
    }
  }

  @Test func `a change of size does not turn a dial that a finger holds`() throws {
    var driver = try DialDriver([
      ("turns", .number(1)), ("wrap", .flag(true)), ("step", .text("any")), ("value", .number(20)),
    ])
    for side in [400, 1e300, .nan, 200, .leastNonzeroMagnitude, 300] as [Double] {
      driver.pointer(.down, driver.place(0), after: 1)
      driver.arc(from: 0, by: 40)
      let before = driver.dial.value
      driver.dial.size = Size2D(side, side)
      #expect(driver.dial.size.width.isFinite)
      driver.pointer(.move, driver.place(40))
      #expect(abs(driver.dial.value - before) < 1e-6, "\(side)")
      driver.pointer(.up, driver.place(40), after: 1)
      if driver.dial.size.shorterSide < 1 { driver.dial.size = Size2D(200, 200) }
    }
  }
}
