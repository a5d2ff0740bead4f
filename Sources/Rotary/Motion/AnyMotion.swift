/// Any of the laws, for what moves now in one way and then in another.
///
/// What only ever moves in one way names its law instead, and carries no other.
public enum AnyMotion: MotionLaw {
  /// At one speed, or standing still.
  case steady(SteadyMotion)
  /// In a given time along a curve.
  case eased(EasedMove)
  /// Coasting to a stop.
  case deceleration(Deceleration)
  /// Drawn to a place.
  case spring(Spring)
  /// Coasting between edges.
  case edgeBounce(EdgeBounce)
  /// Coming to rest on a detent.
  case landing(DetentLanding)

  /// Stands still.
  public init(restingAt position: Double) {
    self = .steady(SteadyMotion(restingAt: position))
  }

  /// Where it comes to rest.
  public var rest: Double {
    switch self {
    case .steady(let law): return law.rest
    case .eased(let law): return law.rest
    case .deceleration(let law): return law.rest
    case .spring(let law): return law.rest
    case .edgeBounce(let law): return law.rest
    case .landing(let law): return law.rest
    }
  }

  /// When it has come to rest.
  public var duration: Double {
    switch self {
    case .steady(let law): return law.duration
    case .eased(let law): return law.duration
    case .deceleration(let law): return law.duration
    case .spring(let law): return law.duration
    case .edgeBounce(let law): return law.duration
    case .landing(let law): return law.duration
    }
  }

  /// Where it is then.
  public func position(at elapsed: Double) -> Double {
    switch self {
    case .steady(let law): return law.position(at: elapsed)
    case .eased(let law): return law.position(at: elapsed)
    case .deceleration(let law): return law.position(at: elapsed)
    case .spring(let law): return law.position(at: elapsed)
    case .edgeBounce(let law): return law.position(at: elapsed)
    case .landing(let law): return law.position(at: elapsed)
    }
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double {
    switch self {
    case .steady(let law): return law.velocity(at: elapsed)
    case .eased(let law): return law.velocity(at: elapsed)
    case .deceleration(let law): return law.velocity(at: elapsed)
    case .spring(let law): return law.velocity(at: elapsed)
    case .edgeBounce(let law): return law.velocity(at: elapsed)
    case .landing(let law): return law.velocity(at: elapsed)
    }
  }
}
