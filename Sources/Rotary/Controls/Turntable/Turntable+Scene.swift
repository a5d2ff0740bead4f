/// Everything that a turntable's picture depends on but for where its items and its indicator stand.
public struct TurntableRenderKey: Sendable {
  /// Made anew whenever options, style or size change, so it stands for all of them.
  var background: SceneFragment
  var revision: Int
  var fadeIn: Double
  var showsIndicator: Bool
  var ends: UInt8
}

extension Turntable {
  /// How much larger an item is under a mouse.
  private static let hoverScale = 1.12

  /// What tells whether it has to be drawn anew; scrolling does so only where a cell is handed on.
  public var renderKey: TurntableRenderKey {
    TurntableRenderKey(
      background: artwork.background,
      revision: revision,
      fadeIn: fadeIn.position(at: now),
      showsIndicator: showsIndicator,
      ends: endsReached
    )
  }

  /// Whether it need not be drawn anew; with its structure shown, it always is.
  public func matches(_ key: TurntableRenderKey) -> Bool {
    !style.showsStructure && revision == key.revision && endsReached == key.ends
      && showsIndicator == key.showsIndicator && fadeIn.position(at: now) == key.fadeIn
      && artwork.background.isIdentical(to: key.background)
  }

  /// Which ends it stands at, at rest: 1 the first, 2 the last, 3 both.
  public var endsReached: UInt8 {
    guard !isEndless, isResting else { return 0 }
    let ends = ends
    return (position <= ends.lowerBound ? 1 : 0) + (position >= ends.upperBound ? 2 : 0)
  }

  private var showsIndicator: Bool {
    style.showsIndicator && !isResting && !isEndless && ends.upperBound > ends.lowerBound
  }

  /// Reports where each item, its title and the indicator stand.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard ring.radius > 0 else { return }
    for cell in cells.indices where !cells[cell].isFree {
      let offset = itemOffset(ofCell: cell, at: now)
      put(TurntableArtwork.ID.cell(cell), placement(of: cell, itemOffset: offset))
      put(TurntableArtwork.ID.title(cell), titlePlacement(itemOffset: offset))
    }
    forEachMark { put($0, $2) }
    if showsIndicator { put(TurntableArtwork.ID.indicator, indicatorPlacement) }
  }

  /// Where something is seen that is so many items past the middle.
  func point(itemOffset offset: Double) -> Point2D {
    let round = ring.point(itemOffset: offset)
    let share = style.unrolling
    guard share > 0 else { return round }
    let straight = ring.listPoint(itemOffset: offset)
    return Point2D(
      round.x + (straight.x - round.x) * share,
      round.y + (straight.y - round.y) * share
    )
  }

  /// How opaque an item is: it fades over the last item's width.
  func opacity(itemOffset offset: Double) -> Double {
    Self.smooth(arcEnd - offset.magnitude)
  }

  /// How opaque its title is.
  func titleOpacity(itemOffset offset: Double) -> Double {
    let angle = ring.angle(itemOffset: offset).magnitude
    let from = style.titleFadesFrom
    let to = Swift.max(style.titleFadesTo, from)
    guard angle > from else { return 1 }
    return angle < to ? Self.smooth((to - angle) / (to - from)) : 0
  }

  private func placement(of cell: Int, itemOffset offset: Double) -> Placement {
    let growth = Swift.max(0, cells[cell].growth.position(at: now))
    let bend = Self.smooth(ring.angle(itemOffset: offset).magnitude / ring.farthestAngle)
    let scale = (1 - (1 - style.endScale) * bend) * (hovered == cell ? Self.hoverScale : 1)
    return .shown(
      at: point(itemOffset: offset),
      scale: scale * growth,
      opacity: opacity(itemOffset: offset) * Swift.min(growth, 1)
    )
  }

  private func titlePlacement(itemOffset offset: Double) -> Placement {
    .shown(at: .zero, scale: 1, opacity: titleOpacity(itemOffset: offset))
  }

  private var indicatorPlacement: Placement {
    let ends = ends
    let inside = withinEnds(position)
    let share = (inside - ends.lowerBound) / (ends.upperBound - ends.lowerBound)
    let sweep = (TurntableArtwork.indicatorTrack - artwork.indicatorSweep) * (share - 0.5)
    return .turned(ring.middleAngle + ring.order * sweep, about: ring.center)
  }

  /// Draws the planet and the items in view, and nothing else, however many there are.
  public func draw(into scene: inout ControlScene) {
    guard ring.radius > 0 else { return }
    let opacity = options.isEnabled ? 1 : 0.4
    scene.add(SceneNode(TurntableArtwork.ID.root, opacity: opacity, mask: artwork.bounds)) {
      $0.add(SceneNode(TurntableArtwork.ID.background, .background, fragment: artwork.background))
      if style.showsStructure { drawFrames(into: &$0) }
      $0.add(SceneNode(TurntableArtwork.ID.items, .disc, opacity: fadeIn.position(at: now))) {
        for cell in cells.indices where !cells[cell].isFree { draw(cell, into: &$0) }
      }
      drawMarks(into: &$0)
      if list.count == 0 {
        $0.add(SceneNode(TurntableArtwork.ID.empty, .title, fragment: artwork.placeholder))
      }
      if showsIndicator {
        let place = indicatorPlacement.transform
        $0.add(
          SceneNode(
            TurntableArtwork.ID.indicator,
            .pointer,
            transform: place,
            fragment: artwork.indicator
          )
        )
      }
      if style.showsStructure { drawNotes(into: &$0) }
    }
  }

  private func draw(_ cell: Int, into scene: inout ControlScene) {
    let offset = itemOffset(ofCell: cell, at: now)
    let place = placement(of: cell, itemOffset: offset)
    let parts = parts(of: cell)
    scene.add(
      SceneNode(
        TurntableArtwork.ID.cell(cell),
        .tile,
        transform: place.transform,
        opacity: place.opacity ?? 1,
        content: parts.picture
      )
    ) {
      if !parts.initials.isNone {
        $0.add(SceneNode(TurntableArtwork.ID.initials(cell), content: parts.initials))
      }
      $0.add(
        SceneNode(
          TurntableArtwork.ID.title(cell),
          .title,
          opacity: titleOpacity(itemOffset: offset),
          content: parts.title
        )
      ) {
        guard !parts.detail.isNone else { return }
        $0.add(SceneNode(TurntableArtwork.ID.detail(cell), .title, content: parts.detail))
      }
    }
  }

  /// What a cell draws: its item, or that it is not known.
  private func parts(of cell: Int) -> TurntableCellArtwork {
    if case .some = cells[cell].item { return cells[cell].artwork }
    var parts = TurntableCellArtwork()
    parts.picture = cells[cell].wantsItem ? artwork.awaited : artwork.missing
    if !cells[cell].wantsItem { parts.initials = artwork.missingSign }
    return parts
  }

  /// The ring around the item that is chosen, and that around the one that has the keyboard, where
  /// they are in view.
  private func forEachMark(_ read: (NodeID, SceneContent, Placement) -> Void) {
    func tell(_ id: Int?, _ node: NodeID, _ content: SceneContent) {
      guard let id, let cell = cell(of: id) else { return }
      read(node, content, placement(of: cell, itemOffset: itemOffset(ofCell: cell, at: now)))
    }
    tell(chosenID, TurntableArtwork.ID.chosen, artwork.chosen)
    if hasFocus { tell(activeID, TurntableArtwork.ID.focus, artwork.focus) }
  }

  private func drawMarks(into scene: inout ControlScene) {
    forEachMark { id, content, place in
      scene.add(
        SceneNode(
          id,
          id == TurntableArtwork.ID.focus ? .focusRing : .frontTile,
          transform: place.transform,
          opacity: place.opacity ?? 1,
          content: content
        )
      )
    }
  }

  /// From 0 to 1 without a corner at either end.
  static func smooth(_ share: Double) -> Double {
    let bounded = Swift.min(Swift.max(share, 0), 1)
    return bounded * bounded * (3 - 2 * bounded)
  }
}

// What is seen under a finger.
extension Turntable {
  /// A target is at least so wide, in points.
  static let targetPoints = 44.0

  /// The cell that is seen under a point: its picture with what is needed to hit it, or its title.
  func cell(under point: Point2D) -> Int? {
    let target = Swift.max(ring.avatar, Self.targetPoints) / 2
    var nearest: Int?
    var minimum = Double.infinity
    for cell in cells.indices where cells[cell].isListed {
      let offset = itemOffset(ofCell: cell, at: now)
      guard opacity(itemOffset: offset) > 0 else { continue }
      let middle = self.point(itemOffset: offset)
      let distance = middle.distance(to: point)
      if distance <= target, distance < minimum {
        nearest = cell
        minimum = distance
      } else if nearest == nil, titleOpacity(itemOffset: offset) > 0,
        artwork.titleBox.contains(.zero + (point - middle))
      {
        nearest = cell
      }
    }
    return nearest
  }
}

// What it is to those who do not see it.
extension Turntable {
  /// The ticks, the ends, and what is announced when another item is chosen.
  public static func feedback(for event: TurntableEvent) -> Feedback {
    switch event {
    case .centered, .skipped: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .metEnd: return Feedback(cue: .boundary)
    case .willDisplay, .didEndDisplay, .pressed, .cameToRest: return Feedback()
    }
  }

  /// A list of choices, of which only those in view are there, each with its position in all.
  public func describe(into tree: inout AccessibilityTree) {
    tree.beginListbox(size: size, isEnabled: options.isEnabled)
    let disabled: AccessibilityStates = options.isEnabled ? [] : .disabled
    var count = 0
    for position in window {
      guard let index = index(at: position), let cell = cell(of: list[index]) else { continue }
      let id = cells[cell].id
      count += 1
      if id == activeID { tree.activeIndex = count }
      var element = AccessibilityElement(
        role: .option,
        name: cells[cell].item?.title ?? "",
        value: cells[cell].item?.detail ?? "",
        states: id == chosenID ? disabled.union(.selected) : disabled,
        actions: .activate,
        frame: frame(ofCell: cell)
      )
      element.position = AccessibilityPosition(index: index, count: list.count)
      tree.add(element)
    }
  }

  private func frame(ofCell cell: Int) -> Rect2D {
    let middle = point(itemOffset: itemOffset(ofCell: cell, at: now))
    let side = Swift.max(ring.avatar, Self.targetPoints)
    return Rect2D(middle.x - side / 2, middle.y - side / 2, side, side)
  }
}

extension SceneContent {
  /// Whether it shows nothing.
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
