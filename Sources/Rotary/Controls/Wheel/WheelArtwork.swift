/// The nodes on a wheel's disc.
enum WheelNode: UInt32, NodeNames {
  case sectors = 6
  case selected, hovered
  case labels = 19
  case selectedFill, selectedIcon, selectedTitle, selectedLabel, hoveredFill
  case bed = 29
  case lines = 34
}

/// The nodes of a wheel's sectors.
enum SectorNode: UInt32, NodeNames {
  case sector = 1_000
  case fill, icon, title

  static var stride: UInt32 { 4 }
}

/// The parts of a wheel's picture that stay the same while it turns.
struct WheelArtwork: Equatable, Sendable {
  /// The fragments.
  enum Part: Int {
    /// The fills of the sectors and the surface behind them.
    case sectors
    /// Icons and titles that turn with their sectors.
    case labels
    /// The emphasised sector.
    case selected, selectedLabel
    /// The sector under the mouse.
    case hovered
  }

  /// The parts around the disc.
  private(set) var frame = DiscFrame()
  /// The fragments in the order of the parts; parts that are not shown have empty fragments.
  private var fragments: [SceneFragment] = []
  /// Icons and titles that stay upright, each around the origin.
  private(set) var uprightLabels: [SceneFragment] = []
  /// The point at which the pointer is fixed and bends.
  private(set) var pointerBase = Point2D.zero
  /// The sizes and positions of labels.
  private var plan = WheelLabelPlan()

  /// The distance of upright labels from the centre.
  var labelRadius: Double { plan.centerRadius }

  /// The fragment of a part.
  subscript(part: Part) -> SceneFragment {
    get { fragments[part.rawValue] }
    set { fragments[part.rawValue] = newValue }
  }

  /// Creates empty artwork.
  init() {}

  /// Draws all parts of a wheel.
  init(of wheel: borrowing Wheel) {
    frame = DiscFrame(around: wheel.disc, pointer: Self.drop(of: wheel))
    pointerBase = wheel.size.center.moved(by: wheel.radius, towards: wheel.options.pointerAngle)
    fragments = .init(repeating: SceneFragment(), count: Part.hovered.rawValue + 1)
    plan = WheelLabelPlan(for: wheel, sectorWidth: Self.narrowest(wheel))
    self[.sectors] = Self.sectors(of: wheel)
    switch wheel.style.labels {
    case .turning, .curved: self[.labels] = Self.labels(of: wheel, plan: plan)
    case .upright: uprightLabels = Self.uprightLabels(of: wheel, plan: plan)
    }
    select(wheel.emphasizedValue, of: wheel)
  }

  /// Draws another sector as the emphasised one.
  mutating func select(_ index: Int, of wheel: Wheel) {
    let plan = plan
    let sector = wheel.sectors[index]
    let isTinted =
      sector.tint != nil || sector.innerTint != nil || wheel.style.coloring == .palette
    let fill: Paint = isTinted ? Self.fill(of: index, in: wheel) : .role(.accent)
    let ink: ColorRole = isTinted ? .ink : .onAccent
    let stroke =
      isTinted
      ? Stroke(paint: .role(.accent), width: Swift.max(2, wheel.radius * 0.02)) : nil
    let width = wheel.layout.width(of: index)
    let outline = Self.outline(width: width, in: wheel, inset: isTinted ? wheel.radius * 0.01 : 0)
    let place = Self.place(index, in: wheel)
    func addLabel(at center: Point2D, to scene: inout ControlScene) {
      plan.add(
        sector,
        width: width,
        at: center,
        ids: (WheelNode.selectedIcon.id, WheelNode.selectedTitle.id),
        ink: ink,
        to: &scene
      )
    }
    self[.selected] = SceneFragment {
      $0.addShape(
        WheelNode.selectedFill.id,
        .selectedSector,
        outline,
        fill: fill,
        stroke: stroke,
        place: place
      )
      guard wheel.style.labels != .upright else { return }
      $0.add(SceneNode(WheelNode.selectedLabel.id, transform: Transform3D(place))) {
        addLabel(at: Self.labelCenter(plan, in: wheel), to: &$0)
      }
    }
    guard wheel.style.labels == .upright else { return }
    self[.selectedLabel] = SceneFragment { addLabel(at: .zero, to: &$0) }
  }

  /// Draws another sector as the one under the mouse.
  mutating func hover(_ index: Int, of wheel: Wheel) {
    let outline = Self.outline(width: wheel.layout.width(of: index), in: wheel)
    let place = Self.place(index, in: wheel)
    self[.hovered] = SceneFragment {
      $0.addShape(
        WheelNode.hoveredFill.id,
        .sector,
        outline,
        fill: .role(.accent, opacity: 0.16),
        place: place
      )
    }
  }

  private static func narrowest(_ wheel: Wheel) -> Double {
    guard !wheel.layout.isEven else { return wheel.layout.width(of: 0) }
    return wheel.sectors.indices.reduce(Circular.turn) {
      Swift.min($0, wheel.layout.width(of: $1))
    }
  }

  /// Returns the rotation from the pointer to a sector's place.
  private static func place(_ index: Int, in wheel: Wheel) -> Transform2D {
    .rotation(wheel.layout.middle(of: index), about: wheel.size.center)
  }

  private static func labelCenter(_ plan: WheelLabelPlan, in wheel: Wheel) -> Point2D {
    wheel.size.center.moved(by: plan.centerRadius, towards: wheel.options.pointerAngle)
  }

  /// Returns the outline of a sector of a width in radians, at the pointer or turned from there.
  private static func outline(
    width: Double,
    in wheel: Wheel,
    inset: Double = 0,
    turnedBy angle: Double = 0
  ) -> VectorPath {
    let annulus = Annulus(
      center: wheel.size.center,
      innerRadius: wheel.radius * wheel.style.sectorInnerRadius + inset,
      outerRadius: wheel.radius * (1 - wheel.style.rimWidth) - inset
    )
    let middle = wheel.options.pointerAngle + angle
    return .sector(of: annulus, startAngle: middle - width / 2, sweep: width)
  }

  private static func tint(of index: Int, in wheel: Wheel) -> Tint {
    if let tint = wheel.sectors[index].tint { return tint }
    switch wheel.style.coloring {
    case .palette:
      // The last sector must not look the same as the first one, its neighbour.
      let isLastLikeFirst =
        index == wheel.sectors.count - 1 && index % ColorRole.paletteCount == 0 && index > 0
      return .role(.palette(isLastLikeFirst ? index + 4 : index))
    case .neutral: return .role(index.isMultiple(of: 2) ? .surface : .surfaceAlternate)
    }
  }

  /// Returns the colour of a sector, or its gradient from the hub to the rim.
  private static func fill(of index: Int, in wheel: Wheel, opacity: Double = 1) -> Paint {
    let tint = tint(of: index, in: wheel).faded(to: opacity)
    guard let inner = wheel.sectors[index].innerTint else { return .solid(tint) }
    return .radial(
      center: wheel.size.center,
      innerRadius: wheel.radius * wheel.style.sectorInnerRadius,
      outerRadius: wheel.radius * (1 - wheel.style.rimWidth),
      stops: [GradientStop(0, inner.faded(to: opacity)), GradientStop(1, tint)]
    )
  }

  /// Returns the sectors over the surface behind them.
  ///
  /// Each sector has the opacity of resting sectors, instead of one opacity for the group.
  private static func sectors(of wheel: Wheel) -> SceneFragment {
    let (center, opacity) = (wheel.size.center, wheel.style.restingOpacity)
    let finest = finestWidth(of: wheel)
    return SceneFragment { scene in
      // As large as the disc: a browser draws all shapes on it as one picture.
      let radius = wheel.radius * (1 - wheel.style.rimWidth)
      scene.addCircle(
        WheelNode.bed.id,
        .background,
        at: center,
        radius: radius,
        fill: .role(.ground)
      )
      var index = 0
      while index < wheel.sectors.count {
        let first = index
        var group = wheel.layout.width(of: first)
        index += 1
        while group < finest, index < wheel.sectors.count {
          group += wheel.layout.width(of: index)
          index += 1
        }
        let side = wheel.layout.order * (group - wheel.layout.width(of: first)) / 2
        scene.addShape(
          SectorNode.fill.id(first),
          .sector,
          outline(width: group, in: wheel, turnedBy: wheel.layout.middle(of: first) + side),
          fill: fill(of: first, in: wheel, opacity: opacity)
        )
      }
      addLines(of: wheel, to: &scene)
    }
  }

  /// Adds the lines between neighbours of one shade, as one path, because each line is the edge of two sectors.
  private static func addLines(of wheel: Wheel, to scene: inout ControlScene) {
    let count = wheel.sectors.count
    guard wheel.style.coloring == .neutral, count > 1, !count.isMultiple(of: 2) else { return }
    let finest = finestWidth(of: wheel)
    var lines = VectorPath()
    for index in wheel.sectors.indices where wheel.layout.width(of: index) >= finest {
      let (width, middle) = (wheel.layout.width(of: index), wheel.layout.middle(of: index))
      lines.append(outline(width: width, in: wheel, turnedBy: middle))
    }
    let opacity = wheel.style.restingOpacity
    let line = Stroke(paint: .role(.hairline, opacity: opacity), width: 1)
    scene.addShape(WheelNode.lines.id, .group, lines, stroke: line)
  }

  /// Sectors that are narrower than this at the rim are drawn together, in points: a pixel of the finest screens.
  static let finestPoints = 1.0 / 3
  /// The maximum number of pieces in which a wheel of any size is drawn.
  private static let mostPieces = 10_000

  /// Returns the width up to which sectors are drawn together, in radians, so that a wheel of a million sectors costs
  /// no more than its rim has pixels.
  private static func finestWidth(of wheel: Wheel) -> Double {
    Swift.max(finestPoints / wheel.radius, Circular.turn / Double(mostPieces))
  }

  /// Returns the sectors with a separate node for a label or icon: all if there is room, or none if there are too many.
  static func seen(of wheel: Wheel, where hasRoom: Bool) -> Range<Int> {
    hasRoom && wheel.sectors.count <= mostPieces ? wheel.sectors.indices : 0..<0
  }

  private static func labels(of wheel: Wheel, plan: WheelLabelPlan) -> SceneFragment {
    let center = labelCenter(plan, in: wheel)
    return SceneFragment { scene in
      for index in seen(of: wheel, where: !plan.isEmpty) {
        scene.add(
          SceneNode(SectorNode.sector.id(index), transform: Transform3D(place(index, in: wheel)))
        ) {
          addLabel(index, of: wheel, plan: plan, at: center, to: &$0)
        }
      }
    }
  }

  private static func uprightLabels(of wheel: Wheel, plan: WheelLabelPlan) -> [SceneFragment] {
    var labels: [SceneFragment] = []
    for index in seen(of: wheel, where: !plan.isEmpty) {
      labels.append(SceneFragment { addLabel(index, of: wheel, plan: plan, at: .zero, to: &$0) })
    }
    return labels
  }

  private static func addLabel(
    _ index: Int,
    of wheel: Wheel,
    plan: WheelLabelPlan,
    at center: Point2D,
    to scene: inout ControlScene
  ) {
    plan.add(
      wheel.sectors[index],
      width: wheel.layout.width(of: index),
      at: center,
      ids: (SectorNode.icon.id(index), SectorNode.title.id(index)),
      ink: .ink,
      opacity: wheel.style.restingLabelOpacity
        * (wheel.sectors[index].isEnabled ? 1 : Theme.disabledOpacity),
      to: &scene
    )
  }
}

// The pointer: a drop at the rim whose tip shows the selection.
extension WheelArtwork {
  /// The radius of the drop's round end, and the distance from the centre of that end to the tip.
  private static func dropSizes(of wheel: borrowing Wheel) -> (bulb: Double, reach: Double) {
    let bulb = wheel.radius * 0.052
    let length = wheel.radius * wheel.style.pointerLength
    return (bulb, Swift.max(bulb * 1.2, length - bulb * 0.6))
  }

  /// The distance that the pointer with its edge reaches inward from the rim's outer edge.
  static func pointerReach(of wheel: borrowing Wheel) -> Double {
    let (bulb, reach) = dropSizes(of: wheel)
    return bulb * 0.6 + reach + wheel.disc.pointerEdgeReach
  }

  /// Returns a circle at the rim's outer edge with a tip made by two tangents.
  static func drop(of wheel: Wheel) -> VectorPath {
    let radius = wheel.radius
    let angle = wheel.options.pointerAngle
    let (bulb, reach) = dropSizes(of: wheel)
    let middle = wheel.size.center.moved(by: radius - bulb * 0.6, towards: angle)
    // The tangent's point of contact: its cosine is the bulb over the reach. A wheel of size 0 has no drop.
    guard reach > 0 else { return VectorPath() }
    let contact = Circular.arcCosine(bulb / reach)
    let inward = angle + .pi
    var path = VectorPath()
    path.move(to: middle.moved(by: reach, towards: inward))
    path.addArc(
      center: middle,
      radius: bulb,
      startAngle: inward + contact,
      sweep: Circular.turn - 2 * contact
    )
    path.close()
    return path
  }
}

extension Wheel {
  /// The measures of the disc and its rim.
  var disc: RimmedDisc {
    RimmedDisc(
      center: size.center,
      radius: radius,
      rimWidth: style.rimWidth,
      hubRadius: style.hubRadius
    )
  }
}
