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
  /// The duration of a fade of the emphasis, and of the fade after a jump, in seconds.
  static let fadeSeconds = 0.15
  /// The duration in which the pointer swings back, in seconds.
  static let flexSeconds = 0.16
  /// The elastic range beyond the stops, in radians: at most an eighth of a turn.
  static let band = RubberBand(limit: .pi / 4)
  /// The maximum rotation from the start, in radians: over ten million turns, with seven decimals left for an angle.
  static let farthestRotation = 1e8

  /// The radius at which speeds in points are measured.
  var radius: Double { size.shorterSide / 2 }

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

  /// Sends the events until a time.
  mutating func follow(until time: Double) {
    while let event = motion.next(until: time, on: layout) { report(event) }
  }

  private mutating func report(_ event: DetentMotion.Event) {
    switch event {
    case .crossed(let crossing, let time):
      guard layout.count > 1 else { return }
      bendPointer(crossing, at: time)
      let index = layout.index(of: crossing.detent)
      sentValues.record(index, at: time)
      emphasizeGoal(at: time)
      send(.changing(index), at: time)
    case .skipped(let count, let crossing, let time):
      bendPointer(crossing, at: time)
      let index = layout.index(of: crossing.detent)
      sentValues.record(index, at: time)
      emphasizeGoal(at: time)
      send(.skipped(count: Int(clamping: count), to: index), at: time)
    case .metEnd(let time):
      send(.metEnd, at: time)
    case .cameToRest(let time):
      let goal = self.goal(on: motion.detent)
      // A wheel that turned at a constant speed can end between two sectors.
      if rotation == goal.position {
        rest(on: goal, at: time)
      } else {
        release(velocity: 0, at: time)
      }
    }
  }

  private mutating func bendPointer(_ crossing: Crossing, at time: Double) {
    let direction = crossing.isRising ? -layout.order : layout.order
    flex.fade(from: direction, to: 0, duration: Self.flexSeconds, at: time)
  }

  /// Returns the rotation from which the selection is read: inside the stops, even if the disc is beyond them.
  func withinStops(_ rotation: Double) -> Double {
    guard let stops = options.stops else { return rotation }
    return rotation.clamped(to: stops)
  }

  /// Returns the goal for a detent: its rotation, or the nearer end of the stops if it is beyond them.
  func goal(on detent: Int64) -> DetentMotion.Goal {
    DetentMotion.Goal(position: withinStops(layout.rotation(of: detent)), detent: detent)
  }

  /// Returns the nearest detent within the stops.
  func withinStops(_ detent: Int64) -> Int64 {
    guard let stops = options.stops else { return detent }
    let forward = Int64(layout.order)
    let slack = 1e-9
    var last = layout.detent(containing: stops.lowerBound)
    if layout.rotation(of: last) < stops.lowerBound - slack { last -= forward }
    var first = layout.detent(containing: stops.upperBound)
    if layout.rotation(of: first) > stops.upperBound + slack { first += forward }
    let rotation = layout.rotation(of: detent)
    if rotation > stops.upperBound + slack { return first }
    if rotation < stops.lowerBound - slack { return last }
    return detent
  }

  /// Returns the detent on which to stop near a rotation, not against the allowed direction.
  func landing(near target: Double) -> Int64 {
    var detent = layout.detent(containing: target)
    let sign = options.direction.sign
    if sign != 0, (layout.rotation(of: detent) - rotation) * sign < -1e-9 {
      detent -= Int64(layout.order * sign)
    }
    return choosable(from: withinStops(detent), near: target)
  }

  /// Returns a detent, or the nearest one whose sector is enabled.
  ///
  /// If there is none, returns the detent of the sector on which the wheel last rested.
  ///
  /// - Parameters:
  ///   - detent: The detent at which the search begins.
  ///   - target: A rotation. Of two detents that are equally many sectors away, the one nearer to it is returned.
  /// - Returns: The detent.
  func choosable(from detent: Int64, near target: Double) -> Int64 {
    if sectors[layout.index(of: detent)].isEnabled { return detent }
    for way in 1..<Int64(layout.count) {
      let (before, after) = (detent - way, detent + way)
      switch (isChoosable(before), isChoosable(after)) {
      case (true, true):
        let isNearer =
          (layout.rotation(of: before) - target).magnitude
          < (layout.rotation(of: after) - target).magnitude
        return isNearer ? before : after
      case (true, false): return before
      case (false, true): return after
      case (false, false): continue
      }
    }
    return withinStops(layout.detent(of: settledValue, from: rotation))
  }

  /// Returns whether the user can stop the wheel on a detent: its sector is enabled, and stops and direction allow it.
  func isChoosable(_ detent: Int64) -> Bool {
    guard sectors[layout.index(of: detent)].isEnabled, withinStops(detent) == detent else {
      return false
    }
    let sign = options.direction.sign
    return sign == 0 || (layout.rotation(of: detent) - rotation) * sign >= -1e-9
  }

  /// Jumps to a sector, at rest, within the current turn; sends no event.
  mutating func snap(to index: Int) {
    grip = nil
    let goal = self.goal(on: withinStops(layout.detent(of: index, from: rotation)))
    motion.snap(to: goal)
    settledValue = layout.index(of: goal.detent)
    emphasizedValue = settledValue
  }

  /// Sets the sector that an app has set, without ending a drag; sends no event.
  mutating func adopt(_ index: Int) {
    let goal = self.goal(on: withinStops(layout.detent(of: index, from: rotation)))
    motion.adopt(goal, response: Self.selectSeconds)
    guard isResting else {
      if isGliding { setOut(at: now) }
      return
    }
    settledValue = layout.index(of: goal.detent)
    emphasize(settledValue)
  }

  /// Turns to a detent, beginning at the current rotation and speed, and sends an event when the wheel rests there.
  mutating func glide(to detent: Int64, seconds: Double, at time: Double) {
    let goal = self.goal(on: detent)
    let velocity = motion.velocity
    let delta = goal.position - rotation
    guard !environment.reducesMotion, delta != 0 || velocity != 0 else {
      jump(to: goal, at: time)
      return
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
    if environment.reducesMotion {
      let thrown = Deceleration(
        from: rotation,
        velocity: isFling ? speed : 0,
        rate: options.decelerationRate
      )
      jump(to: goal(on: landing(near: origin ?? thrown.rest)), at: time)
    } else if speed == 0, !motion.isBeyondBounds {
      // The wheel is no longer held.
      motion.glide(AnyMotion(restingAt: rotation), to: nil, at: time)
      let seconds = origin == nil ? Self.settleSeconds : Self.selectSeconds
      glide(to: landing(near: origin ?? rotation), seconds: seconds, at: time)
    } else {
      var motion = motion
      motion.release(
        velocity: speed,
        isFling: isFling,
        at: time,
        turnsBack: options.direction == .both,
        onto: { goal(on: landing(near: origin ?? $0)) }
      )
      self.motion = motion
      setOut(at: time)
    }
  }

  /// Jumps to a detent; a motion or drag in progress is replaced by a fade.
  mutating func jump(to goal: DetentMotion.Goal, at time: Double) {
    let before = value
    if goal.position != rotation {
      fadeIn.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    }
    motion.snap(to: goal)
    if value != before {
      sentValues.record(value, at: time)
      send(.changing(value), at: time)
    }
    rest(on: goal, at: time)
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

  /// Stops on a detent, and sends an event if the user's action has changed the value.
  private mutating func rest(on goal: DetentMotion.Goal, at time: Double) {
    grip = nil
    motion.snap(to: goal)
    emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
    let index = layout.index(of: goal.detent)
    emphasize(index)
    guard index != settledValue else { return }
    settledValue = index
    sentValues.record(index, at: time)
    send(.changed(index), at: time)
  }
}
