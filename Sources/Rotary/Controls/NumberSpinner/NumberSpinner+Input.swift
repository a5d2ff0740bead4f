// The input of the control; see ``InteractiveControl``.
extension NumberSpinner: DetentControl, BoundControl {
  /// The maximum number of tiles by which a single event turns the ring, for any distance of the pointer.
  static let farthestLeap = 1_000.0

  /// Whether the spinner takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Handles a pointer that turns or flicks the ring, or taps a tile to bring it to the front.
  public mutating func receive(_ event: PointerEvent) -> Response { hold(with: event) }

  /// Up increases the number, and Right moves to the number on the right.
  public var stepDirections: StepDirections {
    let right = environment.isRightToLeft ? -1 : 1
    return StepDirections(up: upward, right: right, increment: upward)
  }

  /// Moves by one number for each step, from the number at which the ring will stop, so that a key that is pressed
  /// three times quickly moves by three.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    typed.clear()
    switch step {
    case .by(let count): self.step(by: count)
    case .page(let count): self.step(by: count * options.pageSteps)
    case .first: turn(to: 0)
    case .last: turn(to: range.count - 1)
    }
    return .handled
  }

  /// Handles Enter, which presses the number, and the keys that type one.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    guard key != .enter else {
      sendValue(.pressed(value), at: now)
      typed.clear()
      return .handled
    }
    let start = index(of: motion.goal?.detent ?? motion.detent)
    let goal = typed.receive(key, at: now, from: start, in: range, environment.numerals)
    guard let goal else { return .declined }
    turn(to: goal)
    return .handled
  }

  /// Moves by one number for each notch of a mouse wheel, and for each ``SpinnerOptions/scrollPointsPerStep`` of a
  /// trackpad.
  ///
  /// Declines the scroll at an end. Up increases the number, as in a number field. A horizontal scroll moves the ring
  /// with the fingers; a ring that turns up and down declines it.
  public mutating func receive(scroll: Scroll) -> Response {
    guard !scroll.isSideways || options.axis == .vertical else { return .declined }
    let amount = scroll.isSideways ? scroll.delta.x * order : -scroll.delta.y * Double(upward)
    let end = amount > 0 ? range.count - 1 : 0
    let steps = scrolled.take(
      amount,
      of: scroll,
      pointsPerStep: options.scrollPointsPerStep,
      maximum: Self.farthestLeap,
      isAtEnd: !options.wraps && goalNumber == end,
      at: now
    )
    guard let steps else { return .declined }
    return receive(.by(Int(bounded: steps)), isFine: false)
  }

  /// Shows whether the spinner has the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus { typed.clear() }
  }
}

// Pointers.
extension NumberSpinner {
  /// Ends the pointer's gesture as if it had been cancelled.
  mutating func cancelGesture() {
    hovered = nil
    loseHold()
  }

  mutating func beginHold(_ change: PointerChange) -> Bool {
    let area = Rect2D(origin: .zero, size: size).inset(by: -(row?.touchMargin ?? 0))
    guard area.contains(change.pointer.position) else { return false }
    hovered = nil
    typed.clear()
    endSkip()
    motion.grab(at: now)
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    // Dragging a mouse scrolls nothing.
    isClaimed = change.pointer.kind != .touch
    return true
  }

  mutating func mayYield(_ pointer: Pointer) -> Bool { !isClaimed }

  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind) {
    hovered = nil
    if isResting, let point { hovered = tile(tappedAt: point, with: kind) }
  }

  /// Returns the number of tiles by which the ring turns if a finger moves a number of points to the right, or down.
  @inline(__always)
  private func tiles(forPoints points: Double) -> Double {
    let share: Double
    switch options.gain {
    case .tile: share = ring.tileLength > 0 ? 1 / ring.tileLength : 0
    case .radiansPerPoint(let radians): share = radians / ring.tileAngle
    }
    return (-order * points * share).bounded(to: Self.farthestLeap)
  }

  mutating func endHold(undoes: Bool) {
    release(velocity: 0, isFling: false, near: undoes ? motion.hold?.origin : nil)
  }

  mutating func follow(_ change: PointerChange) -> Bool {
    guard change.phase != .move || keeps(change.pointer) else { return false }
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    motion.drag(by: tiles(forPoints: ring.along(pan.translation)), during: change.pointer.stepTimes)
    pan.translation = .zero
    turn(until: now)
    if change.phase == .up { letGo(of: change.pointer) }
    return true
  }

  private mutating func letGo(of finger: Pointer) {
    guard let hold = motion.hold else { return }
    if tap.state == .recognized, !hold.caught,
      let tile = tile(tappedAt: finger.position, with: finger.kind)
    {
      if tile == motion.detent { sendValue(.pressed(value), at: now) }
      glide(to: tile)
      return
    }
    let pointsPerSecond = GestureLimits.limited(ring.along(pan.velocity))
    release(
      velocity: motion.velocity(under: tiles(forPoints: pointsPerSecond)),
      isFling: GestureLimits.isFling(pointsPerSecond)
    )
  }

  /// Returns the tile for a tap.
  ///
  /// In a row, the whole width of each column is the target. The two tiles beside the front one are targets in their
  /// visible area, and at least as large as a finger or a mouse needs. If the visible area is too small, the target
  /// extends beyond it, and then onto the edge of the front tile, of which at least 24 points remain.
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

  /// The minimum sizes of a target, in points: for fingers and pens, and for a mouse.
  ///
  /// Source: WCAG 2.2, success criteria 2.5.5 and 2.5.8, https://www.w3.org/TR/WCAG22/#target-size-minimum.
  private static let touchTarget = 44.0
  private static let mouseTarget = 24.0

  /// Returns the visible tile at a point, if any.
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

  /// The tiles that can be visible, in order.
  @inline(__always)
  var visibleTiles: ClosedRange<Int64> {
    let shown = shownPosition
    let first = Int64(bounded: (shown - ring.visibleSide).rounded(.up))
    return first...Swift.max(first, Int64(bounded: (shown + ring.visibleSide).rounded(.down)))
  }
}
