#if GTK
import Rotary
import RotaryCairo

/// A part of a scene that is drawn once and kept until its content changes.
@MainActor
final class ScenePicture {
  /// The content of a picture.
  enum Subject {
    /// The node's own content, without its children.
    case content(DrawnNode)
    /// The node and its subtree, without the node's transform and opacity.
    case inside(DrawnNode)
    /// Neighbouring siblings, in their parent's coordinates.
    case run([DrawnNode])
  }

  private let subject: Subject
  private var node: RenderNode?
  private var nodeStamp = -1
  /// The transform with which the picture was drawn in place; nil if it was drawn as a texture.
  private var drawnTransform: Transform3D?

  private init(_ subject: Subject) { self.subject = subject }

  /// Returns the old picture if it shows the same nodes, or a new one.
  static func reusing(_ old: ScenePicture?, for subject: Subject) -> ScenePicture {
    guard let old, old.subject.hasSameNodes(as: subject) else { return ScenePicture(subject) }
    return old
  }

  /// Draws the picture in place, aligned to pixels, for content that does not move.
  ///
  /// - Parameters:
  ///   - transform: from the picture's coordinates to the scene's.
  ///   - tree: the tree of its nodes.
  ///   - renderer: draws the picture.
  ///   - resolution: the number of pixels per point.
  /// - Returns: the node; nil if the picture is empty.
  func placedNode(
    by transform: Transform3D,
    in tree: NodeTree,
    _ renderer: SceneRenderer,
    resolution: Double
  ) -> RenderNode? {
    guard !isFresh(in: tree) || drawnTransform != transform else { return node }
    nodeStamp = tree.stamp
    drawnTransform = transform
    let scene = scene(by: transform)
    node = renderer.drawnBounds(of: scene).flatMap { area in
      RenderNode(drawn: area, resolution: resolution) { renderer.draw(scene, into: $0) }
    }
    return node
  }

  /// Draws the picture as a texture in its own coordinates, for content that moves.
  ///
  /// - Parameters:
  ///   - tree: the tree of its nodes.
  ///   - renderer: draws the picture.
  ///   - resolution: the number of the texture's pixels per point.
  /// - Returns: the node; nil if the picture is empty.
  func textureNode(in tree: NodeTree, _ renderer: SceneRenderer, resolution: Double) -> RenderNode?
  {
    guard !isFresh(in: tree) || drawnTransform != nil else { return node }
    nodeStamp = tree.stamp
    drawnTransform = nil
    let scene = scene(by: .identity)
    node = renderer.drawnBounds(of: scene).flatMap { area in
      RenderNode(texture: area, resolution: resolution) { renderer.draw(scene, into: $0) }
    }
    return node
  }

  private func isFresh(in tree: NodeTree) -> Bool {
    nodeStamp >= Swift.max(subject.stamp, tree.styleStamp)
  }

  private func scene(by transform: Transform3D) -> ControlScene {
    var scene = ControlScene()
    // The ID is arbitrary: it is not looked up.
    scene.add(SceneNode(NodeID(0), transform: transform)) { inside in
      switch subject {
      case .content(let node): inside.add(SceneNode(node.node.id, content: node.node.content))
      case .inside(let node): node.add(to: &inside, isPlaced: false)
      case .run(let nodes): for node in nodes { node.add(to: &inside) }
      }
    }
    return scene
  }
}

extension ScenePicture.Subject {
  /// The tree's stamp when the content last changed.
  @MainActor
  fileprivate var stamp: Int {
    switch self {
    case .content(let node): return node.contentStamp
    case .inside(let node): return node.stamp
    case .run(let nodes): return nodes.reduce(0) { Swift.max($0, $1.stamp) }
    }
  }

  fileprivate func hasSameNodes(as other: ScenePicture.Subject) -> Bool {
    switch (self, other) {
    case (.content(let left), .content(let right)), (.inside(let left), .inside(let right)):
      return left === right
    case (.run(let left), .run(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
    default: return false
    }
  }
}
#endif
