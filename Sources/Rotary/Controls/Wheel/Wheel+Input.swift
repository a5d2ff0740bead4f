// The control's door; see ``InteractiveControl``.
extension Wheel: InteractiveControl {
  /// How many sectors a Page key turns by.
  static let pageSectors = 10

  /// Whether it takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Takes hold of the disc, a hole or the hub, turns and lets go.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    guard event.phase != .down else { return takeHold(event, at: time, emit: emit) }
    let change = pointers.take(event, at: time)
    let isTaken = isHeld && change != nil
    if let change, isTaken { follow(change, emit: emit) }
    switch event.phase {
    case .hover, .leave:
      hover(pointers.hover)
      return .handled
    case .down, .move, .up, .cancel:
      guard isTaken else { return .declined }
      return event.phase == .move && isPressedOnly(by: event.kind) ? .undecided : .handled
    }
  }

  /// Whether a pointer only presses the hub: a finger may still scroll what lies around.
  private func isPressedOnly(by kind: PointerEvent.Kind) -> Bool {
    if case .hub = grip { kind == .touch } else { false }
  }

  /// Arrows go on by one from where the wheel is going, not from where it is, so that a key pressed
  /// three times in a hurry goes on by three.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
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
    case .home: move(to: sectors.firstIndex { $0.isEnabled } ?? activeIndex, at: time, emit: emit)
    case .end: move(to: sectors.lastIndex { $0.isEnabled } ?? activeIndex, at: time, emit: emit)
    case .enter, .space: return press(at: time, emit: emit)
    case .character(let character): return find(character, at: time, emit: emit)
    case .escape:
      // What was typed ahead is not dialled.
      guard !waiting.isEmpty else { return .declined }
      waiting.removeAll()
    case .backspace: return .declined
    }
    return .handled
  }

  /// Adds up scrolled points, and turns by one sector for each so many of them.
  public mutating func receive(
    scroll delta: Vector2D,
    phase: ScrollPhase,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    guard options.mode == .picker else { return .declined }
    let steps = scrolled.take(
      delta.x.magnitude > delta.y.magnitude ? delta.x : delta.y,
      phase,
      perStep: options.scrollPointsPerSector,
      maximum: Double(layout.count)
    )
    step(by: Int(bounded: steps), at: time, emit: emit)
    return .handled
  }

  /// Turns by so many sectors.
  public mutating func receive(
    detents count: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    guard options.mode == .picker else { return .declined }
    step(by: count, at: time, emit: emit)
    return .handled
  }

  /// Shows where keys go.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    self.hasFocus = hasFocus
  }
}

// What pointers do.
extension Wheel {
  /// Where a touch may begin a drag; inside its hole is the hub.
  public var ring: Annulus {
    Annulus(
      center: size.center,
      innerRadius: radius * options.innerShare,
      outerRadius: radius * options.outerShare
    )
  }

  /// Keeps pointers at their places on a wheel of another size, so that the size turns nothing.
  mutating func carryPointers(from old: Size2D) {
    guard old.shorterSide > 0 else { return }
    let share = size.shorterSide / old.shorterSide
    let center = size.center
    pointers.relocate { center + ($0 - old.center) * share }
  }

  private mutating func takeHold(
    _ event: PointerEvent,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    guard takesInput, event.position.isFinite else { return .declined }
    if isHeld {
      // A second finger is not for the wheel; a second down of one means that its up was lost.
      guard pointers.contains(event.id) else { return .declined }
      cancelHold(at: time, emit: emit)
    }
    guard let grip = grip(under: event.position) else {
      // A hand on a dial that turns stops what was typed ahead, and no more: the dial runs on.
      if ring.zone(of: event.position) == .ring { waiting.removeAll() }
      return .declined
    }
    pointers.removeAll()
    guard let change = pointers.take(event, at: time) else { return .declined }
    hovered = nil
    self.grip = grip
    switch grip {
    case .hub: return isPressedOnly(by: event.kind) ? .undecided : .handled
    case .hole(let hole, _): grab(hole: hole, at: time)
    case .ring: motion.grab(at: time)
    }
    turning.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    emphasis.fade(to: 0, duration: Self.fadeSeconds, at: time)
    return .handled
  }

  /// What a finger takes hold of at a point, if anything.
  private func grip(under point: Point2D) -> WheelGrip? {
    switch ring.zone(of: point) {
    case .outside: return nil
    case .hole: return style.hasHub ? .hub(isInside: true) : nil
    case .ring:
      switch options.mode {
      case .picker: return .ring
      case .phone:
        // A dial that runs back takes no touch.
        return isGliding ? nil : hole(under: point).map { .hole($0, reachedStop: false) }
      }
    }
  }

  /// Does what the pointer that holds the wheel does.
  private mutating func follow(_ change: PointerChange, emit: (WheelEvent, Double) -> Void) {
    guard change.phase != .cancel else {
      cancelHold(at: change.time, emit: emit)
      return
    }
    let finger = change.pointer
    if case .hub = grip {
      grip = .hub(isInside: ring.zone(of: finger.position) == .hole)
    } else {
      turning.handle(change, among: pointers)
      tap.handle(change, among: pointers)
      turn(by: turning.rotation, with: finger, emit: emit)
      turning.rotation = 0
    }
    if change.phase == .up { letGo(of: finger, emit: emit) }
  }

  /// Turns the wheel, or a hole of the dial, as far as the finger has.
  private mutating func turn(
    by sweep: Double,
    with finger: Pointer,
    emit: (WheelEvent, Double) -> Void
  ) {
    if case .hole(let hole, let reachedStop) = grip {
      turn(hole: hole, reachedStop: reachedStop, by: sweep, at: finger.time, emit: emit)
      return
    }
    motion.drag(by: options.direction.allows(sweep) ? sweep : 0, during: finger.stepTimes)
    follow(until: finger.time, emit: emit)
  }

  private mutating func letGo(of finger: Pointer, emit: (WheelEvent, Double) -> Void) {
    let wasCaught = motion.hold?.caught ?? false
    let isTap = tap.state == .recognized && !wasCaught && options.selectsOnTap
    switch grip {
    case nil: break
    case .hub(let isInside):
      grip = nil
      if isInside { emit(.pressed(value), finger.time) }
    case .ring:
      if isTap, let tapped = choosableSector(under: finger.start) {
        turn(to: tapped, at: finger.time, emit: emit)
        return
      }
      let velocity = motion.velocity(under: turning.velocity)
      release(velocity: velocity, at: finger.time, emit: emit)
    case .hole(let hole, let reachedStop):
      grip = nil
      if isTap {
        dial(hole, at: finger.time, emit: emit)
      } else {
        runBack(dialled: reachedStop ? hole : nil, at: finger.time, emit: emit)
      }
    }
  }

  /// The pointer is gone without having been lifted: no inertia, no press.
  private mutating func cancelHold(at time: Double, emit: (WheelEvent, Double) -> Void) {
    switch grip {
    case nil: break
    case .hub: grip = nil
    case .ring: release(velocity: 0, at: time, emit: emit)
    case .hole:
      grip = nil
      runBack(dialled: nil, at: time, emit: emit)
    }
  }

  /// The sector that a finger means, as the wheel stands at a rotation.
  func sector(under point: Point2D, rotation: Double) -> Int {
    let offset = size.center.directionAngle(to: point) - options.pointerAngle
    return layout.sector(atOffset: offset, rotation: rotation) {
      sectors[$0].touchWeight ?? sectors[$0].weight
    }
  }

  /// The sector that a finger means as the wheel stands now, if the user can choose it.
  private func choosableSector(under point: Point2D) -> Int? {
    let index = sector(under: point, rotation: rotation)
    return sectors[index].isEnabled ? index : nil
  }

  private mutating func hover(_ point: Point2D?) {
    let zone = point.map { ring.zone(of: $0) } ?? .outside
    isHubHovered = zone == .hole && takesInput
    var sector: Int?
    if let point, zone == .ring, takesInput, options.mode == .picker, isResting {
      sector = choosableSector(under: point)
    }
    guard sector != hovered else { return }
    hovered = sector
    if let sector { artwork = artwork(hovering: sector) }
  }
}

// What keys do.
extension Wheel {
  /// Turns to the next sector whose title begins with what is typed; a phone dials it.
  private mutating func find(
    _ character: Unicode.Scalar,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    let isPhone = options.mode == .phone
    // On a phone each character is dialled for itself, however soon it follows the last.
    if isPhone { typeAhead = TypeAhead() }
    let found = typeAhead.find(
      character,
      at: time,
      from: isPhone ? sectors.count - 1 : activeIndex,
      count: sectors.count,
      title: { sectors[$0].isEnabled ? sectors[$0].title : "" }
    )
    guard let found else { return .declined }
    move(to: found, at: time, emit: emit)
    return isPhone ? press(at: time, emit: emit) : .handled
  }

  /// The sector that keys go on from: the one that it is going to, or a phone's active hole.
  var activeIndex: Int {
    switch options.mode {
    case .picker: return layout.index(of: motion.goal?.detent ?? motion.detent)
    case .phone: return activeHole
    }
  }

  private mutating func move(
    by steps: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    switch options.mode {
    case .picker: step(by: steps, at: time, emit: emit)
    case .phone: activeHole = (activeHole + steps).clamped(to: 0...sectors.count - 1)
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

  private mutating func press(
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    switch options.mode {
    case .picker:
      if style.hasHub { emit(.pressed(value), time) }
    case .phone where isGliding:
      guard waiting.count < Self.greatestWaiting else { return .declined }
      waiting.append(activeHole)
    case .phone:
      guard isResting, sectors[activeHole].isEnabled else { return .declined }
      dial(activeHole, at: time, emit: emit)
    }
    return .handled
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
    var goal = (motion.goal?.detent ?? motion.detent) + bounded
    let sign = options.direction.sign
    while sign != 0, (layout.rotation(of: goal) - rotation) * sign < -1e-9 {
      goal -= Int64(layout.order * sign) * Int64(layout.count)
    }
    goal = withinStops(goal)
    // What cannot be chosen is passed over; at the last that can, the wheel stays.
    let onward: Int64 = steps > 0 ? 1 : -1
    var next = goal
    if !sectors[layout.index(of: goal)].isEnabled {
      for _ in 1..<layout.count where !isChoosable(next) { next += onward }
      if !isChoosable(next) { next = choosable(from: goal, near: rotation) }
    }
    glide(to: next, seconds: Self.selectSeconds, at: time, emit: emit)
  }
}
