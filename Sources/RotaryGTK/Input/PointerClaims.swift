#if GTK
import CGtk
import Rotary

/// Who has a pointer, as GTK settles it among gestures: the control's own claims what the control handles, and
/// denies what it declines.
///
/// The gesture recognizes nothing; it follows every finger and button, so that it has something to claim.
@MainActor
final class PointerClaims {
  /// How many pointers are followed at once: the fingers of two hands.
  private static let pointers: guint = 10
  private let tracker: OpaquePointer
  private let widget: WidgetPointer
  /// What watches fingers above all that may scroll, and where.
  private var watch: (controller: OpaquePointer, root: WidgetPointer)?

  /// Begins to follow a widget's pointers.
  ///
  /// - Parameters:
  ///   - widget: the widget; it keeps the gesture.
  ///   - phase: whether before or after what lies inside the widget.
  ///   - lost: is told of a pointer that something around has claimed, or that GTK has taken away, by its sequence;
  ///     the mouse has none.
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

  /// Follows the widget's pointers no more.
  func end() { gtk_widget_remove_controller(widget, tracker) }

  /// Keeps a pointer for the control: nothing around scrolls with it.
  ///
  /// GTK 4.8's `GtkScrolledWindow` takes claimed touches, too, so its gestures are made to let go. From 4.14 on
  /// the claim alone would do.
  ///
  /// - Parameters:
  ///   - sequence: the pointer.
  ///   - target: from which widget on gestures are made to let go; nil for what lies around the widget.
  func claim(_ sequence: OpaquePointer?, from target: WidgetPointer? = nil) {
    gtk_gesture_set_sequence_state(tracker, sequence, GTK_EVENT_SEQUENCE_CLAIMED)
    var ancestor = target ?? gtk_widget_get_parent(widget)
    while let around = ancestor {
      deny(sequence, on: around)
      ancestor = gtk_widget_get_parent(around)
    }
  }

  /// Leaves a pointer to what lies around.
  func release(_ sequence: OpaquePointer?) {
    gtk_gesture_set_sequence_state(tracker, sequence, GTK_EVENT_SEQUENCE_DENIED)
  }

  /// Sees events before all that lies around, as long as the control is undecided about a finger.
  ///
  /// `GtkScrolledWindow` takes a finger after 8 points, before a control knows that it is more than a tap.
  ///
  /// - Parameters:
  ///   - isNeeded: whether there is such a finger.
  ///   - see: takes an event; whether nothing around is to see it.
  func watch(_ isNeeded: Bool, _ see: @escaping ObjectQuestion) {
    guard isNeeded else { return unwatch() }
    guard watch == nil, let root = gtk_widget_get_root(widget),
      let controller = gtk_event_controller_legacy_new()
    else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    ask(controller, "event", see)
    gtk_widget_add_controller(widgetPointer(root), controller)
    watch = (controller, widgetPointer(root))
  }

  /// Sees nothing more before what lies around.
  func unwatch() {
    guard let (controller, root) = watch else { return }
    watch = nil
    gtk_widget_remove_controller(root, controller)
  }

  /// Whether something around the widget has claimed a pointer.
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
      gesture.lend {
        gtk_gesture_get_sequence_state(opaque($0), sequence) == GTK_EVENT_SEQUENCE_CLAIMED
      }
    }
  }

  private func deny(_ sequence: OpaquePointer?, on widget: WidgetPointer) {
    for gesture in gestures(on: widget) where opaque(gesture.pointer) != tracker {
      gesture.lend {
        _ = gtk_gesture_set_sequence_state(opaque($0), sequence, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
  }
}

/// The gestures that a widget has.
@MainActor
func gestures(on widget: WidgetPointer) -> [KeptObject] {
  guard let controllers = gtk_widget_observe_controllers(widget) else { return [] }
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
    let item = g_list_model_get_item(controllers, index)
    guard let found = item.map({ KeptObject(owning: ObjectPointer($0)) }),
      rotary_is_gesture(found.pointer) != 0
    else { return nil }
    return found
  }
}
#endif
