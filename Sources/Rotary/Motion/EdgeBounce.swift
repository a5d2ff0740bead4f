/// Coasting between two edges: what meets an edge is carried past it and drawn back.
///
/// A ``Deceleration`` up to the edge, from there a ``Spring`` that rests on it. Position and speed
/// are continuous: the spring starts on the edge, with the speed that is left there.
/// Source: as ``Deceleration``; the spring of mass 1, stiffness 100 and critical damping is the one
/// named there.
/// Checked by: `EdgeBounceTests` and the vectors.
public struct EdgeBounce: MotionLaw {
  /// How it moves until it meets an edge.
  public let coasting: Deceleration
  /// How it moves from then on, timed from the contact.
  public let bounce: Spring
  /// When it meets an edge, in seconds after it began; infinite when it comes to rest before.
  public let contact: Double

  /// Coasts from a position and speed, within edges.
  ///
  /// - Parameters:
  ///   - start: where it begins; beyond an edge the spring draws it from the beginning.
  ///   - velocity: units per second.
  ///   - edges: between which it rests; infinite where there is none.
  ///   - rate: how quickly it slows down. Default ``Deceleration/Rate/normal``.
  ///   - spring: what draws it back to an edge. Default ``Spring/Parameters/edgeBounce``.
  ///   - tolerance: what counts as being at rest.
  public init(
    from start: Double,
    velocity: Double,
    within edges: ClosedRange<Double>,
    rate: Deceleration.Rate = .normal,
    spring: Spring.Parameters = .edgeBounce,
    tolerance: MotionTolerance = .rotation
  ) {
    let free = Deceleration(from: start, velocity: velocity, rate: rate, tolerance: tolerance)
    let edge = Swift.min(Swift.max(free.rest, edges.lowerBound), edges.upperBound)
    if !edges.contains(start) {
      contact = 0
      coasting = free
      let nearest = Swift.min(Swift.max(start, edges.lowerBound), edges.upperBound)
      bounce = Spring(
        from: start,
        velocity: velocity,
        to: nearest,
        parameters: spring,
        tolerance: tolerance
      )
    } else if edge != free.rest {
      // It meets the edge however slowly, so that nothing but the edge may end it.
      let endless = Deceleration(
        from: start,
        velocity: velocity,
        rate: rate,
        tolerance: MotionTolerance(distance: 0, speed: 0)
      )
      let meeting = endless.time(at: edge) ?? 0
      contact = meeting
      coasting = endless
      bounce = Spring(
        from: edge,
        velocity: endless.velocity(at: meeting),
        to: edge,
        parameters: spring,
        tolerance: tolerance
      )
    } else {
      contact = .infinity
      coasting = free
      bounce = Spring(restingAt: free.rest)
    }
  }

  /// Stands still.
  public init(restingAt position: Double) {
    self.init(from: position, velocity: 0, within: position...position)
  }

  /// Where it comes to rest: on the edge it met, else where it coasts to.
  public var rest: Double { bounce.rest }

  /// When it has come to rest.
  public var duration: Double {
    contact.isFinite ? contact + bounce.duration : coasting.duration
  }

  /// Where it is then; exactly at `rest` once it has finished.
  public func position(at elapsed: Double) -> Double {
    guard elapsed < duration else { return rest }
    return elapsed < contact
      ? coasting.position(at: elapsed) : bounce.position(at: elapsed - contact)
  }

  /// How fast it moves then.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    return elapsed < contact
      ? coasting.velocity(at: elapsed) : bounce.velocity(at: elapsed - contact)
  }
}
