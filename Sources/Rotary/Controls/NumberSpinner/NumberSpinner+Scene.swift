extension NumberSpinner {
  /// From how much of facing the eye on a tile is wholly opaque; below it fades towards the edge.
  private static let clearFacing = 0.55
  /// How dark a tile is that is seen edge-on.
  private static let deepestShade = 0.22

  /// Draws the tiles that are seen, and nothing else, however many numbers there are.
  ///
  /// The tiles that face the eye belong to a convex ring and never cover each other, so they are
  /// drawn in their order: as the ring turns, one is added at one end and one taken at the other.
  public func draw(into scene: inout Scene) {
    draw(into: &scene, SpinnerNodes(base: 0))
  }

  /// Draws it under names of its own, beside others.
  func draw(into scene: inout Scene, _ nodes: SpinnerNodes) {
    guard ring.tile.width > 0, ring.tile.height > 0 else { return }
    scene.add(SceneNode(nodes.root, opacity: options.isEnabled ? 1 : 0.4)) {
      $0.add(SceneNode(nodes.drum, .disc, opacity: presence.position(at: now))) {
        for tile in visibleTiles where withinEnds(tile) == tile {
          draw(tile, into: &$0, nodes)
        }
      }
      if isHeld {
        let stroke = Stroke(paint: .role(.accent), width: 3)
        $0.addShape(nodes.grip, .rim, face.grip, stroke: stroke)
      }
      if hasFocus {
        let stroke = Stroke(paint: .role(.focus), width: 2)
        $0.addShape(nodes.focus, .focusRing, face.focus, stroke: stroke)
      }
    }
  }

  private func draw(_ tile: Int64, into scene: inout Scene, _ nodes: SpinnerNodes) {
    let steps = Double(tile) - shownPlace
    let angle = order * steps * ring.tileAngle
    let facing = ring.facing(atAngle: angle)
    guard facing > 0 else { return }
    let slot = slot(of: tile)
    let nearness = Swift.min(Swift.max(1.5 - 2 * steps.magnitude, 0), 1)
    let title = title(of: index(of: tile))
    scene.add(
      SceneNode(
        nodes.tile(slot),
        .tile,
        transform: ring.place(atAngle: angle),
        opacity: Self.smooth(facing / Self.clearFacing)
      )
    ) {
      let light = tile == hovered ? Paint.role(.surfaceHover) : face.light
      $0.addShape(nodes.body(slot), .group, face.outline, fill: light, stroke: face.edge)
      if nearness > 0 {
        let accent = Paint.role(.accent, opacity: nearness)
        $0.addShape(nodes.front(slot), .frontTile, face.outline, fill: accent)
      }
      // Figures are of one colour or the other: two on top of each other are read by nobody.
      add(title, nodes.title(slot), nearness > 0.5 ? .onAccent : .ink, to: &$0)
      let shade = Paint.role(.shadow, opacity: Self.deepestShade * (1 - facing))
      $0.addShape(nodes.shade(slot), .group, face.outline, fill: shade)
    }
  }

  private func add(
    _ title: String,
    _ id: NodeID,
    _ role: ColorRole,
    to scene: inout Scene
  ) {
    let style = TextStyle(size: face.textSize, weight: .semibold, hasTabularFigures: true)
    let text = TextContent(title, style: style, paint: .role(role), box: face.box)
    scene.add(SceneNode(id, .title, content: .text(text)))
  }

  /// Which place on the ring a tile has: the same node letters it anew when it has passed behind.
  private func slot(of tile: Int64) -> UInt32 {
    let slots = Int64(ring.slotCount)
    let remainder = (tile + lettering) % slots
    return UInt32(remainder < 0 ? remainder + slots : remainder)
  }

  /// From 0 to 1 without a corner at either end.
  private static func smooth(_ share: Double) -> Double {
    let bounded = Swift.min(Swift.max(share, 0), 1)
    return bounded * bounded * (3 - 2 * bounded)
  }
}
