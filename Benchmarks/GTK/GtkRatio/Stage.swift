import CGtk
import Rotary
import RotaryCairo
import RotaryGTK

/// The size of the wheel, in points.
let side = 320.0

/// The measured wheel: the twelve months.
let sectors = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December",
].map { Sector($0) }

/// The simplest wheel: RotaryCairo draws all of it in every frame.
@MainActor
final class PlainWheel {
  private var wheel: Wheel
  private let renderer = SceneRenderer(textDrawing: .rasters)
  private var scene = ControlScene()

  init() throws {
    wheel = try Wheel(sectors: sectors)
    wheel.size = Size2D(side, side)
  }

  /// Turns the wheel for longer than a round.
  func turn() {
    wheel.advance(to: now())
    wheel.spin(to: 0, turns: turns, duration: spinSeconds)
  }

  /// Draws the wheel in its current state.
  func draw(into context: OpaquePointer) {
    wheel.advance(to: now())
    scene.clear(size: wheel.size)
    wheel.draw(into: &scene)
    renderer.draw(scene, into: context)
  }
}

/// A window with one widget that counts frames.
@MainActor
final class Stage {
  private let window: UnsafeMutablePointer<GtkWindow>
  private let clock: OpaquePointer

  init?() {
    guard gtk_init_check() != 0, let made = gtk_window_new() else { return nil }
    window = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_default_size(window, gint(side) + 80, gint(side) + 80)
    gtk_window_present(window)
    guard let clock = gtk_widget_get_frame_clock(made) else { return nil }
    self.clock = clock
  }

  /// The name of GTK's renderer.
  var rendererName: String {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native),
      let name = g_type_name(rotary_type_of_instance(UnsafeMutableRawPointer(renderer)))
    else { return "nothing" }
    return String(cString: name)
  }

  /// Shows a widget in the middle.
  func show(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_size_request(widget, gint(side), gint(side))
    gtk_window_set_child(window, widget)
  }

  /// The number of frames so far.
  var frameCount: Int { Int(gdk_frame_clock_get_frame_counter(clock)) }

  /// Waits for a number of frames.
  ///
  /// - Returns: the main thread's seconds per frame.
  func run(frames: Int) -> Double {
    let (first, begin) = (frameCount, threadSeconds())
    while frameCount < first + frames { g_main_context_iteration(nil, 1) }
    return (threadSeconds() - begin) / Double(frameCount - first)
  }

  /// Waits for some time.
  ///
  /// - Returns: the number of frames.
  func wait(seconds: Double) -> Int {
    let (first, end) = (frameCount, now() + seconds)
    let timer = g_timeout_add(100, { _ in 1 }, nil)
    while now() < end { g_main_context_iteration(nil, 1) }
    g_source_remove(timer)
    return frameCount - first
  }
}
