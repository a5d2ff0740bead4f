/// Coasting between two edges: what meets an edge is carried past it and drawn back.
///
/// A ``Deceleration`` up to the edge, from there a ``SpringMotion`` that rests on it. Position and speed
/// are continuous: the spring starts on the edge, with the speed that is left there.
/// Source: as ``Deceleration``; the spring of mass 1, stiffness 100 and critical damping is the one
/// named there.
/// Checked by: `EdgeBounceTests` and the vectors.
public struct EdgeBounce: MotionLaw {
  /// How it moves until it meets an edge.
  public let coasting: Deceleration
  /// How it moves from then on, timed from the contact.
  public let bounce: SpringMotion
  /// When it meets an edge, in seconds after it began; infinite when it comes to rest before.
  public let contact: Double

  /// Coasts from a position and speed, within edges.
  ///
  /// - Parameters:
  ///   - start: where it begins; beyond an edge the spring draws it from the beginning.
  ///   - velocity: units per second.
  ///   - edges: between which it rests; infinite where there is none.
  ///   - rate: how quickly it slows down. Default ``Deceleration/Rate/normal``.
  ///   - spring: what draws it back to an edge. Default ``SpringMotion/Parameters/edgeBounce``.
  ///   - tolerance: what counts as being at rest.
  public init(
    from start: Double,
    velocity: Double,
    within edges: ClosedRange<Double>,
    rate: Deceleration.Rate = .normal,
    spring: SpringMotion.Parameters = .edgeBounce,
    tolerance: MotionTolerance = .rotation
  ) {
    let start = start.bounded(to: MotionLimits.farthest)
    let free = Deceleration(from: start, velocity: velocity, rate: rate, tolerance: tolerance)
    let edge = free.rest.clamped(to: edges)
    if !edges.contains(start) {
      contact = 0
      coasting = free
      let nearest = start.clamped(to: edges)
      bounce = SpringMotion(
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
      bounce = SpringMotion(
        from: edge,
        velocity: endless.velocity(at: meeting),
        to: edge,
        parameters: spring,
        tolerance: tolerance
      )
    } else {
      contact = .infinity
      coasting = free
      bounce = SpringMotion(restingAt: free.rest)
    }
  }

  /// Coasts by a law of its own until it meets an edge; nil when the law does not come there.
  ///
  /// - Parameters:
  ///   - coasting: how it moves until then; it is to pass the edge.
  ///   - edge: where the spring takes over, and where it comes to rest.
  ///   - greatestSpeed: what is left of the speed at the edge at most, in units per second; more would
  ///     carry it too far beyond. Default infinite.
  ///   - tolerance: what counts as being at rest.
  public init?(
    _ coasting: Deceleration,
    meeting edge: Double,
    greatestSpeed: Double = .infinity,
    tolerance: MotionTolerance = .rotation
  ) {
    guard let meeting = coasting.time(at: edge) else { return nil }
    let speed = coasting.velocity(at: meeting)
    self.coasting = coasting
    contact = meeting
    bounce = SpringMotion(
      from: edge,
      velocity: Swift.min(Swift.max(speed, -greatestSpeed), greatestSpeed),
      to: edge,
      parameters: .edgeBounce,
      tolerance: tolerance
    )
  }

  /// Stands still.
  public init(restingAt position: Double) {
    let place = position.bounded(to: MotionLimits.farthest)
    self.init(from: place, velocity: 0, within: place...place)
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
