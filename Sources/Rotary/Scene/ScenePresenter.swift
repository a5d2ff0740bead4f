/// The displayed scene of a control.
///
/// A host keeps one for each control and calls ``update(with:emit:)`` in each frame. While the control's
/// ``Control/renderKey`` is the same, only placements and transforms are read. Otherwise the control is redrawn and
/// compared with the displayed scene, node by node.
public struct ScenePresenter<Subject: Control>: Sendable {
  private var screen = PresentedScene()
  private var renderKey: Subject.RenderKey?

  /// Creates a presenter that displays nothing.
  public init() {}

  /// The scene that the host displays.
  public var shown: ControlScene { screen.shown }

  /// Emits the changes to display, if any.
  ///
  /// - Returns: Whether the control was redrawn; otherwise at most positions and opacities have changed.
  @discardableResult
  public mutating func update(with control: Subject, emit: (SceneChange) -> Void) -> Bool {
    if move(control, emit: emit) { return false }
    draw(control, redraw: { SceneDiff.changes(from: $0, to: $1, emit: emit) }, emit: emit)
    return true
  }

  /// Updates the display of a host that compares scenes by itself.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - redraw: A closure that receives the displayed scene and the new one after the control was redrawn. Nodes with
  ///     the same ``SceneNode/movement`` in both keep their displayed positions, opacities and lines.
  ///   - emit: A closure that receives the changes of moving nodes: ``SceneChange/place(_:_:)``,
  ///     ``SceneChange/transform(_:_:)`` and ``SceneChange/opacity(_:_:)``.
  /// - Returns: Whether the control was redrawn.
  @discardableResult
  public mutating func update(
    with control: Subject,
    redraw: (_ shown: ControlScene, _ next: ControlScene) -> Void,
    emit: (SceneChange) -> Void
  ) -> Bool {
    if move(control, emit: emit) { return false }
    draw(control, redraw: redraw, emit: emit)
    return true
  }

  /// Updates the moving nodes.
  ///
  /// - Returns: Whether the control has the same key, size and moving nodes as when it was drawn; otherwise it must be
  ///   redrawn.
  private mutating func move(_ control: Subject, emit: (SceneChange) -> Void) -> Bool {
    guard let renderKey, control.matches(renderKey), control.size == screen.size else {
      return false
    }
    // Moved out of this generic type, in which each access looks up the layout at run time.
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

  /// Redraws the control.
  ///
  /// Not inlined into frames in which nodes only move.
  @inline(never)
  private mutating func draw(
    _ control: Subject,
    redraw: (ControlScene, ControlScene) -> Void,
    emit: (SceneChange) -> Void
  ) {
    renderKey = control.renderKey
    screen.begin(size: control.size)
    control.draw(into: &screen.next)
    control.readPlacements { screen.nodes.add($0, at: $1) }
    if Subject.hasDepth {
      screen.nodes.transformed.removeAll(keepingCapacity: true)
      control.readTransforms { screen.nodes.add($0, at: $1, opacity: $2) }
    }
    screen.finish(redraw: redraw, emit: emit)
    if Subject.hasDepth { screen.emitTransforms(emit: emit) }
  }
}
