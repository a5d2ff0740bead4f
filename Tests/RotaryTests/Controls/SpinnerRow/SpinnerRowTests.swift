import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct SpinnerRowTests {
  @Test func `each value of a row of digits can be reached, and reads as written`() {
    var driver = SpinnerRowDriver(.digits(2), carries: true)
    var generator = SeededGenerator(seed: 3)
    for value in (0..<100).shuffled(using: &generator) {
      driver.move(to: Double(value))
      #expect(driver.row.value == Double(value))
      driver.settle()
      #expect(driver.row.value == Double(value))
      #expect(driver.row.text == (value < 10 ? "0\(value)" : "\(value)"))
      for ring in driver.row.rings { #expect(ring.shownPosition == ring.position.rounded()) }
    }
  }

  @Test(arguments: [true, false]) func `a ring that wraps turns the next, if carrying is on`(
    carries: Bool
  ) {
    var driver = SpinnerRowDriver(.digits(3), carries: carries)
    driver.move(to: 199, animated: false)
    driver.drag(column: 2, tiles: 1)
    driver.settle()
    #expect(driver.row.value == (carries ? 200 : 190))
    driver.drag(column: 2, tiles: -1)
    driver.settle()
    #expect(driver.row.value == 199)
    driver.move(to: 999, animated: false)
    driver.drag(column: 2, tiles: 1)
    driver.settle()
    #expect(driver.row.value == (carries ? 0 : 990))
    driver.drag(column: 2, tiles: -1)
    driver.settle()
    #expect(driver.row.value == 999)
  }

  @Test func `a carry happens at the time of the crossing, and is sent once`() {
    var driver = SpinnerRowDriver(.digits(3), carries: true)
    driver.move(to: 99, animated: false)
    let before = driver.events.count
    driver.pointer(.down, column: 2)
    driver.pointer(.move, column: 2, tiles: -1, after: 0.03)
    #expect(driver.events.count == before + 1)
    #expect(driver.events.last == .changing(100))
    // Half of the way was passed after half of the time.
    #expect(abs(driver.times[before] - 0.015) < 1e-9)
  }

  @Test func `crossings of two columns in one frame are sent in order`() {
    var driver = SpinnerRowDriver(.digits(3))
    for column in [0, 2] {
      driver.pointer(.down, column: column, id: column)
      for step in 1...5 {
        driver.pointer(.move, column: column, tiles: -Double(step) / 2, id: column, after: 0.01)
      }
      driver.pointer(.up, column: column, tiles: -2.5, id: column)
    }
    let before = driver.times.count
    driver.framesPerSecond = 0.1
    driver.wait(5)
    let times = driver.times[before...]
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    // Each crossing was sent: no value is skipped for the other column's.
    var shown = driver.events[..<before].last?.value ?? 0
    var steps: Set<Double> = []
    for event in driver.events[before...] {
      guard case .changing(let value) = event else { continue }
      steps.insert(value - shown)
      shown = value
    }
    #expect(steps == [1, 100])
  }

  @Test func `a lock is closed while a finger holds its code`() {
    var driver = SpinnerRowDriver(.digits(3))
    driver.row.options.code = [0, 0, 1]
    driver.pointer(.down, column: 2)
    driver.pointer(.move, column: 2, tiles: -1, after: 0.3)
    #expect(driver.row.text == "001" && !driver.row.isOpen)
    driver.pointer(.up, column: 2, tiles: -1, after: 0.3)
    driver.settle()
    #expect(driver.row.isOpen)
  }

  @Test func `the shown value is continuous during a carry`() {
    var driver = SpinnerRowDriver(.digits(3), carries: true)
    driver.framesPerSecond = 1_000
    driver.move(to: 95, animated: false)
    driver.pointer(.down, column: 2)
    var shown = driver.row.rings.map { Self.front($0) }
    for step in 1...400 {
      driver.pointer(.move, column: 2, tiles: -Double(step) / 20, after: 0.002)
      for column in 0..<3 {
        let count = Double(driver.row.rings[column].range.count)
        let now = Self.front(driver.row.rings[column])
        // In 2 ms a ring moves at most as far as a spring of this response.
        #expect(abs((now - shown[column]).remainder(dividingBy: count)) < 0.06)
        shown[column] = now
      }
    }
    #expect(driver.row.value == 115)
  }

  /// Returns the shown number at the front, with its fraction.
  private static func front(_ ring: NumberSpinner) -> Double {
    ring.shownPosition
  }

  @Test func `two fingers turn two columns at once`() {
    var driver = SpinnerRowDriver(.digits(3))
    driver.row.options.usesSecondFinger = true
    driver.pointer(.down, column: 0, id: 1)
    driver.pointer(.down, column: 2, id: 2)
    for step in 1...20 {
      let share = Double(step) / 20
      driver.pointer(.move, column: 0, tiles: -2 * share, id: 1, after: 0.01)
      driver.pointer(.move, column: 2, tiles: -3 * share, id: 2)
    }
    #expect(driver.row.value == 203)
    driver.pointer(.up, column: 0, tiles: -2, id: 1, after: 0.3)
    driver.pointer(.up, column: 2, tiles: -3, id: 2)
    driver.settle()
    #expect(driver.row.value == 203)
    #expect(driver.events.last == .changed(203))
  }

  @Test func `a column that is held is carried under the finger`() {
    var driver = SpinnerRowDriver(.digits(2), carries: true)
    driver.row.options.usesSecondFinger = true
    driver.move(to: 19, animated: false)
    driver.pointer(.down, column: 0, id: 1)
    driver.pointer(.down, column: 1, id: 2)
    driver.pointer(.move, column: 1, tiles: -1, id: 2, after: 0.1)
    #expect(driver.row.value == 20)
    driver.pointer(.move, column: 0, tiles: -1, id: 1, after: 0.3)
    #expect(driver.row.value == 30)
    driver.pointer(.up, column: 0, tiles: -1, id: 1, after: 0.3)
    driver.pointer(.up, column: 1, tiles: -1, id: 2)
    driver.settle()
    #expect(driver.row.value == 30)
  }

  @Test func `a fling that is caught or ends rests on a number`() {
    for isCaught in [true, false] {
      var driver = SpinnerRowDriver(.digits(3), carries: true)
      driver.move(to: 8, animated: false)
      driver.drag(column: 2, tiles: 1.5, seconds: 0.06, hold: 0)
      #expect(driver.row.isMoving)
      if isCaught {
        driver.pointer(.down, column: 2, after: 0.05)
        driver.pointer(.up, column: 2, after: 0.3)
      }
      driver.settle()
      #expect(driver.row.isResting)
      #expect(driver.row.value > 9)
      #expect(driver.events.last == .changed(driver.row.value))
      for column in 0..<3 {
        let ring = driver.row.rings[column]
        #expect(ring.index(of: ring.motion.detent) == driver.row.indices[column])
      }
    }
  }

  @Test(arguments: [30.0, 61, 240]) func `neither events nor their times depend on frames`(
    rate: Double
  ) {
    func run(_ rate: Double) -> SpinnerRowDriver {
      var driver = SpinnerRowDriver(.digits(3), carries: true)
      driver.framesPerSecond = rate
      driver.move(to: 96, animated: false)
      driver.drag(column: 2, tiles: 3, seconds: 0.1, hold: 0)
      driver.drag(column: 1, tiles: 4, seconds: 0.1, hold: 0)
      driver.settle()
      driver.wait(0.1)
      return driver
    }
    let expected = run(1_000)
    let driver = run(rate)
    #expect(driver.events == expected.events)
    for (time, other) in zip(driver.times, expected.times) { #expect(abs(time - other) < 1e-6) }
    #expect(driver.count { if case .changed = $0 { true } else { false } } == 2)
  }

  @Test(arguments: [false, true]) func `a random walk has the value of a plain counter`(
    reduces: Bool
  ) {
    var generator = SeededGenerator(seed: 17)
    for _ in rounds(20) {
      var driver = SpinnerRowDriver(.digits(4), carries: true)
      driver.row.environment.reducesMotion = reduces
      driver.framesPerSecond = 60
      var counter = 0
      for _ in 0..<30 {
        let column = Int.random(in: 0...3, using: &generator)
        let weight = [1_000, 100, 10, 1][column]
        let tiles = Int.random(in: -3...3, using: &generator)
        switch Int.random(in: 0...4, using: &generator) {
        case 0: driver.drag(column: column, tiles: Double(tiles))
        case 1:
          driver.row.activate(column)
          driver.input(.detents(tiles))
        case 2:
          driver.row.activate(column)
          for _ in 0..<abs(tiles) { driver.input(.key(tiles < 0 ? .down : .up), after: 0.02) }
        case 3:
          driver.row.activate(column)
          driver.input(.leave)
          driver.input(.scroll(x: 0, y: -40 * Double(tiles)))
        default:
          counter = Int.random(in: 0...9_999, using: &generator)
          driver.move(to: Double(counter))
          continue
        }
        counter = ((counter + tiles * weight) % 10_000 + 10_000) % 10_000
        #expect(driver.row.value == Double(counter))
      }
      driver.settle()
      #expect(driver.row.value == Double(counter))
      for column in 0..<4 {
        let ring = driver.row.rings[column]
        #expect(ring.index(of: ring.motion.detent) == driver.row.indices[column])
        #expect(ring.position == Double(driver.row.indices[column]))
      }
    }
  }

  @Test func `columns in flight count all crossings, with any carries`() {
    var generator = SeededGenerator(seed: 23)
    for _ in rounds(40) {
      var driver = SpinnerRowDriver(.digits(3), carries: true)
      for _ in 0..<6 {
        let column = Int.random(in: 0...2, using: &generator)
        let tiles = Double.random(in: -3...3, using: &generator)
        driver.drag(column: column, tiles: tiles, seconds: 0.06, hold: 0)
        driver.wait(Double.random(in: 0...0.3, using: &generator))
      }
      driver.settle()
      for column in 0..<3 {
        let ring = driver.row.rings[column]
        #expect(ring.index(of: ring.motion.detent) == driver.row.indices[column])
      }
    }
  }

  @Test func `a time counts minutes since midnight`() {
    var driver = SpinnerRowDriver(.time, carries: true)
    driver.move(to: 23 * 60 + 59)
    #expect(driver.row.text == "23:59")
    driver.settle()
    driver.row.activate(1)
    driver.input(.key(.up))
    #expect(driver.row.text == "00:00")
  }

  @Test func `a tap while a ring follows its number counts all numbers on the way back`() {
    var driver = SpinnerRowDriver(.time)
    driver.move(to: 12 * 60 + 30)
    driver.wait(0.05)
    driver.tap(driver.row.frames[1].ring.center)
    driver.settle()
    let ring = driver.row.rings[1]
    #expect(ring.index(of: ring.motion.detent) == driver.row.indices[1])
    #expect(driver.row.indices[0] == 12 && driver.row.indices[1] < 30)
  }

  @Test func `an odometer follows a running number`() {
    var driver = SpinnerRowDriver(.digits(6))
    for number in stride(from: 0.0, through: 3_000, by: 7) {
      driver.move(to: number)
      driver.wait(0.02)
      #expect(driver.row.value == number)
    }
    driver.settle()
    #expect(driver.row.text == "002996")
    #expect(driver.events.last == .changed(2_996))
  }
}

extension Input {
  /// The mouse has left the control.
  fileprivate static var leave: Input { .pointer(PointerEvent(.leave, position: .zero)) }
}
