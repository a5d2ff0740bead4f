/// What a spinner looks like but for where its tiles stand.
public struct SpinnerRenderKey: Sendable {
  // What is written on the tiles.
  var range: SpinnerRange
  var style: SpinnerStyle
  var wraps: Bool
  var skip: SpinnerSkip?
  var lostTiles: Int64
  var textSize: Double
  var environment: ControlEnvironment
  // Which there are.
  var ring: SpinnerRing
  var tiles: ClosedRange<Int64>
  var fronts: ClosedRange<Int64>
  var nearest: Int64?
  // What is going on.
  var hovered: Int64?
  var fadeIn: Double
  var isEnabled: Bool
  var isTurned: Bool
  var hasFocus: Bool
}

extension NumberSpinner {
  /// From how much of facing the eye on a tile is wholly opaque; below it fades towards the edge.
  private static let clearFacing = 0.55
  /// How dark a tile is that is seen edge-on.
  private static let deepestShade = 0.22
  /// The same in a row, where light from the front is what makes it a drum.
  private static let deepestShadeOfDrum = 0.4

  /// What tells whether it has to be drawn anew; turning does so only where a tile comes or goes or
  /// becomes the front one.
  public var renderKey: SpinnerRenderKey {
    SpinnerRenderKey(
      range: range,
      style: style,
      wraps: options.wraps,
      skip: skip,
      lostTiles: row?.lostTiles ?? 0,
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

  /// Whether it need not be drawn anew; what changes most often is looked at first.
  public func matches(_ key: SpinnerRenderKey) -> Bool {
    visibleTiles == key.tiles && frontTiles == key.fronts && nearestTile == key.nearest
      && hovered == key.hovered && fadeIn.position(at: now) == key.fadeIn
      && isTurned == key.isTurned && hasFocus == key.hasFocus
      && takesInput == key.isEnabled && options.wraps == key.wraps
      && skip == key.skip && row?.lostTiles ?? 0 == key.lostTiles
      && artwork.textSize == key.textSize && environment == key.environment
      && ring == key.ring && range == key.range && style == key.style
  }

  /// Draws the tiles that are seen, and nothing else, however many numbers there are.
  ///
  /// The tiles that face the eye belong to a convex ring and never cover each other, so they are
  /// drawn in their order: as the ring turns, one is added at one end and one taken at the other.
  public func draw(into scene: inout ControlScene) {
    draw(into: &scene, SpinnerNodes(base: 0))
  }

  /// Whether marks show that it is turned: while it is held, and in a row as long as it turns on from that.
  private var isTurned: Bool { artwork.isInRow ? !isResting : motion.isHeld }

  /// Draws it under names of its own, beside others.
  ///
  /// - Parameters:
  ///   - scene: what it is drawn into.
  ///   - nodes: the names.
  ///   - last: the last index that is written on a tile; those after it show this one.
  ///   - isOpen: whether it rests on the code of its row.
  func draw(
    into scene: inout ControlScene,
    _ nodes: SpinnerNodes,
    through last: Int64 = .max,
    isOpen: Bool = false
  ) {
    guard ring.tile.width > 0, ring.tile.height > 0 else { return }
    let (fronts, nearest) = (frontTiles, nearestTile)
    scene.add(SceneNode(nodes.root, opacity: takesInput ? 1 : Theme.disabledOpacity)) {
      $0.add(SceneNode(nodes.drum, .disc, opacity: fadeIn.position(at: now))) { drum in
        forEachTile { tile, place in
          let slot = slot(of: tile)
          drum.add(
            SceneNode(
              nodes.tile(slot),
              .tile,
              transform: ring.transform(atAngle: place.angle),
              opacity: opacity(at: place)
            )
          ) {
            let body = tile == hovered ? artwork.hoveredBody : artwork.body
            $0.add(SceneNode(nodes.body(slot), content: body))
            if artwork.isInRow ? isOpen && tile == nearest : fronts.contains(tile) {
              $0.add(
                SceneNode(
                  nodes.front(slot),
                  .frontTile,
                  opacity: place.nearness,
                  content: artwork.front
                )
              )
            }
            let text = title(of: tile, through: last, isNearest: tile == nearest, isOpen: isOpen)
            $0.add(SceneNode(nodes.title(slot), .title, content: text))
            if artwork.tones.lines != .none {
              $0.add(SceneNode(nodes.lines(slot), content: artwork.lines))
            }
            $0.add(
              SceneNode(nodes.shade(slot), opacity: shade(at: place), content: artwork.shade)
            )
          }
        }
      }
      if isTurned {
        $0.add(SceneNode(nodes.grip, .rim, content: artwork.grip))
      } else if artwork.tones.isPaper {
        $0.add(SceneNode(nodes.grip, .rim, content: artwork.window))
      }
      if hasFocus { $0.add(SceneNode(nodes.focus, .focusRing, content: artwork.focus)) }
    }
  }

  /// Reports how near the front the tiles are, and how dark.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    readPlacements(put, SpinnerNodes(base: 0))
  }

  /// Reports it under names of its own, beside others.
  func readPlacements(_ put: (NodeID, Placement) -> Void, _ nodes: SpinnerNodes) {
    let (fronts, isAlone) = (frontTiles, !artwork.isInRow)
    forEachTile { tile, place in
      let slot = slot(of: tile)
      // In a row it is there at rest only, and stays as it was drawn.
      if isAlone, fronts.contains(tile) { put(nodes.front(slot), .faded(place.nearness)) }
      put(nodes.shade(slot), .faded(shade(at: place)))
    }
  }

  /// Tiles stand on a ring.
  public static var hasDepth: Bool { true }

  /// Reports the 3D transform and the opacity of each tile.
  public func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {
    readTransforms(put, SpinnerNodes(base: 0))
  }

  /// Reports them under names of its own, beside others.
  func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void, _ nodes: SpinnerNodes) {
    forEachTile { tile, place in
      put(nodes.tile(slot(of: tile)), ring.transform(atAngle: place.angle), opacity(at: place))
    }
  }

  /// Where a tile is, as it is seen.
  private struct TilePlace {
    /// From the front, to the right or down, in radians.
    var angle: Double
    /// How much it faces the eye: 1 at the front, 0 edge-on.
    var facing: Double
    /// 1 within a quarter of a tile of the front, 0 from three quarters on.
    var nearness: Double
  }

  /// Reads the tiles that are seen, in drawing order.
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

  /// From 0 to 1 without a corner at either end.
  private func opacity(at place: TilePlace) -> Double {
    let share = Swift.min(Swift.max(place.facing / Self.clearFacing, 0), 1)
    return share * share * (3 - 2 * share)
  }

  private func shade(at place: TilePlace) -> Double {
    (artwork.isInRow ? Self.deepestShadeOfDrum : Self.deepestShade) * (1 - place.facing)
  }

  /// The tile at the front or, between two, both.
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

  /// Which slot on the ring a tile has: the same nodes are lettered anew when it has passed behind.
  private func slot(of tile: Int64) -> UInt32 {
    UInt32(Self.remainder(tile, Int64(ring.slotCount)))
  }
}

/// What is written on a tile, made once for each number that comes to stand there.
struct SpinnerTitle: Equatable, Sendable {
  /// The index of the number; −1 for none.
  var index: Int64 = -1
  /// Beside the front, and at the front.
  ///
  /// Figures are of one colour or the other: two on top of each other are read by nobody.
  var plain = SceneContent.none
  var nearest = SceneContent.none
}

// What is written on the tiles.
extension NumberSpinner {
  /// Writes the numbers that are in view, or will be before another tile is at the front, so that a
  /// frame makes no text.
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

  /// The index of the number that is written on a tile.
  func writtenIndex(of tile: Int64) -> Int64 {
    guard let row, row.lostTiles > 0, tile > motion.detent else { return index(of: tile) }
    return index(of: Swift.max(motion.detent, tile - row.lostTiles))
  }

  /// What is written on a tile; made for this once where it has not been written.
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

// What it is to those who do not see it.
extension NumberSpinner {
  /// The ticks, the ends, and what is announced once at rest.
  public static func feedback(for event: SpinnerEvent) -> Feedback {
    switch event {
    case .changing, .skipped: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd: return Feedback(cue: .boundary)
    case .pressed: return Feedback()
    }
  }

  /// A spin button: its number is the one it rested on last, so that ticks are not read out.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
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
    )
  }
}
