extension Turntable {
  /// Scrolled points that count as one turn of a mouse wheel rather than a finger's way.
  static let notchPoints = 50.0
  /// A wheel's scrolls that come sooner than this after each other are one movement.
  ///
  /// One that ran into an end stays there, and what lies around is not scrolled by the same hand.
  static let wheelPauseSeconds = 0.2

  /// Takes a key.
  mutating func handle(
    _ key: Key,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard list.count > 0 else { return .declined }
    let right = environment.isRightToLeft ? -1 : 1
    let page = Swift.max(1, Int((.pi / ring.itemAngle).rounded()))
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
      guard let active, let index = list.index(of: active) else { return .declined }
      press(index, at: time, emit: emit)
    case .character(let character): return find(character, at: time, emit: emit)
    case .backspace, .escape: return .declined
    }
    return .handled
  }

  /// Goes on from the active item by so many.
  private mutating func activate(
    by steps: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let index = active.flatMap { list.index(of: $0) } ?? centredIndex ?? 0
    var next = index + steps
    if isEndless {
      next %= list.count
      if next < 0 { next += list.count }
    } else {
      let last = list.count - 1
      if index == (steps < 0 ? 0 : last) { emit(.reachedEnd, time) }
      next = Swift.min(Swift.max(next, 0), last)
    }
    activate(next, at: time, emit: emit)
  }

  private mutating func activate(
    _ index: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    active = list[index]
    revision += 1
    guard !isHeld else { return }
    scroll(to: index, at: .nearest, time: time, emit: emit)
  }

  /// Goes to the next item whose title begins with what is typed, among those with titles of the
  /// style.
  private mutating func find(
    _ character: Unicode.Scalar,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard !style.titles.isEmpty, list.count <= style.titles.count else { return .declined }
    let titles = style.titles
    let list = list
    let index = typeAhead.find(
      character,
      at: time,
      from: active.flatMap { list.index(of: $0) } ?? centredIndex ?? 0,
      count: list.count
    ) { list[$0] < titles.count ? titles[list[$0]] : "" }
    guard let index else { return .declined }
    activate(index, at: time, emit: emit)
    return .handled
  }

  /// Scrolls by what a wheel or trackpad says; answers `declined` at an end, unless it has just
  /// come there.
  mutating func scroll(
    x: Double,
    y: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    let isUpDown = ring.isVertical || options.edge == .full
    let points = isUpDown ? y : ring.dragSign * x
    // The other axis is for what lies around.
    guard points != 0, (isUpDown ? x : y).magnitude <= points.magnitude, !isHeld, list.count > 0,
      ring.pointsPerItem > 0
    else { return .declined }
    let items = points / ring.pointsPerItem
    let step = Swift.min(Swift.max(items, -Self.farthestLeap), Self.farthestLeap)
    let here = motion?.goal ?? place
    let target = withinEnds(here + step)
    let isSameHand = time - scrollTime < Self.wheelPauseSeconds
    guard target != here || isSameHand else { return .declined }
    scrollTime = time
    if target == here {
      return .handled
    } else if options.snaps {
      // Whole items; the rest is kept for the next time.
      let whole = scrolled.take(step, perStep: 1, most: Self.farthestLeap)
      self.step(by: Int(whole), at: time, emit: emit)
    } else if points.magnitude >= Self.notchPoints {
      glide(to: target, at: time, emit: emit)
    } else {
      motion = nil
      let start = withinEnds(place)
      pass(to: withinEnds(start + step), emit: emit) { _ in time }
      place = withinEnds(start + step)
    }
    return .handled
  }

  /// Goes on by so many items from where it rests, or is going to.
  mutating func step(
    by steps: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    guard steps != 0 else { return }
    let here = motion?.goal ?? place
    let target = resting(near: here + Double(steps))
    guard target != here else {
      emit(.reachedEnd, time)
      return
    }
    glide(to: target, at: time, emit: emit)
  }
}
