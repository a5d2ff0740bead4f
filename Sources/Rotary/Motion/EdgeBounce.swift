/// Coasting between two edges: a spring catches a value that meets an edge and pulls it back.
///
/// The motion is a ``Deceleration`` to the edge, and then a ``SpringMotion`` that rests on it. Position and velocity
/// are continuous: the spring starts on the edge, with the velocity at that time.
/// Source: as ``Deceleration``; the spring of mass 1, stiffness 100 and critical damping is from the same article.
/// Checked by: `EdgeBounceTests` and the vectors.
public struct EdgeBounce: MotionLaw {
  /// The motion until it meets an edge.
  public let coasting: Deceleration
  /// The motion after that, with times relative to the contact.
  public let bounce: SpringMotion
  /// The time at which the motion meets an edge, in seconds after the start; infinite if it stops before.
  public let contact: Double

  /// Creates a motion that coasts from a position with a velocity, within edges.
  ///
  /// - Parameters:
  ///   - start: The position at the start; if it is beyond an edge, the spring pulls from the start.
  ///   - velocity: The velocity at the start, in units per second.
  ///   - edges: The range in which the motion rests; infinite at a side without an edge.
  ///   - rate: The rate of coasting. Default ``Deceleration/Rate/normal``.
  ///   - spring: The spring that pulls the value back to an edge. Default ``SpringMotion/Parameters/edgeBounce``.
  ///   - tolerance: The tolerance within which the motion is at rest.
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
      // It meets the edge at any speed, so that the tolerance must not end the motion before.
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

  /// Creates a motion that coasts by a given law until it meets an edge; nil if the law does not reach the edge.
  ///
  /// - Parameters:
  ///   - coasting: The motion until the edge, which must pass it.
  ///   - edge: The edge, at which the spring takes over and the motion stops.
  ///   - greatestSpeed: The maximum speed at the edge, in units per second; a higher speed would carry the value too
  ///     far beyond. Default infinite.
  ///   - tolerance: The tolerance within which the motion is at rest.
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

  /// Creates a motion that rests at a position.
  public init(restingAt position: Double) {
    let place = position.bounded(to: MotionLimits.farthest)
    self.init(from: place, velocity: 0, within: place...place)
  }

  /// The position at which the motion stops: the edge that it meets, otherwise the end of coasting.
  public var rest: Double { bounce.rest }

  /// The time until the motion stops, in seconds.
  public var duration: Double {
    contact.isFinite ? contact + bounce.duration : coasting.duration
  }

  /// Returns the position at a time, in seconds after the start; exactly `rest` after the end.
  public func position(at elapsed: Double) -> Double {
    guard elapsed < duration else { return rest }
    return elapsed < contact
      ? coasting.position(at: elapsed) : bounce.position(at: elapsed - contact)
  }

  /// Returns the velocity at a time, in units per second.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    return elapsed < contact
      ? coasting.velocity(at: elapsed) : bounce.velocity(at: elapsed - contact)
  }
}
