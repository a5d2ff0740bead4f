/// The shared code of dials and range dials: everything except the type of the value.
///
/// It sends events with ranges, which ``DialControl`` converts to its type of value.
struct DialMechanism: Equatable, Sendable {
  /// The positions of the thumbs and their limits.
  var track: DialTrack
  /// See ``DialControl/options``.
  var options = DialOptions() {
    didSet {
      guard options != oldValue else { return }
      if !takesInput { letGo() }
      layOut()
    }
  }
  /// See ``DialControl/style``.
  var style = DialStyle() { didSet { if style != oldValue { layOut() } } }
  /// See ``DialControl/size``.
  var size = Size2D(200, 200) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      carryPointers(from: oldValue)
      layOut()
    }
  }
  /// See ``DialControl/environment``.
  var environment = ControlEnvironment() {
    didSet {
      if !takesInput { letGo() }
      // A new background marks that the dial must be redrawn.
      let isSame =
        environment.textScale == oldValue.textScale
        && environment.numerals == oldValue.numerals
        && environment.isEnabled == oldValue.isEnabled
      if !isSame { layOut() }
    }
  }

  /// See ``DialControl/settledValue``.
  var settledValue = DialRange(low: 0, high: 0)
  /// The values recently sent to the app.
  var sentValues = SentValues<DialRange>()
  /// The app's text for the value.
  var written: WrittenDialValue?

  /// The latest time that the dial received, in seconds.
  var now = 0.0
  /// The events that have not been read yet.
  var pendingEvents = PendingEvents<ValueEvent<DialRange>>()
  /// The pointer that holds the dial, if any.
  var hold: DialHold?
  /// The fingers that are down; the first one holds the dial.
  var pointers = Pointers()
  /// Whether the pointer that holds the dial only taps, and whether this is its second tap.
  var tap = TapRecognizer()
  var doubleTap = TapRecognizer(taps: 2)
  /// The angle along the arc between the actual and the shown value, in radians.
  ///
  /// Decays to 0.
  var lowLag = MotionTrack<EasedMove>(restingAt: 0)
  var highLag = MotionTrack<EasedMove>(restingAt: 0)
  var hasFocus = false
  var isHovered = false
  /// The thumb that keys move.
  var active = DialThumb.high
  /// The value that is being typed, until Enter sets it.
  var typed = TypedFigures()
  /// Scrolled points that do not yet make a step.
  var scrolled = ScrollSteps()
  /// The detents on the scale.
  var detents = DialDetents(values: [], period: 0)
  /// The parts of the picture that are the same in each frame.
  var artwork = DialArtwork()

  init(isRange: Bool) {
    track = DialTrack(isRange: isRange)
    layOut()
  }

  /// The step that was set last; the scale's step is larger if the ends are too far apart for it.
  var askedStep = DialScale.percent.step

  /// Whether there are two thumbs.
  var isRange: Bool { track.isRange }

  /// See ``DialControl/scale``.
  var scale: DialScale {
    get { track.scale }
    set {
      askedStep = newValue.step
      guard newValue != track.scale else { return }
      var range = DialRange(low: scale.wrapped(track.low), high: scale.wrapped(track.high))
      if isResting, let requested = sentValues.requested { range = requested }
      track.scale = newValue
      track.positions = (range.low, range.high)
      adopt(track.positions(for: range))
      layOut()
    }
  }

  /// See ``DialControl/thumbs``.
  var thumbs: RangeDialThumbs {
    get { track.thumbs }
    set {
      guard newValue != track.thumbs else { return }
      track.thumbs = newValue
      let fitting = track.positions(with: .low, at: track.low)
      if fitting != track.positions { adopt(fitting) }
    }
  }

  /// The value for the positions of the thumbs.
  var value: DialRange { track.value }

  /// See ``DialControl/isResting``.
  var isResting: Bool { !isHeld }

  /// Whether a pointer holds the dial.
  var isHeld: Bool { if case nil = hold { false } else { true } }

  /// See ``DialControl/rotation``.
  var rotation: Double { rotation(of: .high) }

  /// Returns the angle from the minimum at which a thumb is shown: at its value, or on the way to it.
  func rotation(of thumb: DialThumb) -> Double {
    thumb == .low
      ? scale.rotation(of: track.low) + lowLag.position(at: now)
      : scale.rotation(of: track.high) + highLag.position(at: now)
  }

  /// Ends the gesture, and forgets the mouse, because the dial is disabled.
  private mutating func letGo() {
    release()
    isHovered = false
    typed = TypedFigures()
  }

  private mutating func layOut() {
    var values: [Double] = []
    for detent in options.detents where detent >= scale.minimum && detent <= scale.maximum {
      if !scale.wraps || detent < scale.maximum { values.append(detent) }
    }
    detents = DialDetents(values: values, period: scale.wraps ? scale.span : 0)
    artwork = DialArtwork(of: self)
  }
}

/// The part of a dial that a pointer moves: one of its thumbs, or both.
enum DialThumb: UInt8, Equatable, Sendable {
  /// The thumb of the lower value.
  case low
  /// The thumb of the upper value, and the only one of a single value.
  case high
  /// Both, at a constant distance.
  case both
}

/// A pointer that holds a dial.
struct DialHold: Equatable, Sendable {
  /// The thumb that it holds.
  var thumb: DialThumb
  /// The position that the finger requests, before ends and detents apply.
  var requested: Double
  /// The requested position within the ends; the detents up to it have been reported.
  var trail: Double
  /// The positions of both thumbs when the hold began.
  var origin: DialRange
  /// Whether the pointer drags.
  ///
  /// Otherwise it may still become a tap or scroll the page.
  var isDragging = false
  /// Whether the user requests a fine drag, by Shift or by a second finger.
  var isFine = false
  /// Whether both thumbs are at the touched position, so that the first direction of the drag decides which one it
  /// moves.
  var meansEither = false

  /// Begins a hold of a thumb.
  init(_ thumb: DialThumb, of track: DialTrack) {
    self.thumb = thumb
    requested = track.position(of: thumb)
    trail = requested
    origin = DialRange(low: track.low, high: track.high)
  }
}

// Values from the app.
extension DialMechanism {
  /// The duration in which the shown value follows a tap, a key or a command, in seconds.
  static let moveSeconds = 0.2

  /// Sets the value from a binding; see ``DialControl/value``.
  mutating func bind(_ range: DialRange) {
    guard !range.low.isNaN, !range.high.isNaN else { return }
    bind(to: track.positions(for: range), requested: range)
  }

  /// Sets one of two values from a binding; the other thumb is pushed or pulled along.
  mutating func bind(_ thumb: DialThumb, to value: Double) {
    guard !value.isNaN else { return }
    var requested = sentValues.requested ?? self.value
    if thumb == .low { requested.low = value } else { requested.high = value }
    bind(to: track.positions(with: thumb, atValue: value), requested: requested)
  }

  private mutating func bind(to positions: DialPositions, requested: DialRange) {
    let wanted = track.reading(positions)
    if sentValues.isRequest(wanted, asked: requested, shown: value, goal: nil, at: now) {
      adopt(positions)
    }
  }

  /// Jumps to positions without an event; a finger that holds the dial continues from there.
  private mutating func adopt(_ positions: DialPositions) {
    lowLag = MotionTrack(restingAt: 0)
    highLag = MotionTrack(restingAt: 0)
    track.positions = positions
    if let hold {
      let position = track.position(of: hold.thumb)
      self.hold?.requested = position
      self.hold?.trail = position
      self.hold?.origin = DialRange(low: positions.low, high: positions.high)
    } else {
      unwind()
      settledValue = value
    }
  }

  /// Moves the dial for a command; see ``DialControl/move(to:animated:)``.
  mutating func move(to range: DialRange, animated: Bool) -> Bool {
    guard isResting, range.low.isFinite, range.high.isFinite else { return false }
    let seconds = animated ? Self.moveSeconds : 0
    let thumb = isRange ? DialThumb.both : .high
    go(thumb, to: track.positions(for: range), after: seconds)
    return true
  }

  /// Resets the value to the default, if there is one; see ``DialControl/reset()``.
  mutating func reset() {
    let value: Double
    switch options.defaultValue {
    case .least: value = scale.minimum
    case .value(let wanted): value = wanted
    case .none: return
    }
    _ = move(to: DialRange(low: value, high: value), animated: true)
  }

  /// Moves from rest to positions, and sends events for the detents that the moved thumbs pass, and for the stop.
  mutating func go(
    _ thumb: DialThumb,
    to positions: DialPositions,
    after seconds: Double = moveSeconds
  ) {
    let before = value
    if thumb != .high { cross(from: track.low, to: positions.low, during: now...now) }
    if thumb != .low { cross(from: track.high, to: positions.high, during: now...now) }
    put(positions, after: seconds)
    sendChange(from: before)
    rest()
  }

  /// Sends the value if it has changed.
  mutating func sendChange(from before: DialRange) {
    let value = value
    if value != before { sendValue(.changing(value), at: now) }
  }

  /// Ends an action, and sends the value if it differs from the one before the action.
  mutating func rest() {
    unwind()
    let value = value
    guard value != settledValue else { return }
    settledValue = value
    sendValue(.changed(value), at: now)
  }

  /// Removes whole turns from both positions.
  private mutating func unwind() {
    guard scale.wraps else { return }
    let first = isRange ? track.low : track.high
    let turns = ((scale.wrapped(first) - first) / scale.span).rounded()
    guard turns != 0 else { return }
    track.low = scale.stepped(track.low + turns * scale.span)
    track.high = scale.stepped(track.high + turns * scale.span)
  }

  /// Sends an event for every detent that a movement at constant speed passes, in order.
  mutating func cross(from start: Double, to end: Double, during times: ClosedRange<Double>) {
    if !detents.values.isEmpty {
      for crossing in Crossings(on: detents, from: start, to: end) {
        let time = crossing.time(from: start, to: end, during: times)
        send(.crossed(scale.wrapped(crossing.boundary)), at: time)
      }
    } else if scale.count > 1, scale.count <= DialOptions.maximumTickingSteps {
      for crossing in Crossings(on: scale, from: start, to: end) {
        let time = crossing.time(from: start, to: end, during: times)
        send(.crossed(scale.wrapped(scale.position(of: crossing.detent))), at: time)
      }
    }
  }

  /// Sets both positions; the shown value follows in a given time.
  mutating func put(_ positions: DialPositions, after seconds: Double) {
    if seconds > 0, !environment.reducesMotion {
      Self.lag(&lowLag, from: track.low, to: positions.low, on: scale, for: seconds, at: now)
      Self.lag(&highLag, from: track.high, to: positions.high, on: scale, for: seconds, at: now)
    }
    track.positions = positions
  }

  private static func lag(
    _ lag: inout MotionTrack<EasedMove>,
    from start: Double,
    to end: Double,
    on scale: borrowing DialScale,
    for seconds: Double,
    at time: Double
  ) {
    guard start != end else { return }
    let delta = scale.rotation(of: end) - scale.rotation(of: start)
    lag.fade(from: lag.position(at: time) - delta, to: 0, duration: seconds, at: time)
  }
}
