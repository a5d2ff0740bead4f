/// The nodes of a progress ring.
enum ProgressRingNode: UInt32, NodeNames {
  case root = 1
  case track, holder, arc, value, title, pulse
  /// The arc inside each segment.
  case segment = 100
  /// The track inside each segment.
  case line = 300
}

/// The parts of a progress ring's picture that stay the same while its value changes.
struct ProgressRingArtwork: Equatable, Sendable {
  /// The parts under the arc: the segments, and the ring without gaps.
  private(set) var track = SceneFragment()
  private(set) var wholeTrack = SceneFragment()
  /// The outline of each segment, along which the arc grows.
  private(set) var segments: [VectorPath] = []
  /// The outline of a whole turn, for an arc without segments.
  private(set) var turn = VectorPath()
  /// The distance from the centre to the middle of the track.
  private(set) var trackRadius = 0.0
  /// The distance from the centre to the inner edge of the arc.
  private(set) var holeRadius = 0.0

  private var width = 0.0
  private var cap = Stroke.Cap.round

  /// The radius of the arc's outer edge, as a share of the radius, so that it does not touch the views around it.
  private static let edge = 0.94
  /// The width of the track, as a share of the arc's: the arc differs from the track in more than its colour.
  private static let trackShare = 0.4
  /// The maximum share of the gap in a segment with its gap.
  private static let largestGap = 0.5

  /// The length of the track, in points.
  var circumference: Double { trackRadius * Circular.turn }

  init() {}

  init(of ring: borrowing ProgressRing) {
    let style = ring.style
    let radius = ring.size.shorterSide / 2
    let center = ring.size.center
    width = radius * style.thickness
    trackRadius = radius * (Self.edge - style.thickness / 2)
    guard trackRadius > 0 else { return }
    let sweep = style.direction.angle(Circular.turn)
    let opposite = style.startAngle + sweep / 2
    turn = Self.arc(center, trackRadius, about: opposite, sweep: sweep)
    let pitch = sweep / Double(style.segments)
    let filled = filledShare(of: style, radius)
    // Both ends look the same, although the round ends of the track are shorter.
    let longer =
      cap == .round
      ? filled + width * (1 - Self.trackShare) / (trackRadius * pitch.magnitude) : filled
    var below: [VectorPath] = []
    for index in 0..<style.segments {
      let middle = style.startAngle + pitch * (Double(index) + 0.5)
      segments.append(Self.arc(center, trackRadius, about: middle, sweep: pitch * filled))
      below.append(Self.arc(center, trackRadius, about: middle, sweep: pitch * longer))
    }
    holeRadius = trackRadius - width / 2
    wholeTrack = makeTrack(along: [turn])
    track = style.segments > 1 ? makeTrack(along: below) : wholeTrack
  }

  /// Returns the share of the segment's outline in a segment with its gap; also sets the cap.
  private mutating func filledShare(of style: ProgressRingStyle, _ radius: Double) -> Double {
    cap = style.cap == .round ? .round : .butt
    guard style.segments > 1 else { return 1 }
    let pitch = circumference / Double(style.segments)
    let gap = Swift.min(style.gap * radius, pitch * Self.largestGap)
    // Round ends are beyond the outline.
    if cap == .round, pitch - gap > width { return (pitch - gap - width) / pitch }
    cap = .butt
    return (pitch - gap) / pitch
  }

  private func makeTrack(along paths: [VectorPath]) -> SceneFragment {
    let line = Stroke(
      paint: .role(.hairline, opacity: 0.55),
      width: width * Self.trackShare,
      cap: cap
    )
    return SceneFragment {
      for index in paths.indices {
        $0.addShape(ProgressRingNode.line.id(index), .rim, paths[index], stroke: line)
      }
    }
  }

  /// Returns the arc along an outline; by default, ``Placement/traced(from:to:)`` sets its length.
  func line(
    along path: VectorPath,
    _ tint: Tint,
    run: Stroke.Run = .part(from: 0, to: 0)
  ) -> SceneContent {
    .shape(path, fill: nil, stroke: Stroke(paint: .solid(tint), width: width, cap: cap, run: run))
  }

  private static func arc(
    _ center: Point2D,
    _ radius: Double,
    about middle: Double,
    sweep: Double
  ) -> VectorPath {
    .arc(center: center, radius: radius, startAngle: middle - sweep / 2, sweep: sweep)
  }
}
