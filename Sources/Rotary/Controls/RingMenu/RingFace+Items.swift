extension RingFace {
  /// The grid that icons are drawn on.
  private static let grid = 24.0
  /// An arrow that points to the right, for the wedge that leads back.
  private static let arrow = VectorPath([
    .move(Point(5, 12)), .line(Point(19, 12)), .move(Point(13, 6)), .line(Point(19, 12)),
    .line(Point(13, 18)),
  ])

  /// The nodes of an item: what holds it, its sign, the dot that it is while it is closed, and the
  /// one that says that it has a ring.
  private func nodes(
    of slot: Int
  ) -> (holder: NodeID, sign: NodeID, dot: NodeID, more: NodeID) {
    (
      id(.items, 4 * slot), id(.items, 4 * slot + 1), id(.items, 4 * slot + 2),
      id(.items, 4 * slot + 3)
    )
  }

  /// Draws what stands on the wedges: each flies out as a dot, and draws itself.
  func drawItems(into scene: inout Scene) {
    let radius = value(.icons)
    let drawing = value(.drawing)
    for slot in 0..<ring.layout.slotCount {
      let place = Point.zero.moved(
        by: radius * scale,
        towards: ring.layout.middleAngle(of: slot)
      )
      let ids = nodes(of: slot)
      let ink = slot == litSlot ? style.highlightInk : style.ink
      scene.add(
        SceneNode(ids.holder, .icon, transform: .translation(place.x, place.y))
      ) {
        if drawing < 1 {
          let dot = SceneContent.shape(circle(style.dotSize), fill: .solid(ink), stroke: nil)
          $0.add(SceneNode(ids.dot, opacity: 1 - drawing, content: dot))
        }
        guard drawing > 0 else { return }
        drawSign(on: slot, ids.sign, ink, drawing, into: &$0)
        if let item = ring.item(on: slot), menu.items.hasRing(item) {
          let more = SceneContent.shape(more(on: slot), fill: .solid(ink), stroke: nil)
          $0.add(SceneNode(ids.more, opacity: drawing, content: more))
        }
      }
    }
  }

  /// A dot at the wedge's far side, which says that there is more behind.
  private func more(on slot: Int) -> VectorPath {
    let distance = (style.outerRadius - 8 - style.iconRadius) * scale
    let direction = ring.layout.middleAngle(of: slot)
    return .circle(center: Point.zero.moved(by: distance, towards: direction), radius: 2 * scale)
  }

  private func drawSign(
    on slot: Int,
    _ id: NodeID,
    _ ink: Tint,
    _ drawing: Double,
    into scene: inout Scene
  ) {
    let item = ring.item(on: slot).map { menu.items.all[$0] }
    // On its own wedge the way back is an arrow.
    guard let icon = item.map({ $0.icon }) ?? Self.arrow else {
      let title = item?.title ?? ""
      scene.add(
        SceneNode(id, .title, opacity: drawing, content: text(title, ink, titleBox(on: slot), 13))
      )
      return
    }
    let size = style.iconSize * scale / Self.grid
    let turn = item == nil ? ring.layout.middleAngle(of: slot) : 0
    let middle = Self.grid / 2
    let transform = Transform2D.translation(-middle, -middle)
      .then(.rotation(turn))
      .then(.scale(size, size))
    let stroke = Stroke(
      paint: .solid(ink),
      width: style.iconWidth * Self.grid / style.iconSize,
      run: drawing < 1 ? .part(from: 0, to: drawing) : .whole
    )
    scene.add(
      SceneNode(
        id,
        transform: Transform3D(transform),
        content: .shape(icon, fill: nil, stroke: stroke)
      )
    )
  }

  /// Where a title has room on a wedge: as wide as the wedge is there, level as it is written.
  private func titleBox(on slot: Int) -> Rect {
    let layout = ring.layout
    let angle = layout.middleAngle(of: slot)
    let half = Swift.min(layout.wedge / 2, .pi / 2)
    let across = 2 * style.iconRadius * Circular.sine(half) * Circular.sine(angle).magnitude
    let along = (style.outerRadius - style.innerRadius) * Circular.cosine(angle).magnitude
    let width = Swift.max(across, along) * 0.92 * scale
    let height = 18 * scale
    return Rect(-width / 2, -height / 2, width, height)
  }

  private func text(_ string: String, _ ink: Tint, _ box: Rect, _ size: Double) -> SceneContent {
    let style = TextStyle(face: style.labelFace, size: size * scale)
    return .text(TextContent(string, style: style, paint: .solid(ink), box: box))
  }

  /// The label, and what shows where the keyboard is.
  func drawMiddle(into scene: inout Scene) {
    guard isCurrent else { return }
    if let label {
      let radius = (style.ringRadii.first ?? style.innerRadius) * 0.94 * scale
      let height = style.labelSize * 1.6 * scale
      let box = Rect(-radius, -height / 2, 2 * radius, height)
      let content = text(label, style.ink, box, style.labelSize)
      scene.add(SceneNode(id(.label), .title, content: content))
    }
    guard menu.hasFocus else { return }
    let stroke = Stroke(paint: .role(.focus), width: 2)
    let radius = value(.rim) * scale + style.rimWidth * scale / 2 + 3
    scene.addShape(id(.focus), .focusRing, .circle(center: .zero, radius: radius), stroke: stroke)
  }

  /// What is said of what lies under the finger.
  private var label: String? {
    switch menu.target {
    case .none: return nil
    case .info: return menu.options.infoTitle
    case .slot(let slot):
      return ring.item(on: slot).map { menu.items.all[$0].title } ?? menu.options.backTitle
    }
  }

  /// An i in a circle, half as large as its target.
  func drawInfo(into scene: inout Scene) {
    let opacity = value(.info)
    guard opacity > 0, ring.parent == nil, let distance = style.infoDistance else { return }
    let isLit = isCurrent && menu.target == .info
    let radius = style.infoSize / 4 * scale
    let center = Point(0, distance * scale)
    let button = SceneContent.shape(
      .circle(center: center, radius: radius),
      fill: isLit ? .solid(style.highlight) : nil,
      stroke: line(1.5)
    )
    scene.add(SceneNode(id(.info), .hub, opacity: opacity, content: button)) {
      var path = VectorPath()
      path.move(to: center + Point(0, -radius * 0.48))
      path.addLine(to: center + Point(0, -radius * 0.46))
      path.move(to: center + Point(0, -radius * 0.08))
      path.addLine(to: center + Point(0, radius * 0.5))
      let stroke = Stroke(paint: .solid(style.ink), width: 2 * scale)
      $0.addShape(id(.infoSign), .group, path, stroke: stroke)
    }
  }
}
