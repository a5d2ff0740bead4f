/// The scene on a host's screen, and the storage for the next one.
///
/// A host keeps one for each control and calls ``update(with:emit:)`` once a frame.
public struct ScenePresenter: Sendable {
  /// What the host has on the screen.
  public private(set) var shown = Scene()
  private var next = Scene()

  /// Makes a presenter with nothing on it.
  public init() {}

  /// Draws a control and emits what to change on the screen, if anything.
  public mutating func update<C: Control>(with control: C, emit: (SceneChange) -> Void) {
    next.clear(size: control.size)
    control.draw(into: &next)
    SceneDiff.changes(from: shown, to: next, emit: emit)
    swap(&shown, &next)
  }
}
