extension RingMenu {
  /// A closed menu is pressed at most so far from its middle, in points: half a target of 44.
  private static let leastReach = 22.0

  /// Takes an input; see ``Control/handle(_:at:emit:)``.
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    guard time.isFinite, time >= now else { return .declined }
    advance(to: time, emit: emit)
    switch input {
    case .pointer(let event): return handle(event, at: time, emit: emit)
    case .focus(let hasFocus):
      self.hasFocus = hasFocus
      if !hasFocus, hold == .none { beginClosing(at: time, emit: emit) }
      return .handled
    case .key(let key, let modifiers):
      guard options.isEnabled, modifiers.isSubset(of: .shift) else { return .declined }
      return handle(key, at: time, emit: emit)
    case .scroll, .detents, .orientation: return .declined
    }
  }

  private mutating func handle(
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
      hover(at: pointers.hover, time: time, emit: emit)
      return .handled
    case .move, .up, .cancel:
      guard let change = pointers.take(event, at: time) else { return .declined }
      follow(change, emit: emit)
      return .handled
    }
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
    guard isOpen || canOpen(at: event.position) else { return .declined }
    _ = pointers.take(event, at: time)
    touch()
    if isOpen {
      hold = .sliding
      glide(to: event.position, at: time, emit: emit)
    } else if options.holdSeconds <= 0 || tellsClosed && options.place == .middle {
      // While it closes, nobody has to wait to have it back.
      hold = .sliding
      beginOpening(at: event.position, time: time, emit: emit)
      glide(to: event.position, at: time, emit: emit)
    } else {
      hold = .waiting(since: time)
      mark.begin(at: event.position, time: time)
    }
    return .handled
  }

  /// Whether a press there is meant for a menu that is closed.
  func canOpen(at place: Point) -> Bool {
    guard !items.all.isEmpty, scale > 0 else { return false }
    return options.place == .finger || size.center.distance(to: place) <= pressReach
  }

  /// How far from its middle it can be pressed: while it closes, as far as its wedges reach.
  private var pressReach: Double {
    let closed = Swift.max(Self.leastReach, (style.closedRadius + style.rimWidth) * scale)
    return tellsClosed ? Swift.max(closed, style.outerRadius * scale) : closed
  }

  /// Where a press opens it while it is closed: all of it around the finger, else a round button.
  public var pressFrame: Rect {
    guard options.place == .middle else { return bounds }
    let middle = size.center
    return Rect(middle.x - pressReach, middle.y - pressReach, 2 * pressReach, 2 * pressReach)
  }

  /// The pointer that is down moves, is lifted or is lost.
  private mutating func follow(
    _ change: PointerChange,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    let (place, time) = (change.pointer.position, change.time)
    switch change.phase {
    case .down: break
    case .move: move(to: place, travel: change.pointer.travel, at: time, emit: emit)
    case .up:
      let hold = hold
      self.hold = .none
      switch hold {
      case .none: break
      case .waiting: if options.opensOnTap { beginOpening(at: place, time: time, emit: emit) }
      case .marking:
        mark.add(place, at: time)
        finishMark(at: time, emit: emit)
      case .sliding:
        glide(to: place, at: time, emit: emit)
        release(at: place, time: time, emit: emit)
      }
    case .cancel: giveUp(at: time, emit: emit)
    }
  }

  private mutating func move(
    to place: Point,
    travel: Double,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    switch hold {
    case .none: break
    case .waiting:
      mark.add(place, at: time)
      guard travel > GestureLimits.tapPoints else { return }
      hold = options.takesMarks ? .marking : .none
    case .marking: mark.add(place, at: time)
    case .sliding: glide(to: place, at: time, emit: emit)
    }
  }

  /// The pointer is not there any more: nothing is chosen.
  mutating func giveUp(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    pointers.removeAll()
    mark.cancel()
    let wasSliding = hold == .sliding
    hold = .none
    if wasSliding { beginClosing(at: time, emit: emit) }
  }

  private mutating func hover(
    at place: Point?,
    time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard let place else {
      if options.opensOnHover { beginClosing(at: time, emit: emit) }
      if isOpen { aim(at: .none, time: time, emit: emit) }
      return
    }
    if !isOpen, options.opensOnHover, canOpen(at: place) {
      beginOpening(at: place, time: time, emit: emit)
    }
    if isOpen { glide(to: place, at: time, emit: emit) }
  }

  /// Lets go over an open menu.
  private mutating func release(
    at place: Point,
    time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    switch target {
    case .none: beginClosing(at: time, emit: emit)
    case .info:
      beginClosing(at: time, emit: emit)
      tellsInfo = true
    case .slot:
      if let highlighted {
        choose(highlighted, at: place, time: time, emit: emit)
      } else {
        _ = goBack(at: time, emit: emit)
      }
    }
  }
}
