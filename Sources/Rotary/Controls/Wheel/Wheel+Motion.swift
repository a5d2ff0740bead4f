/// What a pointer holds of a wheel.
enum WheelGrip: Equatable, Sendable {
  /// The disc.
  case ring
  /// One hole of a phone's dial, and whether it has been at the stop.
  case hole(Int, reachedStop: Bool)
  /// The hub, as long as the pointer has not left it.
  case hub(isInside: Bool)
}

// How a wheel turns, lands and comes to rest.
extension Wheel {
  /// How long it takes to turn to the nearest sector, in seconds.
  static let settleSeconds = 0.2
  /// How long it takes to turn to a sector that the app or a tap chose, in seconds.
  static let selectSeconds = 0.35
  /// How long emphasis takes to come and go, and a jump to be faded in, in seconds.
  static let fadeSeconds = 0.15
  /// How long the pointer takes to swing back, in seconds.
  static let flexSeconds = 0.16
  /// How far stops give, in radians: never more than an eighth of a turn.
  static let band = RubberBand(limit: .pi / 4)
  /// A wheel cannot be turned further than this from where it began, in radians: over ten million
  /// turns, where an angle has seven places left.
  static let farthestRotation = 1e8

  /// The radius at which speeds in points are measured.
  var radius: Double { size.shorterSide / 2 }

  /// Advances all motion to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (WheelEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    follow(until: time, emit: emit)
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    isGliding || emphasis.isMoving(at: now) || fadeIn.isMoving(at: now)
      || flex.isMoving(at: now)
  }

  /// Reports where it comes to rest; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if let glide = motion.glide { read(glide.destination) }
  }

  /// Whether the wheel is at one of its stops.
  public var isAtEnd: Bool { options.mode == .picker && motion.isAtEnd }

  /// Tells what happens until an instant.
  mutating func follow(until time: Double, emit: (WheelEvent, Double) -> Void) {
    let isPhone = options.mode == .phone
    while let event = motion.next(until: time, on: detents) {
      if isPhone { tellDial(event, emit: emit) } else { tell(event, emit: emit) }
    }
  }

  /// What passes as it turns.
  var detents: WheelDetents {
    options.mode == .phone ? .slots(PhoneSlots(angle: slotAngle)) : .sectors(layout)
  }

  private mutating func tell(_ event: DetentMotion.Event, emit: (WheelEvent, Double) -> Void) {
    switch event {
    case .crossed(let crossing, let time):
      guard layout.count > 1 else { return }
      bendPointer(crossing, at: time)
      let index = layout.index(of: crossing.detent)
      told.tell(index, at: time)
      emphasizeGoal(at: time)
      emit(.changing(index), time)
    case .skipped(let count, let crossing, let time):
      bendPointer(crossing, at: time)
      let index = layout.index(of: crossing.detent)
      told.tell(index, at: time)
      emphasizeGoal(at: time)
      emit(.skipped(count: Int(clamping: count), to: index), time)
    case .metEnd(let time):
      emit(.metEnd, time)
    case .cameToRest(let time):
      let goal = self.goal(on: motion.detent)
      // A wheel that was to turn for ever ends between two sectors.
      if rotation == goal.position {
        rest(on: goal, at: time, emit: emit)
      } else {
        release(velocity: 0, at: time, emit: emit)
      }
    }
  }

  private mutating func bendPointer(_ crossing: Crossing, at time: Double) {
    let direction = crossing.isRising ? -layout.order : layout.order
    flex.fade(from: direction, to: 0, duration: Self.flexSeconds, at: time)
  }

  /// The rotation that a selection is read from: inside the stops, whatever the band shows.
  func withinStops(_ rotation: Double) -> Double {
    guard let stops = options.stops else { return rotation }
    return rotation.clamped(to: stops)
  }

  /// Where a detent is rested on: its rotation, or the end of the stops that it lies beyond.
  func goal(on detent: Int64) -> DetentMotion.Goal {
    DetentMotion.Goal(position: withinStops(layout.rotation(of: detent)), detent: detent)
  }

  /// The nearest detent that stops allow.
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

  /// The detent to rest on near a rotation, not against the direction that is allowed.
  func landing(near target: Double) -> Int64 {
    var detent = layout.detent(containing: target)
    let sign = options.direction.sign
    if sign != 0, (layout.rotation(of: detent) - rotation) * sign < -1e-9 {
      detent -= Int64(layout.order * sign)
    }
    return choosable(from: withinStops(detent), near: target)
  }

  /// A detent, or the nearest one whose sector can be chosen; where none can, that of the sector on which
  /// the wheel rested last.
  ///
  /// - Parameters:
  ///   - detent: where the search begins.
  ///   - target: of the two that are as many sectors away, the one nearer to this rotation is taken.
  /// - Returns: the detent.
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

  /// Whether the user can have it rest on a detent: by its sector, the stops and the direction.
  func isChoosable(_ detent: Int64) -> Bool {
    guard sectors[layout.index(of: detent)].isEnabled, withinStops(detent) == detent else {
      return false
    }
    let sign = options.direction.sign
    return sign == 0 || (layout.rotation(of: detent) - rotation) * sign >= -1e-9
  }

  /// Stands on a sector, at rest and at once, in the turn that it is in; tells nothing.
  mutating func snap(to index: Int) {
    grip = nil
    switch options.mode {
    case .picker:
      let goal = self.goal(on: withinStops(layout.detent(of: index, from: rotation)))
      motion.snap(to: goal)
      settledValue = layout.index(of: goal.detent)
      emphasizedValue = settledValue
    case .phone: restDial()
    }
  }

  /// Takes a sector that an app has set, without ending what the user does; tells nothing.
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

  /// Turns from where it is, at the speed it has, to a detent, and tells when it rests there.
  mutating func glide(
    to detent: Int64,
    seconds: Double,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    let goal = self.goal(on: detent)
    let velocity = motion.velocity
    let delta = goal.position - rotation
    guard !environment.reducesMotion, delta != 0 || velocity != 0 else {
      jump(to: goal, at: time, emit: emit)
      return
    }
    if delta.magnitude > Circular.turn, delta * velocity > 0 {
      // A spring would whip it round to get there in time.
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

  /// How it goes on in the only direction that is allowed, and never back.
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

  /// Lets go of the wheel at a speed: chooses the detent to rest on, and how to get there.
  ///
  /// - Parameters:
  ///   - velocity: radians per second.
  ///   - origin: the rotation to go back to; nil to rest where it leads.
  ///   - time: when.
  ///   - emit: takes an event and its time.
  mutating func release(
    velocity: Double,
    near origin: Double? = nil,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    // A fling is one at the rim, whatever the wheel's size; slower, it stays in its sector.
    var speed = radius > 0 ? GestureLimits.limited(velocity * radius) / radius : 0
    if !options.direction.allows(speed) { speed = 0 }
    let isFling = GestureLimits.isFling(speed * radius)
    if environment.reducesMotion {
      let thrown = Deceleration(
        from: rotation,
        velocity: isFling ? speed : 0,
        rate: options.decelerationRate
      )
      jump(to: goal(on: landing(near: origin ?? thrown.rest)), at: time, emit: emit)
    } else if speed == 0, !motion.isBeyondBounds {
      // What is thrown is no longer held.
      motion.glide(AnyMotion(restingAt: rotation), to: nil, at: time)
      let seconds = origin == nil ? Self.settleSeconds : Self.selectSeconds
      glide(to: landing(near: origin ?? rotation), seconds: seconds, at: time, emit: emit)
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

  /// Stands on a detent at once; what turned or was held is faded in elsewhere.
  mutating func jump(
    to goal: DetentMotion.Goal,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    let before = value
    if goal.position != rotation {
      fadeIn.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    }
    motion.snap(to: goal)
    if value != before {
      told.tell(value, at: time)
      emit(.changing(value), time)
    }
    rest(on: goal, at: time, emit: emit)
  }

  /// Begins to turn by itself.
  mutating func setOut(at time: Double) {
    grip = nil
    emphasis.fade(to: 0, duration: Self.fadeSeconds, at: time)
    emphasizeGoal(at: time)
  }

  /// Emphasises the sector that will be chosen, once it is on the pointer for good.
  private mutating func emphasizeGoal(at time: Double) {
    guard options.mode == .picker, motion.isOnGoal(of: layout) else { return }
    let index = layout.index(of: motion.detent)
    // What another sector had of it is gone.
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

  /// Comes to rest on a detent, and tells whether the user's action has changed the value.
  private mutating func rest(
    on goal: DetentMotion.Goal,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    grip = nil
    motion.snap(to: goal)
    emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
    let index = layout.index(of: goal.detent)
    emphasize(index)
    guard index != settledValue else { return }
    settledValue = index
    told.tell(index, at: time)
    emit(.changed(index), time)
  }

  /// Ends what a pointer does as if it had been cancelled; what comes of it is told with the next time.
  mutating func cancelGesture() {
    pointers.removeAll()
    waiting.removeAll()
    guard let grip else { return }
    self.grip = nil
    switch grip {
    case .hub: break
    case .ring:
      let goal = self.goal(on: landing(near: withinStops(rotation)))
      let seconds = environment.reducesMotion ? 0 : Self.settleSeconds
      motion.glide(
        to: goal,
        easing: .easeInOut,
        seconds: seconds,
        response: Self.settleSeconds,
        at: now
      )
      setOut(at: now)
    case .hole: turnBack(at: now)
    }
  }
}
