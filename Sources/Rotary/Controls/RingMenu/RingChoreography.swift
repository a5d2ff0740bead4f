/// When each part of a ring menu moves while it opens and closes: data, in seconds.
///
/// A number of seconds below 0 counts as 0 and one beyond ``longest`` as that; NaN changes nothing, and
/// counts as 0 where the choreography is made.
public struct RingChoreography: Equatable, Sendable {
  /// The longest that anything takes, or waits before it begins, in seconds: ten minutes.
  public static let longest = 600.0

  /// When something begins and how long it takes.
  public struct Span: Equatable, Sendable {
    /// Seconds from the beginning.
    public var start: Double { didSet { start = seconds(start, or: oldValue) } }
    /// Seconds that it takes.
    public var duration: Double { didSet { duration = seconds(duration, or: oldValue) } }

    /// Makes a span.
    public init(_ start: Double, _ duration: Double) {
      self.start = seconds(start)
      self.duration = seconds(duration)
    }
  }

  /// The steps of one way, from closed to open or from open to closed.
  public struct Steps: Equatable, Sendable {
    /// Seconds until it is open, or closed.
    public var duration: Double { didSet { duration = seconds(duration, or: oldValue) } }
    /// The shadow.
    public var shadow: Span
    /// The outer ring.
    public var rim: Span
    /// The thin rings, one after the other.
    public var rings: Span
    /// How long each of them fades, in seconds.
    public var ringFade: Double { didSet { ringFade = seconds(ringFade, or: oldValue) } }
    /// The icons' flight.
    public var icons: Span
    /// The icons' drawing.
    public var drawing: Span
    /// The lines between the wedges: from the first one's beginning to the last one's.
    public var dividers: Span
    /// How long each of them takes, in seconds.
    public var dividerDuration: Double {
      didSet { dividerDuration = seconds(dividerDuration, or: oldValue) }
    }
    /// The degree scale.
    public var scale: Span
    /// The info button.
    public var info: Span
    /// The whole ring, where it does not show while it is closed: it fades in, or out.
    public var fade: Span

    /// Makes the steps of one way, each of which is described at its property.
    public init(
      duration: Double,
      shadow: Span,
      rim: Span,
      rings: Span,
      ringFade: Double,
      icons: Span,
      drawing: Span,
      dividers: Span,
      dividerDuration: Double,
      scale: Span,
      info: Span,
      fade: Span
    ) {
      self.duration = seconds(duration)
      self.shadow = shadow
      self.rim = rim
      self.rings = rings
      self.ringFade = seconds(ringFade)
      self.icons = icons
      self.drawing = drawing
      self.dividers = dividers
      self.dividerDuration = seconds(dividerDuration)
      self.scale = scale
      self.info = info
      self.fade = fade
    }
  }

  /// From closed to open.
  public var opening: Steps
  /// From open to closed.
  public var closing: Steps
  /// How they all run.
  public var easing: Easing
  /// From which the order of the lines between the wedges is made.
  public var seed: UInt32

  /// Makes a choreography; left out, everything ends softly.
  public init(opening: Steps, closing: Steps, easing: Easing = .easeOut, seed: UInt32 = 12) {
    self.opening = opening
    self.closing = closing
    self.easing = easing
    self.seed = seed
  }
}

/// A number of seconds as a choreography keeps it.
private func seconds(_ number: Double, or previous: Double = 0) -> Double {
  number.bounded(to: 0...RingChoreography.longest, else: previous)
}

extension RingChoreography {
  /// How COSMOS opens in 1 s and closes in 1.23 s.
  public static let cosmos = RingChoreography(
    opening: Steps(
      duration: 1,
      shadow: Span(0, 0.25),
      rim: Span(0, 0.5),
      rings: Span(0, 0.475),
      ringFade: 0.0375,
      icons: Span(0, 0.33),
      drawing: Span(0.33, 0.5),
      dividers: Span(0.33, 0.55),
      dividerDuration: 0.1,
      scale: Span(0.66, 0.25),
      info: Span(0.66, 0.33),
      fade: Span(0, 0.1)
    ),
    closing: Steps(
      duration: 1.23,
      shadow: Span(0.66, 0.25),
      rim: Span(0.66, 0.5),
      rings: Span(0.57, 0.66),
      ringFade: 0.0375,
      icons: Span(0.66, 0.33),
      drawing: Span(0.16, 0.5),
      dividers: Span(0, 0),
      dividerDuration: 0.16,
      scale: Span(0, 0.16),
      info: Span(0, 0.33),
      fade: Span(1.13, 0.1)
    )
  )

  /// Open at once for those who work: all together, in 0.18 s and 0.14 s.
  public static let quick = RingChoreography(
    opening: .together(seconds: 0.18),
    closing: .together(seconds: 0.14)
  )
}

extension RingChoreography.Steps {
  /// Everything at once.
  public static func together(seconds: Double) -> RingChoreography.Steps {
    let all = RingChoreography.Span(0, seconds)
    return RingChoreography.Steps(
      duration: seconds,
      shadow: all,
      rim: all,
      rings: all,
      ringFade: seconds,
      icons: all,
      drawing: all,
      dividers: RingChoreography.Span(0, 0),
      dividerDuration: seconds,
      scale: all,
      info: all,
      fade: all
    )
  }

  /// When a thin ring moves: outwards the innermost first, inwards the outermost.
  fileprivate func ringSpan(of index: Int, count: Int, opens: Bool) -> RingChoreography.Span {
    let each = rings.duration / Double(Swift.max(1, count))
    let turn = opens ? index : count - 1 - index
    return RingChoreography.Span(rings.start + each * Double(turn), each)
  }
}

/// A property of a ring that runs while it opens or closes.
struct RingPart: Equatable, Sendable {
  /// What it is a property of.
  enum Kind: UInt8, Sendable {
    /// 0 closed … 1 open, evenly.
    case openness
    /// How opaque all of it is, for a ring that does not show while it is closed.
    case fade
    /// How opaque the shadow is.
    case shadow
    /// The outer ring's radius.
    case rim
    /// A thin ring's radius, and how opaque it is.
    case ring, ringOpacity
    /// How far from the centre the icons stand.
    case icons
    /// How much of their lines is drawn.
    case drawing
    /// How much of a line between two wedges is drawn.
    case divider
    /// How long the marks of the degree scale are.
    case shortMarks, longMarks
    /// How opaque the info button is.
    case info
  }

  var kind: Kind
  /// Which ring or line.
  var index: UInt8 = 0

  init(_ kind: Kind, _ index: Int = 0) {
    self.kind = kind
    self.index = UInt8(truncatingIfNeeded: index)
  }
}

extension RingChoreography {
  /// The timeline of a ring, from closed to open or from open to closed.
  ///
  /// Both have the same values where one ends and the other begins, so that a ring can go on from
  /// any of the two to the other.
  ///
  /// - Parameters:
  ///   - opens: whether it goes from closed to open.
  ///   - style: how large its parts are when it is open, and when it is closed.
  ///   - dividerCount: how many lines between wedges there are.
  ///   - showsClosed: whether the ring shows while it is closed.
  ///   - reducesMotion: whether a cross-fade takes the place of all of it.
  /// - Returns: it, at its beginning.
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
      // It fades in as it sets out, and out as it arrives.
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

  /// The numbers from 0 on in an order that looks random, the same for the same seed.
  ///
  /// Source: the shuffle of R. Durstenfeld, 1964, https://doi.org/10.1145/364520.364540, with the
  /// multiplier of P. L'Ecuyer, "Tables of linear congruential generators of different sizes and
  /// good lattice structure", 1999, table 4, https://doi.org/10.1090/S0025-5718-99-00996-5.
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
