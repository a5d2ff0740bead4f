extension Wheel {
  /// How long it takes to turn to the nearest sector.
  static let settleSeconds = 0.2
  /// How long it takes to turn to a sector the app or a tap chose.
  static let selectSeconds = 0.35
  /// How long emphasis takes to come and go, and a jump to be faded in.
  static let fadeSeconds = 0.15
  /// How long the pointer swings back.
  static let flexSeconds = 0.16
  /// How far stops give, in radians: never more than an eighth of a turn.
  static let band = RubberBand(limit: .pi / 4)

  /// The radius at which speeds in points are measured.
  var radius: Double { size.shorterSide / 2 }

  /// The rotation a selection is read from: inside the stops, whatever the band shows.
  func withinStops(_ rotation: Double) -> Double {
    guard let stops = options.stops else { return rotation }
    return Swift.min(Swift.max(rotation, stops.lowerBound), stops.upperBound)
  }

  /// Where a detent is rested on: its rotation, or the end of the stops it lies beyond.
  func rest(on detent: Int64) -> Double { withinStops(layout.rotation(of: detent)) }

  /// The nearest detent that stops allow.
  func withinStops(_ detent: Int64) -> Int64 {
    guard let stops = options.stops else { return detent }
    let forward = Int64(layout.order)
    let slack = 1e-9
    var last = layout.detent(at: stops.lowerBound)
    if layout.rotation(of: last) < stops.lowerBound - slack { last -= forward }
    var first = layout.detent(at: stops.upperBound)
    if layout.rotation(of: first) > stops.upperBound + slack { first += forward }
    let rotation = layout.rotation(of: detent)
    if rotation > stops.upperBound + slack { return first }
    if rotation < stops.lowerBound - slack { return last }
    return detent
  }

  /// The detent to rest on near a rotation, not against the direction that is allowed.
  func landing(near target: Double) -> Int64 {
    var detent = layout.detent(at: target)
    let sign = options.direction.sign
    if sign != 0, (layout.rotation(of: detent) - rotation) * sign < -1e-9 {
      detent -= Int64(layout.order * sign)
    }
    return withinStops(detent)
  }

  /// Stands on a sector, at rest and at once, in the turn it is in.
  ///
  /// Tells nothing.
  mutating func stand(on index: Int) {
    switch options.mode {
    case .picker:
      detent = withinStops(layout.detent(of: index, from: rotation))
      rotation = rest(on: detent)
      settled = layout.index(of: detent)
    case .phone:
      rotation = 0
      detent = 0
    }
  }

  /// Begins to turn by itself.
  mutating func start(
    _ glide: Glide,
    goal: Int64?,
    then next: WheelMotion.Next = .rest,
    at time: Double
  ) {
    hold = nil
    motion = WheelMotion(glide: glide, start: time, goal: goal, next: next)
    emphasis.fade(to: 0, duration: Self.fadeSeconds, at: time)
  }

  /// Begins to land on a detent.
  private mutating func start(_ landing: DetentLanding, goal: Int64, at time: Double) {
    switch landing.course {
    case .coasting(let law): start(.deceleration(law, until: .infinity), goal: goal, at: time)
    case .drawn(let spring): start(.spring(spring), goal: goal, at: time)
    }
  }

  /// Turns from where it is, at the speed it has, to a detent, and tells when it rests there.
  mutating func glide(
    to detent: Int64,
    velocity: Double,
    seconds: Double,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    let target = rest(on: detent)
    guard !environment.reducesMotion else {
      jump(to: detent, at: time, emit: emit)
      return
    }
    if target == rotation, velocity == 0 {
      finish(on: detent, at: time, emit: emit)
    } else if (target - rotation).magnitude > Circular.turn, (target - rotation) * velocity > 0 {
      // A spring would whip it round to get there in time.
      let landing = DetentLanding(
        from: rotation,
        velocity: velocity,
        rate: options.decelerationRate,
        turnsBack: false,
        onto: { _ in target }
      )
      start(landing, goal: detent, at: time)
    } else if velocity != 0, options.direction == .both {
      let spring = Spring(
        from: rotation,
        velocity: velocity,
        to: target,
        parameters: Spring.Parameters(dampingRatio: 1, response: seconds)
      )
      start(.spring(spring), goal: detent, at: time)
    } else if let landing = Deceleration(
      from: rotation,
      velocity: velocity,
      landingOn: target
    ) {
      start(.deceleration(landing, until: .infinity), goal: detent, at: time)
    } else {
      let move = EasedMove(
        from: rotation,
        to: target,
        duration: seconds,
        easing: .easeInOut
      )
      start(.eased(move), goal: detent, at: time)
    }
  }

  /// Lets go of the wheel at a speed: chooses the detent to rest on, and how to get there.
  mutating func release(
    velocity: Double,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    hold = nil
    // A fling is one at the rim, whatever the wheel's size; slower, it stays in its sector.
    var speed = radius > 0 ? GestureLimits.limited(velocity * radius) / radius : 0
    if !options.direction.allows(speed) { speed = 0 }
    let isFling = GestureLimits.isFling(speed * radius)
    let projection = Deceleration(
      from: rotation,
      velocity: isFling ? speed : 0,
      rate: options.decelerationRate
    )
    let goal = landing(near: projection.rest)
    let target = rest(on: goal)
    if environment.reducesMotion {
      jump(to: goal, at: time, emit: emit)
    } else if rotation != withinStops(rotation) {
      let spring = Spring(
        from: rotation,
        velocity: speed,
        to: target,
        parameters: .edgeBounce
      )
      start(.spring(spring), goal: goal, at: time)
    } else if speed == 0 {
      glide(to: goal, velocity: 0, seconds: Self.settleSeconds, at: time, emit: emit)
    } else if projection.rest != withinStops(projection.rest),
      let arrival = projection.time(at: target)
    {
      start(
        .deceleration(projection, until: arrival),
        goal: goal,
        then: .bounce,
        at: time
      )
    } else {
      let landing = DetentLanding(
        from: rotation,
        velocity: speed,
        rate: options.decelerationRate,
        turnsBack: options.direction == .both,
        onto: { isFling ? rest(on: self.landing(near: $0)) : target }
      )
      start(landing, goal: goal, at: time)
    }
  }

  /// Stands on a detent at once, with a fade in place of the motion.
  mutating func jump(to detent: Int64, at time: Double, emit: (WheelEvent, Double) -> Void) {
    motion = nil
    hold = nil
    let before = selection
    if rest(on: detent) != rotation {
      presence.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    }
    self.detent = detent
    if selection != before { emit(.selectionChanged(selection), time) }
    finish(on: detent, at: time, emit: emit)
  }

  /// Comes to rest on a detent.
  mutating func finish(on detent: Int64, at time: Double, emit: (WheelEvent, Double) -> Void) {
    motion = nil
    rotation = rest(on: detent)
    self.detent = detent
    let index = layout.index(of: detent)
    let isOther = index != settled
    settled = index
    if isOther { face = face(selecting: index) }
    emphasis.fade(to: 1, duration: Self.fadeSeconds, at: time)
    if isOther { emit(.selected(index), time) }
  }
}
