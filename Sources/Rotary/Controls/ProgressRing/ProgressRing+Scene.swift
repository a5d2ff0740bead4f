/// The state that determines a progress ring's picture, except the length and position of the arc.
public struct ProgressRingRenderKey: Sendable {
  /// A fragment that is created again if style, size or text size change, so that it represents all of them.
  var track: SceneFragment
  var motion: ProgressRingMotion
  var tint: Tint
  /// The number that is written, and the app's text that replaces it.
  var number: Double
  var text: String?
}

/// The kinds of motion of the arc.
enum ProgressRingMotion: UInt8, Equatable, Sendable {
  /// The arc's length is the completed share.
  case grows
  /// The arc turns, and becomes longer and shorter.
  case turns
  /// The whole ring pulses: its opacity rises and falls.
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

  /// The state that determines the picture, without the length of the arc.
  public var renderKey: ProgressRingRenderKey {
    ProgressRingRenderKey(
      track: artwork.track,
      motion: motion,
      tint: tint,
      number: writtenNumber,
      text: writtenText
    )
  }

  /// Returns whether the picture is the same except for the length and position of the arc.
  public func matches(_ key: ProgressRingRenderKey) -> Bool {
    guard artwork.track.isIdentical(to: key.track), motion == key.motion,
      writtenNumber == key.number, tint == key.tint
    else { return false }
    guard let text = writtenText else { return key.text == nil }
    return key.text.map { text.hasSameBytes(as: $0) } ?? false
  }

  /// Reports the length of the arc in each segment, or its rotation, or its opacity.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard artwork.trackRadius > 0 else { return }
    switch motion {
    case .grows:
      for index in artwork.segments.indices {
        put(ProgressRingNode.segment.id(index), placement(ofSegment: index))
      }
    case .turns:
      let arc = ProgressRingSpin(at: now)
      put(ProgressRingNode.holder.id, placement(of: arc))
      put(ProgressRingNode.arc.id, .traced(from: 0, to: arc.length))
    case .pulses:
      put(ProgressRingNode.pulse.id, .faded(ProgressRingSpin.pulse(at: now)))
    }
  }

  private func placement(ofSegment index: Int) -> Placement {
    let share = shownShare * Double(artwork.segments.count) - Double(index)
    return .traced(from: 0, to: share.clamped(to: 0...1))
  }

  private func placement(of arc: ProgressRingSpin) -> Placement {
    .turned(style.direction.angle(arc.startAngle), about: size.center)
  }

  /// Draws the ring.
  public func draw(into scene: inout ControlScene) {
    guard artwork.trackRadius > 0 else { return }
    scene.add(SceneNode(ProgressRingNode.root.id)) {
      if motion != .pulses {
        let track = motion == .grows ? artwork.track : artwork.wholeTrack
        $0.add(SceneNode(ProgressRingNode.track.id, .rim, fragment: track))
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
        let node = SceneNode(ProgressRingNode.segment.id(index), content: line)
        scene.add(node, at: placement(ofSegment: index))
      }
    case .turns:
      let arc = ProgressRingSpin(at: now)
      scene.add(SceneNode(ProgressRingNode.holder.id, .disc), at: placement(of: arc)) {
        let line = artwork.line(along: artwork.turn, tint)
        let node = SceneNode(ProgressRingNode.arc.id, content: line)
        $0.add(node, at: .traced(from: 0, to: arc.length))
      }
    case .pulses:
      let line = artwork.line(along: artwork.turn, tint, run: .whole)
      let node = SceneNode(ProgressRingNode.pulse.id, content: line)
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

  /// Writes the value in the ink of values, or the title in the ink of titles; without a style, nothing.
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
    let id = ink == .ink ? ProgressRingNode.value.id : ProgressRingNode.title.id
    scene.add(SceneNode(id, .title, content: .text(text)))
  }
}

/// The arc for work of unknown length: it turns, its head moves ahead, and its tail catches up.
///
/// It depends on the time only, so that all rings on a page turn in the same way, at any frame rate.
struct ProgressRingSpin: Equatable {
  /// The angle at which the arc begins, in radians from the ring's start, in the direction of growth.
  let startAngle: Double
  /// The length, as a share of the ring.
  let length: Double

  /// The time between two moments at which the arc is shortest, in seconds.
  static let cycleSeconds = 1.4
  /// The minimum length, as a share of the ring, and its increase up to the maximum.
  static let leastLength = 0.06
  static let growth = 0.625
  /// The number of cycles after which the arc is at the same place: 5 turns of its tail, and 4 of the whole.
  private static let cycles = 8.0
  private static let turnSeconds = 2 * cycleSeconds
  /// The time between two moments at which the pulse is faintest, in seconds, and the range of its opacity.
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

  /// Returns the opacity of a ring that pulses.
  static func pulse(at time: Double) -> Double {
    let angle = phase(of: time, in: pulseSeconds) / pulseSeconds * Circular.turn
    let share = (1 - Circular.cosine(angle)) / 2
    return opacities.lowerBound + (opacities.upperBound - opacities.lowerBound) * share
  }

  /// Returns the time since the beginning of a period.
  private static func phase(of time: Double, in period: Double) -> Double {
    time.truncatingRemainder(dividingBy: period)
  }
}
