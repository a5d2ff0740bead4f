#if GTK
import CGtk
import Rotary
import RotaryCairo
import RotaryGallery
import RotaryReplay

@testable import RotaryGTK

/// A control that is drawn as its widget is, without a window.
@MainActor
final class DrawnControl<Subject: ConfigurableControl> {
  let host: ControlHost<Subject>
  let drawing = SceneDrawing()
  var theme = Theme.light
  /// How many pixels a point has.
  var scale = 1.0
  private(set) var time = 1.0

  init(_ control: Subject) { host = ControlHost(control) }

  /// What GTK is given, for one of its renderers; nil where that is nothing.
  func node(for renderer: PictureRenderer) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()!
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    drawing.draw(
      host,
      style: SceneStyle(theme: theme, scale: scale),
      for: renderer.isCairo ? .cairo : .gl,
      to: snapshot
    ) { draw(into: &$0) }
    return gtk_snapshot_free_to_node(snapshot)
  }

  func draw(into scene: inout ControlScene) { host.read { $0.draw(into: &scene) } }

  /// What RotaryCairo draws of it, with its letters as outlines.
  func reference() -> Pixels {
    var scene = ControlScene(size: host.size)
    draw(into: &scene)
    let renderer = SceneRenderer(theme: theme, textDrawing: .outlines)
    return Pixels(area) { context in
      cairo_scale(context, scale, scale)
      renderer.draw(scene, into: context)
    }
  }

  /// What one of GTK's renderers makes of it.
  func picture(by renderer: PictureRenderer) -> Pixels {
    guard let node = node(for: renderer) else { return Pixels(area) { _ in } }
    defer { gsk_render_node_unref(node) }
    return renderer.pixels(of: node, in: area)
  }

  /// The control with room around it, in pixels.
  private var area: Rect2D {
    Rect2D(-24, -24, host.size.width + 48, host.size.height + 48).scaled(by: scale)
  }

  /// Has a finger go round the middle, or straight down through it, and let go.
  func throwIt(isStraight: Bool, frames: Int = 4) {
    let (size, middle) = (host.size, host.size.center)
    func touch(_ phase: PointerEvent.Phase, _ step: Int) {
      let round = middle.moved(by: size.shorterSide * 0.36, towards: -0.4 + 0.08 * Double(step))
      let way = Double(step - 4) * size.shorterSide * 0.05
      let straight = Point2D(middle.x - way, middle.y + way)
      let place = isStraight ? straight : round
      _ = host.handle(
        .pointer(PointerEvent(phase, id: 1, position: place, kind: .touch)), at: time
      )
    }
    touch(.down, 0)
    for step in 1...8 {
      time += 1.0 / 60
      touch(.move, step)
    }
    touch(.up, 8)
    advance(frames: frames)
  }

  /// Has a finger press the middle.
  func tap(frames: Int = 8) {
    for phase in [PointerEvent.Phase.down, .up] {
      let press = PointerEvent(phase, id: 1, position: host.size.center, kind: .touch)
      _ = host.handle(.pointer(press), at: time)
      time += 0.05
    }
    advance(frames: frames)
  }

  /// Has time pass.
  func advance(frames: Int) {
    for _ in 0..<frames {
      time += 1.0 / 60
      host.advance(to: time)
    }
  }
}

extension Rect2D {
  fileprivate func scaled(by scale: Double) -> Rect2D {
    Rect2D(minX * scale, minY * scale, size.width * scale, size.height * scale)
  }
}

/// One of GTK's renderers, for pictures without a window.
@MainActor
final class PictureRenderer {
  let isCairo: Bool
  private let renderer: OpaquePointer
  private let surface: OpaquePointer
  /// What was drawn. GTK finds what it has uploaded by a node's address, and keeps the nodes of a window until
  /// the next frame is drawn, but not those of a picture.
  private var drawn: [OpaquePointer] = []

  /// Makes a renderer; nil without a screen, or without OpenGL.
  ///
  /// - Parameter isCairo: whether it draws with Cairo alone.
  init?(isCairo: Bool) {
    guard gtk_init_check() != 0, let display = gdk_display_get_default(),
      let surface = gdk_surface_new_toplevel(display)
    else { return nil }
    self.isCairo = isCairo
    self.surface = surface
    if isCairo {
      renderer = gsk_cairo_renderer_new()
      gsk_renderer_realize(renderer, surface, nil)
    } else {
      // GTK asks for the variable once.
      g_setenv("GSK_RENDERER", "gl", 1)
      renderer = gsk_renderer_new_for_surface(surface)
    }
    guard isCairo == isCairoRenderer(renderer) else { return nil }
  }

  isolated deinit {
    for node in drawn { gsk_render_node_unref(node) }
    gsk_renderer_unrealize(renderer)
    g_object_unref(object(renderer))
    gdk_surface_destroy(surface)
  }

  /// What it makes of a node within a rectangle.
  func pixels(of node: OpaquePointer, in area: Rect2D) -> Pixels {
    drawn.append(gsk_render_node_ref(node))
    var viewport = graphene_rect_t(area)
    let texture = gsk_renderer_render_texture(renderer, node, &viewport)!
    defer { g_object_unref(object(texture)) }
    var pixels = Pixels(area) { _ in }
    let rowLength = gsize(pixels.width * 4)
    pixels.bytes.withUnsafeMutableBytes { bytes in
      gdk_texture_download(
        texture,
        bytes.baseAddress!.assumingMemoryBound(to: UInt8.self),
        rowLength
      )
    }
    return pixels
  }
}

/// Pixels as Cairo has them, their colours multiplied by their opacity.
struct Pixels {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  /// Draws pixels of a rectangle.
  init(_ area: Rect2D, _ draw: (OpaquePointer) -> Void) {
    width = Int(area.size.width)
    height = Int(area.size.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let surface = cairo_image_surface_create_for_data(
        memory.baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        gint(area.size.width), gint(area.size.height), gint(area.size.width) * 4
      )
      let context = cairo_create(surface)!
      cairo_translate(context, -area.minX, -area.minY)
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
    self.bytes = bytes
  }

  /// The root of the mean square of what two pictures differ by; 1 for black and white.
  func difference(from other: Pixels) -> Double {
    guard bytes.count == other.bytes.count, !bytes.isEmpty else { return .infinity }
    var total = 0.0
    for index in bytes.indices {
      let part = Double(Int(bytes[index]) - Int(other.bytes[index])) / 255
      total += part * part
    }
    return (total / Double(bytes.count)).squareRoot()
  }

  /// Writes a PNG file.
  func write(to path: String) {
    var copy = bytes
    copy.withUnsafeMutableBytes { memory in
      let surface = cairo_image_surface_create_for_data(
        memory.baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, gint(width),
        gint(height), gint(width) * 4
      )
      cairo_surface_write_to_png(surface, path)
      cairo_surface_destroy(surface)
    }
  }
}
#endif
