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
  /// Drawn to a position by a spring.
  case spring(SpringMotion)
  /// Coasting between edges.
  case edgeBounce(EdgeBounce)

  /// Comes to rest on a detent, by the course that the landing has chosen.
  public init(_ landing: DetentLanding) {
    switch landing.course {
    case .coasting(let law): self = .deceleration(law)
    case .drawn(let law): self = .spring(law)
    }
  }

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
    }
  }
}

extension AnyMotion {
  /// The next instant at which it turns back, if there is one.
  ///
  /// - Parameter elapsed: seconds after it began.
  /// - Returns: seconds after it began, more than `elapsed`; nil when it turns back no more.
  func reversal(after elapsed: Double) -> Double? {
    switch self {
    case .spring(let law): return law.reversal(after: elapsed)
    case .edgeBounce(let law):
      return law.bounce.reversal(after: Swift.max(0, elapsed - law.contact))
        .map { law.contact + $0 }
    case .steady, .eased, .deceleration: return nil
    }
  }

  /// When it runs into an edge, in seconds after it began; nil when it meets none on its way.
  var contact: Double? {
    if case .edgeBounce(let law) = self, law.contact > 0, law.contact.isFinite {
      return law.contact
    }
    return nil
  }

  /// How many evaluations the search for a passage may take.
  ///
  /// Each third one halves the bracket, so 50 digits would be sure; three suffice as a rule.
  private static let mostEvaluations = 150
  /// An end of the bracket in which a passage is searched.
  private enum BracketEnd { case none, low, high }

  /// How far from the instant the search ends, as a share of it, or in seconds below one.
  private static let passageTolerance = 1e-14

  /// When it passes a position between two instants.
  ///
  /// Secant steps inside a bracket, where the end that stays is taken less seriously each time (the
  /// Illinois method), and every third step halves, so that no curve makes it slow.
  /// Source: M. Dowell, P. Jarratt, "A modified regula falsi method for computing the root of an
  /// equation", 1971, https://doi.org/10.1007/BF01934364.
  ///
  /// - Parameters:
  ///   - target: the position; it is passed between the instants.
  ///   - from: seconds after it began, as all times here; it does not turn back until `end`.
  ///   - end: when it has passed.
  /// - Returns: seconds after it began.
  func time(passing target: Double, from: Double, to end: Double) -> Double {
    var low = Swift.max(from, 0)
    var high = end
    var lowOffset = position(at: low) - target
    var highOffset = position(at: high) - target
    // A frame may stand exactly on the boundary.
    guard lowOffset != 0 else { return low }
    guard lowOffset.sign != highOffset.sign else { return high }
    var stayed = BracketEnd.none
    for step in 1...Self.mostEvaluations {
      let width = high - low
      guard width > Self.passageTolerance * Swift.max(1, high), highOffset != 0 else { break }
      let secant = low - lowOffset * width / (highOffset - lowOffset)
      let middle = step % 3 == 0 || secant <= low || secant >= high ? low + width / 2 : secant
      guard middle > low, middle < high else { break }
      let offset = position(at: middle) - target
      // An end that stays for a second time counts half.
      if offset.sign == lowOffset.sign {
        (low, lowOffset) = (middle, offset)
        if stayed == .high { highOffset /= 2 }
        stayed = .high
      } else {
        (high, highOffset) = (middle, offset)
        if stayed == .low { lowOffset /= 2 }
        stayed = .low
      }
    }
    return high
  }
}
