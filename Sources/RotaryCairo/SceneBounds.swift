#if Pictures
import Rotary

// The space that drawings need. A host needs the size of a picture that it keeps of a node. A file needs the space
// around a control, because shadows and the focus ring are outside the control's size.

extension SceneRenderer {
  /// Returns a rectangle around a content in its own coordinates, in points, with strokes and their corners; nil if it
  /// draws nothing.
  ///
  /// For a text, it is the area of the letters in this renderer's layout. It is never too small, and may be slightly
  /// too large if the corners of a stroke are not sharp.
  public func drawnBounds(of content: SceneContent) -> Rect2D? {
    ContentBounds(base: .identity, texts: texts).rect(of: content)
  }

  /// Returns a rectangle around the drawing of a scene, in points; see ``drawnBounds(of:)-(SceneContent)``.
  ///
  /// Parts that a mask cuts off or that have opacity 0 do not count. A point is added for antialiasing. The result is
  /// nil if nothing is drawn. If something comes so near the eye that its picture is infinite, the rectangle has
  /// `InputLimits.points` on each side of the origin.
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

  /// Returns a rectangle around the drawing of a node and its descendants.
  ///
  /// - Parameters:
  ///   - id: the node's name. The node may be inside a fragment.
  ///   - scene: the scene of the node.
  ///   - transform: see ``draw(_:of:by:into:)``. Default nil: the node's transform in the scene.
  /// - Returns: the rectangle; nil if the node is not in the scene, or draws nothing.
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

  /// Returns the margin that a picture of a scene needs on each side so that nothing is cut off, above all shadows.
  ///
  /// It is a whole number of points, from 0 to the length of the longer side.
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
  /// Calls `body` with a node: its array, its index, and the transform from its parent's coordinates to the scene's.
  ///
  /// - Returns: whether there is such a node. The first one counts.
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
  /// The rectangle, limited to the coordinates of input; nil if nothing is drawn.
  fileprivate var bounded: Rect2D? {
    guard !isEmpty else { return nil }
    let most = InputLimits.points
    let all = Rect2D(-most, -most, 2 * most, 2 * most)
    guard let box, box.isFinite else { return all }
    return box
  }
}
#endif
