#if GTK
import CGtk
import Rotary
import RotaryCairo

/// The style of a drawing; after a change, everything is drawn again.
struct SceneStyle: Equatable {
  /// The colour of each role.
  var theme: Theme
  /// The number of pixels per point.
  ///
  /// GTK 4.8 supports only whole numbers; GTK 4.12 has `gdk_surface_get_scale`.
  var scale: Double
}

/// Draws a control into a `GtkSnapshot`.
///
/// | | at rest | during a motion |
/// |---|---|---|
/// | GL renderer | one GTK node, drawn by RotaryCairo and kept | such a node for each run of nodes without motion; a texture for each moving subtree, with only its transform and opacity updated |
/// | Cairo renderer | the same | RotaryCairo draws everything in each frame |
/// | with widgets inside | one node for each run between widgets, drawn in place | GL: as without widgets; Cairo: as at rest |
///
/// Text is drawn as outlines at its exact position, because RotaryCairo caches label images only for image surfaces,
/// and GTK's recording surface is none. Drawing everything into an image in each frame is slower: GTK copies it.
@MainActor
final class SceneDrawing {
  /// The kind of GTK's renderer.
  enum Renderer {
    /// Draws with Cairo only.
    case cairo
    /// Draws with the graphics card.
    case gl
  }

  /// The minimum number of pixels per point of a texture, because rotated textures are resampled.
  private static let minimumResolution = 2.0

  private let renderer = SceneRenderer(textDrawing: .outlines)
  let tree = NodeTree()
  private var style = SceneStyle(theme: .light, scale: 1)
  private var scene = ControlScene()
  /// The whole control at rest; nil until it is drawn.
  private(set) var restNode: RenderNode?
  /// Draws the widget that replaces a node; called with the node and a `GtkSnapshot`.
  var drawWidget: (NodeID, OpaquePointer) -> Void = { _, _ in }
  /// Whether every picture is drawn in place, and none as a texture.
  private var drawsToPixel = false

  /// The nodes that widgets replace; if there are any, the rest is always drawn in parts, also at rest and by the Cairo
  /// renderer.
  var embedded: Set<NodeID> {
    get { tree.embedded }
    set { tree.embedded = newValue }
  }

  /// Releases everything drawn, because the widget is no longer visible.
  func releasePictures() {
    restNode = nil
    tree.releasePictures()
  }

  /// Draws a control in its present state.
  ///
  /// - Parameters:
  ///   - core: the control.
  ///   - style: the colours and the scale.
  ///   - target: GTK's renderer.
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
    guard !tree.mustDrawWhole else {
      drawAll(size, draw)?.append(to: snapshot)
      return
    }
    drawsToPixel = false
    append(pieces, by: .identity, isTravelling: false, to: snapshot)
  }

  /// Draws the whole scene with RotaryCairo; nil if it is empty.
  private func drawAll(_ size: Size2D, _ draw: (inout ControlScene) -> Void) -> RenderNode? {
    scene.clear(size: size)
    draw(&scene)
    return renderer.drawnBounds(of: scene).flatMap { area in
      RenderNode(drawn: area, resolution: style.scale) { renderer.draw(scene, into: $0) }
    }
  }

  /// Adds pieces to a snapshot.
  ///
  /// - Parameters:
  ///   - pieces: the pieces, the rearmost first.
  ///   - transform: from their coordinates to the scene's.
  ///   - isTravelling: whether the transform changes between frames.
  ///   - snapshot: a `GtkSnapshot`.
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
        let resolution = Swift.max(style.scale, Self.minimumResolution)
        picture.textureNode(in: tree, renderer, resolution: resolution)?
          .append(to: snapshot, by: transform)
      case .picture(let picture):
        picture.placedNode(by: transform, in: tree, renderer, resolution: style.scale)?.append(
          to: snapshot
        )
      }
    }
  }

  /// Adds a node and its subtree, faded and clipped as a group.
  ///
  /// Each texture gets the transform separately, because GTK 4.8 renders any other transformed content into an
  /// intermediate texture with one pixel per point.
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
  /// The rectangle, transformed by a 2D transform without rotation; nil if a corner cannot be projected.
  fileprivate func placed(by transform: Transform3D) -> Rect2D? {
    guard let first = transform.project(origin),
      let last = transform.project(Point2D(maxX, maxY))
    else { return nil }
    return Rect2D(corner: first, opposite: last)
  }
}
#endif
