#if GTK && DEBUG
import CGtk
import Foundation
import Rotary
@testable import RotaryGTK

/// Opens and closes a number of windows, each with another kind of widget, which a finger turns for some frames; prints
/// the number of remaining hosts, and the megabytes that the second half of the windows used.
@MainActor
func openWindows(_ count: Int) {
  gtk_init()
  var hosts: [Weak] = []
  var memory: [Double] = []
  for round in 1...Swift.max(count, 2) {
    let kind = RotaryLibrary.widgets[round % RotaryLibrary.widgets.count]
    let widget = kind.init(WidgetPointer.make(kind.type))
    widget.onValueChanged { _ = $0.widget }
    hosts.append(Weak(host: widget.host))
    // A control that accepts this value then turns continuously; the others ignore it.
    try? widget.set("value", to: .text("indeterminate"))
    open(widget)
    memory.append(megabytes)
  }
  while g_main_context_iteration(nil, 0) != 0 {}
  let left = hosts.filter { $0.host != nil }.count
  // The least memory of a quarter, because that after a single window varies by megabytes.
  let quarter = memory.count / 4
  let (early, late) = (memory[quarter..<2 * quarter].min() ?? 0, memory.suffix(quarter).min() ?? 0)
  say("windows", "{\"hosts\":\(left),\"megabytes\":\(late - early)}")
}

private struct Weak {
  weak var host: WidgetHost?
}

/// Shows a widget, moves a finger in a circle on it, one step per frame, and lifts the finger.
@MainActor
private func open(_ control: RotaryWidget) {
  guard let window = gtk_window_new() else { return }
  let widget = control.widget
  let top = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
  gtk_widget_set_size_request(widget, 120, 120)
  gtk_window_set_child(top, widget)
  gtk_window_present(top)
  while gtk_widget_get_mapped(widget) == 0 || gtk_widget_get_width(widget) == 0 {
    g_main_context_iteration(nil, 1)
  }
  let phases = [PointerEvent.Phase.down] + Array(repeating: .move, count: 3) + [.up]
  for (step, phase) in phases.enumerated() {
    if let host = control.host {
      let spot = host.core.size.center.moved(by: 40, towards: 0.2 * Double(step))
      host.process(.pointer(PointerEvent(phase, id: 1, position: spot, kind: .touch)), at: host.now)
    }
    drawFrame(of: widget)
  }
  drawFrame(of: widget)
  gtk_window_destroy(top)
  while g_main_context_iteration(nil, 0) != 0 {}
}

/// Waits until a widget has drawn a frame.
@MainActor
private func drawFrame(of widget: WidgetPointer) {
  let clock = gtk_widget_get_frame_clock(widget)
  let first = gdk_frame_clock_get_frame_counter(clock)
  gtk_widget_queue_draw(widget)
  while gdk_frame_clock_get_frame_counter(clock) <= first { g_main_context_iteration(nil, 1) }
}

/// The memory of the process.
private var megabytes: Double {
  let parts = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
    separator: " "
  )
  return (parts.flatMap { Double($0[1]) } ?? 0) * 4096 / 1e6
}
#endif
