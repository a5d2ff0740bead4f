// Opening, closing, and timed actions.
extension RingMenu {
  /// The most rings that are visible while they close; the oldest, which is nearly closed, is removed at once.
  private static let greatestLeavingCount = 8

  /// Opens the menu, as a click or a long press does.
  ///
  /// - Parameters:
  ///   - position: The point to open around, if the menu opens around the finger; nil for the centre.
  ///   - pointer: The ID of a pointer that is down at the position and has waited long enough elsewhere; see
  ///     ``RingMenuPress``. It now slides over the menu, and its release selects. Default nil: no pointer.
  /// - Returns: Whether the menu is open now.
  @discardableResult
  public mutating func open(around position: Point2D? = nil, holding pointer: Int? = nil) -> Bool {
    guard position?.isFinite ?? true, scale > 0 else { return false }
    let position = position ?? size.center
    if let pointer { hold(pointer, at: position) }
    beginOpening(around: position)
    return isOpen
  }

  /// Lets a pointer that has waited elsewhere slide over the menu, which is about to open.
  private mutating func hold(_ pointer: Int, at position: Point2D) {
    guard !isOpen, !items.all.isEmpty, pointers.isEmpty else { return }
    _ = pointers.take(PointerEvent(.down, id: pointer, position: position), at: now)
    hold = .sliding
  }

  /// Closes the menu without a selection.
  public mutating func close() {
    hold = .none
    pointers.removeAll()
    beginClosing()
  }

  /// Closes the menu at once, without a selection or an animation.
  ///
  /// For hosts that stop displaying the menu. A menu that is not closed sends ``RingMenuEvent/closed``.
  public mutating func dismiss() {
    beginClosing()
    let wasClosing = isClosing
    begin()
    if wasClosing { send(.closed) }
  }

  /// Opens the menu; around a point if its anchor is the finger.
  mutating func beginOpening(around position: Point2D) {
    guard !isOpen else { return }
    if options.anchor == .finger, !rings.isEmpty { leave() }
    if rings.isEmpty {
      guard let ring = makeRing(under: nil, at: position) else { return }
      rings.append(ring)
    }
    isOpen = true
    isClosing = false
    closesForInfo = false
    // Text typed before the menu closed is discarded.
    typed = TypeAhead()
    touch()
    awaitMove(from: position)
    run(0, toOpen: true)
    send(.opened)
  }

  /// Begins to close all rings, without a selection.
  mutating func beginClosing() {
    guard isOpen else { return }
    highlight(.none)
    while rings.count > 1 { leave() }
    isOpen = false
    isClosing = true
    pause = nil
    run(0, toOpen: false)
    send(.closing)
  }

  /// Opens an item's ring around a point.
  private mutating func enter(_ item: Int, around position: Point2D) {
    guard let ring = makeRing(under: item, at: position) else { return }
    run(rings.count - 1, toOpen: false)
    rings.append(ring)
    highlight(.none)
    awaitMove(from: position)
    run(rings.count - 1, toOpen: true)
    send(.entered(item))
  }

  /// Goes back to the ring above, by a pointer at a position; does nothing on the first ring.
  mutating func goBack(from position: Point2D) {
    guard rings.count > 1, let item = rings.last?.parent else { return }
    highlight(.none)
    leave()
    awaitMove(from: position)
    run(rings.count - 1, toOpen: true)
    send(.left(item))
  }

  /// Keeps the pointer at the same part of the uppermost ring.
  mutating func carryPointer(from old: RingLayout, to new: RingLayout) {
    let share = new.scale / old.scale
    guard share > 0, share.isFinite else { return }
    let carried = { (point: Point2D) in new.center + (point - old.center) * share }
    pointers.relocate(carried)
    if let point = still?.position { still?.position = carried(point) }
    if let point = pause?.position { pause?.position = carried(point) }
  }

  /// Highlights nothing until the finger moves, because the ring appeared under it.
  private mutating func awaitMove(from position: Point2D) {
    let finger = pointers.isEmpty ? pointers.hover : pointers[0].position
    still = RingPause(position: finger ?? position, start: now)
  }

  /// Selects an item, or opens its ring around a point; does nothing if the item is disabled.
  private mutating func choose(_ item: Int, around position: Point2D) {
    guard items.all[item].isEnabled else { return }
    guard !items.hasRing(item) else {
      return enter(item, around: position)
    }
    chosen = item
    send(.chosen(item))
    beginClosing()
  }

  /// Performs the action of a target under a pointer at a position.
  ///
  /// It selects an item, opens its ring, goes back to the ring above, or presses the info button; without a target, it
  /// closes the menu.
  mutating func follow(_ target: RingTarget, around position: Point2D) {
    switch target {
    case .none: beginClosing()
    case .slot(let slot):
      guard let item = rings.last?.item(on: slot) else { return }
      choose(item, around: position)
    case .back: goBack(from: position)
    case .info: chooseInfo()
    }
  }

  /// Closes the menu, and sends ``RingMenuEvent/info`` once it is closed.
  private mutating func chooseInfo() {
    beginClosing()
    closesForInfo = true
  }

  /// Highlights another target; each change of the target under the finger sends one event.
  mutating func highlight(_ target: RingTarget) {
    guard target != self.target else { return }
    let before = highlighted
    self.target = target
    pause = nil
    if highlighted != before { send(.highlighted(highlighted)) }
  }

  /// Records that the user has touched the menu, so that no hint appears.
  mutating func touch() {
    guard untouched != nil else { return }
    untouched = nil
    revision.count &+= 1
  }

  /// Opens or closes one of the rings, from its current state.
  private mutating func run(_ index: Int, toOpen: Bool) {
    revision.count &+= 1
    rings[index].run(toOpen: toOpen, at: now)
  }

  /// Removes the last ring, which continues to close.
  private mutating func leave() {
    guard var last = rings.popLast() else { return }
    last.run(toOpen: false, at: now)
    if leaving.count == Self.greatestLeavingCount { leaving.removeFirst() }
    leaving.append(last)
    revision.count &+= 1
  }
}

extension RingMenu {
  /// A timed action.
  private enum Deadline {
    /// A press becomes long.
    case press
    /// A pointer has paused on a wedge.
    case pause
    /// All rings have closed.
    case end
  }

  /// Advances the menu to a time.
  public mutating func receive(time: Double) {
    if untouched == .infinity { untouched = time }
    while let (deadline, due) = nextDeadline, due <= time {
      now = Swift.max(now, due)
      switch deadline {
      case .press:
        hold = .sliding
        mark.cancel()
        let position = pointers.isEmpty ? size.center : pointers[0].position
        beginOpening(around: position)
      case .pause: passPaused()
      case .end: finish()
      }
    }
    now = time
    if !leaving.isEmpty, leaving.contains(where: { now >= $0.end }) {
      leaving.removeAll { now >= $0.end }
      revision.count &+= 1
    }
  }

  /// Whether the menu needs frames.
  public var isMoving: Bool {
    if case .some = nextDeadline { return true }
    return isRunning || waitsForHint
  }

  private var nextDeadline: (Deadline, Double)? {
    var next: (Deadline, Double)?
    func add(_ deadline: Deadline, _ time: Double) {
      if next.map({ time < $0.1 }) ?? true { next = (deadline, time) }
    }
    if case .waiting(let press) = hold { add(.press, press.longPressTime) }
    if let pause { add(.pause, pause.start + options.pauseSeconds) }
    if isClosing { add(.end, runsUntil) }
    return next
  }

  /// Completes closing.
  private mutating func finish() {
    isClosing = false
    let wasInfo = closesForInfo
    closesForInfo = false
    settle()
    send(.closed)
    if wasInfo { send(.info) }
  }

  /// The duration of the hint's fade-in, in seconds.
  private static let hintFadeSeconds = 0.25

  /// The opacity of the hint.
  ///
  /// Inlined, because each frame reads it and a call would copy the whole menu.
  @inline(__always)
  var hintOpacity: Double {
    guard let untouched, !isOpen, !options.hint.utf8.isEmpty else { return 0 }
    let shown = now - untouched - options.hintSeconds
    return (shown / Self.hintFadeSeconds).bounded(to: ShareLimits.range, else: 0)
  }

  /// Whether the hint has yet to appear.
  private var waitsForHint: Bool {
    guard untouched != nil, !isOpen, takesInput, !options.hint.utf8.isEmpty else {
      return false
    }
    return hintOpacity < 1
  }
}
