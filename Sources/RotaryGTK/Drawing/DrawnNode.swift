#if GTK
import Rotary

/// One node of the scene on the screen, with what is kept of it from frame to frame.
@MainActor
final class DrawnNode {
  /// The node as it is now; what its fragment holds are children here.
  var node: SceneNode
  weak var parent: DrawnNode?
  var children: [DrawnNode] = []
  /// Whether its transform and its opacity are sent to GTK by themselves, so that nothing is drawn anew for
  /// them.
  ///
  /// Nodes that the control moves are layers, and those that changed by themselves while something moved.
  var isLayer: Bool
  /// Whether its transform has changed since it is on the screen: then it is kept as a texture, which looks
  /// the same wherever it is.
  var isTravelling = false
  /// Whether a widget is shown in the place of it, and of all inside it.
  var isEmbedded = false
  /// Whether its line is another in each frame.
  var hasMovingLine = false
  /// When what it shows by itself changed last, in changes of its tree.
  var contentStamp: Int
  /// When anything in it changed last that is not moved.
  var stamp: Int
  /// What it consists of; see ``NodeTree/pieces``.
  var pieces: [Piece] = []
  /// The picture of what it shows by itself, or with all inside it.
  var ownPicture: ScenePicture?
  /// The picture of a run of siblings that begins with it.
  var runPicture: ScenePicture?

  init(_ node: SceneNode, stamp: Int) {
    self.node = node
    self.node.fragment = nil
    isLayer = node.isMoved
    self.stamp = stamp
    contentStamp = stamp
  }

  /// Whether it, or something inside it, is a layer or a widget.
  var holdsLayer: Bool { isLayer || isEmbedded || isDivided }

  /// Whether something inside it is moved by itself, so that it is no one picture.
  var isDivided: Bool { children.contains { $0.holdsLayer } }

  /// Whether it shows something by itself.
  var hasContent: Bool {
    if case .none = node.content { return false }
    return true
  }

  /// The rectangle that it is cut off at, in its own coordinates; nil where that is another outline.
  var clipRect: Rect2D? {
    guard case .clip(let path) = node.mask, let box = path.cornerBox,
      path == .rectangle(box)
    else { return nil }
    return box
  }

  /// Lets go of its pictures, and of those of all inside it.
  ///
  /// A picture keeps the nodes that it is of, so that none of them would go while it has one.
  func releasePictures() {
    ownPicture = nil
    runPicture = nil
    pieces = []
    for child in children { child.releasePictures() }
  }

  /// Adds it to a scene, with all inside it.
  ///
  /// - Parameters:
  ///   - scene: where.
  ///   - isPlaced: whether by its own transform, and as opaque as it is; else it stands where the scene begins.
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

/// One of the things that are put on the screen one over the other.
enum Piece {
  /// Something that is drawn once.
  case picture(ScenePicture)
  /// A node that is moved, or in which something is.
  case node(DrawnNode)
  /// A widget that is shown in the place of a node.
  case widget(NodeID)
}

extension VectorPath {
  /// The smallest rectangle around the corners of an outline of straight lines; nil for any other.
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
