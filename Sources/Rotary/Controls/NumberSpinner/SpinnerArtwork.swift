/// The parts with which a spinner's tiles are drawn, the same for all tiles and frames.
struct SpinnerArtwork: Equatable, Sendable {
  /// The body of a tile, normally and under a mouse.
  private(set) var body = SceneContent.none
  private(set) var hoveredBody = SceneContent.none
  /// The layers over the body of the front tile, and of tiles that are turned away.
  private(set) var front = SceneContent.none
  private(set) var shade = SceneContent.none
  /// The lines over the figures of every tile; none in most looks.
  private(set) var lines = SceneContent.none
  /// The marks at the front tile: on paper at rest, on all looks while it is turned, and the focus ring.
  private(set) var window = SceneContent.none
  private(set) var grip = SceneContent.none
  private(set) var focus = SceneContent.none
  /// The position of the figures.
  private var box = Rect2D(0, 0, 0, 0)
  /// The size of the figures; in a row, that of all rings.
  private(set) var textSize = 0.0
  /// Whether the tiles are in a row.
  private(set) var isInRow = false
  private(set) var tones = SpinnerTones()
  /// The maximum growth of figures over a text scale of 1.
  private var growth = 1.0

  /// The maximum size of figures, relative to the tile.
  private static let shareOfHeight = 0.46
  private static let greatestShareOfHeight = 0.8
  private static let shareOfWidth = 0.86
  /// The width of the lines over a tile, as a share of its height.
  private static let lineWidth = 0.025
  /// The number of notches along a side.
  private static let notches = 6

  init() {}

  init(of spinner: borrowing NumberSpinner) {
    let tile = spinner.ring.tile
    tones = spinner.tones
    if case .some = spinner.row { isInRow = true }
    let gap = tones.isPaper ? 0 : spinner.ring.tileLength * spinner.style.gap
    let isSideways = spinner.ring.axis == .vertical
    let width = isSideways ? tile.width - gap : tile.width
    let height = isSideways ? tile.height : tile.height - gap
    let rect = Rect2D(-width / 2, -height / 2, width, height)
    let corner = Swift.min(rect.size.width, rect.size.height) * tones.corner
    let outline = VectorPath.rectangle(rect, cornerRadius: corner)
    // An edge, for themes in which the tile and the ground are equally light.
    let line = tones.edge.tint(opacity: 0.7)
    let edge = tones.isPaper ? nil : Stroke(paint: .solid(line), width: 1)
    let light = Self.lit(tones.top.tint, tones.bottom.tint, rect)
    body = .shape(outline, fill: light, stroke: edge)
    hoveredBody = .shape(outline, fill: .solid(tones.hovered.tint), stroke: edge)
    front = .area(outline, .role(.accent))
    shade = .area(outline, .role(.shadow))
    let room = width * Self.shareOfWidth
    box = Rect2D(-room / 2, -tile.height / 2, room, tile.height)
    let widest = room / greatestWidth(in: spinner)
    growth = spinner.environment.textScale
    let size = spinner.environment.textSize(
      Swift.min(tile.height * Self.shareOfHeight, widest),
      upTo: Swift.min(tile.height * Self.greatestShareOfHeight, widest)
    )
    textSize = Swift.min(size, spinner.row?.maximumTextSize ?? .infinity)
    let center = spinner.ring.center
    mark(
      Rect2D(center.x + rect.minX, center.y + rect.minY, rect.size.width, rect.size.height),
      corner: corner,
      isSideways: isSideways
    )
    drawLines(in: rect)
  }

  /// Creates the marks around the front tile.
  private mutating func mark(_ shown: Rect2D, corner: Double, isSideways: Bool) {
    // Tiles in a row are close to each other.
    let distance = isInRow ? 1.5 : 4.0
    focus = .focusRing(
      .rectangle(shown.inset(by: -distance), cornerRadius: corner + distance)
    )
    let held: VectorPath
    if !isInRow {
      held = Self.marks(beside: shown, isSideways: isSideways)
    } else if tones.isPaper {
      held = Self.edges(of: shown)
      window = .line(held, .role(.hairline), width: 1.5)
    } else {
      held = .rectangle(shown, cornerRadius: corner)
    }
    grip = .line(held, .role(.accent), width: 3)
  }

  /// Creates the lines over each tile.
  private mutating func drawLines(in rect: Rect2D) {
    var path = VectorPath()
    func draw(from start: Double, to end: Double, at y: Double) {
      path.move(to: Point2D(rect.minX + start * rect.size.width, rect.minY + y * rect.size.height))
      path.addLine(to: Point2D(rect.minX + end * rect.size.width, rect.minY + y * rect.size.height))
    }
    switch tones.lines {
    case .none: return
    case .split: draw(from: 0, to: 1, at: 0.5)
    case .milled:
      for notch in 0..<Self.notches {
        let y = (Double(notch) + 0.5) / Double(Self.notches)
        draw(from: 0.01, to: 0.1, at: y)
        draw(from: 0.9, to: 0.99, at: y)
      }
    }
    let width = Swift.max(1, rect.size.height * Self.lineWidth)
    lines = .shape(
      path,
      fill: nil,
      stroke: Stroke(paint: .solid(tones.line.tint), width: width, cap: .butt)
    )
  }

  /// Returns the width of the widest text, over its size.
  private func greatestWidth(in spinner: NumberSpinner) -> Double {
    var greatest = TextFit.widestFigure
    func take(_ text: String) {
      let width =
        isInRow
        ? TextFit.greatestWidth(of: text) : Double(text.characterCount) * TextFit.widestFigure
      greatest = Swift.max(greatest, width)
    }
    // The digits of all languages are as wide as Latin ones, or shrunk to that width.
    for index in [0, spinner.range.count - 1] {
      take(spinner.style.title(of: index, in: spinner.range, .latin))
    }
    for title in spinner.style.titles { take(title) }
    return greatest
  }

  /// Returns the text on a tile.
  func title(_ text: String, isNearest: Bool) -> SceneContent {
    title(text, isNearest ? tones.figure : tones.distant)
  }

  /// Returns the text on the front tile of an open lock.
  func openTitle(_ text: String) -> SceneContent { title(text, .role(.onAccent)) }

  private func title(_ text: String, _ tone: SpinnerTones.Tone) -> SceneContent {
    var style = TextStyle(size: textSize, weight: tones.weight, hasTabularFigures: true)
    style.growth = growth
    return .text(TextContent(text, style: style, paint: .solid(tone.tint), box: box))
  }

  /// Returns a short line on either side of a rectangle, where the ring does not turn.
  private static func marks(beside rect: Rect2D, isSideways: Bool) -> VectorPath {
    var path = VectorPath()
    if isSideways {
      for y in [rect.minY - 5, rect.maxY + 5] {
        path.move(to: Point2D(rect.center.x - rect.size.width / 6, y))
        path.addLine(to: Point2D(rect.center.x + rect.size.width / 6, y))
      }
    } else {
      for x in [rect.minX - 5, rect.maxX + 5] {
        path.move(to: Point2D(x, rect.center.y - rect.size.height / 6))
        path.addLine(to: Point2D(x, rect.center.y + rect.size.height / 6))
      }
    }
    return path
  }

  /// Returns the upper and the lower edge of a rectangle.
  private static func edges(of rect: Rect2D) -> VectorPath {
    var path = VectorPath()
    for y in [rect.minY, rect.maxY] {
      path.move(to: Point2D(rect.minX, y))
      path.addLine(to: Point2D(rect.maxX, y))
    }
    return path
  }

  private static func lit(_ top: Tint, _ bottom: Tint, _ rect: Rect2D) -> Paint {
    guard top != bottom else { return .solid(top) }
    return .linear(
      start: Point2D(0, rect.minY),
      end: Point2D(0, rect.maxY),
      stops: [GradientStop(0, top), GradientStop(1, bottom)]
    )
  }
}

/// The colours of a spinner's tiles, and the lines over them.
struct SpinnerTones: Equatable, Sendable {
  /// A colour of the theme, or one that is the same in every theme.
  ///
  /// It is one number, so that tones are cheap to copy and compare.
  struct Tone: Equatable, Sendable {
    /// The number of a role, or a colour as 0xRRGGBB with ``fixedBit``.
    private let code: UInt32
    private static let fixedBit: UInt32 = 0x100_0000

    static func role(_ role: ColorRole) -> Tone { Tone(code: UInt32(role.rawValue)) }
    static func fixed(_ hex: UInt32) -> Tone { Tone(code: hex | fixedBit) }

    /// The colour in a scene.
    var tint: Tint { tint(opacity: 1) }

    /// Returns the colour in a scene; a theme's colour at an opacity.
    func tint(opacity: Double) -> Tint {
      guard code < Self.fixedBit else { return .fixed(RGBA(hex: code)) }
      return .role(ColorRole(rawValue: UInt8(code)) ?? .ink, opacity: opacity)
    }
  }

  /// The lines over the figures of each tile.
  enum Lines: UInt8, Equatable, Sendable {
    /// No lines.
    case none
    /// Notches along both sides.
    case milled
    /// A line across the middle.
    case split
  }

  /// The colours of a tile's upper and lower edge, with a gradient between them.
  var top = Tone.role(.hubLight)
  var bottom = Tone.role(.hubShade)
  /// The colour of a tile under a mouse.
  var hovered = Tone.role(.surfaceHover)
  /// The colours of the line around a tile, and of the lines over it.
  var edge = Tone.role(.hairline)
  var line = Tone.role(.hairline)
  /// The colours of the figures at the front, and beside it.
  var figure = Tone.role(.onAccent)
  var distant = Tone.role(.ink)
  var lines = Lines.none
  /// The radius of a tile's corners, as a share of its shorter side.
  var corner = 0.14
  var weight = TextStyle.Weight.semibold
  /// Whether the tiles are one sheet of paper without gaps, and lines mark the front tile.
  var isPaper = false
}

/// The names of a spinner's nodes, in a range that several spinners in a scene divide among them.
struct SpinnerNodes {
  /// The number of names reserved for a spinner.
  static let room = UInt32(100 + 8 * (SpinnerOptions.TileCountLimits.range.upperBound + 1))

  /// The number before the first name; a multiple of ``room``.
  let base: UInt32

  /// Returns the name of a node of the spinner or, with a slot on the ring, of a tile.
  func callAsFunction(_ node: SpinnerNode, _ slot: UInt32 = 0) -> NodeID {
    NodeID(base + node.rawValue + 8 * slot)
  }
}

/// The nodes of a spinner, and those of its tiles.
enum SpinnerNode: UInt32 {
  case root = 1
  case drum, grip, focus
  case tile = 100
  case body, title, front, shade, lines
}
