/// What a host has on the screen of a control.
///
/// A host keeps one for each control and calls ``update(with:emit:)`` once a frame. While the control's
/// ``Control/renderKey`` is the same, only placements and transforms are read; else the control is drawn
/// anew and compared, node by node, with the scene that is shown.
public struct ScenePresenter<Subject: Control>: Sendable {
  private var screen = PresentedScene()
  private var renderKey: Subject.RenderKey?

  /// Makes a presenter with nothing on it.
  public init() {}

  /// What the host has on the screen.
  public var shown: ControlScene { screen.shown }

  /// Emits what to change on the screen, if anything.
  ///
  /// - Returns: whether the control was drawn anew; otherwise nodes were moved, at most.
  @discardableResult
  public mutating func update(with control: Subject, emit: (SceneChange) -> Void) -> Bool {
    if let renderKey, control.matches(renderKey), control.size == screen.size,
      move(control, emit: emit)
    {
      return false
    }
    redraw(control, emit: emit)
    return true
  }

  /// Moves the nodes that are elsewhere now, or more or less opaque.
  ///
  /// - Returns: whether the control told of the same nodes as when it was drawn; else it is to be drawn anew.
  private mutating func move(_ control: Subject, emit: (SceneChange) -> Void) -> Bool {
    // Out of this generic type, where each access asks the runtime where it lies.
    var nodes = MovedNodes()
    swap(&nodes, &screen.nodes)
    defer { swap(&nodes, &screen.nodes) }
    nodes.begin()
    control.readPlacements { nodes.move($0, to: $1, emit: emit) }
    guard nodes.isEachPlaced else { return false }
    guard Subject.hasDepth else { return true }
    nodes.begin()
    control.readTransforms { nodes.move($0, to: $1, opacity: $2, emit: emit) }
    return nodes.isEachTransformed
  }

  /// Draws the control anew; not inlined into the frames in which nodes only move.
  @inline(never)
  private mutating func redraw(_ control: Subject, emit: (SceneChange) -> Void) {
    renderKey = control.renderKey
    screen.begin(size: control.size)
    control.draw(into: &screen.next)
    control.readPlacements { screen.nodes.add($0, at: $1) }
    if Subject.hasDepth {
      screen.nodes.transformed.removeAll(keepingCapacity: true)
      control.readTransforms { screen.nodes.add($0, at: $1, opacity: $2) }
    }
    screen.finish(emit: emit)
    if Subject.hasDepth { screen.tellTransforms(emit: emit) }
  }
}
