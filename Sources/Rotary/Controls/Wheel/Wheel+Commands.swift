extension Wheel {
  /// The fastest it turns by itself, in radians per second.
  static let fastestTurning = 100.0
  /// The most turns of a spin.
  static let maximumTurns = 100
  /// The longest spin, in seconds.
  static let longestSpin = 60.0

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
    emit: (WheelEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard sectors.indices.contains(index), catchUp(to: time, emit: emit) else { return false }
    switch options.mode {
    case .phone:
      guard isResting else { return false }
      dial(index, at: time, emit: emit)
    case .picker where animated:
      turn(to: index, at: time, emit: emit)
    case .picker:
      setDown(on: nearestDetent(of: index), at: time, emit: emit)
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
    emit: (WheelEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard options.mode == .picker, angle.isFinite, catchUp(to: time, emit: emit),
      (rotation + angle).magnitude <= Self.farthestRotation, options.direction.allows(angle)
    else { return false }
    let goal = landing(near: rotation + angle)
    if animated {
      glide(to: goal, seconds: Self.selectSeconds, at: time, emit: emit)
    } else {
      setDown(on: goal, at: time, emit: emit)
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
    emit: (WheelEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    let sign: Double = turns < 0 ? -1 : 1
    guard options.mode == .picker, sectors.indices.contains(index), options.stops == nil,
      turns != 0, turns.magnitude <= Self.maximumTurns, duration > 0, duration <= Self.longestSpin,
      options.direction.allows(sign), catchUp(to: time, emit: emit)
    else { return false }
    let first = layout.detent(of: index, from: rotation, turning: sign)
    // Clockwise is towards lower detents.
    let goal = first - Int64(layout.order) * Int64(turns) * Int64(layout.count)
    guard !environment.reducesMotion else {
      jump(to: self.goal(on: goal), at: time, emit: emit)
      return true
    }
    let move = EasedMove(
      from: rotation,
      to: self.goal(on: goal).position,
      duration: duration,
      easing: .spinDown
    )
    motion.glide(.eased(move), to: self.goal(on: goal), at: time)
    setOut(at: time)
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
    emit: (WheelEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard options.mode == .picker, options.stops == nil, radiansPerSecond != 0,
      radiansPerSecond.magnitude <= Self.fastestTurning,
      options.direction.allows(radiansPerSecond),
      catchUp(to: time, emit: emit), !environment.reducesMotion
    else { return false }
    let farthest = Self.farthestRotation - rotation.magnitude
    let turning = SteadyMotion(
      from: rotation,
      speed: radiansPerSecond,
      duration: farthest / radiansPerSecond.magnitude
    )
    motion.glide(.steady(turning), to: nil, at: time)
    setOut(at: time)
    return true
  }

  /// Lets a wheel that turns coast, as after a flick, and rest on a sector.
  ///
  /// - Returns: whether it turned.
  @discardableResult
  public mutating func stopTurning(
    at time: Double,
    emit: (WheelEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard catchUp(to: time, emit: emit), isGliding, options.mode == .picker else {
      return false
    }
    release(velocity: radiansPerSecond, at: time, emit: emit)
    return true
  }

  /// Turns to a sector by the shorter way that is allowed.
  mutating func turn(to index: Int, at time: Double, emit: (WheelEvent, Double) -> Void) {
    glide(to: nearestDetent(of: index), seconds: Self.selectSeconds, at: time, emit: emit)
  }

  /// The detent of a sector that is nearest, as `direction` and `stops` allow.
  private func nearestDetent(of index: Int) -> Int64 {
    withinStops(layout.detent(of: index, from: rotation, turning: options.direction.sign))
  }

  /// Stands on a detent at once and tells the selection once; nothing is faded.
  private mutating func setDown(
    on detent: Int64,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    let fade = fadeIn
    jump(to: goal(on: detent), at: time, emit: emit)
    fadeIn = fade
  }
}

// The rotary phone, where a command dials: turn a hole to the stop, let go, and the dial runs back.
extension Wheel {
  /// Slots between the stop and the first hole, in widths of a hole's slot.
  static let freeSlots = 2
  /// How fast the dial runs back, in radians per second; a full dial takes about a second.
  static let runBackSpeed = 5.5
  /// How fast a hole that was tapped is turned to the stop, in radians per second.
  static let dialSpeed = 9.0
  /// How many digits can be typed ahead: more than a telephone number has with its prefixes.
  ///
  /// Source: ITU-T E.164 (2010), section 6: a number has at most 15 digits.
  static let greatestWaiting = 20
  /// How near to the stop counts as at it, in radians.
  static let stopSlack = Circular.radians(degrees: 2)

  /// The angle from one hole to the next.
  var slotAngle: Double { Circular.turn / Double(sectors.count + Self.freeSlots) }

  /// How far a hole is turned to come to the stop.
  func dialAngle(of hole: Int) -> Double { Double(hole + Self.freeSlots) * slotAngle }

  /// The direction in which a hole lies when the dial rests.
  func holeAngle(_ hole: Int) -> Double { options.pointerAngle - dialAngle(of: hole) }

  /// The hole nearest to a point of the dial, or nil in the gap before the stop.
  func hole(under point: Point2D) -> Int? {
    let direction = size.center.directionAngle(to: point) - rotation
    let slot = (Circular.positive(options.pointerAngle - direction) / slotAngle).rounded()
    let hole = Int(bounded: slot) - Self.freeSlots
    return sectors.indices.contains(hole) && sectors[hole].isEnabled ? hole : nil
  }

  /// A finger takes hold of a hole.
  mutating func grab(hole: Int, at time: Double) {
    activeHole = hole
    dialling = nil
    // It goes to the stop and no further, and not below its rest.
    motion.bounds = 0...dialAngle(of: hole)
    motion.band = RubberBand(limit: 0)
    motion.grab(at: time)
    grip = .hole(hole, reachedStop: false)
  }

  /// The finger that holds a hole turns it.
  mutating func turn(
    hole: Int,
    reachedStop: Bool,
    by sweep: Double,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    motion.drag(by: sweep, during: time...time)
    while motion.next(until: time, on: detents) != nil {}
    guard !reachedStop, rotation >= dialAngle(of: hole) - Self.stopSlack else { return }
    grip = .hole(hole, reachedStop: true)
    emit(.metEnd, time)
  }

  /// Turns a hole to the stop by itself, and back: what a tap or a key does.
  mutating func dial(_ hole: Int, at time: Double, emit: (WheelEvent, Double) -> Void) {
    activeHole = hole
    guard !environment.reducesMotion else {
      restDial()
      tellDialled(hole, at: time, emit: emit)
      dialNext(at: time, emit: emit)
      return
    }
    let stop = dialAngle(of: hole)
    let move = EasedMove(
      from: rotation,
      to: stop,
      duration: (stop - rotation) / Self.dialSpeed,
      easing: .easeInOut
    )
    dialling = hole
    motion.glide(.eased(move), to: nil, at: time)
    setOut(at: time)
  }

  /// Lets the dial run back, and tells what was dialled, if anything.
  mutating func runBack(
    dialled hole: Int?,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    if let hole { tellDialled(hole, at: time, emit: emit) }
    turnBack(at: time)
    if motion.isResting { dialNext(at: time, emit: emit) }
  }

  /// Dials what was typed first of what waits, if anything does.
  private mutating func dialNext(at time: Double, emit: (WheelEvent, Double) -> Void) {
    guard !waiting.isEmpty else { return }
    dial(waiting.removeFirst(), at: time, emit: emit)
  }

  /// Turns the dial to its rest at one speed.
  mutating func turnBack(at time: Double) {
    dialling = nil
    guard rotation > 0, !environment.reducesMotion else {
      restDial()
      emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
      return
    }
    let back = SteadyMotion(
      from: rotation,
      speed: -Self.runBackSpeed,
      duration: rotation / Self.runBackSpeed
    )
    motion.glide(.steady(back), to: PhoneSlots.rest, at: time)
    setOut(at: time)
  }

  /// Stands at rest, with nothing on its way.
  mutating func restDial() {
    dialling = nil
    motion.bounds = nil
    motion.snap(to: PhoneSlots.rest)
  }

  /// Follows the dial; on the way back each slot but the first free one pulses.
  mutating func tellDial(_ event: DetentMotion.Event, emit: (WheelEvent, Double) -> Void) {
    switch event {
    case .crossed(let crossing, let time):
      if !crossing.isRising, crossing.detent >= 0 { emit(.pulse, time) }
    case .skipped, .metEnd: break
    case .cameToRest(let time):
      guard let hole = dialling else {
        restDial()
        emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
        dialNext(at: time, emit: emit)
        return
      }
      emit(.metEnd, time)
      runBack(dialled: hole, at: time, emit: emit)
    }
  }

  private mutating func tellDialled(
    _ hole: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    // The sectors may be fewer than when the hole was touched.
    guard sectors.indices.contains(hole) else { return }
    settledValue = hole
    emit(.dialled(hole), time)
  }
}
