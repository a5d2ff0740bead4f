/// A time that runs out, by the host's time alone.
struct ProgressCountdown: Equatable, Sendable {
  /// What it does.
  enum Phase: Equatable, Sendable {
    /// It has not been started.
    case ready
    /// It runs out at a time, in seconds of the host.
    case running(end: Double)
    /// It stands still, so many seconds before its end.
    case paused(remaining: Double)
    /// It has run out.
    case finished
  }

  /// How long it is in all, in seconds; 0 for none.
  let duration: Double
  var phase = Phase.ready

  init(duration: Double) { self.duration = duration }

  var isRunning: Bool { if case .running = phase { true } else { false } }

  /// When it runs out; infinite while it does not run.
  var endTime: Double { if case .running(let end) = phase { end } else { .infinity } }

  /// What is left of it then, in seconds.
  func remaining(at time: Double) -> Double {
    switch phase {
    case .ready: return duration
    case .running(let end): return (end - time).bounded(to: 0...duration, else: duration)
    case .paused(let remaining): return remaining
    case .finished: return 0
    }
  }
}

/// What a countdown does.
public enum ProgressCountdownPhase: UInt8, CaseIterable, Equatable, Sendable {
  /// It has not been started, or there is none.
  case ready
  /// It runs.
  case running
  /// It was paused, and can be resumed.
  case paused
  /// It has run out.
  case finished

  /// The names, in the order of the cases.
  static let names = TokenList("ready running paused finished")
}

// What an app can do with a countdown.
extension ProgressRing {
  /// The shortest way of the arc's end that can be seen, in points: half a pixel, where a point has two pixels.
  private static let visibleWay = 0.25
  /// The shortest and the longest time between two frames of an arc that is seen to move, in seconds.
  ///
  /// Fewer frames would be jerky; an arc that needs less than one a second moves with the seconds.
  private static let frameSeconds = 1.0 / 30...1.0 / 10

  /// When the next frame is needed: as soon as the arc has moved visibly, or another second or colour is shown.
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

  /// What the countdown does.
  public var countdownPhase: ProgressCountdownPhase {
    switch countdown.phase {
    case .ready: return .ready
    case .running: return .running
    case .paused: return .paused
    case .finished: return .finished
    }
  }

  /// What is left of the countdown, in seconds; 0 without one.
  public var remainingSeconds: Double { countdown.remaining(at: now) }

  /// Starts the countdown, whatever it does.
  ///
  /// - Parameters:
  ///   - end: when it runs out, in seconds; while more than its duration remains the ring is full. Nil, the default,
  ///     for its duration from now on.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time. Default nobody.
  /// - Returns: whether there is a countdown, `end` is finite, and time did not run backward; otherwise nothing is done.
  @discardableResult
  public mutating func start(
    until end: Double? = nil,
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard end?.isFinite != false else { return false }
    let isDone = change(at: time, emit: emit) {
      $0.phase = .running(end: end ?? time + $0.duration)
    }
    // One that is over when it begins has its end at once.
    if isDone, end != nil { runDown(from: time, emit: emit) }
    return isDone
  }

  /// Has a countdown that runs stand still; see ``start(until:at:emit:)``.
  ///
  /// - Returns: whether one ran.
  @discardableResult
  public mutating func pause(
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    var ran = false
    let isDone = change(at: time, emit: emit) {
      ran = $0.isRunning
      if ran { $0.phase = .paused(remaining: $0.remaining(at: time)) }
    }
    return isDone && ran
  }

  /// Has a countdown that was paused run on; see ``start(until:at:emit:)``.
  ///
  /// - Returns: whether one was paused.
  @discardableResult
  public mutating func resume(
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    var wasPaused = false
    let isDone = change(at: time, emit: emit) {
      guard case .paused(let remaining) = $0.phase else { return }
      wasPaused = true
      $0.phase = .running(end: time + remaining)
    }
    return isDone && wasPaused
  }

  /// Takes the countdown back to its beginning, where it waits to be started; see ``start(until:at:emit:)``.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public mutating func reset(
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    change(at: time, emit: emit) { $0.phase = .ready }
  }

  private mutating func change(
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void,
    _ change: (inout ProgressCountdown) -> Void
  ) -> Bool {
    guard isCountdown, catchUp(to: time, emit: emit) else { return false }
    let before = share
    change(&countdown)
    follow(from: before)
    return true
  }

  /// Tells of each threshold that the countdown has passed since a time, and of its end, each at its
  /// instant.
  mutating func runDown(from before: Double, emit: (ProgressRingEvent, Double) -> Void) {
    guard case .running(let end) = countdown.phase else { return }
    let (first, last) = (countdown.remaining(at: before), countdown.remaining(at: now))
    for threshold in style.thresholds.reversed() where last <= threshold && threshold < first {
      emit(.crossed(threshold), (end - threshold).clamped(to: before...now))
    }
    guard now >= end else { return }
    countdown.phase = .finished
    emit(.finished, Swift.max(before, end))
  }
}
