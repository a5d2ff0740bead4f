import Rotary

/// What a plot shows: a law of motion with its numbers.
struct PlottedLaw: Equatable, Sendable {
  /// The laws.
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

  /// What it is called on the plot.
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

  /// The way from start to goal, in points, of laws that have one.
  static let goal = 300.0
  /// The friction of a wheel, in points at a radius of 100.
  static let friction = Deceleration.Rate.friction(viscous: 1.5, dry: 180)
  /// The distance between two detents, in points.
  static let detentPoints = 100.0

  var kind = Kind.spring
  /// Points per second at the beginning.
  var velocity = 900.0
  /// What a millisecond leaves of a speed; that of a scroll view.
  var rate = 0.998
  var dampingRatio = 0.6
  var response = 0.5
  var mass = 1.0
  /// Where the edge of an edge bounce is, in points.
  var edge = 200.0
  var curve = [0.25, 0.1, 0.25, 1]
  var stepCount = 5
  var jump = StepEasing.Jump.atEnd
  /// How long curves and steps take, in seconds.
  var duration = 1.0

  /// Whether what runs along the plot is time; a rubber band has the pull of a finger there.
  var isTimed: Bool { kind != .rubberBand }

  /// How far the plot goes, in seconds or in points of pull.
  var extent: Double {
    switch kind {
    case .rubberBand: return 2 * Self.goal
    case .curve, .steps: return duration
    case .friction, .deceleration, .landing, .spring, .edgeBounce:
      // Half a second at least, and no longer than anybody looks.
      return Swift.min(Swift.max((motion.duration * 10).rounded(.up) / 10, 0.5), 6)
    }
  }

  /// Position and speed at a place along the plot, in points and points per second.
  func value(at along: Double) -> (position: Double, speed: Double) {
    value(at: along, of: motion)
  }

  /// The same at many places: the law in time is made once.
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

  /// Where it jumps within the plot, along its axis.
  var jumps: [Double] {
    guard kind == .steps else { return [] }
    return (1...Swift.max(1, stepCount)).map { duration * Double($0) / Double(stepCount) }
  }

  /// The law that runs in time.
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
  /// Half a point, and five points a second: nobody sees less.
  static let plotted = MotionTolerance(distance: 0.5, speed: 5)
}
