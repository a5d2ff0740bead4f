// The control's door; see ``InteractiveControl``.
extension Turntable: InteractiveControl {
  /// A single movement of so many points is glided through, as a notch is: it comes from a mouse wheel.
  private static let glidePoints = 50.0

  /// Whether it takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Takes hold of it, scrolls it, throws it, or presses an item.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard event.phase != .down else { return takeHold(event, at: time, emit: emit) }
    let change = pointers.take(event, at: time)
    var isTaken = isHeld && change != nil
    if let change, isTaken { isTaken = follow(change, emit: emit) }
    switch event.phase {
    case .hover, .leave:
      // No closure, into which the whole turntable would be copied.
      if takesInput, isResting, let place = pointers.hover {
        hovered = cell(under: place)
      } else {
        hovered = nil
      }
      return .handled
    case .down, .move, .up, .cancel, .lost:
      guard isTaken else { return .declined }
      return event.phase == .move && mayYield ? .undecided : .handled
    }
  }

  /// Scrolls by an item for each notch of a mouse wheel, and as far as the fingers on a trackpad, momentum included;
  /// declines at an end, unless it has just come there.
  public mutating func receive(
    scroll: Scroll,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    let isUpDown = ring.isVertical || options.edge == .full
    let (delta, phase) = (scroll.delta, scroll.phase)
    let amount = isUpDown ? delta.y : ring.dragSign * delta.x
    // Fingers that have not moved yet, or are lifted.
    if phase != .unknown, delta == .zero {
      if phase == .began { scrolled = ScrollSteps() }
      return .undecided
    }
    // The other axis is for the content around it.
    guard amount != 0, (isUpDown ? delta.x : delta.y).magnitude <= amount.magnitude, !isHeld,
      list.count > 0, ring.pointsPerItem > 0
    else { return .declined }
    let isNotched = scroll.unit == .notches
    let step = Self.bounded(leap: isNotched ? amount : amount / ring.pointsPerItem)
    let here = motion.goal?.position ?? position
    let target = withinEnds(here + step)
    guard scrolled.follow(scroll, isAtEnd: target == here, at: time) else { return .declined }
    if target == here {
      return .handled
    } else if options.snaps {
      // Whole items; the rest is kept for the next time.
      self.step(by: scrolled.take(step), at: time, emit: emit)
    } else if phase == .unknown, isNotched || amount.magnitude >= Self.glidePoints {
      glide(to: goal(near: target), at: time, emit: emit)
    } else {
      move(by: step, at: time, emit: emit)
    }
    return .handled
  }

  /// Moves at once, as far as the ends allow, and tells what passes.
  private mutating func move(
    by step: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let target = withinEnds(withinEnds(position) + step)
    let bounds = motion.bounds
    // It goes exactly there: no band gives, and no end is met on the way.
    motion.bounds = nil
    motion.grab(at: time)
    motion.drag(by: target - position, during: time...time)
    follow(until: time, emit: emit)
    motion.snap(to: DetentMotion.Goal(position: target, detent: motion.detent))
    motion.bounds = bounds
  }

  /// Goes on by so many items.
  public mutating func receive(
    detents count: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard !isHeld, list.count > 0 else { return .declined }
    step(by: Double(count), at: time, emit: emit)
    return .handled
  }

  /// Shows where keys go.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    if hasFocus, activeID == nil { activeID = centeredIndex.map { list[$0] } }
    if self.hasFocus != hasFocus { revision += 1 }
    self.hasFocus = hasFocus
  }

  /// Goes to items and presses them.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard list.count > 0 else { return .declined }
    let right = environment.isRightToLeft ? -1 : 1
    let page = (options.itemsPerTurn + 1) / 2
    switch key {
    case .up: activate(by: -1, at: time, emit: emit)
    case .down: activate(by: 1, at: time, emit: emit)
    case .right: activate(by: right, at: time, emit: emit)
    case .left: activate(by: -right, at: time, emit: emit)
    case .pageUp: activate(by: -page, at: time, emit: emit)
    case .pageDown: activate(by: page, at: time, emit: emit)
    case .home: activate(0, at: time, emit: emit)
    case .end: activate(list.count - 1, at: time, emit: emit)
    case .enter, .space:
      guard let index = activeID.flatMap({ list.index(of: $0) }) else { return .declined }
      press(index, at: time, emit: emit)
    case .character(let character): return find(character, at: time, emit: emit)
    case .backspace, .escape: return .declined
    }
    return .handled
  }
}

// What pointers do.
extension Turntable {
  private mutating func takeHold(
    _ event: PointerEvent,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard takesInput, list.count > 0,
      Rect2D(origin: .zero, size: size).contains(event.position)
    else { return .declined }
    if isHeld {
      // A second finger is not for it; a second down of one means that its up was lost.
      guard pointers.contains(event.id) else { return .declined }
      release(velocity: 0, at: time, emit: emit)
    }
    pointers.removeAll()
    guard let change = pointers.take(event, at: time) else { return .declined }
    hovered = nil
    let isCaught = isGliding
    motion.grab(at: time)
    feed(change)
    // A finger that stops it presses nothing.
    pressed = isCaught ? nil : cell(under: event.position)
    return mayYield ? .undecided : .handled
  }

  private mutating func feed(_ change: PointerChange) {
    tap.handle(change, among: pointers)
    switch ring.tracking {
    case .about: turning.handle(change, among: pointers)
    case .along: pan.handle(change, among: pointers)
    }
  }

  /// How far the finger has gone since it was asked last, in items.
  private mutating func takeDelta() -> Double {
    defer {
      pan.translation = .zero
      turning.rotation = 0
    }
    return Self.bounded(
      leap: ring.items(translation: pan.translation, rotation: turning.rotation)
    )
  }

  /// Does what the pointer that holds it does; answers whether it is still for this control.
  private mutating func follow(
    _ change: PointerChange,
    emit: (TurntableEvent, Double) -> Void
  ) -> Bool {
    guard change.phase != .cancel else {
      let origin = change.undoes ? motion.hold?.origin : nil
      release(velocity: 0, near: origin, at: change.time, emit: emit)
      return true
    }
    let before = gesture
    feed(change)
    lapsePress(at: change.time)
    if change.phase == .move, gesture == .failed || gesture == .cancelled {
      release(velocity: 0, at: change.time, emit: emit)
      return false
    }
    if gesture.isActive || gesture == .ended {
      let delta = takeDelta()
      if before == .possible, isForParent(delta) {
        release(velocity: 0, at: change.time, emit: emit)
        return false
      }
      if delta != 0 { motion.drag(by: delta, during: change.pointer.stepTimes) }
      follow(until: change.time, emit: emit)
    }
    if change.phase == .up { letGo(of: change.pointer, emit: emit) }
    return true
  }

  /// Whether a drag that begins with such a step is for what lies around.
  private func isForParent(_ delta: Double) -> Bool {
    guard options.yieldsAtEnds, !isEndless else { return false }
    return delta < 0 && position <= ends.lowerBound || delta > 0 && position >= ends.upperBound
  }

  private mutating func letGo(of finger: Pointer, emit: (TurntableEvent, Double) -> Void) {
    if tap.state == .recognized, motion.hold?.caught == false {
      release(velocity: 0, at: finger.time, emit: emit)
      if let cell = cell(under: finger.position), let index = list.index(of: cells[cell].id) {
        press(index, at: finger.time, emit: emit)
      }
    } else {
      let velocity = gesture == .ended ? motion.velocity(under: fingerVelocity) : 0
      release(velocity: velocity, at: finger.time, emit: emit)
    }
  }

  /// How fast the finger that holds it turns it, in items per second.
  var heldItemsPerSecond: Double {
    gesture.isActive ? motion.velocity(under: fingerVelocity) : 0
  }

  /// How fast the finger is that lets go, in items per second.
  private var fingerVelocity: Double {
    let along = pan.velocity
    let radius = Swift.max(ring.radius, 1)
    let items = ring.items(
      translation: Vector2D(GestureLimits.limited(along.x), GestureLimits.limited(along.y)),
      rotation: GestureLimits.limited(turning.velocity * radius) / radius
    )
    return Self.bounded(leap: items)
  }

  /// Shows the item under the finger as pressed no longer, once lifting it would press nothing.
  mutating func lapsePress(at time: Double) {
    guard pressed != nil else { return }
    tap.advance(to: time)
    if tap.state != .possible { pressed = nil }
  }

  /// Presses an item, and chooses it; one that cannot be chosen cannot be pressed either.
  mutating func press(
    _ index: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let id = list[index]
    guard cell(of: id).map({ cells[$0].isEnabled }) ?? true else { return }
    activeID = id
    revision += 1
    emit(.pressed(index: index, id: id), time)
    guard chosenID != id, !options.isReadOnly else { return }
    chosenID = id
    showChosen()
    told.tell(index, at: time)
    emit(.changed(index: index, id: id), time)
  }
}

// What keys do.
extension Turntable {
  /// Goes on from the active item by so many.
  private mutating func activate(
    by steps: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let index = activeID.flatMap { list.index(of: $0) } ?? centeredIndex ?? 0
    let last = list.count - 1
    if !isEndless, index == (steps < 0 ? 0 : last) { emit(.metEnd, time) }
    let next = self.index(at: withinList(index + steps)) ?? index
    activate(next, at: time, emit: emit)
  }

  private mutating func activate(
    _ index: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    activeID = list[index]
    revision += 1
    guard !isHeld else { return }
    scroll(to: index, position: .nearest, at: time, emit: emit)
  }

  /// Goes to the next item whose title begins with what is typed; where the app fills items in, it
  /// is asked for their titles.
  private mutating func find(
    _ character: Unicode.Scalar,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    let current = activeID.flatMap { list.index(of: $0) } ?? centeredIndex ?? 0
    guard !options.asksForItems else {
      emit(.sought(from: typeAhead.type(character, at: time, from: current) % list.count), time)
      return .handled
    }
    guard !style.titles.isEmpty, list.count <= style.titles.count else { return .declined }
    let titles = style.titles
    let items = list
    let index = typeAhead.find(character, at: time, from: current, count: items.count) {
      items[$0] < titles.count ? titles[items[$0]] : ""
    }
    guard let index else { return .declined }
    activate(index, at: time, emit: emit)
    return .handled
  }

  /// Goes to the first of some items whose title begins with what was typed; the answer to
  /// ``TurntableEvent/sought(from:)``.
  ///
  /// A long list may be looked through in pieces, one call for each, until one of them says yes.
  ///
  /// - Parameters:
  ///   - index: the item of the first title; those of the others follow it, and after the last item
  ///     comes the first.
  ///   - titles: their titles.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether one of them does; the item is the active one then, and is scrolled to.
  @discardableResult
  public mutating func find(
    from index: Int,
    titles: [String],
    at time: Double,
    emit: (TurntableEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard index >= 0, index < list.count, catchUp(to: time, emit: emit) else { return false }
    for offset in titles.indices where typeAhead.matches(titles[offset]) {
      activate((index + offset) % list.count, at: time, emit: emit)
      return true
    }
    return false
  }
}
