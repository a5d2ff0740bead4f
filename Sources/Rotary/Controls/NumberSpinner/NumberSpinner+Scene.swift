/// The state that determines a spinner's picture, except the positions of its tiles.
public struct SpinnerRenderKey: Sendable {
  // The text of the tiles.
  var range: SpinnerRange
  var style: SpinnerStyle
  var wraps: Bool
  var skip: SpinnerSkip?
  var lostTiles: Int64
  var reach: SpinnerReach
  var textSize: Double
  var environment: ControlEnvironment
  // The visible tiles.
  var ring: SpinnerRing
  var tiles: ClosedRange<Int64>
  var fronts: ClosedRange<Int64>
  var nearest: Int64?
  // The state.
  var hovered: Int64?
  var fadeIn: Double
  var isEnabled: Bool
  var isTurned: Bool
  var hasFocus: Bool
}

extension NumberSpinner {
  /// The `facing` above which a tile is fully opaque; below it, the tile fades towards the edge.
  private static let clearFacing = 0.55
  /// The opacity of the shade on a tile that is seen edge-on.
  private static let deepestShade = 0.22
  /// The same in a row, where light from the front gives the look of a drum.
  private static let deepestShadeOfDrum = 0.4

  /// The state that determines whether the spinner must be redrawn.
  ///
  /// Turning redraws it only if a tile appears, disappears or becomes the front one.
  public var renderKey: SpinnerRenderKey {
    SpinnerRenderKey(
      range: range,
      style: style,
      wraps: options.wraps,
      skip: skip,
      lostTiles: row?.lostTiles ?? 0,
      reach: reach,
      textSize: artwork.textSize,
      environment: environment,
      ring: ring,
      tiles: visibleTiles,
      fronts: frontTiles,
      nearest: nearestTile,
      hovered: hovered,
      fadeIn: fadeIn.position(at: now),
      isEnabled: takesInput,
      isTurned: isTurned,
      hasFocus: hasFocus
    )
  }

  /// Returns whether the spinner need not be redrawn; compares the most frequent changes first.
  public func matches(_ key: SpinnerRenderKey) -> Bool {
    visibleTiles == key.tiles && frontTiles == key.fronts && nearestTile == key.nearest
      && hovered == key.hovered && fadeIn.position(at: now) == key.fadeIn
      && isTurned == key.isTurned && hasFocus == key.hasFocus
      && takesInput == key.isEnabled && options.wraps == key.wraps
      && skip == key.skip && row?.lostTiles ?? 0 == key.lostTiles
      && reach == key.reach
      && artwork.textSize == key.textSize && environment == key.environment
      && ring == key.ring && range == key.range && style == key.style
  }

  /// Draws only the visible tiles, for any number of numbers.
  ///
  /// The visible tiles belong to a convex ring and never cover each other, so they are drawn in their order: when the
  /// ring turns, a tile is added at one end and removed at the other.
  public func draw(into scene: inout ControlScene) { draw(into: &scene, through: .max) }

  /// Whether marks show that the ring is turned: while it is held, and in a row until it rests.
  private var isTurned: Bool { artwork.isInRow ? !isResting : isHeld }

  /// The indices of the numbers that are not dimmed.
  private var reach: SpinnerReach { row?.reach ?? SpinnerReach() }

  /// The names of the nodes; in a row, those of the ring's column.
  private var nodes: SpinnerNodes {
    SpinnerNodes(base: row.map { SpinnerNodes.room * UInt32($0.column + 1) } ?? 0)
  }

  /// Draws the ring, alone or in a row.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw into.
  ///   - last: The last index that is written on a tile; later tiles show it as well.
  ///   - isOpen: Whether the ring rests on the code of its row.
  func draw(into scene: inout ControlScene, through last: Int64, isOpen: Bool = false) {
    guard ring.tile.width > 0, ring.tile.height > 0 else { return }
    let (nodes, fronts, nearest, reach) = (nodes, frontTiles, nearestTile, reach)
    scene.add(SceneNode(nodes(.root), opacity: takesInput ? 1 : Theme.disabledOpacity)) {
      $0.add(SceneNode(nodes(.drum), .disc, opacity: fadeIn.position(at: now))) { drum in
        forEachTile { tile, place in
          let slot = slot(of: tile)
          drum.add(
            SceneNode(
              nodes(.tile, slot),
              .tile,
              transform: ring.transform(atAngle: place.angle),
              opacity: opacity(at: place)
            )
          ) {
            let body = tile == hovered ? artwork.hoveredBody : artwork.body
            $0.add(SceneNode(nodes(.body, slot), content: body))
            if artwork.isInRow ? isOpen && tile == nearest : fronts.contains(tile) {
              $0.add(
                SceneNode(
                  nodes(.front, slot),
                  .frontTile,
                  opacity: place.nearness,
                  content: artwork.front
                )
              )
            }
            let text = title(of: tile, through: last, isNearest: tile == nearest, isOpen: isOpen)
            let opacity = reach.contains(writtenIndex(of: tile)) ? 1 : Theme.disabledOpacity
            $0.add(SceneNode(nodes(.title, slot), .title, opacity: opacity, content: text))
            if artwork.tones.lines != .none {
              $0.add(SceneNode(nodes(.lines, slot), content: artwork.lines))
            }
            $0.add(
              SceneNode(nodes(.shade, slot), opacity: shade(at: place), content: artwork.shade)
            )
          }
        }
      }
      if isTurned {
        $0.add(SceneNode(nodes(.grip), .rim, content: artwork.grip))
      } else if artwork.tones.isPaper {
        $0.add(SceneNode(nodes(.grip), .rim, content: artwork.window))
      }
      if hasFocus { $0.add(SceneNode(nodes(.focus), .focusRing, content: artwork.focus)) }
    }
  }

  /// Reports the nearness of tiles to the front, and their shade.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    let (nodes, fronts, isAlone) = (nodes, frontTiles, !artwork.isInRow)
    forEachTile { tile, place in
      let slot = slot(of: tile)
      // In a row, the front mark exists only at rest, and does not change.
      if isAlone, fronts.contains(tile) { put(nodes(.front, slot), .faded(place.nearness)) }
      put(nodes(.shade, slot), .faded(shade(at: place)))
    }
  }

  /// Tiles move in space.
  public static var hasDepth: Bool { true }

  /// Reports the 3D transform and the opacity of each tile.
  public func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {
    let nodes = nodes
    forEachTile { tile, place in
      put(nodes(.tile, slot(of: tile)), ring.transform(atAngle: place.angle), opacity(at: place))
    }
  }

  /// The visible place of a tile.
  private struct TilePlace {
    /// The angle from the front, to the right or down, in radians.
    var angle: Double
    /// The direction of the tile: 1 at the front, 0 edge-on.
    var facing: Double
    /// 1 up to a quarter of a tile from the front, 0 from three quarters on.
    var nearness: Double
  }

  /// Reports the visible tiles, in drawing order.
  private func forEachTile(_ read: (Int64, TilePlace) -> Void) {
    guard ring.tile.width > 0, ring.tile.height > 0 else { return }
    let shown = shownPosition
    for tile in visibleTiles where hasNumber(tile) {
      let steps = Double(tile) - shown
      let angle = order * steps * ring.tileAngle
      let place = TilePlace(
        angle: angle,
        facing: Swift.max(0, ring.facing(atAngle: angle)),
        nearness: Swift.min(Swift.max(1.5 - 2 * steps.magnitude, 0), 1)
      )
      read(tile, place)
    }
  }

  /// Rises smoothly from 0 to 1.
  private func opacity(at place: TilePlace) -> Double {
    let share = Swift.min(Swift.max(place.facing / Self.clearFacing, 0), 1)
    return share * share * (3 - 2 * share)
  }

  private func shade(at place: TilePlace) -> Double {
    (artwork.isInRow ? Self.deepestShadeOfDrum : Self.deepestShade) * (1 - place.facing)
  }

  /// The tile at the front or, between two tiles, both.
  var frontTiles: ClosedRange<Int64> {
    let shown = shownPosition
    let first = Int64(bounded: shown.rounded(.down))
    return first...Swift.max(first, Int64(bounded: shown.rounded(.up)))
  }

  /// The tile of which more than half is at the front, if there is one.
  var nearestTile: Int64? {
    let shown = shownPosition
    let nearest = shown.rounded()
    return (nearest - shown).magnitude < 0.5 ? Int64(bounded: nearest) : nil
  }

  /// Returns the slot of a tile on the ring; a slot's nodes are reused for another tile behind the ring.
  private func slot(of tile: Int64) -> UInt32 {
    UInt32(tile.remainder(by: Int64(ring.slotCount)))
  }
}

/// The text of a tile, created once for each of its numbers.
struct SpinnerTitle: Equatable, Sendable {
  /// The index of the number; −1 for none.
  var index: Int64 = -1
  /// The text beside the front, and at the front.
  ///
  /// Figures have one colour or the other, because two texts on top of each other are not readable.
  var plain = SceneContent.none
  var nearest = SceneContent.none
}

// The text of the tiles.
extension NumberSpinner {
  /// Creates the texts that are visible now, or before another tile is at the front, so that a frame creates no text.
  mutating func writeTitles() {
    let front = IntegerDetents().detent(containing: shownPosition)
    let side = Int64(ring.visibleSide) + 1
    for tile in front - side...front + side where hasNumber(tile) {
      let slot = Int(slot(of: tile))
      let index = writtenIndex(of: tile)
      guard titles[slot].index != index else { continue }
      let text = title(of: index)
      titles[slot].index = index
      titles[slot].plain = artwork.title(text, isNearest: false)
      titles[slot].nearest = artwork.title(text, isNearest: true)
    }
  }

  /// Returns the index of the number that is written on a tile.
  func writtenIndex(of tile: Int64) -> Int64 {
    guard let row, row.lostTiles > 0, tile > motion.detent else { return index(of: tile) }
    return index(of: Swift.max(motion.detent, tile - row.lostTiles))
  }

  /// Returns the text of a tile; creates it if it does not exist.
  private func title(
    of tile: Int64,
    through last: Int64,
    isNearest: Bool,
    isOpen: Bool
  ) -> SceneContent {
    let index = Swift.min(writtenIndex(of: tile), last)
    if isOpen, isNearest { return artwork.openTitle(title(of: index)) }
    let title = titles[Int(slot(of: tile))]
    if title.index == index { return isNearest ? title.nearest : title.plain }
    return artwork.title(self.title(of: index), isNearest: isNearest)
  }
}

// Accessibility.
extension NumberSpinner {
  /// Describes the ring as a spin button with the number at which it last rested, so that screen readers do not read
  /// every tick.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(element)
  }

  /// The ring as an accessibility element.
  var element: AccessibilityElement {
    AccessibilityElement(
      role: .spinbutton,
      name: "",
      value: title(of: settledIndex),
      number: AccessibilityNumber(
        current: settledValue,
        minimum: range.minimum,
        maximum: range.maximum
      ),
      states: takesInput ? .focusable : [.focusable, .disabled],
      actions: .adjust,
      frame: Rect2D(origin: .zero, size: size)
    )
  }
}
