// Pointer input: press, slide, release, hover, and strokes.
extension RingMenu: InteractiveControl {
  /// Half of the side of the square around the centre in which a closed menu can be pressed, in points: 40 of 80.
  private static let pressReach = 40.0
  /// The distance after which a finger counts as moved, in points.
  static let movedPoints = 12.0

  /// Whether the menu accepts input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Handles a pointer that presses, slides, is released, or hovers.
  public mutating func receive(_ event: PointerEvent) -> Response {
    guard takesInput else { return .declined }
    switch event.phase {
    case .down: return press(event)
    case .hover, .leave:
      let change = pointers.take(event, at: now)
      if change != nil { giveUp() }
      hover(over: pointers.hover)
      return .handled
    case .move, .up, .cancel, .lost:
      guard let change = pointers.take(event, at: now) else { return .declined }
      return follow(change)
    }
  }

  /// Whether the pointer's long press has opened the menu and the pointer slides over it now.
  public func claims(_ pointer: Int) -> Bool { hold == .sliding && pointers.contains(pointer) }

  /// Closes the menu when it loses the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus, hold == .none { beginClosing() }
  }

  /// Handles a pointer that goes down; the menu declines a second one.
  private mutating func press(_ event: PointerEvent) -> Response {
    guard event.position.isFinite, bounds.contains(event.position) else { return .declined }
    if !pointers.isEmpty {
      // A second press of the same pointer means that its release was lost.
      guard pointers.contains(event.id) else { return .declined }
      giveUp()
    }
    guard isOpen || opensByPress(under: event.position),
      let position = pointers.take(event, at: now)?.pointer.position
    else { return .declined }
    touch()
    if isOpen {
      hold = .sliding
      // A new press counts as intended, except for the second press of a double click.
      if let still, now - still.start >= GestureLimits.tapIntervalSeconds { self.still = nil }
      glide(to: position)
    } else if options.holdSeconds <= 0 || isClosing && options.anchor == .center {
      // While the menu closes, a press reopens it at once.
      hold = .sliding
      beginOpening(around: position)
    } else {
      hold = .waiting(since: now)
      if options.takesMarks { mark.begin(position, at: now) }
      if mayYield(to: event.kind) { return .undecided }
    }
    return .handled
  }

  /// Whether the menu takes a press only once it is long.
  var awaitsLongPress: Bool {
    !isOpen && options.holdSeconds > 0 && !options.takesMarks
      && !(isClosing && options.anchor == .center)
  }

  /// Returns whether the content around the menu may take a pointer that goes down or waits; a mouse does not scroll.
  private func mayYield(to kind: PointerEvent.Kind) -> Bool { awaitsLongPress && kind != .mouse }

  /// Returns whether a waiting finger has moved too far for a long press.
  ///
  /// If only a long press opens the menu, a finger that moves belongs to the content below it.
  private func hasSlipped(_ pointer: Pointer) -> Bool {
    !options.opensOnTap && pointer.travel > GestureLimits.tapPoints
  }

  /// The hit test of a closed menu: returns whether a press at a point opens it.
  private func opensByPress(under point: Point2D) -> Bool {
    guard !items.all.isEmpty, scale > 0 else { return false }
    return pressFrame.contains(point)
  }

  /// The area in which a press opens a closed menu.
  ///
  /// The whole control if the menu opens around the finger; otherwise a square of 80 by 80 points around its centre.
  /// While the menu closes, the area reaches as far as its wedges.
  public var pressFrame: Rect2D {
    guard options.anchor == .center else { return bounds }
    let radius = isClosing ? style.outerRadius : style.closedRadius + style.rimWidth
    let reach = Swift.max(Self.pressReach, radius * scale)
    let middle = size.center
    return Rect2D(middle.x - reach, middle.y - reach, 2 * reach, 2 * reach)
  }

  /// Handles the pointer that is down as it moves, is released or is lost.
  private mutating func follow(_ change: PointerChange) -> Response {
    let position = change.pointer.position
    switch change.phase {
    case .down: break
    case .move:
      guard case .waiting = hold, mayYield(to: change.pointer.kind) else {
        move(to: position)
        break
      }
      guard hasSlipped(change.pointer) else { return .undecided }
      giveUp()
      return .declined
    case .up: return lift(change.pointer)
    case .cancel: giveUp()
    }
    return .handled
  }

  /// Handles a release: a tap opens the menu, and a stroke or the end of a slide selects.
  private mutating func lift(_ pointer: Pointer) -> Response {
    let (position, hold) = (pointer.position, hold)
    self.hold = .none
    switch hold {
    case .none: break
    case .waiting:
      mark.cancel()
      guard options.opensOnTap, pointer.travel <= GestureLimits.tapPoints else {
        return mayYield(to: pointer.kind) ? .declined : .handled
      }
      beginOpening(around: position)
    case .marking:
      mark.add(position, at: now)
      finishMark()
    case .sliding:
      glide(to: position)
      release(over: position)
    }
    return .handled
  }

  private mutating func move(to position: Point2D) {
    switch hold {
    case .none: break
    case .waiting:
      // A finger that moves a little still waits; one that leaves the dead zone draws a stroke.
      guard options.takesMarks else { return }
      mark.add(position, at: now)
      if mark.isMark { hold = .marking }
    case .marking: mark.add(position, at: now)
    case .sliding: glide(to: position)
    }
  }

  /// Handles the loss of the pointer; nothing is selected.
  private mutating func giveUp() {
    pointers.removeAll()
    mark.cancel()
    let wasSliding = hold == .sliding
    hold = .none
    if wasSliding { beginClosing() }
  }

  private mutating func hover(over position: Point2D?) {
    guard let position else {
      if options.opensOnHover { beginClosing() }
      if isOpen { highlight(.none) }
      return
    }
    if !isOpen, options.opensOnHover, opensByPress(under: position) {
      beginOpening(around: position)
    }
    if isOpen { glide(to: position) }
  }

  /// Handles a release over an open menu.
  private mutating func release(over position: Point2D) {
    follow(still == nil ? target : .none, around: position)
  }
}

extension RingMenu {
  /// Handles a pointer's position over an open menu.
  mutating func glide(to position: Point2D) {
    guard isOpen, !rings.isEmpty, position.isFinite else { return }
    if let still {
      guard still.position.distance(to: position) >= Self.movedPoints else { return }
      self.still = nil
    }
    if rings.count > 1, isBeyondBack(position) {
      return goBack(from: position)
    }
    let zone = rings[rings.count - 1].layout.zone(under: position)
    if case .beyond(let slot) = zone, leadsOn(slot) {
      return follow(.slot(slot), around: position)
    }
    let before = target
    highlight(target(in: zone, under: position))
    switch target {
    case .slot(let slot): guard leadsOn(slot) else { return }
    case .back:
      // A finger that has not left the hub yet is still choosing a direction.
      if case .slot = before { break }
      guard pause != nil else { return }
    case .none, .info: return
    }
    if pause.map({ $0.position.distance(to: position) > mark.jitterPoints }) ?? true {
      pause = RingPause(position: position, start: now)
    }
  }

  /// The greatest deviation of a stroke from the direction back, in radians: half of one of eight directions.
  private static let backRadians = Double.pi / 8

  /// The hit test of the stroke back.
  ///
  /// Returns whether a position is beyond the wedges of a ring under an item, on the side from which the ring was
  /// entered. Inlined, because a call would copy the whole menu.
  @inline(__always)
  private func isBeyondBack(_ position: Point2D) -> Bool {
    let uppermost = rings.count - 1
    let (center, scale) = (rings[uppermost].layout.center, rings[uppermost].layout.scale)
    guard center.distance(to: position) >= style.outerRadius * scale,
      let back = backAngle(from: uppermost)
    else { return false }
    let direction = center.directionAngle(to: position)
    return Circular.sweep(from: back, to: direction).magnitude <= Self.backRadians
  }

  /// The hit test of the uppermost ring; inlined, because a call would copy the whole menu.
  @inline(__always)
  private func target(in zone: RingLayout.Zone, under point: Point2D) -> RingTarget {
    let uppermost = rings.count - 1
    if case .wedge(let slot) = zone {
      let isEnabled = rings[uppermost].item(on: slot).map { items.all[$0].isEnabled } ?? false
      return isEnabled ? .slot(slot) : .none
    }
    if uppermost > 0 { return zone == .middle ? .back : .none }
    guard let center = infoCenter(of: rings[uppermost]) else { return .none }
    let offset = point - center
    let reach = style.infoSize / 2 * rings[uppermost].layout.scale
    return Swift.max(offset.x.magnitude, offset.y.magnitude) <= reach ? .info : .none
  }

  /// Returns the centre of the info button, which only the first ring has.
  func infoCenter(of ring: Ring) -> Point2D? {
    guard ring.parent == nil, let distance = style.infoDistance else { return nil }
    return ring.layout.center + Vector2D(0, distance * ring.layout.scale)
  }

  /// Returns whether a wedge of the uppermost ring leads to another ring; inlined, because a call would copy the whole
  /// menu.
  @inline(__always)
  private func leadsOn(_ slot: Int) -> Bool {
    let uppermost = rings.count - 1
    return rings[uppermost].item(on: slot).map { items.all[$0].isEnabled && items.hasRing($0) }
      ?? false
  }

  /// Handles a pointer that has paused long enough.
  mutating func passPaused() {
    guard let position = pause?.position else { return }
    pause = nil
    follow(target, around: position)
  }
}
