extension Wheel {
  /// The maximum speed of a wheel that turns by itself, in radians per second.
  static let fastestTurning = 100.0
  /// The maximum number of turns of a spin.
  static let maximumTurns = 100
  /// The maximum duration of a spin, in seconds.
  static let longestSpin = 60.0

  /// Selects a sector, by the shorter way that `direction` and `stops` allow.
  ///
  /// A motion or drag in progress ends, and its target is never reported.
  ///
  /// - Parameters:
  ///   - index: The sector. If it does not exist, nothing changes.
  ///   - animated: Whether the wheel turns to the sector in 0.35 s or jumps to it. Default true.
  ///   - time: The current time, in seconds.
  ///   - emit: A closure that receives each event and its time.
  /// - Returns: Whether the sector exists and `time` is not before the previous time.
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

  /// Turns the wheel by an angle and stops at the sector nearest to the new rotation.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, clockwise positive. In a direction that is not allowed, the wheel does not turn.
  ///   - animated: Whether the wheel turns or jumps. Default true.
  ///   - time: The current time, in seconds.
  ///   - emit: A closure that receives each event and its time.
  /// - Returns: Whether the call was possible.
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

  /// Spins the wheel like a wheel of fortune: it turns a number of times, slows down, and stops exactly on a sector.
  ///
  /// - Parameters:
  ///   - index: The sector on which the wheel stops, for example from ``sector(forDraw:)``.
  ///   - turns: The number of whole turns before that, 1 to 100; negative numbers spin counter-clockwise. Default 4.
  ///   - duration: The duration in seconds, more than 0 and at most 60. Default 4.
  ///   - time: The current time, in seconds.
  ///   - emit: A closure that receives each event and its time.
  /// - Returns: Whether the call was possible. A wheel cannot spin against `direction` or with stops.
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
    // Clockwise, detents fall.
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

  /// Turns the wheel at a constant speed until ``stopTurning(at:emit:)`` or a touch.
  ///
  /// - Parameters:
  ///   - radiansPerSecond: The speed, up to ±100, clockwise positive; not 0.
  ///   - time: The current time, in seconds.
  ///   - emit: A closure that receives each event and its time.
  /// - Returns: Whether the call was possible. A wheel cannot turn against `direction` or with stops.
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

  /// Slows down a turning wheel, as after a flick, until it stops on a sector.
  ///
  /// - Returns: Whether the wheel was turning.
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

  /// Returns the nearest detent of a sector that `direction` and `stops` allow.
  private func nearestDetent(of index: Int) -> Int64 {
    withinStops(layout.detent(of: index, from: rotation, turning: options.direction.sign))
  }

  /// Jumps to a detent without a fade, and sends the selection once.
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

// The rotary phone. A command dials: it turns a hole to the stop, and the dial runs back.
extension Wheel {
  /// Slots between the stop and the first hole, in widths of a hole's slot.
  static let freeSlots = 2
  /// The speed at which the dial runs back, in radians per second; a full dial takes about a second.
  static let runBackSpeed = 5.5
  /// The speed at which a tapped hole turns to the stop, in radians per second.
  static let dialSpeed = 9.0
  /// The maximum number of digits that wait to be dialled: more than a telephone number has with its prefixes.
  ///
  /// Source: ITU-T E.164 (2010), section 6: a number has at most 15 digits.
  static let greatestWaiting = 20
  /// The distance to the stop that counts as at the stop, in radians.
  static let stopSlack = Circular.radians(degrees: 2)

  /// The angle from one hole to the next.
  var slotAngle: Double { Circular.turn / Double(sectors.count + Self.freeSlots) }

  /// Returns the angle by which a hole turns to reach the stop.
  func dialAngle(of hole: Int) -> Double { Double(hole + Self.freeSlots) * slotAngle }

  /// Returns the direction of a hole while the dial rests.
  func holeAngle(_ hole: Int) -> Double { options.pointerAngle - dialAngle(of: hole) }

  /// Returns the hole nearest to a point of the dial, or nil in the gap before the stop.
  func hole(under point: Point2D) -> Int? {
    let direction = size.center.directionAngle(to: point) - rotation
    let slot = (Circular.positive(options.pointerAngle - direction) / slotAngle).rounded()
    let hole = Int(bounded: slot) - Self.freeSlots
    return sectors.indices.contains(hole) && sectors[hole].isEnabled ? hole : nil
  }

  /// Begins a drag of a hole.
  mutating func grab(hole: Int, at time: Double) {
    activeHole = hole
    dialling = nil
    // The hole moves between its rest and the stop, not beyond them.
    motion.bounds = 0...dialAngle(of: hole)
    motion.band = RubberBand(limit: 0)
    motion.grab(at: time)
    grip = .hole(hole, reachedStop: false)
  }

  /// Turns the hole that a finger drags.
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

  /// Turns a hole to the stop and back, for a tap or a key.
  mutating func dial(_ hole: Int, at time: Double, emit: (WheelEvent, Double) -> Void) {
    activeHole = hole
    guard !environment.reducesMotion else {
      restDial()
      sendDialled(hole, at: time, emit: emit)
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

  /// Runs the dial back, and sends the dialled hole, if any.
  mutating func runBack(
    dialled hole: Int?,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    if let hole { sendDialled(hole, at: time, emit: emit) }
    turnBack(at: time)
    if motion.isResting { dialNext(at: time, emit: emit) }
  }

  /// Dials the hole that has waited longest, if any.
  private mutating func dialNext(at time: Double, emit: (WheelEvent, Double) -> Void) {
    guard !waiting.isEmpty else { return }
    dial(waiting.removeFirst(), at: time, emit: emit)
  }

  /// Turns the dial to its rest at a constant speed.
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

  /// Puts the dial at its rest, with no hole to dial.
  mutating func restDial() {
    dialling = nil
    motion.bounds = nil
    motion.snap(to: PhoneSlots.rest)
  }

  /// Handles the dial's motion; on the way back each slot except the first free one pulses.
  mutating func handleDialEvent(_ event: DetentMotion.Event, emit: (WheelEvent, Double) -> Void) {
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

  private mutating func sendDialled(
    _ hole: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    // The number of sectors may have fallen since the hole was touched.
    guard sectors.indices.contains(hole) else { return }
    settledValue = hole
    emit(.dialled(hole), time)
  }
}
