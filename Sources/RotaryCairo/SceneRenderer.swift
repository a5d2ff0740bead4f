#if Pictures
import CCairo
import Rotary

/// Draws scenes with Cairo, and keeps data for the next frame.
///
/// Keep one for each window or moving picture. It caches text layouts and images, so that a turning wheel lays out no
/// text. Only one thread at a time may use it.
public final class SceneRenderer {
  /// The colours of the roles.
  ///
  /// A change applies to the next drawing.
  public var theme: Theme

  /// The way of drawing letters, by default `.glyphs`.
  public var textDrawing: TextDrawing

  /// The folder of images with a relative path; nil, the default, is the working directory of the process.
  public var imageFolder: String? {
    get { images.folder }
    set { images.folder = newValue }
  }

  let texts: TextLayoutCache
  let images = ImageCache()

  /// Makes a renderer with empty caches.
  ///
  /// - Parameters:
  ///   - theme: the colours of the roles.
  ///   - families: the font families.
  ///   - textDrawing: the way of drawing letters.
  public init(
    theme: Theme = .light,
    families: FontFamilies = FontFamilies(),
    textDrawing: TextDrawing = .glyphs
  ) {
    self.theme = theme
    self.textDrawing = textDrawing
    texts = TextLayoutCache(families: families)
  }

  /// Draws a scene over the surface's content.
  ///
  /// A point of the scene is a unit of the context's current matrix. The scene is not clipped to its size. The context
  /// keeps its state, except for the path.
  ///
  /// - A node whose transform or opacity is not finite is skipped, with its descendants.
  /// - Parts behind the eye of a perspective are cut away.
  ///
  /// - Parameters:
  ///   - scene: the scene to draw.
  ///   - context: a `cairo_t`.
  public func draw(_ scene: ControlScene, into context: OpaquePointer) {
    paint(on: context) { $0.draw(scene) }
  }

  /// Draws a node of a scene and its descendants, for a host that keeps a picture of the node and moves it without
  /// redrawing.
  ///
  /// Ancestors neither fade nor clip the node. Apart from that, the method works like ``draw(_:into:)``.
  ///
  /// - Parameters:
  ///   - id: the node's name. The node may be inside a fragment.
  ///   - scene: the scene of the node.
  ///   - transform: the transform from the node's coordinates to the context's units. It replaces the transforms of the
  ///     node and its ancestors, and the node's opacity is ignored, because the host applies both. Default nil: the
  ///     node has its transform and opacity in the scene.
  ///   - context: a `cairo_t`.
  /// - Returns: whether the node is in the scene. Otherwise nothing is drawn.
  @discardableResult
  public func draw(
    _ id: NodeID,
    of scene: ControlScene,
    by transform: Transform3D? = nil,
    into context: OpaquePointer
  ) -> Bool {
    scene.withNode(id) { nodes, index, parent in
      paint(on: context) { painter in
        if let transform {
          painter.draw(nodes, index, by: transform)
        } else {
          painter.draw(nodes, index, in: parent)
        }
      }
    }
  }

  /// Calls `body` with a painter for a context, and restores the context's state.
  private func paint(on context: OpaquePointer, _ body: (ScenePainter) -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let base = Transform2D(matrix)
    guard base.isUsable else { return }
    texts.beginFrame()
    cairo_save(context)
    cairo_new_path(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_tolerance(context, Self.tolerance)
    cairo_set_miter_limit(context, StrokeOutline.miterLimit)
    cairo_set_dash(context, nil, 0, 0)
    body(ScenePainter(context: context, base: base, renderer: self))
    cairo_new_path(context)
    cairo_restore(context)
  }

  /// The maximum distance, in pixels, between a curve and the short lines that represent it.
  ///
  /// This is Cairo's default, and half of the smallest visible distance on a surface with 4 × 4 samples per pixel.
  static let tolerance = 0.1
}

/// A way of drawing letters.
public enum TextDrawing: Equatable, Sendable {
  /// With the font's glyphs. Text stays text in a PDF, and upright text is cheapest.
  ///
  /// On a surface of pixels, Cairo before 1.17.4 places each letter at a whole pixel, so that the letters of a turning
  /// label shake slightly.
  case glyphs

  /// With outlines, each letter at its exact position. This is the best way for a single picture.
  case outlines

  /// With an image of each label at twice the resolution, kept from frame to frame.
  ///
  /// It is as steady as outlines at less than half the cost, for labels that move on a surface of pixels. Gradients and
  /// sheared labels are drawn with outlines.
  case rasters
}

/// The font families of a text style, with the names of fontconfig.
public struct FontFamilies: Equatable, Sendable {
  /// The family of `.interface`, by default "sans-serif", which is the user's choice.
  public var interface: String
  /// The family of `.monospaced`, by default "monospace".
  public var monospaced: String

  /// Makes a set of families.
  ///
  /// A list in order of preference is separated by commas.
  public init(interface: String = "sans-serif", monospaced: String = "monospace") {
    self.interface = interface
    self.monospaced = monospaced
  }
}
#endif
