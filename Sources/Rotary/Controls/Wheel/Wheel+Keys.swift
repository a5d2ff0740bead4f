// Keys and screen readers.
extension Wheel {
  /// Handles a key.
  ///
  /// Arrow keys turn by one sector from the sector at which the wheel will stop, so that a key that is pressed three
  /// times quickly turns by three.
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
      // Typed digits that wait are not dialled.
      guard !waiting.isEmpty else { return .declined }
      waiting.removeAll()
    case .backspace: return .declined
    }
    return .handled
  }

  /// Turns to the selected sector, or dials it; an increment or a decrement is a step of the arrow keys.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    if element == 0 {
      guard let step = action.step else { return .declined }
      return receive(step > 0 ? .down : .up, isShifted: false, at: time, emit: emit)
    }
    let described = described
    guard action == .activate, element > 0, element <= described.count else { return .declined }
    let index = described.lowerBound + element - 1
    guard sectors[index].isEnabled else { return .declined }
    select(index, at: time, emit: emit)
    return .handled
  }

  /// Turns to the next sector whose title begins with the typed characters; a phone dials it.
  private mutating func find(
    _ character: Unicode.Scalar,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    let isPhone = options.mode == .phone
    // On a phone each character is dialled separately, even if it follows the last one immediately.
    if isPhone { typeAhead = TypeAhead() }
    let found = typeAhead.find(
      isNumbered ? environment.numerals.own(character) : character,
      at: time,
      from: isPhone ? sectors.count - 1 : activeIndex,
      count: sectors.count,
      title: { sectors[$0].isEnabled ? sectors[$0].title : "" }
    )
    guard let found else { return .declined }
    move(to: found, at: time, emit: emit)
    return isPhone ? press(at: time, emit: emit) : .handled
  }

  /// The sector from which keys step: the one at which the wheel will stop, or a phone's active hole.
  var activeIndex: Int {
    switch options.mode {
    case .picker: return layout.index(of: goalDetent)
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
      if style.hasHub { sendPress(at: time, emit: emit) }
    case .phone where isGliding:
      guard waiting.count < Self.greatestWaiting else { return .declined }
      waiting.append(activeHole)
    case .phone:
      guard isResting, sectors[activeHole].isEnabled else { return .declined }
      dial(activeHole, at: time, emit: emit)
    }
    return .handled
  }

  /// Turns by a number of sectors from the one at which the wheel rests or will stop.
  ///
  /// If only one direction is allowed, a step in the other direction turns almost all the way around.
  mutating func step(
    by steps: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) {
    guard steps != 0, !isHeld else { return }
    glide(to: detent(after: steps), seconds: Self.selectSeconds, at: time, emit: emit)
  }

  /// The detent at which the wheel rests or will stop.
  var goalDetent: Int64 { motion.goal?.detent ?? motion.detent }

  /// Returns the detent after a number of steps; at a stop, the current one.
  func detent(after steps: Int) -> Int64 {
    // More than a turn would only blur, so whole turns are omitted if there are no stops.
    let goesRound = steps.magnitude > layout.count && options.stops == nil
    let bounded = Int64(
      goesRound
        ? steps % layout.count : Swift.min(Swift.max(steps, -layout.count), layout.count)
    )
    var goal = goalDetent + bounded
    let sign = options.direction.sign
    while sign != 0, (layout.rotation(of: goal) - rotation) * sign < -1e-9 {
      goal -= Int64(layout.order * sign) * Int64(layout.count)
    }
    goal = withinStops(goal)
    // Disabled sectors are skipped. At the last enabled one, the wheel stays.
    let onward: Int64 = steps > 0 ? 1 : -1
    var next = goal
    if !sectors[layout.index(of: goal)].isEnabled {
      for _ in 1..<layout.count where !isChoosable(next) { next += onward }
      if !isChoosable(next) { next = choosable(from: goal, near: rotation) }
    }
    return next
  }
}
