// Motion.
extension Turntable {
  /// The place to which scrolling brings an item.
  public enum ScrollPosition: UInt8, CaseIterable, Equatable, Sendable {
    /// Into view, by the shortest way.
    case nearest
    /// The middle of the arc.
    case middle
    /// The place at which the first item rests.
    case start
    /// The place at which the last item rests.
    case end
  }

  /// The duration of an animated scroll to an item, in seconds.
  static let scrollSeconds = 0.5
  /// The response of the spring for an animated scroll that begins during motion, in seconds.
  static let springResponse = 0.35
  /// The critically damped spring that brings items to their positions after a change of the list.
  static let change = SpringMotion.Parameters(dampingRatio: 1, response: 0.4)
  /// The most items that one event can move, however far the pointer leaps, and the greatest speed of a flick in items
  /// per second.
  static let maximumLeap = 1_000.0

  /// Returns a number of items clamped to ±``maximumLeap``.
  static func bounded(leap items: Double) -> Double {
    items.clamped(to: -maximumLeap...maximumLeap)
  }

  /// Advances all motion to a time.
  public mutating func receive(time: Double) {
    lapsePress(at: time)
    while now < time {
      now = Swift.min(time, nextDeparture)
      follow(until: now)
      dismiss()
    }
  }

  /// Whether the turntable needs frames.
  public var isMoving: Bool {
    motion.isGliding || fadeIn.isMoving(at: now) || now < changeEndTime || nextDeparture.isFinite
      || !pendingEvents.isEmpty || pressed != nil
  }

  /// Reports the position at which the turntable will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if let glide = motion.glide { read(glide.destination) }
  }

  var pointsPerUnit: Double { ring.itemAngle * ring.radius }

  /// Whether the list is scrolled to its beginning or its end.
  public var isAtEnd: Bool { motion.isAtEnd }

  mutating func nextMotionEvent(until time: Double) -> DetentMotion.Event? {
    motion.next(until: time, on: IntegerDetents())
  }

  /// Reuses cells after items have passed the middle, and sends the events.
  mutating func pass(_ count: Int64, isSkipped: Bool, at time: Double) {
    guard isSkipped else { return slide(by: Int(clamping: count), at: time) }
    showWindow(at: time)
    guard let index = centeredIndex else { return }
    let passed = Int(clamping: count.magnitude)
    send(.skipped(count: passed, index: index, id: list[index]), at: time)
  }

  /// The positions at which the turntable can rest.
  var landing: TurntableLanding {
    let bounds = isEndless ? -Self.farthest...Self.farthest : ends
    return TurntableLanding(bounds: bounds, snaps: snaps)
  }

  /// Returns the nearest position at which the turntable can rest.
  func goal(near target: Double) -> DetentMotion.Goal { landing.goal(near: target) }

  /// Scrolls to an item.
  ///
  /// Any earlier motion or drag ends. Most items of a long way are skipped, so that a million items take no longer than
  /// ten.
  ///
  /// - Parameters:
  ///   - index: The item's index. An index without an item changes nothing.
  ///   - position: The place for the item. Default ``ScrollPosition/middle``.
  ///   - animated: Whether to turn there in 0.5 s, or to jump. Default true.
  /// - Returns: Whether the item exists.
  @discardableResult
  public mutating func scroll(
    to index: Int,
    position: ScrollPosition = .middle,
    animated: Bool = true
  ) -> Bool {
    guard index >= 0, index < list.count else { return false }
    let here = motion.goal?.position ?? self.position
    let item = nearestPosition(of: index, to: here)
    let target: Double
    switch position {
    case .nearest: target = here.clamped(to: item - reach...item + reach)
    case .middle: target = item
    case .start: target = item + reach
    case .end: target = item - reach
    }
    return scroll(toPosition: target, animated: animated)
  }

  /// Scrolls to a position between items, or to the nearest one at which the turntable can rest.
  ///
  /// - Parameters:
  ///   - position: The position for the middle of the arc, counted in items from the first.
  ///   - animated: As for ``scroll(to:position:animated:)``. Default true.
  /// - Returns: Whether the position is a number.
  @discardableResult
  public mutating func scroll(toPosition position: Double, animated: Bool = true) -> Bool {
    guard position.isFinite else { return false }
    if animated {
      glide(to: goal(near: position))
    } else {
      jump(to: goal(near: position), fades: false, at: now)
    }
    return true
  }

  /// Moves by a number of items, from the current or the coming position of rest.
  mutating func step(by steps: Double) {
    guard steps != 0 else { return }
    let here = motion.goal?.position ?? position
    let goal = goal(near: here + Self.bounded(leap: steps))
    guard goal.position != here else {
      send(.metEnd(strength: 0))
      return
    }
    glide(to: goal)
  }

  /// Animates to a goal, from the current position and speed.
  mutating func glide(to goal: DetentMotion.Goal) {
    guard !environment.reducesMotion, goal.position != position || itemsPerSecond != 0 else {
      return jump(to: goal, fades: true, at: now)
    }
    skip(towards: goal.position)
    motion.glide(
      to: goal,
      easing: .easeInOut,
      seconds: Self.scrollSeconds,
      response: Self.springResponse,
      at: now
    )
  }

  /// Skips most of a long way by whole items, so that the visible positions stay the same.
  private mutating func skip(towards target: Double) {
    let run = Double(4 * ring.side + 2)
    let delta = target - position
    guard delta.magnitude > run else { return }
    let skipped = (delta.magnitude - run).rounded(.down) * (delta < 0 ? -1 : 1)
    motion.renumber(by: skipped, detents: Int64(bounded: skipped))
    showWindow(at: now)
  }

  /// Shows the items at the present position after a jump, and sends the one in the middle.
  mutating func land(after detent: Int64, at time: Double) {
    showWindow(at: time)
    let before = index(at: withinList(Int(clamping: detent)))
    if let index = centeredIndex, index != before {
      send(.centered(index: index, id: list[index]), at: time)
    }
  }

  /// Ends motion and drops full turns.
  mutating func comeToRest(at time: Double) {
    if isEndless { dropTurns() }
    send(.cameToRest, at: time)
  }

  /// Releases the turntable at a speed, in items per second; if it does not move, it rests immediately.
  mutating func release(velocity: Double, near origin: Double? = nil) {
    pressed = nil
    continueThrow(velocity: velocity, near: origin)
    // Without a distance to move, the turntable rests now, and not at the next time.
    guard motion.endTime <= now, let goal = motion.goal else { return }
    jump(to: goal, fades: environment.reducesMotion, at: now)
  }

  /// Chooses the position of rest after a release, and the motion to it; returns to an origin if one is passed.
  private mutating func continueThrow(velocity: Double, near origin: Double? = nil) {
    let speed = Self.bounded(leap: velocity)
    let thrown = Deceleration(
      from: position,
      velocity: speed,
      rate: motion.rate,
      tolerance: motion.tolerance
    )
    let isStill = thrown.duration == 0 && goal(near: origin ?? position).position == position
    if environment.reducesMotion || isStill {
      let goal = goal(near: origin ?? (isStill ? position : thrown.rest))
      motion.glide(AnyMotion(restingAt: goal.position), to: goal, at: now)
    } else {
      // A turntable beyond an end returns to that end at any speed.
      let (target, landing) = (origin ?? (motion.isBeyondBounds ? position : nil), landing)
      motion.release(velocity: speed, isFling: true, at: now) { landing.goal(near: target ?? $0) }
    }
  }

  /// Ends the pointer's gesture as if it was cancelled.
  mutating func cancelGesture() {
    forgetPointers()
    loseHold()
  }

  /// Ignores further input of all pointers.
  mutating func forgetPointers() {
    pointers.removeAll()
    hovered = nil
    pressed = nil
  }

  /// Continues a motion or drag between ends that may have changed, without events.
  mutating func resume() {
    switch motion.phase {
    case .resting:
      motion.snap(to: goal(near: position))
    case .held:
      motion.grab(at: now)
    case .gliding(let glide):
      let goal = goal(near: glide.goal?.position ?? position)
      if glide.runsIntoEnd(after: now) || glide.isCoasting && goal != glide.goal {
        continueThrow(velocity: itemsPerSecond)
      } else if goal != glide.goal {
        let spring = SpringMotion(
          from: position,
          velocity: itemsPerSecond,
          to: goal.position,
          parameters: .edgeBounce
        )
        motion.glide(.spring(spring), to: goal, at: now)
      }
    }
  }
}

/// The rule by which a turntable chooses where it rests.
struct TurntableLanding {
  /// The positions of the list.
  let bounds: ClosedRange<Double>
  /// Whether an item is always in the middle.
  let snaps: Bool

  /// Returns the nearest goal.
  func goal(near target: Double) -> DetentMotion.Goal {
    let inside = target.clamped(to: bounds)
    let position = snaps ? inside.rounded() : inside
    let detent = IntegerDetents().detent(containing: position)
    return DetentMotion.Goal(position: position, detent: detent)
  }
}

extension DetentMotion.Glide {
  /// Whether the glide coasts, without a spring.
  fileprivate var isCoasting: Bool {
    if case .deceleration = track.law { true } else { false }
  }

  /// Returns whether the glide coasts into an end.
  fileprivate func runsIntoEnd(after time: Double) -> Bool {
    track.law.contact.map { track.startTime + $0 > time } ?? false
  }
}
