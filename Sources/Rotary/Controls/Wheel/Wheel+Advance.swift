extension Wheel {
  /// Lets the wheel come up to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (WheelEvent, Double) -> Void) {
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
    isGliding || emphasis.isMoving(at: now) || presence.isMoving(at: now)
      || flex.isMoving(at: now)
  }

  /// Goes along a motion from one instant to another, between which it does not turn back.
  private mutating func turn(
    with motion: WheelMotion,
    from: Double,
    to time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    let target = motion.position(at: time)
    switch options.mode {
    case .phone:
      turnDial(to: target, with: motion, from: from, to: time, emit: emit)
    case .picker:
      pass(to: target, emit: emit) {
        motion.time(passing: $0.boundary, from: from, to: time)
      }
    }
    rotation = target
  }

  /// Tells of every sector that passes the pointer on the way to a rotation, in order.
  ///
  /// - Parameters:
  ///   - target: where the wheel will be.
  ///   - emit: takes an event and its time.
  ///   - time: when a sector came onto the pointer.
  mutating func pass(
    to target: Double,
    emit: (WheelEvent, Double) -> Void,
    time: (Crossing) -> Double
  ) {
    let last = layout.detent(at: withinStops(target))
    for crossing in Crossings(on: layout, fromDetent: detent, toDetent: last) {
      detent = crossing.detent
      guard layout.count > 1 else { continue }
      let instant = time(crossing)
      let direction = crossing.isRising ? -layout.order : layout.order
      flex.fade(from: direction, to: 0, duration: Self.flexSeconds, at: instant)
      emit(.selectionChanged(layout.index(of: detent)), instant)
    }
  }

  /// What comes after a motion that has ended.
  private mutating func complete(
    _ motion: WheelMotion,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    let elapsed = time - motion.start
    switch motion.next {
    case .rest:
      if let goal = motion.goal {
        finish(on: goal, at: time, emit: emit)
      } else {
        self.motion = nil
        if options.mode == .phone { rotation = 0 }
        emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
      }
    case .bounce:
      let goal = motion.goal ?? detent
      let speed: Double
      switch motion.glide {
      case .deceleration(let law, _): speed = law.velocity(at: elapsed)
      case .spring, .eased, .steady: speed = 0
      }
      let spring = Spring(
        from: rotation,
        velocity: speed,
        to: rest(on: goal),
        parameters: .edgeBounce
      )
      emit(.reachedEnd, time)
      start(.spring(spring), goal: goal, at: time)
    case .runBack(let hole):
      emit(.reachedEnd, time)
      runBack(dialled: hole, at: time, emit: emit)
    }
  }
}
