import Testing

@testable import Rotary

@Suite struct ProgressRingTests {
  @Test func `a value set before its ends applies once they are set`() {
    var ring = ProgressRing()
    ring.value = 40
    #expect(ring.value == 1)
    ring.range = 0...100
    #expect(ring.value == 40)
  }

  @Test func `a value applies immediately, is clamped, and sends no event`() {
    var driver = ProgressRingDriver(ProgressRing(value: 0.25))
    #expect(driver.ring.value == 0.25 && driver.ring.shownShare == 0.25 && !driver.ring.isMoving)
    for (asked, kept) in [(2.0, 1.0), (-3, 0), (.infinity, 1), (-.infinity, 0), (1e300, 1)] {
      driver.ring.value = asked
      #expect(driver.ring.value == kept && driver.ring.shownShare == kept)
    }
    driver.ring.value = .nan
    #expect(driver.ring.value == 1)
    driver.wait(1)
    #expect(driver.events.isEmpty)
    driver.ring.value = nil
    #expect(driver.ring.isIndeterminate && driver.ring.isMoving && driver.ring.shownShare == 0)
  }

  @Test func `a range clamps the value, and rejects ends that are NaN`() {
    var ring = ProgressRing(value: 0.5)
    ring.range = 0...100
    #expect(ring.value == 0.5 && ring.shownShare == 0.005)
    ring.value = 80
    ring.range = 10...20
    #expect(ring.value == 20 && ring.shownShare == 1)
    ring.range = -Double.infinity...Double.infinity
    #expect(ring.range == -1e15...1e15)
    ring.range = 7...7
    #expect(ring.value == 7 && ring.shownShare == 1)
  }

  @Test func `the arc moves to a new value continuously, and arrives soon`() {
    var driver = ProgressRingDriver(ProgressRing(value: 0.2))
    driver.wait(0.5)
    let isDone = driver.move(to: 0.8)
    #expect(isDone && driver.ring.value == 0.8 && abs(driver.ring.shownShare - 0.2) < 1e-12)
    var before = driver.ring.shownShare
    while driver.ring.isMoving {
      driver.wait(1 / driver.framesPerSecond)
      // A critically damped spring does not reverse or overshoot, and moves at most ω/e of the way per
      // second.
      #expect(driver.ring.shownShare >= before && driver.ring.shownShare <= 0.8)
      let fastest = 0.6 * Circular.turn / 0.35 / 2.718
      #expect(driver.ring.shownShare - before <= fastest / driver.framesPerSecond + 0.01)
      before = driver.ring.shownShare
    }
    #expect(driver.ring.shownShare == 0.8 && driver.time < 1.2)
  }

  @Test func `a value set before the arc has arrived keeps the position and the speed`() {
    var driver = ProgressRingDriver(ProgressRing(value: 0))
    driver.wait(0.1)
    driver.move(to: 1)
    driver.wait(0.1)
    let (place, step) = (driver.ring.shownShare, 1e-5)
    var onward = driver.ring
    onward.advance(to: driver.time + step)
    driver.move(to: 0.3)
    #expect(abs(driver.ring.shownShare - place) < 1e-12)
    let speed = (onward.shownShare - place) / step
    onward = driver.ring
    onward.advance(to: driver.time + step)
    #expect(abs((onward.shownShare - place) / step - speed) < 0.01 * speed)
    driver.settle()
    #expect(driver.ring.shownShare == 0.3)
  }

  @Test func `with reduced motion the value is shown immediately`() {
    var driver = ProgressRingDriver(ProgressRing(value: 0.2))
    driver.ring.environment.reducesMotion = true
    driver.move(to: 0.9)
    #expect(driver.ring.shownShare == 0.9 && !driver.ring.isMoving)
    driver.ring.environment.reducesMotion = false
    driver.move(to: 0.1)
    driver.wait(0.05)
    driver.ring.environment.reducesMotion = true
    #expect(driver.ring.shownShare == 0.1 && !driver.ring.isMoving)
    driver.move(to: 0.4, animated: false)
    #expect(driver.ring.shownShare == 0.4)
  }

  @Test func `a move sends each threshold that it passes, in order, and one end`() throws {
    var driver = ProgressRingDriver(ProgressRing(value: 0.1))
    driver.ring.style.thresholds = [0.5, 0.2, .nan, 0.8]
    #expect(driver.ring.style.thresholds == [0.2, 0.5, 0.8])
    driver.move(to: 0.6)
    #expect(driver.events == [.crossed(0.2), .crossed(0.5)])
    driver.forget()
    // A value equal to a threshold is below it.
    driver.move(to: 0.5)
    driver.move(to: 0.2)
    driver.move(to: 0.3)
    #expect(driver.events == [.crossed(0.5), .crossed(0.2), .crossed(0.2)])
    driver.forget()
    for _ in 0..<3 { driver.move(to: 7) }
    #expect(driver.events == [.crossed(0.5), .crossed(0.8), .finished])
    driver.forget()
    let isNaNDone = driver.move(to: .nan)
    #expect(!isNaNDone)
    #expect(driver.ring.value == 1 && driver.events.isEmpty)
    driver.ring.value = nil
    driver.move(to: 1)
    #expect(driver.events == [.finished])
  }

  @Test func `the colour is that of the band, and the accent without one`() {
    var style = ProgressRingStyle()
    #expect(style.tint(at: 0.3) == .role(.accent))
    style.thresholds = [0.2, 0.5]
    style.tints = [.role(.critical), .role(.warning)]
    let tints = [0, 0.2, 0.21, 0.5, 0.51, 1].map { style.tint(at: $0) }
    #expect(
      tints == [
        .role(.critical), .role(.critical), .role(.warning), .role(.warning), .role(.accent),
        .role(.accent),
      ]
    )
    style.tints.append(.role(.positive))
    #expect(style.tint(at: 1) == .role(.positive))
  }

  @Test func `a ring ignores input, and its time advances`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 2))
    driver.start()
    for phase in [PointerEvent.Phase.down, .move, .up, .hover, .cancel, .leave] {
      let event = PointerEvent(phase, position: Point2D(100, 20))
      let response = driver.input(.pointer(event), after: 0.1)
      #expect(response == .declined)
    }
    for input in [Input.key(.right), .scroll(x: 0, y: 50), .detents(3), .focus(true)] {
      let response = driver.input(input, after: 0.1)
      #expect(response == .declined)
    }
    #expect(abs(driver.ring.remainingSeconds - 1) < 1e-9)
    driver.input(.key(.enter), after: 2)
    #expect(driver.events == [.finished])
  }

  @Test func `the turning arc is a continuous function of time`() {
    var driver = ProgressRingDriver()
    driver.framesPerSecond = 1_000
    var last = ProgressRingSpin(at: 0)
    for frame in 1...12_000 {
      let spin = ProgressRingSpin(at: Double(frame) / 1_000)
      let ends = [(spin.startAngle, last.startAngle), (end(of: spin), end(of: last))]
      for (now, before) in ends {
        // Neither end stops or reverses; the fastest speed is 1.7 times the mean in its half cycle.
        let delta = Circular.sweep(from: before, to: now)
        #expect(delta > 0 && delta < 0.012, "\(frame)")
      }
      #expect(spin.length >= 0.06 - 1e-12 && spin.length <= 0.685 + 1e-12)
      last = spin
    }
    driver.wait(100)
    #expect(driver.ring.isMoving && driver.events.isEmpty)
    for time in [0, 1e-9, 1e15, 1e300] {
      let spin = ProgressRingSpin(at: time)
      #expect(spin.startAngle.isFinite && (0.05...0.7).contains(spin.length))
      #expect(ProgressRingSpin.opacities.contains(ProgressRingSpin.pulse(at: time)))
    }
  }

  private func end(of spin: ProgressRingSpin) -> Double {
    spin.startAngle + spin.length * Circular.turn
  }

  @Test func `a full ring is at its end`() {
    #expect(ProgressRing(value: 1).isAtEnd)
    #expect(!ProgressRing(value: 1.0.nextDown).isAtEnd)
    #expect(!ProgressRing(value: nil).isAtEnd)
  }
}
