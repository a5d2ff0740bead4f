import RotaryTestRandom
import Testing

@testable import Rotary

/// The position and the speed are continuous over 10,000 random gestures.
@Suite struct TurntableContinuityTests {
  @Test(arguments: seeds(10))
  func `the position is continuous at each touch, release and catch`(seed: UInt64) throws {
    var counts = Counts()
    for round in 0..<100 {
      var hand = try TurntableHand(seed: 100 * seed + UInt64(round))
      for _ in 0..<10 { hand.gesture(&counts) }
    }
    // Each case has happened.
    #expect(counts.releases > 300 && counts.bandReleases > 10)
    #expect(counts.catches > 100 && counts.ends > 5)
  }

  struct Counts {
    var releases = 0
    var bandReleases = 0
    var catches = 0
    var ends = 0
  }
}

/// A random finger on a random turntable, checked at each step.
private struct TurntableHand {
  /// The duration over which a speed is measured, in seconds.
  private static let instant = 1e-6

  private var table: Turntable
  private var random: SeededGenerator
  private let seed: UInt64
  private var time = 0.0
  /// The position and the speed of the finger.
  private var y = 0.0
  private var way = 0.0
  private var estimator = VelocityEstimator()

  init(seed: UInt64) throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    table = try Turntable(count: [9, 40, 10_000_000].randomElement(using: &random) ?? 9)
    table.options.snaps = seed % 3 == 1
    table.options.wraps = seed % 4 == 3
    table.scroll(to: table.list.count / 2, animated: false)
  }

  private var note: Comment { "seed \(seed), at \(time) s" }

  private func place(after seconds: Double) -> Double {
    var later = table
    later.advance(to: time + seconds)
    return later.position
  }

  /// The current speed, measured by the position after an instant.
  private var speed: Double { (place(after: Self.instant) - table.position) / Self.instant }

  /// Springs change their speed within that instant, and a position within the tolerance may jump to its
  /// target.
  private func isNear(_ speed: Double, _ other: Double) -> Bool {
    let difference = abs(speed - other)
    let isAtRest = table.isResting || place(after: Self.instant) == place(after: 1)
    return difference < 0.05 + 1e-3 * abs(other)
      || isAtRest && difference * Self.instant < table.motion.tolerance.distance
  }

  /// Ignores whole turns of an endless list.
  private func isSame(_ place: Double, _ other: Double, within slack: Double = 0) -> Bool {
    let turn = table.isEndless ? Double(table.list.count) : .infinity
    let difference = (place - other).magnitude
    let rest = turn.isFinite ? abs(difference.remainder(dividingBy: turn)) : difference
    return rest < max(slack, 1e-9 * max(1, abs(other)))
  }

  private mutating func tell(_ phase: PointerEvent.Phase) {
    table.handle(.pointer(PointerEvent(phase, position: Point2D(300, y))), at: time)
  }

  private mutating func wait(_ seconds: Double) {
    time += seconds
    table.advance(to: time)
  }

  mutating func gesture(_ counts: inout TurntableContinuityTests.Counts) {
    y = Double.random(in: 60...300, using: &random)
    if table.motion.isGliding { counts.catches += 1 }
    estimator = VelocityEstimator()
    estimator.add(0, at: time)
    (way, _) = (0, tell(.down))
    let before = table.position
    #expect(place(after: 0.01) == before, note)
    let edge = table.withinEnds(before)
    let pull = edge + table.motion.band.requested(forShown: before - edge)
    slide()
    // The threshold is not scrolled; before it, nothing moves.
    let farthest = abs(way)
    let isDrag = table.pan.state.isActive
    let asked = pull - (isDrag ? way - (began > 0 ? 1 : -1) * 10 : 0) / table.ring.pointsPerItem
    if isDrag {
      let end = table.withinEnds(asked)
      let shown = end + table.motion.band.shown(forRequested: asked - end)
      #expect(isSame(table.position, shown), note)
    } else {
      #expect(farthest <= 10 || table.position == before, note)
    }
    release(asked: asked, isDrag: isDrag, &counts)
    fly(Double.random(in: 0...1.2, using: &random), &counts)
  }

  /// The distance of the finger at the start of the drag.
  private var began = 0.0

  /// Slides along the edge, sometimes with a rest, mostly slower and slower.
  private mutating func slide() {
    var speed = Double.random(in: -1...1, using: &random)
    speed *= [40, 300, 1_500, 9_000].randomElement(using: &random) ?? 40
    began = 0
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      let isResting = Int.random(in: 0..<20, using: &random) == 0
      let pause = isResting ? 0.1 : Double.random(in: 0.004...0.016, using: &random)
      wait(pause)
      let step = speed * min(pause, 0.016)
      y += step
      way += step
      speed *= Double.random(in: 0.6...1.1, using: &random)
      tell(.move)
      if began == 0, abs(way) > 10 { began = way }
      estimator.add(way, at: time)
    }
  }

  private mutating func release(
    asked: Double,
    isDrag: Bool,
    _ counts: inout TurntableContinuityTests.Counts
  ) {
    wait(Double.random(in: 0...0.05, using: &random))
    let before = table.position
    let finger = estimator.velocity(at: time)
    let excess = asked - table.withinEnds(asked)
    let (band, step) = (table.motion.band, 1e-6)
    // The effect of a slightly larger pull.
    let give =
      excess == 0
      ? 1
      : (band.shown(forRequested: excess + step) - band.shown(forRequested: excess - step))
        / (2 * step)
    let limited = min(max(finger, -8_000), 8_000)
    let expected = -limited * give / table.ring.pointsPerItem
    tell(.up)
    // Half a point before its target it is at rest.
    let slack = table.motion.isGliding ? 0 : table.motion.tolerance.distance
    #expect(isSame(table.position, before, within: slack), note)
    guard isDrag else { return }
    counts.releases += 1
    if excess != 0 { counts.bandReleases += 1 }
    #expect(isNear(speed, expected), "\(note): \(speed) for \(expected)")
  }

  /// Lets it move freely; at an end it continues at its speed.
  private mutating func fly(_ seconds: Double, _ counts: inout TurntableContinuityTests.Counts) {
    let end = time + seconds
    while time < end {
      var heard: [Double] = []
      let (earlier, then) = (table, time)
      time = min(time + 0.05, end)
      table.advance(to: time)
      while let (event, instant) = table.nextEvent() {
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
        #expect(isNear(speeds[1], speeds[0]), note)
      }
    }
  }
}
