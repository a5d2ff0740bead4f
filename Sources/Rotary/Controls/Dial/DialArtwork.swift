/// The nodes of a dial.
enum DialNode: UInt32, NodeNames {
  case root = 1
  case background, shadow, plate, track, minor, major, turns, progress, value, title, focus, arc
  case modulation, modulationArc
  /// The label of each long tick.
  case label = 100
  /// The parts of a track with several colours.
  case colors = 1_000

  static var ticks: ScaleTicks.Nodes { (minor.id, major.id, { label.id($0) }) }
}

/// The nodes of a dial's thumbs, 0 for the lower one.
enum DialThumbNode: UInt32, NodeNames {
  case thumb = 20
  case halo, body, shade, edge, ring

  static var stride: UInt32 { 8 }
}

/// The parts of a dial's picture that stay the same while its value changes.
struct DialArtwork: Equatable, Sendable {
  /// The parts under the value: plate, track, ticks and their labels.
  private(set) var background = SceneFragment()
  /// The thumbs at angle 0, the lower one first.
  private(set) var thumbs: [SceneFragment] = []
  /// A whole turn of the accent arc, and the same under another turn.
  ///
  /// The arc begins at angle 0; ``Placement/traced(from:to:)`` sets its length.
  private(set) var arc = SceneContent.none
  private(set) var wholeTurn = SceneContent.none
  /// The arc of the modulation, which begins at angle 0.
  private(set) var modulationArc = SceneContent.none
  /// The halo under a thumb at angle 0 that is held or under a mouse.
  private(set) var heldHalo = SceneContent.none
  private(set) var hoveredHalo = SceneContent.none
  /// The focus rings: around the dial, and around a thumb at angle 0.
  private(set) var focusRing = SceneContent.none
  private(set) var thumbRing = SceneContent.none
  /// The distance from the centre to the middle of the track.
  private(set) var trackRadius = 0.0
  /// The number of characters for which there must be room.
  private(set) var longestCaption = 1

  private(set) var parts = DialProportions.ring
  private(set) var radius = 0.0
  private(set) var center = Point2D.zero
  /// Whether the middle has a title and a value; whether the dial is a ring; whether it has long ticks.
  private(set) var sharesMiddle = false
  private(set) var isRing = true
  private(set) var hasTicks = false
  /// The user's text size.
  private(set) var environment = ControlEnvironment()
  /// The number of characters of the title.
  private(set) var titleLength = 0

  init() {}

  init(of dial: borrowing DialMechanism) {
    let style = dial.style
    environment = dial.environment
    titleLength = style.title.characterCount
    radius = dial.size.shorterSide / 2
    center = dial.size.center
    isRing = style.face == .ring
    hasTicks = style.majorTicks > 0
    sharesMiddle = isRing && !style.title.isEmpty && style.showsValue
    parts = isRing ? .ring : style.labels.isEmpty ? .knob : .labelledKnob
    trackRadius = radius * parts.track
    longestCaption = Swift.max(1, dial.longestCaption)
    background = background(of: dial)
    for index in 0..<2 { thumbs.append(isRing ? disc(index) : mark(index)) }
    drawAccent()
  }

  /// Draws lines and areas in the accent colour, and the focus rings.
  private mutating func drawAccent() {
    let trackWidth = radius * parts.trackWidth
    let thumbSize = radius * parts.thumbSize
    func wholeArc(_ radius: Double) -> VectorPath {
      .arc(center: center, radius: radius, startAngle: 0, sweep: Circular.turn)
    }
    let turn = wholeArc(trackRadius)
    wholeTurn = .line(turn, .role(.accent, opacity: 0.4), width: trackWidth)
    let accent = Stroke(paint: .role(.accent), width: trackWidth, run: .part(from: 0, to: 0))
    arc = .shape(turn, fill: nil, stroke: accent)
    let beside = Stroke(paint: .role(.accent), width: radius * 0.025, run: .part(from: 0, to: 0))
    modulationArc = .shape(
      wholeArc(trackRadius + trackWidth / 2 + radius * 0.022),
      fill: nil,
      stroke: beside
    )
    let halo = Swift.max(thumbSize * 1.6, trackWidth)
    let haloPath = VectorPath.circle(center: thumb, radius: halo)
    heldHalo = .area(haloPath, .role(.accent, opacity: 0.3))
    hoveredHalo = .area(haloPath, .role(.accent, opacity: 0.16))
    let reach = trackRadius + Swift.max(trackWidth / 2, thumbSize) + 3
    focusRing = .focusRing(.circle(center: center, radius: reach))
    thumbRing = .focusRing(.circle(center: thumb, radius: thumbSize + 3))
  }

  /// The position of a thumb at angle 0.
  private var thumb: Point2D { Point2D(center.x + radius * parts.thumb, center.y) }

  /// Returns a ring's thumb: a disc with an edge in the accent colour.
  private func disc(_ index: Int) -> SceneFragment {
    let (place, size) = (thumb, radius * parts.thumbSize)
    let shadow = DiscShadow(inner: 0.8, outer: 1.4, opacities: (0.35, 0.1, 0))
    return SceneFragment {
      $0.addShadow(DialThumbNode.shade.id(index), shadow, at: place, radius: size)
      $0.addCircle(
        DialThumbNode.body.id(index),
        .pointer,
        at: place,
        radius: size * 0.86,
        fill: .role(.rimLight),
        stroke: Stroke(paint: .role(.accent), width: size * 0.28)
      )
    }
  }

  /// Returns a knob's mark: a short line that points to the value.
  private func mark(_ index: Int) -> SceneFragment {
    let half = radius * parts.thumbSize / 2
    var path = VectorPath()
    path.move(to: Point2D(thumb.x - half, center.y))
    path.addLine(to: Point2D(thumb.x + half, center.y))
    let stroke = Stroke(paint: .role(.pointer), width: Swift.max(2, radius * 0.05))
    return SceneFragment {
      $0.addShape(DialThumbNode.body.id(index), .pointer, path, stroke: stroke)
    }
  }
}

// Plate, track, ticks and their labels.
extension DialArtwork {
  private func background(of dial: borrowing DialMechanism) -> SceneFragment {
    let scale = dial.scale
    let plate = radius * parts.plate
    let sweep = Swift.min(scale.sweep, Circular.turn)
    let tints = dial.style.trackTints
    let track = GradientArc(
      center: center,
      radius: trackRadius,
      startAngle: scale.startAngle,
      sweep: scale.isCounterclockwise ? -sweep : sweep,
      width: radius * parts.trackWidth,
      tints: tints.isEmpty ? [.role(.hairline, opacity: 0.55)] : tints
    )
    let ticks = ScaleTicks(
      center: center,
      radius: radius,
      start: parts.tickStart,
      end: parts.tickEnd,
      label: parts.label
    )
    let values = scale.ticks(major: dial.style.majorTicks, minor: dial.style.minorTicks)
    let labels = dial.style.labels
    return SceneFragment {
      track.draw(DialNode.track.id, or: DialNode.colors.id, .rim, into: &$0)
      drawPlate(radius: plate, into: &$0)
      ticks.draw(DialNode.ticks, at: values, labels, on: scale, environment, into: &$0)
    }
  }

  private func drawPlate(radius: Double, into scene: inout ControlScene) {
    scene.addRaisedDisc(
      (shadow: DialNode.shadow.id, face: DialNode.plate.id),
      .hub,
      at: center,
      radius: radius,
      DiscShadow(drop: 0.06, inner: 0.86, outer: 1.16, opacities: (0.3, 0.08, 0)),
      (.hubLight, .hubShade),
      stroke: Stroke(paint: .role(.hairline, opacity: 0.5), width: 1)
    )
  }
}

/// The lengths of a dial's parts, as shares of its radius.
struct DialProportions: Equatable, Sendable {
  var plate: Double
  var track: Double
  var trackWidth: Double
  var thumb: Double
  var thumbSize: Double
  /// The ends of long ticks; short ticks end half way.
  var tickStart: Double
  var tickEnd: Double
  var label: Double
  var textSize: Double
  var text: Double
  var title: Double
  var titleHalfWidth: Double

  static let ring = DialProportions(
    plate: 0.73,
    track: 0.84,
    trackWidth: 0.13,
    thumb: 0.84,
    thumbSize: 0.1,
    tickStart: 0.68,
    tickEnd: 0.61,
    label: 0.51,
    textSize: 0.42,
    text: 0.62,
    title: 0,
    titleHalfWidth: 0.5
  )

  static let knob = DialProportions(
    plate: 0.62,
    track: 0.78,
    trackWidth: 0.08,
    thumb: 0.53,
    thumbSize: 0.07,
    tickStart: 0.87,
    tickEnd: 0.96,
    label: 1,
    textSize: 0.26,
    text: 0.43,
    title: 0.86,
    titleHalfWidth: 0.5
  )

  static let labelledKnob = DialProportions(
    plate: 0.54,
    track: 0.66,
    trackWidth: 0.065,
    thumb: 0.46,
    thumbSize: 0.06,
    tickStart: 0.74,
    tickEnd: 0.8,
    label: 0.91,
    textSize: 0.22,
    text: 0.37,
    title: 0.8,
    titleHalfWidth: 0.4
  )

  /// Returns the width of the value's text to each side of the centre.
  func textWidth(hasTicks: Bool) -> Double {
    hasTicks && label < text ? label - 0.06 : text
  }
}
