// What fingers and apps do to it.
extension DetentMotion {
  /// Takes hold of it, where it is; what moved it ends.
  ///
  /// A band that was drawn out is taken up where it is, so that nothing jumps.
  public mutating func grab(at time: Double) {
    let edge = bounded(position)
    let requested = edge == position ? position : edge + band.requested(forShown: position - edge)
    let (origin, caught) = (hold?.origin ?? edge, isGliding || hold?.caught ?? false)
    begin(.held(Hold(requested: requested, origin: origin, caught: caught)), at: time)
  }

  /// Goes as far as the finger that holds it; past a bound the band gives way.
  ///
  /// Nothing is passed before ``next(until:on:)`` is asked. A drag that comes before that takes the
  /// place of this one.
  ///
  /// - Parameters:
  ///   - delta: how far the finger went, in units.
  ///   - times: from when to when; it went evenly.
  public mutating func drag(by delta: Double, during times: ClosedRange<Double>) {
    guard case .held(var hold) = phase, delta.isFinite else { return }
    hold.requested = Swift.min(Swift.max(hold.requested + delta, -farthest), farthest)
    phase = .held(hold)
    let edge = bounded(hold.requested)
    let shown =
      edge == hold.requested ? edge : edge + band.shown(forRequested: hold.requested - edge)
    if edge != hold.requested, !isBeyondBounds { metEnd = times.upperBound }
    leg = Leg(position: shown, detent: nil, times: times, isDrag: true)
  }

  /// How fast it goes under a finger of a speed: past its bounds the band holds it back.
  public func velocity(under finger: Double) -> Double {
    guard let hold else { return finger }
    let excess = hold.requested - bounded(hold.requested)
    return excess == 0 ? finger : finger * band.slope(forRequested: excess)
  }

  /// Lets go of it at a speed: chooses where to rest, and how to get there.
  ///
  /// - Beyond its bounds it is drawn back by a spring.
  /// - A throw that leads out of them runs up to the bound and is caught by a spring there.
  /// - Else it lands as ``DetentLanding`` says; where the goal is just where it would coast to, it
  ///   simply coasts.
  ///
  /// - Parameters:
  ///   - velocity: units per second.
  ///   - isFling: whether that is enough to throw it; else it goes to the goal that is nearest.
  ///   - time: when.
  ///   - reach: how far it may be thrown, in units. Default infinite.
  ///   - greatestBounce: how fast a bound is met at most. Default infinite.
  ///   - turnsBack: whether it may pass its goal and come back. Default true.
  ///   - landing: where to rest near a position, within the bounds.
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

  /// What runs up to a bound, however slowly it meets it.
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

  /// Goes to a goal: from rest along a curve, in flight by a spring that does not overshoot.
  ///
  /// - Parameters:
  ///   - goal: where to rest.
  ///   - easing: the curve from rest.
  ///   - seconds: how long that takes.
  ///   - response: how soon the spring is there, in seconds.
  ///   - time: when.
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

  /// Goes by a law of the control's own; what moved or held it before ends.
  ///
  /// - Parameters:
  ///   - law: how it moves from where it is.
  ///   - goal: where it rests in the end; nil when nothing is chosen there.
  ///   - time: when.
  public mutating func glide(_ law: AnyMotion, to goal: Goal?, at time: Double) {
    // What knows no end or no position would be one for ever.
    let isSound = law.duration >= 0 && law.rest.isFinite && law.position(at: 0).isFinite
    let law = isSound ? law : AnyMotion(restingAt: goal?.position ?? position)
    begin(.gliding(Glide(goal: goal, track: MotionTrack(law, at: time))), at: time)
  }

  /// Rests on a goal at once.
  public mutating func snap(to goal: Goal) {
    begin(.resting, at: now)
    (position, detent) = (goal.position, goal.detent)
  }

  /// Goes to a goal that an app has set, without ending what the user does.
  ///
  /// - Held, it stands there at once, and the finger goes on from there.
  /// - Gliding, that becomes its goal, by a spring from where it is and as fast as it moves.
  /// - At rest, it stands there.
  ///
  /// - Parameters:
  ///   - goal: where to be.
  ///   - response: how soon the spring is there, in seconds.
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

  /// Counts positions and detents from elsewhere, such as from another turn; nothing is passed.
  ///
  /// - Parameters:
  ///   - offset: what is added to the position and to what it moves along.
  ///   - detents: what is added to the detents.
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
