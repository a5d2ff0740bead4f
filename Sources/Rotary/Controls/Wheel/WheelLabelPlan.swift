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
  /// No text is larger than this share of the radius.
  static let largestText = 0.13
  /// What icons measure, as shares of the radius; the first that fits is taken.
  static let iconShares = [0.28, 0.25, 0.22, 0.19, 0.16, 0.13, 0.1]
  /// From this radius on an icon shrinks to make room for its title.
  static let wordyRadius = 120.0
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
    let slice = WheelSlice(of: wheel, width: width, margin: Self.rimMargin)
    let hasIcons = wheel.sectors.contains { $0.icon != nil }
    let hasTitles = wheel.sectors.contains { !$0.title.isEmpty }
    centerRadius = slice.innerRadius + slice.depth * (hasIcons ? 0.56 : 0.54)
    let largest = wheel.radius * Self.largestText
    let texts = hasTitles ? Self.textSizes.filter { $0 <= largest } : []
    let icons = hasIcons ? Self.iconShares.map { $0 * wheel.radius } : [0]
    // The largest icon with a title under it, then one without, and so on down.
    for icon in icons where hasIcons ? icon >= Self.smallestIcon : true {
      for text in texts where icon == 0 || text <= icon * 0.6 {
        let height = icon + text * Self.lineHeight
        let room = slice.greatestWidth(height: height, centerRadius: centerRadius)
        guard room >= icon, room >= text * Self.fewestLetters else { continue }
        iconSize = icon
        textSize = text
        titleWidth = room
        return
      }
      if icon > 0, !(hasTitles && wheel.radius >= Self.wordyRadius),
        slice.greatestWidth(height: icon, centerRadius: centerRadius) >= icon
      {
        iconSize = icon
        return
      }
    }
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
