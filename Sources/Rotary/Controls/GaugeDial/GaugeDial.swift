/// A gauge: a value on a scale, shown by a needle, a bar or a marker, with coloured ranges and a target.
///
/// ```swift
/// var speed = GaugeDial(scale: try DialScale(from: 0, through: 200))
/// speed.style.thresholds = [120, 160]
/// speed.style.tints = [.role(.positive), .role(.warning), .role(.critical)]
/// speed.advance(to: now)
/// speed.move(to: 87)
/// ```
public struct GaugeDial: Equatable, Sendable {
  /// The values and their angles.
  ///
  /// Default 0 to 100, in three quarters of a turn. A scale of more than a turn is drawn as several turns of the
  /// needle. A change keeps the values that the scale has, clamps the others, and sends no event.
  public var scale = GaugeDial.percent {
    didSet {
      guard scale != oldValue else { return }
      askedStep = scale.step
      settle()
      layOut()
    }
  }
  /// The step that was set last; the scale's step is larger if the ends are too far apart for it.
  var askedStep = 0.0

  /// The gauge's look.
  public var style = GaugeDialStyle() { didSet { if style != oldValue { layOut() } } }

  /// The control's size in points; the gauge's diameter is the shorter side.
  ///
  /// Sides are clamped to 0 to 1,000,000, and NaN counts as 0.
  public var size = Size2D(200, 200) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      pointers.carry(from: oldValue, to: size)
      layOut()
    }
  }

  /// The user's system settings.
  ///
  /// A gauge is not mirrored in right-to-left languages, because clocks are not. With reduced motion a value is shown
  /// without an animation.
  public var environment = ControlEnvironment() {
    didSet {
      if environment.reducesMotion { settle() }
      if !takesInput { loseHold() }
      let isSame =
        environment.textScale == oldValue.textScale && environment.numerals == oldValue.numerals
      if !isSame { layOut() }
    }
  }

  /// The value.
  ///
  /// It is clamped to the scale, until the scale includes it; NaN is ignored. Default 0. Setting it has no animation
  /// and sends no event. To animate, call ``move(to:animated:)``.
  public var value: Double {
    get { scale.wrapped(requested) }
    set {
      guard !newValue.isNaN else { return }
      requested = newValue
      lag = MotionTrack(restingAt: 0)
    }
  }

  /// Further values, each shown by a marker; at most ``maximumOtherCount``.
  ///
  /// They are clamped to the scale; NaN, and values beyond the first eight, are dropped. Default empty. Setting them has
  /// no animation.
  public var others: [Double] {
    get { requestedOthers.map { scale.wrapped($0) } }
    set {
      requestedOthers = Array(newValue.filter { !$0.isNaN }.prefix(Self.maximumOtherCount))
      otherLags = requestedOthers.map { _ in MotionTrack(restingAt: 0) }
    }
  }

  /// The maximum number of further values: 8.
  public static let maximumOtherCount = 8

  /// The target, which is marked at the track; nil for none.
  ///
  /// It is clamped to the scale; NaN counts as nil. Default nil.
  public var target: Double? {
    didSet {
      if let wanted = target { target = wanted.isNaN ? nil : wanted.clamped(to: DialScale.values) }
      if target != oldValue { layOut() }
    }
  }

  /// Whether the user can change the value, by drags, keys and screen readers.
  ///
  /// Default false: every pointer and key is free for the views around the gauge.
  public var isEditable = false { didSet { if !takesInput { loseHold() } } }
  /// Whether the app enables an editable gauge.
  ///
  /// Default true.
  public var isEnabled = true { didSet { if !takesInput { loseHold() } } }

  /// The latest time that the gauge received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<ValueEvent<Double>>()

  /// The values that were set last, on the scale or not, so that values and scale can be set in any order.
  private var requested = 0.0
  private var requestedOthers: [Double] = []
  /// The angles between the actual and the shown values, in radians.
  ///
  /// They decay to 0.
  private(set) var lag = MotionTrack<SpringMotion>(restingAt: 0)
  private(set) var otherLags: [MotionTrack<SpringMotion>] = []
  /// The values recently sent to the app.
  var sentValues = SentValues<Double>()
  /// The app's text for the value.
  var written: WrittenDialValue?
  var pointers = Pointers()
  /// The pointer that holds the gauge.
  var hold: GaugeDialHold?
  var hasFocus = false
  /// The parts of the picture that are the same in each frame.
  private(set) var artwork = GaugeDialArtwork()

  /// The default scale: 0 to 100 without steps.
  private static let percent =
    (try? DialScale(from: 0, through: 100)) ?? DialScale.percent

  /// Creates a gauge from 0 to 100.
  public init() { layOut() }

  /// Creates a gauge with a scale; the value is the minimum.
  public init(scale: DialScale) {
    self.init()
    self.scale = scale
    value = scale.minimum
  }

  /// Ends all animations.
  private mutating func settle() {
    lag = MotionTrack(restingAt: 0)
    for index in otherLags.indices { otherLags[index] = MotionTrack(restingAt: 0) }
  }

  private mutating func layOut() { artwork = GaugeDialArtwork(of: self) }
}

// Animations to other values.
extension GaugeDial {
  /// The spring of a needle: it passes its goal by a hundredth of the way.
  private static let swing = SpringMotion.Parameters(dampingRatio: 0.82, response: 0.4)

  /// Moves to a value with an animation, and sends an event for each threshold on the way.
  ///
  /// The pointer continues from its current angle and speed, so that values can follow each other at any rate. With
  /// reduced motion the new value is shown immediately.
  ///
  /// - Parameters:
  ///   - value: The new value; it is handled as for ``value``.
  ///   - animated: Whether the pointer moves to the value or jumps. Default true.
  /// - Returns: Whether the value is a number and no finger holds the gauge; otherwise nothing changes.
  @discardableResult
  public mutating func move(to value: Double, animated: Bool = true) -> Bool {
    guard !value.isNaN, !isHeld else { return false }
    let before = self.value
    let angle = scale.rotation(of: before)
    requested = value
    if animated {
      follow(&lag, from: angle, to: scale.rotation(of: self.value))
    } else {
      lag = MotionTrack(restingAt: 0)
    }
    cross(from: before)
    return true
  }

  /// Moves the further values with an animation.
  ///
  /// - Parameters:
  ///   - others: The new values; they are handled as for ``others``. A marker that is new appears at its value.
  ///   - animated: Whether the markers move to the values or jump. Default true.
  public mutating func move(others: [Double], animated: Bool = true) {
    let (before, lags) = (self.others, otherLags)
    self.others = others
    guard animated else { return }
    let after = self.others
    for index in 0..<Swift.min(before.count, after.count) {
      otherLags[index] = lags[index]
      let (start, end) = (scale.rotation(of: before[index]), scale.rotation(of: after[index]))
      follow(&otherLags[index], from: start, to: end)
    }
  }

  /// Shows a value that the user has chosen, and sends it if it differs from the one before.
  mutating func show(_ value: Double, animated: Bool) {
    let before = self.value
    let wanted = scale.stepped(scale.clamped(value))
    guard wanted != before else { return }
    let angle = scale.rotation(of: before)
    requested = wanted
    if animated { follow(&lag, from: angle, to: scale.rotation(of: wanted)) }
    cross(from: before)
    sendValue(.changing(self.value), at: now)
  }

  private func follow(
    _ lag: inout MotionTrack<SpringMotion>,
    from start: Double,
    to end: Double
  ) {
    guard !environment.reducesMotion else {
      lag = MotionTrack(restingAt: 0)
      return
    }
    let tolerance = MotionTolerance.visible(pointsPerUnit: artwork.trackRadius)
    lag.shift(by: start - end, at: now, Self.swing, tolerance: tolerance)
  }

  /// Sends an event for each threshold between a value before and the present one.
  private mutating func cross(from before: Double) {
    let bands = style.bands
    bands.cross(from: before, to: value) { send(.crossed($0)) }
  }

  /// The shown rotations from the smallest value, in radians.
  var shownRotation: Double { scale.rotation(of: value) + lag.position(at: now) }

  /// Returns the shown rotation of a further value.
  func shownRotation(ofOther index: Int) -> Double {
    scale.rotation(of: scale.wrapped(requestedOthers[index])) + otherLags[index].position(at: now)
  }

  /// The number of further values.
  var otherCount: Int { requestedOthers.count }
}

extension GaugeDial: BoundControl {
  /// A gauge ticks at its thresholds.
  public static var ticksWithValues: Bool { false }

  /// Whether a pointer moves.
  public var isMoving: Bool {
    if lag.isMoving(at: now) { return true }
    for index in otherLags.indices where otherLags[index].isMoving(at: now) { return true }
    return false
  }

  /// Reports the values at which pointers will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if lag.isMoving(at: now) { read(value) }
    for index in otherLags.indices where otherLags[index].isMoving(at: now) {
      read(scale.wrapped(requestedOthers[index]))
    }
  }

  /// Whether the value is the minimum or the maximum.
  public var isAtEnd: Bool {
    !scale.wraps && (value <= scale.minimum || value >= scale.last)
  }

  /// Advances the pointers to a time.
  public mutating func receive(time: Double) { now = time }

  /// Returns the feedback for an event: a threshold, for people who do not see its colour, is announced.
  public func feedback(for event: ValueEvent<Double>) -> Feedback {
    switch event {
    case .crossed: return Feedback(cue: isHeld ? .tick : nil, announcesValue: !isHeld)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd(let strength): return .collision(strength: strength)
    case .changing, .skipped, .pressed, .opened: return Feedback()
    }
  }

  /// An editable gauge is held; another has no area, and every touch is for the views around it.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    if isEditable { read(TouchArea(.turn, center: size.center, radius: size.shorterSide / 2)) }
  }

  /// The preferred size: 200 points square, minimum 88.
  public var preferredSize: PreferredSize {
    let side = 2 * PreferredSize.leastSide
    return PreferredSize(environment.roomy(Size2D(200, 200)), minimum: Size2D(side, side))
  }
}
