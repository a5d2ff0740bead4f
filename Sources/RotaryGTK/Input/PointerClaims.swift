#if GTK
import CGtk
import Rotary

/// Decides with GTK's gestures who receives a pointer: the control's gesture claims pointers that the control
/// handles, and denies those that it declines.
///
/// The gesture recognizes nothing. It tracks every finger and button so that it can claim them.
@MainActor
final class PointerClaims {
  /// The maximum number of tracked pointers: ten fingers.
  private static let pointers: guint = 10
  private let tracker: OpaquePointer
  private let widget: WidgetPointer
  /// The controller that receives events before any scrolled window does, and the widget that has it.
  private var watch: (controller: OpaquePointer, root: WidgetPointer)?

  /// Begins to track a widget's pointers.
  ///
  /// - Parameters:
  ///   - widget: the widget, which keeps the gesture.
  ///   - phase: whether the gesture receives events before or after the widget's children.
  ///   - lost: called with the sequence of a pointer that an ancestor has claimed or GTK has cancelled; nil for the
  ///     mouse.
  init(
    on widget: WidgetPointer,
    phase: GtkPropagationPhase = GTK_PHASE_BUBBLE,
    lost: @escaping ObjectCallback
  ) {
    self.widget = widget
    tracker = rotary_new_tracker(Self.pointers)
    gtk_event_controller_set_propagation_phase(tracker, phase)
    listen(tracker, "cancel", to: lost)
    gtk_widget_add_controller(widget, tracker)
  }

  /// Stops tracking the widget's pointers.
  func end() { gtk_widget_remove_controller(widget, tracker) }

  /// Claims a pointer for the control, so that no ancestor scrolls.
  ///
  /// In GTK 4.8, a `GtkScrolledWindow` also handles claimed touches, so this denies the pointer to the ancestors'
  /// gestures. From GTK 4.14 on, the claim is sufficient.
  ///
  /// - Parameters:
  ///   - sequence: the pointer.
  ///   - target: the innermost widget whose gestures are denied the pointer; nil for the widget's parent.
  func claim(_ sequence: OpaquePointer?, from target: WidgetPointer? = nil) {
    gtk_gesture_set_sequence_state(tracker, sequence, GTK_EVENT_SEQUENCE_CLAIMED)
    var ancestor = target ?? gtk_widget_get_parent(widget)
    while let around = ancestor {
      deny(sequence, on: around)
      ancestor = gtk_widget_get_parent(around)
    }
  }

  /// Leaves a pointer to the ancestors.
  func release(_ sequence: OpaquePointer?) {
    gtk_gesture_set_sequence_state(tracker, sequence, GTK_EVENT_SEQUENCE_DENIED)
  }

  /// Receives events before all ancestors while the control is undecided about a finger.
  ///
  /// A `GtkScrolledWindow` claims a finger after 8 points, before a control knows that it is no tap.
  ///
  /// - Parameters:
  ///   - isNeeded: whether there is such a finger.
  ///   - see: handles an event, and returns whether to hide it from the ancestors.
  func watch(_ isNeeded: Bool, _ see: @escaping EventHandler) {
    guard isNeeded else { return unwatch() }
    guard watch == nil, let root = gtk_widget_get_root(widget),
      let controller = gtk_event_controller_legacy_new()
    else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    connectEvent(controller, "event", see)
    gtk_widget_add_controller(widgetPointer(root), controller)
    watch = (controller, widgetPointer(root))
  }

  /// Stops receiving events before the ancestors.
  func unwatch() {
    guard let (controller, root) = watch else { return }
    watch = nil
    gtk_widget_remove_controller(root, controller)
  }

  /// Whether an ancestor of the widget has claimed a pointer.
  func isClaimedAround(_ sequence: OpaquePointer?) -> Bool {
    var ancestor = gtk_widget_get_parent(widget)
    while let around = ancestor {
      if isClaimed(sequence, on: around) { return true }
      ancestor = gtk_widget_get_parent(around)
    }
    return false
  }

  private func isClaimed(_ sequence: OpaquePointer?, on widget: WidgetPointer) -> Bool {
    gestures(on: widget).contains { gesture in
      gesture.withObject {
        gtk_gesture_get_sequence_state(opaque($0), sequence) == GTK_EVENT_SEQUENCE_CLAIMED
      }
    }
  }

  private func deny(_ sequence: OpaquePointer?, on widget: WidgetPointer) {
    for gesture in gestures(on: widget) where opaque(gesture.pointer) != tracker {
      gesture.withObject {
        _ = gtk_gesture_set_sequence_state(opaque($0), sequence, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
  }
}

/// The gestures of a widget.
@MainActor
func gestures(on widget: WidgetPointer) -> [ObjectReference] {
  guard let controllers = gtk_widget_observe_controllers(widget) else { return [] }
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
    let item = g_list_model_get_item(controllers, index)
    guard let found = item.map({ ObjectReference(owning: ObjectPointer($0)) }),
      rotary_is_gesture(found.pointer) != 0
    else { return nil }
    return found
  }
}
#endif
