/// The part of a progress ring's state that its picture depends on; how long the arc is, and where it
/// stands, do not belong to it.
public struct ProgressRingRenderKey: Sendable {
  /// Made anew whenever style, size or text size change, so it stands for all of them.
  var track: SceneFragment
  var motion: ProgressRingMotion
  var tint: Tint
  /// The number that is written, and the app's text that stands in its place.
  var number: Double
  var text: String?
}

/// How the arc moves.
enum ProgressRingMotion: UInt8, Equatable, Sendable {
  /// It is as long as the share that is done.
  case grows
  /// It turns, now longer, now shorter.
  case turns
  /// All of the ring is there, now more, now less opaque.
  case pulses
}

extension ProgressRing {
  var motion: ProgressRingMotion {
    guard isIndeterminate else { return .grows }
    return environment.reducesMotion ? .pulses : .turns
  }

  private var tint: Tint {
    if isCountdown { return style.tint(at: remainingSeconds) }
    return style.tint(at: value ?? .infinity)
  }

  /// The part of the state that the picture depends on; how long the arc is, is not.
  public var renderKey: ProgressRingRenderKey {
    ProgressRingRenderKey(
      track: artwork.track,
      motion: motion,
      tint: tint,
      number: writtenNumber,
      text: writtenText
    )
  }

  /// Whether the picture is the same but for the length and place of the arc.
  public func matches(_ key: ProgressRingRenderKey) -> Bool {
    guard artwork.track.isIdentical(to: key.track), motion == key.motion,
      writtenNumber == key.number, tint == key.tint
    else { return false }
    guard let text = writtenText else { return key.text == nil }
    return key.text.map { text.hasSameBytes(as: $0) } ?? false
  }

  /// Reports how long the arc is in each segment; or how far it is turned, or how opaque.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard artwork.trackRadius > 0 else { return }
    switch motion {
    case .grows:
      for index in artwork.segments.indices {
        put(ProgressRingArtwork.ID.segment(index), placement(ofSegment: index))
      }
    case .turns:
      let arc = ProgressRingSpin(at: now)
      put(ProgressRingArtwork.ID.holder, placement(of: arc))
      put(ProgressRingArtwork.ID.arc, .traced(from: 0, to: arc.length))
    case .pulses:
      put(ProgressRingArtwork.ID.pulse, .faded(ProgressRingSpin.pulse(at: now)))
    }
  }

  private func placement(ofSegment index: Int) -> Placement {
    let share = shownShare * Double(artwork.segments.count) - Double(index)
    return .traced(from: 0, to: share.clamped(to: 0...1))
  }

  private func placement(of arc: ProgressRingSpin) -> Placement {
    let angle = style.direction == .clockwise ? arc.startAngle : -arc.startAngle
    return .turned(angle, about: size.center)
  }

  /// Draws the ring as it is now.
  public func draw(into scene: inout ControlScene) {
    guard artwork.trackRadius > 0 else { return }
    scene.add(SceneNode(ProgressRingArtwork.ID.root)) {
      if motion != .pulses {
        let track = motion == .grows ? artwork.track : artwork.wholeTrack
        $0.add(SceneNode(ProgressRingArtwork.ID.track, .rim, fragment: track))
      }
      drawArc(into: &$0)
      drawTexts(into: &$0)
    }
  }

  private func drawArc(into scene: inout ControlScene) {
    let tint = tint
    switch motion {
    case .grows:
      for index in artwork.segments.indices {
        let line = artwork.line(along: artwork.segments[index], tint)
        let node = SceneNode(ProgressRingArtwork.ID.segment(index), content: line)
        scene.add(node, at: placement(ofSegment: index))
      }
    case .turns:
      let arc = ProgressRingSpin(at: now)
      scene.add(SceneNode(ProgressRingArtwork.ID.holder, .disc), at: placement(of: arc)) {
        let line = artwork.line(along: artwork.turn, tint)
        let node = SceneNode(ProgressRingArtwork.ID.arc, content: line)
        $0.add(node, at: .traced(from: 0, to: arc.length))
      }
    case .pulses:
      let line = artwork.line(along: artwork.turn, tint, run: .whole)
      let node = SceneNode(ProgressRingArtwork.ID.pulse, content: line)
      scene.add(node, at: .faded(ProgressRingSpin.pulse(at: now)))
    }
  }

  private func drawTexts(into scene: inout ControlScene) {
    let caption = caption
    let count = writtenText?.characterCount ?? longestCaption
    let texts = ProgressRingTexts(of: self, characterCount: count, hasValue: caption != nil)
    write(caption ?? "", as: .ink, texts.valueStyle, texts.valueBox, into: &scene)
    write(style.title, as: .inkSecondary, texts.titleStyle, texts.titleBox, into: &scene)
  }

  /// Writes the value in the ink of values, or the title in that of titles; without a style, nothing.
  @inline(never)
  private func write(
    _ string: String,
    as ink: ColorRole,
    _ style: TextStyle?,
    _ box: Rect2D,
    into scene: inout ControlScene
  ) {
    guard let style else { return }
    let text = TextContent(string, style: style, paint: .role(ink), box: box)
    let id = ink == .ink ? ProgressRingArtwork.ID.value : ProgressRingArtwork.ID.title
    scene.add(SceneNode(id, .title, content: .text(text)))
  }
}

/// The arc of work whose length nobody knows: it turns, its head runs ahead, and its tail catches up.
///
/// A function of the time alone, so that all rings of a page turn alike, whatever frames they are given.
struct ProgressRingSpin: Equatable {
  /// Where it begins, in radians from where the ring does, as the ring grows.
  let startAngle: Double
  /// How long it is, as a share of the ring.
  let length: Double

  /// From one time that it is shortest to the next.
  static let cycleSeconds = 1.4
  /// How long it is at least, as a share of the ring; and how much longer it becomes.
  static let leastLength = 0.06
  static let growth = 0.625
  /// After so many cycles it is where it was: 5 turns of its tail, and 4 of the whole.
  private static let cycles = 8.0
  private static let turnSeconds = 2 * cycleSeconds
  /// From one time that the pulse is faintest to the next, and how opaque it is.
  static let pulseSeconds = 2.4
  static let opacities = 0.3...0.75

  init(at time: Double) {
    let seconds = Self.phase(of: time, in: Self.cycles * Self.cycleSeconds)
    let cycle = (seconds / Self.cycleSeconds).rounded(.down)
    let part = 2 * (seconds / Self.cycleSeconds - cycle)
    let head = CubicBezier.easeInOut.progress(at: Swift.min(part, 1))
    let tail = CubicBezier.easeInOut.progress(at: Swift.max(part - 1, 0))
    let turns = Self.growth * (cycle + tail) + seconds / Self.turnSeconds
    startAngle = turns * Circular.turn
    length = Self.leastLength + Self.growth * (head - tail)
  }

  /// How opaque the ring is where it does not turn.
  static func pulse(at time: Double) -> Double {
    let angle = phase(of: time, in: pulseSeconds) / pulseSeconds * Circular.turn
    let share = (1 - Circular.cosine(angle)) / 2
    return opacities.lowerBound + (opacities.upperBound - opacities.lowerBound) * share
  }

  /// How far a time is in a period; 0 before the first time that was told.
  private static func phase(of time: Double, in period: Double) -> Double {
    guard time.isFinite else { return 0 }
    let rest = time.truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}
