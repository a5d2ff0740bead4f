extension Dial {
  /// Closer to the centre than this share of the radius a finger turns nothing: a small move is a
  /// wild angle there.
  static let deadShare = 0.15
  /// A mouse or a pen that moves further drags; a finger, further than ``GestureLimits/panPoints``.
  static let preciseSlop = 3.0

  /// Takes an input; see ``Control/handle(_:at:emit:)``.
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) -> Response {
    guard time.isFinite, time >= now else { return .declined }
    advance(to: time, emit: emit)
    switch input {
    case .pointer(let event):
      return handle(event, at: time, emit: emit)
    case .focus(let hasFocus):
      self.hasFocus = hasFocus
      return .handled
    case .key(let key, let modifiers):
      guard options.isEnabled, modifiers.isSubset(of: .shift) else { return .declined }
      return handle(key, isFine: modifiers.contains(.shift), at: time, emit: emit)
    case .scroll(let x, let y):
      guard options.isEnabled, x.isFinite, y.isFinite else { return .declined }
      // Up is more, as in a number field.
      scroll(by: x.magnitude > y.magnitude ? x : -y, at: time, emit: emit)
      return .handled
    case .detents(let count):
      guard options.isEnabled else { return .declined }
      step(by: Double(count), at: time, emit: emit)
      return .handled
    case .orientation: return .declined
    }
  }

  /// Lets what is shown come up to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (DialEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    tap.advance(to: time)
    doubleTap.advance(to: time)
  }

  /// Whether frames are needed.
  public var isMoving: Bool { lowLag.isMoving(at: now) || highLag.isMoving(at: now) }

  /// Where a finger can take hold; its hole is where it turns nothing.
  public var ring: Annulus {
    let radius = size.shorterSide / 2
    return Annulus(center: size.center, innerRadius: radius * Self.deadShare, outerRadius: radius)
  }

  /// Keeps pointers at their places on a dial of another size, so that the size turns nothing.
  mutating func carryPointers(from old: Size) {
    guard old.shorterSide > 0 else { return }
    let share = size.shorterSide / old.shorterSide
    let center = size.center
    pointers.relocate {
      let way = $0 - old.center
      return center + Point(way.x * share, way.y * share)
    }
  }

  private mutating func handle(
    _ event: PointerEvent,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) -> Response {
    guard event.phase != .down else { return takeHold(event, at: time, emit: emit) }
    let change = pointers.take(event, at: time)
    switch event.phase {
    case .hover, .leave:
      isHovered =
        options.isEnabled && pointers.hover.map { ring.zone(of: $0) != .outside } ?? false
    case .down, .move, .up, .cancel:
      guard let change, !isResting else { return .declined }
      // The first finger drags; the others only make it finer.
      guard change.index == 0 else { return .handled }
      return follow(change, isFine: isFine(event), emit: emit)
    }
    if let change, !isResting { release(at: change.time, emit: emit) }
    return .handled
  }

  /// Whether the user asks for a finer drag.
  private func isFine(_ event: PointerEvent) -> Bool {
    event.modifiers.contains(.shift) || pointers.count > (event.phase == .up ? 0 : 1)
  }

  private mutating func takeHold(
    _ event: PointerEvent,
    at time: Double,
    emit: (DialEvent, Double) -> Void
  ) -> Response {
    guard options.isEnabled, ring.zone(of: event.position) != .outside else { return .declined }
    if !isResting {
      guard pointers.contains(event.id), pointers[0].id == event.id else {
        return pointers.take(event, at: time) == nil ? .declined : .handled
      }
      // A second down of one means that its up was lost.
      release(at: time, emit: emit)
    }
    pointers.removeAll()
    guard let change = pointers.take(event, at: time) else { return .declined }
    isHovered = false
    let thumb = thumb(at: event.position)
    if thumb != .both { active = thumb }
    let place = place(of: thumb)
    hold = DialHold(thumb: thumb, pull: place, trail: place, isDragging: false)
    let slop = Self.slop(of: event.kind)
    tap.movementPoints = slop
    doubleTap.movementPoints = slop
    tap.handle(change, among: pointers)
    doubleTap.handle(change, among: pointers)
    if options.isAbsolute, event.kind != .touch, let value = value(at: event.position) {
      hold?.pull = value
      drag(during: time...time, emit: emit)
    }
    return .handled
  }

  /// How far a pointer moves before it drags.
  static func slop(of kind: PointerEvent.Kind) -> Double {
    kind == .touch ? GestureLimits.panPoints : preciseSlop
  }

  /// The value that is meant by a place, nearest to the thumb that is held; nil about the centre.
  func value(at position: Point) -> Double? {
    guard ring.zone(of: position) != .hole else { return nil }
    let angle = size.center.directionAngle(to: position)
    let thumb = hold?.thumb ?? active
    return scale.value(atAngle: angle, near: place(of: thumb))
  }

  /// What a finger means that takes hold at a place.
  private func thumb(at position: Point) -> DialThumb {
    guard options.isRange else { return .high }
    guard ring.zone(of: position) == .ring, options.drag == .circular else {
      return active == .both ? .high : active
    }
    let angle = size.center.directionAngle(to: position)
    let toLow = Circular.sweep(from: scale.angle(of: low), to: angle)
    let toHigh = Circular.sweep(from: scale.angle(of: high), to: angle)
    let pointsPerRadian = face.trackRadius
    let touch = scale.value(atAngle: angle, near: (low + high) / 2)
    let nearest = Swift.min(toLow.magnitude, toHigh.magnitude) * pointsPerRadian
    if touch > low, touch < high, nearest > Self.thumbReach { return .both }
    // Two that stand together part to the side at which they are touched.
    if toLow.magnitude == toHigh.magnitude { return toHigh >= 0 ? .high : .low }
    return toLow.magnitude < toHigh.magnitude ? .low : .high
  }

  /// A touch that is so near to a thumb means it, in points: half a target of 44.
  private static let thumbReach = 22.0
}
