extension Wheel {
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
    case .orientation: return .declined
    }
  }

  private mutating func handle(
    _ event: PointerEvent,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    guard event.phase != .down else { return takeHold(event, at: time, emit: emit) }
    let change = pointers.take(event, at: time)
    let isHeld = hold != nil && change != nil
    if let change, isHeld { follow(change, emit: emit) }
    switch event.phase {
    case .hover, .leave:
      hover(pointers.hover)
      return .handled
    case .down, .move, .up, .cancel:
      return isHeld ? .handled : .declined
    }
  }

  /// Where a touch may begin a drag; inside its hole is the hub.
  public var ring: Annulus {
    Annulus(
      center: size.center,
      innerRadius: radius * options.innerShare,
      outerRadius: radius * options.outerShare
    )
  }

  /// Keeps pointers at their places on a wheel of another size, so that the size turns nothing.
  mutating func carryPointers(from old: Size) {
    guard old.shorterSide > 0 else { return }
    let share = size.shorterSide / old.shorterSide
    let center = size.center
    pointers.relocate {
      let way = $0 - old.center
      return center + Point(way.x * share, way.y * share)
    }
  }

  private mutating func takeHold(
    _ event: PointerEvent,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    guard options.isEnabled, event.position.isFinite else { return .declined }
    if hold != nil {
      // A second finger is not for the wheel; a second down of one means that its up was lost.
      guard pointers.contains(event.id) else { return .declined }
      cancelHold(at: time, emit: emit)
    }
    guard let grip = grip(at: event.position) else { return .declined }
    pointers.removeAll()
    guard let change = pointers.take(event, at: time) else { return .declined }
    hovered = nil
    hold = WheelHold(grip: grip, caught: motion != nil, pull: pull)
    if case .hub = grip { return .handled }
    if case .hole(let hole) = grip { activeHole = hole }
    motion = nil
    turning.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    emphasis.fade(to: 0, duration: Self.fadeSeconds, at: time)
    return .handled
  }

  /// What a finger takes hold of at a place, if anything.
  private func grip(at position: Point) -> WheelHold.Grip? {
    switch ring.zone(of: position) {
    case .outside: return nil
    case .hole: return style.hasHub ? .hub(isInside: true) : nil
    case .ring:
      switch options.mode {
      case .picker: return .ring
      case .phone:
        // A dial that runs back takes no touch.
        return motion == nil ? hole(at: position).map { .hole($0) } : nil
      }
    }
  }

  /// The rotation that a finger asks for which takes hold now: past the stops, the band gives way.
  private var pull: Double {
    let edge = withinStops(rotation)
    return edge == rotation || options.mode == .phone
      ? rotation : edge + Self.band.pull(forShown: rotation - edge)
  }

  /// Does what the pointer that holds the wheel does.
  private mutating func follow(_ change: PointerChange, emit: (WheelEvent, Double) -> Void) {
    guard let grip = hold?.grip else { return }
    guard change.phase != .cancel else {
      cancelHold(at: change.time, emit: emit)
      return
    }
    switch grip {
    case .hub:
      let isInside = ring.zone(of: change.pointer.position) == .hole
      hold?.grip = .hub(isInside: isInside)
    case .ring, .hole:
      turning.handle(change, among: pointers)
      tap.handle(change, among: pointers)
      turn(by: turning.rotation, with: change.pointer, emit: emit)
      turning.rotation = 0
    }
    if change.phase == .up { letGo(of: change.pointer, emit: emit) }
  }

  /// Turns the wheel, or a hole of the dial, as far as the finger has.
  private mutating func turn(
    by sweep: Double,
    with finger: Pointer,
    emit: (WheelEvent, Double) -> Void
  ) {
    guard var hold else { return }
    let isPicker = hold.grip == .ring
    if !isPicker || options.direction.allows(sweep) { hold.pull += sweep }
    self.hold = hold
    if case .hole(let hole) = hold.grip {
      pullDial(hole: hole, to: hold.pull, at: finger.time, emit: emit)
      return
    }
    let edge = withinStops(hold.pull)
    let shown = edge + Self.band.shown(forPull: hold.pull - edge)
    if edge != hold.pull, withinStops(rotation) == rotation { emit(.reachedEnd, finger.time) }
    // One that stood still set out only now.
    let standstill = finger.time - VelocityEstimator.standstillSeconds
    let times = Swift.max(finger.previousTime, standstill)...finger.time
    let start = rotation
    pass(to: shown, emit: emit) { $0.time(from: start, to: shown, during: times) }
    rotation = shown
  }

  private mutating func letGo(of finger: Pointer, emit: (WheelEvent, Double) -> Void) {
    guard let hold else { return }
    let isTap = tap.state == .recognized && !hold.caught && options.selectsOnTap
    switch hold.grip {
    case .hub(let isInside):
      self.hold = nil
      if isInside { emit(.hubPressed(selection), finger.time) }
    case .ring where isTap:
      self.hold = nil
      let sector = sector(at: finger.start, rotation: rotation)
      turn(to: sector, at: finger.time, emit: emit)
    case .ring:
      release(velocity: releaseVelocity, at: finger.time, emit: emit)
    case .hole(let hole) where isTap:
      self.hold = nil
      dial(hole, at: finger.time, emit: emit)
    case .hole(let hole):
      self.hold = nil
      runBack(dialled: hold.reachedStop ? hole : nil, at: finger.time, emit: emit)
    }
  }

  /// The finger's speed; past the stops, that of the wheel, which the band holds back.
  private var releaseVelocity: Double {
    let speed = turning.velocity
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
