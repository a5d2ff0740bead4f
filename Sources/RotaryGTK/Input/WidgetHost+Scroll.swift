#if GTK
import CGtk
import Rotary

// Mouse wheels and trackpads; what the control declines scrolls what lies around.
extension WidgetHost {
  /// Begins to follow what is scrolled over the widget.
  func listenToScrolling() {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
      return
    }
    listen(scroll, "scroll-begin") { [weak self] in self?.beginScroll() }
    // `scroll` names the controller, which is alive while it asks.
    askScroll(scroll, "scroll") { [weak self] x, y in
      let event = gtk_event_controller_get_current_event(scroll)
      let isWheel = event.map { gdk_scroll_event_get_unit($0) == GDK_SCROLL_UNIT_WHEEL } ?? true
      return self?.scroll(x, y, isWheel: isWheel) ?? false
    }
    listen(scroll, "scroll-end") { [weak self] in self?.endScroll() }
    gtk_widget_add_controller(widget, scroll)
  }

  /// How many lines of text a notch of a mouse wheel is.
  ///
  /// Three, as browsers have it.
  private static let linesPerNotch = 3.0

  /// How many points one of a trackpad's units scrolls.
  ///
  /// 2.5, as `GtkScrolledWindow` has it, so that a control moves as the list around it does.
  private static let pointsPerUnit = 2.5

  private func beginScroll() {
    isScrolling = true
    take(.scroll(x: 0, y: 0, phase: .began), at: now)
  }

  private func scroll(_ x: Double, _ y: Double, isWheel: Bool) -> Bool {
    let scale = isWheel ? Self.linesPerNotch : Self.pointsPerUnit
    let input = Input.scroll(
      x: scale * x,
      y: scale * y,
      unit: isWheel ? .lines : .points,
      phase: isScrolling ? .changed : .unknown
    )
    return take(input, at: now) == .handled
  }

  private func endScroll() {
    isScrolling = false
    take(.scroll(x: 0, y: 0, phase: .ended), at: now)
  }
}
#endif
