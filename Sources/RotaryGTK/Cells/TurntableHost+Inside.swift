#if GTK
import CGtk
import Rotary

/// A pointer that came down on a widget in a cell which can be pressed itself, such as a button.
struct PressInside {
  /// The finger's sequence; the mouse has none.
  var sequence: OpaquePointer?
  /// Where it came down.
  var start: Point2D
  /// Whether the control handled it at once, before it moved.
  var isHandled: Bool
}

// Pointers and keys that may be for a widget in a cell.
extension TurntableHost {
  /// Whether the keyboard is with a widget in a cell.
  var hasFocusInside: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Sees the end of a press before the widget in the cell does, and takes the keys that this leaves.
  func listenInside() {
    guard let raw = gtk_event_controller_legacy_new(), let keys = gtk_event_controller_key_new()
    else { return }
    gtk_event_controller_set_propagation_phase(raw, GTK_PHASE_CAPTURE)
    ask(raw, "event") { [weak self] event in
      self?.seeEnd(event)
      return false
    }
    gtk_widget_add_controller(widget, raw)
    askKey(keys, "key-pressed") { [weak self] value, state in
      guard let self, hasFocusInside, let key = Key(value) else { return false }
      return take(.key(key, Modifiers(state)), at: now) == .handled
    }
    gtk_widget_add_controller(widget, keys)
  }

  /// A pointer that was not dragged is the widget's in the cell, and presses no item.
  private func seeEnd(_ event: OpaquePointer) {
    var sequence: OpaquePointer?
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_END: sequence = gdk_event_get_event_sequence(event)
    case GDK_BUTTON_RELEASE
    where gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY): break
    default: return
    }
    guard let id = pressesInside.first(where: { $0.value.sequence == sequence })?.key else {
      return
    }
    lose(sequence)
    pressesInside[id] = nil
  }

  /// Whether what lies at a point in a cell can be pressed or typed into itself.
  func hasTarget(at point: Point2D) -> Bool {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let target = next, target != widget {
      if gtk_widget_get_focusable(target) != 0 || !gestures(on: target).isEmpty { return true }
      next = gtk_widget_get_parent(target)
    }
    return false
  }
}
#endif
