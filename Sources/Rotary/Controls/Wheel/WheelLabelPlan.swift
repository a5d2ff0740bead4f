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
    var hasIcons = false
    for index in wheel.sectors.indices where wheel.sectors[index].icon != nil { hasIcons = true }
    let upright = WheelSlice(of: wheel, width: width, margin: Self.rimMargin, tilt: 0)
    centerRadius = upright.innerRadius + upright.depth * (hasIcons ? 0.56 : 0.54)
    // What does not fit across a narrow sector may fit along it.
    tilt = hasIcons || wheel.style.labels == .upright ? 0 : Self.tiltAlong(wheel)
    let along = WheelSlice(of: wheel, width: width, margin: Self.rimMargin, tilt: tilt)
    // First what shows every title whole, then what cuts long ones short.
    let longest = Self.longestTitle(of: wheel)
    let fewest = Swift.min(longest, Self.fewestLetters)
    if fit(in: upright, hasIcons, letters: longest, of: wheel) {
      tilt = 0
    } else if tilt != 0, fit(in: along, hasIcons, letters: longest, of: wheel) {
      return
    } else if fit(in: upright, hasIcons, letters: fewest, of: wheel) {
      tilt = 0
    } else if tilt != 0, fit(in: along, hasIcons, letters: fewest, of: wheel) {
      return
    } else {
      tilt = 0
      if hasIcons { fitIcon(in: upright, of: wheel) }
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
    in slice: WheelSlice,
    _ hasIcons: Bool,
    letters: Double,
    of wheel: Wheel
  ) -> Bool {
    guard letters > 0 else { return false }
    for share in hasIcons ? Self.iconShares : [0] {
      let icon = share * wheel.radius
      if hasIcons, icon < Self.smallestIcon { continue }
      for text in Self.textSizes where text <= wheel.radius * Self.largestText {
        if hasIcons, text > icon * 0.6 { continue }
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

  /// Takes the largest icon that the slice holds without a title.
  private mutating func fitIcon(in slice: WheelSlice, of wheel: Wheel) {
    for share in Self.iconShares {
      let icon = share * wheel.radius
      guard icon >= Self.smallestIcon,
        slice.greatestWidth(height: icon, centerRadius: centerRadius) >= icon
      else { continue }
      iconSize = icon
      return
    }
  }

  /// How many letters the longest title has, as far as bytes tell.
  private static func longestTitle(of wheel: Wheel) -> Double {
    var longest = 0
    for index in wheel.sectors.indices {
      var letters = 0
      wheel.sectors[index].title.withBytes { bytes in
        // Bytes that go on with a letter begin with the bits 10.
        for byte in bytes where byte & 0xC0 != 0x80 { letters += 1 }
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
