extension Turntable {
  /// Lets everything come up to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (TurntableEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    var from = now
    now = time
    while true {
      let next = Swift.min(time, nextDeparture)
      glide(from: from, to: next, emit: emit)
      dismiss(at: next, emit: emit)
      guard next < time else { return }
      from = next
    }
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    isGliding || presence.isMoving(at: now) || now < stillness || nextDeparture.isFinite
  }

  /// Lets what turns by itself come from one instant to another.
  private mutating func glide(
    from begin: Double,
    to time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    var from = begin
    // Each round ends a motion; the next begins at the very instant at which that one ended.
    while let motion {
      let end = motion.end
      motion.forEachPart(from: from, to: Swift.min(time, end)) {
        turn(with: motion, from: $0, to: $1, emit: emit)
      }
      guard time >= end else { return }
      from = end
      complete(motion, at: end, emit: emit)
    }
  }

  /// Goes along a motion from one instant to another, between which it does not turn back.
  private mutating func turn(
    with motion: TurntableMotion,
    from: Double,
    to time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let target = motion.position(at: time)
    pass(to: target, emit: emit) {
      motion.time(passing: $0.boundary, from: from, to: time)
    }
    place = target
  }

  /// What comes after a motion that has ended.
  private mutating func complete(
    _ motion: TurntableMotion,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    pass(to: motion.goal, emit: emit) { _ in time }
    place = motion.goal
    guard motion.bounces, case .deceleration(let law, _) = motion.glide else {
      finish(at: time, emit: emit)
      return
    }
    emit(.reachedEnd, time)
    drawBack(to: motion.goal, velocity: law.velocity(at: time - motion.start), at: time)
  }
}
