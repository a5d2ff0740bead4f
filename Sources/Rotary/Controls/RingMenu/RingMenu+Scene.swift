/// The state that decides whether a ring menu must be redrawn.
public struct RingMenuRenderKey: Equatable, Sendable {
  let revision: UInt32
  let isOpen: Bool
  /// Whether rings open or close; the scene then also contains nodes that are not visible yet or any more.
  let isRunning: Bool
  let showsHint: Bool
  let target: RingTarget
  let hasFocus: Bool
  let strokeLength: Int
}

/// The nodes of a menu, besides those of its rings.
enum RingMenuNode: UInt32, NodeNames {
  case stroke = 1
  case hint
}

/// The nodes of a ring.
enum RingNode: UInt32 {
  case root, shadow, background, rim, shortMarks, longMarks, lit, label, focus
  case info, infoSign, back
  case rings = 100
  case dividers = 200
  case signs = 300
  case titles = 400

  /// The most nodes of a ring, and the number of nodes on one of its wedges.
  static let ringStride: UInt32 = 1_000
  static let signStride = 4
}

/// The values of a ring's animated parts at one time.
private struct RingPose {
  let opacity, shadow, rim, icons, drawing, info: Double
  let marks: (Double, Double)

  init(_ ring: borrowing Ring, at time: Double) {
    opacity = ring.opacity(at: time)
    shadow = ring.value(.shadow, at: time)
    rim = ring.value(.rim, at: time)
    icons = ring.value(.icons, at: time)
    drawing = ring.value(.drawing, at: time)
    info = ring.value(.info, at: time)
    marks = (ring.value(.shortMarks, at: time), ring.value(.longMarks, at: time))
  }
}

extension Ring {
  fileprivate func id(_ part: RingNode, _ index: Int = 0) -> NodeID {
    NodeID(RingNode.ringStride * (number + 1) + part.rawValue + UInt32(index))
  }

  /// Returns the IDs of a wedge's nodes: the parent, its icon, the dot of the closed ring, the dot that marks an item
  /// with a ring, and its title.
  fileprivate func signIDs(
    _ slot: Int
  ) -> (holder: NodeID, icon: NodeID, dot: NodeID, more: NodeID, title: NodeID) {
    func sign(_ index: Int) -> NodeID { id(.signs, RingNode.signStride * slot + index) }
    return (sign(0), sign(1), sign(2), sign(3), id(.titles, slot))
  }

  /// Returns the placement of a line between two wedges: the drawn share of it.
  fileprivate func divider(_ side: Int, at time: Double) -> Placement {
    .traced(from: 0, to: value(.divider, side % layout.slotCount, at: time))
  }

  fileprivate func thinRing(_ index: Int, at time: Double) -> Placement {
    artwork.ring(
      index,
      value(.ring, index, at: time),
      opacity: value(.ringOpacity, index, at: time)
    )
  }

  fileprivate func root(_ pose: RingPose, isEnabled: Bool) -> Placement {
    let opacity = isEnabled ? pose.opacity : pose.opacity * Theme.disabledOpacity
    return .shown(at: layout.center, scale: 1, opacity: opacity)
  }

  /// Reports the placements of the ring's parts at a time, in drawing order.
  ///
  /// Not inlined, to keep it out of frames without motion.
  @inline(never)
  fileprivate func place(
    at time: Double,
    isEnabled: Bool,
    hasFocus: Bool,
    _ put: (NodeID, Placement) -> Void
  ) {
    let pose = RingPose(self, at: time)
    put(id(.root), root(pose, isEnabled: isEnabled))
    put(id(.shadow), artwork.disc(pose.rim, opacity: pose.shadow))
    put(id(.background), artwork.disc(pose.rim, opacity: 1))
    put(id(.rim), artwork.rim(pose.rim))
    for index in artwork.rings.indices { put(id(.rings, index), thinRing(index, at: time)) }
    if !artwork.marks.isEmpty {
      put(id(.shortMarks), artwork.mark(pose.marks.0))
      put(id(.longMarks), artwork.mark(pose.marks.1))
    }
    for side in artwork.dividers.indices { put(id(.dividers, side), divider(side, at: time)) }
    for slot in artwork.signPlaces.indices {
      let ids = signIDs(slot)
      put(ids.holder, artwork.sign(slot, pose.icons))
      put(ids.dot, .faded(1 - pose.drawing))
      let sign = artwork.signPlaces[slot]
      if sign.hasIcon { put(ids.icon, .traced(from: 0, to: pose.drawing)) }
      if sign.hasTitle { put(ids.title, .faded(pose.drawing)) }
      if sign.hasMore { put(ids.more, .faded(pose.drawing)) }
    }
    if hasFocus { put(id(.focus), artwork.focus(pose.rim).0) }
    if hasInfo { put(id(.info), .faded(pose.info)) }
    if artwork.back != nil { put(id(.back), .faded(pose.drawing)) }
  }

  /// Whether the ring has an info button: only the first ring, and only if the style has one.
  fileprivate var hasInfo: Bool { parent == nil && artwork.hasInfo }
}

extension Placement {
  /// Whether the placement makes the node invisible.
  fileprivate var hidesNode: Bool {
    switch self {
    case .turned, .moved: return false
    case .traced(let start, let end): return start >= end
    case .outlined(_, let width, let opacity): return width <= 0 || opacity <= 0
    case .shown(_, _, let opacity), .faded(let opacity): return opacity <= 0
    }
  }
}

extension RingMenu {
  /// The part of the state that affects the picture.
  ///
  /// It does not change while the finger stays on one item, or while rings only open or close.
  public var renderKey: RingMenuRenderKey {
    RingMenuRenderKey(
      revision: revision.count,
      isOpen: isOpen,
      isRunning: isRunning,
      showsHint: showsHint,
      target: target,
      hasFocus: hasFocus,
      strokeLength: options.showsMarks ? strokeLength : 0
    )
  }

  /// Returns whether the menu looks the same as with `key`.
  public func matches(_ key: RingMenuRenderKey) -> Bool { renderKey == key }

  /// Reports the placements of the parts of moving rings, and the opacity of the hint.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    if isRunning, scale > 0 {
      for index in leaving.indices {
        leaving[index].place(at: now, isEnabled: takesInput, hasFocus: false, put)
      }
      for index in rings.indices where isSeen(index) {
        let hasFocus = hasFocus && index == rings.count - 1
        rings[index].place(at: now, isEnabled: takesInput, hasFocus: hasFocus, put)
      }
    }
    if showsHint { put(RingMenuNode.hint.id, .faded(hintOpacity)) }
  }

  /// Whether the hint is drawn.
  ///
  /// Inlined, because each frame reads it and a call would copy the whole menu.
  @inline(__always)
  private var showsHint: Bool { untouched != nil && hintOpacity > 0 && scale > 0 }

  /// Draws the visible rings, the uppermost ring last.
  public func draw(into scene: inout ControlScene) {
    guard scale > 0 else { return }
    for index in leaving.indices { draw(leaving[index], isCurrent: false, into: &scene) }
    for index in rings.indices where isSeen(index) {
      draw(rings[index], isCurrent: index == rings.count - 1, into: &scene)
    }
    drawHint(into: &scene)
    drawStroke(into: &scene)
  }

  /// Returns whether a ring is visible; closed rings above another are not.
  private func isSeen(_ index: Int) -> Bool {
    index == rings.count - 1 || now < rings[index].end || rings[index].parent == nil
  }

  private func draw(_ ring: Ring, isCurrent: Bool, into scene: inout ControlScene) {
    let pose = RingPose(ring, at: now)
    let art = ring.artwork
    add(ring.id(.root), .disc, ring.root(pose, isEnabled: takesInput), .none, to: &scene) {
      add(ring.id(.shadow), .group, art.disc(pose.rim, opacity: pose.shadow), art.shadow, to: &$0)
      add(
        ring.id(.background),
        .background,
        art.disc(pose.rim, opacity: 1),
        art.background,
        to: &$0
      )
      let rim = isRunning || isOpen ? art.rim : art.closedRim
      add(ring.id(.rim), .rim, art.rim(pose.rim), rim, to: &$0)
      for index in art.rings.indices {
        add(ring.id(.rings, index), .rim, ring.thinRing(index, at: now), art.rings[index], to: &$0)
      }
      if !art.marks.isEmpty {
        add(ring.id(.shortMarks), .group, art.mark(pose.marks.0), art.marks[0], to: &$0)
        add(ring.id(.longMarks), .group, art.mark(pose.marks.1), art.marks[1], to: &$0)
      }
      for side in art.dividers.indices {
        let placement = ring.divider(side, at: now)
        add(ring.id(.dividers, side), .group, placement, art.dividers[side], to: &$0)
      }
      let target = isCurrent ? self.target : .none
      if case .slot(let slot) = target {
        let outline = ring.layout.outline(of: slot)
        $0.addShape(ring.id(.lit), .selectedSector, outline, fill: .solid(style.highlight))
      } else if target == .back {
        $0.add(SceneNode(ring.id(.lit), .selectedSector, content: art.hub))
      }
      for slot in art.signs.indices {
        let isEnabled = ring.item(on: slot).map { items.all[$0].isEnabled } ?? false
        drawSign(slot, of: ring, pose, isLit: isEnabled && target == .slot(slot), into: &$0)
      }
      if isCurrent { drawMiddle(of: ring, pose, into: &$0) }
      drawInfo(of: ring, pose, isLit: target == .info, into: &$0)
      if let back = art.back {
        let arrow = target == .back ? art.lit(back) : back
        add(ring.id(.back), .hub, .faded(pose.drawing), arrow, to: &$0)
      }
    }
  }

  /// Adds a node at its placement, unless it is invisible and no ring moves.
  private func add(
    _ id: NodeID,
    _ part: ScenePart,
    _ placement: Placement,
    _ content: SceneContent,
    to scene: inout ControlScene,
    children: (inout ControlScene) -> Void = { _ in }
  ) {
    guard isRunning || !placement.hidesNode else { return }
    var node = SceneNode(id, part, content: content)
    if isRunning {
      scene.add(node, at: placement, children: children)
    } else {
      node.place(placement)
      scene.add(node, children: children)
    }
  }

  /// Draws the content of a wedge, which flies out as a dot and then draws its lines.
  private func drawSign(
    _ slot: Int,
    of ring: Ring,
    _ pose: RingPose,
    isLit: Bool,
    into scene: inout ControlScene
  ) {
    let art = ring.artwork
    let sign = art.signs[slot]
    let ids = ring.signIDs(slot)
    func ink(_ content: SceneContent) -> SceneContent { isLit ? art.lit(content) : content }
    add(ids.holder, .icon, art.sign(slot, pose.icons), .none, to: &scene) {
      add(ids.dot, .group, .faded(1 - pose.drawing), ink(sign.dot), to: &$0)
      if let icon = sign.icon {
        let placement = Placement.traced(from: 0, to: pose.drawing)
        add(ids.icon, .group, placement, ink(icon), to: &$0)
      }
      if let title = sign.title {
        add(ids.title, .title, .faded(pose.drawing), ink(title), to: &$0)
      }
      if let more = sign.more {
        add(ids.more, .group, .faded(pose.drawing), ink(more), to: &$0)
      }
    }
  }

  /// Draws the label, and the ring that shows the keyboard focus.
  private func drawMiddle(of ring: Ring, _ pose: RingPose, into scene: inout ControlScene) {
    if let title = title(of: target) {
      let label = ring.artwork.label(title)
      let content = target == .back ? ring.artwork.lit(label) : label
      scene.add(SceneNode(ring.id(.label), .title, content: content))
    }
    guard hasFocus else { return }
    let (placement, line) = ring.artwork.focus(pose.rim)
    add(ring.id(.focus), .focusRing, placement, line, to: &scene)
  }

  /// Draws the info button: an i in a circle, half as large as its touch target.
  private func drawInfo(
    of ring: Ring,
    _ pose: RingPose,
    isLit: Bool,
    into scene: inout ControlScene
  ) {
    guard ring.hasInfo else { return }
    var button = ring.artwork.info
    if isLit, case .shape(let path, _, let stroke) = button {
      button = .shape(path, fill: .solid(style.highlight), stroke: stroke)
    }
    add(ring.id(.info), .hub, .faded(pose.info), button, to: &scene) {
      $0.add(SceneNode(ring.id(.infoSign), content: ring.artwork.infoSign))
    }
  }

  /// The gap between the closed ring and the hint, and the height of the hint's line, in points.
  private static let hintAir = 12.0
  private static let hintHeight = 20.0
  /// The font size of the hint, and the margin on both sides of it, in points.
  private static let hintSize = 14.0
  private static let hintMargin = 8.0

  private func drawHint(into scene: inout ControlScene) {
    guard showsHint else { return }
    let top = size.center.y + (style.closedRadius + style.rimWidth) * scale + Self.hintAir
    let width = Swift.max(0, size.width - 2 * Self.hintMargin)
    let letters = environment.scaled(TextStyle(face: style.labelFace, size: Self.hintSize))
    let text = TextContent(
      options.hint,
      style: letters,
      paint: .solid(style.hint),
      box: Rect2D(Self.hintMargin, top, width, Self.hintHeight * letters.growth)
    )
    scene.add(SceneNode(RingMenuNode.hint.id, .title, opacity: hintOpacity, content: .text(text)))
  }

  /// The thickness of a drawn stroke, in points.
  private static let strokeWidth = 4.0

  /// Draws the stroke up to its current end.
  private func drawStroke(into scene: inout ControlScene) {
    guard hold == .marking, options.showsMarks, mark.count > 1 else { return }
    var path = VectorPath()
    path.move(to: mark[0])
    for index in 1..<mark.count { path.addLine(to: mark[index]) }
    let stroke = Stroke(paint: .solid(style.highlight), width: Self.strokeWidth)
    scene.addShape(RingMenuNode.stroke.id, .pointer, path, stroke: stroke)
  }
}
