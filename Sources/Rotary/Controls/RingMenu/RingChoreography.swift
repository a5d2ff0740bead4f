/// When each part of a ring menu moves while it opens and closes: data, in seconds.
public struct RingChoreography: Equatable, Sendable {
  /// When something begins and how long it takes.
  public struct Span: Equatable, Sendable {
    /// Seconds from the beginning.
    public var start: Double
    /// Seconds that it takes.
    public var duration: Double

    /// Makes a span.
    public init(_ start: Double, _ duration: Double) {
      self.start = start
      self.duration = duration
    }
  }

  /// The steps of one way, from closed to open or from open to closed.
  public struct Steps: Equatable, Sendable {
    /// Until it is open, or closed.
    public var seconds: Double
    /// The shadow.
    public var shadow: Span
    /// The outer ring.
    public var rim: Span
    /// The thin rings, one after the other.
    public var rings: Span
    /// How long each of them fades.
    public var ringFade: Double
    /// The icons' flight.
    public var icons: Span
    /// The icons' drawing.
    public var drawing: Span
    /// The lines between the wedges: from the first one's beginning to the last one's.
    public var dividers: Span
    /// How long each of them takes.
    public var dividerSeconds: Double
    /// The degree scale.
    public var scale: Span
    /// The info button.
    public var info: Span
    /// What is not to be seen while it is closed fades, at the beginning or the end.
    public var presence: Span
  }

  /// From closed to open.
  public var opening: Steps
  /// From open to closed.
  public var closing: Steps
  /// How they all run.
  public var easing: Easing
  /// From which the order of the lines between the wedges is made.
  public var seed: UInt32

  /// How COSMOS opens in 1 s and closes in 1.23 s.
  public static let cosmos = RingChoreography(
    opening: Steps(
      seconds: 1,
      shadow: Span(0, 0.25),
      rim: Span(0, 0.5),
      rings: Span(0, 0.475),
      ringFade: 0.0375,
      icons: Span(0, 0.33),
      drawing: Span(0.33, 0.5),
      dividers: Span(0.33, 0.55),
      dividerSeconds: 0.1,
      scale: Span(0.66, 0.25),
      info: Span(0.66, 0.33),
      presence: Span(0, 0.1)
    ),
    closing: Steps(
      seconds: 1.23,
      shadow: Span(0.66, 0.25),
      rim: Span(0.66, 0.5),
      rings: Span(0.57, 0.66),
      ringFade: 0.0375,
      icons: Span(0.66, 0.33),
      drawing: Span(0.16, 0.5),
      dividers: Span(0, 0),
      dividerSeconds: 0.16,
      scale: Span(0, 0.16),
      info: Span(0, 0.16),
      presence: Span(1.13, 0.1)
    ),
    easing: .easeOut,
    seed: 12
  )

  /// Open at once for those who work: all together, in 0.18 s and 0.14 s.
  public static let quick = RingChoreography(
    opening: .together(seconds: 0.18),
    closing: .together(seconds: 0.14),
    easing: .easeOut,
    seed: 12
  )
}

extension RingChoreography.Steps {
  /// Everything at once.
  public static func together(seconds: Double) -> RingChoreography.Steps {
    let all = RingChoreography.Span(0, seconds)
    return RingChoreography.Steps(
      seconds: seconds,
      shadow: all,
      rim: all,
      rings: all,
      ringFade: seconds,
      icons: all,
      drawing: all,
      dividers: RingChoreography.Span(0, 0),
      dividerSeconds: seconds,
      scale: all,
      info: all,
      presence: all
    )
  }
}
