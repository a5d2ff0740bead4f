// Pointer input: press, slide, release, hover, and strokes.
extension RingMenu: HeldControl {
  /// The distance after which a finger counts as moved, in points.
  static let movedPoints = 12.0

  /// Whether the menu accepts input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Handles a pointer that presses, slides, is released, or hovers.
  public mutating func receive(_ event: PointerEvent) -> Response { hold(with: event) }

  /// Whether a pointer presses the menu or slides over it.
  var isHeld: Bool { if case .none = hold { false } else { true } }

  /// Whether the pointer's long press has opened the menu and the pointer slides over it now.
  public func claims(_ pointer: Int) -> Bool { hold == .sliding && pointers.contains(pointer) }

  /// Closes the menu when it loses the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus, hold == .none { beginClosing() }
  }

  mutating func beginHold(_ change: PointerChange) -> Bool {
    let position = change.pointer.position
    guard bounds.contains(position), isOpen || opensByPress(under: position) else { return false }
    touch()
    if isOpen {
      hold = .sliding
      // A new press counts as intended, except for the second press of a double click.
      if let still, now - still.start >= GestureLimits.tapIntervalSeconds { self.still = nil }
      glide(to: position)
    } else if options.holdSeconds <= 0 || opensAgain {
      hold = .sliding
      beginOpening(around: position)
    } else {
      hold = .waiting(
        RingMenuPress(options, at: position, kind: change.pointer.kind, time: now)
      )
      if options.takesMarks { mark.begin(position, at: now) }
    }
    return true
  }

  /// A press that must become long may still scroll the content under the menu.
  mutating func mayYield(_ pointer: Pointer) -> Bool {
    if case .waiting(let press) = hold { !isOpen && press.response == .undecided } else { false }
  }

  /// The hit test of a closed menu: returns whether a press at a point opens it.
  private func opensByPress(under point: Point2D) -> Bool {
    guard !items.all.isEmpty, scale > 0 else { return false }
    return pressFrame.contains(point)
  }

  mutating func follow(_ change: PointerChange) -> Bool {
    let position = change.pointer.position
    guard change.phase == .move else { return lift(at: position) }
    if case .waiting(var press) = hold {
      press.move(to: position, at: now)
      hold = .waiting(press)
      if !isOpen, press.response != .handled { return press.response == .undecided }
    }
    move(to: position)
    return true
  }

  /// Handles a release: a tap opens the menu, and a stroke or the end of a slide selects.
  private mutating func lift(at position: Point2D) -> Bool {
    let hold = hold
    self.hold = .none
    switch hold {
    case .none: break
    case .waiting(var press):
      mark.cancel()
      guard press.lift(at: position, time: now) else { return press.response == .handled }
      beginOpening(around: position)
    case .marking:
      mark.add(position, at: now)
      finishMark()
    case .sliding:
      glide(to: position)
      release(over: position)
    }
    return true
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

  /// Ends a hold; nothing is selected.
  mutating func endHold(undoes: Bool) {
    mark.cancel()
    let wasSliding = hold == .sliding
    hold = .none
    if wasSliding { beginClosing() }
  }

  mutating func hover(_ position: Point2D?, with kind: PointerEvent.Kind) {
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

// Strokes that select an item without opening the menu.
extension RingMenu {
  /// Selects the item of the finished stroke; a stroke without an item selects nothing.
  mutating func finishMark() {
    let segments = mark.segments
    mark.cancel()
    guard let item = item(of: segments) else { return }
    chosen = item
    send(.chosen(item))
  }

  /// Returns the item that a stroke leads to, which is also the one that the visible menu would select.
  ///
  /// A stroke with fewer parts than there are levels may repeat a direction. Then its longest parts count as more than
  /// one.
  ///
  /// - Parameter segments: The stroke's straight parts, in order.
  /// - Returns: An item that opens no ring; nil if the stroke leads to none.
  public func item(of segments: [MarkSegment]) -> Int? {
    let greatest = Swift.min(items.depth, MarkSegment.greatestCount)
    guard !segments.isEmpty, segments.count <= greatest else { return nil }
    for count in segments.count...greatest {
      if let item = item(atEndOf: MarkSegment.divided(segments, into: count)) { return item }
    }
    return nil
  }

  /// Returns the item without a ring at the end of a stroke that has one part for each ring.
  private func item(atEndOf segments: [MarkSegment]) -> Int? {
    var item: Int?
    for index in segments.indices {
      let isFixed = options.anchor == .center && index == 0
      let children = items.ring(under: item)
      guard !children.isEmpty else { return nil }
      let layout = layout(
        slotCount: children.count,
        at: isFixed ? size.center : segments[index].start
      )
      guard let slot = layout.slot(towards: segments[index].directionAngle) else { return nil }
      guard items.all[children[slot]].isEnabled else { return nil }
      item = children[slot]
    }
    return item.flatMap { items.hasRing($0) ? nil : $0 }
  }
}
