extension Dial {
  /// How long what is shown takes to come after from one detent or step to the next.
  static let snapSeconds = 0.09

  /// Does what the pointer that holds the dial does; declined when it is the page's.
  mutating func follow(
    _ change: PointerChange,
    isFine: Bool,
    emit: (DialEvent, Double) -> Void
  ) -> Response {
    let finger = change.pointer
    tap.handle(change, among: pointers)
    doubleTap.handle(change, among: pointers)
    guard change.phase != .cancel, let hold else {
      release(at: change.time, emit: emit)
      return .handled
    }
    if let start = hold.isDragging ? finger.previous : exit(of: finger) {
      if !hold.isDragging {
        guard isMine(finger, until: start) else {
          self.hold = nil
          pointers.removeAll()
          return .declined
        }
        self.hold?.isDragging = true
        if options.isAbsolute, finger.kind == .touch, let value = value(at: start) {
          self.hold?.pull = value
        }
      }
      pull(from: start, to: finger.position, of: finger, isFine: isFine)
      // One that stood still set out only now.
      let standstill = finger.time - VelocityEstimator.standstillSeconds
      drag(during: Swift.max(finger.previousTime, standstill)...finger.time, emit: emit)
    }
    if change.phase == .up { letGo(of: finger, emit: emit) }
    return .handled
  }

  /// Where a finger leaves the circle in which it may still become a tap, if it has.
  private func exit(of finger: Pointer) -> Point? {
    let slop = Self.slop(of: finger.kind)
    guard finger.travel > slop else { return nil }
    let inside = Chord.inside(
      center: finger.start,
      radius: slop,
      from: finger.previous,
      to: finger.position
    )
    let share = inside?.leave ?? 0
    let step = finger.step
    return Point(finger.previous.x + share * step.x, finger.previous.y + share * step.y)
  }

  /// Whether a drag that begins is for the dial, and not for the page, which scrolls.
  ///
  /// A finger that goes along the scale is the dial's, one that goes across it the page's. A mouse
  /// scrolls nothing.
  private func isMine(_ finger: Pointer, until exit: Point) -> Bool {
    guard finger.kind == .touch else { return true }
    let way = exit - finger.start
    switch options.drag {
    case .both: return true
    case .vertical: return way.y.magnitude >= way.x.magnitude
    case .horizontal: return way.x.magnitude >= way.y.magnitude
    case .circular:
      guard ring.zone(of: finger.start) == .ring else { return false }
      let outward = finger.start - size.center
      let radial = (way.x * outward.x + way.y * outward.y).magnitude
      let tangential = (way.y * outward.x - way.x * outward.y).magnitude
      return tangential >= radial
    }
  }

  /// Moves what is held as far as its finger asks for, and tells what it passes.
  ///
  /// - Parameters:
  ///   - times: from when to when the finger went there.
  ///   - emit: takes an event and its time.
  mutating func drag(
    during times: ClosedRange<Double>,
    emit: (DialEvent, Double) -> Void
  ) {
    guard var hold else { return }
    let time = times.upperBound
    let before = value
    let reach = reach(of: hold.thumb)
    let start = hold.trail
    let end = Swift.min(Swift.max(hold.pull, reach.lowerBound), reach.upperBound)
    hold.trail = end
    cross(from: start, to: end, emit: emit) { $0.time(from: start, to: end, during: times) }
    let target = Swift.min(Swift.max(held(end), reach.lowerBound), reach.upperBound)
    let wasFree = place(of: hold.thumb) == start
    let next: (low: Double, high: Double)
    if options.isRange, options.meeting == .swap, !scale.wraps, hold.thumb != .both {
      let isUpper = isUpper(target, hold.thumb)
      if isUpper != (hold.thumb == .high) { swapRoles() }
      hold.thumb = isUpper ? .high : .low
      next = swapped(target, isUpper: isUpper)
    } else {
      next = values(hold.thumb, at: target)
    }
    self.hold = hold
    if hold.thumb != .both { active = hold.thumb }
    let isFree = isSmooth && wasFree && target == end
    put(next, after: isFree ? 0 : Self.snapSeconds, at: time)
    if end != hold.pull, start != end { emit(.reachedEnd, time) }
    if value != before { emit(.valueChanging(value), time) }
  }

  /// Whether a thumb that is dragged somewhere stands above the other one there.
  private func isUpper(_ target: Double, _ thumb: DialThumb) -> Bool {
    let other = thumb == .low ? high : low
    if other + leastDistance > greatest { return false }
    if other - leastDistance < scale.minimum { return true }
    return target > other || target == other && thumb == .high
  }

  /// Both values once the thumb that is dragged stands on one side of the other.
  private func swapped(_ target: Double, isUpper: Bool) -> (low: Double, high: Double) {
    let other = isUpper ? low : high
    let (least, most) = (leastDistance, mostDistance)
    if isUpper {
      let ends = (other + least, Swift.min(other + most, greatest))
      return (other, scale.stepped(Swift.min(Swift.max(target, ends.0), ends.1)))
    }
    let ends = (Swift.max(other - most, scale.minimum), other - least)
    return (scale.stepped(Swift.min(Swift.max(target, ends.0), ends.1)), other)
  }

  /// The lower thumb becomes the upper one, where they stand.
  private mutating func swapRoles() {
    swap(&low, &high)
    swap(&lowLag, &highLag)
  }

  private mutating func letGo(of finger: Pointer, emit: (DialEvent, Double) -> Void) {
    let time = finger.time
    let thumb = hold?.thumb == .both ? nearest(to: finger.position) : hold?.thumb
    if doubleTap.state == .recognized, !options.isRange {
      release(at: time, emit: emit)
      reset(at: time, emit: emit)
    } else if tap.state == .recognized, let thumb {
      hold?.thumb = thumb
      let target = value(at: finger.position)
      release(at: time, emit: emit)
      active = thumb
      if let target { go(thumb, to: held(target), at: time, emit: emit) }
    } else {
      release(at: time, emit: emit)
    }
  }

  private func nearest(to position: Point) -> DialThumb {
    let angle = size.center.directionAngle(to: position)
    let toLow = Circular.sweep(from: scale.angle(of: low), to: angle).magnitude
    let toHigh = Circular.sweep(from: scale.angle(of: high), to: angle).magnitude
    return toLow < toHigh ? .low : .high
  }

  /// Ends a drag where it is.
  mutating func release(at time: Double, emit: (DialEvent, Double) -> Void) {
    hold = nil
    pointers.removeAll()
    rest(at: time, emit: emit)
  }
}
