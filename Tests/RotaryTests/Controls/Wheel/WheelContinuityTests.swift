import RotaryTestRandom
import Testing

@testable import Rotary

/// The position and the speed are continuous over 10,000 random gestures.
@Suite struct WheelContinuityTests {
  @Test(arguments: seeds(10))
  func `the position is continuous at each touch, release, catch and command`(seed: UInt64) {
    var counts = Counts()
    for round in 0..<100 {
      var hand = ContinuityHand(seed: 100 * seed + UInt64(round))
      for _ in 0..<10 { hand.gesture(&counts) }
    }
    // Each case has happened.
    #expect(counts.gestures == 1_000)
    #expect(counts.releases > 300 && counts.slowReleases > 10 && counts.bandReleases > 10)
    #expect(counts.catches > 200 && counts.retargets > 100 && counts.ends > 10)
  }

  struct Counts {
    var gestures = 0
    var releases = 0
    var slowReleases = 0
    var bandReleases = 0
    var catches = 0
    var retargets = 0
    var ends = 0
  }
}

/// Random fingers and commands on a random wheel, checked at each step.
private struct ContinuityHand {
  /// The duration over which a speed is measured, in seconds.
  private static let instant = 1e-6

  private var driver: WheelDriver
  private var random: SeededGenerator
  private let seed: UInt64
  /// The finger's unwrapped direction and speed.
  private var direction = 0.0
  private var estimator = VelocityEstimator()

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let count = [1, 2, 3, 8, 12, 25, 1_000].randomElement(using: &random) ?? 8
    driver = WheelDriver(Wheel(count: count) ?? Wheel())
    driver.framesPerSecond = 20
    if seed % 3 == 0 {
      driver.wheel.options.stops = -Double.random(in: 0...3, using: &random)...2
    }
    driver.wheel.options.selectsOnTap = seed % 2 == 0
  }

  private var wheel: Wheel { driver.wheel }
  private var note: Comment { "seed \(seed), at \(driver.time) s" }

  /// Returns the rotation after some time without input.
  private func rotation(after seconds: Double) -> Double {
    var later = wheel
    later.advance(to: driver.time + seconds)
    return later.rotation
  }

  /// The current speed, measured by the position after an instant.
  private var speed: Double {
    (rotation(after: Self.instant) - wheel.rotation) / Self.instant
  }

  /// Springs and eased moves change their speed within that instant, and a position within the tolerance may
  /// jump to its target.
  private func isNear(_ speed: Double, _ other: Double) -> Bool {
    let difference = abs(speed - other)
    let isAtRest = wheel.isResting || rotation(after: Self.instant) == rotation(after: 1)
    return difference < 0.02 + 1e-3 * abs(other)
      || isAtRest && difference * Self.instant < wheel.motion.tolerance.distance
  }

  mutating func gesture(_ counts: inout WheelContinuityTests.Counts) {
    counts.gestures += 1
    if wheel.radiansPerSecond != 0 { counts.catches += 1 }
    touch()
    let start = direction
    let caught = wheel.rotation
    // The pull of a finger that shows this.
    let band = RubberBand(limit: .pi / 4)
    let pull = edge(caught) + band.requested(forShown: caught - edge(caught))
    slide { hand in
      let asked = pull + hand.direction - start
      let end = hand.edge(asked)
      let shown = end + band.shown(forRequested: asked - end)
      #expect(abs(hand.wheel.rotation - shown) < 1e-9, hand.note)
    }
    let asked = pull + direction - start
    release(excess: asked - edge(asked), in: band, &counts)
    fly(Double.random(in: 0...0.8, using: &random), &counts)
    if Bool.random(using: &random) { command(&counts) }
    fly(Double.random(in: 0...1, using: &random), &counts)
  }

  private func edge(_ rotation: Double) -> Double {
    guard let stops = wheel.options.stops else { return rotation }
    return min(max(rotation, stops.lowerBound), stops.upperBound)
  }

  /// Touches the wheel at rest or in motion, and holds it for a moment.
  private mutating func touch() {
    direction = Double.random(in: -3...3, using: &random)
    estimator = VelocityEstimator()
    estimator.add(direction, at: driver.time)
    let before = wheel.rotation
    driver.pointer(.down, driver.place(direction))
    #expect(wheel.rotation == before, note)
    #expect(rotation(after: 0.01) == before, note)
  }

  /// Slides along the ring, faster and slower, sometimes with a rest.
  private mutating func slide(_ check: (ContinuityHand) -> Void) {
    var speed = Double.random(in: -1...1, using: &random)
    speed *= [0.3, 4, 20, 80].randomElement(using: &random) ?? 1
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      let isResting = Int.random(in: 0..<20, using: &random) == 0
      let pause = isResting ? 0.1 : Double.random(in: 0.004...0.016, using: &random)
      // Never half a turn between two samples, which would have no direction.
      direction += min(max(speed * min(pause, 0.016), -1.4), 1.4)
      speed *= Double.random(in: 0.9...1.1, using: &random)
      driver.pointer(.move, driver.place(direction), after: pause)
      estimator.add(direction, at: driver.time)
      check(self)
    }
  }

  private mutating func release(
    excess: Double,
    in band: RubberBand,
    _ counts: inout WheelContinuityTests.Counts
  ) {
    driver.wait(Double.random(in: 0...0.05, using: &random))
    let before = wheel.rotation
    let radius = wheel.radius
    // The effect of a slightly larger pull.
    let step = 1e-6
    let give =
      excess == 0
      ? 1
      : (band.shown(forRequested: excess + step) - band.shown(forRequested: excess - step))
        / (2 * step)
    let finger = estimator.velocity(at: driver.time) * give
    let expected = min(max(finger, -8_000 / radius), 8_000 / radius)
    driver.pointer(.up, driver.place(direction))
    #expect(abs(wheel.rotation - before) < 1e-9, note)
    // A tap turns the wheel from rest, even if the finger slipped.
    guard !wheel.options.selectsOnTap || abs(expected) * radius > 8_000 else { return }
    counts.releases += 1
    if expected != 0, abs(expected) * radius < 50 { counts.slowReleases += 1 }
    if excess != 0 { counts.bandReleases += 1 }
    #expect(isNear(speed, expected), "\(note): \(speed) for \(expected)")
  }

  /// Starts a command at the wheel's current speed.
  private mutating func command(_ counts: inout WheelContinuityTests.Counts) {
    let (before, velocity) = (wheel.rotation, speed)
    if velocity != 0 { counts.retargets += 1 }
    let index = Int.random(in: 0..<wheel.sectors.count, using: &random)
    if Bool.random(using: &random) {
      driver.act { $0.select(index) }
    } else {
      driver.input(.key(Bool.random(using: &random) ? .left : .right))
    }
    #expect(abs(wheel.rotation - before) < 1e-9, note)
    if wheel.isMoving, wheel.radiansPerSecond != 0 || velocity == 0 {
      #expect(isNear(speed, velocity), "\(note): \(speed) for \(velocity)")
    }
  }

  /// Lets it turn freely; at an end, the bounce continues its speed.
  private mutating func fly(_ seconds: Double, _ counts: inout WheelContinuityTests.Counts) {
    let end = driver.time + seconds
    while driver.time < end {
      let (earlier, then, heard) = (wheel, driver.time, driver.events.count)
      driver.wait(min(1 / 20, end - driver.time))
      // Nothing turns faster than the fastest fling.
      #expect(abs(wheel.rotation - earlier.rotation) < 8_001 / wheel.radius / 20, note)
      for index in heard..<driver.events.count where driver.events[index].name == "metEnd" {
        let time = driver.times[index]
        guard time - then > 3 * Self.instant else { continue }
        counts.ends += 1
        let around = [-2.0, -1, 1, 2].map { steps in
          var copy = earlier
          copy.advance(to: time + steps * Self.instant)
          return copy.rotation
        }
        let (before, after) = (around[1] - around[0], around[3] - around[2])
        #expect(isNear(after / Self.instant, before / Self.instant), note)
      }
    }
  }
}
