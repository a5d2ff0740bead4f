// Input; see ``InteractiveControl``.
extension Turntable: DetentControl {
  /// The least length of a single scroll movement that is animated as a notch is, in points: it comes from a mouse
  /// wheel.
  private static let glidePoints = 50.0

  /// Whether the turntable accepts input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Handles a pointer: drags scroll, flicks turn on, and taps press an item.
  public mutating func receive(_ event: PointerEvent) -> Response { hold(with: event) }

  /// Handles scrolling: a mouse wheel scrolls one item per notch, and a trackpad as far as the fingers, momentum
  /// included.
  ///
  /// Declines a scroll at an end, unless the turntable has only just reached that end.
  public mutating func receive(scroll: Scroll) -> Response {
    let isUpDown = ring.isVertical || ring.isFull
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
    guard scrolled.follow(scroll, isAtEnd: target == here, at: now) else { return .declined }
    if target == here {
      return .handled
    } else if snaps {
      // Scroll by whole items, and keep the remainder.
      self.step(by: scrolled.take(step))
    } else if phase == .unknown, isNotched || amount.magnitude >= Self.glidePoints {
      glide(to: goal(near: target))
    } else {
      move(by: step)
    }
    return .handled
  }

  /// Moves immediately, as far as the ends allow, and sends the items that pass the middle.
  private mutating func move(by step: Double) {
    let target = withinEnds(withinEnds(position) + step)
    let bounds = motion.bounds
    // Move exactly to the target: no rubber band, and no end on the way.
    motion.bounds = nil
    motion.grab(at: now)
    motion.drag(by: target - position, during: now...now)
    follow(until: now)
    motion.snap(to: DetentMotion.Goal(position: target, detent: motion.detent))
    motion.bounds = bounds
  }

  /// Moves by a number of items.
  public mutating func receive(detents count: Int) -> Response {
    guard !isHeld, list.count > 0 else { return .declined }
    step(by: Double(count))
    return .handled
  }

  /// Handles the keyboard focus; the item in the middle becomes active if none is.
  public mutating func receive(focus hasFocus: Bool) {
    if hasFocus, activeID == nil {
      activeID = centeredIndex.map { list[$0] }
      revision += 1
    }
    self.hasFocus = hasFocus
  }

  /// Makes another item the active one.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    guard list.count > 0 else { return .declined }
    switch step {
    case .by(let count): activate(by: count)
    case .page(let count): activate(by: count * ((options.itemsPerTurn + 1) / 2))
    case .first: activate(0)
    case .last: activate(list.count - 1)
    }
    return .handled
  }

  /// Handles a key that presses the active item, or a typed character.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    guard list.count > 0 else { return .declined }
    switch key {
    case .enter, .space:
      guard let index = activeIndex else { return .declined }
      press(index)
    case .character(let character): return find(character)
    default: return .declined
    }
    return .handled
  }
}

// Pointers.
extension Turntable {
  mutating func beginHold(_ change: PointerChange) -> Bool {
    let place = change.pointer.position
    guard list.count > 0, Rect2D(origin: .zero, size: size).contains(place) else { return false }
    hovered = nil
    let isCaught = motion.isGliding
    motion.grab(at: now)
    feed(change)
    // A finger that stops the motion presses no item.
    pressed = isCaught ? nil : cell(under: place)
    return true
  }

  mutating func endHold(undoes: Bool) {
    release(velocity: 0, near: undoes ? motion.hold?.origin : nil)
  }

  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind) {
    // No closure here: the whole turntable would be copied into it.
    if isResting, let point { hovered = cell(under: point) } else { hovered = nil }
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

  mutating func follow(_ change: PointerChange) -> Bool {
    let before = gesture
    feed(change)
    lapsePress(at: now)
    if change.phase == .move, gesture == .failed || gesture == .cancelled { return false }
    if gesture.isActive || gesture == .ended {
      let delta = takeDelta()
      if before == .possible, isForParent(delta) { return false }
      if delta != 0 { motion.drag(by: delta, during: change.pointer.stepTimes) }
      follow(until: now)
    }
    if change.phase == .up { letGo(of: change.pointer) }
    return true
  }

  /// Returns whether a drag that begins with this step belongs to the surrounding views.
  private func isForParent(_ delta: Double) -> Bool {
    guard options.yieldsAtEnds, !isEndless else { return false }
    return delta < 0 && position <= ends.lowerBound || delta > 0 && position >= ends.upperBound
  }

  private mutating func letGo(of finger: Pointer) {
    if tap.state == .recognized, motion.hold?.caught == false {
      release(velocity: 0)
      if let cell = cell(under: finger.position), let index = list.index(of: cells[cell].id) {
        press(index)
      }
    } else {
      let velocity = gesture == .ended ? motion.velocity(under: fingerVelocity) : 0
      release(velocity: velocity)
    }
  }

  /// The speed of the finger, in items per second.
  var fingerVelocity: Double {
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

  /// Presses and selects an item, and brings a card to the front; a disabled one is ignored.
  mutating func press(_ index: Int) {
    let id = list[index]
    guard cell(of: id).map({ cells[$0].isEnabled }) ?? true else { return }
    activeID = id
    revision += 1
    send(.pressed(index: index, id: id))
    if ring.hasCards, !isHeld { scroll(to: index) }
    guard chosenID != id, !options.isReadOnly else { return }
    chosenID = id
    showChosen()
    sentValues.record(index, at: now)
    send(.changed(index: index, id: id))
  }
}

// Keys.
extension Turntable {
  /// Moves the active item by a number of items.
  private mutating func activate(by steps: Int) {
    let index = activeIndex ?? centeredIndex ?? 0
    let last = list.count - 1
    if !isEndless, index == (steps < 0 ? 0 : last) { send(.metEnd(strength: 0)) }
    let next = self.index(at: withinList(index + steps)) ?? index
    activate(next)
  }

  /// Makes an item the active one and scrolls to it.
  ///
  /// - Returns: Whether the list has the item.
  @discardableResult
  mutating func activate(_ index: Int) -> Bool {
    guard index < list.count else { return false }
    activeID = list[index]
    revision += 1
    if !isHeld { scroll(to: index, position: .nearest) }
    return true
  }

  /// Moves to the next item whose title begins with the typed text; if the app fills the items, requests their titles.
  private mutating func find(_ character: Unicode.Scalar) -> Response {
    let current = activeIndex ?? centeredIndex ?? 0
    let (titles, count) = (style.titles, list.count)
    guard options.asksForItems || !titles.isEmpty && count <= titles.count else {
      return .declined
    }
    let start = typeAhead.type(character, at: now, from: current)
    guard !options.asksForItems else {
      send(.sought(from: start % count))
      return .handled
    }
    let index = typeAhead.index(from: start, among: count, of: count) {
      list[$0] < titles.count ? titles[list[$0]] : ""
    }
    guard let index else { return .declined }
    activate(index)
    return .handled
  }

  /// The default number of items that a search checks, so that a long list does not delay a frame.
  public static let greatestSearchCount = 1_000

  /// Moves to the next item whose title begins with the typed text, as the answer to ``TurntableEvent/sought(from:)``.
  ///
  /// The search wraps around after the last item. The app may search a long list in several calls, until one of them
  /// returns true.
  ///
  /// - Parameters:
  ///   - index: The index of the first item to check.
  ///   - greatestCount: The greatest number of items to check. Default ``greatestSearchCount``.
  ///   - title: A closure that returns the title of the item at an index. It is not called after the first match.
  /// - Returns: Whether a title matches. Its item is then the active one, and the turntable scrolls to it.
  @discardableResult
  public mutating func find(
    from index: Int,
    atMost greatestCount: Int = Turntable.greatestSearchCount,
    title: (Int) -> String
  ) -> Bool {
    guard index >= 0, index < list.count else { return false }
    let length = list.count
    let count = Swift.min(length, Swift.max(0, greatestCount))
    let found = typeAhead.index(from: index, among: count, of: length, title: title)
    return found.map { activate($0) } ?? false
  }
}
