/// What a host has on the screen of a control.
///
/// A host keeps one for each control and calls ``update(with:emit:)`` once a frame. While the control's
/// ``Control/renderKey`` is the same, only placements and transforms are read; else the control is drawn
/// anew and compared, node by node, with the scene that is shown.
public struct ScenePresenter<Subject: Control>: Sendable {
  /// The scene that was drawn last, with the placements and transforms of that time.
  private var drawn = ControlScene()
  private var next = ControlScene()
  private var renderKey: Subject.RenderKey?
  /// The nodes that are placed, in drawing order, and their placements on the screen.
  private var placed: [PlacedNode] = []
  /// The nodes that were placed before the control was drawn anew.
  private var placedBefore: [PlacedNode] = []
  /// The nodes that move in space, in drawing order, with their transforms on the screen.
  private var transformed: [TransformedNode] = []

  /// Makes a presenter with nothing on it.
  public init() {}

  /// What the host has on the screen.
  public var shown: ControlScene {
    var scene = drawn
    scene.leavesLines = false
    scene.markMoved([], [])
    scene.place(placed)
    if Subject.hasDepth { scene.transform(transformed) }
    return scene
  }

  /// Emits what to change on the screen, if anything.
  ///
  /// - Returns: whether the control was drawn anew; otherwise nodes were moved, at most.
  @discardableResult
  public mutating func update(with control: Subject, emit: (SceneChange) -> Void) -> Bool {
    if let renderKey, control.matches(renderKey), control.size == drawn.size,
      move(control, emit: emit)
    {
      return false
    }
    redraw(control, emit: emit)
    return true
  }

  /// Moves the nodes that are placed elsewhere now.
  ///
  /// - Returns: whether the control placed the same nodes as when it was drawn; else it is to be drawn anew.
  private mutating func move(_ control: Subject, emit: (SceneChange) -> Void) -> Bool {
    // Out of this generic type, where each access asks the runtime where the array lies.
    var nodes: [PlacedNode] = []
    swap(&nodes, &placed)
    var index = 0
    control.readPlacements { id, placement in
      guard index < nodes.count, nodes[index].id == id else {
        index = nodes.count + 1
        return
      }
      if nodes[index].placement != placement {
        nodes[index].placement = placement
        emit(.place(id, placement))
      }
      index += 1
    }
    let isComplete = index == nodes.count
    swap(&nodes, &placed)
    return isComplete && (!Subject.hasDepth || transform(control, emit: emit))
  }

  /// Moves the nodes that have another transform or opacity now.
  ///
  /// - Returns: whether the control told of the same nodes as when it was drawn; else it is to be drawn anew.
  private mutating func transform(_ control: Subject, emit: (SceneChange) -> Void) -> Bool {
    var nodes: [TransformedNode] = []
    swap(&nodes, &transformed)
    var index = 0
    control.readTransforms { id, transform, opacity in
      guard index < nodes.count, nodes[index].id == id else {
        index = nodes.count + 1
        return
      }
      if nodes[index].transform != transform {
        nodes[index].transform = transform
        emit(.transform(id, transform))
      }
      if nodes[index].opacity != opacity {
        nodes[index].opacity = opacity
        emit(.opacity(id, opacity))
      }
      index += 1
    }
    let isComplete = index == nodes.count
    swap(&nodes, &transformed)
    return isComplete
  }

  /// Draws the control anew; not inlined into the frames in which nodes only move.
  @inline(never)
  private mutating func redraw(_ control: Subject, emit: (SceneChange) -> Void) {
    renderKey = control.renderKey
    next.clear(size: control.size)
    next.leavesLines = true
    control.draw(into: &next)
    drawn.place(placed)
    if Subject.hasDepth { drawn.transform(transformed) }
    swap(&placed, &placedBefore)
    placed.removeAll(keepingCapacity: true)
    control.readPlacements { placed.append(PlacedNode(id: $0, placement: $1)) }
    if Subject.hasDepth {
      transformed.removeAll(keepingCapacity: true)
      control.readTransforms {
        transformed.append(TransformedNode(id: $0, transform: $1, opacity: $2))
      }
    }
    next.markMoved(placed, transformed)
    SceneDiff.changes(from: drawn, to: next, emit: emit)
    swap(&drawn, &next)
    tellLines(emit: emit)
  }

  /// Emits the lines that are placed, and those that were placed before and are now as they are drawn.
  ///
  /// The comparison does not see them: in both scenes lines are as they were drawn.
  private func tellLines(emit: (SceneChange) -> Void) {
    for node in placed where node.placement.changesLine { emit(.place(node.id, node.placement)) }
    for node in placedBefore where node.placement.changesLine {
      guard !placed.contains(where: { $0.id == node.id }),
        let match = drawn.nodes.first(where: { $0.id == node.id })
      else { continue }
      emit(.content(match.id, match.content))
    }
  }
}
