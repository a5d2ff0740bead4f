#if GTK
import CGtk
import Rotary
import RotaryCairo

/// Draws a control into what GTK shows.
@MainActor
final class SceneDrawing {
  private let renderer = SceneRenderer(textDrawing: .rasters)
  private var scene = ControlScene()

  /// Draws the whole scene by Cairo.
  ///
  /// - Parameters:
  ///   - theme: the colours.
  ///   - size: the control's size.
  ///   - snapshot: a `GtkSnapshot`.
  ///   - draw: draws the control.
  func draw(
    theme: Theme,
    size: Size2D,
    to snapshot: OpaquePointer,
    _ draw: (inout ControlScene) -> Void
  ) {
    renderer.theme = theme
    scene.clear(size: size)
    draw(&scene)
    let margin = renderer.margin(of: scene)
    var area = graphene_rect_t()
    graphene_rect_init(
      &area,
      Float(-margin),
      Float(-margin),
      Float(size.width + 2 * margin),
      Float(size.height + 2 * margin)
    )
    guard let context = gtk_snapshot_append_cairo(snapshot, &area) else { return }
    renderer.draw(scene, into: context)
    cairo_destroy(context)
  }
}
#endif
