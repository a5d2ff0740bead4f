/// The nodes of a phone, besides those of its frame.
enum PhoneDialNode: UInt32, NodeNames {
  case dial = 6
  case focus = 18
  case plate = 27
  case plateFace
  case focusFace = 32
  case dialFace = 1_001
  /// The title of each hole.
  case title = 1_003

  static var stride: UInt32 { 4 }
}

/// The parts of a phone's picture that stay the same while its dial turns.
struct PhoneDialArtwork: Equatable, Sendable {
  /// The parts around the dial.
  private(set) var frame = DiscFrame()
  /// The disc with its holes.
  private(set) var dial = SceneFragment()
  /// The plate under the dial, with the titles in the holes.
  private(set) var plate = SceneFragment()
  /// The focus ring around the first hole.
  private(set) var holeFocus = SceneFragment()

  /// Creates empty artwork.
  init() {}

  /// Draws all parts of a phone.
  init(of phone: PhoneDial) {
    let disc = RimmedDisc(
      center: phone.size.center,
      radius: phone.radius,
      rimWidth: phone.style.rimWidth,
      hubRadius: phone.style.hubRadius
    )
    frame = DiscFrame(around: disc, pointer: Self.fingerStop(of: phone))
    dial = Self.dial(of: phone, radius: disc.innerRadius)
    plate = Self.plate(of: phone)
    holeFocus = SceneFragment(
      PhoneDialNode.focusFace.id,
      circleAt: phone.holeCenter(0),
      radius: phone.holeRadius + 2,
      .focus,
      width: 2
    )
  }

  /// Returns a bar from the rim inward, which stops the finger.
  private static func fingerStop(of phone: PhoneDial) -> VectorPath {
    let angle = phone.options.fingerStopAngle
    let half = phone.radius * 0.035
    let outer = phone.size.center.moved(by: phone.radius, towards: angle)
    let inner = phone.size.center.moved(by: phone.radius * 0.6, towards: angle)
    var path = VectorPath()
    path.move(to: outer.moved(by: half, towards: angle - .pi / 2))
    path.addArc(center: outer, radius: half, startAngle: angle - .pi / 2, sweep: .pi)
    path.addArc(center: inner, radius: half, startAngle: angle + .pi / 2, sweep: .pi)
    path.close()
    return path
  }

  /// The maximum number of holes that are drawn.
  private static let mostHoles = 10_000
  /// Holes of a smaller diameter are not drawn, in points: a pixel of the finest screens.
  private static let finestPoints = 1.0 / 3

  /// Returns the holes that are drawn: all if they are visible and not too many, or none.
  private static func seen(of phone: PhoneDial) -> Range<Int> {
    let isVisible = 2 * phone.holeRadius >= finestPoints
    return isVisible && phone.holes.count <= mostHoles ? phone.holes.indices : 0..<0
  }

  /// Returns the dial: a disc with a hole for each digit.
  private static func dial(of phone: PhoneDial, radius: Double) -> SceneFragment {
    var path = VectorPath.circle(center: phone.size.center, radius: radius)
    for hole in seen(of: phone) {
      let middle = phone.holeCenter(hole)
      path.move(to: Point2D(middle.x + phone.holeRadius, middle.y))
      path.addArc(
        center: middle,
        radius: phone.holeRadius,
        startAngle: 0,
        sweep: -Circular.turn
      )
      path.close()
    }
    return SceneFragment {
      $0.addShape(
        PhoneDialNode.dialFace.id,
        .sector,
        path,
        fill: .role(.surfaceAlternate),
        stroke: Stroke(paint: .role(.hairline), width: 1)
      )
    }
  }

  /// Returns the plate under the dial, with the titles in the holes.
  private static func plate(of phone: PhoneDial) -> SceneFragment {
    let radius = phone.holeRadius
    return SceneFragment { scene in
      scene.addCircle(
        PhoneDialNode.plateFace.id,
        .background,
        at: phone.size.center,
        radius: phone.radius * 0.95,
        fill: .role(.rimLight)
      )
      for hole in seen(of: phone) {
        let middle = phone.holeCenter(hole)
        let box = Rect2D(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
        let opacity = phone.holes[hole].isEnabled ? 1 : Theme.disabledOpacity
        let text = TextContent(
          phone.holes[hole].title,
          style: textStyle(ofHole: hole, of: phone),
          paint: .role(.ink, opacity: opacity),
          box: box
        )
        scene.add(SceneNode(PhoneDialNode.title.id(hole), .title, content: .text(text)))
      }
    }
  }

  /// Returns the style in which a title fits into its hole.
  private static func textStyle(ofHole hole: Int, of phone: PhoneDial) -> TextStyle {
    let radius = phone.holeRadius
    // An empty title fits at any size.
    let room = radius * 1.8 / TextFit.greatestWidth(of: phone.holes[hole].title)
    let style = TextStyle(
      size: TextFit.size(upTo: Swift.min(radius * 1.1, room), largest: 80),
      weight: .semibold,
      hasTabularFigures: true
    )
    return phone.environment.scaled(style, upTo: Swift.min(radius * 1.5, room))
  }
}
