import Rotary

/// A motion function and its parameters.
struct PlottedLaw: Equatable, Sendable {
  /// The motion functions.
  enum Kind: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
    case friction
    case deceleration
    case landing
    case spring
    case edgeBounce
    case rubberBand
    case curve
    case steps

    static var names: TokenList {
      TokenList(
        "friction deceleration landing spring edge-bounce rubber-band cubic-bezier steps"
      )
    }
  }

  /// The title on the plot.
  var title: String {
    switch kind {
    case .friction: return "Friction"
    case .deceleration: return "Deceleration"
    case .landing: return "Landing on a detent"
    case .spring: return "Spring"
    case .edgeBounce: return "Edge bounce"
    case .rubberBand: return "Rubber band"
    case .curve: return "Cubic Bézier"
    case .steps: return "Steps"
    }
  }

  /// The distance from start to target, in points, of functions with a target.
  static let goal = 300.0
  /// The friction of a wheel, in points at a radius of 100.
  static let friction = Deceleration.Rate.friction(viscous: 1.5, dry: 180)
  /// The distance between two detents, in points.
  static let detentPoints = 100.0

  enum VelocityLimits: Limits { static let range = -3_000.0...3_000.0 }
  enum RateLimits: Limits { static let range = 0.95...0.9995 }
  enum DampingLimits: Limits { static let range = 0.0...3.0 }
  enum ResponseLimits: Limits { static let range = 0.05...2.0 }
  enum MassLimits: Limits { static let range = 0.1...10.0 }
  enum EdgeLimits: Limits { static let range = 0.0...1_000.0 }
  enum StepCountLimits: Limits { static let range = 2...20 }
  enum DurationLimits: Limits { static let range = 0.1...5.0 }

  var kind = Kind.spring
  /// The initial speed, in points per second.
  @Within<VelocityLimits> var velocity = 900.0
  /// The share of the speed that is left after a millisecond; the default is a scroll view's.
  @Within<RateLimits> var rate = 0.998
  @Within<DampingLimits> var dampingRatio = 0.6
  @Within<ResponseLimits> var response = 0.5
  @Within<MassLimits> var mass = 1.0
  /// The distance of the edge of an edge bounce, in points.
  @Within<EdgeLimits> var edge = 200.0
  var curve = [0.25, 0.1, 0.25, 1]
  @Within<StepCountLimits> var stepCount = 5
  var jump = StepEasing.Jump.atEnd
  /// The duration of curves and steps, in seconds.
  @Within<DurationLimits> var duration = 1.0

  /// Whether the horizontal axis is time; for a rubber band it is the pull of a finger.
  var isTimed: Bool { kind != .rubberBand }

  /// The length of the horizontal axis, in seconds or in points of pull.
  var extent: Double {
    switch kind {
    case .rubberBand: return 2 * Self.goal
    case .curve, .steps: return duration
    case .friction, .deceleration, .landing, .spring, .edgeBounce:
      // At least half a second, and at most six seconds.
      return Swift.min(Swift.max((motion.duration * 10).rounded(.up) / 10, 0.5), 6)
    }
  }

  /// Returns the position and speed at a place along the plot, in points and points per second.
  func value(at along: Double) -> (position: Double, speed: Double) {
    value(at: along, of: motion)
  }

  /// Returns the positions and speeds at many places, with one motion for all of them.
  func values(at places: [Double]) -> [(position: Double, speed: Double)] {
    let motion = motion
    return places.map { value(at: $0, of: motion) }
  }

  private func value(
    at along: Double,
    of motion: AnyMotion
  ) -> (position: Double, speed: Double) {
    switch kind {
    case .rubberBand:
      let band = RubberBand(limit: Self.goal)
      let step = Self.goal / 1_000
      let rise = band.shown(forRequested: along + step) - band.shown(forRequested: along - step)
      return (band.shown(forRequested: along), rise / (2 * step))
    case .steps:
      let share = duration > 0 ? along / duration : 1
      let steps = StepEasing(stepCount, jump: jump)
      return (Self.goal * (steps?.progress(at: share) ?? share), 0)
    case .curve, .friction, .deceleration, .landing, .spring, .edgeBounce:
      return (motion.position(at: along), motion.velocity(at: along))
    }
  }

  /// The places of jumps within the plot, along the horizontal axis.
  var jumps: [Double] {
    guard kind == .steps else { return [] }
    return (1...Swift.max(1, stepCount)).map { duration * Double($0) / Double(stepCount) }
  }

  /// The motion over time.
  private var motion: AnyMotion {
    switch kind {
    case .friction:
      return .deceleration(Deceleration(from: 0, velocity: velocity, rate: Self.friction))
    case .deceleration:
      return .deceleration(
        Deceleration(from: 0, velocity: velocity, rate: .perMillisecond(rate), tolerance: .plotted)
      )
    case .landing:
      return AnyMotion(
        DetentLanding(from: 0, velocity: velocity, rate: Self.friction, tolerance: .plotted) {
          ($0 / Self.detentPoints).rounded() * Self.detentPoints
        }
      )
    case .spring:
      let parameters = SpringMotion.Parameters(
        dampingRatio: dampingRatio,
        response: response,
        mass: mass
      )
      return .spring(
        SpringMotion(
          from: 0,
          velocity: velocity,
          to: Self.goal,
          parameters: parameters,
          tolerance: .plotted
        )
      )
    case .edgeBounce:
      return .edgeBounce(
        EdgeBounce(
          from: 0,
          velocity: velocity,
          within: -edge...edge,
          rate: .perMillisecond(rate),
          tolerance: .plotted
        )
      )
    case .curve, .rubberBand, .steps:
      let easing = CubicBezier(x1: curve[0], y1: curve[1], x2: curve[2], y2: curve[3])
      return .eased(
        EasedMove(from: 0, to: Self.goal, duration: duration, easing: easing ?? .linear)
      )
    }
  }
}

extension MotionTolerance {
  /// Half a point and five points per second: smaller differences are not visible.
  static let plotted = MotionTolerance(distance: 0.5, speed: 5)
}
