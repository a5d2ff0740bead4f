/// A knob for a number: a value on an arc, a full circle or several turns; or a range of values with
/// two thumbs.
///
/// The value is always within its ends. What the finger asks for and what it gets are two accounts:
/// beyond an end, or held by a detent, the value waits until the finger has come back.
public struct Dial: Equatable, Sendable {
  /// Its values and where they stand; a change keeps the value where it can, else takes the nearest.
  ///
  /// What holds it ends, and nothing is told.
  public var scale = DialScale.percent {
    didSet {
      guard scale != oldValue else { return }
      low = scale.stepped(scale.clamped(low))
      stand(.high, at: high)
      layOut()
    }
  }
  /// How it behaves; a change takes effect at once, and one that two values do not fit moves them.
  public var options = DialOptions() {
    didSet {
      let fitting = values(.high, at: high)
      if options.isRange != oldValue.isRange || fitting != (low, high) { stand(.high, at: high) }
      layOut()
    }
  }
  /// What it looks like.
  public var style = DialStyle() { didSet { layOut() } }
  /// Its size in points; the dial is as large as the shorter side.
  public var size = Size(200, 200) {
    didSet {
      guard size != oldValue else { return }
      carryPointers(from: oldValue)
      layOut()
    }
  }
  /// What the user's machine asks for; a dial is not mirrored, as no clock is.
  public var environment = Environment()

  /// The lower value, counted on through the turns; of no meaning for a single value.
  var low = 0.0
  /// The upper value, or the only one, counted on through the turns.
  var high = 0.0
  /// What was told last at rest.
  var settled = DialValue.single(0)

  /// The latest time it was told.
  var now = -Double.infinity
  /// Who holds it, if anyone.
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
  var notches = DialNotches(values: [], period: 0)
  /// What is drawn the same from frame to frame.
  var face = DialFace()

  /// Makes a dial of 0 to 100, which stands at 0.
  public init() { layOut() }

  /// Makes a dial of a scale, which stands at the least value.
  public init(scale: DialScale) {
    self.init()
    self.scale = scale
    low = scale.minimum
    stand(.high, at: scale.minimum)
    layOut()
  }

  /// What it is set to.
  public var value: DialValue {
    options.isRange ? .range(low: scale.wrapped(low), high: scale.wrapped(high)) : .single(number)
  }

  /// Its value, or the upper one of a range.
  public var number: Double { scale.wrapped(high) }

  /// Whether no finger holds it.
  public var isResting: Bool { if case nil = hold { true } else { false } }

  /// How far its thumb, or the upper one, is shown from the least value, in radians, counted on through
  /// the turns.
  public var rotation: Double { scale.turned(of: shown(.high)) }

  /// Where a thumb is shown: at its value, or on the way to it.
  func shown(_ thumb: DialThumb) -> Double {
    thumb == .low ? low + lowLag.position(at: now) : high + highLag.position(at: now)
  }

  /// Puts a thumb on a value, at rest and at once; tells nothing.
  mutating func stand(_ thumb: DialThumb, at value: Double) {
    hold = nil
    pointers.removeAll()
    lowLag = MotionTrack(restingAt: 0)
    highLag = MotionTrack(restingAt: 0)
    (low, high) = values(thumb, at: scale.stepped(aligned(thumb, value)))
    unwind()
    settled = self.value
  }

  /// A value on the turn that is nearest to where a thumb stands; the other thumb is put on its turn.
  mutating func aligned(_ thumb: DialThumb, _ value: Double) -> Double {
    guard scale.wraps else { return scale.clamped(value) }
    let span = scale.span
    let inside = scale.wrapped(value)
    var target = inside + ((place(of: thumb) - inside) / span).rounded() * span
    guard options.isRange else { return target }
    if thumb == .low {
      high += ((target - high) / span).rounded(.up) * span
    } else {
      target += ((low - target) / span).rounded(.up) * span
    }
    return target
  }

  /// Takes whole turns off both values.
  mutating func unwind() {
    guard scale.wraps else { return }
    let first = options.isRange ? low : high
    let turns = ((scale.wrapped(first) - first) / scale.span).rounded()
    guard turns != 0 else { return }
    low = scale.stepped(low + turns * scale.span)
    high = scale.stepped(high + turns * scale.span)
  }

  private mutating func layOut() {
    var values: [Double] = []
    for detent in options.detents where detent >= scale.minimum && detent <= scale.maximum {
      if !scale.wraps || detent < scale.maximum { values.append(detent) }
    }
    notches = DialNotches(values: values, period: scale.wraps ? scale.span : 0)
    face = DialFace(of: self)
  }
}
