extension RingMenu {
  /// What happens at a time of its own.
  private enum Deadline {
    /// A press has become long.
    case press
    /// A pointer has paused on a wedge.
    case pause
    /// Everything has closed.
    case end
  }

  /// Lets time pass; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    if untouched == -.infinity { untouched = time }
    while let (deadline, due) = nextDeadline, due <= time {
      now = Swift.max(now, due)
      switch deadline {
      case .press:
        hold = .sliding
        mark.cancel()
        let place = pointers.isEmpty ? size.center : pointers[0].position
        beginOpening(at: place, time: now, emit: emit)
        glide(to: place, at: now, emit: emit)
      case .pause: passPaused(at: now, emit: emit)
      case .end: finish(emit: emit)
      }
    }
    now = time
    if !leaving.isEmpty, leaving.contains(where: { now >= $0.end }) {
      leaving.removeAll { now >= $0.end }
      revision.count &+= 1
    }
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    if case .some = nextDeadline { return true }
    return now < runsUntil || waitsForHint
  }

  private var nextDeadline: (Deadline, Double)? {
    var next: (Deadline, Double)?
    func add(_ deadline: Deadline, _ time: Double) {
      if next.map({ time < $0.1 }) ?? true { next = (deadline, time) }
    }
    if case .waiting(let start) = hold { add(.press, start + options.holdSeconds) }
    if let pauseDeadline { add(.pause, pauseDeadline) }
    if tellsClosed { add(.end, runsUntil) }
    return next
  }

  /// All is closed.
  private mutating func finish(emit: (RingMenuEvent, Double) -> Void) {
    tellsClosed = false
    let wasInfo = tellsInfo
    tellsInfo = false
    settle()
    emit(.closed, now)
    if wasInfo { emit(.info, now) }
  }

  /// How opaque the hint is.
  var hintOpacity: Double {
    guard let untouched, !isOpen, !options.hint.utf8.isEmpty else { return 0 }
    let shown = now - untouched - options.hintSeconds
    return Swift.min(Swift.max(0, shown / Self.hintFadeSeconds), 1)
  }

  /// How long the hint takes to appear.
  private static let hintFadeSeconds = 0.25

  /// Whether the hint is still to come.
  private var waitsForHint: Bool {
    guard let untouched, !isOpen, options.isEnabled else { return false }
    if untouched == -.infinity { return !options.hint.utf8.isEmpty }
    return hintOpacity < 1 && !options.hint.utf8.isEmpty
  }
}
