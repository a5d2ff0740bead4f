extension Turntable {
  /// Lets go of it at a speed.
  ///
  /// - Parameters:
  ///   - velocity: items per second.
  ///   - time: when, in seconds.
  ///   - emit: takes an event and its time.
  mutating func release(
    velocity: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    hold = nil
    let free = Deceleration(from: place, velocity: velocity, rate: options.decelerationRate)
    let end = withinEnds(free.rest)
    if environment.reducesMotion {
      stand(at: resting(near: end), time: time, fades: true, emit: emit)
    } else if place != withinEnds(place) {
      drawBack(to: withinEnds(place), velocity: velocity, at: time)
    } else if end != free.rest, let arrival = endless(velocity).time(at: end) {
      let glide = Glide.deceleration(endless(velocity), until: arrival)
      motion = TurntableMotion(glide: glide, start: time, goal: end, bounces: true)
    } else if options.snaps {
      land(velocity: velocity, at: time, emit: emit)
    } else if free.duration > 0 {
      let glide = Glide.deceleration(free, until: .infinity)
      motion = TurntableMotion(glide: glide, start: time, goal: free.rest)
    } else {
      finish(at: time, emit: emit)
    }
  }

  /// What meets an end however slowly, so that nothing but the end may stop it.
  private func endless(_ velocity: Double) -> Deceleration {
    Deceleration(
      from: place,
      velocity: velocity,
      rate: options.decelerationRate,
      tolerance: MotionTolerance(distance: 0, speed: 0)
    )
  }

  /// Lands with an item in the middle.
  private mutating func land(
    velocity: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let landing = DetentLanding(
      from: place,
      velocity: velocity,
      rate: options.decelerationRate,
      onto: { resting(near: $0) }
    )
    guard place != landing.rest || velocity != 0 else {
      finish(at: time, emit: emit)
      return
    }
    let glide: Glide
    switch landing.course {
    case .coasting(let law): glide = .deceleration(law, until: .infinity)
    case .drawn(let spring): glide = .spring(spring)
    }
    motion = TurntableMotion(glide: glide, start: time, goal: landing.rest)
  }

  /// Is drawn back to an end.
  mutating func drawBack(to end: Double, velocity: Double, at time: Double) {
    let spring = Spring(from: place, velocity: velocity, to: end, parameters: .edgeBounce)
    motion = TurntableMotion(glide: .spring(spring), start: time, goal: end)
  }
}
