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

  /// Screen points per point of the style.
  let scale: Double
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
  var hasInfo: Bool { style.infoDistance != nil }

  private let style: RingStyle
  private let environment: ControlEnvironment

  static func == (left: RingArtwork, right: RingArtwork) -> Bool { true }

  /// The radius of the shadow, as a multiple of the outer ring's radius.
  private static let shadowReach = 1.15
  /// The offset of the shadow below the ring, as a share of the outer ring's radius.
  private static let shadowDrop = 0.04
  /// The smallest scale of a circle, as a share of its open size.
  private static let smallestGrowth = 1e-6
  /// The distances between short marks (2°) and between long marks (10°).
  private static let markDegrees = [2.0, 10.0]
  /// The thickness of a mark of the degree scale, in points.
  private static let markWidth = 0.75
  /// The side of the grid on which icons are drawn.
  private static let grid = 24.0

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
    let scale = layout.scale
    self.style = style
    self.environment = environment
    self.scale = scale
    let radius = style.openRadius * scale
    // The light comes from above, as on all controls.
    let below = Point2D(0, radius * Self.shadowDrop)
    let darkness = Paint.radial(
      center: below,
      innerRadius: radius * (1 - 2 * Self.shadowDrop),
      outerRadius: radius * Self.shadowReach,
      stops: [GradientStop(0, style.shade), GradientStop(1, style.shade.faded(to: 0))]
    )
    func circle(_ radius: Double) -> VectorPath { .circle(center: .zero, radius: radius) }
    let fallen = VectorPath.circle(center: below, radius: radius * Self.shadowReach)
    shadow = .area(fallen, darkness)
    background = .area(circle(radius), .solid(style.background))
    let line = Self.line(style.rimWidth * scale, style)
    rim = .shape(circle(radius), fill: nil, stroke: line)
    var closed = SceneNode(NodeID(0), content: rim)
    closed.place(Self.outline(style.closedRadius, of: style.openRadius, line.width, 1))
    closedRim = closed.content
    let thinLine = Self.line(style.ringWidth * scale, style)
    rings = style.ringRadii.map { .shape(circle($0 * scale), fill: nil, stroke: thinLine) }
    marks = Self.marks(scale, style)
    dividers = Self.dividers(layout, style)
    signs = ring.indices.map {
      Self.sign(ring[$0], of: items, on: $0, layout, style, environment)
    }
    signPlaces = signs.map { $0.place }
    let center = Point2D(0, (style.infoDistance ?? 0) * scale)
    let button = style.infoSize / 4 * scale
    info = .shape(
      .circle(center: center, radius: button),
      fill: nil,
      stroke: Self.line(1.5 * scale, style)
    )
    let ink = Paint.solid(style.ink)
    infoSign = .line(Self.letter(about: center, radius: button), ink, width: 2 * scale)
    hub = .area(circle(style.hubRadius * scale), .solid(style.highlight))
    self.back = back.map { direction in
      .line(Self.arrow(towards: direction, style.hubRadius * scale), ink, width: 2 * scale)
    }
  }

  private static func line(
    _ width: Double,
    _ style: RingStyle,
    run: Stroke.Run = .whole
  ) -> Stroke {
    Stroke(paint: .solid(style.line), width: width, cap: .butt, run: run)
  }

  /// Returns a short mark for each 2° and a long one for each 10°, as the dashes of two circles.
  private static func marks(_ scale: Double, _ style: RingStyle) -> [SceneContent] {
    guard let radius = style.scaleRadius, radius > 0 else { return [] }
    let lengths = [style.shortMark, style.longMark]
    return lengths.indices.map { index in
      let step = Circular.radians(degrees: markDegrees[index]) * radius * scale
      let mark = Swift.min(markWidth * scale, step)
      let run = Stroke.Run.dashes(mark: mark, gap: step - mark, phase: mark / 2)
      let path = VectorPath.circle(center: .zero, radius: radius * scale)
      let stroke = line(lengths[index] * scale, style, run: run)
      return .shape(path, fill: nil, stroke: stroke)
    }
  }

  /// Returns the lines between the wedges.
  private static func dividers(_ layout: RingLayout, _ style: RingStyle) -> [SceneContent] {
    guard layout.slotCount > 1 else { return [] }
    let stroke = line(style.ringWidth * layout.scale, style, run: .part(from: 0, to: 1))
    return (0..<layout.slotCount).map { side in
      let direction = layout.sideAngle(of: side)
      func end(_ radius: Double) -> Point2D {
        Point2D.zero.moved(by: radius * layout.scale, towards: direction)
      }
      let path = VectorPath([.move(end(style.innerRadius)), .line(end(style.outerRadius))])
      return .shape(path, fill: nil, stroke: stroke)
    }
  }

  /// Returns the content of a wedge: an item's icon, its title, or both.
  private static func sign(
    _ item: Int,
    of items: RingItems,
    on slot: Int,
    _ layout: RingLayout,
    _ style: RingStyle,
    _ environment: ControlEnvironment
  ) -> Sign {
    var style = style
    if !items.all[item].isEnabled { style.ink = style.ink.faded(to: Theme.disabledOpacity) }
    let scale = layout.scale
    let direction = layout.middleAngle(of: slot)
    let icon = items.all[item].icon
    let growth = icon == nil || scale <= 0 ? 1 : style.iconSize * scale / grid
    let isTitled = icon == nil || layout.slotCount <= greatestTitledCount
    // The middle of an icon with a title is the middle of both together, on the radius of the icons.
    let drop = icon == nil || !isTitled ? 0 : smallTitleHeight * scale / growth / 2
    let middle = icon == nil ? Point2D.zero : Point2D(grid / 2, grid / 2 + drop)
    func dot(_ radius: Double, _ center: Point2D) -> SceneContent {
      .area(.circle(center: center, radius: radius), .solid(style.ink))
    }
    let stroke = Stroke(
      paint: .solid(style.ink),
      width: style.iconWidth * grid / style.iconSize,
      run: .part(from: 0, to: 1)
    )
    let edge = (style.outerRadius - moreInset - style.iconRadius) * scale / growth
    let leadsOn = items.hasRing(item)
    return Sign(
      place: SignPlace(
        growth: growth,
        middle: middle,
        directionAngle: direction,
        hasIcon: icon != nil,
        hasTitle: isTitled,
        hasMore: leadsOn
      ),
      dot: dot(style.dotSize * scale / growth, middle),
      icon: icon.map { .shape($0, fill: nil, stroke: stroke) },
      title: isTitled
        ? title(
          items.all[item].title,
          below: icon == nil ? nil : growth,
          on: slot,
          layout,
          style,
          environment
        ) : nil,
      more: leadsOn
        ? dot(moreSize * scale / growth, middle.moved(by: edge, towards: direction)) : nil
    )
  }

  /// The distance of the dot that marks an item with a ring from the wedge's far side, and its radius.
  private static let moreInset = 8.0
  private static let moreSize = 2.0

  /// Returns an arrow below the middle of the hub, where it does not touch the label.
  private static func arrow(towards directionAngle: Double, _ hubRadius: Double) -> VectorPath {
    // The arrow in its unturned direction, to the right.
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
  private static let (titleSize, titleHeight) = (13.0, 18.0)
  private static let (smallTitleSize, smallTitleHeight) = (12.0, 16.0)
  /// The share of the available width that a title uses.
  private static let titleShare = 0.92
  /// The most items on a ring that show both an icon and a title; with more, only one of them fits.
  private static let greatestTitledCount = 8

  /// Returns a title on a horizontal line, as wide as its wedge is there; below an icon, on the icon's grid, of which a
  /// point is `growth` points on the screen.
  private static func title(
    _ string: String,
    below growth: Double?,
    on slot: Int,
    _ layout: RingLayout,
    _ style: RingStyle,
    _ environment: ControlEnvironment
  ) -> SceneContent {
    let angle = layout.middleAngle(of: slot)
    let half = Swift.min(layout.wedge / 2, .pi / 2)
    let drop = growth == nil ? 0 : style.iconSize / 2 * Circular.sine(angle)
    let across =
      2 * (style.iconRadius + drop) * Circular.sine(half) * Circular.sine(angle).magnitude
    let along = (style.outerRadius - style.innerRadius) * Circular.cosine(angle).magnitude
    let width = Swift.max(0, Swift.max(across, along)) * titleShare * layout.scale
    // At most as high as the wedge is deep, and as the wedges next to the middle are wide.
    let depth = style.outerRadius - style.innerRadius
    let room = Swift.min(depth, 2 * style.iconRadius * Circular.sine(half)) * layout.scale
    guard let growth else {
      let letters = environment.scaled(
        TextStyle(face: style.labelFace, size: titleSize * layout.scale),
        upTo: room * titleSize / titleHeight
      )
      let height = titleHeight * layout.scale * letters.growth
      return text(string, in: Rect2D(-width / 2, -height / 2, width, height), letters, style)
    }
    let letters = environment.scaled(
      TextStyle(face: style.labelFace, size: smallTitleSize * layout.scale / growth),
      upTo: (room / growth - grid) * smallTitleSize / smallTitleHeight
    )
    let (wide, high) = (width / growth, smallTitleHeight * layout.scale / growth * letters.growth)
    return text(string, in: Rect2D((grid - wide) / 2, grid, wide, high), letters, style)
  }

  private static func text(
    _ string: String,
    in box: Rect2D,
    _ letters: TextStyle,
    _ style: RingStyle
  ) -> SceneContent {
    .text(TextContent(string, style: letters, paint: .solid(style.ink), box: box))
  }

  /// Returns an i, half as large as its button.
  private static func letter(about center: Point2D, radius: Double) -> VectorPath {
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
    .shown(at: .zero, scale: radius / style.openRadius, opacity: opacity)
  }

  /// Returns the placement of the outer ring at a radius.
  func rim(_ radius: Double) -> Placement {
    Self.outline(radius, of: style.openRadius, style.rimWidth * scale, 1)
  }

  /// Returns the placement of a thin ring at a radius.
  func ring(_ index: Int, _ radius: Double, opacity: Double) -> Placement {
    Self.outline(radius, of: style.ringRadii[index], style.ringWidth * scale, opacity)
  }

  /// Returns the placement of the degree scale's marks at a length.
  func mark(_ length: Double) -> Placement {
    .outlined(scale: 1, width: length * scale, opacity: 1)
  }

  /// Returns the placement of a wedge's content at a radius.
  func sign(_ slot: Int, _ radius: Double) -> Placement {
    let sign = signPlaces[slot]
    let position = Point2D.zero.moved(by: radius * scale, towards: sign.directionAngle)
    let corner = Vector2D(sign.middle.x * sign.growth, sign.middle.y * sign.growth)
    return .shown(at: position - corner, scale: sign.growth, opacity: 1)
  }

  /// Returns a circle around the outer ring, for the keyboard's focus.
  func focus(_ radius: Double) -> (Placement, SceneContent) {
    let air = style.rimWidth * scale / 2 + 3
    let whole = style.openRadius * scale + air
    let placement = Self.outline(radius * scale + air, of: whole, 2, 1)
    return (placement, .focusRing(.circle(center: .zero, radius: whole), .solid(style.focus)))
  }

  /// Returns the label in the centre.
  func label(_ string: String) -> SceneContent {
    let radius = style.hubRadius * 0.94 * scale
    let letters = environment.scaled(
      TextStyle(face: style.labelFace, size: style.labelSize * scale),
      upTo: radius * 0.6
    )
    let height = letters.size * 1.6
    return Self.text(string, in: Rect2D(-radius, -height / 2, 2 * radius, height), letters, style)
  }

  /// Returns the content in the colour of the wedge under the finger.
  func lit(_ content: SceneContent) -> SceneContent {
    guard style.highlightInk != style.ink else { return content }
    let ink = Paint.solid(style.highlightInk)
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
