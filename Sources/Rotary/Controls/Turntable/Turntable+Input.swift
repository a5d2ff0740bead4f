extension Turntable {
  /// No single event goes further than so many items, however far the pointer leapt.
  static let farthestLeap = 1_000.0

  /// Takes an input; see ``Control/handle(_:at:emit:)``.
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard time.isFinite, time >= now else { return .declined }
    advance(to: time, emit: emit)
    switch input {
    case .pointer(let event):
      return handle(event, at: time, emit: emit)
    case .focus(let hasFocus):
      if hasFocus, active == nil { active = centredIndex.map { list[$0] } }
      if self.hasFocus != hasFocus { revision += 1 }
      self.hasFocus = hasFocus
      return .handled
    case .key(let key, let modifiers):
      guard options.isEnabled, modifiers.isSubset(of: .shift) else { return .declined }
      return handle(key, at: time, emit: emit)
    case .scroll(let x, let y):
      guard options.isEnabled, x.isFinite, y.isFinite else { return .declined }
      return scroll(x: x, y: y, at: time, emit: emit)
    case .detents(let count):
      guard options.isEnabled, !isHeld, list.count > 0 else { return .declined }
      step(by: count, at: time, emit: emit)
      return .handled
    case .orientation: return .declined
    }
  }

  private mutating func handle(
    _ event: PointerEvent,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard event.phase != .down else { return takeHold(event, at: time, emit: emit) }
    let change = pointers.take(event, at: time)
    var isTaken = isHeld && change != nil
    if let change, isTaken { isTaken = follow(change, emit: emit) }
    switch event.phase {
    case .hover, .leave:
      hovered = options.isEnabled && isResting ? pointers.hover.flatMap { cell(at: $0) } : nil
      return .handled
    case .down, .move, .up, .cancel:
      return isTaken ? .handled : .declined
    }
  }

  private mutating func takeHold(
    _ event: PointerEvent,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    guard options.isEnabled, list.count > 0,
      Rect(origin: .zero, size: size).contains(event.position)
    else { return .declined }
    if isHeld {
      // A second finger is not for it; a second down of one means that its up was lost.
      guard pointers.contains(event.id) else { return .declined }
      release(velocity: 0, at: time, emit: emit)
    }
    pointers.removeAll()
    guard let change = pointers.take(event, at: time) else { return .declined }
    hovered = nil
    let edge = withinEnds(place)
    hold = TurntableHold(caught: isGliding, pull: edge + band.pull(forShown: place - edge))
    motion = nil
    feed(change)
    return .handled
  }

  private mutating func feed(_ change: PointerChange) {
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    turning.handle(change, among: pointers)
  }

  /// Whether a finger turns it about the centre.
  var turnsAboutCentre: Bool { options.edge == .full || options.tracking == .circle }

  /// How far the gesture is that turns it.
  private var gesture: RecognizerState { turnsAboutCentre ? turning.state : pan.state }

  /// A way of the finger along the edge, in items.
  private func items(forPoints way: Point) -> Double {
    guard ring.pointsPerItem > 0 else { return 0 }
    return -ring.dragSign * (ring.isVertical ? way.y : way.x) / ring.pointsPerItem
  }

  /// How far the finger has gone since it was asked last, in items.
  private mutating func takeWay() -> Double {
    defer {
      pan.translation = .zero
      turning.rotation = 0
    }
    let way =
      turnsAboutCentre
      ? -ring.order * turning.rotation / ring.itemAngle : items(forPoints: pan.translation)
    return Swift.min(Swift.max(way, -Self.farthestLeap), Self.farthestLeap)
  }

  /// Does what the pointer that holds it does; answers whether it is still for this control.
  private mutating func follow(
    _ change: PointerChange,
    emit: (TurntableEvent, Double) -> Void
  ) -> Bool {
    guard change.phase != .cancel else {
      release(velocity: 0, at: change.time, emit: emit)
      return true
    }
    let before = gesture
    feed(change)
    if change.phase == .move, gesture == .failed || gesture == .cancelled {
      release(velocity: 0, at: change.time, emit: emit)
      return false
    }
    if gesture.isActive || gesture == .ended {
      let way = takeWay()
      if before == .possible, leavesToParent(way) {
        release(velocity: 0, at: change.time, emit: emit)
        return false
      }
      turn(by: way, with: change.pointer, emit: emit)
    }
    if change.phase == .up { letGo(of: change.pointer, emit: emit) }
    return true
  }

  /// Whether a drag that begins with such a way is for what lies around.
  private func leavesToParent(_ way: Double) -> Bool {
    guard options.yieldsAtEnds, !isEndless else { return false }
    return way < 0 && place <= ends.lowerBound || way > 0 && place >= ends.upperBound
  }

  /// Turns it as far as the finger asks for; past the ends, the band gives way.
  private mutating func turn(
    by items: Double,
    with finger: Pointer,
    emit: (TurntableEvent, Double) -> Void
  ) {
    guard var hold, items != 0 else { return }
    hold.pull += items
    self.hold = hold
    let edge = withinEnds(hold.pull)
    let shown = edge + band.shown(forPull: hold.pull - edge)
    if edge != hold.pull, withinEnds(place) == place { emit(.reachedEnd, finger.time) }
    // One that stood still set out only now.
    let standstill = finger.time - VelocityEstimator.standstillSeconds
    let times = Swift.max(finger.previousTime, standstill)...finger.time
    let start = place
    pass(to: shown, emit: emit) { $0.time(from: start, to: shown, during: times) }
    place = shown
  }

  private mutating func letGo(
    of finger: Pointer,
    emit: (TurntableEvent, Double) -> Void
  ) {
    guard let hold else { return }
    if tap.state == .recognized, !hold.caught {
      release(velocity: 0, at: finger.time, emit: emit)
      if let cell = cell(at: finger.position), let index = list.index(of: cells[cell].id) {
        press(index, at: finger.time, emit: emit)
      }
      return
    }
    guard gesture == .ended else {
      release(velocity: 0, at: finger.time, emit: emit)
      return
    }
    let excess = (hold.pull - withinEnds(hold.pull)).magnitude
    let share = band.limit / (band.limit + band.coefficient * excess)
    let give = excess > 0 ? band.coefficient * share * share : 1
    release(velocity: fingerSpeed * give, at: finger.time, emit: emit)
  }

  /// How fast the finger is that lets go, in items per second.
  private var fingerSpeed: Double {
    guard turnsAboutCentre else {
      let speed = pan.velocity
      return items(forPoints: Point(GestureLimits.limited(speed.x), GestureLimits.limited(speed.y)))
    }
    let radius = Swift.max(ring.radius, 1)
    return -ring.order * GestureLimits.limited(turning.velocity * radius) / radius / ring.itemAngle
  }

  /// Presses an item, and chooses it.
  mutating func press(
    _ index: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let id = list[index]
    active = id
    revision += 1
    emit(.pressed(index: index, id: id), time)
    guard selection != id else { return }
    selection = id
    emit(.selected(index: index, id: id), time)
  }

  /// The cell that is seen at a place: its picture with what is needed to hit it, or its title.
  func cell(at position: Point) -> Int? {
    let target = Swift.max(ring.avatar, Self.targetPoints) / 2
    var nearest: Int?
    var distance = Double.infinity
    for cell in cells.indices where cells[cell].isListed {
      let seat = seat(of: cell, at: now)
      guard opacity(ofSeat: seat) > 0 else { continue }
      let place = point(ofSeat: seat)
      let way = place.distance(to: position)
      if way <= target, way < distance {
        nearest = cell
        distance = way
      } else if nearest == nil, titleOpacity(ofSeat: seat) > 0,
        face.titleBox.contains(position - place)
      {
        nearest = cell
      }
    }
    return nearest
  }

  /// A target is at least so wide, in points.
  static let targetPoints = 44.0
}
