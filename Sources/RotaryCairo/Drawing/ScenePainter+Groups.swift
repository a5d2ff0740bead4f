#if Pictures
import CCairo
import Rotary

extension ScenePainter {
  /// Whether a node and its descendants paint only once, so that fading the paint equals fading the picture.
  ///
  /// A group would need another surface and two passes over it.
  func hasOnePrimitive(_ nodes: UnsafeBufferPointer<SceneNode>, _ index: Int) -> Bool {
    primitiveCount(nodes, index) <= 1
  }

  /// Returns how often a node and its descendants paint, at most 2.
  private func primitiveCount(
    _ nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int
  ) -> Int {
    var count = 0
    switch nodes[index].content {
    case .none: break
    case .shape(_, let fill, let stroke):
      count = (fill == nil ? 0 : 1) + (line(stroke, of: fill) == nil ? 0 : 1)
    case .text, .image: count = 1
    }
    withChildren(nodes, index) { siblings in
      var child = siblings.start
      while child < siblings.end, count < 2 {
        count += primitiveCount(siblings.nodes, child)
        child += 1 + siblings.nodes[child].descendantCount
      }
    }
    return count
  }

  /// Clips to an outline in a node's own plane.
  ///
  /// - Returns: false if nothing is left.
  func clip(to path: VectorPath, _ placement: Placement) -> Bool {
    cairo_new_path(context)
    switch placement {
    case .unseen: return false
    case .flat(let flat):
      useMatrix(of: flat)
      guard path.add(to: context) else { return false }
    case .perspective(let transform):
      useSceneMatrix()
      let outline = ProjectedOutline(transform, tolerance: sceneTolerance)
      outline.addFill(of: path, to: context)
    }
    cairo_clip(context)
    return true
  }

  /// The tolerance of the renderer, in the scene's points.
  var sceneTolerance: Double { SceneRenderer.tolerance / base.scale }

  /// Clips to the whole pixels around a node's drawing, so that the group's surface is no larger.
  func clipToContent(
    _ nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int,
    by transform: Transform3D
  ) {
    var bounds = ContentBounds(base: base, texts: renderer.texts)
    bounds.add(inside: nodes, index, by: transform)
    guard let box = bounds.box else { return }
    cairo_new_path(context)
    cairo_identity_matrix(context)
    let left = box.minX.rounded(.down)
    let top = box.minY.rounded(.down)
    cairo_rectangle(
      context,
      left,
      top,
      box.maxX.rounded(.up) - left,
      box.maxY.rounded(.up) - top
    )
    cairo_clip(context)
  }

  /// Paints the group that is the source, faded by an opacity and a mask.
  func composeGroup(_ mask: SceneMask, _ placement: Placement, opacity: Double) {
    guard case .fade(let path, let paint) = mask, !paint.isSolid else {
      cairo_paint_with_alpha(context, opacity)
      return
    }
    // The group uses the previous matrix; the mask uses the current one.
    var map: Transform2D?
    switch placement {
    case .unseen: return
    case .flat(let flat): useMatrix(of: flat)
    case .perspective(let transform):
      useSceneMatrix()
      map = path.hull.flatMap { transform.affineMap(near: $0.center) }
    }
    guard let fade = paints.pattern(for: paint, opacity: opacity, map: map) else { return }
    cairo_mask(context, fade)
    cairo_pattern_destroy(fade)
  }
}
#endif
