import RealModule

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
  init(for wheel: borrowing Wheel, sectorWidth width: Double) {
    var hasIcons = false
    var longest = 0.0
    for index in wheel.sectors.indices {
      let sector = wheel.sectors[index]
      if sector.icon != nil { hasIcons = true }
      longest = Swift.max(longest, Self.letters(of: sector.title))
    }
    let upright = WheelSlice(of: wheel, width: width, margin: Self.rimMargin, tilt: 0)
    centerRadius = upright.innerRadius + upright.depth * (hasIcons ? 0.56 : 0.54)
    // What does not fit across a narrow sector may fit along it.
    let along = hasIcons || wheel.style.labels == .upright ? 0 : Self.tiltAlong(wheel)
    // First what shows every title whole, then what cuts long ones short.
    for attempt in 0..<4 where longest > 0 {
      let letters = attempt < 2 ? longest : Swift.min(longest, Self.fewestLetters)
      tilt = attempt % 2 == 0 ? 0 : along
      let slice = WheelSlice(of: wheel, width: width, margin: Self.rimMargin, tilt: tilt)
      if fit(in: slice, hasIcons, letters: letters, radius: wheel.radius) { return }
    }
    tilt = 0
    if hasIcons { fitIcon(in: upright, radius: wheel.radius) }
  }

  /// How labels lean that read along the sector on the pointer, not upside down.
  private static func tiltAlong(_ wheel: borrowing Wheel) -> Double {
    let inward = Circular.wrapped(wheel.options.pointerAngle + .pi)
    let isUpsideDown = inward.magnitude > .pi / 2 + 1e-9
    return isUpsideDown ? Circular.wrapped(wheel.options.pointerAngle) : inward
  }

  /// Takes the largest icon with the largest title under it that the slice holds.
  private mutating func fit(
    in slice: WheelSlice,
    _ hasIcons: Bool,
    letters: Double,
    radius: Double
  ) -> Bool {
    for share in hasIcons ? Self.iconShares : [0] {
      let icon = share * radius
      if hasIcons, icon < Self.smallestIcon { continue }
      for text in Self.textSizes where text <= radius * Self.largestText {
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
  private mutating func fitIcon(in slice: WheelSlice, radius: Double) {
    for share in Self.iconShares {
      let icon = share * radius
      guard icon >= Self.smallestIcon,
        slice.greatestWidth(height: icon, centerRadius: centerRadius) >= icon
      else { continue }
      iconSize = icon
      return
    }
  }

  /// How many letters a title has, as far as bytes tell.
  private static func letters(of title: String) -> Double {
    var letters = 0.0
    title.withBytes { bytes in
      // Bytes that go on with a letter begin with the bits 10.
      for byte in bytes where byte & 0xC0 != 0x80 { letters += 1 }
    }
    return letters
  }

  /// Whether neither icons nor titles have room.
  var isEmpty: Bool { iconSize == 0 && textSize == 0 }

  /// Adds a sector's icon and title, the label's middle at a point.
  func add(
    _ sector: Sector,
    at center: Point2D,
    ids: (icon: NodeID, title: NodeID),
    paint: Paint,
    to scene: inout ControlScene
  ) {
    let hasTitle = textSize > 0 && !sector.title.isEmpty
    let hasIcon = iconSize > 0 && sector.icon != nil
    let lineHeight = hasTitle ? textSize * Self.lineHeight : 0
    let block = (hasIcon ? iconSize : 0) + lineHeight
    let top = center.y - block / 2
    let lean = Transform2D.rotation(tilt, about: center)
    if hasIcon, let icon = sector.icon {
      let corner = Point2D(center.x - iconSize / 2, top)
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
        let rect = Rect2D(origin: corner, size: Size2D(iconSize, iconSize))
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
      let box = Rect2D(
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

/// The room in a sector that stands on the pointer, for upright boxes.
struct WheelSlice {
  /// Where the room begins.
  let innerRadius: Double
  /// Where it ends, short of the rim.
  let outerRadius: Double
  private let pointerAngle: Double
  /// How far from the sector's axis its sides are, over the distance from the centre.
  private let spread: Double

  init(of wheel: borrowing Wheel, width: Double, margin: Double, tilt: Double) {
    innerRadius = wheel.radius * wheel.style.sectorInnerRadius + margin / 2
    // Neither under the rim's edge nor under the pointer's tip.
    outerRadius = Swift.min(
      wheel.radius * (1 - wheel.style.rimWidth) - margin,
      wheel.radius * (1 - wheel.style.pointerLength) - margin / 4
    )
    pointerAngle = wheel.options.pointerAngle - tilt
    // From half a turn on the sides are behind.
    spread = width < .pi ? Double.tan(width / 2) : .infinity
  }

  /// From the hub's groove to the rim's margin.
  var depth: Double { Swift.max(0, outerRadius - innerRadius) }

  /// How wide an upright box of a height can be whose middle is on the sector's axis, so that all
  /// four corners lie in the sector; 0 when not even a line fits.
  func greatestWidth(height: Double, centerRadius: Double) -> Double {
    var low = 0.0
    var high = 2 * outerRadius
    // Halved until the next step would be below a thousandth of a point.
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if holds(Size2D(middle, height), centerRadius) { low = middle } else { high = middle }
    }
    return low < 0.01 ? 0 : low
  }

  private func holds(_ size: Size2D, _ centerRadius: Double) -> Bool {
    let cosine = Circular.cosine(pointerAngle)
    let sine = Circular.sine(pointerAngle)
    for corner in 0..<4 {
      let right = corner & 1 == 0 ? size.width / 2 : -size.width / 2
      let down = corner & 2 == 0 ? size.height / 2 : -size.height / 2
      let along = centerRadius + right * cosine + down * sine
      let across = (down * cosine - right * sine).magnitude
      let isInside =
        along >= innerRadius * 0.9 && across <= along * spread * 0.96
        && along * along + across * across <= outerRadius * outerRadius
      if !isInside { return false }
    }
    return true
  }
}
