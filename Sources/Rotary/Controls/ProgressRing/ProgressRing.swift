/// A ring that shows progress: a share of a whole, work of unknown length, or a countdown.
///
/// A ring takes no input: every pointer and key is free for the views around it.
///
/// ```swift
/// var upload = ProgressRing(value: 0.2)
/// upload.advance(to: now)
/// upload.move(to: 0.6)
///
/// var eggs = ProgressRing(countdown: 240)
/// eggs.advance(to: now)
/// eggs.start()
/// eggs.advance(to: now + 30)
/// while let (event, time) = eggs.nextEvent() { print(event, time) }
/// print(eggs.remainingSeconds)
/// ```
public struct ProgressRing: Equatable, Sendable {
  /// The ring's look.
  public var style = ProgressRingStyle() { didSet { if style != oldValue { layOut() } } }

  /// The control's size in points; the ring's diameter is the shorter side.
  ///
  /// Sides are clamped to 0 to 1,000,000, and NaN counts as 0.
  public var size = Size2D(200, 200) {
    didSet {
      size = InputLimits.size(size)
      if size != oldValue { layOut() }
    }
  }

  /// The user's system settings.
  ///
  /// A ring is not mirrored in right-to-left languages, because clocks are not.
  ///
  /// With reduced motion a value is shown without an animation, and work of unknown length is a gentle pulse that does
  /// not turn.
  public var environment = ControlEnvironment() {
    didSet {
      if environment.reducesMotion { settle() }
      let isSame =
        environment.textScale == oldValue.textScale && environment.numerals == oldValue.numerals
      if !isSame { layOut() }
    }
  }

  /// The values of an empty and of a full ring.
  ///
  /// Ends are clamped to ±10¹⁵, and a range with NaN is ignored. Default 0 to 1. A change clamps the value and sends no
  /// event. If both ends are the same number, the ring is full.
  public var range = 0.0...1.0 {
    didSet {
      guard !range.lowerBound.isNaN, !range.upperBound.isNaN else {
        range = oldValue
        return
      }
      range = range.clamped(to: Self.values)
      guard range != oldValue else { return }
      settle()
      layOut()
    }
  }

  /// The value, or nil while it is unknown.
  ///
  /// It is clamped to ``range``, until the range includes it; NaN is ignored. Default nil. Setting it has no animation
  /// and sends no event. To animate, call ``move(to:animated:)``.
  public var value: Double? {
    get { requested?.clamped(to: range) }
    set {
      guard newValue?.isNaN != true else { return }
      requested = newValue
      settle()
    }
  }

  /// The duration of the countdown, in seconds; 0 for none.
  ///
  /// Range 0 to 10⁹; other numbers are clamped, and NaN is ignored. Default 0. While there is a countdown, the ring
  /// shows its remaining time instead of ``value``. Another duration resets the countdown, and sends no event.
  public var durationSeconds: Double {
    get { countdown.duration }
    set {
      let seconds = newValue.bounded(to: Self.durations, else: countdown.duration)
      guard seconds != countdown.duration else { return }
      countdown = ProgressCountdown(duration: seconds)
      settle()
      layOut()
    }
  }

  /// The range of the ends.
  static let values = -SpinnerRange.farthest...SpinnerRange.farthest
  /// The range of a countdown's duration, in seconds: up to 31 years.
  static let durations = 0...1e9

  /// The latest time that the ring received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<ProgressRingEvent>()
  /// The value that was set last, within the ends or not, so that value and ends can be set in any order.
  private var requested: Double?
  /// See ``durationSeconds``.
  var countdown = ProgressCountdown(duration: 0)
  /// The distance between the shown and the actual share of the ring.
  ///
  /// Decays to 0.
  var lag = MotionTrack<SpringMotion>(restingAt: 0)
  /// The app's text for the value.
  var written: WrittenProgress?
  /// The parts of the picture that are the same in each frame.
  private(set) var artwork = ProgressRingArtwork()

  /// Creates a ring for work of unknown length.
  public init() { layOut() }

  /// Creates a ring from 0 to 1.
  public init(value: Double?) {
    self.init()
    self.value = value
  }

  /// Creates a ring for a countdown of a number of seconds; call ``start(until:)`` to start it.
  public init(countdown seconds: Double) {
    self.init()
    durationSeconds = seconds
  }

  /// Whether the value is unknown.
  public var isIndeterminate: Bool { value == nil && !isCountdown }

  /// Whether the ring shows a countdown.
  var isCountdown: Bool { countdown.duration > 0 }

  /// The completed share, or the remaining share of the countdown; 0 while the value is unknown.
  var share: Double {
    if isCountdown { return countdown.remaining(at: now) / countdown.duration }
    guard let value else { return 0 }
    let span = range.upperBound - range.lowerBound
    return span > 0 ? (value - range.lowerBound) / span : 1
  }

  /// The share of the ring that is shown, 0 to 1; during an animation, a share between the old and the new one.
  public var shownShare: Double { (share + lag.position(at: now)).bounded(to: 0...1, else: 0) }

  /// Ends the animation.
  private mutating func settle() { lag = MotionTrack(restingAt: 0) }

  private mutating func layOut() { artwork = ProgressRingArtwork(of: self) }
}

// Animations to another value.
extension ProgressRing {
  /// Moves to a value with an animation, and sends events for the thresholds on the way.
  ///
  /// The arc continues from its current length and speed, so that values can follow each other at any rate. With
  /// reduced motion the new value is shown immediately.
  ///
  /// - Parameters:
  ///   - value: The new value; it is handled as for ``value``.
  ///   - animated: Whether the arc moves to the value or jumps. Default true.
  /// - Returns: Whether the value is a number; otherwise nothing changes.
  @discardableResult
  public mutating func move(to value: Double, animated: Bool = true) -> Bool {
    guard !value.isNaN else { return false }
    let before = self.value
    let shareBefore = isCountdown ? 0 : share
    requested = value
    guard !isCountdown, let after = self.value else { return true }
    if animated { follow(from: shareBefore) } else { settle() }
    if let before { cross(from: before, to: after) }
    if after == range.upperBound, before != after { send(.finished) }
    return true
  }

  /// Animates the arc from its length to a share that has changed.
  mutating func follow(from before: Double) {
    guard !environment.reducesMotion else { return settle() }
    let tolerance = MotionTolerance.visible(pointsPerUnit: artwork.circumference)
    lag.shift(by: before - share, at: now, .arc, tolerance: tolerance)
  }

  /// Sends an event for each threshold between two values, in order.
  private mutating func cross(from before: Double, to after: Double) {
    let bands = style.bands
    bands.cross(from: before, to: after) { send(.crossed($0)) }
  }
}

/// The events of a progress ring.
public enum ProgressRingEvent: Equatable, Sendable {
  /// The value, or the remaining seconds, passed a threshold of ``ProgressRingStyle/thresholds``.
  case crossed(Double)
  /// The progress is complete: the countdown has ended, or a move reached the upper end of the range.
  case finished
}

extension ProgressRingEvent: DescribedEvent {
  /// The event's name, as in recordings.
  public var name: String {
    switch self {
    case .crossed: return "crossed"
    case .finished: return "finished"
    }
  }

  /// Reports the crossed threshold: `value`.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if case .crossed(let threshold) = self { read("value", .number(threshold)) }
  }
}

extension ProgressRing: Control {
  /// Whether the arc moves: to another value, with a countdown, or because the value is unknown.
  public var isMoving: Bool { isIndeterminate || countdown.isRunning || lag.isMoving(at: now) }

  /// Reports the share at which the arc will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if lag.isMoving(at: now) { read(share) }
  }

  /// Whether the ring is full, or no time is left.
  public var isAtEnd: Bool {
    isCountdown ? share <= 0 : value != nil && share >= 1
  }

  /// Declines all input.
  public mutating func receive(_ input: Input) -> Response { .declined }

  /// The ring only shows a value.
  public var isOutput: Bool { true }

  /// No area: every touch is for the views around the ring.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {}

  /// Advances the countdown and the arc to a time.
  public mutating func receive(time: Double) {
    let before = now
    now = time
    runDown(from: before)
  }

  /// Returns the feedback for an event: the threshold, for people who do not see its colour, and the end are announced.
  public func feedback(for event: ProgressRingEvent) -> Feedback {
    switch event {
    case .crossed: return Feedback(announcesValue: true)
    case .finished: return Feedback(cue: .settle, announcesValue: true)
    }
  }
}
