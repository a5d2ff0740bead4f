#if GTK
import CGtk
import Rotary

/// A press that began on an interactive widget in a cell, such as a button.
struct CellPress {
  /// The finger's event sequence; nil for the mouse.
  var sequence: OpaquePointer?
  /// The position at which it began.
  var start: Point2D
  /// Whether the control handled the press immediately, before the pointer moved.
  var isHandled: Bool
}

// Pointers and keys for widgets in cells.
extension TurntableHost {
  /// Whether a widget in a cell has the keyboard focus.
  var hasCellFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Adds a controller that observes the end of a press before the cell's widget does, and one for keys that the
  /// cell's widget does not handle.
  func addCellControllers() {
    guard let raw = gtk_event_controller_legacy_new(), let keys = gtk_event_controller_key_new()
    else { return }
    gtk_event_controller_set_propagation_phase(raw, GTK_PHASE_CAPTURE)
    connectEvent(raw, "event") { [weak self] event in
      self?.pressEnded(event)
      return false
    }
    gtk_widget_add_controller(widget, raw)
    connectKey(keys, "key-pressed") { [weak self] value, state in
      guard let self, hasCellFocus, let key = Key(value) else { return false }
      return process(.key(key, Modifiers(state)), at: now) == .handled
    }
    gtk_widget_add_controller(widget, keys)
  }

  /// Ends a press that was not dragged: it belongs to the cell's widget and does not press the item.
  private func pressEnded(_ event: OpaquePointer) {
    var sequence: OpaquePointer?
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_END: sequence = gdk_event_get_event_sequence(event)
    case GDK_BUTTON_RELEASE
    where gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY): break
    default: return
    }
    guard let id = cellPresses.first(where: { $0.value.sequence == sequence })?.key else {
      return
    }
    lose(sequence)
    cellPresses[id] = nil
  }

  /// Whether the cell's widget at a point can be focused or has a gesture.
  func hasInteractiveWidget(at point: Point2D) -> Bool {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let target = next, target != widget {
      if gtk_widget_get_focusable(target) != 0 || !gestures(on: target).isEmpty { return true }
      next = gtk_widget_get_parent(target)
    }
    return false
  }
}
#endif
