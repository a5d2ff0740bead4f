/// The state that affects a turntable's picture, other than the placements of its items and its indicator.
public struct TurntableRenderKey: Sendable {
  /// The background, which is rebuilt after each change of the options, the style or the size, and so represents them
  /// all.
  var background: SceneFragment
  var revision: Int
  var fadeIn: Double
  var showsIndicator: Bool
  var ends: UInt8
}

/// The nodes of a turntable.
enum TurntableNode: UInt32, NodeNames {
  case root = 1
  case background, shadow, planet, orbit, items, indicator, bar, empty, place
  case chosen = 14
  case focus, touched, large, largeInitials, largeTitle, largeDetail, words
}

/// The nodes of a turntable's cells.
enum TurntableCellNode: UInt32, NodeNames {
  /// The cell itself, with the picture; its parts have the next numbers.
  case cell = 100
  case initials
  case title = 103
  case detail

  static var stride: UInt32 { 8 }

  /// Returns whether a node is a cell, and not a part of one.
  static func isCell(_ node: NodeID) -> Bool {
    node.rawValue >= cell.rawValue && (node.rawValue - cell.rawValue) % stride == 0
  }
}

extension Turntable {
  /// The scale of an item under a mouse.
  private static let hoverScale = 1.12
  /// The scale of an item under a finger that presses it.
  private static let pressScale = 0.92
  /// The reciprocal of the distance from the front, in items, at which a card's title is invisible.
  private static let cardTitleFade = 1.6

  /// The state that affects the picture; scrolling changes it only when a cell is reused.
  public var renderKey: TurntableRenderKey {
    TurntableRenderKey(
      background: artwork.background,
      revision: revision,
      fadeIn: fadeIn.position(at: now),
      showsIndicator: showsIndicator,
      ends: endsReached
    )
  }

  /// Returns whether the turntable looks the same as with `key`.
  public func matches(_ key: TurntableRenderKey) -> Bool {
    revision == key.revision && endsReached == key.ends
      && showsIndicator == key.showsIndicator
      && fadeIn.position(at: now) == key.fadeIn
      && artwork.background.isIdentical(to: key.background)
  }

  /// The ends at which the list rests: 1 for the first, 2 for the last, 3 for both; 0 for none, and during motion.
  public var endsReached: UInt8 {
    guard !isEndless, isResting else { return 0 }
    let ends = ends
    return (position <= ends.lowerBound ? 1 : 0) + (position >= ends.upperBound ? 2 : 0)
  }

  private var showsIndicator: Bool {
    style.showsIndicator && !isResting && !isEndless
      && ends.upperBound > ends.lowerBound
      && ring.planetRadius >= TurntableArtwork.leastIndicatorRadius
  }

  /// Reports the placements of the items, their titles and the indicator.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard ring.radius > 0 else { return }
    for cell in order where !cells[cell].isFree {
      let offset = itemOffset(ofCell: cell, at: now)
      if !ring.hasCards {
        put(TurntableCellNode.cell.id(cell), placement(of: cell, itemOffset: offset))
      }
      put(TurntableCellNode.title.id(cell), titlePlacement(of: cell, itemOffset: offset))
    }
    guard !ring.hasCards else { return }
    forEachMark { put($0, placement(of: $3, itemOffset: itemOffset(ofCell: $3, at: now))) }
    if showsIndicator { put(TurntableNode.indicator.id, indicatorPlacement) }
  }

  /// Returns the opacity of an item that grows, or that users cannot select.
  func presence(of cell: Int, growth: Double) -> Double {
    Swift.min(growth, 1) * (cells[cell].isEnabled ? 1 : Theme.disabledOpacity)
  }

  /// Returns the opacity of an item, which fades over the width of the last item unless all items are visible at once.
  func opacity(itemOffset offset: Double) -> Double {
    if showsAll { return 1 }
    let arcBegin = ring.arcEnd - Double(ring.windowCount)
    return Self.smooth(Swift.min(ring.arcEnd - offset, offset - arcBegin))
  }

  /// Returns the opacity of an item's title.
  func titleOpacity(itemOffset offset: Double) -> Double {
    if ring.isFull { return 1 }
    if ring.hasCards { return Self.smooth(1 - Self.cardTitleFade * offset.magnitude) }
    let angle = ring.angle(itemOffset: offset).magnitude
    let from = style.titleFadesFrom
    let to = Swift.max(style.titleFadesTo, from)
    guard angle > from else { return 1 }
    return angle < to ? Self.smooth((to - angle) / (to - from)) : 0
  }

  private func placement(of cell: Int, itemOffset offset: Double) -> Placement {
    let growth = Swift.max(0, cells[cell].growth.position(at: now))
    let bend = Self.smooth(ring.angle(itemOffset: offset).magnitude / ring.farthestAngle)
    let touch = pressed == cell ? Self.pressScale : hovered == cell ? Self.hoverScale : 1
    let scale = (1 - (1 - style.endScale) * bend) * touch
    return .shown(
      at: ring.point(itemOffset: offset),
      scale: scale * growth,
      opacity: opacity(itemOffset: offset) * presence(of: cell, growth: growth)
    )
  }

  private func titlePlacement(of cell: Int, itemOffset offset: Double) -> Placement {
    .shown(
      at: .zero + wordsOffset(of: cell, itemOffset: offset),
      scale: 1,
      opacity: titleOpacity(itemOffset: offset)
    )
  }

  /// Returns the offset of an item's words from their place in the format; on a full circle, they are outside it.
  private func wordsOffset(of cell: Int, itemOffset offset: Double) -> Vector2D {
    guard ring.isFull else { return Vector2D(0, 0) }
    let direction = ring.direction(itemOffset: offset)
    let (x, y) = (Circular.cosine(direction), Circular.sine(direction))
    let reach = cells[cell].artwork.wordsReach
    // Words are beside their item for most of each side, and move smoothly around the corners.
    func leant(_ share: Double) -> Double { share * (1.5 - 0.5 * share * share) }
    return Vector2D(
      x * artwork.wordsGap + leant(x) * reach.x,
      y * artwork.wordsGap + leant(y) * reach.y
    )
  }

  private var indicatorPlacement: Placement {
    let ends = ends
    let inside = withinEnds(position)
    let share = (inside - ends.lowerBound) / (ends.upperBound - ends.lowerBound)
    let track = TurntableArtwork.indicatorTrack - artwork.indicatorSweep
    let sweep = track * (share - 0.5)
    return .turned(ring.middleAngle + ring.order * sweep, about: ring.center)
  }

  /// Draws the planet and only the visible items, however long the list is.
  public func draw(into scene: inout ControlScene) {
    guard ring.radius > 0 else { return }
    let opacity = takesInput ? 1 : Theme.disabledOpacity
    scene.add(SceneNode(TurntableNode.root.id, opacity: opacity, mask: artwork.bounds)) {
      let background = artwork.background
      $0.add(SceneNode(TurntableNode.background.id, .background, fragment: background))
      drawLarge(into: &$0)
      $0.add(SceneNode(TurntableNode.items.id, .disc, opacity: fadeIn.position(at: now))) {
        for cell in order where !cells[cell].isFree { draw(cell, into: &$0) }
      }
      if !ring.hasCards { drawMarks(into: &$0) }
      if list.count == 0 {
        $0.add(SceneNode(TurntableNode.empty.id, .title, fragment: artwork.placeholder))
      }
      if showsIndicator {
        let node = SceneNode(TurntableNode.indicator.id, .pointer, fragment: artwork.indicator)
        $0.add(node, at: indicatorPlacement)
      }
    }
  }

  private func draw(_ cell: Int, into scene: inout ControlScene) {
    typealias Node = TurntableCellNode
    let parts = parts(of: cell)
    let words = titlePlacement(of: cell, itemOffset: itemOffset(ofCell: cell, at: now))
    let ids = (Node.initials.id(cell), Node.title.id(cell), Node.detail.id(cell))
    var node = SceneNode(Node.cell.id(cell), .tile, content: parts.picture)
    guard ring.hasCards else {
      let place = placement(of: cell, itemOffset: itemOffset(ofCell: cell, at: now))
      return scene.add(node, at: place) { draw(parts, ids, words, into: &$0) }
    }
    (node.transform, node.opacity) = cardPlacement(of: cell)
    scene.add(node) { scene in
      draw(parts, ids, words, into: &scene)
      // Cards in front cover the marks too.
      forEachMark { id, part, content, marked in
        if marked == cell { scene.add(SceneNode(id, part, content: content)) }
      }
    }
  }

  /// Draws the selected item in the middle of a full circle.
  private func drawLarge(into scene: inout ControlScene) {
    guard !large.picture.isNone else { return }
    typealias Node = TurntableNode
    let picture = SceneNode(Node.large.id, .tile, content: large.picture)
    scene.add(picture, at: .moved(artwork.largeMiddle)) {
      let ids = (Node.largeInitials.id, Node.largeTitle.id, Node.largeDetail.id)
      draw(large, ids, .moved(.zero), into: &$0)
    }
  }

  private func draw(
    _ parts: TurntableCellArtwork,
    _ ids: (initials: NodeID, title: NodeID, detail: NodeID),
    _ words: Placement,
    into scene: inout ControlScene
  ) {
    if !parts.initials.isNone { scene.add(SceneNode(ids.initials, content: parts.initials)) }
    scene.add(SceneNode(ids.title, .title, content: parts.title), at: words) {
      guard !parts.detail.isNone else { return }
      $0.add(SceneNode(ids.detail, .title, content: parts.detail))
    }
  }

  /// Returns the drawn content of a cell: its item, or an empty picture or a sign if the item is not known.
  private func parts(of cell: Int) -> TurntableCellArtwork {
    if case .some = cells[cell].item { return cells[cell].artwork }
    return cells[cell].wantsItem ? artwork.awaited : artwork.missing
  }

  /// Reports the highlight of the item under a mouse or a finger, the ring around the selected item, and the ring
  /// around the item with the keyboard focus, each with its item's cell, as far as they are visible.
  private func forEachMark(_ read: (NodeID, ScenePart, SceneContent, Int) -> Void) {
    func mark(_ cell: Int?, _ node: TurntableNode, _ part: ScenePart, _ content: SceneContent) {
      if let cell { read(node.id, part, content, cell) }
    }
    let press = pressed != nil ? artwork.press : artwork.hover
    mark(pressed ?? hovered, .touched, .frontTile, press)
    mark(chosenID.flatMap { cell(of: $0) }, .chosen, .frontTile, artwork.chosen)
    if hasFocus {
      mark(activeID.flatMap { cell(of: $0) }, .focus, .focusRing, artwork.focus)
    }
  }

  private func drawMarks(into scene: inout ControlScene) {
    forEachMark { id, part, content, cell in
      let place = placement(of: cell, itemOffset: itemOffset(ofCell: cell, at: now))
      scene.add(SceneNode(id, part, content: content), at: place)
    }
  }

  /// Returns a share from 0 to 1 that eases in and out.
  static func smooth(_ share: Double) -> Double {
    let bounded = share.clamped(to: 0...1)
    return bounded * bounded * (3 - 2 * bounded)
  }
}

// Hit testing.
extension Turntable {
  /// The least width of a touch target, in points.
  static let targetPoints = 44.0

  /// Returns the cell under a point, if its item can be selected.
  ///
  /// An item's target is its picture with the margin that fingers need, or its title.
  func cell(under point: Point2D) -> Int? {
    if ring.hasCards { return card(under: point) }
    let target = Swift.max(ring.avatar, Self.targetPoints) / 2
    var nearest: Int?
    var minimum = Double.infinity
    for cell in cells.indices where cells[cell].isListed {
      let offset = itemOffset(ofCell: cell, at: now)
      guard opacity(itemOffset: offset) > 0 else { continue }
      let middle = ring.point(itemOffset: offset)
      let distance = middle.distance(to: point)
      if distance <= target, distance < minimum {
        nearest = cell
        minimum = distance
      } else if nearest == nil, titleOpacity(itemOffset: offset) > 0,
        hitsWords(of: cell, at: point - middle - wordsOffset(of: cell, itemOffset: offset))
      {
        nearest = cell
      }
    }
    // A disabled item is not a target.
    guard let nearest, cells[nearest].isEnabled else { return nil }
    return nearest
  }

  /// Returns whether a point is on an item's words, or on the space for them.
  private func hitsWords(of cell: Int, at offset: Vector2D) -> Bool {
    guard ring.isFull else { return artwork.format.titleBox.contains(.zero + offset) }
    let reach = cells[cell].artwork.wordsReach
    return offset.x.magnitude <= reach.x && offset.y.magnitude <= reach.y
  }
}

extension SceneContent {
  /// Whether the content is empty.
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
