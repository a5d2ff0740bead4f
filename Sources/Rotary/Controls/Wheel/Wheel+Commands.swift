extension Wheel {
  /// A wheel cannot be told to turn further than this from where it began.
  static let farthestRotation = 1e8
  /// The fastest it turns by itself, in radians per second.
  static let fastestTurning = 100.0

  /// Whether a time and every number with it can be used; brings the wheel up to the time.
  private mutating func accepts(
    _ time: Double,
    _ number: Double = 0,
    emit: (WheelEvent, Double) -> Void
  ) -> Bool {
    guard time.isFinite, time >= now, number.isFinite else { return false }
    advance(to: time, emit: emit)
    return true
  }

  /// Selects a sector, by the shorter way that `direction` and `stops` allow.
  ///
  /// What moved or held the wheel before ends, and its target is never reported.
  ///
  /// - Parameters:
  ///   - index: the sector; one that does not exist changes nothing.
  ///   - animated: whether it turns there in 0.35 s, or stands there at once. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether there is such a sector and the time did not run backward.
  @discardableResult
  public mutating func select(
    _ index: Int,
    animated: Bool = true,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Bool {
    guard sectors.indices.contains(index), accepts(time, emit: emit) else { return false }
    switch options.mode {
    case .phone:
      guard isResting else { return false }
      dial(index, at: time, emit: emit)
    case .picker where animated:
      turn(to: index, at: time, emit: emit)
    case .picker:
      let goal = withinStops(
        layout.detent(of: index, from: rotation, turning: options.direction.sign)
      )
      stand(at: goal, time: time, emit: emit)
    }
    return true
  }

  /// Turns the wheel by an angle and lets it rest on the sector that is nearest there.
  ///
  /// - Parameters:
  ///   - angle: radians, clockwise positive; a direction that is not allowed turns nothing.
  ///   - animated: whether it turns there or stands there at once. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether it could be done.
  @discardableResult
  public mutating func rotate(
    by angle: Double,
    animated: Bool = true,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Bool {
    guard options.mode == .picker, accepts(time, angle, emit: emit),
      (rotation + angle).magnitude <= Self.farthestRotation, options.direction.allows(angle)
    else { return false }
    let goal = landing(near: rotation + angle)
    if animated {
      glide(
        to: goal,
        velocity: radiansPerSecond,
        seconds: Self.selectSeconds,
        at: time,
        emit: emit
      )
    } else {
      stand(at: goal, time: time, emit: emit)
    }
    return true
  }

  /// Spins the wheel as a fortune wheel: so many turns, slowing down, and it ends exactly on a
  /// sector.
  ///
  /// - Parameters:
  ///   - index: the sector it ends on, for example from ``sector(forDraw:)``.
  ///   - turns: whole turns before that, 1 to 100; negative spins counter-clockwise. Default 4.
  ///   - duration: seconds, more than 0 and at most 60. Default 4.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether it could be done: not against `direction`, nor within stops.
  @discardableResult
  public mutating func spin(
    to index: Int,
    turns: Int = 4,
    duration: Double = 4,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Bool {
    let sign: Double = turns < 0 ? -1 : 1
    guard options.mode == .picker, sectors.indices.contains(index), options.stops == nil,
      (1...100).contains(turns.magnitude), duration > 0, duration <= 60,
      options.direction.allows(sign), accepts(time, duration, emit: emit)
    else { return false }
    let first = layout.detent(of: index, from: rotation, turning: sign)
    // Clockwise is towards lower detents.
    let goal = first - Int64(layout.order) * Int64(turns) * Int64(layout.count)
    guard !environment.reducesMotion else {
      jump(to: goal, at: time, emit: emit)
      return true
    }
    let move = EasedMove(
      from: rotation,
      to: rest(on: goal),
      duration: duration,
      easing: .spinDown
    )
    start(.eased(move), goal: goal, at: time)
    return true
  }

  /// Lets the wheel turn at one speed until ``stopTurning(at:emit:)`` or a touch.
  ///
  /// - Parameters:
  ///   - radiansPerSecond: up to ±100, clockwise positive; not 0.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether it could be done: not against `direction`, nor within stops.
  @discardableResult
  public mutating func startTurning(
    radiansPerSecond: Double,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Bool {
    guard options.mode == .picker, options.stops == nil, radiansPerSecond != 0,
      radiansPerSecond.magnitude <= Self.fastestTurning,
      options.direction.allows(radiansPerSecond),
      accepts(time, radiansPerSecond, emit: emit), !environment.reducesMotion
    else { return false }
    let farthest = Self.farthestRotation - rotation.magnitude
    start(
      .steady(
        SteadyMotion(
          from: rotation,
          speed: radiansPerSecond,
          duration: farthest / radiansPerSecond.magnitude
        )
      ),
      goal: nil,
      at: time
    )
    return true
  }

  /// Lets a wheel that turns coast, as after a flick, and rest on a sector.
  ///
  /// - Returns: whether it turned.
  @discardableResult
  public mutating func stopTurning(
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Bool {
    guard accepts(time, emit: emit), isGliding, options.mode == .picker else {
      return false
    }
    let velocity = radiansPerSecond
    motion = nil
    release(velocity: velocity, at: time, emit: emit)
    return true
  }

  /// Turns to a sector by the shorter way that is allowed.
  mutating func turn(to index: Int, at time: Double, emit: (WheelEvent, Double) -> Void) {
    let goal = withinStops(
      layout.detent(of: index, from: rotation, turning: options.direction.sign)
    )
    glide(
      to: goal,
      velocity: radiansPerSecond,
      seconds: Self.selectSeconds,
      at: time,
      emit: emit
    )
  }

  /// Stands on a detent at once and tells the selection once.
  private mutating func stand(
    at goal: Int64,
    time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    hold = nil
    let before = selection
    detent = goal
    if selection != before { emit(.selectionChanged(selection), time) }
    finish(on: goal, at: time, emit: emit)
  }
}
