/// A clock face on which a user sets a time of day: the hour, then the minute, or both hands.
///
/// ```swift
/// var alarm = ClockFace()
/// alarm.value = 7 * 60 + 30
/// alarm.advance(to: now)
/// alarm.move(to: 8 * 60)
/// ```
public struct ClockFace: Equatable, Sendable {
  /// The look and the behaviour.
  ///
  /// A change keeps the time, except for minutes that are not a multiple of a new interval.
  public var options = ClockFaceOptions() {
    didSet {
      guard options != oldValue else { return }
      if !takesInput { loseHold() }
      settle()
      limit()
    }
  }

  /// The earliest time that the user can select, in minutes since midnight; nil for no limit.
  ///
  /// Hours and minutes that are not reachable are dimmed, and hands stop at a limit. The value is always within the
  /// limits; NaN is no limit. Default nil.
  public var minimumValue: Double? { didSet { if minimumValue != oldValue { limit() } } }

  /// The latest time that the user can select, in minutes since midnight; nil for no limit.
  ///
  /// A latest time before the earliest one counts as the earliest. Default nil.
  public var maximumValue: Double? { didSet { if maximumValue != oldValue { limit() } } }

  /// The control's size in points: in a higher one the time is above the face, in a wider one beside it.
  ///
  /// Sides are clamped to 0 to 1,000,000, and NaN counts as 0.
  public var size = Size2D(256, 344) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      let before = artwork
      layOut()
      let share = artwork.radius / before.radius
      pointers.carry(from: before.center, to: artwork.center, scaledBy: share)
    }
  }

  /// The user's system settings.
  ///
  /// The face is not mirrored in right-to-left languages, because clocks are not; AM and PM are then on the left of the
  /// time. With reduced motion, hands jump.
  public var environment = ControlEnvironment() {
    didSet {
      guard environment != oldValue else { return }
      if !takesInput { loseHold() }
      // The language may have AM and PM, without an inner ring.
      if environment.reducesMotion || environment.dates != oldValue.dates { settle() }
      limit()
    }
  }

  /// The names of the hour, of the minute, and of AM and PM, for screen readers.
  ///
  /// Default English names. A missing name is the default.
  @ByteTexts public var labels: [String] = []

  /// The names for AM and PM.
  ///
  /// Default AM and PM.
  @ByteTexts public var periods = ["AM", "PM"] {
    didSet { if !periods.hasSameBytes(as: oldValue) { layOut() } }
  }

  /// The part of the time that keys change, and whose hand a touch beside the hands moves.
  ///
  /// With a single hand, the face shows the numbers of the hour or of the minute that was active last.
  public private(set) var activeField = ClockFaceField.hour
  /// The numbers on the face with a single hand: those of the hour or of the minute.
  private(set) var numbers = ClockFaceField.hour

  /// The latest time that the clock received, in seconds.
  public private(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<ValueEvent<Double>>()

  /// The time, in minutes since midnight.
  private(set) var minutes = 0
  /// The times that can be selected: multiples of the interval.
  private(set) var reach = 0...(Self.minutesPerDay - 1)
  /// The angles between the actual and the shown hands, which decay to 0; the only hand has the first.
  private(set) var hourLag = MotionTrack<SpringMotion>(restingAt: 0)
  private(set) var minuteLag = MotionTrack<SpringMotion>(restingAt: 0)
  /// The length of the only hand, as a share of the face's radius.
  private(set) var length = MotionTrack<SpringMotion>(restingAt: ClockFaceArtwork.outerRing)
  /// The opacity of the minutes' numbers; that of the hours' is the rest.
  private(set) var fade = MotionTrack<EasedMove>(restingAt: 0)
  /// The values recently sent to the app.
  var sentValues = SentValues<Double>()
  var pointers = Pointers()
  /// The pointer that holds the clock.
  var hold: ClockFaceHold?
  /// The part of the written time under a mouse.
  var hovered: ClockFacePart?
  var hasFocus = false
  var typed = TypedNumber()
  var scrolled = ScrollSteps()
  private(set) var artwork = ClockFaceArtwork()

  static let minutesPerDay = 1_440

  /// Creates a clock at midnight.
  public init() { layOut() }

  private mutating func layOut() { artwork = ClockFaceArtwork(of: self) }
}

// The time.
extension ClockFace {
  /// The time in minutes since midnight: a whole number from 0 to 1,439.
  ///
  /// Setting it is meant for bindings: it has no animation and sends no event. A number that the clock sent in the last
  /// 0.25 s counts as an echo and is ignored. Other numbers become the nearest time that can be selected; NaN is
  /// ignored. To animate, call ``move(to:animated:)``.
  public var value: Double {
    get { Double(minutes) }
    set {
      guard !newValue.isNaN else { return }
      let wanted = nearest(to: newValue)
      if sentValues.isRequest(Double(wanted), shown: value, goal: nil, at: now) {
        typed.clear()
        put(wanted, animated: false)
      }
    }
  }

  /// The hour, 0 to 23.
  public var hour: Int { minutes / 60 }
  /// The minute, 0 to 59.
  public var minute: Int { minutes % 60 }

  /// Whether hours are 1 to 12, with AM and PM.
  var hasPeriods: Bool { options.hourCycle.hasPeriods(in: environment.dates) }

  /// Moves to a time with an animation, and sends no event.
  ///
  /// - Parameters:
  ///   - value: The time in minutes since midnight; it is handled as for ``value``.
  ///   - animated: Whether the hands move to the time or jump. Default true.
  /// - Returns: Whether the value is a number and no pointer holds the clock; otherwise nothing changes.
  @discardableResult
  public mutating func move(to value: Double, animated: Bool = true) -> Bool {
    guard !value.isNaN, !isHeld else { return false }
    typed.clear()
    put(nearest(to: value), animated: animated)
    return true
  }

  /// Makes a part of the time the one that keys change; with a single hand, the face shows its numbers.
  ///
  /// Without AM and PM, their part is ignored.
  public mutating func activate(_ field: ClockFaceField) {
    guard field != .period || hasPeriods else { return }
    if field != activeField { typed.clear() }
    activeField = field
    guard field != .period, field != numbers else { return }
    let before = rotation(of: .hour)
    numbers = field
    guard options.hands == .one else { return }
    fade.fade(to: field == .minute ? 1 : 0, duration: Self.fadeSeconds, at: now)
    followHands(hour: before, minute: 0)
  }

  /// Returns the nearest time that can be selected.
  func nearest(to value: Double) -> Int {
    multiple(of: value, .toNearestOrAwayFromZero).clamped(to: reach)
  }

  /// Returns a multiple of the interval for minutes since midnight, on any day.
  func multiple(of value: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let interval = Double(options.interval)
    let days = 10.0 * Double(Self.minutesPerDay)
    return Int(bounded: (value.clamped(to: -days...days) / interval).rounded(rule) * interval)
  }

  /// Whether there is an earliest or a latest time.
  var isLimited: Bool { reach != 0...(Self.minutesPerDay - options.interval) }

  /// Applies limits and interval.
  private mutating func limit() {
    let day = 0...(Self.minutesPerDay - options.interval)
    func limit(_ value: Double?, _ rule: FloatingPointRoundingRule, else end: Int) -> Int {
      guard let value, !value.isNaN else { return end }
      return multiple(of: value, rule).clamped(to: day)
    }
    let lower = limit(minimumValue, .up, else: day.lowerBound)
    reach = lower...Swift.max(lower, limit(maximumValue, .down, else: day.upperBound))
    let wanted = nearest(to: value)
    if wanted != minutes { put(wanted, animated: false) }
    if activeField == .period, !hasPeriods { activeField = numbers }
    layOut()
  }

  /// Shows a time that the user has chosen, as far as the limits allow it, and sends it if it is another.
  ///
  /// - Parameter wanted: The time; beyond a limit, an event is sent if the time changes.
  mutating func show(_ wanted: Int) {
    let next = nearest(to: Double(wanted))
    guard next != minutes else { return }
    put(next, animated: true)
    sendValue(.changing(value), at: now)
    if isBeyond(wanted) { send(.metEnd(strength: 0)) }
  }

  /// Returns whether a time is beyond a limit.
  func isBeyond(_ wanted: Int) -> Bool {
    !reach.contains(multiple(of: Double(wanted), .toNearestOrAwayFromZero))
  }

  private mutating func put(_ next: Int, animated: Bool) {
    let (hour, minute, before) = (rotation(of: .hour), rotation(of: .minute), minutes)
    minutes = next
    // The reachable numbers depend on the hour.
    if isLimited, before / 60 != next / 60 { layOut() }
    if animated { followHands(hour: hour, minute: minute) } else { settle() }
  }
}

// The hands.
extension ClockFace {
  /// The spring of a hand, which passes its goal by less than a hundredth of the way.
  private static let swing = SpringMotion.Parameters(dampingRatio: 0.85, response: 0.28)
  /// The time in which the numbers of the hour and of the minute replace each other, in seconds.
  private static let fadeSeconds = 0.2

  /// Returns the angle of a hand from the top; the only hand counts as the hour's.
  func rotation(of hand: ClockFaceField) -> Double {
    let minutePart = Double(minute) / 60
    if hand == .minute || options.hands == .one && numbers == .minute {
      return minutePart * Circular.turn
    }
    let hourPart = Double(hour % 12) + (options.hands == .two ? minutePart : 0)
    return hourPart / 12 * Circular.turn
  }

  /// Returns the shown angle of a hand from the top.
  func shownRotation(of hand: ClockFaceField) -> Double {
    rotation(of: hand) + (hand == .minute ? minuteLag : hourLag).position(at: now)
  }

  /// The length of the only hand, as a share of the radius: shorter for the hours from 12 of a day with 24 hours.
  private var goalLength: Double {
    numbers == .hour && !hasPeriods && hour >= 12
      ? ClockFaceArtwork.innerRing : ClockFaceArtwork.outerRing
  }

  /// Lets the hands follow from angles before a change.
  private mutating func followHands(hour: Double, minute: Double) {
    guard !environment.reducesMotion else {
      settle(keepsFade: true)
      return
    }
    let tolerance = MotionTolerance.visible(pointsPerUnit: artwork.radius)
    let turn = Circular.sweep(from: rotation(of: .hour), to: hour)
    hourLag.shift(by: turn, at: now, Self.swing, tolerance: tolerance)
    if options.hands == .two {
      let turn = Circular.sweep(from: rotation(of: .minute), to: minute)
      minuteLag.shift(by: turn, at: now, Self.swing, tolerance: tolerance)
    } else if length.rest != goalLength {
      length.retarget(to: goalLength, parameters: Self.swing, tolerance: tolerance, at: now)
    }
  }

  /// Ends all animations.
  private mutating func settle(keepsFade: Bool = false) {
    hourLag = MotionTrack(restingAt: 0)
    minuteLag = hourLag
    length = MotionTrack(restingAt: goalLength)
    if !keepsFade { fade = MotionTrack(restingAt: numbers == .minute ? 1 : 0) }
  }

  /// Advances the hands to a time.
  public mutating func receive(time: Double) { now = time }

  /// Whether a hand moves, or numbers fade.
  public var isMoving: Bool {
    hourLag.isMoving(at: now) || minuteLag.isMoving(at: now) || length.isMoving(at: now)
      || fade.isMoving(at: now)
  }

  /// Reports the time to which the hands move; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if hourLag.isMoving(at: now) || minuteLag.isMoving(at: now) { read(value) }
  }
}
