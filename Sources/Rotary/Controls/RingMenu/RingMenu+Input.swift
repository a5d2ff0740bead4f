// The menu's door, and what fingers, mice and pens do: press, slide, let go, hover, draw strokes.
extension RingMenu: InteractiveControl {
  /// A closed menu can be pressed within a square about its centre, 80 by 80 points: half of it.
  private static let pressReach = 40.0
  /// A finger has moved when it is so far from where it was, in points.
  static let movedPoints = 12.0

  /// Whether it takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Presses, slides, lets go and hovers.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    guard takesInput else { return .declined }
    switch event.phase {
    case .down: return press(event, at: time, emit: emit)
    case .hover, .leave:
      let change = pointers.take(event, at: time)
      if change != nil { giveUp(at: time, emit: emit) }
      hover(over: pointers.hover, at: time, emit: emit)
      return .handled
    case .move, .up, .cancel, .lost:
      guard let change = pointers.take(event, at: time) else { return .declined }
      return follow(change, emit: emit)
    }
  }

  /// Whether a pointer that has waited long enough has opened it meanwhile, and slides over it now.
  public func claims(_ pointer: Int) -> Bool { hold == .sliding && pointers.contains(pointer) }

  /// Closes when the keyboard goes elsewhere.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    self.hasFocus = hasFocus
    if !hasFocus, hold == .none { beginClosing(at: time, emit: emit) }
  }

  /// A pointer comes down; a second one is not for this menu.
  private mutating func press(
    _ event: PointerEvent,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    guard event.position.isFinite, bounds.contains(event.position) else { return .declined }
    if !pointers.isEmpty {
      // A second down of the same one means that its up was lost.
      guard pointers.contains(event.id) else { return .declined }
      giveUp(at: time, emit: emit)
    }
    guard isOpen || opensByPress(under: event.position),
      let position = pointers.take(event, at: time)?.pointer.position
    else { return .declined }
    touch()
    if isOpen {
      hold = .sliding
      // Pressed anew, it is meant: but for the second half of a double click.
      if let still, time - still.start >= GestureLimits.tapIntervalSeconds { self.still = nil }
      glide(to: position, at: time, emit: emit)
    } else if options.holdSeconds <= 0 || tellsClosed && options.anchor == .center {
      // While it closes, nobody has to wait to have it back.
      hold = .sliding
      beginOpening(around: position, at: time, emit: emit)
    } else {
      hold = .waiting(since: time)
      if options.takesMarks { mark.begin(position, at: time) }
      if mayYield(to: event.kind) { return .undecided }
    }
    return .handled
  }

  /// Whether a press has to become long before it is the menu's.
  var awaitsLongPress: Bool {
    !isOpen && options.holdSeconds > 0 && !options.takesMarks
      && !(tellsClosed && options.anchor == .center)
  }

  /// Whether what lies around may have a pointer that came down or waits; a mouse scrolls nothing.
  private func mayYield(to kind: PointerEvent.Kind) -> Bool { awaitsLongPress && kind != .mouse }

  /// Whether a finger that waits has gone too far: where only a long press opens the menu, what lies there
  /// has a use of its own for a finger that moves.
  private func hasSlipped(_ pointer: Pointer) -> Bool {
    !options.opensOnTap && pointer.travel > GestureLimits.tapPoints
  }

  /// The hit test of a menu that is closed: whether a press there is meant for it.
  private func opensByPress(under point: Point2D) -> Bool {
    guard !items.all.isEmpty, scale > 0 else { return false }
    return pressFrame.contains(point)
  }

  /// Where a press opens it while it is closed: all of it around the finger, else a square of 80 by 80
  /// points about its centre; while it closes, as far as its wedges reach.
  public var pressFrame: Rect2D {
    guard options.anchor == .center else { return bounds }
    let radius = tellsClosed ? style.outerRadius : style.closedRadius + style.rimWidth
    let reach = Swift.max(Self.pressReach, radius * scale)
    let middle = size.center
    return Rect2D(middle.x - reach, middle.y - reach, 2 * reach, 2 * reach)
  }

  /// The pointer that is down moves, is lifted or is lost.
  private mutating func follow(
    _ change: PointerChange,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    let (position, time) = (change.pointer.position, change.time)
    switch change.phase {
    case .down: break
    case .move:
      guard case .waiting = hold, mayYield(to: change.pointer.kind) else {
        move(to: position, at: time, emit: emit)
        break
      }
      guard hasSlipped(change.pointer) else { return .undecided }
      giveUp(at: time, emit: emit)
      return .declined
    case .up: return lift(change.pointer, at: time, emit: emit)
    case .cancel: giveUp(at: time, emit: emit)
    }
    return .handled
  }

  /// The pointer goes up: a tap opens the menu, a stroke or the end of a slide chooses.
  private mutating func lift(
    _ pointer: Pointer,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    let (position, hold) = (pointer.position, hold)
    self.hold = .none
    switch hold {
    case .none: break
    case .waiting:
      mark.cancel()
      guard options.opensOnTap, pointer.travel <= GestureLimits.tapPoints else {
        return mayYield(to: pointer.kind) ? .declined : .handled
      }
      beginOpening(around: position, at: time, emit: emit)
    case .marking:
      mark.add(position, at: time)
      finishMark(at: time, emit: emit)
    case .sliding:
      glide(to: position, at: time, emit: emit)
      release(over: position, at: time, emit: emit)
    }
    return .handled
  }

  private mutating func move(
    to position: Point2D,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    switch hold {
    case .none: break
    case .waiting:
      // A finger that slips still waits; one that leaves the dead zone draws.
      guard options.takesMarks else { return }
      mark.add(position, at: time)
      if mark.isMark { hold = .marking }
    case .marking: mark.add(position, at: time)
    case .sliding: glide(to: position, at: time, emit: emit)
    }
  }

  /// The pointer is not there any more: nothing is chosen.
  private mutating func giveUp(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    pointers.removeAll()
    mark.cancel()
    let wasSliding = hold == .sliding
    hold = .none
    if wasSliding { beginClosing(at: time, emit: emit) }
  }

  private mutating func hover(
    over position: Point2D?,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard let position else {
      if options.opensOnHover { beginClosing(at: time, emit: emit) }
      if isOpen { highlight(.none, at: time, emit: emit) }
      return
    }
    if !isOpen, options.opensOnHover, opensByPress(under: position) {
      beginOpening(around: position, at: time, emit: emit)
    }
    if isOpen { glide(to: position, at: time, emit: emit) }
  }

  /// Lets go over an open menu.
  private mutating func release(
    over position: Point2D,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    follow(still == nil ? target : .none, around: position, at: time, emit: emit)
  }
}

extension RingMenu {
  /// The pointer is somewhere over an open menu.
  mutating func glide(
    to position: Point2D,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard isOpen, !rings.isEmpty, position.isFinite else { return }
    if let still {
      guard still.position.distance(to: position) >= Self.movedPoints else { return }
      self.still = nil
    }
    if rings.count > 1, isBeyondBack(position) {
      return goBack(from: position, at: time, emit: emit)
    }
    let zone = rings[rings.count - 1].layout.zone(under: position)
    if case .beyond(let slot) = zone, leadsOn(slot) {
      return follow(.slot(slot), around: position, at: time, emit: emit)
    }
    let before = target
    highlight(target(in: zone, under: position), at: time, emit: emit)
    switch target {
    case .slot(let slot): guard leadsOn(slot) else { return }
    case .back:
      // A finger that has not left the hub yet looks where to go.
      if case .slot = before { break }
      guard pause != nil else { return }
    case .none, .info: return
    }
    if pause.map({ $0.position.distance(to: position) > mark.jitterPoints }) ?? true {
      pause = RingPause(position: position, start: time)
    }
  }

  /// How far off the direction back a stroke may be, in radians: half of one of eight directions.
  private static let backRadians = Double.pi / 8

  /// The hit test of the stroke back: whether a position lies beyond the wedges of a ring under an item,
  /// on the side from which it was entered; inlined, as a call would copy the whole menu.
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

  /// The hit test of the uppermost ring; inlined, as a call would copy the whole menu.
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

  /// The centre of the info button; only the first ring has one.
  func infoCenter(of ring: Ring) -> Point2D? {
    guard ring.parent == nil, let distance = style.infoDistance else { return nil }
    return ring.layout.center + Vector2D(0, distance * ring.layout.scale)
  }

  /// Whether a wedge of the uppermost ring leads to another ring; inlined, as a call would copy the
  /// whole menu.
  @inline(__always)
  private func leadsOn(_ slot: Int) -> Bool {
    let uppermost = rings.count - 1
    return rings[uppermost].item(on: slot).map { items.all[$0].isEnabled && items.hasRing($0) }
      ?? false
  }

  /// The pointer has paused long enough.
  mutating func passPaused(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard let position = pause?.position else { return }
    pause = nil
    follow(target, around: position, at: time, emit: emit)
  }
}
