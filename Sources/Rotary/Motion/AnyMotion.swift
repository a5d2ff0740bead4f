/// Any of the motion laws, for values whose law changes.
///
/// Values that always move by the same law use that law's type, and do not include the others.
public enum AnyMotion: MotionLaw {
  /// At a constant speed, or at rest.
  case steady(SteadyMotion)
  /// Along a curve in a given time.
  case eased(EasedMove)
  /// Coasting to a stop.
  case deceleration(Deceleration)
  /// Pulled to a position by a spring.
  case spring(SpringMotion)
  /// Coasting between edges.
  case edgeBounce(EdgeBounce)

  /// Creates the motion of a landing on a detent.
  public init(_ landing: DetentLanding) {
    switch landing.course {
    case .coasting(let law): self = .deceleration(law)
    case .drawn(let law): self = .spring(law)
    }
  }

  /// Creates a motion that rests at a position.
  public init(restingAt position: Double) {
    self = .steady(SteadyMotion(restingAt: position))
  }

  /// The position at which the motion stops.
  public var rest: Double {
    switch self {
    case .steady(let law): return law.rest
    case .eased(let law): return law.rest
    case .deceleration(let law): return law.rest
    case .spring(let law): return law.rest
    case .edgeBounce(let law): return law.rest
    }
  }

  /// The time until the motion stops, in seconds.
  public var duration: Double {
    switch self {
    case .steady(let law): return law.duration
    case .eased(let law): return law.duration
    case .deceleration(let law): return law.duration
    case .spring(let law): return law.duration
    case .edgeBounce(let law): return law.duration
    }
  }

  /// Returns the position at a time, in seconds after the start.
  public func position(at elapsed: Double) -> Double {
    switch self {
    case .steady(let law): return law.position(at: elapsed)
    case .eased(let law): return law.position(at: elapsed)
    case .deceleration(let law): return law.position(at: elapsed)
    case .spring(let law): return law.position(at: elapsed)
    case .edgeBounce(let law): return law.position(at: elapsed)
    }
  }

  /// Returns the velocity at a time, in units per second.
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
  /// Returns the next time at which the motion reverses, if any.
  ///
  /// - Parameter elapsed: Seconds after the start.
  /// - Returns: Seconds after the start, more than `elapsed`; nil if the motion does not reverse again.
  func reversal(after elapsed: Double) -> Double? {
    switch self {
    case .spring(let law): return law.reversal(after: elapsed)
    case .edgeBounce(let law):
      return law.bounce.reversal(after: Swift.max(0, elapsed - law.contact))
        .map { law.contact + $0 }
    case .steady, .eased, .deceleration: return nil
    }
  }

  /// The time at which the motion meets an edge, in seconds after the start; nil if it meets none.
  var contact: Double? {
    if case .edgeBounce(let law) = self, law.contact > 0, law.contact.isFinite {
      return law.contact
    }
    return nil
  }

  /// The maximum number of evaluations when searching for the time at which a position is passed.
  ///
  /// Each third one halves the bracket, so 50 digits would be certain; three evaluations usually suffice.
  private static let mostEvaluations = 150
  /// An end of the bracket of a search.
  private enum BracketEnd { case none, low, high }

  /// The accuracy of the search, as a share of the time, or in seconds for times below one second.
  private static let passageTolerance = 1e-14

  /// Returns the time at which the motion passes a position, between two times.
  ///
  /// It uses secant steps inside a bracket, where an end that stays gets less weight each time (the Illinois method).
  /// Every third step halves the bracket, so that no curve makes the search slow.
  /// Source: M. Dowell, P. Jarratt, "A modified regula falsi method for computing the root of an equation", 1971,
  /// https://doi.org/10.1007/BF01934364.
  ///
  /// - Parameters:
  ///   - target: The position, which the motion passes between the times.
  ///   - from: The first time. All times are in seconds after the start. The motion does not reverse until `end`.
  ///   - end: The last time.
  /// - Returns: Seconds after the start.
  func time(passing target: Double, from: Double, to end: Double) -> Double {
    var low = Swift.max(from, 0)
    var high = end
    var lowOffset = position(at: low) - target
    var highOffset = position(at: high) - target
    // A frame may be exactly on the boundary.
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
      // An end that stays a second time counts half.
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
