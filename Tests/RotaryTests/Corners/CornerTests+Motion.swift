import Rotary
import RotaryTestRandom

extension CornerTests {
  /// The times at which a motion function is evaluated, in seconds: a few usual ones and each corner.
  private static let instants = [0.001, 0.1, 1, 60] + Corners.doubles

  /// Returns all values of a motion function; an infinite duration counts as 0 here.
  private static func told<Law: MotionLaw>(_ law: Law) -> [Double] {
    let duration = law.duration == .infinity ? 0 : law.duration
    var told = [duration, law.rest, law.isFinished(at: 1) ? 1 : 0]
    for instant in instants + [duration / 3] {
      told += [law.position(at: instant), law.velocity(at: instant)]
    }
    return told
  }

  private static func tolerance(_ distance: Double, _ speed: Double) -> MotionTolerance {
    MotionTolerance(distance: distance, speed: speed)
  }

  static let laws: [CornerRow] = [
    CornerRow("SteadyMotion", [1, 2, 3], .finite) {
      told(SteadyMotion(from: $0[0], speed: $0[1], duration: $0[2]))
    },
    CornerRow("SteadyMotion for ever", [1, 2], .finite) {
      told(SteadyMotion(from: $0[0], speed: $0[1]))
    },
    CornerRow("EasedMove", [1, 2, 3], .finite) {
      told(EasedMove(from: $0[0], to: $0[1], duration: $0[2], easing: .ease))
    },
    CornerRow("EasedMove along a wild curve", [1, 2, 3, 0.1, 0.2, 0.3, 0.4], .finite) {
      let curve = CubicBezier(x1: $0[3], y1: $0[4], x2: $0[5], y2: $0[6])
      return told(EasedMove(from: $0[0], to: $0[1], duration: $0[2], easing: curve ?? .ease))
    },
    CornerRow("Deceleration", [1, 2, 0.99, 1e-4, 1e-2], .finite) {
      told(
        Deceleration(
          from: $0[0],
          velocity: $0[1],
          rate: .perMillisecond($0[2]),
          tolerance: tolerance($0[3], $0[4])
        )
      )
    },
    CornerRow("Deceleration onto a target", [1, 2, 3, 1e-4, 1e-2], .finite) {
      Deceleration(
        from: $0[0],
        velocity: $0[1],
        landingOn: $0[2],
        tolerance: tolerance($0[3], $0[4])
      ).map(told) ?? []
    },
    CornerRow("Deceleration.time", [1, 2, 3, 4, 5], .anything) {
      let law = Deceleration(from: $0[0], velocity: $0[1])
      return [law.time(at: $0[2]) ?? 0, law.time(within: tolerance($0[3], $0[4]))]
    },
    CornerRow("SpringMotion", [1, 2, 3, 1, 100, 20, 1e-4, 1e-2], .finite) {
      let law = SpringMotion(
        from: $0[0],
        velocity: $0[1],
        to: $0[2],
        parameters: SpringMotion.Parameters(mass: $0[3], stiffness: $0[4], damping: $0[5]),
        tolerance: tolerance($0[6], $0[7])
      )
      return told(law) + [law.reversal(after: 0) ?? 0]
    },
    CornerRow("SpringMotion by its look", [1, 0.3, 1], .finite) {
      let look = SpringMotion.Parameters(dampingRatio: $0[0], response: $0[1], mass: $0[2])
      return told(SpringMotion(from: 1, velocity: -3, to: 0, parameters: look))
    },
    CornerRow("SpringMotion by its bounce", [0.3, 0.2], .finite) {
      let look = SpringMotion.Parameters(duration: $0[0], bounce: $0[1])
      return told(SpringMotion(from: 1, velocity: -3, to: 0, parameters: look)) + [look.bounce]
    },
    CornerRow("SpringMotion.Parameters", [1, 100, 20]) {
      let physics = SpringMotion.Parameters(mass: $0[0], stiffness: $0[1], damping: $0[2])
      return [physics.dampingRatio, physics.response, physics.bounce]
    },
    CornerRow("EdgeBounce", [1, 2, -3, 3, 0.99, 100, 20], .finite) {
      let ends = [$0[2], $0[3]].filter { !$0.isNaN }.sorted()
      let law = EdgeBounce(
        from: $0[0],
        velocity: $0[1],
        within: (ends.first ?? 0)...(ends.last ?? 0),
        rate: .perMillisecond($0[4]),
        spring: SpringMotion.Parameters(stiffness: $0[5], damping: $0[6])
      )
      return told(law)
    },
    CornerRow("DetentLanding", [1, 2, 0.99, 3, 1, 1e-4, 1e-2], .finite) { numbers in
      told(
        DetentLanding(
          from: numbers[0],
          velocity: numbers[1],
          rate: .perMillisecond(numbers[2]),
          turnsBack: numbers[4] > 0,
          tolerance: tolerance(numbers[5], numbers[6])
        ) { $0 + numbers[3] }
      )
    },
    CornerRow("every law at rest", [1], .finite) {
      told(SteadyMotion(restingAt: $0[0])) + told(EasedMove(restingAt: $0[0]))
        + told(Deceleration(restingAt: $0[0])) + told(SpringMotion(restingAt: $0[0]))
        + told(EdgeBounce(restingAt: $0[0])) + told(DetentLanding(restingAt: $0[0]))
    },
  ]

  static let curves: [CornerRow] = [
    CornerRow("RubberBand", [1, 0.55, 3], .finite) {
      let band = RubberBand(limit: $0[0].isFinite ? $0[0] : 1, coefficient: $0[1])
      return [band.shown(forRequested: $0[2]), band.requested(forShown: $0[2])]
    },
    CornerRow("RubberBand without an end", [1], .anything) {
      [RubberBand(limit: .infinity).shown(forRequested: $0[0]).isNaN ? .nan : 0]
    },
    CornerRow("CubicBezier", [0.1, 0.2, 0.3, 0.4, 0.5]) {
      guard let curve = CubicBezier(x1: $0[0], y1: $0[1], x2: $0[2], y2: $0[3]) else { return [] }
      return [curve.progress(at: $0[4]), curve.slope(at: $0[4])]
    },
    CornerRow("Easing, ready ones", [0.5]) { share in
      [Easing.linear, .ease, .easeIn, .easeOut, .easeInOut].flatMap {
        [$0.progress(at: share[0]), $0.slope(at: share[0])]
      }
    },
    CornerRow("StepEasing", [0.5]) { share in
      StepEasing.Jump.allCases.flatMap { jump in
        (Corners.integers + [2, 3]).flatMap { count in
          StepEasing(count, jump: jump).map {
            [$0.progress(at: share[0]), $0.progress(at: share[0], isBefore: true)]
          } ?? []
        }
      }
    },
  ]

  static let timelines: [CornerRow] = [
    CornerRow("KeyedTrack", [0, 1, 0.1, 0.5, 0.3], .finite) {
      let track = KeyedTrack(0, from: $0[0], to: $0[1], delay: $0[2], duration: $0[3])
      return [track.value(at: $0[4]), track.velocity(at: $0[4])]
    },
    CornerRow("KeyedTimeline", [0, 1, 0.1, 0.5, 1, 2, 3], .finite) {
      var line = KeyedTimeline([
        KeyedTrack(0, from: $0[0], to: $0[1], delay: $0[2], duration: $0[3])
      ])
      var told: [Double] = []
      func tell(at time: Double) {
        told += [line.progress(at: time), line.value(of: 0, at: time) ?? 0, line.opacity(at: time)]
        told += [line.velocity(of: 0, at: time), line.secondsLeft(at: time)]
      }
      line.play(at: $0[4])
      tell(at: $0[5])
      line.reverse(at: $0[5])
      tell(at: $0[6])
      line.reduceMotion(true, at: $0[5])
      line.seek(to: $0[0], at: $0[6])
      line.stop(at: $0[4])
      tell(at: $0[6])
      return told
    },
    CornerRow("MotionTrack", [1, 2, 3, 4, 5], .finite) {
      var track = MotionTrack<SpringMotion>(restingAt: $0[0])
      track.retarget(to: $0[1], parameters: .nudge, at: $0[2])
      var told = [track.position(at: $0[3]), track.velocity(at: $0[3])]
      track.retarget(to: $0[0], parameters: .edgeBounce, at: $0[3])
      told += [track.position(at: $0[4]), track.velocity(at: $0[4]), track.rest]
      return told + [track.caught(at: $0[4]).position(at: $0[2])]
    },
    CornerRow("MotionTrack from an instant", [1, 2, 3], .finite) {
      var track = MotionTrack(EasedMove(from: 0, to: 1, duration: 1, easing: .ease), at: $0[0])
      track.retarget(to: $0[1], duration: $0[2], easing: .easeOut, at: 5)
      return [track.position(at: 6), track.velocity(at: 5.5)]
    },
    CornerRow("VelocityEstimator", [1, 2, 3, 4, 5, 6], .finite) {
      var estimator = VelocityEstimator()
      estimator.add($0[0], at: 0)
      estimator.add($0[1], at: $0[2])
      estimator.add($0[3], at: 0.02)
      estimator.add($0[4], at: 0.03)
      return [estimator.velocity(at: 0.04), estimator.velocity(at: $0[5])]
    },
    CornerRow("VelocityEstimator around a centre", [1, 2, 3, 4], .finite) {
      var estimator = VelocityEstimator()
      for (index, angle) in $0.enumerated() {
        estimator.add(directionAngle: angle, at: Double(index) / 100)
      }
      return [estimator.velocity(at: 0.04)]
    },
    CornerRow("PlanarVelocityEstimator", [1, 2, 3, 4], .finite) {
      var estimator = PlanarVelocityEstimator()
      estimator.add(Point2D($0[0], $0[1]), at: 0)
      estimator.add(Point2D($0[2], $0[3]), at: 0.01)
      let velocity = estimator.velocity(at: 0.02)
      return [velocity.x, velocity.y]
    },
    CornerRow("Crossing.time", [1, 2, 3, 4, 5]) {
      let crossing = Crossing(detent: 1, boundary: $0[0], isRising: true)
      let times = [$0[3], $0[4]].filter { !$0.isNaN }.sorted()
      let span = (times.first ?? 0)...(times.last ?? 0)
      let time = crossing.time(from: $0[1], to: $0[2], during: span)
      return [time, span.contains(time) ? 0 : .nan]
    },
  ]
}
