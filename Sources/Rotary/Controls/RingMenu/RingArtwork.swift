/// The drawn content of a ring's nodes, made once per layout.
///
/// Opening and closing only place the nodes. Any two are equal, because the ring's layout and items determine them.
struct RingArtwork: Equatable, Sendable {
  /// The position of a sign and its parts, as plain numbers that a frame does not copy.
  struct SignPlace: Sendable {
    /// The scale from its own coordinates to the screen: points per point of an icon's grid, or 1.
    let growth: Double
    /// Its middle, in its own coordinates.
    let middle: Point2D
    /// Its direction from the centre of the ring, in radians.
    let directionAngle: Double
    let hasIcon: Bool
    let hasTitle: Bool
    let hasMore: Bool
  }

  /// The content of a wedge.
  struct Sign: Sendable {
    let place: SignPlace
    /// The dot that stands for the item while the ring is closed.
    let dot: SceneContent
    /// The lines of its icon; nil if only the title is shown.
    let icon: SceneContent?
    /// Its title, alone or below its icon.
    let title: SceneContent?
    /// The dot that marks an item with a ring.
    let more: SceneContent?
  }

  let shadow: SceneContent
  let background: SceneContent
  let rim: SceneContent
  /// The outer ring of a closed menu at rest, so that the last frame of closing builds no line.
  let closedRim: SceneContent
  let rings: [SceneContent]
  /// The short and the long marks of the degree scale; empty without a scale.
  let marks: [SceneContent]
  let dividers: [SceneContent]
  let signs: [Sign]
  /// The places of the signs, in the same order.
  let signPlaces: [SignPlace]
  let info: SceneContent
  let infoSign: SceneContent
  /// The hub under the finger, and its arrow, which is nil on the first ring.
  let hub: SceneContent
  let back: SceneContent?

  /// Whether the ring has an info button.
  var hasInfo: Bool { pen.style.infoDistance != nil }

  private let pen: RingPen

  static func == (left: RingArtwork, right: RingArtwork) -> Bool { true }

  /// The radius of the shadow, as a multiple of the outer ring's radius.
  private static let shadowReach = 1.15
  /// The offset of the shadow below the ring, as a share of the outer ring's radius.
  private static let shadowDrop = 0.04
  /// The smallest scale of a circle, as a share of its open size.
  private static let smallestGrowth = 1e-6

  /// Draws the parts of a ring.
  ///
  /// - Parameters:
  ///   - items: All items of the menu.
  ///   - ring: The indices of the items on the ring.
  ///   - layout: The positions of its wedges.
  ///   - style: Its lengths and colours.
  ///   - back: The direction of the ring above; nil for the first ring.
  ///   - environment: The user's text size.
  init(
    _ items: RingItems,
    on ring: [Int],
    _ layout: RingLayout,
    _ style: RingStyle,
    back: Double?,
    _ environment: ControlEnvironment
  ) {
    let pen = RingPen(layout: layout, style: style, environment: environment)
    let scale = pen.scale
    self.pen = pen
    let radius = style.openRadius * scale
    // The light comes from above, as on all controls.
    let below = Point2D(0, radius * Self.shadowDrop)
    let darkness = Paint.radial(
      center: below,
      innerRadius: radius * (1 - 2 * Self.shadowDrop),
      outerRadius: radius * Self.shadowReach,
      stops: [GradientStop(0, style.shade), GradientStop(1, style.shade.faded(to: 0))]
    )
    let fallen = VectorPath.circle(center: below, radius: radius * Self.shadowReach)
    shadow = .area(fallen, darkness)
    background = .area(pen.circle(style.openRadius), .solid(style.background))
    rim = pen.line(pen.circle(style.openRadius), width: style.rimWidth)
    var closed = SceneNode(NodeID(0), content: rim)
    let width = style.rimWidth * scale
    closed.place(Self.outline(style.closedRadius, of: style.openRadius, width, 1))
    closedRim = closed.content
    rings = style.ringRadii.map { pen.line(pen.circle($0), width: style.ringWidth) }
    marks = pen.marks()
    dividers = pen.dividers()
    signs = ring.indices.map { slot in
      let item = items.all[ring[slot]]
      var pen = pen
      if !item.isEnabled { pen.style.ink = style.ink.faded(to: Theme.disabledOpacity) }
      return pen.sign(item, on: slot, leadsOn: items.hasRing(ring[slot]))
    }
    signPlaces = signs.map { $0.place }
    let center = Point2D(0, (style.infoDistance ?? 0) * scale)
    let button = style.infoSize / 4 * scale
    info = pen.line(.circle(center: center, radius: button), width: 1.5)
    infoSign = .line(pen.letter(about: center, radius: button), pen.ink, width: 2 * scale)
    hub = .area(pen.circle(style.hubRadius), .solid(style.highlight))
    self.back = back.map { .line(pen.arrow(towards: $0), pen.ink, width: 2 * scale) }
  }
}

/// Draws the parts of a ring around the origin.
private struct RingPen: Sendable {
  let layout: RingLayout
  var style: RingStyle
  let environment: ControlEnvironment

  /// Screen points per point of the style.
  var scale: Double { layout.scale }
  var ink: Paint { .solid(style.ink) }

  /// The distances between short marks (2°) and between long marks (10°).
  private static let markDegrees = [2.0, 10.0]
  /// The thickness of a mark of the degree scale, in points.
  private static let markWidth = 0.75
  /// The side of the grid on which icons are drawn.
  private static let grid = 24.0

  /// Returns a circle of a radius in points of the style.
  func circle(_ radius: Double) -> VectorPath { .circle(center: .zero, radius: radius * scale) }

  /// Returns a thin line of a width in points of the style.
  func line(_ path: VectorPath, width: Double, run: Stroke.Run = .whole) -> SceneContent {
    let paint = Paint.solid(style.line)
    let stroke = Stroke(paint: paint, width: width * scale, cap: .butt, run: run)
    return .shape(path, fill: nil, stroke: stroke)
  }

  /// Returns a short mark for each 2° and a long one for each 10°, as the dashes of two circles.
  func marks() -> [SceneContent] {
    guard let radius = style.scaleRadius, radius > 0 else { return [] }
    let lengths = [style.shortMark, style.longMark]
    return lengths.indices.map { index in
      let step = Circular.radians(degrees: Self.markDegrees[index]) * radius * scale
      let mark = Swift.min(Self.markWidth * scale, step)
      let run = Stroke.Run.dashes(mark: mark, gap: step - mark, phase: mark / 2)
      return line(circle(radius), width: lengths[index], run: run)
    }
  }

  /// Returns the lines between the wedges.
  func dividers() -> [SceneContent] {
    guard layout.slotCount > 1 else { return [] }
    return (0..<layout.slotCount).map { side in
      let direction = layout.sideAngle(of: side)
      func end(_ radius: Double) -> Point2D {
        Point2D.zero.moved(by: radius * scale, towards: direction)
      }
      let path = VectorPath([.move(end(style.innerRadius)), .line(end(style.outerRadius))])
      return line(path, width: style.ringWidth, run: .part(from: 0, to: 1))
    }
  }

  /// Returns the content of a wedge: an item's icon, its title, or both.
  func sign(_ item: RingItem, on slot: Int, leadsOn: Bool) -> RingArtwork.Sign {
    let direction = layout.middleAngle(of: slot)
    let hasIcon = item.icon != nil
    let growth = !hasIcon || scale <= 0 ? 1 : style.iconSize * scale / Self.grid
    let isTitled = !hasIcon || layout.slotCount <= Self.greatestTitledCount
    // The middle of an icon with a title is the middle of both together, on the radius of the icons.
    let drop = hasIcon && isTitled ? Self.smallTitle.height * scale / growth / 2 : 0
    let middle = hasIcon ? Point2D(Self.grid / 2, Self.grid / 2 + drop) : .zero
    func dot(_ radius: Double, _ center: Point2D) -> SceneContent {
      .area(.circle(center: center, radius: radius * scale / growth), ink)
    }
    let stroke = Stroke(
      paint: ink,
      width: style.iconWidth * Self.grid / style.iconSize,
      run: .part(from: 0, to: 1)
    )
    let edge = (style.outerRadius - Self.moreInset - style.iconRadius) * scale / growth
    return RingArtwork.Sign(
      place: RingArtwork.SignPlace(
        growth: growth,
        middle: middle,
        directionAngle: direction,
        hasIcon: hasIcon,
        hasTitle: isTitled,
        hasMore: leadsOn
      ),
      dot: dot(style.dotSize, middle),
      icon: item.icon.map { .shape($0, fill: nil, stroke: stroke) },
      title: isTitled ? title(of: item, on: slot, growth: growth) : nil,
      more: leadsOn ? dot(Self.moreSize, middle.moved(by: edge, towards: direction)) : nil
    )
  }

  /// The distance of the dot that marks an item with a ring from the wedge's far side, and its radius.
  private static let moreInset = 8.0
  private static let moreSize = 2.0

  /// Returns an arrow below the middle of the hub, where it does not touch the label.
  func arrow(towards directionAngle: Double) -> VectorPath {
    // The arrow in its unturned direction, to the right.
    let hubRadius = style.hubRadius * scale
    let middle = Point2D(0, hubRadius / 2)
    let turn = Transform2D.rotation(directionAngle, about: middle)
    func corner(_ x: Double, _ y: Double) -> Point2D {
      turn.apply(to: middle + Vector2D(x * hubRadius, y * hubRadius))
    }
    return VectorPath([
      .move(corner(-0.18, 0)), .line(corner(0.18, 0)), .move(corner(0.02, -0.15)),
      .line(corner(0.18, 0)), .line(corner(0.02, 0.15)),
    ])
  }

  /// The font size of a title on a wedge and the height of its line, in points: alone, and below an icon.
  private static let title = (size: 13.0, height: 18.0)
  private static let smallTitle = (size: 12.0, height: 16.0)
  /// The share of the available width that a title uses.
  private static let titleShare = 0.92
  /// The most items on a ring that show both an icon and a title; with more, only one of them fits.
  private static let greatestTitledCount = 8

  /// Returns a title on a horizontal line, as wide as its wedge is there; below an icon, on the icon's grid, of which a
  /// point is `growth` points on the screen.
  private func title(of item: RingItem, on slot: Int, growth: Double) -> SceneContent {
    let hasIcon = item.icon != nil
    let angle = layout.middleAngle(of: slot)
    let half = Swift.min(layout.wedge / 2, .pi / 2)
    let drop = hasIcon ? style.iconSize / 2 * Circular.sine(angle) : 0
    let across =
      2 * (style.iconRadius + drop) * Circular.sine(half) * Circular.sine(angle).magnitude
    // At most as high as the wedge is deep, and as the wedges next to the middle are wide.
    let depth = style.outerRadius - style.innerRadius
    let along = depth * Circular.cosine(angle).magnitude
    let room = Swift.min(depth, 2 * style.iconRadius * Circular.sine(half)) * scale / growth
    let (size, line) = hasIcon ? Self.smallTitle : Self.title
    let letters = letters(
      size * scale / growth,
      upTo: (room - (hasIcon ? Self.grid : 0)) * size / line
    )
    let width = Swift.max(0, Swift.max(across, along)) * Self.titleShare * scale / growth
    let height = line * scale / growth * letters.growth
    let corner =
      hasIcon ? Point2D((Self.grid - width) / 2, Self.grid) : Point2D(-width / 2, -height / 2)
    return text(item.title, letters, Rect2D(origin: corner, size: Size2D(width, height)))
  }

  /// Returns the label's typeface at a size, enlarged for the user's text size up to a limit.
  func letters(_ size: Double, upTo room: Double) -> TextStyle {
    environment.scaled(TextStyle(face: style.labelFace, size: size), upTo: room)
  }

  func text(_ string: String, _ letters: TextStyle, _ box: Rect2D) -> SceneContent {
    .text(TextContent(string, style: letters, paint: ink, box: box))
  }

  /// Returns an i, half as large as its button.
  func letter(about center: Point2D, radius: Double) -> VectorPath {
    func end(_ share: Double) -> Point2D { center + Vector2D(0, radius * share) }
    return VectorPath([
      .move(end(-0.48)), .line(end(-0.46)), .move(end(-0.08)), .line(end(0.5)),
    ])
  }
}

// The placements of the parts during motion, and the changes under a finger.
extension RingArtwork {
  /// Returns the placement of a circle of the open ring at another radius, with a line of the same thickness.
  private static func outline(
    _ radius: Double,
    of openRadius: Double,
    _ width: Double,
    _ opacity: Double
  ) -> Placement {
    let growth = openRadius > 0 ? radius / openRadius : 0
    guard growth >= smallestGrowth else { return .outlined(scale: 0, width: 0, opacity: opacity) }
    return .outlined(scale: growth, width: width / growth, opacity: opacity)
  }

  /// Returns the placement of a disc of the open ring at another radius.
  func disc(_ radius: Double, opacity: Double) -> Placement {
    .shown(at: .zero, scale: radius / pen.style.openRadius, opacity: opacity)
  }

  /// Returns the placement of the outer ring at a radius.
  func rim(_ radius: Double) -> Placement {
    Self.outline(radius, of: pen.style.openRadius, pen.style.rimWidth * pen.scale, 1)
  }

  /// Returns the placement of a thin ring at a radius.
  func ring(_ index: Int, _ radius: Double, opacity: Double) -> Placement {
    Self.outline(radius, of: pen.style.ringRadii[index], pen.style.ringWidth * pen.scale, opacity)
  }

  /// Returns the placement of the degree scale's marks at a length.
  func mark(_ length: Double) -> Placement {
    .outlined(scale: 1, width: length * pen.scale, opacity: 1)
  }

  /// Returns the placement of a wedge's content at a radius.
  func sign(_ slot: Int, _ radius: Double) -> Placement {
    let sign = signPlaces[slot]
    let position = Point2D.zero.moved(by: radius * pen.scale, towards: sign.directionAngle)
    let corner = Vector2D(sign.middle.x * sign.growth, sign.middle.y * sign.growth)
    return .shown(at: position - corner, scale: sign.growth, opacity: 1)
  }

  /// Returns a circle around the outer ring, for the keyboard's focus.
  func focus(_ radius: Double) -> (Placement, SceneContent) {
    let air = pen.style.rimWidth * pen.scale / 2 + 3
    let whole = pen.style.openRadius * pen.scale + air
    let placement = Self.outline(radius * pen.scale + air, of: whole, 2, 1)
    return (placement, .focusRing(.circle(center: .zero, radius: whole), .solid(pen.style.focus)))
  }

  /// Returns the label in the centre.
  func label(_ string: String) -> SceneContent {
    let radius = pen.style.hubRadius * 0.94 * pen.scale
    let letters = pen.letters(pen.style.labelSize * pen.scale, upTo: radius * 0.6)
    let height = letters.size * 1.6
    return pen.text(string, letters, Rect2D(-radius, -height / 2, 2 * radius, height))
  }

  /// Returns the content in the colour of the wedge under the finger.
  func lit(_ content: SceneContent) -> SceneContent {
    guard pen.style.highlightInk != pen.style.ink else { return content }
    let ink = Paint.solid(pen.style.highlightInk)
    switch content {
    case .none, .image: return content
    case .shape(let path, let fill, var stroke):
      stroke?.paint = ink
      return .shape(path, fill: fill == nil ? nil : ink, stroke: stroke)
    case .text(var text):
      text.paint = ink
      return .text(text)
    }
  }
}
