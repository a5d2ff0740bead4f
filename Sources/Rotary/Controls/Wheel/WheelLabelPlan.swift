/// How large icons and titles are, and where they stand, so that they fit their sectors.
///
/// Everything is placed as on the sector that stands on the pointer, where labels are upright;
/// other sectors are that one turned.
struct WheelLabelPlan {
  /// The sizes that text comes in, in points.
  static let textSizes = [28.0, 22, 17, 14, 12]
  /// Titles keep this far from the rim.
  static let rimMargin = 8.0
  /// Smaller signs say nothing.
  static let smallestIcon = 12.0
  /// A title narrower than so many letters is left out.
  static let fewestLetters = 3.0
  /// Height of a line of text over its size.
  static let lineHeight = 1.3

  /// Side of the square an icon fills; 0 when icons are left out.
  private(set) var iconSize = 0.0
  /// Size of the text; 0 when titles are left out.
  private(set) var textSize = 0.0
  /// How far from the centre the label's middle is.
  private(set) var centerRadius: Double
  /// What a title may take up.
  private(set) var titleWidth = 0.0

  /// Plans labels.
  ///
  /// - Parameters:
  ///   - wheel: the wheel, with its size and style.
  ///   - width: the narrowest sector's width in radians.
  init(for wheel: Wheel, sectorWidth width: Double) {
    let radius = wheel.radius
    let inner = radius * wheel.style.sectorInnerRadius
    let outer = radius * (1 - wheel.style.rimWidth) - Self.rimMargin
    let hasIcons = wheel.sectors.contains { $0.icon != nil }
    let hasTitles = wheel.sectors.contains { !$0.title.isEmpty }
    let half = Circular.sine(Swift.min(width, .pi) / 2)
    centerRadius = inner + (outer - inner) * (hasIcons ? 0.58 : 0.54)
    let chord = 2 * centerRadius * half * 0.9
    let depth = outer - inner - Self.rimMargin / 2
    let lean = Circular.cosine(wheel.options.pointerAngle).magnitude
    let isSideways = lean > 0.9
    let isUpDown = lean < 0.1
    // The room that is upright at the pointer.
    let room = Size(
      isSideways ? depth : isUpDown ? chord : Swift.min(depth, chord),
      isSideways ? chord : isUpDown ? depth : Swift.min(depth, chord)
    )
    titleWidth = room.width
    if hasTitles {
      let height = hasIcons ? room.height / 2 : room.height
      for size in Self.textSizes
      where textSize == 0 && size <= radius * 0.13 && size * Self.lineHeight <= height
        && size * Self.fewestLetters <= room.width
      {
        textSize = size
      }
    }
    guard hasIcons else { return }
    let left = room.height - (textSize > 0 ? textSize * Self.lineHeight : 0)
    iconSize = Swift.min(radius * 0.26, Swift.min(left, room.width) * 0.8)
    if iconSize < Self.smallestIcon, textSize > 0 {
      textSize = 0
      iconSize = Swift.min(radius * 0.26, Swift.min(room.height, room.width) * 0.8)
    }
    if iconSize < Self.smallestIcon { iconSize = 0 }
  }

  /// Adds a sector's icon and title, the label's middle at a point.
  func add(
    _ sector: Sector,
    at center: Point,
    ids: (icon: NodeID, title: NodeID),
    paint: Paint,
    to scene: inout Scene
  ) {
    let hasTitle = textSize > 0 && !sector.title.isEmpty
    let hasIcon = iconSize > 0 && sector.icon != nil
    let lineHeight = hasTitle ? textSize * Self.lineHeight : 0
    let block = (hasIcon ? iconSize : 0) + lineHeight
    let top = center.y - block / 2
    if hasIcon, let icon = sector.icon {
      let corner = Point(center.x - iconSize / 2, top)
      switch icon {
      case .path(let path):
        let scale = iconSize / 24
        scene.add(
          SceneNode(
            ids.icon,
            .icon,
            transform: Transform3D(
              Transform2D(scale, 0, 0, scale, corner.x, corner.y)
            ),
            content: .shape(path, fill: nil, stroke: Stroke(paint: paint, width: 2))
          )
        )
      case .image(let source):
        let rect = Rect(origin: corner, size: Size(iconSize, iconSize))
        scene.add(
          SceneNode(
            ids.icon,
            .icon,
            content: .image(ImageContent(source: source, rect: rect))
          )
        )
      }
    }
    if hasTitle {
      let box = Rect(
        center.x - titleWidth / 2,
        top + block - lineHeight,
        titleWidth,
        lineHeight
      )
      scene.add(
        SceneNode(
          ids.title,
          .title,
          content: .text(
            TextContent(
              sector.title,
              style: TextStyle(size: textSize, weight: .medium),
              paint: paint,
              box: box
            )
          )
        )
      )
    }
  }
}
