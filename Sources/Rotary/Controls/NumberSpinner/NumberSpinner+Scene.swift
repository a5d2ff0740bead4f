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
      $0.add(SceneNode(nodes.drum, .disc, opacity: presence.position(at: now))) { drum in
        forEachTile { draw($0, at: $1, into: &drum, nodes) }
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

  /// Says how near the front the tiles are, and how dark.
  public func place(_ put: (NodeID, Placement) -> Void) {
    place(put, SpinnerNodes(base: 0))
  }

  /// Says it under names of its own, beside others.
  func place(_ put: (NodeID, Placement) -> Void, _ nodes: SpinnerNodes) {
    let fronts = frontTiles
    forEachTile { tile, seat in
      let slot = slot(of: tile)
      if fronts.contains(tile) { put(nodes.front(slot), .faded(seat.nearness)) }
      put(nodes.shade(slot), .faded(shade(at: seat)))
    }
  }

  /// Tiles stand on a ring.
  public static var hasDepth: Bool { true }

  /// Says how the tiles stand.
  public func stand(_ put: (NodeID, Transform3D, Double) -> Void) {
    stand(put, SpinnerNodes(base: 0))
  }

  /// Says it under names of its own, beside others.
  func stand(_ put: (NodeID, Transform3D, Double) -> Void, _ nodes: SpinnerNodes) {
    forEachTile { tile, seat in
      put(nodes.tile(slot(of: tile)), ring.place(atAngle: seat.angle), opacity(at: seat))
    }
  }

  /// Reads the tiles that are seen, in drawing order.
  private func forEachTile(_ read: (Int64, Seat) -> Void) {
    guard ring.tile.width > 0, ring.tile.height > 0 else { return }
    for tile in visibleTiles where withinEnds(tile) == tile { read(tile, seat(of: tile)) }
  }

  private func draw(
    _ tile: Int64,
    at seat: Seat,
    into scene: inout Scene,
    _ nodes: SpinnerNodes
  ) {
    let slot = slot(of: tile)
    scene.add(
      SceneNode(
        nodes.tile(slot),
        .tile,
        transform: ring.place(atAngle: seat.angle),
        opacity: opacity(at: seat)
      )
    ) {
      let light = tile == hovered ? Paint.role(.surfaceHover) : face.light
      $0.addShape(nodes.body(slot), .group, face.outline, fill: light, stroke: face.edge)
      if frontTiles.contains(tile) {
        $0.add(
          SceneNode(
            nodes.front(slot),
            .frontTile,
            opacity: seat.nearness,
            content: .shape(face.outline, fill: .role(.accent), stroke: nil)
          )
        )
      }
      // Figures are of one colour or the other: two on top of each other are read by nobody.
      let role = tile == nearestTile ? ColorRole.onAccent : .ink
      add(title(of: index(of: tile)), nodes.title(slot), role, to: &$0)
      $0.add(
        SceneNode(
          nodes.shade(slot),
          opacity: shade(at: seat),
          content: .shape(face.outline, fill: .role(.shadow), stroke: nil)
        )
      )
    }
  }

  /// Where a tile is, as it is seen.
  private struct Seat {
    /// From the front, to the right, in radians.
    var angle: Double
    /// How much it faces the eye: 1 at the front, 0 edge-on.
    var facing: Double
    /// 1 within a quarter of a tile of the front, 0 from three quarters on.
    var nearness: Double
  }

  private func seat(of tile: Int64) -> Seat {
    let steps = Double(tile) - shownPlace
    let angle = order * steps * ring.tileAngle
    return Seat(
      angle: angle,
      facing: Swift.max(0, ring.facing(atAngle: angle)),
      nearness: Swift.min(Swift.max(1.5 - 2 * steps.magnitude, 0), 1)
    )
  }

  private func opacity(at seat: Seat) -> Double { Self.smooth(seat.facing / Self.clearFacing) }

  private func shade(at seat: Seat) -> Double { Self.deepestShade * (1 - seat.facing) }

  /// The tile at the front or, between two, both.
  var frontTiles: ClosedRange<Int64> {
    Int64(shownPlace.rounded(.down))...Int64(shownPlace.rounded(.up))
  }

  /// The tile of which more than half is at the front, if there is one.
  var nearestTile: Int64? {
    let nearest = shownPlace.rounded()
    return (nearest - shownPlace).magnitude < 0.5 ? Int64(nearest) : nil
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
