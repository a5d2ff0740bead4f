/// How large icons and titles are, and where they stand, so that they fit their sectors.
///
/// Everything is placed as on the sector that stands on the pointer, where labels are upright;
/// other sectors are that one turned. Where sectors are too narrow for a label, labels stand at the
/// rim, where sectors are widest; where they are too narrow there as well, only the selected sector has
/// a label, on a plate over its neighbours.
struct WheelLabelPlan: Equatable, Sendable {
  /// The sizes that text comes in, in points; see the scale of ``TextStyle/size``, continued.
  static let textSizes = [80.0, 56, 40, 28, 22, 17, 14, 12]
  /// Titles keep this far from the rim.
  static let rimMargin = 8.0
  /// Smaller signs say nothing.
  static let smallestIcon = 12.0
  /// A title narrower than so many letters is left out.
  static let fewestLetters = 5.0
  /// How wide a letter is over its size, with the shrinking that hosts do: 0.6 · 0.8.
  static let letterWidth = 0.48
  /// How wide it is at most: Latin letters and figures, then those of all other scripts.
  private static let widestLetters = (ascii: 0.64, other: 1.0)
  /// No text is larger than this share of the radius.
  static let largestText = 0.13
  /// What icons measure, as shares of the radius; the first that fits is taken.
  static let iconShares = [0.28, 0.25, 0.22, 0.19, 0.16, 0.13, 0.1]
  /// Height of a line of text over its size.
  static let lineHeight = 1.3
  /// How much of its plate an icon takes, and the air on both sides of a title on its plate, over its
  /// size.
  private static let plateShare = 0.75
  private static let plateMargin = 0.4
  /// In so many steps text grows from its size to what the user's text scale makes of it.
  private static let growthSteps = 8

  /// Side of the square an icon fills; 0 when icons are left out.
  private(set) var iconSize = 0.0
  /// Size of the text; 0 when titles are left out.
  private(set) var textSize = 0.0
  /// How far from the centre the label's middle is.
  private(set) var centerRadius = 0.0
  /// Whether only the selected sector has a label, on a plate.
  private(set) var isForSelectedOnly = false
  /// How far labels lean from upright at the pointer: 0, or along the sector.
  private var tilt = 0.0
  /// What a title may take up.
  private var titleWidth = 0.0
  /// How many times larger text is than at a text scale of 1.
  private var growth = 1.0
  /// Whether labels stand as far out as they can.
  private var isAtRim = false

  /// Plans for no labels.
  init() {}

  /// Plans labels.
  ///
  /// - Parameters:
  ///   - wheel: the wheel, with its size, style and text scale.
  ///   - width: the narrowest sector's width in radians.
  init(for wheel: borrowing Wheel, sectorWidth width: Double) {
    var wish = WheelLabelWish(for: wheel)
    let upright = WheelSlice(of: wheel, width: width, tilt: 0)
    let middle = upright.innerRadius + upright.depth * (wish.hasIcons ? 0.56 : 0.54)
    centerRadius = middle
    // What does not fit across a narrow sector may fit along it.
    let along = wish.hasIcons || wheel.style.labels == .upright ? 0 : Self.tiltAlong(wheel)
    // First what shows every title whole, then what cuts long ones short, then what stands at the rim.
    for attempt in 0..<(wish.hasIcons ? 2 : 3) where wish.longest > 0 {
      isAtRim = attempt == 2
      let letters = attempt == 1 ? Swift.min(wish.longest, Self.fewestLetters) : wish.longest
      var turned = self
      turned.tilt = along
      _ = fit(in: upright, wish, letters: letters)
      let slice = WheelSlice(of: wheel, width: width, tilt: along)
      // Along the sector only where that is larger.
      if turned.fit(in: slice, wish, letters: letters), turned.textSize > textSize { self = turned }
      if !isEmpty { return }
    }
    for isAtRim in [false, true] where wish.hasIcons {
      self.isAtRim = isAtRim
      if fitIcon(in: upright, radius: wish.radius) { return }
    }
    isAtRim = false
    centerRadius = middle
    isForSelectedOnly = true
    let anywhere = WheelSlice(of: wheel, width: .pi, tilt: 0)
    guard wish.longest > 0 else {
      if wish.hasIcons, fitIcon(in: anywhere, radius: wish.radius) { iconSize *= Self.plateShare }
      return
    }
    wish.hasIcons = false
    wish.largestText = Swift.max(wish.largestText, 12)
    if fit(in: anywhere, wish, letters: wish.longest) { return }
    _ = fit(in: anywhere, wish, letters: Swift.min(wish.longest, Self.fewestLetters))
  }

  /// How labels lean that read along the sector on the pointer, not upside down.
  private static func tiltAlong(_ wheel: borrowing Wheel) -> Double {
    let inward = Circular.wrapped(wheel.options.pointerAngle + .pi)
    let isUpsideDown = inward.magnitude > .pi / 2 + 1e-9
    return isUpsideDown ? Circular.wrapped(wheel.options.pointerAngle) : inward
  }

  /// Takes the largest icon with the largest title under it that the slice holds, and lets the title
  /// grow to the user's text size.
  private mutating func fit(
    in slice: WheelSlice,
    _ wish: WheelLabelWish,
    letters: Double
  ) -> Bool {
    for share in wish.hasIcons ? Self.iconShares : [0] {
      let icon = share * wish.radius
      for text in Self.textSizes where text <= wish.largestText {
        if wish.hasIcons, text > icon * 0.6 { continue }
        guard take(icon, text, letters: letters, in: slice) else { continue }
        grow(in: slice, wish, letters: letters)
        return true
      }
    }
    return false
  }

  /// Takes the user's text size, or what of it fits; icons give way, and no more of a title is cut off.
  private mutating func grow(in slice: WheelSlice, _ wish: WheelLabelWish, letters: Double) {
    let before = self
    guard wish.textScale > 1 else {
      textSize *= wish.textScale
      return
    }
    let shown = Swift.min(wish.longest, titleWidth / (textSize * Self.letterWidth))
    for step in (1...Self.growthSteps).reversed() {
      growth = 1 + (wish.textScale - 1) * Double(step) / Double(Self.growthSteps)
      let text = before.textSize * growth
      for share in wish.hasIcons ? Self.iconShares : [0] {
        let icon = share * wish.radius
        guard icon <= before.iconSize, icon == 0 || text <= icon * 0.6 * wish.textScale else {
          continue
        }
        if take(icon, text, letters: Swift.max(shown, letters), in: slice) { return }
      }
    }
    self = before
  }

  /// Takes an icon with a title under it, where the slice holds both.
  private mutating func take(
    _ icon: Double,
    _ text: Double,
    letters: Double,
    in slice: WheelSlice
  ) -> Bool {
    guard icon == 0 || icon >= Self.smallestIcon else { return false }
    let height = icon + text * Self.lineHeight
    if isAtRim {
      centerRadius = slice.outermostRadius(
        of: Size2D(text * Self.widestLetters.ascii * letters, height)
      )
    }
    let room = slice.greatestWidth(height: height, centerRadius: centerRadius)
    guard room >= icon, room >= text * Self.letterWidth * letters else { return false }
    (iconSize, textSize, titleWidth) = (icon, text, room)
    return true
  }

  /// Takes the largest icon that the slice holds without a title.
  private mutating func fitIcon(in slice: WheelSlice, radius: Double) -> Bool {
    for share in Self.iconShares {
      let icon = share * radius
      if isAtRim { centerRadius = slice.outermostRadius(of: Size2D(icon, icon)) }
      guard icon >= Self.smallestIcon,
        slice.greatestWidth(height: icon, centerRadius: centerRadius) >= icon
      else { continue }
      iconSize = icon
      return true
    }
    return false
  }

  /// Whether neither icons nor titles have room.
  var isEmpty: Bool { iconSize == 0 && textSize == 0 }

  /// Whether every sector has a label.
  var isForAll: Bool { !isEmpty && !isForSelectedOnly }

  /// How wide a sector's title may be: on a plate no wider than it is, as far as letters tell.
  private func width(of title: String) -> Double {
    guard isForSelectedOnly else { return titleWidth }
    var width = 0.0
    title.withBytes { bytes in
      for byte in bytes where byte & 0xC0 != 0x80 {
        width += byte < 0x80 ? Self.widestLetters.ascii : Self.widestLetters.other
      }
    }
    return Swift.min(width * textSize, titleWidth - 2 * Self.plateMargin * textSize)
  }

  /// Adds what lies under the label of a sector whose label is wider than it is, if it has one.
  func addPlate(
    of sector: Sector,
    _ id: NodeID,
    at center: Point2D,
    fill: Paint,
    stroke: Stroke?,
    to scene: inout ControlScene
  ) {
    guard isForSelectedOnly, !isEmpty else { return }
    let hasTitle = textSize > 0
    guard hasTitle ? !sector.title.isEmpty : sector.icon != nil else { return }
    let height = hasTitle ? textSize * Self.lineHeight : iconSize / Self.plateShare
    let width = hasTitle ? width(of: sector.title) + 2 * Self.plateMargin * textSize : height
    let plate = Rect2D(center.x - width / 2, center.y - height / 2, width, height)
    let outline = VectorPath.rectangle(plate, cornerRadius: height * 0.3)
    scene.addShape(id, .selectedSector, outline, fill: fill, stroke: stroke)
  }

  /// Adds a sector's icon and title, the label's middle at a point.
  ///
  /// Each is as opaque as `opacity` says by itself: a group of that opacity costs a host a picture of its own
  /// in every frame.
  func add(
    _ sector: Sector,
    at center: Point2D,
    ids: (icon: NodeID, title: NodeID),
    ink: ColorRole,
    opacity: Double = 1,
    to scene: inout ControlScene
  ) {
    let paint = Paint.role(ink, opacity: opacity)
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
            opacity: opacity,
            content: .image(ImageContent(source: source, rect: rect, ink: ink))
          )
        )
      }
    }
    if hasTitle {
      let width = width(of: sector.title)
      var style = TextStyle(size: textSize, weight: .medium)
      style.growth = growth
      let box = Rect2D(center.x - width / 2, top + block - lineHeight, width, lineHeight)
      scene.add(
        SceneNode(
          ids.title,
          .title,
          transform: Transform3D(lean),
          content: .text(
            TextContent(
              sector.title,
              style: style,
              paint: paint,
              box: box
            )
          )
        )
      )
    }
  }
}
