#if GTK
import Rotary
import RotaryCairo

/// Part of a scene that is drawn once and kept until what it shows changes.
@MainActor
final class ScenePicture {
  /// What a picture is of.
  enum Subject {
    /// What a node shows by itself, without its children.
    case content(DrawnNode)
    /// A node with all inside it, wherever it stands and however opaque it is.
    case inside(DrawnNode)
    /// Siblings that stand one over the other, where they stand in their parent.
    case run([DrawnNode])
  }

  private let subject: Subject
  private var node: RenderNode?
  private var nodeStamp = -1
  /// Where it was drawn, if it was drawn where it stands.
  private var drawnTransform: Transform3D?

  private init(_ subject: Subject) { self.subject = subject }

  /// A picture of a subject: the one that there was, if it is of the same nodes.
  static func kept(_ old: ScenePicture?, for subject: Subject) -> ScenePicture {
    guard let old, old.subject.hasSameNodes(as: subject) else { return ScenePicture(subject) }
    return old
  }

  /// The picture where it stands, drawn to the pixel: for what does not move.
  ///
  /// - Parameters:
  ///   - transform: from its coordinates to the scene's.
  ///   - tree: the tree that its nodes are in.
  ///   - renderer: draws it.
  ///   - resolution: how many pixels a point has.
  /// - Returns: nil where there is nothing to see.
  func still(
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

  /// The picture in its own coordinates as a texture: for what moves.
  ///
  /// - Parameters:
  ///   - tree: the tree that its nodes are in.
  ///   - renderer: draws it.
  ///   - resolution: how many of the texture's pixels a point has.
  /// - Returns: nil where there is nothing to see.
  func texture(in tree: NodeTree, _ renderer: SceneRenderer, resolution: Double) -> RenderNode? {
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
    // The name is nobody's, as nothing looks for it.
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
  /// When what it shows changed last.
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
    case (.content(let mine), .content(let theirs)), (.inside(let mine), .inside(let theirs)):
      return mine === theirs
    case (.run(let mine), .run(let theirs)):
      return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0 === $1 }
    default: return false
    }
  }
}
#endif
