import Rotary

/// The state that the scene depends on, without the positions of planets and people.
public struct PlanetRenderKey: Sendable {
  var people: TurntableRenderKey
  var shown: Int
  var showsStructure: Bool
  var artwork: PlanetArtwork
}

extension RelationshipPlanet {
  /// The state that decides whether the scene has to be drawn again; flights and scrolling do not change it.
  public var renderKey: PlanetRenderKey {
    PlanetRenderKey(
      people: tables[shown].renderKey,
      shown: shown,
      showsStructure: showsStructure,
      artwork: artwork
    )
  }

  /// Whether the scene is the same as when `key` was read; always false if the structure is visible.
  public func matches(_ key: PlanetRenderKey) -> Bool {
    !showsStructure && !key.showsStructure && shown == key.shown
      && tables[shown].matches(key.people) && artwork == key.artwork
  }

  /// Reports the placements of the planets, their names, the ring and the people.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard size.shorterSide > 0 else { return }
    for planet in 0..<Self.planetCount {
      forEachPart(of: planet) { put($0, $1) }
    }
    put(PlanetArtwork.ring, ringPlacement)
    tables[shown].readPlacements(put)
  }

  /// Visits the nodes of a planet: the ball, the name beside it as a satellite, and the name inside it as the
  /// main planet.
  private func forEachPart(of planet: Int, _ read: (NodeID, Placement) -> Void) {
    let pose = flights[planet].pose(at: now)
    let center = pose.center
    let scale = pose.radius / PlanetArtwork.radius
    read(PlanetArtwork.planet(planet), .shown(at: center, scale: scale, opacity: 1))
    let below = Point2D(center.x, center.y + pose.radius + 4)
    let share = pose.prominence
    read(
      PlanetArtwork.smallName(planet),
      .shown(at: below, scale: 1, opacity: Swift.max(0, 1 - 2 * share))
    )
    let inward: Double = environment.isRightToLeft ? -1 : 1
    let inside = Point2D(center.x + inward * pose.radius * 0.48, center.y)
    read(
      PlanetArtwork.largeName(planet),
      .shown(at: inside, scale: 1, opacity: Swift.max(0, 2 * share - 1))
    )
  }

  /// The placement of the people, which fade out, and later move out from the planet's centre.
  private var ringPlacement: Placement {
    let share = Swift.max(0, spread.position(at: now))
    let center = tables[shown].ring.center
    return .shown(
      at: Point2D(center.x * (1 - share), center.y * (1 - share)),
      scale: share,
      opacity: Swift.min(1, share * share)
    )
  }

  /// Draws the planets, and the people of the main one.
  public func draw(into scene: inout ControlScene) {
    guard size.shorterSide > 0 else { return }
    scene.add(
      SceneNode(PlanetArtwork.root, .background, mask: artwork.bounds, content: artwork.sky)
    ) { scene in
      for planet in 0..<Self.planetCount {
        forEachPart(of: planet) { scene.add(artwork.node($0, of: planet, at: $1)) }
      }
      let place = ringPlacement
      scene.add(
        SceneNode(
          PlanetArtwork.ring,
          transform: place.transform,
          opacity: place.opacity ?? 1
        )
      ) {
        if showsStructure { drawFrames(into: &$0) }
        tables[shown].draw(into: &$0)
        if showsStructure { drawNotes(into: &$0) }
      }
    }
  }
}
