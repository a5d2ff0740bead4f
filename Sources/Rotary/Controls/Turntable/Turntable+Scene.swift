/// What a turntable looks like but for where its items and its indicator stand.
public struct TurntableLook: Sendable {
  /// Made anew whenever options, style or size change, so it stands for all of them.
  var ground: SceneFragment
  var revision: Int
  var presence: Double
  var showsIndicator: Bool
  var ends: UInt8
}

extension Turntable {
  /// How much larger an item is under a mouse.
  private static let hoverScale = 1.12

  /// What tells whether it has to be drawn anew; scrolling does so only where a cell is handed on.
  public var look: TurntableLook {
    TurntableLook(
      ground: face.ground,
      revision: revision,
      presence: presence.position(at: now),
      showsIndicator: showsIndicator,
      ends: endsReached
    )
  }

  /// Whether it need not be drawn anew; with its structure shown, it always is.
  public func looks(like look: TurntableLook) -> Bool {
    !style.showsStructure && revision == look.revision && endsReached == look.ends
      && showsIndicator == look.showsIndicator && presence.position(at: now) == look.presence
      && face.ground.isIdentical(to: look.ground)
  }

  /// Which ends it stands at, at rest: 1 the first, 2 the last, 3 both.
  public var endsReached: UInt8 {
    guard !isEndless, isResting else { return 0 }
    let ends = ends
    return (place <= ends.lowerBound ? 1 : 0) + (place >= ends.upperBound ? 2 : 0)
  }

  private var showsIndicator: Bool {
    style.showsIndicator && !isResting && !isEndless && ends.upperBound > ends.lowerBound
  }

  /// Says where each item, its title and the indicator stand.
  public func place(_ put: (NodeID, Placement) -> Void) {
    guard ring.radius > 0 else { return }
    for cell in cells.indices where !cells[cell].isFree {
      let seat = seat(of: cell, at: now)
      put(TurntableFace.ID.cell(cell), placement(of: cell, seat: seat))
      put(TurntableFace.ID.title(cell), titlePlacement(seat: seat))
    }
    forEachMark { put($0, $2) }
    if showsIndicator { put(TurntableFace.ID.indicator, indicatorPlacement) }
  }

  /// Where something is seen that is so many items past the middle.
  func point(ofSeat seat: Double) -> Point {
    let round = ring.point(ofSeat: seat)
    let share = Swift.min(Swift.max(style.unrolling, 0), 1)
    guard share > 0 else { return round }
    let straight = ring.listPoint(ofSeat: seat)
    return Point(
      round.x + (straight.x - round.x) * share,
      round.y + (straight.y - round.y) * share
    )
  }

  /// How opaque an item is: it fades over the last item's width.
  func opacity(ofSeat seat: Double) -> Double {
    let left = Double(ring.side) + 0.5 - seat.magnitude
    return Self.smooth(left)
  }

  /// How opaque its title is.
  func titleOpacity(ofSeat seat: Double) -> Double {
    let angle = ring.angle(ofSeat: seat).magnitude
    let from = style.titleFadesFrom
    let to = Swift.max(style.titleFadesTo, from)
    guard angle > from else { return 1 }
    return angle < to ? Self.smooth((to - angle) / (to - from)) : 0
  }

  private func placement(of cell: Int, seat: Double) -> Placement {
    let growth = Swift.max(0, cells[cell].growth.position(at: now))
    let bend = Self.smooth(ring.angle(ofSeat: seat).magnitude / ring.farthestAngle)
    let scale = (1 - (1 - style.endScale) * bend) * (hovered == cell ? Self.hoverScale : 1)
    return .shown(
      at: point(ofSeat: seat),
      scale: scale * growth,
      opacity: opacity(ofSeat: seat) * Swift.min(growth, 1)
    )
  }

  private func titlePlacement(seat: Double) -> Placement {
    .shown(at: .zero, scale: 1, opacity: titleOpacity(ofSeat: seat))
  }

  private var indicatorPlacement: Placement {
    let ends = ends
    let inside = withinEnds(place)
    let share = (inside - ends.lowerBound) / (ends.upperBound - ends.lowerBound)
    let way = (TurntableFace.indicatorTrack - face.indicatorSweep) * (share - 0.5)
    return .turned(ring.middleAngle + ring.order * way, about: ring.center)
  }

  /// Draws the planet and the items in view, and nothing else, however many there are.
  public func draw(into scene: inout Scene) {
    guard ring.radius > 0 else { return }
    let opacity = options.isEnabled ? 1 : 0.4
    scene.add(SceneNode(TurntableFace.ID.root, opacity: opacity, mask: face.bounds)) {
      $0.add(SceneNode(TurntableFace.ID.ground, .background, fragment: face.ground))
      if style.showsStructure { drawFrames(into: &$0) }
      $0.add(SceneNode(TurntableFace.ID.items, .disc, opacity: presence.position(at: now))) {
        for cell in cells.indices where !cells[cell].isFree { draw(cell, into: &$0) }
      }
      drawMarks(into: &$0)
      if list.count == 0 {
        $0.add(SceneNode(TurntableFace.ID.empty, .title, fragment: face.placeholder))
      }
      if showsIndicator {
        let place = indicatorPlacement.transform
        $0.add(
          SceneNode(
            TurntableFace.ID.indicator,
            .pointer,
            transform: place,
            fragment: face.indicator
          )
        )
      }
      if style.showsStructure { drawNotes(into: &$0) }
    }
  }

  private func draw(_ cell: Int, into scene: inout Scene) {
    let seat = seat(of: cell, at: now)
    let place = placement(of: cell, seat: seat)
    let drawn = cells[cell].face
    scene.add(
      SceneNode(
        TurntableFace.ID.cell(cell),
        .tile,
        transform: place.transform,
        opacity: place.opacity ?? 1,
        content: drawn.picture
      )
    ) {
      if case .none = drawn.initials {
      } else {
        $0.add(SceneNode(TurntableFace.ID.initials(cell), content: drawn.initials))
      }
      $0.add(
        SceneNode(
          TurntableFace.ID.title(cell),
          .title,
          opacity: titleOpacity(ofSeat: seat),
          content: drawn.title
        )
      ) {
        if case .none = drawn.detail {
        } else {
          $0.add(SceneNode(TurntableFace.ID.detail(cell), .title, content: drawn.detail))
        }
      }
    }
  }

  /// The ring around the item that is chosen, and that around the one that has the keyboard, where
  /// they are in view.
  private func forEachMark(_ read: (NodeID, SceneContent, Placement) -> Void) {
    func tell(_ id: Int?, _ node: NodeID, _ content: SceneContent) {
      guard let id, let cell = cell(of: id) else { return }
      read(node, content, placement(of: cell, seat: seat(of: cell, at: now)))
    }
    tell(selection, TurntableFace.ID.chosen, face.chosen)
    if hasFocus { tell(active, TurntableFace.ID.focus, face.focus) }
  }

  private func drawMarks(into scene: inout Scene) {
    forEachMark { id, content, place in
      scene.add(
        SceneNode(
          id,
          id == TurntableFace.ID.focus ? .focusRing : .frontTile,
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
