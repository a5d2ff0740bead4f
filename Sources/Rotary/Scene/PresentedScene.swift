/// What is on the screen of a control, whatever its type; see ``ScenePresenter``.
struct PresentedScene: Sendable {
  /// The scene that was drawn last, with the placements and transforms of that time.
  private var drawn = ControlScene()
  /// The scene that is being drawn.
  var next = ControlScene()
  /// The nodes that move.
  var nodes = MovedNodes()
  /// The nodes that moved before the control was drawn anew.
  private var before = MovedNodes()

  /// The size for which the control was drawn.
  var size: Size2D { drawn.size }

  /// What the host has on the screen.
  var shown: ControlScene {
    var scene = drawn
    scene.leavesLines = false
    scene.markMoved([], [])
    scene.place(nodes.placed)
    scene.transform(nodes.transformed)
    return scene
  }

  /// Begins to draw the control anew.
  ///
  /// The control tells of its nodes that move once it is drawn.
  mutating func begin(size: Size2D) {
    next.clear(size: size)
    next.leavesLines = true
    swap(&nodes, &before)
    nodes.placed.removeAll(keepingCapacity: true)
  }

  /// Emits what is other than before, once all is drawn.
  mutating func finish(emit: (SceneChange) -> Void) {
    next.markMoved(nodes.placed, nodes.transformed)
    SceneDiff.changes(from: drawn, to: next, emit: emit)
    swap(&drawn, &next)
    tellPlacements(emit: emit)
  }

  /// Emits the placements that are others than before, and those of lines in any case.
  ///
  /// The comparison does not see them: it passes over where a node is that is placed as before, and lines
  /// are in both scenes as they were drawn.
  private func tellPlacements(emit: (SceneChange) -> Void) {
    var place = 0
    for node in nodes.placed {
      let old = before.placed.find(node.id, next: &place)?.placement
      let movement = node.placement.movement
      if movement.changesLine || old?.movement == movement && old != node.placement {
        emit(.place(node.id, node.placement))
      }
    }
  }

  /// Emits the transforms and opacities in space that are others than before, of a control that has such;
  /// the comparison passes over them.
  func tellTransforms(emit: (SceneChange) -> Void) {
    var place = 0
    for node in nodes.transformed {
      before.transformed.find(node.id, next: &place)?.tell(node, emit: emit)
    }
  }
}

/// The nodes of a scene that move, in drawing order, and where they are on the screen.
struct MovedNodes: Sendable {
  /// The nodes that are placed.
  var placed: [PlacedNode] = []
  /// The nodes that move in space.
  var transformed: [TransformedNode] = []
  /// How many the control has told of; more than there are once one of them is another node.
  private var toldCount = 0

  /// Whether the control placed the same nodes as when it was drawn.
  var isEachPlaced: Bool { toldCount == placed.count }

  /// Whether the control told of the same nodes in space as when it was drawn.
  var isEachTransformed: Bool { toldCount == transformed.count }

  /// Begins with the first node.
  mutating func begin() { toldCount = 0 }

  /// Adds a node that is placed.
  mutating func add(_ id: NodeID, at placement: Placement) {
    placed.append(PlacedNode(id: id, placement: placement))
  }

  /// Adds a node that moves in space.
  mutating func add(_ id: NodeID, at transform: Transform3D, opacity: Double) {
    transformed.append(TransformedNode(id: id, transform: transform, opacity: opacity))
  }

  /// Emits the placement of the next node if it is placed elsewhere now.
  mutating func move(_ id: NodeID, to placement: Placement, emit: (SceneChange) -> Void) {
    let index = toldCount
    guard index < placed.count, placed[index].id == id else {
      toldCount = placed.count + 1
      return
    }
    toldCount += 1
    guard placed[index].placement != placement else { return }
    placed[index].placement = placement
    emit(.place(id, placement))
  }

  /// Emits the transform and the opacity of the next node if they are others now.
  mutating func move(
    _ id: NodeID,
    to transform: Transform3D,
    opacity: Double,
    emit: (SceneChange) -> Void
  ) {
    let index = toldCount
    guard index < transformed.count, transformed[index].id == id else {
      toldCount = transformed.count + 1
      return
    }
    toldCount += 1
    let node = TransformedNode(id: id, transform: transform, opacity: opacity)
    transformed[index].tell(node, emit: emit)
    transformed[index] = node
  }
}
