/// What a spinner's tiles are drawn with, which is the same for all of them and from frame to frame.
struct SpinnerFace: Equatable, Sendable {
  /// A tile's outline about its middle.
  private(set) var outline = VectorPath()
  /// The light on its body.
  private(set) var light = Paint.role(.surface)
  /// Its edge, where it and the ground are equally light.
  let edge = Stroke(paint: .role(.hairline, opacity: 0.7), width: 1)
  /// Where its figures stand.
  private(set) var box = Rect(0, 0, 0, 0)
  /// Size of its figures; in a row, that of all.
  var textSize = 0.0
  /// Marks above and below the front tile, while it is held, and a ring around it, while it has the
  /// keyboard.
  private(set) var grip = VectorPath()
  private(set) var focus = VectorPath()

  /// A figure is so many times as wide as its size, in the faces of all platforms at most.
  private static let figureWidth = 0.7
  /// Figures are at most so large, measured by the tile.
  private static let shareOfHeight = 0.46
  private static let shareOfWidth = 0.86

  init() {}

  init(of spinner: NumberSpinner) {
    let tile = spinner.ring.tile
    let gap = tile.width * Swift.min(Swift.max(0, spinner.style.gap), 0.5)
    let body = Rect(
      (gap - tile.width) / 2,
      -tile.height / 2,
      tile.width - gap,
      tile.height
    )
    let corner = Swift.min(body.size.width, body.size.height) * 0.14
    outline = .rectangle(body, cornerRadius: corner)
    light = Self.lit(.hubLight, .hubShade, body)
    let width = body.size.width * Self.shareOfWidth
    box = Rect(-width / 2, -tile.height / 2, width, tile.height)
    var figures = 1
    for index in [0, spinner.range.count - 1] {
      figures = Swift.max(figures, spinner.title(of: index).characterCount)
    }
    for title in spinner.style.titles { figures = Swift.max(figures, title.characterCount) }
    textSize = Swift.min(
      tile.height * Self.shareOfHeight,
      width / (Self.figureWidth * Double(figures))
    )
    let center = spinner.ring.center
    let front = Rect(center.x + body.minX, center.y + body.minY, body.size.width, body.size.height)
    grip = Self.marks(over: front)
    focus = Self.around(front, by: 4, corner)
  }

  private static func around(_ rect: Rect, by points: Double, _ corner: Double) -> VectorPath {
    .rectangle(rect.inset(by: -points), cornerRadius: corner + points)
  }

  /// A short line above a rectangle and one below.
  private static func marks(over rect: Rect) -> VectorPath {
    var path = VectorPath()
    for y in [rect.minY - 5, rect.maxY + 5] {
      path.move(to: Point(rect.center.x - rect.size.width / 6, y))
      path.addLine(to: Point(rect.center.x + rect.size.width / 6, y))
    }
    return path
  }

  private static func lit(_ top: ColorRole, _ bottom: ColorRole, _ rect: Rect) -> Paint {
    .linear(
      start: Point(0, rect.minY),
      end: Point(0, rect.maxY),
      stops: [GradientStop(0, .role(top)), GradientStop(1, .role(bottom))]
    )
  }
}
