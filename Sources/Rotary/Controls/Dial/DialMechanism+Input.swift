// The input of the control; see ``InteractiveControl``.
extension DialMechanism: HeldControl, BoundControl {
  /// Whether the dial takes input.
  var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// A dial ticks at its detents.
  static var ticksWithValues: Bool { false }

  /// Advances the shown value to a time.
  mutating func receive(time: Double) {
    now = time
    tap.advance(to: time)
    doubleTap.advance(to: time)
  }

  /// Whether frames are needed.
  var isMoving: Bool {
    lowLag.isMoving(at: now) || highLag.isMoving(at: now) || !pendingEvents.isEmpty
  }

  func readDestinations(_ read: (Double) -> Void) {
    guard isResting else { return }
    if lowLag.isMoving(at: now) { read(value.low) }
    if highLag.isMoving(at: now) { read(value.high) }
  }

  /// Whether a value is at an end of the scale.
  var isAtEnd: Bool {
    !scale.wraps && (value.low <= scale.minimum || value.high >= scale.last)
  }

  /// Handles a pointer that turns a thumb, or a second finger, which makes the drag finer.
  mutating func receive(_ event: PointerEvent) -> Response {
    guard isHeld, pointers[0].id != event.id, event.phase != .hover, event.phase != .leave else {
      let hasSecondFinger = options.usesSecondFinger && pointers.count > 1
      hold?.isFine = hasSecondFinger || event.modifiers.contains(.shift)
      return hold(with: event)
    }
    let isTaken =
      event.phase != .down
      || options.usesSecondFinger && takesInput && ring.zone(of: event.position) != .outside
    return isTaken && pointers.take(event, at: now) != nil ? .handled : .declined
  }

  /// The keys of a slider; a dial is not mirrored, because clocks are not.
  var stepDirections: StepDirections { StepDirections() }

  /// Moves the thumb that was touched last or has the keyboard focus.
  ///
  /// A step pushes the other thumb as a finger does. Home and End move up to the other thumb without pushing it; these
  /// are the ends that screen readers read.
  mutating func receive(_ step: Step, isFine: Bool) -> Response {
    typed = TypedFigures()
    switch step {
    case .by(let count):
      self.step(by: Double(count) * (isFine && scale.step == 0 ? options.fineGain : 1))
    case .page(let count): self.step(by: pageSteps(count))
    case .first: goToEnd(scale.minimum)
    case .last: goToEnd(scale.lastStop)
    }
    return .handled
  }

  /// Handles the keys that type a value: Enter sets it, and Escape leaves it.
  ///
  /// Only a dial that shows its value as a number takes one: a time or the app's text may be in other units. Without a
  /// typed value, Enter and Space direct the keys to the other thumb of a range.
  mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    let hasTyped = !typed.isEmpty
    switch key {
    case .character(let character):
      let showsNumber = style.showsValue && style.format == .number && writtenTexts == nil
      guard isResting, showsNumber else { return .declined }
      return typed.type(environment.numerals.latin(character)) ? .handled : .declined
    case .backspace: return typed.removeLast() ? .handled : .declined
    case .escape:
      typed = TypedFigures()
      return hasTyped ? .handled : .declined
    case .enter where hasTyped: setTyped()
    case .enter where isRange, .space where isRange:
      typed = TypedFigures()
      active = active == .low ? .high : .low
    default: return .declined
    }
    return .handled
  }

  /// Sets the typed value, if there is one.
  private mutating func setTyped() {
    let number = typed.number
    typed = TypedFigures()
    if let number, number.isFinite { set(number) }
  }

  /// Moves by a step for each notch of a mouse wheel, and for each ``DialOptions/scrollPointsPerStep`` of a trackpad.
  ///
  /// Declines the scroll at an end.
  mutating func receive(scroll: Scroll) -> Response {
    // Up increases the value, as in a number field.
    let amount = scroll.isSideways ? scroll.delta.x : -scroll.delta.y
    let steps = scrolled.take(
      amount,
      of: scroll,
      pointsPerStep: options.scrollPointsPerStep,
      maximum: Self.stepsOfNone,
      isAtEnd: isAtEnd(amount),
      at: now
    )
    guard let steps else { return .declined }
    return receive(.by(Int(bounded: steps)), isFine: false)
  }

  /// Shows whether the dial has the keyboard focus; a dial that loses it sets a typed value.
  mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus { setTyped() }
  }
}

// Steps.
extension DialMechanism {
  /// The number of steps of a key or a notch of the mouse wheel, on a scale without steps.
  private static let stepsOfNone = 100.0
  /// The distance of a Page key, as a share of the scale, but at least one step.
  ///
  /// It is a tenth, as browsers have it for `<input type=range>`.
  private static let pageShare = 0.1

  private var stepSize: Double {
    if scale.step > 0 { return scale.step }
    return scale.span > 0 ? scale.span / Self.stepsOfNone : 1
  }

  /// Returns the number of steps for a number of pages.
  private func pageSteps(_ count: Int) -> Double {
    let page = scale.span * Self.pageShare
    if scale.isLinear || scale.count == 0 {
      return Double(count) * Swift.max(1, (page / stepSize).rounded())
    }
    let start = track.position(of: active)
    let end = scale.moved(start, by: Double(count) * page)
    let steps = scale.index(nearest: end) - scale.index(nearest: start)
    return Double(steps == 0 ? Int64(count.signum()) : steps)
  }

  private mutating func goToEnd(_ end: Double) {
    guard isResting else { return }
    guard isRange else { return go(active, to: end) }
    goBesideOther(end)
  }

  /// Moves the range's thumb for the keys to a value, as far as it does not move the other thumb.
  mutating func goBesideOther(_ value: Double) {
    // The thumb neither passes the other one nor pulls it along.
    let asked: DialPositions =
      scale.wraps ? track.positions(with: active, atValue: value) : (value, value)
    let room = track.roomBesideOther(active)
    var positions = track.positions
    if active == .low {
      positions.low = asked.low.clamped(to: room)
    } else {
      positions.high = asked.high.clamped(to: room)
    }
    go(active, to: positions)
  }

  /// Returns whether the thumb for the keys cannot move up, or down if the direction is negative.
  private func isAtEnd(_ direction: Double) -> Bool {
    guard !scale.wraps else { return false }
    let (position, reach) = (track.position(of: active), track.reach(of: active))
    return direction > 0 ? position >= reach.upperBound : position <= reach.lowerBound
  }

  /// Moves the thumb for the keys by a number of steps; at an end, sends an event.
  private mutating func step(by steps: Double) {
    guard steps != 0, isResting else { return }
    let start = track.position(of: active)
    let reach = track.reach(of: active)
    let target: Double
    var isBeyond = false
    if scale.count > 0 {
      let bounded = steps.bounded(to: -Double(scale.count)...Double(scale.count), else: 0)
      let index = scale.index(nearest: start) + Int64(bounded: bounded)
      target = scale.position(of: index)
      isBeyond = !scale.wraps && scale.index(nearest: target) != index
    } else {
      let amount = (steps * stepSize).bounded(to: -scale.span...scale.span, else: 0)
      target = scale.moved(start, by: amount)
    }
    if isBeyond || !reach.contains(target) { send(.metEnd(strength: 0)) }
    go(active, to: target)
  }

  /// Moves a thumb from rest to the nearest allowed position.
  mutating func go(_ thumb: DialThumb, to position: Double) {
    let reach = track.reach(of: thumb)
    let end = position.clamped(to: reach)
    let target = track.besideOther(thumb, scale.stepped(end))
    go(thumb, to: track.positions(with: thumb, at: target))
  }
}

// The touch on a thumb.
extension DialMechanism {
  /// The radius of the dead zone, as a share of the dial's radius.
  ///
  /// Drags that begin inside it turn nothing, because a small move there is a large angle.
  private static let deadShare = 0.15
  /// The distance at which a mouse or a pen begins to drag, in points; for a finger, it is ``GestureLimits/panPoints``.
  private static let preciseSlop = 3.0
  /// The distance at which a touch holds a thumb, in points: half of a 44-point target.
  private static let thumbReach = 22.0
  /// The minimum size at which a dial can be held, in points.
  private static let leastSide = 1.0

  /// See ``DialControl/ring``.
  ///
  /// Inlined, because a call would copy the whole dial in each move.
  @inline(__always)
  var ring: Annulus { Annulus(in: size, from: Self.deadShare, to: 1) }

  /// Scales the positions of pointers to a dial of another size, so that a new size does not turn it.
  ///
  /// If the dial no longer has a size, its gesture ends.
  mutating func carryPointers(from old: Size2D) {
    guard size.shorterSide >= Self.leastSide, old.shorterSide >= Self.leastSide else {
      release()
      return
    }
    pointers.carry(from: old, to: size)
  }

  /// Ends the pointer's gesture; the value stays.
  mutating func cancelGesture() {
    hold = nil
    pointers.removeAll()
  }

  mutating func beginHold(_ change: PointerChange) -> Bool {
    let (place, kind) = (change.pointer.position, change.pointer.kind)
    guard size.shorterSide >= Self.leastSide, ring.zone(of: place) != .outside else { return false }
    isHovered = false
    typed = TypedFigures()
    let thumb = thumb(under: place)
    if thumb != .both { active = thumb }
    var hold = DialHold(thumb, of: track)
    hold.meansEither = isRange && track.low == track.high
    self.hold = hold
    let slop = Self.slop(of: kind)
    tap.movementPoints = slop
    doubleTap.movementPoints = slop
    doubleTap.intervalSeconds = environment.doubleTapSeconds
    tap.handle(change, among: pointers)
    doubleTap.handle(change, among: pointers)
    if options.isAbsolute, kind != .touch, let position = position(under: place) {
      self.hold?.requested = position
      drag(during: now...now)
    }
    return true
  }

  /// A finger may scroll the page until it drags.
  mutating func mayYield(_ pointer: Pointer) -> Bool {
    pointer.kind == .touch && hold?.isDragging == false
  }

  mutating func endHold(undoes: Bool) {
    tap.cancel()
    doubleTap.cancel()
    guard undoes, let hold else { return release() }
    cancelGesture()
    go(hold.thumb, to: (hold.origin.low, hold.origin.high))
  }

  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind) {
    isHovered = point.map { ring.zone(of: $0) != .outside } ?? false
  }

  /// Returns the distance at which a pointer begins to drag, in points.
  static func slop(of kind: PointerEvent.Kind) -> Double {
    kind == .touch ? GestureLimits.panPoints : preciseSlop
  }

  /// Returns the position for a point, nearest to the held thumb; nil in the dead zone.
  func position(under point: Point2D) -> Double? {
    guard ring.zone(of: point) != .hole else { return nil }
    let angle = size.center.directionAngle(to: point)
    let thumb = hold?.thumb ?? active
    return scale.value(atAngle: angle, near: track.position(of: thumb))
  }

  /// Returns the thumb that a touch at a point moves.
  private func thumb(under point: Point2D) -> DialThumb {
    guard isRange else { return .high }
    guard ring.zone(of: point) == .ring, options.drag == .circular else { return active }
    let angle = size.center.directionAngle(to: point)
    let toLow = Circular.sweep(from: scale.angle(of: track.low), to: angle)
    let toHigh = Circular.sweep(from: scale.angle(of: track.high), to: angle)
    let pointsPerRadian = artwork.trackRadius
    let touch = scale.value(atAngle: angle, near: (track.low + track.high) / 2)
    let nearest = Swift.min(toLow.magnitude, toHigh.magnitude) * pointsPerRadian
    if touch > track.low, touch < track.high, nearest > Self.thumbReach { return .both }
    // Of two thumbs at one position, the touch moves the one on its side.
    if toLow.magnitude == toHigh.magnitude {
      return (toHigh >= 0) != scale.isCounterclockwise ? .high : .low
    }
    return toLow.magnitude < toHigh.magnitude ? .low : .high
  }

  /// Returns the thumb nearest to a point.
  func nearestThumb(to point: Point2D) -> DialThumb {
    let angle = size.center.directionAngle(to: point)
    let toLow = Circular.sweep(from: scale.angle(of: track.low), to: angle).magnitude
    let toHigh = Circular.sweep(from: scale.angle(of: track.high), to: angle).magnitude
    return toLow < toHigh ? .low : .high
  }
}
