#if Pictures
import CCairo
import Rotary

/// Draws scenes with Cairo, and keeps what the next frame can use again.
///
/// Keep one for each window or moving picture: laid-out text and loaded pictures stay in it, so
/// that a wheel that turns lays out no text. It may go from thread to thread, but only one at a
/// time may use it.
public final class SceneRenderer {
  /// The colours behind the roles; a change takes effect with the next drawing.
  public var theme: Theme

  /// How letters get onto the surface, by default `.glyphs`.
  public var textDrawing: TextDrawing

  /// Where pictures with a relative path are looked for; nil, the default, is the working
  /// directory of the process.
  public var imageFolder: String? {
    get { images.folder }
    set { images.folder = newValue }
  }

  let texts: TextLayoutCache
  let images = ImageCache()

  /// Makes a renderer with nothing kept yet.
  ///
  /// - Parameters:
  ///   - theme: the colours behind the roles.
  ///   - families: the font families behind the faces.
  ///   - textDrawing: how letters get onto the surface.
  public init(
    theme: Theme = .light,
    families: FontFamilies = FontFamilies(),
    textDrawing: TextDrawing = .glyphs
  ) {
    self.theme = theme
    self.textDrawing = textDrawing
    texts = TextLayoutCache(families: families)
  }

  /// Draws a scene over what the surface already has.
  ///
  /// One point of the scene is one unit of the context's matrix as it is now; nothing is cut off
  /// at the scene's size. The context's state is afterwards as before, but for its path.
  ///
  /// - A node whose transform or opacity is not finite is left out, with all inside it.
  /// - What lies behind the eye of a perspective is cut away.
  ///
  /// - Parameters:
  ///   - scene: what to draw.
  ///   - context: a `cairo_t`.
  public func draw(_ scene: ControlScene, into context: OpaquePointer) {
    paint(on: context) { $0.draw(scene) }
  }

  /// Draws one node of a scene, with all inside it: what a host keeps as a picture of its own, to move it
  /// without drawing it anew.
  ///
  /// What is around the node neither fades it nor cuts it off; all else is as for ``draw(_:into:)``.
  ///
  /// - Parameters:
  ///   - id: the node's name; it may be inside a fragment.
  ///   - scene: where the node is.
  ///   - transform: from the node's own coordinates to the context's units, in the place of its own
  ///     transform and of those around it; then the node's own opacity is left out too, as both are what the
  ///     host moves. Default nil: the node is drawn where it stands in the scene, as opaque as it is.
  ///   - context: a `cairo_t`.
  /// - Returns: whether the node is in the scene; otherwise nothing is drawn.
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

  /// Lends a painter for a context, whose state is afterwards as before.
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

  /// How far, in pixels, a curve drawn as short lines may lie from the true one.
  ///
  /// Cairo's own default; half of what can be seen on a surface with 4 × 4 steps a pixel.
  static let tolerance = 0.1
}

/// How letters get onto a surface.
public enum TextDrawing: Equatable, Sendable {
  /// By the font's glyphs: text stays text in a PDF, and what stands upright is cheapest.
  ///
  /// On a surface of pixels Cairo before 1.17.4 puts each letter on a whole pixel, so that the
  /// letters of a label that turns shake a little.
  case glyphs

  /// By their outlines: each letter exactly where it belongs. The best for a single picture.
  case outlines

  /// By a picture of each label at twice the resolution, kept from frame to frame.
  ///
  /// As steady as outlines at less than half the cost, for labels that turn or move on a surface
  /// of pixels. What such a picture cannot show (gradients, shearing) is drawn by outlines.
  case rasters
}

/// The font families behind the faces of a text style, as fontconfig knows them.
public struct FontFamilies: Equatable, Sendable {
  /// For `.interface`, by default "sans-serif": what the user has chosen.
  public var interface: String
  /// For `.monospaced`, by default "monospace".
  public var monospaced: String

  /// Names families; several, in order of preference, with commas between.
  public init(interface: String = "sans-serif", monospaced: String = "monospace") {
    self.interface = interface
    self.monospaced = monospaced
  }
}
#endif
