/// The nodes of a gauge.
enum GaugeDialNode: UInt32, NodeNames {
  case root = 1
  case background, track, minor, major, target, bar, needle, needleShadow, needleFace, hub, value,
    title, focus
  /// Each coloured range.
  case band = 100
  /// The label of each long tick.
  case label = 300

  static var ticks: ScaleTicks.Nodes { (minor.id, major.id, { label.id($0) }) }
}

/// The nodes of a gauge's markers, 0 for the value.
enum GaugeDialMarkerNode: UInt32, NodeNames {
  case marker = 30
  case face

  static var stride: UInt32 { 2 }
}

/// The parts of a gauge's picture that stay the same while its values change.
struct GaugeDialArtwork: Equatable, Sendable {
  /// The parts under the pointers: track, ranges, ticks, labels and target.
  private(set) var background = SceneFragment()
  /// The needle at angle 0.
  private(set) var needle = SceneFragment()
  /// The markers at angle 0, that of the value first.
  private(set) var markers: [SceneFragment] = []
  /// The outline of the bar, along which it grows.
  private(set) var turn = VectorPath()
  /// The focus ring.
  private(set) var focusRing = SceneContent.none
  /// The distance from the centre to the middle of the track, and the width of the track, in points.
  private(set) var trackRadius = 0.0
  private(set) var trackWidth = 0.0
  /// The length of the longest text of the value, in characters.
  private(set) var longestCaption = 1

  private var radius = 0.0
  private var center = Point2D.zero
  /// The distance from the centre to the ends of the ticks that are at the track, as a share of the radius.
  private var tickStart = 0.0
  private var tickEnd = 0.0
  /// Whether the scale leaves the bottom free, as a speedometer's does.
  private var isOpenBelow = false

  /// The radius of the hub, in which there is no direction, as a share of the gauge's radius.
  static let hub = 0.09
  /// The radius of the track's outer edge, as a share of the radius: alone, and with ranges around a bar.
  private static let edge = 0.94
  private static let innerEdge = 0.88
  /// The distance between parts, as a share of the radius.
  private static let gap = 0.03
  private static let tickLength = 0.08

  init() {}

  init(of gauge: borrowing GaugeDial) {
    let style = gauge.style
    longestCaption = gauge.longestCaption
    radius = gauge.size.shorterSide / 2
    center = gauge.size.center
    let hasRanges = style.pointer == .bar && !style.tints.isEmpty
    let edge = hasRanges ? Self.innerEdge : Self.edge
    trackWidth = radius * style.thickness
    trackRadius = radius * (edge - style.thickness / 2)
    tickStart = edge - style.thickness - Self.gap
    tickEnd = tickStart - Self.tickLength
    let down = (Double.pi / 2 - gauge.scale.startAngle) * (gauge.scale.isCounterclockwise ? -1 : 1)
    isOpenBelow = Circular.positive(down) > gauge.scale.sweep
    turn = arc(of: gauge.scale, from: 0, through: gauge.scale.sweep)
    needle = makeNeedle()
    markers.append(makeMarker(0, .pointer))
    for index in 0..<GaugeDial.maximumOtherCount {
      markers.append(makeMarker(index + 1, .palette(index)))
    }
    focusRing = .focusRing(.circle(center: center, radius: radius * (Self.edge + Self.gap)))
    background = makeBackground(of: gauge)
  }

  /// Returns the arc of the track between two rotations; at most a turn.
  private func arc(
    of scale: DialScale,
    from start: Double,
    through end: Double,
    at radius: Double? = nil
  ) -> VectorPath {
    let limit = Swift.min(scale.sweep, Circular.turn)
    let first = start.clamped(to: 0...limit)
    let sweep = end.clamped(to: 0...limit) - first
    return .arc(
      center: center,
      radius: radius ?? trackRadius,
      startAngle: scale.angle(ofRotation: first),
      sweep: scale.isCounterclockwise ? -sweep : sweep
    )
  }

  private func makeBackground(of gauge: borrowing GaugeDial) -> SceneFragment {
    let (scale, style) = (gauge.scale, gauge.style)
    let track = Stroke(paint: .role(.hairline, opacity: 0.55), width: trackWidth, cap: .butt)
    let ticks = ScaleTicks(
      center: center,
      radius: radius,
      start: tickStart,
      end: tickEnd,
      label: tickEnd - 0.13
    )
    let values = scale.ticks(major: style.majorTicks, minor: style.minorTicks)
    let labels = gauge.tickLabels(at: values.major)
    let (environment, target) = (gauge.environment, gauge.target)
    return SceneFragment {
      $0.addShape(GaugeDialNode.track.id, .rim, turn, stroke: track)
      addRanges(of: style, on: scale, into: &$0)
      ticks.draw(GaugeDialNode.ticks, at: values, labels, on: scale, environment, into: &$0)
      if let target {
        let line = Stroke(paint: .role(.ink), width: Swift.max(2, radius * 0.03))
        let path = mark(at: scale.angle(of: scale.wrapped(target)))
        $0.addShape(GaugeDialNode.target.id, .pointer, path, stroke: line)
      }
    }
  }

  /// Adds the coloured ranges: on the track, or around it if the value is a bar on it.
  private func addRanges(
    of style: GaugeDialStyle,
    on scale: DialScale,
    into scene: inout ControlScene
  ) {
    let isAround = style.pointer == .bar
    let width = isAround ? radius * Self.gap : trackWidth
    let distance = isAround ? trackRadius + trackWidth / 2 + radius * Self.gap : trackRadius
    let (thresholds, tints) = (style.thresholds, style.tints)
    for index in 0..<Swift.min(tints.count, thresholds.count + 1) {
      let lower = index > 0 ? thresholds[index - 1] : scale.minimum
      let upper = index < thresholds.count ? thresholds[index] : scale.maximum
      let start = scale.rotation(of: lower.clamped(to: scale.minimum...scale.maximum))
      let end = scale.rotation(of: upper.clamped(to: scale.minimum...scale.maximum))
      guard start < end else { continue }
      scene.addShape(
        GaugeDialNode.band.id(index),
        .sector,
        arc(of: scale, from: start, through: end, at: distance),
        stroke: Stroke(paint: .solid(tints[index]), width: width, cap: .butt)
      )
    }
  }

  /// Returns a line across the track, for the target.
  private func mark(at angle: Double) -> VectorPath {
    let half = trackWidth / 2 + radius * Self.gap * 0.8
    var path = VectorPath()
    path.move(to: center.moved(by: trackRadius - half, towards: angle))
    path.addLine(to: center.moved(by: trackRadius + half, towards: angle))
    return path
  }

  private func makeNeedle() -> SceneFragment {
    let (tip, tail) = (radius * (tickStart - 0.01), radius * 0.18)
    let (wide, narrow) = (radius * 0.032, radius * 0.009)
    var path = VectorPath()
    path.move(to: Point2D(center.x - tail, center.y - wide))
    path.addLine(to: Point2D(center.x + tip, center.y - narrow))
    path.addLine(to: Point2D(center.x + tip, center.y + narrow))
    path.addLine(to: Point2D(center.x - tail, center.y + wide))
    path.close()
    let shadow = DiscShadow(inner: 0.8, outer: 1.5, opacities: (0.3, 0.1, 0))
    return SceneFragment {
      $0.addShape(GaugeDialNode.needleFace.id, .pointer, path, fill: .role(.pointer))
      $0.addShadow(GaugeDialNode.needleShadow.id, shadow, at: center, radius: radius * Self.hub)
      $0.addCircle(
        GaugeDialNode.hub.id,
        .hub,
        at: center,
        radius: radius * Self.hub,
        fill: .role(.rimLight),
        stroke: Stroke(paint: .role(.pointer), width: radius * 0.03)
      )
    }
  }

  private func makeMarker(_ index: Int, _ role: ColorRole) -> SceneFragment {
    let size = Swift.max(trackWidth * 0.5, radius * 0.045)
    return SceneFragment {
      $0.addCircle(
        GaugeDialMarkerNode.face.id(index),
        .pointer,
        at: Point2D(center.x + trackRadius, center.y),
        radius: size,
        fill: .role(.rimLight),
        stroke: Stroke(paint: .role(role), width: size * 0.45)
      )
    }
  }
}

// The value and the title.
extension GaugeDialArtwork {
  /// The positions and sizes of the value and the title.
  struct Texts {
    var valueStyle: TextStyle
    var valueBox: Rect2D
    var titleStyle: TextStyle
    var titleBox: Rect2D
  }

  /// Returns positions and sizes for a title and a value with numbers of characters.
  ///
  /// Both are below the needle's hub, between the ends of the scale if there is room, or in the middle of a bar.
  func texts(
    _ valueLength: Int,
    _ titleLength: Int,
    in style: borrowing GaugeDialStyle,
    _ environment: ControlEnvironment
  ) -> Texts {
    let isBelow = style.pointer == .needle
    let width =
      radius
      * (isBelow ? isOpenBelow ? 0.9 : 0.7 : 2 * (tickEnd - (style.showsLabels ? 0.24 : 0.04)))
    let limit = radius * (isBelow ? isOpenBelow ? 0.2 : 0.17 : 0.4)
    let widest = TextFit.size(of: valueLength, in: width)
    let valueStyle = environment.scaled(
      TextStyle(
        size: TextFit.size(upTo: Swift.min(limit, widest)),
        weight: .semibold,
        hasTabularFigures: true
      ),
      upTo: Swift.min(limit * 1.25, widest)
    )
    let titleStyle = environment.scaled(
      TextStyle(size: TextFit.size(upTo: Swift.min(radius * 0.13, 17)), weight: .medium),
      upTo: Swift.min(radius * 0.18, TextFit.size(of: titleLength, in: width))
    )
    let height = valueStyle.size * TextFit.lineHeight
    let titleHeight = titleStyle.size * TextFit.lineHeight
    let middle =
      center.y
      + (isBelow ? radius * (isOpenBelow ? 0.62 : 0.32) : titleLength > 0 ? -titleHeight * 0.3 : 0)
    let left = center.x - width / 2
    return Texts(
      valueStyle: valueStyle,
      valueBox: Rect2D(left, middle - height / 2, width, height),
      titleStyle: titleStyle,
      titleBox: Rect2D(left, middle + height * 0.45, width, titleHeight)
    )
  }
}
