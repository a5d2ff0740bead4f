// The menu's door, and what fingers, mice and pens do: press, slide, let go, hover, draw strokes.
extension RingMenu: InteractiveControl {
  /// A closed menu can be pressed at least so far from its centre, in points: half a target of 44.
  private static let smallestPressReach = 22.0

  /// Whether it takes input.
  public var takesInput: Bool { options.isEnabled }

  /// Presses, slides, lets go and hovers.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    guard options.isEnabled else { return .declined }
    switch event.phase {
    case .down: return press(event, at: time, emit: emit)
    case .hover, .leave:
      let change = pointers.take(event, at: time)
      if change != nil { giveUp(at: time, emit: emit) }
      hover(over: pointers.hover, at: time, emit: emit)
      return .handled
    case .move, .up, .cancel:
      guard let change = pointers.take(event, at: time) else { return .declined }
      follow(change, emit: emit)
      return .handled
    }
  }

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
      glide(to: position, at: time, emit: emit)
    } else if options.holdSeconds <= 0 || tellsClosed && options.anchor == .center {
      // While it closes, nobody has to wait to have it back.
      hold = .sliding
      beginOpening(around: position, at: time, emit: emit)
      glide(to: position, at: time, emit: emit)
    } else {
      hold = .waiting(since: time)
      mark.begin(position, at: time)
    }
    return .handled
  }

  /// The hit test of a menu that is closed: whether a press there is meant for it.
  private func opensByPress(under point: Point2D) -> Bool {
    guard !items.all.isEmpty, scale > 0 else { return false }
    return options.anchor == .finger || size.center.distance(to: point) <= pressReach
  }

  /// How far from its centre it can be pressed: while it closes, as far as its wedges reach.
  private var pressReach: Double {
    let closed = Swift.max(
      Self.smallestPressReach,
      (style.closedRadius + style.rimWidth) * scale
    )
    return tellsClosed ? Swift.max(closed, style.outerRadius * scale) : closed
  }

  /// Where a press opens it while it is closed: all of it around the finger, else a round button.
  public var pressFrame: Rect2D {
    guard options.anchor == .center else { return bounds }
    let middle = size.center
    return Rect2D(middle.x - pressReach, middle.y - pressReach, 2 * pressReach, 2 * pressReach)
  }

  /// The pointer that is down moves, is lifted or is lost.
  private mutating func follow(
    _ change: PointerChange,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    let (position, time) = (change.pointer.position, change.time)
    switch change.phase {
    case .down: break
    case .move: move(to: position, travel: change.pointer.travel, at: time, emit: emit)
    case .up:
      let hold = hold
      self.hold = .none
      switch hold {
      case .none: break
      case .waiting:
        if options.opensOnTap { beginOpening(around: position, at: time, emit: emit) }
      case .marking:
        mark.add(position, at: time)
        finishMark(at: time, emit: emit)
      case .sliding:
        glide(to: position, at: time, emit: emit)
        release(over: position, at: time, emit: emit)
      }
    case .cancel: giveUp(at: time, emit: emit)
    }
  }

  private mutating func move(
    to position: Point2D,
    travel: Double,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    switch hold {
    case .none: break
    case .waiting:
      mark.add(position, at: time)
      guard travel > GestureLimits.tapPoints else { return }
      hold = options.takesMarks ? .marking : .none
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
    switch target {
    case .none: beginClosing(at: time, emit: emit)
    case .info: chooseInfo(at: time, emit: emit)
    case .slot(let slot): follow(slot, around: position, at: time, emit: emit)
    }
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
    let zone = rings[rings.count - 1].layout.zone(under: position)
    if case .beyond(let slot) = zone, leadsOn(slot) {
      return follow(slot, around: position, at: time, emit: emit)
    }
    highlight(target(in: zone, under: position), at: time, emit: emit)
    guard case .slot(let slot) = target, leadsOn(slot) else { return }
    if pause.map({ $0.position.distance(to: position) > mark.jitterPoints }) ?? true {
      pause = RingPause(position: position, start: time)
    }
  }

  /// The hit test of the uppermost ring; inlined, as a call would copy the whole menu.
  @inline(__always)
  private func target(in zone: RingLayout.Zone, under point: Point2D) -> RingTarget {
    if case .wedge(let slot) = zone { return .slot(slot) }
    let uppermost = rings.count - 1
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
    guard let item = rings[uppermost].item(on: slot) else {
      return rings[uppermost].layout.leadsBack
    }
    return items.hasRing(item)
  }

  /// The pointer has paused long enough.
  mutating func passPaused(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard let position = pause?.position else { return }
    pause = nil
    guard case .slot(let slot) = target else { return }
    follow(slot, around: position, at: time, emit: emit)
  }
}

extension RingMenu {
  /// Chooses what the stroke says; one that says nothing chooses nothing.
  private mutating func finishMark(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    let segments = mark.segments
    mark.cancel()
    guard let item = item(of: segments) else { return }
    chosen = item
    emit(.chosen(item), time)
  }

  /// The item that a stroke leads to: the one that the visible menu would, too.
  ///
  /// A stroke with fewer parts than rings to go through may mean the same direction several times:
  /// then its longest parts count for more than one.
  ///
  /// - Parameter segments: its straight parts, in order.
  /// - Returns: an item without a ring of its own; nil when it leads to none.
  public func item(of segments: [MarkSegment]) -> Int? {
    let greatest = Swift.min(items.depth, MarkSegment.greatestCount)
    guard !segments.isEmpty, segments.count <= greatest else { return nil }
    for count in segments.count...greatest {
      if let item = item(atEndOf: MarkSegment.divided(segments, into: count)) { return item }
    }
    return nil
  }

  /// The item without a ring at the very end of a stroke, one part for each ring.
  private func item(atEndOf segments: [MarkSegment]) -> Int? {
    var above: (item: Int, layout: RingLayout)?
    for index in segments.indices {
      let back = above.flatMap { backAngle(of: $0.item, in: $0.layout) }
      let isFixed = options.anchor == .center && index == 0
      let children = items.ring(under: above?.item)
      guard !children.isEmpty else { return nil }
      let layout = layout(
        slotCount: children.count + (back == nil ? 0 : 1),
        at: isFixed ? size.center : segments[index].start,
        back: back
      )
      guard let slot = layout.slot(towards: segments[index].directionAngle),
        case let child = layout.leadsBack ? slot - 1 : slot, children.indices.contains(child)
      else { return nil }
      above = (children[child], layout)
    }
    return above.flatMap { items.hasRing($0.item) ? nil : $0.item }
  }
}
