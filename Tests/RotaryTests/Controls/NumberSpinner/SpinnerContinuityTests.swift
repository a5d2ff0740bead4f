import RotaryTestRandom
import Testing

@testable import Rotary

/// The position and the speed are continuous over 10,000 random gestures.
///
/// A move to a number from rest starts with a speed, as specified: it only eases out.
@Suite struct SpinnerContinuityTests {
  @Test(arguments: seeds(10))
  func `the position is continuous at each touch, release and catch`(seed: UInt64) {
    var counts = Counts()
    for round in 0..<100 {
      var hand = SpinnerHand(seed: 100 * seed + UInt64(round))
      for _ in 0..<10 { hand.gesture(&counts) }
    }
    // Each case has happened.
    #expect(counts.releases > 300 && counts.slowReleases > 10 && counts.bandReleases > 10)
    #expect(counts.catches > 100 && counts.ends > 5)
  }

  struct Counts {
    var releases = 0
    var slowReleases = 0
    var bandReleases = 0
    var catches = 0
    var ends = 0
  }
}

/// A random finger on a random spinner, checked at each step.
private struct SpinnerHand {
  /// The duration over which a speed is measured, in seconds.
  private static let instant = 1e-6

  private var spinner = NumberSpinner()
  private var random: SeededGenerator
  private let seed: UInt64
  private var time = 0.0
  /// The position and the speed of the finger.
  private var x = 0.0
  private var estimator = VelocityEstimator()

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let last: Double = [9, 99, 1e6].randomElement(using: &random) ?? 9
    if let range = try? SpinnerRange(from: 0, through: last) {
      spinner = NumberSpinner(range: range)
    }
    spinner.options.wraps = seed % 3 == 0
    spinner.options.gain = seed % 4 == 1 ? .radiansPerPoint(0.009) : .tile
    spinner.move(to: (last / 2).rounded(), animated: false)
  }

  private var note: Comment { "seed \(seed), at \(time) s" }

  /// The number of tiles that a point of the finger corresponds to.
  private var share: Double {
    switch spinner.options.gain {
    case .tile: return -1 / spinner.ring.tile.width
    case .radiansPerPoint(let radians): return -radians / spinner.ring.tileAngle
    }
  }

  private func place(after seconds: Double) -> Double {
    var later = spinner
    later.advance(to: time + seconds)
    return later.position
  }

  /// The current speed, measured by the position after an instant.
  private var speed: Double { (place(after: Self.instant) - spinner.position) / Self.instant }

  /// Springs change their speed within that instant, and a position within the tolerance may jump to its
  /// target.
  private func isNear(_ speed: Double, _ other: Double) -> Bool {
    let difference = abs(speed - other)
    let isAtRest = spinner.isResting || place(after: Self.instant) == place(after: 1)
    return difference < 0.05 + 1e-3 * abs(other)
      || isAtRest && difference * Self.instant < spinner.motion.tolerance.distance
  }

  private mutating func tell(_ phase: PointerEvent.Phase) {
    spinner.handle(.pointer(PointerEvent(phase, position: Point2D(x, 60))), at: time)
  }

  private mutating func wait(_ seconds: Double) {
    time += seconds
    spinner.advance(to: time)
  }

  mutating func gesture(_ counts: inout SpinnerContinuityTests.Counts) {
    x = Double.random(in: 40...280, using: &random)
    if spinner.motion.isGliding { counts.catches += 1 }
    estimator = VelocityEstimator()
    estimator.add(x, at: time)
    let (start, before) = (x, spinner.position)
    tell(.down)
    // Numbers skipped on a long way are counted again by the finger that catches the ring.
    #expect(abs((spinner.position - before).remainder(dividingBy: 1)) < 1e-9, note)
    #expect(place(after: 0.01) == spinner.position, note)
    let edge = end(of: spinner.position)
    let pull = edge + NumberSpinner.band.requested(forShown: spinner.position - edge)
    slide()
    let asked = pull + (x - start) * share
    let shown = end(of: asked) + NumberSpinner.band.shown(forRequested: asked - end(of: asked))
    #expect(abs(spinner.position - shown) < 1e-9 * max(1, abs(shown)), note)
    release(excess: asked - end(of: asked), moved: abs(x - start), &counts)
    fly(Double.random(in: 0...1.2, using: &random), &counts)
  }

  private func end(of place: Double) -> Double { spinner.motion.bounded(place) }

  /// Slides sideways, sometimes with a rest, mostly slower and slower.
  private mutating func slide() {
    var speed = Double.random(in: -1...1, using: &random)
    speed *= [40, 300, 1_500, 9_000].randomElement(using: &random) ?? 40
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      let isResting = Int.random(in: 0..<20, using: &random) == 0
      let pause = isResting ? 0.1 : Double.random(in: 0.004...0.016, using: &random)
      wait(pause)
      x += speed * min(pause, 0.016)
      speed *= Double.random(in: 0.6...1.1, using: &random)
      tell(.move)
      estimator.add(x, at: time)
    }
  }

  private mutating func release(
    excess: Double,
    moved: Double,
    _ counts: inout SpinnerContinuityTests.Counts
  ) {
    wait(Double.random(in: 0...0.05, using: &random))
    let before = spinner.position
    let finger = estimator.velocity(at: time)
    let (band, step) = (NumberSpinner.band, 1e-6)
    // The effect of a slightly larger pull.
    let give =
      excess == 0
      ? 1
      : (band.shown(forRequested: excess + step) - band.shown(forRequested: excess - step))
        / (2 * step)
    var expected = min(max(finger, -8_000), 8_000) * share * give
    // Past the ends the speed is limited, so that the ring is never empty.
    if spinner.position != end(of: spinner.position) {
      expected = min(max(expected, -NumberSpinner.fastestBounce), NumberSpinner.fastestBounce)
      counts.bandReleases += 1
    }
    tell(.up)
    #expect(abs((spinner.position - before).remainder(dividingBy: 1)) < 1e-9, note)
    // A tap moves the ring from rest, even if the finger slipped.
    guard moved > GestureLimits.tapPoints else { return }
    counts.releases += 1
    if finger != 0, abs(finger) < 50 { counts.slowReleases += 1 }
    #expect(isNear(speed, expected), "\(note): \(speed) for \(expected)")
  }

  /// Lets the ring move freely; at an end it bounces at a limited speed.
  private mutating func fly(_ seconds: Double, _ counts: inout SpinnerContinuityTests.Counts) {
    let end = time + seconds
    while time < end {
      var heard: [Double] = []
      let (earlier, then) = (spinner, time)
      time = min(time + 0.05, end)
      spinner.advance(to: time)
      while let (event, instant) = spinner.nextEvent() {
        if event.name == "metEnd" { heard.append(instant) }
      }
      for instant in heard where instant - then > 3 * Self.instant {
        counts.ends += 1
        let around = [-2.0, -1, 1, 2].map { steps in
          var copy = earlier
          copy.advance(to: instant + steps * Self.instant)
          return copy.position
        }
        let speeds = [around[1] - around[0], around[3] - around[2]].map { $0 / Self.instant }
        let met = min(max(speeds[0], -NumberSpinner.fastestBounce), NumberSpinner.fastestBounce)
        #expect(isNear(speeds[1], met), note)
        #expect(abs(around[2] - around[1]) < abs(speeds[0]) * 3 * Self.instant, note)
      }
    }
  }
}
