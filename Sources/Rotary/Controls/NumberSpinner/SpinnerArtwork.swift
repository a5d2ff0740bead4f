/// What a spinner's tiles are drawn with, which is the same for all of them and from frame to frame.
struct SpinnerArtwork: Equatable, Sendable {
  /// A tile's body, in the light, and under a mouse.
  private(set) var body = SceneContent.none
  private(set) var hoveredBody = SceneContent.none
  /// What lies over the body of the front tile, and of those that are turned away.
  private(set) var front = SceneContent.none
  private(set) var shade = SceneContent.none
  /// Marks above and below the front tile, while it is held, and a ring around it, while it has the
  /// keyboard.
  private(set) var grip = SceneContent.none
  private(set) var focus = SceneContent.none
  /// Where its figures stand.
  private var box = Rect2D(0, 0, 0, 0)
  /// Size of its figures; in a row, that of all.
  private(set) var textSize = 0.0
  /// How many times larger they may be than at a text scale of 1.
  private var growth = 1.0

  /// A figure is so many times as wide as its size, in the faces of all platforms at most.
  private static let figureWidth = 0.7
  /// Figures are at most so large, measured by the tile.
  private static let shareOfHeight = 0.46
  private static let greatestShareOfHeight = 0.8
  private static let shareOfWidth = 0.86

  init() {}

  init(of spinner: NumberSpinner) {
    let tile = spinner.ring.tile
    let gap = tile.width * spinner.style.gap
    let rect = Rect2D((gap - tile.width) / 2, -tile.height / 2, tile.width - gap, tile.height)
    let corner = Swift.min(rect.size.width, rect.size.height) * 0.14
    let outline = VectorPath.rectangle(rect, cornerRadius: corner)
    // An edge, where the tile and the ground are equally light.
    let edge = Stroke(paint: .role(.hairline, opacity: 0.7), width: 1)
    body = .shape(outline, fill: Self.lit(.hubLight, .hubShade, rect), stroke: edge)
    hoveredBody = .shape(outline, fill: .role(.surfaceHover), stroke: edge)
    front = .shape(outline, fill: .role(.accent), stroke: nil)
    shade = .shape(outline, fill: .role(.shadow), stroke: nil)
    let width = rect.size.width * Self.shareOfWidth
    box = Rect2D(-width / 2, -tile.height / 2, width, tile.height)
    var figures = 1
    for index in [0, spinner.range.count - 1] {
      figures = Swift.max(figures, spinner.title(of: index).characterCount)
    }
    for title in spinner.style.titles { figures = Swift.max(figures, title.characterCount) }
    growth = spinner.environment.textScale
    let widest = width / (Self.figureWidth * Double(figures))
    textSize = spinner.environment.textSize(
      Swift.min(tile.height * Self.shareOfHeight, widest),
      upTo: Swift.min(tile.height * Self.greatestShareOfHeight, widest)
    )
    textSize = Swift.min(textSize, spinner.row?.maximumTextSize ?? .infinity)
    let center = spinner.ring.center
    let shown = Rect2D(
      center.x + rect.minX,
      center.y + rect.minY,
      rect.size.width,
      rect.size.height
    )
    grip = .shape(
      Self.marks(over: shown),
      fill: nil,
      stroke: Stroke(paint: .role(.accent), width: 3)
    )
    focus = .shape(
      .rectangle(shown.inset(by: -4), cornerRadius: corner + 4),
      fill: nil,
      stroke: Stroke(paint: .role(.focus), width: 2)
    )
  }

  /// What is written on a tile.
  func title(_ text: String, isNearest: Bool) -> SceneContent {
    var style = TextStyle(size: textSize, weight: .semibold, hasTabularFigures: true)
    style.growth = growth
    let role = isNearest ? ColorRole.onAccent : .ink
    return .text(TextContent(text, style: style, paint: .role(role), box: box))
  }

  /// A short line above a rectangle and one below.
  private static func marks(over rect: Rect2D) -> VectorPath {
    var path = VectorPath()
    for y in [rect.minY - 5, rect.maxY + 5] {
      path.move(to: Point2D(rect.center.x - rect.size.width / 6, y))
      path.addLine(to: Point2D(rect.center.x + rect.size.width / 6, y))
    }
    return path
  }

  private static func lit(_ top: ColorRole, _ bottom: ColorRole, _ rect: Rect2D) -> Paint {
    .linear(
      start: Point2D(0, rect.minY),
      end: Point2D(0, rect.maxY),
      stops: [GradientStop(0, .role(top)), GradientStop(1, .role(bottom))]
    )
  }
}

/// The names of a spinner's nodes, which several spinners in one scene share out among them.
struct SpinnerNodes {
  /// No spinner has as many names as this.
  static let room = UInt32(100 + 8 * (SpinnerOptions.tileCounts.upperBound + 1))

  /// What comes before the first name; a multiple of ``room``.
  let base: UInt32

  var root: NodeID { NodeID(base + 1) }
  var drum: NodeID { NodeID(base + 2) }
  var grip: NodeID { NodeID(base + 3) }
  var focus: NodeID { NodeID(base + 4) }

  /// The parts of a tile, by its slot on the ring.
  func tile(_ slot: UInt32) -> NodeID { NodeID(base + 100 + 8 * slot) }
  func body(_ slot: UInt32) -> NodeID { NodeID(base + 101 + 8 * slot) }
  func title(_ slot: UInt32) -> NodeID { NodeID(base + 102 + 8 * slot) }
  func front(_ slot: UInt32) -> NodeID { NodeID(base + 103 + 8 * slot) }
  func shade(_ slot: UInt32) -> NodeID { NodeID(base + 104 + 8 * slot) }
}
