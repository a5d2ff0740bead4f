/// One step that turns the scene on the screen into the next.
///
/// Hosts apply them in order. Nodes are named by id; a node brings no children with it, they
/// follow as insertions of their own.
public enum SceneChange: Equatable, Sendable {
  /// The control has another size.
  case resize(Size2D)
  /// A new node inside `parent` (nil: the scene), before a sibling (nil: over all of them); whether the
  /// control moves it from frame to frame is ``SceneNode/isMoved``.
  case insert(SceneNode, parent: NodeID?, before: NodeID?)
  /// A node and all inside it are gone.
  case remove(NodeID)
  /// A node stands before another sibling now (nil: over all of them).
  case move(NodeID, parent: NodeID?, before: NodeID?)
  /// A node that is there already is moved from frame to frame from now on, or no longer.
  case movement(NodeID, isMoved: Bool)
  /// A node is somewhere else.
  case transform(NodeID, Transform3D)
  /// A node that moves is somewhere else; what it shows is the same.
  case place(NodeID, Placement)
  /// A node is more or less opaque.
  case opacity(NodeID, Double)
  /// Another part of a node is seen.
  case mask(NodeID, SceneMask)
  /// A node shows something else.
  case content(NodeID, SceneContent)
}
