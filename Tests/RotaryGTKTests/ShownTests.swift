#if GTK
import CGtk
import Foundation
import Rotary
import RotaryCairo
import RotaryReplay
import RotaryTestSupport
import Testing

@testable import RotaryGTK

/// Widgets on the screen.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct ShownTests {
  init() { Desk.prepare() }

  @Test func `every control of the catalogue has a widget`() throws {
    #expect(RotaryLibrary.widgets.count == Controls.standard.all.count)
    for (index, control) in Controls.standard.all.enumerated() {
      let widget = try #require(RotaryLibrary.makeWidget(for: control.controlName))
      #expect(widget.widget.type == RotaryLibrary.widgets[index].type)
      // `range-dial` has the type `RotaryRangeDial`.
      let words = control.controlName.split(separator: "-").map { $0.capitalized }.joined()
      #expect(String(cString: g_type_name(widget.widget.type)) == "Rotary" + words)
      #expect(
        widget.setting("scroll-points") != nil || widget.setting("caption") != nil
          || widget.setting("titles") != nil || widget.setting("names") != nil
      )
    }
    #expect(RotaryLibrary.makeWidget(for: "slider") == nil)
  }

  @Test(arguments: Controls.standard.all.map { $0.controlName })
  func `at rest a widget looks as RotaryCairo draws its control`(name: String) throws {
    let widget = try #require(RotaryLibrary.makeWidget(for: name))
    widget.theme = .light
    let window = TestWindow([widget.widget], side: 240)
    defer { window.close() }
    let host = try #require(widget.host)
    // Indeterminate progress never stops.
    if host.core.isMoving { try widget.set("value", to: .number(0.4)) }
    #expect(Desk.turn { !host.core.isMoving })
    let shown = Bitmap(of: widget.widget, in: window.box)
    var scene = ControlScene()
    scene.clear(size: host.core.size)
    host.draw(into: &scene)
    // RotaryCairo's way of drawing text depends on the kind of surface that GTK uses.
    let differences = try [TextDrawing.glyphs, .outlines, .rasters].map { letters in
      let canvas = try Canvas(size: host.core.size, scale: 1)
      let renderer = SceneRenderer(theme: .light, textDrawing: letters)
      try canvas.draw(scene, with: renderer, background: nil)
      return shown.difference(from: Bitmap(canvas))
    }
    #expect(shown.pixels.contains { $0 != 0 })
    #expect(try #require(differences.min()) < 0.002)
  }

  @Test func `a widget asks for the size that its control is best shown in`() throws {
    for kind in RotaryLibrary.widgets {
      let widget = kind.init(WidgetPointer.make(kind.type))
      let size = try #require(widget.host).core.preferredSize
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(
        widget.widget,
        GTK_ORIENTATION_HORIZONTAL,
        -1,
        &minimum,
        &natural,
        nil,
        nil
      )
      #expect(Double(natural) == size.preferred.width)
      #expect(Double(minimum) == size.minimum.width)
    }
  }

  @Test func `at rest no frames are asked for, and in motion they are`() throws {
    let dial = DialWidget()
    let window = TestWindow([dial.widget])
    defer { window.close() }
    let clock = try #require(gtk_widget_get_frame_clock(dial.widget))
    let host = try #require(dial.host)
    dial.setValue(80, animated: true)
    #expect(host.core.isMoving)
    let before = gdk_frame_clock_get_frame_counter(clock)
    #expect(Desk.turn { !host.core.isMoving })
    #expect(dial.value == 80)
    #expect(gdk_frame_clock_get_frame_counter(clock) > before + 1)
    // Another window's frames measure the time, so that a busy machine does not matter.
    let other = TestWindow([gtk_label_new("other")])
    defer { other.close() }
    func frames(duringOthers count: Int) -> Int {
      let last = gdk_frame_clock_get_frame_counter(clock)
      Desk.drawFrames(count, of: other.window)
      return gdk_frame_clock_get_frame_counter(clock) - last
    }
    // One frame may still be pending.
    #expect(Desk.turn { frames(duringOthers: 3) == 0 })
    #expect(frames(duringOthers: 20) == 0)
  }

  @Test func `style sheets know each widget by a name of its own`() {
    var names: Set<String> = []
    for kind in RotaryLibrary.widgets {
      let widget = kind.init(WidgetPointer.make(kind.type))
      names.insert(String(cString: gtk_widget_get_css_name(widget.widget)))
    }
    #expect(names.count == RotaryLibrary.widgets.count)
    #expect(names.contains("rotarydial"))
  }
}

extension Bitmap {
  /// Draws a widget with GTK's Cairo renderer.
  @MainActor
  init(of widget: WidgetPointer, in parent: WidgetPointer) {
    // After a frame, the layout is complete.
    let clock = gtk_widget_get_frame_clock(widget)
    let before = gdk_frame_clock_get_frame_counter(clock)
    gtk_widget_queue_draw(widget)
    _ = Desk.turn { gdk_frame_clock_get_frame_counter(clock) > before }
    let (width, height) = (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(parent, widget, snapshot)
    let node = gtk_snapshot_free_to_node(snapshot)
    let renderer = gsk_cairo_renderer_new()
    gsk_renderer_realize(renderer, nil, nil)
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, Float(width), Float(height))
    let texture = gsk_renderer_render_texture(renderer, node, &area)
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      gdk_texture_download(texture, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(width * 4))
    }
    g_object_unref(UnsafeMutableRawPointer(texture))
    gsk_renderer_unrealize(renderer)
    g_object_unref(UnsafeMutableRawPointer(renderer))
    gsk_render_node_unref(node)
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The root mean square of the difference of two pictures' colours, from 0 to 1.
  func difference(from other: Bitmap) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var sum = 0.0
    for (one, two) in zip(pixels, other.pixels) where one != two {
      for shift: UInt32 in [0, 8, 16, 24] {
        let distance = Double(one >> shift & 0xFF) - Double(two >> shift & 0xFF)
        sum += distance * distance
      }
    }
    return (sum / Double(4 * pixels.count)).squareRoot() / 255
  }
}
#endif
