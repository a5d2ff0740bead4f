extension NumberSpinner {
  /// The fastest that an end is met, in tiles per second, so that the ring is never seen empty.
  ///
  /// A critically damped spring of stiffness 100 is carried v/(10·e) past its end: here, by 0.6.
  static let fastestBounce = 16.0

  /// Lets go of the ring at a speed: chooses the tile to rest on, and how to get there.
  ///
  /// - Parameters:
  ///   - velocity: tiles per second.
  ///   - isFling: whether that is enough to throw it; else it goes to the tile that is nearest.
  ///   - time: when, in seconds.
  ///   - emit: takes an event and its time.
  mutating func release(
    velocity: Double,
    isFling: Bool,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    hold = nil
    let projected = Deceleration(
      from: place,
      velocity: isFling ? velocity : 0,
      rate: options.decelerationRate
    )
    let reach = limited(projected.rest)
    let goal = landing(near: projected.rest)
    let target = Double(goal)
    if environment.reducesMotion {
      jump(to: goal, at: time, emit: emit)
    } else if place != withinEnds(place) {
      drawBack(velocity: velocity, to: goal, at: time)
    } else if velocity == 0, place == target {
      finish(at: time, emit: emit)
    } else if reach != withinEnds(reach),
      let law = Deceleration(from: place, velocity: velocity, landingOn: reach),
      let arrival = law.time(at: target)
    {
      motion = SpinnerMotion(
        glide: .deceleration(law, until: arrival),
        start: time,
        goal: goal,
        bounces: true
      )
    } else {
      let landing = DetentLanding(
        from: place,
        velocity: velocity,
        rate: options.decelerationRate,
        onto: { isFling ? Double(self.landing(near: $0)) : target }
      )
      let glide: Glide
      switch landing.course {
      case .coasting(let law): glide = .deceleration(law, until: .infinity)
      case .drawn(let spring): glide = .spring(spring)
      }
      motion = SpinnerMotion(glide: glide, start: time, goal: goal)
    }
  }

  /// Is drawn back to an end.
  mutating func drawBack(velocity: Double, to goal: Int64, at time: Double) {
    let speed = Swift.min(Swift.max(velocity, -Self.fastestBounce), Self.fastestBounce)
    let spring = Spring(
      from: place,
      velocity: speed,
      to: Double(goal),
      parameters: .edgeBounce
    )
    motion = SpinnerMotion(glide: .spring(spring), start: time, goal: goal)
  }

  /// How far the ring may be thrown, in tiles.
  private var throwTiles: Double { Swift.max(0, options.throwLimit) / ring.tileAngle }

  /// A place no farther from here than the ring may be thrown.
  private func limited(_ target: Double) -> Double {
    Swift.min(Swift.max(target, place - throwTiles), place + throwTiles)
  }

  /// The tile to rest on near a place.
  func landing(near target: Double) -> Int64 {
    var goal = Self.scale.detent(at: limited(target))
    // The limit holds for the tile, too, unless it is the one that is nearest here.
    let way = Double(goal) - place
    if way > throwTiles, way > 0.5 { goal -= 1 }
    if way < -throwTiles, way < -0.5 { goal += 1 }
    return withinEnds(goal)
  }
}
