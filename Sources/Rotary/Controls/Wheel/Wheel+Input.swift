extension Wheel {
  /// A pointer that moved no further than this is a tap.
  static let tapPoints = 10.0
  /// A pointer that was down longer than this is no tap.
  static let tapSeconds = 0.5

  /// Takes an input; see ``Control/handle(_:at:emit:)``.
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    guard time.isFinite, time >= now else { return .declined }
    advance(to: time, emit: emit)
    switch input {
    case .pointer(let event):
      return handle(event, at: time, emit: emit)
    case .focus(let hasFocus):
      self.hasFocus = hasFocus
      return .handled
    case .key(let key, let modifiers):
      guard options.isEnabled, modifiers.isSubset(of: .shift) else { return .declined }
      return handle(key, at: time, emit: emit)
    case .scroll(let x, let y):
      guard options.isEnabled, options.mode == .picker, x.isFinite, y.isFinite else {
        return .declined
      }
      scroll(by: x.magnitude > y.magnitude ? x : y, at: time, emit: emit)
      return .handled
    case .detents(let count):
      guard options.isEnabled, options.mode == .picker else { return .declined }
      step(by: count, at: time, emit: emit)
      return .handled
    }
  }

  private mutating func handle(
    _ event: PointerEvent,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    guard event.position.isFinite else { return .declined }
    let isHolder = hold?.pointer == event.id
    switch event.phase {
    case .down:
      guard options.isEnabled else { return .declined }
      // A second down of one pointer means that its up was lost.
      if isHolder { cancelHold(at: time, emit: emit) }
      return isHeld ? .declined : takeHold(event, at: time, emit: emit)
    case .move:
      guard isHolder else { return .declined }
      follow(event.position, at: time, samplesSpeed: true, emit: emit)
    case .up:
      guard isHolder else { return .declined }
      follow(event.position, at: time, samplesSpeed: false, emit: emit)
      letGo(at: time, emit: emit)
    case .cancel:
      guard isHolder else { return .declined }
      cancelHold(at: time, emit: emit)
    case .hover:
      // A pointer that hovers is not down: its up was lost.
      if isHolder { cancelHold(at: time, emit: emit) }
      hover(event.position)
    case .leave:
      guard !isHolder else { return .handled }
      hover(nil)
    }
    return .handled
  }

  /// Where a touch may begin a drag; inside its hole is the hub.
  public var ring: Annulus {
    Annulus(
      center: size.center,
      innerRadius: radius * options.innerShare,
      outerRadius: radius * options.outerShare
    )
  }

  private mutating func takeHold(
    _ event: PointerEvent,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    let grip: WheelHold.Grip
    switch ring.zone(of: event.position) {
    case .outside: return .declined
    case .hole:
      guard style.hasHub else { return .declined }
      grip = .hub(isInside: true)
    case .ring:
      switch options.mode {
      case .picker: grip = .ring
      case .phone:
        // A dial that runs back takes no touch.
        guard !isGliding, let hole = hole(at: event.position) else { return .declined }
        grip = .hole(hole)
        activeHole = hole
      }
    }
    hovered = nil
    var pull = rotation
    if let stops = options.stops, options.mode == .picker {
      let edge = withinStops(rotation)
      pull = edge + Self.band.pull(forShown: rotation - edge)
      if stops.contains(rotation) { pull = rotation }
    }
    let caught = isGliding
    hold = WheelHold(
      pointer: event.id,
      grip: grip,
      start: time,
      origin: event.position,
      last: event.position,
      caught: caught,
      pull: pull
    )
    switch grip {
    case .hub: break
    case .ring, .hole:
      motion = nil
      estimator.reset()
      estimator.add(0, at: time)
      emphasis.run(to: 0, duration: Self.fadeSeconds, at: time)
    }
    return .handled
  }

  private mutating func follow(
    _ position: Point,
    at time: Double,
    samplesSpeed: Bool,
    emit: (WheelEvent, Double) -> Void
  ) {
    guard var hold else { return }
    hold.travel = Swift.max(hold.travel, hold.origin.distance(to: position))
    let previous = hold.last
    hold.last = position
    switch hold.grip {
    case .hub:
      hold.grip = .hub(isInside: ring.zone(of: position) == .hole)
      self.hold = hold
    case .ring:
      let sweep = ring.sweep(from: previous, to: position)
      hold.angle += sweep
      if options.direction.allows(sweep) { hold.pull += sweep }
      let pull = hold.pull
      self.hold = hold
      if samplesSpeed { estimator.add(hold.angle, at: time) }
      let edge = withinStops(pull)
      let shown = edge + Self.band.shown(forPull: pull - edge)
      if edge != pull, withinStops(rotation) == rotation { emit(.reachedEnd, time) }
      pass(to: shown, emit: emit) { _ in time }
      rotation = shown
    case .hole(let hole):
      hold.pull += ring.sweep(from: previous, to: position)
      self.hold = hold
      pullDial(hole: hole, to: hold.pull, at: time, emit: emit)
    }
  }

  private mutating func letGo(at time: Double, emit: (WheelEvent, Double) -> Void) {
    guard let hold else { return }
    let isTap =
      !hold.caught && hold.travel <= Self.tapPoints && time - hold.start <= Self.tapSeconds
    switch hold.grip {
    case .hub(let isInside):
      self.hold = nil
      if isInside { emit(.hubPressed(selection), time) }
    case .ring:
      if isTap, options.selectsOnTap {
        self.hold = nil
        turn(to: sector(at: hold.origin, rotation: rotation), at: time, emit: emit)
      } else {
        release(velocity: releaseVelocity(at: time), at: time, emit: emit)
      }
    case .hole(let hole):
      self.hold = nil
      if isTap, options.selectsOnTap {
        dial(hole, at: time, emit: emit)
      } else {
        runBack(dialled: hold.reachedStop ? hole : nil, at: time, emit: emit)
      }
    }
  }

  /// The finger's speed; past the stops, that of the wheel, which the band holds back.
  private func releaseVelocity(at time: Double) -> Double {
    let speed = estimator.velocity(at: time)
    guard let hold else { return speed }
    let excess = (hold.pull - withinStops(hold.pull)).magnitude
    let band = Self.band
    let share = band.limit / (band.limit + band.coefficient * excess)
    return excess > 0 ? speed * band.coefficient * share * share : speed
  }

  /// The pointer is gone without having been lifted: no inertia, no press.
  mutating func cancelHold(at time: Double, emit: (WheelEvent, Double) -> Void) {
    guard let grip = hold?.grip else { return }
    hold = nil
    switch grip {
    case .hub: break
    case .ring: release(velocity: 0, at: time, emit: emit)
    case .hole: runBack(dialled: nil, at: time, emit: emit)
    }
  }

  /// The sector that a finger means, as the wheel stands at a rotation.
  func sector(at position: Point, rotation: Double) -> Int {
    let offset = size.center.directionAngle(to: position) - options.pointerAngle
    return layout.sector(atOffset: offset, rotation: rotation) {
      sectors[$0].touchWeight ?? sectors[$0].weight
    }
  }

  private mutating func hover(_ position: Point?) {
    let zone = position.map { ring.zone(of: $0) } ?? .outside
    isHubHovered = zone == .hole && options.isEnabled
    var sector: Int?
    if let position, zone == .ring, options.isEnabled, options.mode == .picker, isResting {
      sector = self.sector(at: position, rotation: rotation)
    }
    guard sector != hovered else { return }
    hovered = sector
    if let sector { face = face(hovering: sector) }
  }
}
