import RealModule
import Rotary
import Testing

/// Tests of motion from Flutter, UIKit and their re-implementations.
@Suite(.enabled(if: Vectors.exist("physics"), "physics.json is not there: see ROTARYKIT_VECTORS"))
struct PhysicsVectorTests {
  static let plan = VectorPlan(
    "physics",
    kind: kind,
    ours: [
      "friction", "friction_through", "spring", "spring_snap", "spring_duration_bounce",
      "spring_to_duration_bounce", "spring_response", "damping_ratio", "scroll_bouncing",
      "rubber_band", "deceleration", "edge_bounce",
    ],
    notOurs: [
      "friction_constant": "a friction with a constant part; ours is the scroll views' alone",
      "friction_bounded": "stops dead at an edge; ours bounces",
      "gravity": "nothing falls on a circle", "clamped_gravity": "nothing falls on a circle",
      "scroll_android": "Android's spline of a fling; ours is UIKit's deceleration",
      "overscroll_factor": "Flutter's own friction past an end; ours is UIKit's rubber band",
      "overscroll_apply": "Flutter's own friction past an end; ours is UIKit's rubber band",
      "carousel_fling": "iCarousel's own deceleration", "paging": "pages; ours are detents",
    ]
  )

  static func kind(_ vector: VectorCase) -> String {
    let model = vector["model"].string
    let isConstant = !vector["params"]["constantDeceleration"].isNull
    return model == "friction" && isConstant ? "friction_constant" : model
  }

  @Test func `each case is checked or listed as unsupported`() {
    #expect(Self.plan.unknown == [])
    #expect(!Self.plan.checked.isEmpty)
  }

  @Test(arguments: plan.checked)
  func `motion agrees with`(_ vector: VectorCase) throws {
    let p = vector["params"]
    switch Self.kind(vector) {
    case "friction": try check(friction(p, nil), done: friction(p, tolerance(p)), vector)
    case "friction_through": try checkFrictionThrough(vector)
    case "spring": try check(spring(p, nil), done: spring(p, tolerance(p)), vector)
    case "spring_snap": checkSnap(vector)
    case "spring_duration_bounce", "spring_to_duration_bounce", "damping_ratio":
      try checkParameters(vector)
    case "spring_response": try checkResponse(vector)
    case "scroll_bouncing": try check(bounce(p), done: bounce(p), vector)
    case "rubber_band": checkBand(vector)
    case "deceleration": try checkDeceleration(vector)
    case "edge_bounce": try checkEdgeBounce(vector)
    default: Issue.record("no check for \(vector.id)")
    }
  }

  /// Returns a friction after which `drag` of the speed is left after a second.
  static func rate(drag: Double) -> Deceleration.Rate { .perMillisecond(Double.pow(drag, 0.001)) }

  /// Returns the tolerance of the case; Flutter compares only the speed of a coasting motion.
  private func tolerance(_ p: JSONTree) -> MotionTolerance {
    let isCoasting = p["end"].isNull && (p["max"].isNull || p["max"].number == .infinity)
    return MotionTolerance(
      distance: isCoasting ? .infinity : p["tolerance_distance"].number,
      speed: p["tolerance_velocity"].isNull ? 0.001 : p["tolerance_velocity"].number
    )
  }

  /// A tolerance that follows the formula to the end: Flutter's friction and spring do not snap to their
  /// target.
  private static let never = MotionTolerance(distance: 1e-12, speed: 1e-12)

  private func friction(_ p: JSONTree, _ tolerance: MotionTolerance?) -> Deceleration {
    Deceleration(
      from: p["x0"].number,
      velocity: p["v0"].number,
      rate: Self.rate(drag: p["drag"].number),
      tolerance: tolerance ?? Self.never
    )
  }

  private func parameters(_ p: JSONTree) -> SpringMotion.Parameters {
    SpringMotion.Parameters(
      mass: p["mass"].number,
      stiffness: p["stiffness"].number,
      damping: 2 * p["dampingRatio"].number
        * (p["mass"].number * p["stiffness"].number).squareRoot()
    )
  }

  private func spring(_ p: JSONTree, _ tolerance: MotionTolerance?) -> SpringMotion {
    SpringMotion(
      from: p["start"].number,
      velocity: p["v0"].number,
      to: p["end"].number,
      parameters: parameters(p),
      tolerance: tolerance ?? Self.never
    )
  }

  /// Returns a bounce; both Flutter's and ours snap to their target.
  private func bounce(_ p: JSONTree) -> EdgeBounce {
    EdgeBounce(
      from: p["x0"].number,
      velocity: p["v0"].number,
      within: p["min"].number...p["max"].number,
      rate: Self.rate(drag: p["drag"].number),
      spring: parameters(p),
      tolerance: tolerance(p)
    )
  }

  /// Runs the checks that most cases have in common.
  private func check<Law: MotionLaw>(_ law: Law, done: Law, _ vector: VectorCase) throws {
    try #require(!vector["checks"].array.isEmpty)
    for check in vector["checks"].array {
      let t = check["t"].number
      let found: Double
      switch check["q"].string {
      case "x": found = law.position(at: t)
      case "v": found = law.velocity(at: t)
      case "final": found = law.rest
      case "time_at":
        let deceleration = try #require(law as? Deceleration)
        found = deceleration.time(at: check["at"].number) ?? .infinity
      case "done":
        #expect(done.isFinished(at: t) == check["expected"].bool, "done at \(t)")
        continue
      default:
        Issue.record("no quantity \(check["q"].string)")
        continue
      }
      try compare(found, check)
    }
  }

  private func compare(_ found: Double, _ check: JSONTree) throws {
    let what = "\(check["q"].string) at \(check["t"].number)"
    if check["expected"].number == .infinity {
      #expect(found == .infinity, "\(what)")
    } else if !check["expected"].isNull {
      // A tolerance of 0 is for numbers without rounding; ours may differ slightly.
      let slack = Swift.max(check["tolerance"].number, 1e-9)
      #expect(abs(found - check["expected"].number) <= slack, "\(what)")
    }
    if !check["min"].isNull { #expect(found >= check["min"].number, "\(what)") }
    if !check["max_exclusive"].isNull { #expect(found < check["max_exclusive"].number, "\(what)") }
  }
}
