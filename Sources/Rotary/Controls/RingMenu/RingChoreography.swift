/// The times at which each part of a ring menu moves while it opens and closes, in seconds.
///
/// The default is the choreography of COSMOS, which opens in 1 s and closes in 1.23 s. A number of seconds outside its
/// range is clamped to the range; NaN changes nothing.
public struct RingChoreography: Equatable, Sendable {
  /// The limits of durations and delays, in seconds.
  public enum SecondsLimits: Limits {
    /// At most ten minutes.
    public static let range = 0.0...600.0
  }

  /// The start and the duration of a motion.
  public struct Span: Equatable, Sendable {
    /// The delay from the beginning of the choreography, in seconds.
    @Within<SecondsLimits> public var start: Double
    /// The duration, in seconds.
    @Within<SecondsLimits> public var duration: Double

    /// Creates a span; NaN counts as 0.
    public init(_ start: Double, _ duration: Double) {
      self.start = start
      self.duration = duration
    }
  }

  /// The motions in one direction, from closed to open or from open to closed.
  ///
  /// The default is the opening of COSMOS.
  public struct Steps: Equatable, Sendable {
    /// The duration until the menu is open or closed, in seconds.
    @Within<SecondsLimits> public var duration = 1.0
    /// The shadow.
    public var shadow = Span(0, 0.25)
    /// The outer ring.
    public var rim = Span(0, 0.5)
    /// The thin rings, one after the other.
    public var rings = Span(0, 0.475)
    /// The duration of each thin ring's fade, in seconds.
    @Within<SecondsLimits> public var ringFade = 0.0375
    /// The movement of the icons.
    public var icons = Span(0, 0.33)
    /// The drawing of the icons' lines.
    public var drawing = Span(0.33, 0.5)
    /// The lines between the wedges, from the start of the first one to the end of the last one.
    public var dividers = Span(0.33, 0.55)
    /// The duration of each line between wedges, in seconds.
    @Within<SecondsLimits> public var dividerDuration = 0.1
    /// The degree scale.
    public var scale = Span(0.66, 0.25)
    /// The info button.
    public var info = Span(0.66, 0.33)
    /// The fade of the whole ring, if it is invisible while closed.
    public var fade = Span(0, 0.1)

    /// Creates motions with their default values.
    public init() {}
  }

  /// The motions from closed to open.
  public var opening = Steps()
  /// The motions from open to closed.
  public var closing = Steps.cosmosClosing
  /// The easing of all motions.
  ///
  /// Default: they end softly.
  public var easing = Easing.easeOut
  /// The seed of the random order in which the lines between the wedges appear.
  public var seed: UInt32 = 12

  /// Creates a choreography with its default values.
  public init() {}
}

extension RingChoreography {
  /// The default choreography, that of COSMOS.
  public static let cosmos = RingChoreography()

  /// A fast choreography for tools: all parts move together, opening in 0.18 s and closing in 0.14 s.
  public static let quick: RingChoreography = {
    var quick = RingChoreography()
    quick.opening = .together(seconds: 0.18)
    quick.closing = .together(seconds: 0.14)
    return quick
  }()
}

extension RingChoreography.Steps {
  /// The closing of COSMOS.
  fileprivate static let cosmosClosing: RingChoreography.Steps = {
    typealias Span = RingChoreography.Span
    var steps = RingChoreography.Steps()
    steps.duration = 1.23
    steps.shadow = Span(0.66, 0.25)
    steps.rim = Span(0.66, 0.5)
    steps.rings = Span(0.57, 0.66)
    steps.icons = Span(0.66, 0.33)
    steps.drawing = Span(0.16, 0.5)
    steps.dividers = Span(0, 0)
    steps.dividerDuration = 0.16
    steps.scale = Span(0, 0.16)
    steps.info = Span(0, 0.33)
    steps.fade = Span(1.13, 0.1)
    return steps
  }()

  /// Returns steps in which all parts move at the same time.
  public static func together(seconds: Double) -> RingChoreography.Steps {
    let all = RingChoreography.Span(0, seconds)
    var steps = RingChoreography.Steps()
    steps.duration = all.duration
    steps.shadow = all
    steps.rim = all
    steps.rings = all
    steps.ringFade = all.duration
    steps.icons = all
    steps.drawing = all
    steps.dividers = RingChoreography.Span(0, 0)
    steps.dividerDuration = all.duration
    steps.scale = all
    steps.info = all
    steps.fade = all
    return steps
  }

  /// Returns the span of a thin ring: the innermost first while opening, the outermost first while closing.
  fileprivate func ringSpan(of index: Int, count: Int, opens: Bool) -> RingChoreography.Span {
    let each = rings.duration / Double(Swift.max(1, count))
    let turn = opens ? index : count - 1 - index
    return RingChoreography.Span(rings.start + each * Double(turn), each)
  }
}

/// A property of a ring that changes while it opens or closes.
struct RingPart: Equatable, Sendable {
  /// The kinds of properties.
  enum Kind: UInt8, Sendable {
    /// The degree of opening, from 0 (closed) to 1 (open), at a constant rate.
    case openness
    /// The opacity of the whole ring, if it is invisible while closed.
    case fade
    /// The opacity of the shadow.
    case shadow
    /// The radius of the outer ring.
    case rim
    /// The radius of a thin ring, and its opacity.
    case ring, ringOpacity
    /// The distance of the icons from the centre.
    case icons
    /// The drawn share of the icons' lines.
    case drawing
    /// The drawn share of a line between two wedges.
    case divider
    /// The lengths of the degree scale's marks.
    case shortMarks, longMarks
    /// The opacity of the info button.
    case info
  }

  var kind: Kind
  /// The index of the thin ring or line.
  var index: UInt8 = 0

  init(_ kind: Kind, _ index: Int = 0) {
    self.kind = kind
    self.index = UInt8(truncatingIfNeeded: index)
  }
}

extension RingChoreography {
  /// Returns the timeline of a ring, from closed to open or from open to closed.
  ///
  /// At its ends, the timelines of both directions have equal values, so that a ring can change direction there.
  ///
  /// - Parameters:
  ///   - opens: Whether it runs from closed to open.
  ///   - style: The sizes of the parts when the ring is open and when it is closed.
  ///   - dividerCount: The number of lines between wedges.
  ///   - showsClosed: Whether the ring is visible while closed.
  ///   - reducesMotion: Whether a cross-fade replaces all motion.
  /// - Returns: The timeline, at its beginning.
  func timeline(
    opens: Bool,
    style: RingStyle,
    dividerCount: Int,
    showsClosed: Bool,
    reducesMotion: Bool
  ) -> KeyedTimeline<RingPart> {
    let steps = opens ? opening : closing
    var tracks: [KeyedTrack<RingPart>] = []
    func add(
      _ part: RingPart,
      _ closed: Double,
      _ open: Double,
      _ span: Span,
      _ easing: Easing
    ) {
      tracks.append(
        KeyedTrack(
          part,
          from: opens ? closed : open,
          to: opens ? open : closed,
          delay: span.start,
          duration: span.duration,
          easing: easing
        )
      )
    }
    add(RingPart(.openness), 0, 1, Span(0, steps.duration), .linear)
    add(RingPart(.fade), showsClosed ? 1 : 0, 1, steps.fade, .linear)
    add(RingPart(.shadow), 0, style.shadow, steps.shadow, easing)
    add(RingPart(.rim), style.closedRadius, style.openRadius, steps.rim, easing)
    add(RingPart(.icons), style.dotRadius, style.iconRadius, steps.icons, easing)
    add(RingPart(.drawing), 0, 1, steps.drawing, easing)
    add(RingPart(.shortMarks), 0, style.shortMark, steps.scale, easing)
    add(RingPart(.longMarks), 0, style.longMark, steps.scale, easing)
    add(RingPart(.info), 0, 1, steps.info, easing)
    for index in style.ringRadii.indices {
      let below = index == 0 ? style.closedRadius : style.ringRadii[index - 1]
      let span = steps.ringSpan(of: index, count: style.ringRadii.count, opens: opens)
      add(RingPart(.ring, index), below, style.ringRadii[index], span, easing)
      // A ring fades in at the start of its motion, and out at the end.
      let fade = Swift.min(steps.ringFade, span.duration)
      let start = opens ? span.start : span.start + span.duration - fade
      add(RingPart(.ringOpacity, index), 0, 1, Span(start, fade), easing)
    }
    let order = shuffled(dividerCount)
    for index in order.indices {
      let share = dividerCount > 1 ? Double(order[index]) / Double(dividerCount - 1) : 0
      let start = steps.dividers.start + steps.dividers.duration * share
      add(RingPart(.divider, index), 0, 1, Span(start, steps.dividerDuration), easing)
    }
    return KeyedTimeline(tracks, reducesMotion: reducesMotion)
  }

  /// Returns the numbers from 0 in an order that looks random; equal seeds give equal orders.
  ///
  /// Source: the shuffle of R. Durstenfeld, 1964, https://doi.org/10.1145/364520.364540, with the multiplier of P.
  /// L'Ecuyer, "Tables of linear congruential generators of different sizes and good lattice structure", 1999, table 4,
  /// https://doi.org/10.1090/S0025-5718-99-00996-5.
  private func shuffled(_ count: Int) -> [Int] {
    var order = [Int](0..<count)
    var state = seed
    for index in order.indices.reversed() {
      state = state &* 2_891_336_453 &+ 1
      order.swapAt(index, Int(state >> 16) % (index + 1))
    }
    return order
  }
}
