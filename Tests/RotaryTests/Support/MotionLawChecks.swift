import Rotary
import Testing

/// Checks the laws of all motions: the speed is the slope of the position, and the motion ends at rest.
///
/// - Parameters:
///   - law: the motion.
///   - size: the approximate distance of its positions; tolerances are shares of it.
///   - tolerance: the motion's tolerance, by which it may jump at its end.
///   - sourceLocation: the test's.
func expectLaw<Law: MotionLaw>(
  _ law: Law,
  size: Double,
  tolerance: MotionTolerance = .rotation,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let duration = law.duration
  guard duration.isFinite else {
    Issue.record("\(law) never ends", sourceLocation: sourceLocation)
    return
  }
  #expect(law.position(at: -1) == law.position(at: 0), sourceLocation: sourceLocation)
  #expect(law.position(at: duration) == law.rest, sourceLocation: sourceLocation)
  #expect(law.velocity(at: duration) == 0, sourceLocation: sourceLocation)
  #expect(law.isFinished(at: duration), sourceLocation: sourceLocation)
  guard duration > 0 else { return }
  #expect(!law.isFinished(at: duration * 0.999), sourceLocation: sourceLocation)
  let gap = abs(law.position(at: duration * (1 - 1e-9)) - law.rest)
  let last = abs(law.velocity(at: duration * (1 - 1e-9)))
  #expect(
    gap <= tolerance.distance + last * duration * 1e-8 + size * 1e-12,
    sourceLocation: sourceLocation
  )
  #expect(last <= tolerance.speed * (1 + 1e-6) + size * 1e-12, sourceLocation: sourceLocation)
  let steps = 200
  for index in 1..<steps {
    let t = duration * Double(index) / Double(steps)
    // Simpson's rule over a short interval: the way is the integral of the speed, also across an edge at
    // which the acceleration jumps, where the error is the jump times the step squared.
    let h = duration * 1e-5
    let way = law.position(at: t + h) - law.position(at: t - h)
    let integral =
      (law.velocity(at: t - h) + 4 * law.velocity(at: t) + law.velocity(at: t + h)) * h / 3
    let fastest = Swift.max(abs(law.velocity(at: t - h)), abs(law.velocity(at: t + h)))
    #expect(
      abs(way - integral) <= 1e-3 * fastest * h + 1e-11 * size,
      "at \(t) of \(law)",
      sourceLocation: sourceLocation
    )
  }
}

/// Returns the largest jump beyond the expected change by the speed, on a fine grid.
func largestJump<Law: MotionLaw>(of law: Law, until end: Double, steps: Int = 4_000) -> Double {
  var largest = 0.0
  for index in 1...steps {
    let from = end * Double(index - 1) / Double(steps)
    let to = end * Double(index) / Double(steps)
    let way = abs(law.position(at: to) - law.position(at: from))
    let speed = Swift.max(
      abs(law.velocity(at: from)),
      abs(law.velocity(at: (from + to) / 2)),
      abs(law.velocity(at: to))
    )
    largest = Swift.max(largest, way - speed * (to - from) * 1.1)
  }
  return largest
}
