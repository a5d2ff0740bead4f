/// A change of the displayed scene.
///
/// Hosts apply changes in order. An inserted node has no children; they follow as insertions.
public enum SceneChange: Equatable, Sendable {
  /// The control has a new size.
  case resize(Size2D)
  /// A new node in `parent` (nil: the scene), before a sibling (nil: in front of all). ``SceneNode/isMoved`` says
  /// whether the control moves it from frame to frame.
  case insert(SceneNode, parent: NodeID?, before: NodeID?)
  /// A node and its descendants are removed.
  case remove(NodeID)
  /// A node moves before another sibling (nil: in front of all).
  case move(NodeID, parent: NodeID?, before: NodeID?)
  /// A node starts or stops moving from frame to frame.
  case movement(NodeID, isMoved: Bool)
  /// A node has a new transform.
  case transform(NodeID, Transform3D)
  /// A moving node has a new placement; its content is the same.
  case place(NodeID, Placement)
  /// A node has a new opacity.
  case opacity(NodeID, Double)
  /// A node has a new mask.
  case mask(NodeID, SceneMask)
  /// A node has new content.
  case content(NodeID, SceneContent)
}
