// Input; see ``InteractiveControl``.
extension Turntable: EmittingControl {
  /// The least length of a single scroll movement that is animated as a notch is, in points: it comes from a mouse
  /// wheel.
  private static let glidePoints = 50.0

  /// Whether the turntable accepts input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Handles a pointer: drags scroll, flicks turn on, and taps press an item.
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
      // No closure here: the whole turntable would be copied into it.
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

  /// Handles scrolling: a mouse wheel scrolls one item per notch, and a trackpad as far as the fingers, momentum
  /// included.
  ///
  /// Declines a scroll at an end, unless the turntable has only just reached that end.
  public mutating func receive(
    scroll: Scroll,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    let isUpDown = ring.isVertical || options.edge == .full
    let (delta, phase) = (scroll.delta, scroll.phase)
    let amount = isUpDown ? delta.y : ring.dragSign * delta.x
    // Fingers that have not moved yet, or were lifted.
    if phase != .unknown, delta == .zero {
      if phase == .began { scrolled = ScrollSteps() }
      return .undecided
    }
    // Scrolling along the other axis belongs to the surrounding content.
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
      // Scroll by whole items, and keep the remainder.
      self.step(by: scrolled.take(step), at: time, emit: emit)
    } else if phase == .unknown, isNotched || amount.magnitude >= Self.glidePoints {
      glide(to: goal(near: target), at: time, emit: emit)
    } else {
      move(by: step, at: time, emit: emit)
    }
    return .handled
  }

  /// Moves immediately, as far as the ends allow, and sends the items that pass the middle.
  private mutating func move(
    by step: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let target = withinEnds(withinEnds(position) + step)
    let bounds = motion.bounds
    // Move exactly to the target: no rubber band, and no end on the way.
    motion.bounds = nil
    motion.grab(at: time)
    motion.drag(by: target - position, during: time...time)
    follow(until: time, emit: emit)
    motion.snap(to: DetentMotion.Goal(position: target, detent: motion.detent))
    motion.bounds = bounds
  }

  /// Moves by a number of items.
  public mutating func receive(
    detents count: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard !isHeld, list.count > 0 else { return .declined }
    step(by: Double(count), at: time, emit: emit)
    return .handled
  }

  /// Handles the keyboard focus; the item in the middle becomes active if none is.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    if hasFocus, activeID == nil { activeID = centeredIndex.map { list[$0] } }
    if self.hasFocus != hasFocus { revision += 1 }
    self.hasFocus = hasFocus
  }

  /// Handles keys, which move the active item and press it.
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

// Pointers.
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
      // A second finger is declined; a second press of the same finger means that its release was lost.
      guard pointers.contains(event.id) else { return .declined }
      release(velocity: 0, at: time, emit: emit)
    }
    pointers.removeAll()
    guard let change = pointers.take(event, at: time) else { return .declined }
    hovered = nil
    let isCaught = isGliding
    motion.grab(at: time)
    feed(change)
    // A finger that stops the motion presses no item.
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

  /// Returns the distance that the finger has moved since the last call, in items.
  private mutating func takeDelta() -> Double {
    defer {
      pan.translation = .zero
      turning.rotation = 0
    }
    return Self.bounded(
      leap: ring.items(translation: pan.translation, rotation: turning.rotation)
    )
  }

  /// Handles a change of the pointer that holds the turntable; returns whether the control keeps the pointer.
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

  /// Returns whether a drag that begins with this step belongs to the surrounding views.
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

  /// The speed at which the finger turns the turntable, in items per second.
  var heldItemsPerSecond: Double {
    gesture.isActive ? motion.velocity(under: fingerVelocity) : 0
  }

  /// The speed of the finger at its release, in items per second.
  private var fingerVelocity: Double {
    let along = pan.velocity
    let radius = Swift.max(ring.radius, 1)
    let items = ring.items(
      translation: Vector2D(GestureLimits.limited(along.x), GestureLimits.limited(along.y)),
      rotation: GestureLimits.limited(turning.velocity * radius) / radius
    )
    return Self.bounded(leap: items)
  }

  /// Clears the pressed item once lifting the finger would no longer press it.
  mutating func lapsePress(at time: Double) {
    guard pressed != nil else { return }
    tap.advance(to: time)
    if tap.state != .possible { pressed = nil }
  }

  /// Presses and selects an item; a disabled one is ignored.
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
    sentValues.record(index, at: time)
    emit(.changed(index: index, id: id), time)
  }
}

// Keys.
extension Turntable {
  /// Moves the active item by a number of items.
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

  /// Moves to the next item whose title begins with the typed text; if the app fills the items, requests their titles.
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

  /// Moves to the next item whose title begins with the typed text, as the answer to ``TurntableEvent/sought(from:)``.
  ///
  /// The search wraps around after the last item.
  ///
  /// - Parameters:
  ///   - index: The index of the first item to check.
  ///   - greatestCount: The greatest number of items to check. Default 1,000, so that a long list does not delay a frame.
  ///   - title: A closure that returns the title of the item at an index. It is not called after the first match.
  ///   - time: The time in seconds.
  ///   - emit: A closure that receives an event and its time.
  /// - Returns: Whether a title matches. Its item is then the active one, and the turntable scrolls to it.
  @discardableResult
  public mutating func find(
    from index: Int,
    atMost greatestCount: Int = 1_000,
    title: (Int) -> String,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard index >= 0, index < list.count, catchUp(to: time, emit: emit) else { return false }
    let count = Swift.min(list.count, Swift.max(0, greatestCount))
    let found = typeAhead.index(from: index, among: count, of: list.count, title: title)
    guard let found else { return false }
    activate(found, at: time, emit: emit)
    return true
  }

  /// Moves to the first of some items whose title begins with the typed text, as the answer to
  /// ``TurntableEvent/sought(from:)``.
  ///
  /// The app may search a long list in several calls, until one of them returns true.
  ///
  /// - Parameters:
  ///   - index: The index of the first title's item. The other titles follow, wrapping around after the last item.
  ///   - titles: The titles; those beyond one for each item are ignored.
  ///   - time: The time in seconds.
  ///   - emit: A closure that receives an event and its time.
  /// - Returns: Whether a title matches. Its item is then the active one, and the turntable scrolls to it.
  @discardableResult
  public mutating func find(
    from index: Int,
    titles: [String],
    at time: Double,
    emit: (TurntableEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    let count = list.count
    return find(
      from: index,
      atMost: titles.count,
      title: { titles[$0 < index ? $0 + count - index : $0 - index] },
      at: time,
      emit: emit
    )
  }
}
