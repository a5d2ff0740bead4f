import Rotary
import RotaryTestRandom
import Testing

@Suite struct MotionTrackTests {
  /// Returns a random motion of each kind.
  static func motion(_ random: inout SeededGenerator) -> AnyMotion {
    let start = Double.random(in: -5...5, using: &random)
    let velocity = Double.random(in: -20...20, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .steady(SteadyMotion(from: start, speed: velocity, duration: 2))
    case 1: return .eased(EasedMove(from: start, to: velocity, duration: 1.5, easing: .easeInOut))
    case 2: return .deceleration(Deceleration(from: start, velocity: velocity))
    case 3:
      return .spring(
        SpringMotion(
          from: start,
          velocity: velocity,
          to: 2,
          parameters: .init(duration: 0.6, bounce: 0.4)
        )
      )
    case 4: return .edgeBounce(EdgeBounce(from: start, velocity: velocity, within: -6...6))
    default:
      return AnyMotion(DetentLanding(from: start, velocity: velocity) { $0.rounded() })
    }
  }

  @Test func `any motion can be redirected at any time, at its position and speed`() {
    var random = SeededGenerator(seed: 61)
    for _ in rounds(1_000) {
      var time = 100.0
      var track = MotionTrack(Self.motion(&random), at: time)
      for _ in 0..<5 {
        time += Double.random(in: 0...0.6, using: &random)
        let (position, velocity) = (track.position(at: time), track.velocity(at: time))
        let goal = Double.random(in: -9...9, using: &random)
        track.retarget(to: goal, parameters: .nudge, at: time)
        #expect(abs(track.position(at: time) - position) < 1e-9)
        #expect(abs(track.velocity(at: time) - velocity) < 1e-9)
        #expect(track.rest == goal)
        #expect(track.position(at: track.endTime) == goal && !track.isMoving(at: track.endTime))
        #expect(track.position(at: time + 1_000) == goal && !track.isMoving(at: time + 1_000))
      }
    }
  }

  @Test func `any motion can be caught at any time`() {
    var random = SeededGenerator(seed: 67)
    for _ in rounds(500) {
      let track = MotionTrack(Self.motion(&random), at: 3)
      let time = 3 + Double.random(in: 0...2, using: &random)
      let caught = track.caught(at: time)
      #expect(caught.position(at: time) == track.position(at: time))
      #expect(caught.position(at: time + 5) == track.position(at: time))
      #expect(caught.velocity(at: time) == 0 && !caught.isMoving(at: time))
    }
  }

  @Test func `a track returns the values of its motion`() {
    var random = SeededGenerator(seed: 71)
    for _ in rounds(120) {
      let motion = Self.motion(&random)
      if case .steady(let law) = motion {
        #expect(motion.rest == law.position(at: 2) && motion.duration == 2)
        #expect(motion.velocity(at: 1) == law.speed && motion.velocity(at: 2) == 0)
      } else {
        expectLaw(motion, size: 20)
      }
    }
  }

  @Test func `a curve keeps its own speed, and starts at the current position`() {
    var fade = MotionTrack<EasedMove>(restingAt: 1)
    fade.retarget(to: 0, duration: 0.2, easing: .easeOut, at: 10)
    let half = fade.position(at: 10.1)
    #expect(half > 0 && half < 1)
    fade.retarget(to: 1, duration: 0.2, easing: .easeOut, at: 10.1)
    #expect(fade.position(at: 10.1) == half)
    #expect(fade.position(at: 10.3) == 1 && !fade.isMoving(at: 10.3))
  }

  @Test func `a track at rest was always at rest`() {
    let track = MotionTrack<SpringMotion>(restingAt: 4)
    #expect(track.position(at: -1e9) == 4 && track.position(at: 1e9) == 4)
    #expect(!track.isMoving(at: -1e9) && track.velocity(at: 0) == 0 && track.rest == 4)
    let any = MotionTrack<AnyMotion>(restingAt: 4)
    #expect(any.position(at: 0) == 4 && !any.isMoving(at: 0))
  }

  @Test func `earlier times and NaN have no effect`() {
    var track = MotionTrack<SpringMotion>(restingAt: 0)
    track.retarget(to: 1, parameters: .nudge, at: 5)
    let before = track
    track.retarget(to: 9, parameters: .nudge, at: 4)
    track.stop(at: .nan)
    track.stop(at: .infinity)
    #expect(track == before)
  }

  @Test func `endless motion is reported as such`() {
    let motion = SteadyMotion(from: 2, speed: 3)
    #expect(motion.duration == .infinity && motion.rest == 2)
    #expect(motion.position(at: 10) == 32 && motion.velocity(at: 1e9) == 3)
    #expect(motion.position(at: -1) == 2)
    #expect(MotionTrack(motion, at: 0).isMoving(at: 1e12))
  }
}
