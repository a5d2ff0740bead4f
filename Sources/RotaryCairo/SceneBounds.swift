#if Pictures
import Rotary

// How much room drawings take. A host asks for the size of the picture that it keeps of a node, and a file for
// the space around a control: a shadow and the ring around what has the keyboard lie outside the control's size.

extension SceneRenderer {
  /// A rectangle around all that a content draws, in its own coordinates and points, with lines and the reach
  /// of their corners; nil when that is nothing.
  ///
  /// Of a text it is what its letters cover, as this renderer lays them out. It is never too small and may be
  /// somewhat too large: by corners of a line that are not as sharp as they might be.
  public func drawnBounds(of content: SceneContent) -> Rect2D? {
    ContentBounds(base: .identity, texts: texts).rect(of: content)
  }

  /// A rectangle around all that a scene draws, in its points; see ``drawnBounds(of:)-(SceneContent)``.
  ///
  /// What is cut off by a mask, or has no opacity, does not count, and a point more is allowed for soft
  /// edges. nil when nothing is drawn; where something comes so near the eye that its picture has no end, the
  /// rectangle is as large as `InputLimits.points` on each side of the origin.
  public func drawnBounds(of scene: ControlScene) -> Rect2D? {
    var bounds = ContentBounds(base: .identity, texts: texts)
    scene.nodes.withUnsafeBufferPointer { nodes in
      var index = 0
      while index < nodes.count {
        bounds.add(nodes, index, in: .identity)
        index += 1 + nodes[index].descendantCount
      }
    }
    return bounds.bounded
  }

  /// The same of one node and all inside it.
  ///
  /// - Parameters:
  ///   - id: the node's name; it may be inside a fragment.
  ///   - scene: where the node is.
  ///   - transform: as for ``draw(_:of:by:into:)``: default nil, where it stands in the scene.
  /// - Returns: nil when the node is not in the scene, or draws nothing.
  public func drawnBounds(
    of id: NodeID,
    in scene: ControlScene,
    by transform: Transform3D? = nil
  ) -> Rect2D? {
    var bounds = ContentBounds(base: .identity, texts: texts)
    scene.withNode(id) { nodes, index, parent in
      if let transform {
        if transform.isFinite { bounds.add(inside: nodes, index, by: transform) }
      } else {
        bounds.add(nodes, index, in: parent)
      }
    }
    return bounds.bounded
  }

  /// How much space a picture of a scene needs around the scene's size on each side for nothing to be cut off,
  /// shadows above all.
  ///
  /// In whole points, 0 or more; at most as much as the longer side, however far something reaches.
  public func margin(of scene: ControlScene) -> Double {
    guard let drawn = drawnBounds(of: scene) else { return 0 }
    let size = scene.size
    let reach = Swift.max(
      Swift.max(-drawn.minX, -drawn.minY),
      Swift.max(drawn.maxX - size.width, drawn.maxY - size.height)
    )
    let most = Swift.max(size.width, size.height).rounded(.up)
    return Swift.min(Swift.max(0, reach.rounded(.up)), most)
  }
}

extension ControlScene {
  /// Lends a node with what it stands in: the array that it is in, its place there, and the transform from its
  /// parent's coordinates to the scene's.
  ///
  /// - Returns: whether there is such a node; the first of them is meant.
  @discardableResult
  func withNode(
    _ id: NodeID,
    _ body: (UnsafeBufferPointer<SceneNode>, Int, Transform3D) -> Void
  ) -> Bool {
    func search(_ siblings: Siblings, in parent: Transform3D) -> Bool {
      var index = siblings.start
      while index < siblings.end {
        if siblings.nodes[index].id == id {
          body(siblings.nodes, index, parent)
          return true
        }
        var isFound = false
        let transform = siblings.nodes[index].transform.then(parent)
        withChildren(siblings.nodes, index) { isFound = search($0, in: transform) }
        if isFound { return true }
        index += 1 + siblings.nodes[index].descendantCount
      }
      return false
    }
    return nodes.withUnsafeBufferPointer {
      search(Siblings(nodes: $0, start: 0, end: $0.count), in: .identity)
    }
  }
}

extension ContentBounds {
  /// The rectangle, within what a device can mean; nil when nothing is drawn.
  fileprivate var bounded: Rect2D? {
    guard !isEmpty else { return nil }
    let most = InputLimits.points
    let all = Rect2D(-most, -most, 2 * most, 2 * most)
    guard let box, box.isFinite else { return all }
    return box
  }
}
#endif
