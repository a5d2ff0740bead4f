#if GTK
import CGtk
import Foundation
import Rotary

@testable import RotaryGTK

/// What tests need of a desktop: a display, time that passes, and a hand.
@MainActor
enum Desk {
  /// Whether there is a display; without one nothing of this can be tried.
  nonisolated static var hasDisplay: Bool {
    ProcessInfo.processInfo.environment["DISPLAY"] != nil
  }

  private static let ready: Void = {
    gtk_init()
    for kind in RotaryLibrary.widgets { _ = kind.type }
  }()

  /// Makes GTK ready.
  static func prepare() { ready }

  /// How long a condition is waited for, in seconds.
  private static let patience = 60.0

  /// Lets GLib's loop turn until a condition holds.
  ///
  /// - Parameter condition: is asked again and again.
  /// - Returns: whether it holds; false where it does not within a minute, by which only what hangs is found out.
  static func turn(until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + gint64(patience * 1e6)
    while !condition() {
      guard g_get_monotonic_time() < end else { return false }
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
    }
    return true
  }

  /// Lets a widget's window draw frames, which keeps no time but that of GTK.
  static func drawFrames(_ count: Int, of widget: WidgetPointer) {
    let clock = gtk_widget_get_frame_clock(widget)
    for _ in 0..<count {
      let before = gdk_frame_clock_get_frame_counter(clock)
      gtk_widget_queue_draw(widget)
      _ = turn { gdk_frame_clock_get_frame_counter(clock) > before }
    }
  }

  /// Lets happen all that the mouse or the app has brought about so far.
  ///
  /// GTK keeps a mouse's last move until the next frame, and shows what it opens a frame after it has its place.
  static func settle(_ window: WidgetPointer) {
    gdk_display_sync(gdk_display_get_default())
    drawFrames(3, of: window)
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Whether the mouse was moved since it was put away.
  private static var isHandOut = false

  /// Puts the mouse where no window is, so that none of the windows of other tests comes up under it.
  ///
  /// GTK 4.8 looks half a second later whether what the mouse was over has a tooltip; where a window has gone by then,
  /// it may say something critical, which ends the tests.
  static func putHandAway() {
    guard isHandOut else { return }
    try? hand("mousemove 9999 9999")
    isHandOut = false
    gdk_display_sync(gdk_display_get_default())
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Has the mouse do something, as `xdotool` takes it; its doings come while the loop turns.
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
  /// What holds the widgets.
  let box: WidgetPointer

  /// Shows widgets, one above the other.
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

  /// Takes the window away, and lets what follows from that happen.
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
  /// Tells the control of a pointer, as if GTK had.
  func touch(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
    guard let host else { return }
    host.process(
      .pointer(PointerEvent(phase, id: 0, position: Point2D(x, y), kind: .mouse)),
      at: host.now
    )
  }
}
#endif
