/// The part of a wheel that a finger or the mouse holds.
enum WheelGrip: Equatable, Sendable {
  /// The disc.
  case ring
  /// The hub, and whether the finger is still inside it.
  case hub(isInside: Bool)
}

// The wheel's motion.
extension Wheel {
  /// The duration of a turn to the nearest sector, in seconds.
  static let settleSeconds = 0.2
  /// The duration of a turn to a sector that the app or a tap selected, in seconds.
  static let selectSeconds = 0.35
  /// The duration in which the pointer swings back, in seconds.
  static let flexSeconds = 0.16
  /// The elastic range beyond the stops, in radians: at most an eighth of a turn.
  static let band = RubberBand(limit: .pi / 4)
  /// The maximum rotation from the start, in radians: over ten million turns, with seven decimals left for an angle.
  static let farthestRotation = 1e8

  /// The radius at which speeds in points are measured.
  var radius: Double { size.shorterSide / 2 }

  var pointsPerUnit: Double { radius }

  /// Advances all motion to a time.
  public mutating func receive(time: Double) {
    now = time
    follow(until: time)
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    isGliding || emphasis.isMoving(at: now) || fadeIn.isMoving(at: now)
      || flex.isMoving(at: now) || !pendingEvents.isEmpty
  }

  /// Reports the rotation at which the wheel will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if let glide = motion.glide { read(glide.destination) }
  }

  /// Whether the wheel is at one of its stops.
  public var isAtEnd: Bool { motion.isAtEnd }

  mutating func nextMotionEvent(until time: Double) -> DetentMotion.Event? {
    motion.next(until: time, on: layout)
  }

  /// The rules for the detent on which the wheel stops.
  var landing: WheelLanding {
    WheelLanding(
      layout: layout,
      sectors: sectors,
      options: options,
      rotation: rotation,
      settledValue: settledValue
    )
  }

  /// Sends the events for sectors that have passed the pointer, and bends the pointer.
  mutating func pass(_ count: Int64, isSkipped: Bool, at time: Double) {
    guard isSkipped || layout.count > 1 else { return }
    let bend = count > 0 ? -layout.order : layout.order
    flex.fade(from: bend, to: 0, duration: Self.flexSeconds, at: time)
    emphasizeGoal(at: time)
    // The property of the value would copy the wheel.
    let index = layout.index(of: motion.detent)
    sendPassed(count, to: index, isSkipped: isSkipped, at: time)
  }

  /// Sends the selection after a jump if it has changed.
  mutating func land(after detent: Int64, at time: Double) {
    if value != layout.index(of: detent) { sendValue(.changing(value), at: time) }
  }

  /// Jumps to a sector, at rest, within the current turn; sends no event.
  mutating func snap(to index: Int) {
    grip = nil
    let goal = landing.goal(of: index)
    motion.snap(to: goal)
    settledValue = layout.index(of: goal.detent)
    emphasizedValue = settledValue
  }

  /// Sets the sector that an app has set, without ending a drag; sends no event.
  mutating func adopt(_ index: Int) {
    let goal = landing.goal(of: index)
    motion.adopt(goal, response: Self.selectSeconds)
    guard isResting else {
      if isGliding { setOut(at: now) }
      return
    }
    settledValue = layout.index(of: goal.detent)
    emphasize(settledValue)
  }

  /// Turns to a goal, beginning at the current rotation and speed, and sends an event when the wheel rests there.
  mutating func glide(to goal: DetentMotion.Goal, seconds: Double, at time: Double) {
    let velocity = motion.velocity
    let delta = goal.position - rotation
    guard !environment.reducesMotion, delta != 0 || velocity != 0 else {
      return jump(to: goal, fades: true, at: time)
    }
    if delta.magnitude > Circular.turn, delta * velocity > 0 {
      // A spring would be too fast over more than a turn.
      let landing = DetentLanding(
        from: rotation,
        velocity: velocity,
        rate: options.decelerationRate,
        turnsBack: false,
        tolerance: motion.tolerance,
        onto: { _ in goal.position }
      )
      motion.glide(AnyMotion(landing), to: goal, at: time)
    } else if velocity != 0, options.direction != .both {
      motion.glide(oneWay(to: goal.position, velocity, seconds), to: goal, at: time)
    } else {
      motion.glide(to: goal, easing: .easeInOut, seconds: seconds, response: seconds, at: time)
    }
    setOut(at: time)
  }

  /// Returns a motion that continues in the only allowed direction, and never back.
  private func oneWay(to target: Double, _ velocity: Double, _ seconds: Double) -> AnyMotion {
    let law = Deceleration(
      from: rotation,
      velocity: velocity,
      rate: options.decelerationRate,
      landingOn: target,
      tolerance: motion.tolerance
    )
    if let law { return .deceleration(law) }
    return .eased(
      EasedMove(from: rotation, to: target, duration: seconds, easing: .easeInOut)
    )
  }

  /// Releases the wheel at a speed: determines the detent on which it stops, and the motion to it.
  ///
  /// - Parameters:
  ///   - velocity: The speed in radians per second.
  ///   - origin: The rotation to return to; nil to stop where the motion leads.
  ///   - time: The time in seconds.
  mutating func release(velocity: Double, near origin: Double? = nil, at time: Double) {
    // The speed at the rim decides about a fling, for any size. A slower wheel stays on its sector.
    var speed = radius > 0 ? GestureLimits.limited(velocity * radius) / radius : 0
    if !options.direction.allows(speed) { speed = 0 }
    let isFling = GestureLimits.isFling(speed * radius)
    let landing = landing
    if environment.reducesMotion {
      let thrown = Deceleration(
        from: rotation,
        velocity: isFling ? speed : 0,
        rate: options.decelerationRate
      )
      jump(to: landing.goal(near: origin ?? thrown.rest), fades: true, at: time)
    } else if speed == 0, !motion.isBeyondBounds {
      // The wheel is no longer held.
      motion.glide(AnyMotion(restingAt: rotation), to: nil, at: time)
      let seconds = origin == nil ? Self.settleSeconds : Self.selectSeconds
      glide(to: landing.goal(near: origin ?? rotation), seconds: seconds, at: time)
    } else {
      motion.release(
        velocity: speed,
        isFling: isFling,
        at: time,
        turnsBack: options.direction == .both,
        onto: { landing.goal(near: origin ?? $0) }
      )
      setOut(at: time)
    }
  }

  /// Begins to turn while nothing holds the wheel.
  mutating func setOut(at time: Double) {
    grip = nil
    emphasis.fade(to: 0, duration: Self.fadeSeconds, at: time)
    emphasizeGoal(at: time)
  }

  /// Emphasises the sector that will be selected, once it is at the pointer and stays there.
  private mutating func emphasizeGoal(at time: Double) {
    guard motion.isOnGoal(of: layout) else { return }
    let index = layout.index(of: motion.detent)
    // Another sector's emphasis does not carry over.
    if index != emphasizedValue { emphasis = MotionTrack(restingAt: 0) }
    emphasize(index)
    emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
  }

  /// Draws another sector as the emphasised one.
  private mutating func emphasize(_ index: Int) {
    guard index != emphasizedValue else { return }
    emphasizedValue = index
    artwork = artwork(selecting: index)
  }

  /// Stops on a sector, and sends an event if the user's action has changed the value.
  mutating func comeToRest(at time: Double) {
    // A wheel that turned at a constant speed can end between two sectors.
    guard rotation == landing.goal(on: motion.detent).position else {
      return release(velocity: 0, at: time)
    }
    grip = nil
    emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
    let value = value
    emphasize(value)
    guard value != settledValue else { return }
    settledValue = value
    sendValue(.changed(value), at: time)
  }
}
