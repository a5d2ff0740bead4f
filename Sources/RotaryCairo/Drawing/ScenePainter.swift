#if Pictures
import CCairo
import Rotary

/// Draws one scene.
struct ScenePainter {
  let context: OpaquePointer
  /// The transform from the scene's points to the surface's pixels, or to the document's units.
  let base: Transform2D
  let renderer: SceneRenderer
  let paints: PaintSource

  init(context: OpaquePointer, base: Transform2D, renderer: SceneRenderer) {
    self.context = context
    self.base = base
    self.renderer = renderer
    paints = PaintSource(theme: renderer.theme, context: context)
  }

  func draw(_ scene: ControlScene) {
    scene.nodes.withUnsafeBufferPointer {
      drawSiblings(Siblings(nodes: $0, start: 0, end: $0.count), in: .identity, opacity: 1)
    }
  }

  /// Draws a node and its descendants with a transform instead of the node's own, and opaque.
  func draw(_ nodes: UnsafeBufferPointer<SceneNode>, _ index: Int, by transform: Transform3D) {
    guard transform.isFinite else { return }
    draw(nodes, index, by: transform, opacity: 1)
  }

  private func drawSiblings(_ siblings: Siblings, in parent: Transform3D, opacity: Double) {
    var index = siblings.start
    while index < siblings.end {
      draw(siblings.nodes, index, in: parent, inherited: opacity)
      index += 1 + siblings.nodes[index].descendantCount
    }
  }

  /// Draws a node and its descendants.
  ///
  /// `inherited` is the opacity of ancestors that contain only this node.
  func draw(
    _ nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int,
    in parent: Transform3D,
    inherited: Double = 1
  ) {
    let opacity = Swift.min(nodes[index].opacity, 1) * inherited
    guard opacity > 0, nodes[index].transform.isFinite else { return }
    draw(nodes, index, by: nodes[index].transform.then(parent), opacity: opacity)
  }

  private func draw(
    _ nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int,
    by transform: Transform3D,
    opacity: Double
  ) {
    let placement = Placement(transform)
    var remaining = opacity
    var outline: VectorPath?
    var isUneven = false
    switch nodes[index].mask {
    case .none: break
    case .clip(let path): outline = path
    case .fade(let path, .solid(let tint)):
      // A uniform fade is a clip and an opacity.
      outline = path
      remaining *= renderer.theme.color(of: tint).opacity
    case .fade(let path, _):
      outline = path
      isUneven = true
    }
    guard outline != nil || remaining < 1 else {
      drawInside(nodes, index, transform, placement, opacity: 1)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    if let outline, !clip(to: outline, placement) { return }
    guard isUneven || remaining < 1 && !hasOnePrimitive(nodes, index) else {
      drawInside(nodes, index, transform, placement, opacity: remaining)
      return
    }
    clipToContent(nodes, index, by: transform)
    cairo_push_group(context)
    drawInside(nodes, index, transform, placement, opacity: 1)
    cairo_pop_group_to_source(context)
    composeGroup(nodes[index].mask, placement, opacity: remaining)
  }

  /// Draws the content of a node, and then its children.
  private func drawInside(
    _ nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int,
    _ transform: Transform3D,
    _ placement: Placement,
    opacity: Double
  ) {
    switch nodes[index].content {
    case .none: break
    case .shape(let path, let fill, let stroke):
      drawShape(path, fill: fill, stroke: line(stroke, of: fill), placement, opacity: opacity)
    case .text(let text): drawText(text, placement, opacity: opacity)
    case .image(let image): drawImage(image, placement, opacity: opacity)
    }
    withChildren(nodes, index) { drawSiblings($0, in: transform, opacity: opacity) }
  }

  /// Returns the stroke of an area, or an edge for a surface whose theme has one colour for all surfaces.
  func line(_ stroke: Stroke?, of fill: Paint?) -> Stroke? {
    guard stroke == nil, let fill, fill.isSurface, renderer.theme.needsEdges else { return stroke }
    return .edge
  }

  /// Sets the matrix for a flat node's own units.
  func useMatrix(of flat: Transform2D) {
    var matrix = flat.then(base).matrix
    cairo_set_matrix(context, &matrix)
  }

  /// Sets the matrix for the scene's units, which projected outlines use.
  func useSceneMatrix() {
    var matrix = base.matrix
    cairo_set_matrix(context, &matrix)
  }
}

/// The children of a node: a part of an array, in which each child is followed by its descendants.
struct Siblings {
  let nodes: UnsafeBufferPointer<SceneNode>
  let start: Int
  let end: Int
}

/// Calls `body` with the children of a node or of its fragment, if there are any.
func withChildren(
  _ nodes: UnsafeBufferPointer<SceneNode>,
  _ index: Int,
  _ body: (Siblings) -> Void
) {
  if let fragment = nodes[index].fragment {
    fragment.nodes.withUnsafeBufferPointer {
      body(Siblings(nodes: $0, start: 0, end: $0.count))
    }
  } else if nodes[index].descendantCount > 0 {
    body(
      Siblings(
        nodes: nodes,
        start: index + 1,
        end: index + 1 + nodes[index].descendantCount
      )
    )
  }
}
#endif
