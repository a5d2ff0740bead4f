// The control's door; see ``InteractiveControl``.
extension NumberSpinner: InteractiveControl {
  /// No single event turns the ring further than so many tiles, however far the pointer leapt.
  static let farthestLeap = 1_000.0

  /// Whether it takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Takes hold of the ring, turns it, throws it, or brings a tile to the front.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    guard event.phase != .down else { return takeHold(event, at: time, emit: emit) }
    let change = pointers.take(event, at: time)
    let isTaken = motion.isHeld && change != nil
    if let change, isTaken {
      guard change.phase != .move || keeps(change.pointer) else {
        pointers.removeAll()
        release(velocity: 0, isFling: false, at: time, emit: emit)
        return .declined
      }
      follow(change, emit: emit)
    }
    switch event.phase {
    case .hover, .leave:
      // No closure, into which the whole spinner would be copied.
      if takesInput, isResting, let place = pointers.hover {
        hovered = tile(tappedAt: place, with: event.kind)
      } else {
        hovered = nil
      }
      return .handled
    case .down, .move, .up, .cancel, .lost:
      guard isTaken else { return .declined }
      return event.phase == .move && !isClaimed ? .undecided : .handled
    }
  }

  /// Arrows go on from where the ring is going, not from where it is, so that a key pressed three
  /// times in a hurry goes on by three.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    let right = environment.isRightToLeft ? -1 : 1
    let page = upward * options.pageSteps
    switch key {
    case .up: step(by: upward, at: time, emit: emit)
    case .down: step(by: -upward, at: time, emit: emit)
    case .right: step(by: right, at: time, emit: emit)
    case .left: step(by: -right, at: time, emit: emit)
    case .pageUp: step(by: page, at: time, emit: emit)
    case .pageDown: step(by: -page, at: time, emit: emit)
    case .home: turn(to: upward > 0 ? 0 : range.count - 1, at: time, emit: emit)
    case .end: turn(to: upward > 0 ? range.count - 1 : 0, at: time, emit: emit)
    case .enter: tell(.pressed(value), at: time, emit: emit)
    case .character(let character):
      let start = index(of: motion.goal?.detent ?? motion.detent)
      let typing = environment.numerals.latin(character)
      guard !motion.isHeld, typed.type(typing, at: time, from: start) else { return .declined }
      goToTyped(at: time, emit: emit)
      return .handled
    case .backspace:
      guard typed.takeBack(at: time) else { return .declined }
      goToTyped(at: time, emit: emit)
      return .handled
    case .escape:
      guard let before = typed.cancel(at: time) else { return .declined }
      turn(to: before, at: time, emit: emit)
    case .space: return .declined
    }
    typed.clear()
    return .handled
  }

  /// Moves to what is typed, and without a number in it, back to where it was.
  private mutating func goToTyped(at time: Double, emit: (SpinnerEvent, Double) -> Void) {
    turn(to: typed.index(in: range), at: time, emit: emit)
  }

  /// Moves by one number for each notch of a mouse wheel, and for every ``SpinnerOptions/scrollPointsPerStep`` of a
  /// trackpad; declines at an end.
  ///
  /// Up is more, as in a number field; sideways the ring goes with the fingers, unless it turns up and down:
  /// then it declines.
  public mutating func receive(
    scroll: Scroll,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    guard !scroll.isSideways || options.axis == .vertical else { return .declined }
    let amount = scroll.isSideways ? scroll.delta.x * order : -scroll.delta.y * Double(upward)
    let end = amount > 0 ? range.count - 1 : 0
    let steps = scrolled.take(
      amount,
      of: scroll,
      pointsPerStep: options.scrollPointsPerStep,
      maximum: Self.farthestLeap,
      isAtEnd: !options.wraps && goalNumber == end,
      at: time
    )
    guard let steps else { return .declined }
    step(by: Int(bounded: steps), at: time, emit: emit)
    return .handled
  }

  /// Moves by so many numbers.
  public mutating func receive(
    detents count: Int,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    step(by: count, at: time, emit: emit)
    return .handled
  }

  /// Shows where keys go.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    self.hasFocus = hasFocus
    if !hasFocus { typed.clear() }
  }
}

// What pointers do.
extension NumberSpinner {
  /// Ends what a pointer does as if it had been cancelled; what comes of it is told with the next
  /// time.
  mutating func cancelGesture() {
    pointers.removeAll()
    hovered = nil
    if motion.isHeld { throwOn(velocity: 0, isFling: false, at: now) }
  }

  private mutating func takeHold(
    _ event: PointerEvent,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    let area = Rect2D(origin: .zero, size: size).inset(by: -(row?.touchMargin ?? 0))
    guard takesInput, area.contains(event.position) else { return .declined }
    if motion.isHeld {
      // A second finger is not for the ring; a second down of one means that its up was lost.
      guard pointers.contains(event.id) else { return .declined }
      release(velocity: 0, isFling: false, at: time, emit: emit)
    }
    pointers.removeAll()
    guard let change = pointers.take(event, at: time) else { return .declined }
    hovered = nil
    typed.clear()
    endSkip()
    motion.grab(at: time)
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    // A mouse scrolls nothing.
    isClaimed = event.kind != .touch
    return isClaimed ? .handled : .undecided
  }

  /// How many tiles the ring turns by when a finger goes so many points to the right, or down.
  @inline(__always)
  private func tiles(forPoints points: Double) -> Double {
    let share: Double
    switch options.gain {
    case .tile: share = ring.tileLength > 0 ? 1 / ring.tileLength : 0
    case .radiansPerPoint(let radians): share = radians / ring.tileAngle
    }
    return (-order * points * share).bounded(to: Self.farthestLeap)
  }

  /// Does what the pointer that holds the ring does.
  private mutating func follow(_ change: PointerChange, emit: (SpinnerEvent, Double) -> Void) {
    guard change.phase != .cancel else {
      let origin = change.undoes ? motion.hold?.origin : nil
      release(velocity: 0, isFling: false, near: origin, at: change.time, emit: emit)
      return
    }
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    motion.drag(by: tiles(forPoints: ring.along(pan.translation)), during: change.pointer.stepTimes)
    pan.translation = .zero
    follow(until: change.time, emit: emit)
    if change.phase == .up { letGo(of: change.pointer, emit: emit) }
  }

  private mutating func letGo(of finger: Pointer, emit: (SpinnerEvent, Double) -> Void) {
    guard let hold = motion.hold else { return }
    if tap.state == .recognized, !hold.caught,
      let tile = tile(tappedAt: finger.position, with: finger.kind)
    {
      if tile == motion.detent { tell(.pressed(value), at: finger.time, emit: emit) }
      glide(to: tile, at: finger.time, emit: emit)
      return
    }
    let pointsPerSecond = GestureLimits.limited(ring.along(pan.velocity))
    release(
      velocity: motion.velocity(under: tiles(forPoints: pointsPerSecond)),
      isFling: GestureLimits.isFling(pointsPerSecond),
      at: finger.time,
      emit: emit
    )
  }

  /// The tile that a tap is meant for.
  ///
  /// In a row each column is a target in its whole width. The two tiles beside the front one can be hit
  /// wherever they are seen, and at least so far that a finger or a mouse finds them: where too little is
  /// seen of them, in the air beyond, and at last on the edge of the front tile, of which 24 points are left.
  private func tile(tappedAt point: Point2D, with kind: PointerEvent.Kind) -> Int64? {
    guard artwork.isInRow else { return tile(under: point) }
    let target = kind == .mouse ? Self.mouseTarget : Self.touchTarget
    let distance = point.y - ring.center.y
    let least = Self.mouseTarget / 2
    let most = Swift.max(ring.center.y - target, least)
    let front = (ring.tile.height / 2).bounded(to: least...most, else: least)
    let nearest = IntegerDetents().detent(containing: shownPosition)
    guard distance.magnitude >= front else { return nearest }
    let neighbour = nearest + (distance < 0 ? -1 : 1)
    guard distance.magnitude >= front + target,
      let seen = tile(under: Point2D(ring.center.x, point.y)), seen != nearest
    else { return neighbour }
    return seen
  }

  /// How large what is tapped is at least, in points: for fingers and pens, and for a mouse.
  ///
  /// Source: WCAG 2.2, success criteria 2.5.5 and 2.5.8, https://www.w3.org/TR/WCAG22/#target-size-minimum.
  private static let touchTarget = 44.0
  private static let mouseTarget = 24.0

  /// The tile that is seen under a point, if any.
  public func tile(under point: Point2D) -> Int64? {
    let shown = shownPosition
    for tile in visibleTiles where hasNumber(tile) {
      let angle = order * (Double(tile) - shown) * ring.tileAngle
      guard ring.facing(atAngle: angle) > 0,
        let local = ring.transform(atAngle: angle).unproject(point)
      else { continue }
      let isInside =
        local.x.magnitude <= ring.tile.width / 2 && local.y.magnitude <= ring.tile.height / 2
      if isInside { return tile }
    }
    return nil
  }

  /// The tiles that may be seen, in their order.
  @inline(__always)
  var visibleTiles: ClosedRange<Int64> {
    let shown = shownPosition
    let first = Int64(bounded: (shown - ring.visibleSide).rounded(.up))
    return first...Swift.max(first, Int64(bounded: (shown + ring.visibleSide).rounded(.down)))
  }
}
