/// What a dial and a range dial have in common, which is all of them but the type of their value.
///
/// What it tells is told as ranges, of which ``DialControl`` takes what its value is.
struct DialMechanism: Equatable, Sendable {
  /// Where the thumbs stand, and where they may.
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
      // The background is what tells that it has to be drawn anew.
      let isSame =
        environment.textScale == oldValue.textScale
        && environment.numerals == oldValue.numerals
        && environment.isEnabled == oldValue.isEnabled
      if !isSame { layOut() }
    }
  }

  /// See ``DialControl/settledValue``.
  var settledValue = DialRange(low: 0, high: 0)
  /// Values that the app was told in the last moments.
  var told = ToldValues<DialRange>()
  /// What the app writes in the place of the value.
  var written: WrittenDialValue?

  /// The latest time it was told, in seconds.
  var now = -Double.infinity
  /// What is held, if anything.
  var hold: DialHold?
  /// Which fingers are down.
  var pointers = Pointers()
  /// Whether the pointer that holds it only taps, and whether it does so a second time.
  var tap = TapRecognizer()
  var doubleTap = TapRecognizer(taps: 2)
  /// How far what is shown is behind the values, in values; towards 0.
  var lowLag = MotionTrack<EasedMove>(restingAt: 0)
  var highLag = MotionTrack<EasedMove>(restingAt: 0)
  var hasFocus = false
  var isHovered = false
  /// The thumb that keys act on.
  var active = DialThumb.high
  /// Scrolled points that were not yet a step.
  var scrolled = ScrollSteps()
  /// The detents that lie on the scale.
  var detents = DialDetents(values: [], period: 0)
  /// The parts of the picture that stay the same from frame to frame.
  var artwork = DialArtwork()

  init(isRange: Bool) {
    track = DialTrack(isRange: isRange)
    layOut()
  }

  /// The step that was set last; that of the scale is larger while the ends are too far apart for it.
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
      if isResting, let requested = told.requested { range = requested }
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

  /// What the thumbs stand at.
  var value: DialRange { track.value }

  /// See ``DialControl/isResting``.
  var isResting: Bool { if case nil = hold { true } else { false } }

  /// See ``DialControl/rotation``.
  var rotation: Double { scale.rotation(of: shown(.high)) }

  /// Where a thumb is shown: at its value, or on the way to it.
  func shown(_ thumb: DialThumb) -> Double {
    thumb == .low
      ? track.low + lowLag.position(at: now) : track.high + highLag.position(at: now)
  }

  /// Ends what a pointer does, and forgets where a mouse is: it takes no input any more.
  private mutating func letGo() {
    cancelGesture()
    isHovered = false
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

/// A part of a dial that can be moved: one of its thumbs, or both.
enum DialThumb: UInt8, Equatable, Sendable {
  /// The thumb of the lower value.
  case low
  /// The thumb of the upper value, and the only one of a single value.
  case high
  /// Both, as far apart as they are.
  case both
}

/// A pointer that holds a dial.
struct DialHold: Equatable, Sendable {
  /// What it holds.
  var thumb: DialThumb
  /// The position that the finger asks for, before the ends and the detents have their say.
  var requested: Double
  /// The same within the ends: up to there detents have been told.
  var trail: Double
  /// The positions of both thumbs when it took hold.
  var origin: DialRange
  /// Whether it drags, or may still become a tap or the page's.
  var isDragging = false
  /// Whether both thumbs stand where it took hold: where it goes first says which of them is meant.
  var meansEither = false

  /// A finger that takes hold of a thumb of a track.
  init(_ thumb: DialThumb, of track: DialTrack) {
    self.thumb = thumb
    requested = track.position(of: thumb)
    trail = requested
    origin = DialRange(low: track.low, high: track.high)
  }
}

// A value that comes from the app.
extension DialMechanism {
  /// How long what is shown takes to come after a tap, a key or a command.
  static let moveSeconds = 0.2

  /// Takes a value as a binding gives it; see ``DialControl/value``.
  mutating func bind(_ range: DialRange) {
    guard !range.low.isNaN, !range.high.isNaN else { return }
    bind(to: track.positions(for: range), requested: range)
  }

  /// Takes one of two values as a binding gives it; the other thumb is pushed or drawn along.
  mutating func bind(_ thumb: DialThumb, to value: Double) {
    guard !value.isNaN else { return }
    var requested = told.requested ?? self.value
    if thumb == .low { requested.low = value } else { requested.high = value }
    bind(to: track.positions(with: thumb, atValue: value), requested: requested)
  }

  private mutating func bind(to positions: DialPositions, requested: DialRange) {
    let wanted = track.reading(positions)
    let isWish = told.isWish(wanted, shown: value, goal: nil, at: now)
    // An echo of what was told asks for nothing.
    guard isWish || wanted == value else { return }
    told.requested = requested == wanted ? nil : requested
    if isWish { adopt(positions) }
  }

  /// Stands somewhere at once, and tells nothing; a finger that holds it goes on from there.
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

  /// Moves as a command; see ``DialControl/move(to:animated:at:emit:)``.
  mutating func move(
    to range: DialRange,
    animated: Bool,
    at time: Double,
    emit: (DialEvent<DialRange>, Double) -> Void
  ) -> Bool {
    guard isResting, range.low.isFinite, range.high.isFinite, catchUp(to: time, emit: emit) else {
      return false
    }
    let seconds = animated ? Self.moveSeconds : 0
    let thumb = isRange ? DialThumb.both : .high
    go(thumb, to: track.positions(for: range), after: seconds, at: time, emit: emit)
    return true
  }

  /// Goes back to the default, if there is one; see ``DialControl/reset(at:emit:)``.
  mutating func reset(at time: Double, emit: (DialEvent<DialRange>, Double) -> Void) {
    let value: Double
    switch options.defaultValue {
    case .least: value = scale.minimum
    case .value(let wanted): value = wanted
    case .none: return
    }
    _ = move(to: DialRange(low: value, high: value), animated: true, at: time, emit: emit)
  }

  /// Goes elsewhere from rest, and tells what the thumbs pass that are meant, and that it rests again.
  mutating func go(
    _ thumb: DialThumb,
    to positions: DialPositions,
    after seconds: Double = moveSeconds,
    at time: Double,
    emit: (DialEvent<DialRange>, Double) -> Void
  ) {
    let before = value
    if thumb != .high { cross(from: track.low, to: positions.low, emit: emit) { _ in time } }
    if thumb != .low { cross(from: track.high, to: positions.high, emit: emit) { _ in time } }
    put(positions, after: seconds, at: time)
    tellChange(from: before, at: time, emit: emit)
    rest(at: time, emit: emit)
  }

  /// Tells the value if it is another than before.
  mutating func tellChange(
    from before: DialRange,
    at time: Double,
    emit: (DialEvent<DialRange>, Double) -> Void
  ) {
    let value = value
    guard value != before else { return }
    told.tell(value, at: time)
    emit(.changing(value), time)
  }

  /// Comes to rest, and tells if it is elsewhere than before.
  mutating func rest(at time: Double, emit: (DialEvent<DialRange>, Double) -> Void) {
    unwind()
    let value = value
    guard value != settledValue else { return }
    settledValue = value
    told.tell(value, at: time)
    emit(.changed(value), time)
  }

  /// Takes whole turns off both positions.
  private mutating func unwind() {
    guard scale.wraps else { return }
    let first = isRange ? track.low : track.high
    let turns = ((scale.wrapped(first) - first) / scale.span).rounded()
    guard turns != 0 else { return }
    track.low = scale.stepped(track.low + turns * scale.span)
    track.high = scale.stepped(track.high + turns * scale.span)
  }

  /// Tells of every detent on the way from one position to another, in order.
  func cross(
    from start: Double,
    to end: Double,
    emit: (DialEvent<DialRange>, Double) -> Void,
    time: (Crossing) -> Double
  ) {
    if !detents.values.isEmpty {
      for crossing in Crossings(on: detents, from: start, to: end) {
        emit(.crossed(scale.wrapped(crossing.boundary)), time(crossing))
      }
    } else if scale.count > 1, scale.count <= DialOptions.maximumTickingSteps {
      for crossing in Crossings(on: scale, from: start, to: end) {
        emit(.crossed(scale.wrapped(scale.position(of: crossing.detent))), time(crossing))
      }
    }
  }

  /// Puts both thumbs elsewhere; what is shown comes after in a given time.
  mutating func put(_ positions: DialPositions, after seconds: Double, at time: Double) {
    if seconds > 0, !environment.reducesMotion {
      Self.lag(&lowLag, by: positions.low - track.low, for: seconds, at: time)
      Self.lag(&highLag, by: positions.high - track.high, for: seconds, at: time)
    }
    track.positions = positions
  }

  private static func lag(
    _ lag: inout MotionTrack<EasedMove>,
    by delta: Double,
    for seconds: Double,
    at time: Double
  ) {
    guard delta != 0 else { return }
    lag.fade(from: lag.position(at: time) - delta, to: 0, duration: seconds, at: time)
  }
}
