// The drag.
extension DialMechanism {
  /// The duration in which the shown value follows from one detent or step to the next, in seconds.
  private static let snapSeconds = 0.09

  mutating func follow(_ change: PointerChange) -> Bool {
    let finger = change.pointer
    tap.handle(change, among: pointers)
    doubleTap.handle(change, among: pointers)
    guard let hold else { return true }
    if let start = hold.isDragging ? finger.previous : exit(of: finger) {
      if !hold.isDragging {
        guard isForDial(finger, until: start) else { return false }
        self.hold?.isDragging = true
        if options.isAbsolute, finger.kind == .touch, let position = position(under: start) {
          self.hold?.requested = position
        }
      }
      request(from: start, to: finger.position, of: finger, isFine: hold.isFine)
      // A pointer that paused started to move only now.
      drag(during: finger.stepTimes)
    }
    if change.phase == .up { letGo(of: finger) }
    return true
  }

  /// Returns the point at which a finger left the circle in which it can become a tap, if it has.
  private func exit(of finger: Pointer) -> Point2D? {
    let slop = Self.slop(of: finger.kind)
    guard finger.travel > slop else { return nil }
    let inside = Chord.inside(
      center: finger.start,
      radius: slop,
      from: finger.previous,
      to: finger.position
    )
    return finger.previous + finger.delta * (inside?.leave ?? 0)
  }

  /// Returns whether a drag that begins turns the dial, and does not scroll the page.
  ///
  /// A finger that moves along the scale turns the dial, and one that moves across it scrolls the page. A mouse always
  /// turns the dial.
  private func isForDial(_ finger: Pointer, until exit: Point2D) -> Bool {
    guard finger.kind == .touch else { return true }
    let delta = exit - finger.start
    switch options.drag {
    case .both: return true
    case .vertical: return delta.y.magnitude >= delta.x.magnitude
    case .horizontal: return delta.x.magnitude >= delta.y.magnitude
    case .circular:
      guard ring.zone(of: finger.start) == .ring else { return false }
      return delta.isAlongCircle(at: finger.start, around: size.center)
    }
  }

  /// Moves the held thumb to the requested position, and sends an event for each detent on the way.
  ///
  /// - Parameter times: The times between which the finger moved.
  mutating func drag(during times: ClosedRange<Double>) {
    guard var hold else { return }
    if hold.meansEither, hold.requested != hold.trail {
      hold.meansEither = false
      hold.thumb = hold.requested > hold.trail ? .high : .low
    }
    let before = value
    let reach = track.reach(of: hold.thumb)
    let start = hold.trail
    let end = hold.requested.clamped(to: reach)
    hold.trail = end
    cross(from: start, to: end, during: times)
    let target = held(end).clamped(to: reach)
    let wasFree = track.position(of: hold.thumb) == start
    let (thumb, next) = track.dragged(hold.thumb, to: target, from: hold.origin)
    if thumb != hold.thumb {
      // The thumbs swap roles at their positions.
      swap(&track.low, &track.high)
      swap(&lowLag, &highLag)
      hold.thumb = thumb
    }
    self.hold = hold
    if hold.thumb != .both { active = hold.thumb }
    let isFree = isSmooth && wasFree && target == end
    put(next, after: isFree ? 0 : Self.snapSeconds)
    if end != hold.requested, start != end {
      let sweep = scale.rotation(of: hold.requested) - scale.rotation(of: start)
      let speed = GestureLimits.speed(over: sweep, during: times)
      send(.metEnd(strength: GestureLimits.strength(speed * artwork.radius)))
    }
    sendChange(from: before)
  }

  /// Returns the position that holds another: that of a nearby detent, or of a step.
  ///
  /// Mutating, because a call would otherwise copy the whole dial in each move.
  private mutating func held(_ position: Double) -> Double {
    let scale = scale
    let reach = options.snapAngle * scale.valuePerRadian
    let (low, high) = (scale.moved(position, by: -reach), scale.moved(position, by: reach))
    return scale.stepped(detents.nearest(to: position, from: low, to: high) ?? position)
  }

  /// Whether steps are so small that the thumb does not visibly jump from one to the next.
  @inline(__always)
  private var isSmooth: Bool {
    if scale.isLinear { return scale.step * scale.sweep <= Self.smoothAngle * scale.span }
    let next = scale.rotation(of: track.high + scale.step)
    return next - scale.rotation(of: track.high) <= Self.smoothAngle
  }

  /// Steps below this angle are not visible.
  private static let smoothAngle = Circular.radians(degrees: 1.5)

  private mutating func letGo(of finger: Pointer) {
    let thumb = hold?.thumb == .both ? nearestThumb(to: finger.position) : hold?.thumb
    if doubleTap.state == .recognized, takesDoubleTaps {
      release()
      reset()
    } else if tap.state == .recognized, let thumb {
      hold?.thumb = thumb
      let target = position(under: finger.position)
      release()
      active = thumb
      if let target { go(thumb, to: held(target)) }
    } else {
      release()
    }
  }

  /// On a range, or if the value jumps to the touch, two taps select two places.
  private var takesDoubleTaps: Bool {
    !isRange && !options.isAbsolute && options.defaultValue != .none
  }

  /// Ends a drag at its position.
  mutating func release() {
    cancelGesture()
    rest()
  }
}

// The position that the finger requests.
extension DialMechanism {
  /// The maximum request of a single event, in lengths of the scale.
  private static let farthestLeap = 16.0

  /// Adds a movement to the position that the finger requests.
  private mutating func request(
    from start: Point2D,
    to end: Point2D,
    of finger: Pointer,
    isFine: Bool
  ) {
    guard let thumb = hold?.thumb else { return }
    let pull = DialPull(options.drag, on: ring, of: scale, pointsPerScale: options.dragPoints)
    var amount = pull.values(from: start, to: end)
    if isFine || pull.isFar(end, from: finger.start) { amount *= options.fineGain }
    let limit = Self.farthestLeap * scale.span
    let before = hold?.requested ?? track.high
    var requested = scale.moved(before, by: amount.bounded(to: -limit...limit, else: 0))
    if options.drag == .circular {
      // After a whole turn, the finger is at the value's angle again, and moves it along.
      let reach = track.reach(of: thumb)
      let edge = requested.clamped(to: reach)
      let turn = Circular.turn * scale.valuePerRadian
      if requested != edge, turn > 0 {
        requested = edge + (requested - edge).truncatingRemainder(dividingBy: turn)
      }
    }
    hold?.requested = requested
  }
}

/// The change of the value for a movement of the finger.
private struct DialPull {
  /// A circular drag is fine if the finger is this many radii from the centre and this many points beyond the rim; a
  /// straight drag, if it is this many points to the side.
  private static let farRadii = 2.0
  private static let farPoints = 80.0

  let drag: DialOptions.Drag
  let ring: Annulus
  /// The change of the value per clockwise radian around the centre, on a linear scale with the same ends.
  let valuePerRadian: Double
  /// The change of the value per point of a straight drag, on a linear scale with the same ends.
  let valuePerPoint: Double

  init(
    _ drag: DialOptions.Drag,
    on ring: Annulus,
    of scale: borrowing DialScale,
    pointsPerScale: Double
  ) {
    self.drag = drag
    self.ring = ring
    valuePerRadian = scale.isCounterclockwise ? -scale.valuePerRadian : scale.valuePerRadian
    // With several turns, a straight drag covers one of them.
    valuePerPoint = scale.span / Swift.max(1, scale.sweep / Circular.turn) / pointsPerScale
  }

  /// Returns the change of the value for a straight movement of the finger.
  func values(from start: Point2D, to end: Point2D) -> Double {
    let delta = end - start
    switch drag {
    case .circular: return ring.sweep(from: start, to: end) * valuePerRadian
    case .vertical: return -delta.y * valuePerPoint
    case .horizontal: return delta.x * valuePerPoint
    case .both: return (delta.x - delta.y) * valuePerPoint
    }
  }

  /// Returns whether the finger is so far away that the drag is fine.
  func isFar(_ point: Point2D, from start: Point2D) -> Bool {
    switch drag {
    case .both: return false
    case .vertical: return (point.x - start.x).magnitude > Self.farPoints
    case .horizontal: return (point.y - start.y).magnitude > Self.farPoints
    case .circular:
      let radius = ring.outerRadius
      let far = Swift.max(radius * Self.farRadii, radius + Self.farPoints)
      return ring.center.distance(to: point) > far
    }
  }
}
