/// What is on the screen of a control, whatever its type; see ``ScenePresenter``.
struct PresentedScene: Sendable {
  /// The scene that was drawn last, with the placements and transforms of that time.
  private var drawn = ControlScene()
  /// The scene that is being drawn.
  var next = ControlScene()
  /// The nodes that move.
  var nodes = MovedNodes()
  /// The nodes that were placed before the control was drawn anew.
  private var placedBefore: [PlacedNode] = []

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
  mutating func begin(size: Size2D) {
    next.clear(size: size)
    next.leavesLines = true
    drawn.place(nodes.placed)
    swap(&nodes.placed, &placedBefore)
    nodes.placed.removeAll(keepingCapacity: true)
  }

  /// Goes on with the nodes that move in space, of a control that has such.
  mutating func takeTransforms() {
    drawn.transform(nodes.transformed)
    nodes.transformed.removeAll(keepingCapacity: true)
  }

  /// Emits what is other than before, once all is drawn.
  mutating func finish(emit: (SceneChange) -> Void) {
    next.markMoved(nodes.placed, nodes.transformed)
    SceneDiff.changes(from: drawn, to: next, emit: emit)
    swap(&drawn, &next)
    tellLines(emit: emit)
  }

  /// Emits the lines that are placed, and those that were placed before and are now as they are drawn.
  ///
  /// The comparison does not see them: in both scenes lines are as they were drawn.
  private func tellLines(emit: (SceneChange) -> Void) {
    for node in nodes.placed where node.placement.changesLine {
      emit(.place(node.id, node.placement))
    }
    for node in placedBefore where node.placement.changesLine {
      guard !nodes.placed.contains(where: { $0.id == node.id }),
        let match = drawn.nodes.first(where: { $0.id == node.id })
      else { continue }
      emit(.content(match.id, match.content))
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
    if transformed[index].transform != transform {
      transformed[index].transform = transform
      emit(.transform(id, transform))
    }
    if transformed[index].opacity != opacity {
      transformed[index].opacity = opacity
      emit(.opacity(id, opacity))
    }
  }
}
