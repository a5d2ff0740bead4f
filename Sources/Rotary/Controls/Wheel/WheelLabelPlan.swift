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
  static let fewestLetters = 5.0
  /// How wide a letter is over its size, with the shrinking that hosts do: 0.6 · 0.8.
  static let letterWidth = 0.48
  /// No text is larger than this share of the radius.
  static let largestText = 0.13
  /// What icons measure, as shares of the radius; the first that fits is taken.
  static let iconShares = [0.28, 0.25, 0.22, 0.19, 0.16, 0.13, 0.1]
  /// Height of a line of text over its size.
  static let lineHeight = 1.3

  /// Side of the square an icon fills; 0 when icons are left out.
  private(set) var iconSize = 0.0
  /// Size of the text; 0 when titles are left out.
  private(set) var textSize = 0.0
  /// How far from the centre the label's middle is.
  private(set) var centerRadius: Double
  /// How far labels lean from upright at the pointer: 0, or along the sector.
  private var tilt = 0.0
  /// What a title may take up.
  private(set) var titleWidth = 0.0

  /// Plans labels.
  ///
  /// - Parameters:
  ///   - wheel: the wheel, with its size and style.
  ///   - width: the narrowest sector's width in radians.
  init(for wheel: Wheel, sectorWidth width: Double) {
    let hasIcons = wheel.sectors.contains { $0.icon != nil }
    let longest = Self.longestTitle(of: wheel)
    let largest = wheel.radius * Self.largestText
    let texts = longest > 0 ? Self.textSizes.filter { $0 <= largest } : []
    let icons = hasIcons ? Self.iconShares.map { $0 * wheel.radius } : [0]
    let upright = WheelSlice(of: wheel, width: width, margin: Self.rimMargin, tilt: 0)
    centerRadius = upright.innerRadius + upright.depth * (hasIcons ? 0.56 : 0.54)
    // What does not fit across a narrow sector may fit along it.
    var tilts = [0.0]
    if !hasIcons, wheel.style.labels == .turning { tilts.append(Self.tiltAlong(wheel)) }
    // First what shows every title whole, then what cuts long ones short.
    for letters in [longest, Swift.min(longest, Self.fewestLetters)] {
      for tilt in tilts {
        let slice = WheelSlice(of: wheel, width: width, margin: Self.rimMargin, tilt: tilt)
        self.tilt = tilt
        if fit(icons, texts, in: slice, letters: letters) { return }
      }
    }
    tilt = 0
    for icon in icons where icon >= Self.smallestIcon {
      guard upright.greatestWidth(height: icon, centerRadius: centerRadius) >= icon else {
        continue
      }
      iconSize = icon
      return
    }
  }

  /// How labels lean that read along the sector on the pointer, not upside down.
  private static func tiltAlong(_ wheel: Wheel) -> Double {
    let inward = Circular.wrapped(wheel.options.pointerAngle + .pi)
    let isUpsideDown = inward.magnitude > .pi / 2 + 1e-9
    return isUpsideDown ? Circular.wrapped(wheel.options.pointerAngle) : inward
  }

  /// Takes the largest icon with the largest title under it that the slice holds.
  private mutating func fit(
    _ icons: [Double],
    _ texts: [Double],
    in slice: WheelSlice,
    letters: Double
  ) -> Bool {
    for icon in icons where icon == 0 || icon >= Self.smallestIcon {
      for text in texts where icon == 0 || text <= icon * 0.6 {
        let height = icon + text * Self.lineHeight
        let room = slice.greatestWidth(height: height, centerRadius: centerRadius)
        guard room >= icon, room >= text * Self.letterWidth * letters else { continue }
        iconSize = icon
        textSize = text
        titleWidth = room
        return true
      }
    }
    return false
  }

  /// How many letters the longest title has, as far as bytes tell.
  private static func longestTitle(of wheel: Wheel) -> Double {
    var longest = 0
    for sector in wheel.sectors {
      let letters = sector.title.withBytes { bytes in
        // Bytes that go on with a letter begin with the bits 10.
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
      }
      longest = Swift.max(longest, letters)
    }
    return Double(longest)
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
    let lean = Transform2D.rotation(tilt, about: center)
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
              Transform2D(scale, 0, 0, scale, corner.x, corner.y).then(lean)
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
          transform: Transform3D(lean),
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
