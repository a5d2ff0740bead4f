#if GTK
import Rotary

/// A node of the displayed scene, with the pictures that are kept of it between frames.
@MainActor
final class DrawnNode {
  /// The node's present state; the nodes of its fragment are `children` here.
  var node: SceneNode
  weak var parent: DrawnNode?
  var children: [DrawnNode] = []
  /// Whether GTK applies the node's transform and opacity, so that their changes need no redrawing.
  ///
  /// Nodes that the control moves are layers, and so are those that changed on their own during a motion.
  var isLayer: Bool
  /// Whether the transform has changed since the node was inserted; such a node is kept as a texture, which looks the
  /// same at every position.
  var isTravelling = false
  /// Whether a widget replaces the node and its subtree.
  var isEmbedded = false
  /// Whether the node's line changes in each frame.
  var hasMovingLine = false
  /// The tree's stamp when the node's own content last changed.
  var contentStamp: Int
  /// The tree's stamp when the node or its subtree last changed, except for the motion of layers.
  var stamp: Int
  /// The parts that display the node; see ``NodeTree/pieces``.
  var pieces: [Piece] = []
  /// The picture of the node's own content, or of its whole subtree.
  var ownPicture: ScenePicture?
  /// The picture of a run of siblings that begins with this node.
  var runPicture: ScenePicture?

  init(_ node: SceneNode, stamp: Int) {
    self.node = node
    self.node.fragment = nil
    isLayer = node.isMoved
    self.stamp = stamp
    contentStamp = stamp
  }

  /// Whether the node or its subtree has a layer or a widget.
  var holdsLayer: Bool { isLayer || isEmbedded || isDivided }

  /// Whether the subtree has a layer or a widget, so that one picture cannot show it.
  var isDivided: Bool { children.contains { $0.holdsLayer } }

  /// Whether the node itself draws something.
  var hasContent: Bool {
    if case .none = node.content { return false }
    return true
  }

  /// The rectangle that clips the node, in its own coordinates; nil for no clip or another outline.
  var clipRect: Rect2D? {
    guard case .clip(let path) = node.mask, let box = path.cornerBox,
      path == .rectangle(box)
    else { return nil }
    return box
  }

  /// Releases the pictures of the node and its subtree.
  ///
  /// Pictures have strong references to their nodes, so this also breaks reference cycles.
  func releasePictures() {
    ownPicture = nil
    runPicture = nil
    pieces = []
    for child in children { child.releasePictures() }
  }

  /// Adds the node and its subtree to a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - isPlaced: whether to apply the node's transform and opacity; otherwise it is opaque at the scene's origin.
  func add(to scene: inout ControlScene, isPlaced: Bool = true) {
    var copy = node
    if !isPlaced {
      copy.transform = .identity
      copy.opacity = 1
    }
    scene.add(copy) { inside in
      for child in children { child.add(to: &inside) }
    }
  }
}

/// One of the parts that GTK displays, in front of the one before.
enum Piece {
  /// A picture that is drawn once.
  case picture(ScenePicture)
  /// A node that is a layer or has one in its subtree.
  case node(DrawnNode)
  /// A widget that replaces a node.
  case widget(NodeID)
}

extension VectorPath {
  /// The bounding rectangle of an outline of straight lines; nil for other outlines.
  fileprivate var cornerBox: Rect2D? {
    var box: Rect2D?
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        let spot = Rect2D(origin: point, size: .zero)
        box = box?.union(spot) ?? spot
      case .close: break
      case .quadratic, .cubic, .arc: return nil
      }
    }
    return box
  }
}
#endif
