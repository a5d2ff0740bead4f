/// How far something has come, on a ring: a share of a whole, work of unknown length, or a countdown.
///
/// A ring takes no input: every pointer and key is free for what lies around it.
///
/// ```swift
/// var upload = ProgressRing(value: 0.2)
/// upload.move(to: 0.6, at: now)
///
/// var eggs = ProgressRing(countdown: 240)
/// eggs.start(at: now)
/// eggs.advance(to: now + 30) { event, time in print(event, time) }
/// print(eggs.remainingSeconds)
/// ```
public struct ProgressRing: Equatable, Sendable {
  /// What it looks like.
  public var style = ProgressRingStyle() { didSet { if style != oldValue { layOut() } } }

  /// Its size in points; the ring is as large as the shorter side.
  ///
  /// Each side is 0 to 1,000,000; one that is more counts as that, and NaN as 0.
  public var size = Size2D(200, 200) {
    didSet {
      size = InputLimits.size(size)
      if size != oldValue { layOut() }
    }
  }

  /// The user's system settings; a ring is not mirrored, as no clock is.
  ///
  /// With reduced motion a value is at once where it is to be, and work of unknown length is a gentle
  /// pulse that does not turn.
  public var environment = ControlEnvironment() {
    didSet {
      if environment.reducesMotion { settle() }
      let isSame =
        environment.textScale == oldValue.textScale && environment.numerals == oldValue.numerals
      if !isSame { layOut() }
    }
  }

  /// The value of nothing done and that of all done.
  ///
  /// Each end within ±10¹⁵; one beyond becomes the nearest, and NaN leaves both as they were. Default 0
  /// to 1. A change brings the value within it and tells nothing. Where both are the same number, all
  /// is done.
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

  /// How much is done, or nil while nobody knows.
  ///
  /// Beyond an end of ``range`` it is that end, until the range has it; NaN changes nothing. Default nil. It is there at
  /// once and tells nothing; to be seen to go there, see ``move(to:animated:at:emit:)``.
  public var value: Double? {
    get { requested?.clamped(to: range) }
    set {
      guard newValue?.isNaN != true else { return }
      requested = newValue
      settle()
    }
  }

  /// Seconds of a countdown; 0 for none.
  ///
  /// 0 to 10⁹; a number beyond is brought to the nearest end, and NaN leaves what was. Default 0. While
  /// there is a countdown, the ring shows what remains of it in the place of ``value``. Another duration
  /// takes the countdown back to its beginning, and tells nothing.
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

  /// The values that can be an end of the range.
  static let values = -SpinnerRange.farthest...SpinnerRange.farthest
  /// How long a countdown can be, in seconds: up to 31 years.
  static let durations = 0...1e9

  /// The latest time it was told, in seconds.
  var now = -Double.infinity
  /// The value that was set last, within the ends or not, so that value and ends may be set in any order.
  private var requested: Double?
  /// See ``durationSeconds``.
  var countdown = ProgressCountdown(duration: 0)
  /// How far what is shown is from what is, as a share of the ring; towards 0.
  var lag = MotionTrack<SpringMotion>(restingAt: 0)
  /// What the app writes in the place of the value.
  var written: WrittenProgress?
  /// The parts of the picture that stay the same from frame to frame.
  private(set) var artwork = ProgressRingArtwork()

  /// Makes a ring for work of unknown length.
  public init() { layOut() }

  /// Makes a ring of 0 to 1.
  public init(value: Double?) {
    self.init()
    self.value = value
  }

  /// Makes a ring for a countdown of so many seconds, which is to be started.
  public init(countdown seconds: Double) {
    self.init()
    durationSeconds = seconds
  }

  /// Whether nobody knows how much is done.
  public var isIndeterminate: Bool { value == nil && !isCountdown }

  /// Whether it shows what remains of a time.
  var isCountdown: Bool { countdown.duration > 0 }

  /// How much is done, or what remains of the time, as a share of the whole; 0 while nobody knows.
  var share: Double {
    if isCountdown { return countdown.remaining(at: now) / countdown.duration }
    guard let value else { return 0 }
    let span = range.upperBound - range.lowerBound
    return span > 0 ? (value - range.lowerBound) / span : 1
  }

  /// How much of the ring is shown, 0…1; on the way to another value in between.
  public var shownShare: Double { (share + lag.position(at: now)).bounded(to: 0...1, else: 0) }

  /// Ends what is under way.
  private mutating func settle() { lag = MotionTrack(restingAt: 0) }

  private mutating func layOut() { artwork = ProgressRingArtwork(of: self) }
}

// Another value.
extension ProgressRing {
  /// What draws the arc to another value: as soon as may be without going past.
  private static let glide = SpringMotion.Parameters(dampingRatio: 1, response: 0.35)

  /// Goes to a value as can be seen, and tells what it passes.
  ///
  /// The arc sets out from where it is and as fast as it moves, so that values may follow each other
  /// at any pace. With reduced motion it is there at once.
  ///
  /// - Parameters:
  ///   - value: where to; as for ``value``.
  ///   - animated: whether it is seen to go there. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time. Default nobody.
  /// - Returns: whether the value is a number, and time did not run backward; otherwise nothing is done.
  @discardableResult
  public mutating func move(
    to value: Double,
    animated: Bool = true,
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard !value.isNaN, catchUp(to: time, emit: emit) else { return false }
    let before = self.value
    let shareBefore = isCountdown ? 0 : share
    requested = value
    guard !isCountdown, let after = self.value else { return true }
    if animated { follow(from: shareBefore) } else { settle() }
    if let before { cross(from: before, to: after, at: time, emit: emit) }
    if after == range.upperBound, before != after { emit(.finished, time) }
    return true
  }

  /// Has the arc go from where it is to a share that has changed.
  mutating func follow(from before: Double) {
    guard !environment.reducesMotion else { return settle() }
    let delta = share - before
    guard delta != 0 else { return }
    let tolerance = MotionTolerance.visible(pointsPerUnit: artwork.circumference)
    lag.replace(at: now) { position, velocity in
      SpringMotion(
        from: position - delta,
        velocity: velocity,
        to: 0,
        parameters: Self.glide,
        tolerance: tolerance
      )
    }
  }

  /// Tells of each threshold between two values, in order.
  private func cross(
    from before: Double,
    to after: Double,
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void
  ) {
    let thresholds = style.thresholds
    for threshold in thresholds where before <= threshold && threshold < after {
      emit(.crossed(threshold), time)
    }
    for threshold in thresholds.reversed() where after <= threshold && threshold < before {
      emit(.crossed(threshold), time)
    }
  }
}

/// What a progress ring tells the app.
public enum ProgressRingEvent: Equatable, Sendable {
  /// The value, or the seconds that remain, passed a threshold of ``ProgressRingStyle/thresholds``.
  case crossed(Double)
  /// All is done: the countdown has run out, or a move came to the upper end of the range.
  case finished
}

extension ProgressRingEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .crossed: return "crossed"
    case .finished: return "finished"
    }
  }

  /// Tells the threshold that was crossed: `value`.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if case .crossed(let threshold) = self { read("value", .number(threshold)) }
  }
}

extension ProgressRing: Control {
  /// Whether the arc moves: to another value, as time runs, or because nobody knows how much is done.
  public var isMoving: Bool { isIndeterminate || countdown.isRunning || lag.isMoving(at: now) }

  /// Reports where it comes to rest; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if lag.isMoving(at: now) { read(share) }
  }

  /// Whether all is done, or no time is left.
  public var isAtEnd: Bool {
    isCountdown ? share <= 0 : value != nil && share >= 1
  }

  /// Takes the time of an input and declines it; see ``Control/handle(_:at:emit:)``.
  @discardableResult
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (ProgressRingEvent, Double) -> Void
  ) -> Response {
    _ = catchUp(to: time, emit: emit)
    return .declined
  }

  /// It only shows how much is done.
  public static var isOutput: Bool { true }

  /// A finger can do nothing to it: all of it is for what lies around.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {}

  /// Advances the countdown and the arc to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (ProgressRingEvent, Double) -> Void) {
    _ = catchUp(to: time, emit: emit)
  }

  /// The same; says whether the time is one: finite, and not before the last.
  mutating func catchUp(to time: Double, emit: (ProgressRingEvent, Double) -> Void) -> Bool {
    guard time.isFinite, time >= now else { return false }
    let before = now
    now = time
    runDown(from: before, emit: emit)
    return true
  }

  /// What is announced: that a threshold was crossed, for those who do not see its colour, and the end.
  public static func feedback(for event: ProgressRingEvent) -> Feedback {
    switch event {
    case .crossed: return Feedback(announcesValue: true)
    case .finished: return Feedback(cue: .settle, announcesValue: true)
    }
  }
}
