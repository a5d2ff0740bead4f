/// The displayed scene of a control, independent of the control's type; see ``ScenePresenter``.
struct PresentedScene: Sendable {
  /// The latest drawn scene, with the placements and transforms at that time.
  private var drawn = ControlScene()
  /// The scene that is being drawn.
  var next = ControlScene()
  /// The nodes that move.
  var nodes = MovedNodes()
  /// The nodes that moved before the latest redrawing.
  private var before = MovedNodes()

  /// The size for which the control was drawn.
  var size: Size2D { drawn.size }

  /// The scene that the host displays.
  var shown: ControlScene {
    var scene = drawn
    scene.leavesLines = false
    scene.markMoved([], [])
    scene.place(nodes.placed)
    scene.transform(nodes.transformed)
    return scene
  }

  /// Begins to redraw the control.
  ///
  /// The control reports its moving nodes after drawing.
  mutating func begin(size: Size2D) {
    next.clear(size: size)
    next.leavesLines = true
    swap(&nodes, &before)
    nodes.placed.removeAll(keepingCapacity: true)
  }

  /// Passes on the scenes before and after drawing, and emits the placements that have changed.
  mutating func finish(
    redraw: (ControlScene, ControlScene) -> Void,
    emit: (SceneChange) -> Void
  ) {
    next.markMoved(nodes.placed, nodes.transformed)
    redraw(drawn, next)
    swap(&drawn, &next)
    emitPlacements(emit: emit)
  }

  /// Emits changed placements, and all placements of lines.
  ///
  /// The scene comparison skips them: it ignores the position of nodes that were placed before, and both scenes have
  /// lines as drawn.
  private func emitPlacements(emit: (SceneChange) -> Void) {
    var place = 0
    for node in nodes.placed {
      let old = before.placed.find(node.id, next: &place)?.placement
      let movement = node.placement.movement
      if movement.changesLine || old?.movement == movement && old != node.placement {
        emit(.place(node.id, node.placement))
      }
    }
  }

  /// Emits changed transforms and opacities in space, which the scene comparison skips.
  func emitTransforms(emit: (SceneChange) -> Void) {
    var place = 0
    for node in nodes.transformed {
      before.transformed.find(node.id, next: &place)?.emitChanges(to: node, emit: emit)
    }
  }
}

/// The moving nodes of a scene in drawing order, with their displayed positions.
struct MovedNodes: Sendable {
  /// The nodes with placements.
  var placed: [PlacedNode] = []
  /// The nodes that move in space.
  var transformed: [TransformedNode] = []
  /// The number of nodes that the control has reported; more than exist as soon as one of them is another node.
  private var reportedCount = 0

  /// Whether the control placed the same nodes as when it was drawn.
  var isEachPlaced: Bool { reportedCount == placed.count }

  /// Whether the control reported the same nodes in space as when it was drawn.
  var isEachTransformed: Bool { reportedCount == transformed.count }

  /// Begins a frame.
  mutating func begin() { reportedCount = 0 }

  /// Adds a node with a placement.
  mutating func add(_ id: NodeID, at placement: Placement) {
    placed.append(PlacedNode(id: id, placement: placement))
  }

  /// Adds a node that moves in space.
  mutating func add(_ id: NodeID, at transform: Transform3D, opacity: Double) {
    transformed.append(TransformedNode(id: id, transform: transform, opacity: opacity))
  }

  /// Emits the placement of the next node if it has changed.
  mutating func move(_ id: NodeID, to placement: Placement, emit: (SceneChange) -> Void) {
    let index = reportedCount
    guard index < placed.count, placed[index].id == id else {
      reportedCount = placed.count + 1
      return
    }
    reportedCount += 1
    guard placed[index].placement != placement else { return }
    placed[index].placement = placement
    emit(.place(id, placement))
  }

  /// Emits the transform and the opacity of the next node if they have changed.
  mutating func move(
    _ id: NodeID,
    to transform: Transform3D,
    opacity: Double,
    emit: (SceneChange) -> Void
  ) {
    let index = reportedCount
    guard index < transformed.count, transformed[index].id == id else {
      reportedCount = transformed.count + 1
      return
    }
    reportedCount += 1
    let node = TransformedNode(id: id, transform: transform, opacity: opacity)
    transformed[index].emitChanges(to: node, emit: emit)
    transformed[index] = node
  }
}
