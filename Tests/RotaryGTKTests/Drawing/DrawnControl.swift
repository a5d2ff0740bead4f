#if GTK
import CGtk
import Rotary
import RotaryCairo
import RotaryReplay

@testable import RotaryGTK

/// A control that is drawn like its widget, but without a window.
@MainActor
final class DrawnControl<Subject: ConfigurableControl> {
  let host: ControlHost<Subject>
  let drawing = SceneDrawing()
  var theme = Theme.light
  /// The number of pixels per point.
  var scale = 1.0
  private(set) var time = 1.0
  /// The nodes that were drawn for GTK.
  private var given: [OpaquePointer] = []

  init(_ control: Subject) { host = ControlHost(control) }

  /// Draws the node for one of GTK's renderers; nil if it is empty.
  func node(for renderer: PictureRenderer) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    drawing.draw(
      host,
      style: SceneStyle(theme: theme, scale: scale),
      for: renderer.isCairo ? .cairo : .gl,
      to: snapshot
    ) { draw(into: &$0) }
    let node = gtk_snapshot_free_to_node(snapshot)
    // A reference, so that no later node has the same address.
    if let node { given.append(gsk_render_node_ref(node)) }
    return node
  }

  isolated deinit {
    for node in given { gsk_render_node_unref(node) }
  }

  func draw(into scene: inout ControlScene) { host.read { $0.draw(into: &scene) } }

  /// Draws the control with RotaryCairo.
  func reference() -> Pixels {
    var scene = ControlScene(size: host.size)
    draw(into: &scene)
    let renderer = SceneRenderer(theme: theme, textDrawing: .outlines)
    return Pixels(area) { context in
      cairo_scale(context, scale, scale)
      renderer.draw(scene, into: context)
    }
  }

  /// Draws the control with one of GTK's renderers.
  func picture(by renderer: PictureRenderer) -> Pixels {
    guard let node = node(for: renderer) else { return Pixels(area) { _ in } }
    defer { gsk_render_node_unref(node) }
    return renderer.pixels(of: node, in: area)
  }

  /// The control's bounds with a margin, in pixels.
  private var area: Rect2D {
    Rect2D(-24, -24, host.size.width + 48, host.size.height + 48).scaled(by: scale)
  }

  /// Drags a finger around the centre, or diagonally across it.
  ///
  /// Without a throw, the finger stays down.
  ///
  /// - Parameters:
  ///   - isStraight: whether the finger moves in a straight line.
  ///   - isThrown: whether the finger is lifted at the end.
  func drag(isStraight: Bool, isThrown: Bool = false) {
    let (size, middle) = (host.size, host.size.center)
    func touch(_ phase: PointerEvent.Phase, _ step: Int) {
      let way = Double(step - 4) * size.shorterSide * 0.05
      let straight = Point2D(middle.x - way, middle.y + way)
      let round = middle.moved(by: size.shorterSide * 0.36, towards: -0.4 + 0.08 * Double(step))
      put(phase, at: isStraight ? straight : round)
    }
    touch(.down, 0)
    for step in 1...8 {
      time += 1.0 / 60
      touch(.move, step)
    }
    if isThrown { touch(.up, 8) }
  }

  /// Presses a finger on the centre and keeps it down.
  func hold() { put(.down, at: host.size.center) }

  private func put(_ phase: PointerEvent.Phase, at position: Point2D) {
    let event = PointerEvent(phase, id: 1, position: position, kind: .touch)
    _ = host.handle(.pointer(event), at: time)
  }

  /// Advances the time by frames.
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
  /// The nodes that were drawn.
  ///
  /// GTK identifies uploaded textures by a node's address. It keeps a window's nodes until the next frame, but not
  /// those of a picture.
  private var drawn: [OpaquePointer] = []

  /// Makes a renderer; nil without a screen or without OpenGL.
  ///
  /// - Parameter isCairo: whether it draws with Cairo only.
  init?(isCairo: Bool) {
    guard gtk_init_check() != 0, let display = gdk_display_get_default(),
      let surface = gdk_surface_new_toplevel(display)
    else { return nil }
    self.isCairo = isCairo
    self.surface = surface
    renderer = isCairo ? gsk_cairo_renderer_new() : gsk_gl_renderer_new()
    guard gsk_renderer_realize(renderer, surface, nil) != 0 else { return nil }
  }

  isolated deinit {
    for node in drawn { gsk_render_node_unref(node) }
    gsk_renderer_unrealize(renderer)
    g_object_unref(object(renderer))
    gdk_surface_destroy(surface)
  }

  /// Draws a node within a rectangle.
  func pixels(of node: OpaquePointer, in area: Rect2D) -> Pixels {
    drawn.append(gsk_render_node_ref(node))
    var viewport = graphene_rect_t(area)
    var pixels = Pixels(area) { _ in }
    guard let texture = gsk_renderer_render_texture(renderer, node, &viewport) else {
      return pixels
    }
    defer { g_object_unref(object(texture)) }
    let rowLength = gsize(pixels.width * 4)
    pixels.bytes.withUnsafeMutableBufferPointer {
      gdk_texture_download(texture, $0.baseAddress, rowLength)
    }
    return pixels
  }
}

extension OpaquePointer? {
  /// The textures and Cairo recordings in a node.
  ///
  /// This releases the node.
  var drawings: Set<OpaquePointer> {
    guard let self else { return [] }
    defer { gsk_render_node_unref(self) }
    return Self.drawings(of: self)
  }

  private static func drawings(of node: OpaquePointer) -> Set<OpaquePointer> {
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      return (0..<gsk_container_node_get_n_children(node)).reduce(into: []) {
        $0.formUnion(drawings(of: gsk_container_node_get_child(node, $1)))
      }
    case GSK_TRANSFORM_NODE: return drawings(of: gsk_transform_node_get_child(node))
    case GSK_OPACITY_NODE: return drawings(of: gsk_opacity_node_get_child(node))
    case GSK_CLIP_NODE: return drawings(of: gsk_clip_node_get_child(node))
    default: return [node]
    }
  }
}

/// Pixels in Cairo's format, with premultiplied colours.
struct Pixels {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  /// Draws the pixels of a rectangle.
  init(_ area: Rect2D, _ draw: (OpaquePointer) -> Void) {
    width = Int(area.size.width)
    height = Int(area.size.height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    withSurface { surface in
      guard let context = cairo_create(surface) else { return }
      cairo_translate(context, -area.minX, -area.minY)
      draw(context)
      cairo_destroy(context)
    }
  }

  /// Whether all pixels are transparent.
  var isClear: Bool { bytes.allSatisfy { $0 == 0 } }

  /// The root mean square of the difference of two pictures; 1 for black and white.
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
  mutating func write(to path: String) { withSurface { _ = cairo_surface_write_to_png($0, path) } }

  /// Calls a closure with the pixels as a Cairo surface.
  private mutating func withSurface(_ body: (OpaquePointer) -> Void) {
    let (width, height) = (gint(width), gint(height))
    bytes.withUnsafeMutableBufferPointer {
      let surface = cairo_image_surface_create_for_data(
        $0.baseAddress,
        CAIRO_FORMAT_ARGB32,
        width,
        height,
        width * 4
      )
      guard let surface else { return }
      body(surface)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
  }
}
#endif
