extension NumberSpinner {
  /// Lets the ring come up to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (SpinnerEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    var from = now
    now = time
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

  /// Whether frames are needed.
  public var isMoving: Bool {
    isGliding || presence.isMoving(at: now) || lag.isMoving(at: now)
  }

  /// Goes along a motion from one instant to another, between which it does not turn back.
  private mutating func turn(
    with motion: SpinnerMotion,
    from: Double,
    to time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    let target = motion.position(at: time)
    pass(to: target, emit: emit) {
      motion.time(passing: $0.boundary, from: from, to: time)
    }
    place = target
  }

  /// What comes after a motion that has ended.
  private mutating func complete(
    _ motion: SpinnerMotion,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    guard motion.bounces, case .deceleration(let law, _) = motion.glide else {
      pass(to: Double(motion.goal), emit: emit) { _ in time }
      finish(at: time, emit: emit)
      return
    }
    emit(.reachedEnd, time)
    drawBack(velocity: law.velocity(at: time - motion.start), to: motion.goal, at: time)
  }
}
