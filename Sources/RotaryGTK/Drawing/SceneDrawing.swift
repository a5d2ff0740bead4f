#if GTK
import CGtk
import Rotary
import RotaryCairo

/// What a scene is drawn with: a change of it draws all anew.
struct SceneStyle: Equatable {
  /// A colour for each role.
  var theme: Theme
  /// How many pixels a point has.
  ///
  /// GTK 4.8 knows whole numbers only; from 4.12 on, `gdk_surface_get_scale` would serve.
  var scale: Double
}

/// Draws a control into what GTK shows.
///
/// | | at rest | while something moves |
/// |---|---|---|
/// | GL renderer | one node of GTK's, drawn by RotaryCairo and kept | one such node for each run of what does not move; a texture for each subtree that moves, of which only transform and opacity are sent |
/// | Cairo renderer | the same | all drawn by RotaryCairo in each frame |
/// | with widgets in it | what lies between the widgets, drawn where it stands | by GL the same as without; by Cairo as at rest |
///
/// Letters are drawn by their outlines, exactly where they belong: RotaryCairo keeps pictures of labels for surfaces
/// of pixels only, and what GTK records is none. Pixels of all in every frame cost more: GTK copies them.
@MainActor
final class SceneDrawing {
  /// How GTK puts what it is given on the screen.
  enum Renderer {
    /// With Cairo alone.
    case cairo
    /// By the graphics card.
    case gl
  }

  /// Textures are drawn with at least so many pixels for a point, as turned ones are resampled.
  private static let leastResolution = 2.0

  private let renderer = SceneRenderer(textDrawing: .outlines)
  let tree = NodeTree()
  private var style = SceneStyle(theme: .light, scale: 1)
  private var scene = ControlScene()
  /// All of it, as it is at rest; nil until that is drawn.
  private(set) var restNode: RenderNode?
  /// Shows the widget that stands in the place of a node; is handed the node and a `GtkSnapshot`.
  var drawWidget: (NodeID, OpaquePointer) -> Void = { _, _ in }
  /// Whether nothing is shown as a texture, so that every picture is drawn where it stands.
  private var drawsToPixel = false

  /// The nodes in the place of which widgets are shown; what is drawn around these is then drawn in parts, also at
  /// rest and by the Cairo renderer.
  var embedded: Set<NodeID> {
    get { tree.embedded }
    set { tree.embedded = newValue }
  }

  /// Lets go of all that was drawn, as nobody sees it; what is shown next is drawn anew.
  func releasePictures() {
    restNode = nil
    tree.releasePictures()
  }

  /// Draws a control as it is now.
  ///
  /// - Parameters:
  ///   - core: the control.
  ///   - style: the colours and the screen's pixels.
  ///   - target: how GTK will show it.
  ///   - snapshot: a `GtkSnapshot`.
  ///   - draw: draws the control into a scene.
  func draw(
    _ core: any ControlHosting,
    style: SceneStyle,
    for target: Renderer,
    to snapshot: OpaquePointer,
    _ draw: (inout ControlScene) -> Void
  ) {
    let isMoving = core.isMoving || core.isHeld
    if style != self.style {
      self.style = style
      renderer.theme = style.theme
      tree.restyle()
    }
    core.present { tree.apply($0, isMoving: isMoving) }
    if !tree.embedded.isEmpty {
      restNode = nil
      drawsToPixel = target == .cairo || !isMoving
      append(tree.pieces, by: .identity, isTravelling: false, to: snapshot)
    } else if isMoving {
      restNode = nil
      drawMoving(for: target, to: snapshot, core.size, draw)
    } else {
      if tree.isChanged || restNode == nil {
        restNode = drawAll(core.size, draw)
      }
      restNode?.append(to: snapshot)
    }
    tree.isChanged = false
  }

  private func drawMoving(
    for target: Renderer,
    to snapshot: OpaquePointer,
    _ size: Size2D,
    _ draw: (inout ControlScene) -> Void
  ) {
    guard target == .gl else {
      drawAll(size, draw)?.append(to: snapshot)
      return
    }
    let pieces = tree.pieces
    guard !tree.isWhole else {
      drawAll(size, draw)?.append(to: snapshot)
      return
    }
    drawsToPixel = false
    append(pieces, by: .identity, isTravelling: false, to: snapshot)
  }

  /// Draws the whole scene by RotaryCairo; nil where there is nothing to see.
  private func drawAll(_ size: Size2D, _ draw: (inout ControlScene) -> Void) -> RenderNode? {
    scene.clear(size: size)
    draw(&scene)
    return renderer.drawnBounds(of: scene).flatMap { area in
      RenderNode(drawn: area, resolution: style.scale) { renderer.draw(scene, into: $0) }
    }
  }

  /// Adds pieces one over the other.
  ///
  /// - Parameters:
  ///   - pieces: the lowest first.
  ///   - transform: from their coordinates to the scene's.
  ///   - isTravelling: whether that changes from frame to frame.
  ///   - snapshot: where to.
  private func append(
    _ pieces: [Piece],
    by transform: Transform3D,
    isTravelling: Bool,
    to snapshot: OpaquePointer
  ) {
    for piece in pieces {
      switch piece {
      case .node(let node): append(node, by: transform, isTravelling, to: snapshot)
      case .widget(let id): drawWidget(id, snapshot)
      case .picture(let picture) where isTravelling && !drawsToPixel:
        let resolution = Swift.max(style.scale, Self.leastResolution)
        picture.texture(in: tree, renderer, resolution: resolution)?
          .append(to: snapshot, by: transform)
      case .picture(let picture):
        picture.still(by: transform, in: tree, renderer, resolution: style.scale)?.append(
          to: snapshot
        )
      }
    }
  }

  /// Adds a node with all inside it, faded and cut off as one picture.
  ///
  /// The transform is given to each texture by itself: GTK 4.8 draws anything else that is turned into a texture
  /// of its own, with a pixel for a point.
  private func append(
    _ node: DrawnNode,
    by parent: Transform3D,
    _ isTravelling: Bool,
    to snapshot: OpaquePointer
  ) {
    guard node.node.opacity > 0, node.node.transform.isFinite else { return }
    let transform = node.node.transform.then(parent)
    let isFaded = node.node.opacity < 1
    if isFaded { gtk_snapshot_push_opacity(snapshot, node.node.opacity) }
    let clip = node.isDivided ? node.clipRect?.placed(by: transform) : nil
    if let clip {
      var bounds = graphene_rect_t(clip)
      gtk_snapshot_push_clip(snapshot, &bounds)
    }
    append(
      node.pieces,
      by: transform,
      isTravelling: isTravelling || node.isTravelling,
      to: snapshot
    )
    if clip != nil { gtk_snapshot_pop(snapshot) }
    if isFaded { gtk_snapshot_pop(snapshot) }
  }
}

extension Rect2D {
  /// Where the rectangle's corners are brought to by a transform of the plane that turns nothing.
  fileprivate func placed(by transform: Transform3D) -> Rect2D? {
    guard let first = transform.project(origin),
      let last = transform.project(Point2D(maxX, maxY))
    else { return nil }
    return Rect2D(corner: first, opposite: last)
  }
}
#endif
