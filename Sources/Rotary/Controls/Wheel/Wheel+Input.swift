// The input of the control; see ``InteractiveControl``.
extension Wheel: DetentControl, BoundControl {
  /// The number of sectors by which a Page key turns the wheel.
  static let pageSectors = 10

  /// Whether the wheel takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Handles a pointer that drags the disc or presses the hub.
  public mutating func receive(_ event: PointerEvent) -> Response { hold(with: event) }

  /// Turns by one sector for each notch of a mouse wheel, and for each ``WheelOptions/scrollPointsPerSector`` of a
  /// trackpad.
  ///
  /// Declines the scroll at a stop.
  public mutating func receive(scroll: Scroll) -> Response {
    let amount = scroll.isSideways ? scroll.delta.x : scroll.delta.y
    let steps = scrolled.take(
      amount,
      of: scroll,
      pointsPerStep: options.scrollPointsPerSector,
      maximum: Double(layout.count),
      isAtEnd: options.stops != nil
        && landing.detent(after: amount < 0 ? -1 : 1, from: goalDetent) == goalDetent,
      at: now
    )
    guard let steps else { return .declined }
    return receive(.by(Int(bounded: steps)), isFine: false)
  }

  /// Shows whether the wheel has the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
  }
}

// Pointers.
extension Wheel {
  /// The ring in which a touch can begin a drag; the hub is in its hole.
  public var ring: Annulus { Annulus(in: size, from: options.innerShare, to: options.outerShare) }

  /// The ring, which is dragged, and the button inside it.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, center: ring.center, radius: ring.outerRadius))
    read(TouchArea(.press, center: ring.center, radius: ring.innerRadius))
  }

  /// The preferred size: 200 points square.
  ///
  /// Minimum 120 points square: on a smaller wheel, a finger covers more than a sector.
  public var preferredSize: PreferredSize {
    PreferredSize(environment.roomy(Size2D(200, 200)), minimum: Size2D(120, 120))
  }

  mutating func beginHold(_ change: PointerChange) -> Bool {
    switch ring.zone(of: change.pointer.position) {
    case .outside: return false
    case .hole:
      guard style.hasHub else { return false }
      grip = .hub(isInside: true)
    case .ring:
      grip = .ring
      motion.grab(at: now)
      turning.handle(change, among: pointers)
      tap.handle(change, among: pointers)
      emphasis.fade(to: 0, duration: Self.fadeSeconds, at: now)
    }
    hovered = nil
    return true
  }

  /// A finger that only presses the hub may still scroll a view around the wheel.
  mutating func mayYield(_ pointer: Pointer) -> Bool {
    if case .hub = grip { pointer.kind == .touch } else { false }
  }

  mutating func follow(_ change: PointerChange) -> Bool {
    let finger = change.pointer
    if case .hub = grip {
      grip = .hub(isInside: ring.zone(of: finger.position) == .hole)
    } else {
      turning.handle(change, among: pointers)
      tap.handle(change, among: pointers)
      turn(by: turning.rotation, with: finger)
      turning.rotation = 0
    }
    if change.phase == .up { letGo(of: finger) }
    return true
  }

  /// Turns the wheel by the angle that the finger turned.
  private mutating func turn(by sweep: Double, with finger: Pointer) {
    motion.drag(by: options.direction.allows(sweep) ? sweep : 0, during: finger.stepTimes)
    follow(until: now)
  }

  private mutating func letGo(of finger: Pointer) {
    let wasCaught = motion.hold?.caught ?? false
    let isTap = tap.state == .recognized && !wasCaught && options.selectsOnTap
    switch grip {
    case nil: break
    case .hub(let isInside):
      grip = nil
      if isInside { sendValue(.pressed(value), at: now) }
    case .ring:
      if isTap, let tapped = choosableSector(under: finger.start) {
        turn(to: tapped)
        return
      }
      let velocity = motion.velocity(under: turning.velocity)
      release(velocity: velocity, at: now)
    }
  }

  /// Ends a drag without inertia and without a press; the wheel turns back if it may.
  mutating func endHold(undoes: Bool) {
    guard grip == .ring else {
      grip = nil
      return
    }
    let mayTurnBack = undoes && options.direction == .both
    release(velocity: 0, near: mayTurnBack ? motion.hold?.origin : nil, at: now)
  }

  /// Returns the sector that a touch selects while the wheel is at a rotation.
  func sector(under point: Point2D, rotation: Double) -> Int {
    let offset = size.center.directionAngle(to: point) - options.pointerAngle
    return layout.sector(atOffset: offset, rotation: rotation) {
      sectors[$0].touchWeight ?? sectors[$0].weight
    }
  }

  /// Returns the sector that a touch selects now, if it is enabled.
  private func choosableSector(under point: Point2D) -> Int? {
    let index = sector(under: point, rotation: rotation)
    return sectors[index].isEnabled ? index : nil
  }

  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind) {
    let zone = point.map { ring.zone(of: $0) } ?? .outside
    isHubHovered = zone == .hole
    var sector: Int?
    if let point, zone == .ring, isResting { sector = choosableSector(under: point) }
    guard sector != hovered else { return }
    hovered = sector
    if let sector { artwork = artwork(hovering: sector) }
  }
}

// Keys and screen readers.
extension Wheel {
  /// Turns by one sector for each step, from the sector at which the wheel will stop, so that a key that is pressed
  /// three times quickly turns by three.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    switch step {
    case .by(let count): self.step(by: count)
    case .page(let count): self.step(by: count * Self.pageSectors)
    case .first: turn(to: sectors.firstIndex { $0.isEnabled } ?? activeIndex)
    case .last: turn(to: sectors.lastIndex { $0.isEnabled } ?? activeIndex)
    }
    return .handled
  }

  /// Handles a key that presses the hub, or a typed character.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    switch key {
    case .enter, .space: if style.hasHub { sendValue(.pressed(value), at: now) }
    case .character(let character): return find(character)
    default: return .declined
    }
    return .handled
  }

  /// Turns to the selected sector.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard action == .activate, let index = choices.index(ofElement: element),
      sectors[index].isEnabled
    else { return .declined }
    turn(to: index)
    return .handled
  }

  /// Turns to the next sector whose title begins with the typed characters.
  private mutating func find(_ character: Unicode.Scalar) -> Response {
    let found = typeAhead.find(
      isNumbered ? environment.numerals.own(character) : character,
      at: now,
      from: activeIndex,
      count: sectors.count,
      title: { sectors[$0].isEnabled ? sectors[$0].title : "" }
    )
    guard let found else { return .declined }
    turn(to: found)
    return .handled
  }

  /// The sector from which keys step: the one at which the wheel will stop.
  var activeIndex: Int { layout.index(of: goalDetent) }

  /// Turns by a number of sectors from the one at which the wheel rests or will stop.
  mutating func step(by steps: Int) {
    guard steps != 0, !isHeld else { return }
    let landing = landing
    let goal = landing.goal(on: landing.detent(after: steps, from: goalDetent))
    glide(to: goal, seconds: Self.selectSeconds, at: now)
  }

  /// The detent at which the wheel rests or will stop.
  var goalDetent: Int64 { motion.goal?.detent ?? motion.detent }
}
