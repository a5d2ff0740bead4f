extension NumberSpinner {
  /// No single event turns the ring further than so many tiles, however far the pointer leapt.
  static let farthestLeap = 1_000.0

  /// Takes an input; see ``Control/handle(_:at:emit:)``.
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    guard time.isFinite, time >= now else { return .declined }
    advance(to: time, emit: emit)
    switch input {
    case .pointer(let event):
      return handle(event, at: time, emit: emit)
    case .focus(let hasFocus):
      self.hasFocus = hasFocus
      if !hasFocus { typed.clear() }
      return .handled
    case .key(let key, let modifiers):
      guard options.isEnabled, modifiers.isSubset(of: .shift) else { return .declined }
      return handle(key, at: time, emit: emit)
    case .scroll(let x, let y):
      guard options.isEnabled, x.isFinite, y.isFinite else { return .declined }
      // Up is more, as in a number field; sideways the ring goes with the fingers.
      let points = x.magnitude > y.magnitude ? x * order : -y * upward
      scroll(by: points, at: time, emit: emit)
      return .handled
    case .detents(let count):
      guard options.isEnabled else { return .declined }
      step(by: count, at: time, emit: emit)
      return .handled
    case .orientation: return .declined
    }
  }

  private mutating func handle(
    _ event: PointerEvent,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    guard event.phase != .down else { return takeHold(event, at: time, emit: emit) }
    let change = pointers.take(event, at: time)
    let isTaken = isHeld && change != nil
    if let change, isTaken { follow(change, emit: emit) }
    switch event.phase {
    case .hover, .leave:
      hovered = options.isEnabled && isResting ? pointers.hover.flatMap { tile(at: $0) } : nil
      return .handled
    case .down, .move, .up, .cancel:
      return isTaken ? .handled : .declined
    }
  }

  private mutating func takeHold(
    _ event: PointerEvent,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    let area = Rect(origin: .zero, size: size).inset(by: -touchMargin)
    guard options.isEnabled, area.contains(event.position) else { return .declined }
    if isHeld {
      // A second finger is not for the ring; a second down of one means that its up was lost.
      guard pointers.contains(event.id) else { return .declined }
      release(velocity: 0, isFling: false, at: time, emit: emit)
    }
    pointers.removeAll()
    guard let change = pointers.take(event, at: time) else { return .declined }
    hovered = nil
    typed.clear()
    unsplice()
    let edge = withinEnds(place)
    let pull = edge == place ? place : edge + Self.band.pull(forShown: place - edge)
    hold = SpinnerHold(caught: isGliding, pull: pull)
    motion = nil
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    return .handled
  }

  /// How many tiles the ring turns by when a finger goes so many points to the right.
  private func tiles(forPoints points: Double) -> Double {
    let share: Double
    switch options.gain {
    case .tile: share = ring.tile.width > 0 ? 1 / ring.tile.width : 0
    case .radiansPerPoint(let radians): share = radians / ring.tileAngle
    }
    let tiles = -order * points * share
    return Swift.min(Swift.max(tiles, -Self.farthestLeap), Self.farthestLeap)
  }

  /// Does what the pointer that holds the ring does.
  private mutating func follow(_ change: PointerChange, emit: (SpinnerEvent, Double) -> Void) {
    guard change.phase != .cancel else {
      release(velocity: 0, isFling: false, at: change.time, emit: emit)
      return
    }
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    turn(by: tiles(forPoints: pan.translation.x), with: change.pointer, emit: emit)
    pan.translation = .zero
    if change.phase == .up { letGo(of: change.pointer, emit: emit) }
  }

  /// Turns the ring as far as the finger asks for; past the ends, the band gives way.
  private mutating func turn(
    by tiles: Double,
    with finger: Pointer,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    guard var hold else { return }
    hold.pull += tiles
    self.hold = hold
    let edge = withinEnds(hold.pull)
    let shown = edge + Self.band.shown(forPull: hold.pull - edge)
    if edge != hold.pull, withinEnds(place) == place { emit(.reachedEnd, finger.time) }
    // One that stood still set out only now.
    let standstill = finger.time - VelocityEstimator.standstillSeconds
    let times = Swift.max(finger.previousTime, standstill)...finger.time
    let start = place
    pass(to: shown, emit: emit) { $0.time(from: start, to: shown, during: times) }
    place = shown
  }

  private mutating func letGo(of finger: Pointer, emit: (SpinnerEvent, Double) -> Void) {
    guard let hold else { return }
    if tap.state == .recognized, !hold.caught, let tile = tile(at: finger.position) {
      self.hold = nil
      if tile == detent { emit(.pressed(value), finger.time) }
      glide(to: tile, at: finger.time, emit: emit)
      return
    }
    let excess = (hold.pull - withinEnds(hold.pull)).magnitude
    let band = Self.band
    let share = band.limit / (band.limit + band.coefficient * excess)
    let pointsPerSecond = GestureLimits.limited(pan.velocity.x)
    let speed = tiles(forPoints: pointsPerSecond)
    release(
      velocity: excess > 0 ? speed * band.coefficient * share * share : speed,
      isFling: GestureLimits.isFling(pointsPerSecond),
      at: finger.time,
      emit: emit
    )
  }

  /// The tile that is seen at a place, if any.
  public func tile(at position: Point) -> Int64? {
    let place = shownPlace
    for tile in visibleTiles
    where withinEnds(tile) == tile {
      let angle = order * (Double(tile) - place) * ring.tileAngle
      guard ring.facing(atAngle: angle) > 0,
        let point = ring.place(atAngle: angle).unproject(position)
      else { continue }
      let isInside =
        point.x.magnitude <= ring.tile.width / 2 && point.y.magnitude <= ring.tile.height / 2
      if isInside { return tile }
    }
    return nil
  }

  /// The tiles that may be seen, in their order.
  var visibleTiles: ClosedRange<Int64> {
    let side = ring.visibleSide
    let place = shownPlace
    return Int64(
      (place - side).rounded(.up)
    )...Swift.max(
      Int64((place - side).rounded(.up)),
      Int64((place + side).rounded(.down))
    )
  }
}
