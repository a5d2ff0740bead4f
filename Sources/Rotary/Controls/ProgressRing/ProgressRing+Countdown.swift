/// A countdown that depends only on the host's time.
struct ProgressCountdown: Equatable, Sendable {
  /// The states of a countdown.
  enum Phase: Equatable, Sendable {
    /// The countdown has not been started.
    case ready
    /// The countdown runs until a time, in seconds of the host.
    case running(end: Double)
    /// The countdown is paused with this many seconds left.
    case paused(remaining: Double)
    /// The countdown has ended.
    case finished
  }

  /// The total duration, in seconds; 0 for none.
  let duration: Double
  var phase = Phase.ready

  init(duration: Double) { self.duration = duration }

  var isRunning: Bool { if case .running = phase { true } else { false } }

  /// The time at which the countdown ends; infinite while it does not run.
  var endTime: Double { if case .running(let end) = phase { end } else { .infinity } }

  /// Returns the remaining time at a time, in seconds.
  func remaining(at time: Double) -> Double {
    switch phase {
    case .ready: return duration
    case .running(let end): return (end - time).bounded(to: 0...duration, else: duration)
    case .paused(let remaining): return remaining
    case .finished: return 0
    }
  }
}

/// The states of a countdown.
public enum ProgressCountdownPhase: UInt8, CaseIterable, Equatable, Sendable {
  /// The countdown has not been started, or there is none.
  case ready
  /// The countdown runs.
  case running
  /// The countdown is paused, and can be resumed.
  case paused
  /// The countdown has ended.
  case finished

  /// The names, in the order of the cases.
  static let names = TokenList("ready running paused finished")
}

// The commands of a countdown.
extension ProgressRing {
  /// The shortest visible movement of the arc's end, in points: half a pixel, if a point has two pixels.
  private static let visibleWay = 0.25
  /// The shortest and the longest time between two frames of an arc that moves visibly, in seconds.
  ///
  /// A lower rate would be jerky; an arc that needs less than one frame per second moves with the seconds.
  private static let frameSeconds = 1.0 / 30...1.0 / 10

  /// The time at which the next frame is needed: the arc has moved visibly, or another second or colour is shown.
  public var nextFrameTime: Double {
    let end = countdown.endTime
    guard end.isFinite, !lag.isMoving(at: now) else { return -.infinity }
    let remaining = countdown.remaining(at: now)
    let whole = (remaining - Self.secondsSlack).rounded(.up) - 1
    var next = end - whole - Self.secondsSlack
    for threshold in style.thresholds where threshold < remaining {
      next = Swift.min(next, end - threshold)
    }
    let seconds = Self.visibleWay * countdown.duration / artwork.circumference
    guard seconds < 1 else { return Swift.max(next, now) }
    return Swift.min(next, now + seconds.clamped(to: Self.frameSeconds))
  }

  /// The state of the countdown.
  public var countdownPhase: ProgressCountdownPhase {
    switch countdown.phase {
    case .ready: return .ready
    case .running: return .running
    case .paused: return .paused
    case .finished: return .finished
    }
  }

  /// The remaining time of the countdown, in seconds; 0 without one.
  public var remainingSeconds: Double { countdown.remaining(at: now) }

  /// Starts the countdown, in any state.
  ///
  /// - Parameter end: The time at which the countdown ends, in seconds. While more than its duration remains, the ring
  ///   is full. Default nil: its duration from now.
  /// - Returns: Whether there is a countdown and `end` is finite. Otherwise nothing changes.
  @discardableResult
  public mutating func start(until end: Double? = nil) -> Bool {
    guard isCountdown, end?.isFinite != false else { return false }
    change(to: .running(end: end ?? now + countdown.duration))
    // A countdown whose end has passed ends immediately.
    if end != nil { runDown(from: now) }
    return true
  }

  /// Pauses a running countdown; see ``start(until:)``.
  ///
  /// - Returns: Whether the countdown was running.
  @discardableResult
  public mutating func pause() -> Bool {
    guard countdown.isRunning else { return false }
    change(to: .paused(remaining: remainingSeconds))
    return true
  }

  /// Resumes a paused countdown; see ``start(until:)``.
  ///
  /// - Returns: Whether the countdown was paused.
  @discardableResult
  public mutating func resume() -> Bool {
    guard case .paused(let remaining) = countdown.phase else { return false }
    change(to: .running(end: now + remaining))
    return true
  }

  /// Resets the countdown, so that it waits to be started; see ``start(until:)``.
  ///
  /// - Returns: Whether there is a countdown.
  @discardableResult
  public mutating func reset() -> Bool {
    guard isCountdown else { return false }
    change(to: .ready)
    return true
  }

  private mutating func change(to phase: ProgressCountdown.Phase) {
    let before = share
    countdown.phase = phase
    follow(from: before)
  }

  /// Sends an event for each threshold that the countdown has passed since a time, and for its end, each with its own
  /// time.
  mutating func runDown(from before: Double) {
    guard case .running(let end) = countdown.phase else { return }
    let (first, last) = (countdown.remaining(at: before), countdown.remaining(at: now))
    for threshold in style.thresholds.reversed() where last <= threshold && threshold < first {
      send(.crossed(threshold), at: (end - threshold).clamped(to: before...now))
    }
    guard now >= end else { return }
    countdown.phase = .finished
    send(.finished, at: Swift.max(before, end))
  }
}
