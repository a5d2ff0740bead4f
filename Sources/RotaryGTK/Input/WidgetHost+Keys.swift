#if GTK
import CGtk
import Rotary

// Keys and focus.
extension WidgetHost {
  /// Handles the keys that the control uses.
  ///
  /// All others propagate.
  ///
  /// This happens in the capture phase, so that the accessible child widgets never handle a key. The app's widgets in
  /// cells receive keys before the control.
  func listenToKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connectKey(keys, "key-pressed") { [weak self] value, state in
      // GTK removes the focus from a hidden widget one frame later, and until then sends it keys.
      guard let self, gtk_widget_is_visible(widget) != 0, receivesKeysFirst, let key = Key(value)
      else { return false }
      endMomentum()
      return process(.key(key, Modifiers(state)), at: now) == .handled
    }
    gtk_widget_add_controller(widget, keys)
  }

  /// Informs the control when it gets or loses the keyboard focus.
  func listenToFocus() {
    guard let focus = gtk_event_controller_focus_new() else { return }
    listen(focus, "enter") { [weak self] in self?.updateFocus() }
    listen(focus, "leave") { [weak self] in self?.focusLeft() }
    gtk_widget_add_controller(widget, focus)
  }

  /// Shows the focus when GTK does, which it does not after a click.
  ///
  /// GTK hides the focus after three seconds without a key. The control shows it until the focus moves, because a menu
  /// that was opened by a key closes then.
  func updateFocus() {
    let shown = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    let flags = gtk_widget_get_state_flags(widget).rawValue
    // The focus may have moved to a child widget.
    if showsFocus, flags & GTK_STATE_FLAG_FOCUSED.rawValue == 0 { focusLeft() }
    guard !showsFocus, flags & shown == shown else { return }
    showsFocus = true
    process(.focus(true), at: now)
  }

  private func focusLeft() {
    showsFocus = false
    process(.focus(false), at: now)
  }
}

extension Key {
  /// The last control character or space.
  private static let lastUnprintable: UInt32 = 0x20

  /// Converts one of GDK's keys; nil if no control uses it.
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
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)),
        scalar.value > Self.lastUnprintable
      else { return nil }
      self = .character(scalar)
    }
  }
}
#endif
