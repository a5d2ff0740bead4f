#if GTK
import CGtk
import Foundation
import Rotary

@testable import RotaryGTK

/// A desktop for tests: a display, a main loop, and a mouse.
@MainActor
enum Desk {
  /// Whether there is a display, which these tests need.
  nonisolated static var hasDisplay: Bool {
    ProcessInfo.processInfo.environment["DISPLAY"] != nil
  }

  private static let ready: Void = {
    gtk_init()
    for kind in RotaryLibrary.widgets { _ = kind.type }
  }()

  /// Initialises GTK.
  static func prepare() { ready }

  /// The maximum time to wait for a condition, in seconds.
  private static let patience = 60.0

  /// Runs GLib's loop until a condition holds.
  ///
  /// - Parameter condition: called repeatedly.
  /// - Returns: whether it holds within a minute, which is long enough for any busy machine.
  static func turn(until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + gint64(patience * 1e6)
    while !condition() {
      guard g_get_monotonic_time() < end else { return false }
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
    }
    return true
  }

  /// Draws frames of a widget's window, as fast as GTK does.
  static func drawFrames(_ count: Int, of widget: WidgetPointer) {
    let clock = gtk_widget_get_frame_clock(widget)
    for _ in 0..<count {
      let before = gdk_frame_clock_get_frame_counter(clock)
      gtk_widget_queue_draw(widget)
      _ = turn { gdk_frame_clock_get_frame_counter(clock) > before }
    }
  }

  /// Handles all pending effects of the mouse and the app.
  ///
  /// GTK delays the last motion of a mouse until the next frame, and shows a popover one frame after it is placed.
  static func settle(_ window: WidgetPointer) {
    gdk_display_sync(gdk_display_get_default())
    drawFrames(3, of: window)
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Whether the mouse was moved since ``putHandAway()``.
  private static var isHandOut = false

  /// Moves the mouse outside all windows, so that no window of another test opens under it.
  ///
  /// After half a second, GTK 4.8 queries a tooltip under the mouse. If the window is closed by then, GTK may log a
  /// critical warning, which ends the tests.
  static func putHandAway() {
    guard isHandOut else { return }
    try? hand("mousemove 9999 9999")
    isHandOut = false
    gdk_display_sync(gdk_display_get_default())
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Performs mouse actions in the syntax of `xdotool`; the events arrive while the loop runs.
  static func hand(_ doings: String) throws {
    isHandOut = true
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = doings.split(separator: " ").map { String($0) }
    try process.run()
    _ = turn { !process.isRunning }
  }
}

/// A window with widgets in it, at the screen's upper left corner.
@MainActor
final class TestWindow {
  let window: WidgetPointer
  /// The box with the widgets.
  let box: WidgetPointer

  /// Shows widgets in a column.
  init(_ widgets: [WidgetPointer], side: Int32 = 240) {
    Desk.prepare()
    window = gtk_window_new()
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_window_set_decorated(window.asWindow, 0)
    gtk_window_set_child(window.asWindow, box)
    for widget in widgets {
      gtk_widget_set_size_request(widget, side, side)
      gtk_box_append(box.asBox, widget)
    }
    gtk_window_present(window.asWindow)
    let isShown = Desk.turn {
      widgets.allSatisfy { gtk_widget_get_mapped($0) != 0 && gtk_widget_get_width($0) > 0 }
    }
    precondition(isShown, "the window is not shown")
  }

  /// Closes the window, and handles the effects.
  func close() {
    Desk.putHandAway()
    gtk_window_destroy(window.asWindow)
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  var asWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }

  var asBox: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self)
  }
}

extension RotaryWidget {
  /// Sends a pointer event to the control, as GTK would.
  func touch(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
    guard let host else { return }
    host.process(
      .pointer(PointerEvent(phase, id: 0, position: Point2D(x, y), kind: .mouse)),
      at: host.now
    )
  }
}
#endif
