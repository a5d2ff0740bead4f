#if GTK
import CGtk
import Rotary

// Keys, focus, and what scrolls.
extension WidgetHost {
  /// Takes the keys that mean something to the control; all others go on.
  func listenToKeys() {
    let keys = gtk_event_controller_key_new()
    let call: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, value, _, state, data in
      guard let key = Key(value) else { return 0 }
      let modifiers = Modifiers(state)
      return WidgetHost.with(data?.assumingMemoryBound(to: GtkWidget.self)) {
        $0.take(.key(key, modifiers), at: $0.now) == .handled ? 1 : 0
      } ?? 0
    }
    add(keys, "key-pressed", unsafeBitCast(call, to: GCallback.self))
  }

  /// Has the control know whether it has the keyboard, and shows it.
  func listenToFocus() {
    let focus = gtk_event_controller_focus_new()
    let enter: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      WidgetHost.with(data?.assumingMemoryBound(to: GtkWidget.self)) { $0.focusChanged(to: true) }
    }
    let leave: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      WidgetHost.with(data?.assumingMemoryBound(to: GtkWidget.self)) { $0.focusChanged(to: false) }
    }
    let data = UnsafeMutableRawPointer(focus)
    g_signal_connect_data(data, "enter", unsafeBitCast(enter, to: GCallback.self), widget, nil, GConnectFlags(0))
    add(focus, "leave", unsafeBitCast(leave, to: GCallback.self))
  }

  private func focusChanged(to hasFocus: Bool) { take(.focus(hasFocus), at: now) }

  /// Takes a wheel's notches and a trackpad's movements; what the control declines scrolls what is around.
  func listenToScrolling() {
    let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    let call: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
      controller, x, y, data in
      let event = gtk_event_controller_get_current_event(controller)
      let isStepped = event.map { gdk_scroll_event_get_direction($0) != GDK_SCROLL_SMOOTH } ?? true
      return WidgetHost.with(data?.assumingMemoryBound(to: GtkWidget.self)) {
        $0.scrolled(x, y, isStepped: isStepped) ? 1 : 0
      } ?? 0
    }
    add(scroll, "scroll", unsafeBitCast(call, to: GCallback.self))
  }

  /// How many points GTK's unit of a trackpad is: what `GtkScrolledWindow` scrolls by it at least.
  private static let surfaceUnit = 10.0

  private func scrolled(_ x: Double, _ y: Double, isStepped: Bool) -> Bool {
    let input: Input =
      isStepped
      ? .scroll(x: 3 * x, y: 3 * y, unit: .lines)
      : .scroll(x: Self.surfaceUnit * x, y: Self.surfaceUnit * y, unit: .points)
    return take(input, at: now) == .handled
  }

  private func add(_ controller: OpaquePointer?, _ signal: String, _ callback: GCallback?) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), signal, callback, widget, nil, GConnectFlags(0)
    )
    gtk_widget_add_controller(widget, controller)
  }
}

extension Key {
  /// What one of GDK's keys means; nil for one that means nothing to any control.
  init?(_ value: guint) {
    switch Int32(bitPattern: value) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_BackSpace: self = .backspace
    case GDK_KEY_Escape: self = .escape
    default:
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value > 0x20 else {
        return nil
      }
      self = .character(scalar)
    }
  }
}
#endif
