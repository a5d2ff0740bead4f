// How a turntable turns, lands and comes to rest.
extension Turntable {
  /// Where to bring an item.
  public enum ScrollPosition: UInt8, CaseIterable, Equatable, Sendable {
    /// Into view, by the shortest way.
    case nearest
    /// To the middle of the arc.
    case middle
    /// To where the first item rests.
    case start
    /// To where the last item rests.
    case end
  }

  /// How long it takes to scroll to an item, in seconds.
  static let scrollSeconds = 0.5
  /// How long it takes to go on when it turns already, in seconds: the response of a spring.
  static let hurrySeconds = 0.35
  /// How long a jump takes to be faded in, in seconds.
  static let fadeSeconds = 0.15
  /// What brings items to their positions after a change of the list: critically damped.
  static let change = SpringMotion.Parameters(dampingRatio: 1, response: 0.4)
  /// No single event goes further than so many items, however far the pointer leapt, and no fling
  /// is faster than so many in a second.
  static let maximumLeap = 1_000.0

  /// A number of items within ±``maximumLeap``.
  static func bounded(leap items: Double) -> Double {
    Swift.min(Swift.max(items, -maximumLeap), maximumLeap)
  }

  /// Advances all motion to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (TurntableEvent, Double) -> Void) {
    guard time.isFinite, time >= now else { return }
    tellCells(at: time, emit: emit)
    lapsePress(at: time)
    while now < time {
      now = Swift.min(time, nextDeparture)
      follow(until: now, emit: emit)
      dismiss(at: now, emit: emit)
    }
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    isGliding || fadeIn.isMoving(at: now) || now < changeEndTime || nextDeparture.isFinite
      || !untold.isEmpty || pressed != nil || isNudged
  }

  /// Reports where it comes to rest; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if let glide = motion.glide { read(glide.destination) }
  }

  /// Whether it is scrolled to the beginning or the end.
  public var isAtEnd: Bool { motion.isAtEnd }

  /// Tells what happens until an instant, and hands cells on.
  mutating func follow(until time: Double, emit: (TurntableEvent, Double) -> Void) {
    while let event = motion.next(until: time, on: IntegerDetents()) {
      switch event {
      case .crossed(let crossing, let time): slide(crossing, at: time, emit: emit)
      case .skipped(let count, _, let time):
        showWindow(at: time, emit: emit)
        guard let index = centeredIndex else { break }
        emit(.skipped(count: Int(clamping: count), index: index, id: list[index]), time)
      case .metEnd(let time): emit(.metEnd, time)
      case .cameToRest(let time): comeToRest(at: time, emit: emit)
      }
    }
  }

  /// Where it may rest near a position.
  func goal(near target: Double) -> DetentMotion.Goal {
    let position = options.snaps ? withinEnds(target).rounded() : withinEnds(target)
    let detent = IntegerDetents().detent(containing: position)
    return DetentMotion.Goal(position: position, detent: detent)
  }

  /// Scrolls to an item.
  ///
  /// What moved or held it before ends. On a long way items are left out, so that a million of them
  /// takes no longer than ten.
  ///
  /// - Parameters:
  ///   - index: the item; one that does not exist changes nothing.
  ///   - position: where to bring it. Default ``ScrollPosition/middle``.
  ///   - animated: whether it turns there in 0.5 s, or stands there at once. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether there is such an item and the time did not run backward.
  @discardableResult
  public mutating func scroll(
    to index: Int,
    position: ScrollPosition = .middle,
    animated: Bool = true,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard index >= 0, index < list.count, catchUp(to: time, emit: emit) else { return false }
    let here = motion.goal?.position ?? self.position
    var item = Double(index)
    if isEndless {
      let count = Double(list.count)
      item += ((here - item) / count).rounded() * count
    }
    let target: Double
    switch position {
    case .nearest: target = Swift.min(Swift.max(here, item - reach), item + reach)
    case .middle: target = item
    case .start: target = item + reach
    case .end: target = item - reach
    }
    scroll(near: target, animated: animated, at: time, emit: emit)
    return true
  }

  /// Scrolls to a position between items, or to the nearest one on which it can rest.
  ///
  /// - Parameters:
  ///   - position: what comes to the middle of the arc, counted in items from the first.
  ///   - animated: as for ``scroll(to:position:animated:at:emit:)``. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether the position is a number and the time did not run backward.
  @discardableResult
  public mutating func scroll(
    toPosition position: Double,
    animated: Bool = true,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard position.isFinite, catchUp(to: time, emit: emit) else { return false }
    scroll(near: position, animated: animated, at: time, emit: emit)
    return true
  }

  private mutating func scroll(
    near target: Double,
    animated: Bool,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    if animated {
      glide(to: goal(near: target), at: time, emit: emit)
    } else {
      jump(to: goal(near: target), fades: false, at: time, emit: emit)
    }
  }

  /// Goes on by so many items from where it rests, or is going to.
  mutating func step(
    by steps: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    guard steps != 0 else { return }
    let here = motion.goal?.position ?? position
    let goal = goal(near: here + Self.bounded(leap: steps))
    guard goal.position != here else {
      emit(.metEnd, time)
      return
    }
    glide(to: goal, at: time, emit: emit)
  }

  /// Turns from where it is, at the speed it has, to a goal.
  mutating func glide(
    to goal: DetentMotion.Goal,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    guard !environment.reducesMotion, goal.position != position || itemsPerSecond != 0 else {
      jump(to: goal, fades: true, at: time, emit: emit)
      return
    }
    skip(towards: goal.position, at: time, emit: emit)
    motion.glide(
      to: goal,
      easing: .easeInOut,
      seconds: Self.scrollSeconds,
      response: Self.hurrySeconds,
      at: time
    )
  }

  /// Goes over most of a long way at once, by whole items, so that none stands elsewhere than
  /// before.
  private mutating func skip(
    towards target: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let run = Double(4 * ring.side + 2)
    let delta = target - position
    guard delta.magnitude > run else { return }
    let skipped = (delta.magnitude - run).rounded(.down) * (delta < 0 ? -1 : 1)
    motion.renumber(by: skipped, detents: Int64(bounded: skipped))
    showWindow(at: time, emit: emit)
  }

  /// Stands on a goal at once; what turned or was held may be faded in elsewhere.
  private mutating func jump(
    to goal: DetentMotion.Goal,
    fades: Bool,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let before = centeredIndex
    if fades, goal.position != position {
      fadeIn.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    }
    motion.snap(to: goal)
    showWindow(at: time, emit: emit)
    if let index = centeredIndex, index != before {
      emit(.centered(index: index, id: list[index]), time)
    }
    comeToRest(at: time, emit: emit)
  }

  /// Comes to rest, and counts the turns no longer.
  private mutating func comeToRest(at time: Double, emit: (TurntableEvent, Double) -> Void) {
    if isEndless { dropTurns() }
    emit(.cameToRest, time)
  }

  /// Lets go of it at a speed, in items per second, and tells if it rests at once.
  mutating func release(
    velocity: Double,
    near origin: Double? = nil,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    pressed = nil
    throwOn(velocity: velocity, near: origin, at: time)
    // What has nowhere to go rests now, and not with the next time.
    guard motion.endTime <= time, let goal = motion.goal else { return }
    jump(to: goal, fades: environment.reducesMotion, at: time, emit: emit)
  }

  /// Chooses where to rest after a release, and how to get there; it goes back to an origin if there is one.
  private mutating func throwOn(velocity: Double, near origin: Double? = nil, at time: Double) {
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
      motion.glide(AnyMotion(restingAt: goal.position), to: goal, at: time)
    } else {
      // From beyond an end it comes back to that end, however fast.
      let target = origin ?? (motion.isBeyondBounds ? position : nil)
      var motion = motion
      motion.release(velocity: speed, isFling: true, at: time) { goal(near: target ?? $0) }
      self.motion = motion
    }
  }

  /// Ends what a pointer does as if it had been cancelled; what comes of it is told with the next
  /// time.
  mutating func cancelGesture() {
    pointers.removeAll()
    hovered = nil
    pressed = nil
    if isHeld { throwOn(velocity: 0, at: now) }
  }

  /// Goes on with what held or moved it between ends that may be others; tells nothing.
  mutating func resume() {
    switch motion.phase {
    case .resting:
      motion.snap(to: goal(near: position))
    case .held:
      motion.grab(at: now)
    case .gliding(let glide):
      let goal = goal(near: glide.goal?.position ?? position)
      if glide.runsIntoEnd(after: now) || glide.isCoasting && goal != glide.goal {
        throwOn(velocity: itemsPerSecond, at: now)
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

extension DetentMotion.Glide {
  /// Whether it coasts, and nothing draws it.
  fileprivate var isCoasting: Bool {
    if case .deceleration = track.law { true } else { false }
  }

  /// Whether it coasts towards an end that it will run into.
  fileprivate func runsIntoEnd(after time: Double) -> Bool {
    track.law.contact.map { track.startTime + $0 > time } ?? false
  }
}
