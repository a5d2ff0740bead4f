// The commands of users and apps.
extension DetentMotion {
  /// Holds the value at its position and ends its motion.
  ///
  /// If the rubber band is stretched, the value stays at its displayed position, so that it does not jump.
  public mutating func grab(at time: Double) {
    let edge = bounded(position)
    let requested = edge == position ? position : edge + band.requested(forShown: position - edge)
    let (origin, caught) = (hold?.origin ?? edge, isGliding || hold?.caught ?? false)
    begin(.held(Hold(requested: requested, origin: origin, caught: caught)), at: time)
  }

  /// Drags the held value by a distance; past a bound, the rubber band reduces the movement.
  ///
  /// Call ``next(until:on:)`` for the crossings. Another drag before that call replaces this one.
  ///
  /// - Parameters:
  ///   - delta: The distance of the finger, in units.
  ///   - times: The start and the end of the finger's movement, which has a constant speed.
  public mutating func drag(by delta: Double, during times: ClosedRange<Double>) {
    guard case .held(var hold) = phase, delta.isFinite else { return }
    hold.requested = Swift.min(Swift.max(hold.requested + delta, -farthest), farthest)
    phase = .held(hold)
    let edge = bounded(hold.requested)
    let shown =
      edge == hold.requested ? edge : edge + band.shown(forRequested: hold.requested - edge)
    if edge != hold.requested, !isBeyondBounds {
      let speed = GestureLimits.speed(over: delta, during: times)
      metEnd = Collision(speed: speed, time: times.upperBound)
    }
    leg = Leg(position: shown, detent: nil, times: times, isDrag: true)
  }

  /// Returns the value's velocity for a finger's velocity: past the bounds the rubber band reduces it.
  public func velocity(under finger: Double) -> Double {
    guard let hold else { return finger }
    let excess = hold.requested - bounded(hold.requested)
    return excess == 0 ? finger : finger * band.slope(forRequested: excess)
  }

  /// Releases the value with a velocity, and chooses where it rests and how it moves there.
  ///
  /// - Beyond the bounds, a spring pulls it back.
  /// - A throw that leaves the bounds coasts to the bound, where a spring catches it.
  /// - Otherwise it lands as described in ``DetentLanding``; if the goal is exactly where coasting ends, it coasts.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, in units per second.
  ///   - isFling: Whether the velocity is high enough to throw the value; if false, it moves to the nearest goal.
  ///   - time: The present time.
  ///   - reach: The maximum distance of a throw, in units. Default infinite.
  ///   - greatestBounce: The maximum speed at a bound. Default infinite.
  ///   - turnsBack: Whether the value may pass its goal and come back. Default true.
  ///   - landing: Returns the goal near a position, within the bounds.
  public mutating func release(
    velocity: Double,
    isFling: Bool,
    at time: Double,
    reach: Double = .infinity,
    greatestBounce: Double = .infinity,
    turnsBack: Bool = true,
    onto landing: (Double) -> Goal
  ) {
    let speed = velocity.isFinite ? velocity : 0
    let free = Deceleration(
      from: position,
      velocity: isFling ? speed : 0,
      rate: rate,
      tolerance: tolerance
    )
    let (first, last) = (position - reach, position + reach)
    let end = Swift.min(Swift.max(free.rest, first), last)
    let goal = landing(end)
    let law: AnyMotion
    if isBeyondBounds {
      let back = Swift.min(Swift.max(speed, -greatestBounce), greatestBounce)
      law = .spring(spring(to: goal.position, velocity: back, parameters: .edgeBounce))
    } else if end != bounded(end),
      let bounce = EdgeBounce(
        coasting(to: end, velocity: speed, isFree: end == free.rest),
        meeting: goal.position,
        greatestSpeed: greatestBounce,
        tolerance: tolerance
      )
    {
      law = .edgeBounce(bounce)
    } else if goal.position == free.rest, free.duration > 0 {
      law = .deceleration(free)
    } else {
      let landed = DetentLanding(
        from: position,
        velocity: speed,
        rate: rate,
        turnsBack: turnsBack,
        tolerance: tolerance,
        onto: { isFling ? landing(Swift.min(Swift.max($0, first), last)).position : goal.position }
      )
      law = AnyMotion(landed)
    }
    glide(law, to: goal, at: time)
  }

  /// Returns a deceleration that reaches a bound at any speed.
  private func coasting(to end: Double, velocity: Double, isFree: Bool) -> Deceleration {
    let tuned =
      isFree
      ? nil : Deceleration(from: position, velocity: velocity, rate: rate, landingOn: end)
    return tuned
      ?? Deceleration(
        from: position,
        velocity: velocity,
        rate: rate,
        tolerance: MotionTolerance(distance: 0, speed: 0)
      )
  }

  /// Moves the value to a goal: along a curve if it is at rest, by a spring without overshoot if it moves.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - easing: The curve from rest.
  ///   - seconds: The duration along the curve.
  ///   - response: The spring's response, in seconds.
  ///   - time: The present time.
  public mutating func glide(
    to goal: Goal,
    easing: CubicBezier,
    seconds: Double,
    response: Double,
    at time: Double
  ) {
    let speed = velocity
    let law: AnyMotion
    if speed == 0 {
      let move = EasedMove(
        from: position,
        to: goal.position,
        duration: seconds,
        easing: easing
      )
      law = .eased(move)
    } else {
      let critical = SpringMotion.Parameters(dampingRatio: 1, response: response)
      law = .spring(spring(to: goal.position, velocity: speed, parameters: critical))
    }
    glide(law, to: goal, at: time)
  }

  /// Moves the value by a law that the control chooses, and ends its earlier motion or hold.
  ///
  /// - Parameters:
  ///   - law: The law, starting at the present position.
  ///   - goal: The goal at the end; nil if no detent is chosen there.
  ///   - time: The present time.
  public mutating func glide(_ law: AnyMotion, to goal: Goal?, at time: Double) {
    // A law without a valid duration or position would never become valid.
    let isSound = law.duration >= 0 && law.rest.isFinite && law.position(at: 0).isFinite
    let law = isSound ? law : AnyMotion(restingAt: goal?.position ?? position)
    begin(.gliding(Glide(goal: goal, track: MotionTrack(law, at: time))), at: time)
  }

  /// Moves the value to a goal immediately, at rest.
  public mutating func snap(to goal: Goal) {
    begin(.resting, at: now)
    (position, detent) = (goal.position, goal.detent)
  }

  /// Moves the value to a goal that an app has set, without ending the user's interaction.
  ///
  /// - If held, the value jumps to the goal, and the drag continues from there.
  /// - If gliding, a spring moves it to the new goal from its present position and velocity.
  /// - If at rest, it jumps to the goal.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - response: The spring's response, in seconds.
  public mutating func adopt(_ goal: Goal, response: Double) {
    switch phase {
    case .resting: snap(to: goal)
    case .held(let hold):
      let there = Hold(requested: goal.position, origin: goal.position, caught: hold.caught)
      begin(.held(there), at: now)
      (position, detent) = (goal.position, goal.detent)
    case .gliding:
      let critical = SpringMotion.Parameters(dampingRatio: 1, response: response)
      let law = spring(to: goal.position, velocity: velocity, parameters: critical)
      glide(.spring(law), to: goal, at: now)
    }
  }

  /// Shifts positions and detents, for example by a turn, without crossing detents.
  ///
  /// - Parameters:
  ///   - offset: The distance to add to the position and to the motion.
  ///   - detents: The number to add to the detents.
  public mutating func renumber(by offset: Double, detents: Int64) {
    position += offset
    detent += detents
    switch phase {
    case .resting: break
    case .held(var hold):
      hold.requested += offset
      hold.origin += offset
      phase = .held(hold)
    case .gliding(var glide):
      glide.offset += offset
      glide.goal?.position += offset
      glide.goal?.detent += detents
      phase = .gliding(glide)
    }
  }

  private func spring(
    to rest: Double,
    velocity: Double,
    parameters: SpringMotion.Parameters
  ) -> SpringMotion {
    SpringMotion(
      from: position,
      velocity: velocity,
      to: rest,
      parameters: parameters,
      tolerance: tolerance
    )
  }

  private mutating func begin(_ phase: Phase, at time: Double) {
    self.phase = phase
    leg = nil
    metEnd = nil
    if time.isFinite { now = Swift.max(now, time) }
  }
}
