extension Wheel {
  /// How many sectors a Page key turns by.
  static let pageSectors = 10

  /// Takes a key.
  ///
  /// Arrows go on by one from where the wheel is going, not from where it is, so that a key pressed
  /// three times in a hurry goes on by three.
  mutating func handle(
    _ key: Key,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    let forward = environment.isRightToLeft ? -1 : 1
    switch key {
    case .right: move(by: forward, at: time, emit: emit)
    case .left: move(by: -forward, at: time, emit: emit)
    case .down: move(by: 1, at: time, emit: emit)
    case .up: move(by: -1, at: time, emit: emit)
    case .pageDown: move(by: Self.pageSectors, at: time, emit: emit)
    case .pageUp: move(by: -Self.pageSectors, at: time, emit: emit)
    case .home: move(to: 0, at: time, emit: emit)
    case .end: move(to: sectors.count - 1, at: time, emit: emit)
    case .enter: press(at: time, emit: emit)
    case .space: press(at: time, emit: emit)
    case .character(let character):
      let current: Int
      switch options.mode {
      case .picker: current = layout.index(of: motion?.goal ?? detent)
      case .phone: current = activeHole
      }
      guard
        let found = typeAhead.find(
          character,
          at: time,
          from: current,
          count: sectors.count,
          title: { sectors[$0].title }
        )
      else { return .declined }
      move(to: found, at: time, emit: emit)
      if options.mode == .phone { press(at: time, emit: emit) }
    case .backspace, .escape: return .declined
    }
    return .handled
  }

  private mutating func move(
    by steps: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    switch options.mode {
    case .picker: step(by: steps, at: time, emit: emit)
    case .phone: activeHole = Swift.min(Swift.max(activeHole + steps, 0), sectors.count - 1)
    }
  }

  private mutating func move(
    to index: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    switch options.mode {
    case .picker: turn(to: index, at: time, emit: emit)
    case .phone: activeHole = index
    }
  }

  private mutating func press(at time: Double, emit: (WheelEvent, Double) -> Void) {
    switch options.mode {
    case .picker:
      if style.hasHub { emit(.hubPressed(selection), time) }
    case .phone:
      if isResting { dial(activeHole, at: time, emit: emit) }
    }
  }

  /// Turns on by so many sectors from where the wheel rests, or is going to.
  ///
  /// Where only one direction is allowed, the other way is gone round.
  mutating func step(
    by steps: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    guard steps != 0, !isHeld else { return }
    // More than a turn at once would only blur: whole turns are left out, where it can go round.
    let goesRound = steps.magnitude > layout.count && options.stops == nil
    let bounded = Int64(
      goesRound
        ? steps % layout.count : Swift.min(Swift.max(steps, -layout.count), layout.count)
    )
    var goal = (motion?.goal ?? detent) + bounded
    let sign = options.direction.sign
    while sign != 0, (layout.rotation(of: goal) - rotation) * sign < -1e-9 {
      goal -= Int64(layout.order * sign) * Int64(layout.count)
    }
    glide(
      to: withinStops(goal),
      velocity: radiansPerSecond,
      seconds: Self.selectSeconds,
      at: time,
      emit: emit
    )
  }

  /// Adds up scrolled points, and turns by one sector for each so many of them.
  mutating func scroll(
    by points: Double,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    let steps = scrolled.take(
      points,
      perStep: options.scrollPointsPerSector,
      most: Double(layout.count)
    )
    step(by: Int(steps), at: time, emit: emit)
  }
}
