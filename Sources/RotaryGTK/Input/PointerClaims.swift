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
  ///   - lost: is told of a pointer that something around has claimed, or that GTK has taken away, by its sequence;
  ///     the mouse has none.
  init(on widget: WidgetPointer, lost: @escaping ObjectCallback) {
    self.widget = widget
    tracker = rotary_new_tracker(Self.pointers)
    listen(tracker, "cancel", to: lost)
    gtk_widget_add_controller(widget, tracker)
  }

  /// Keeps a pointer for the control: nothing around scrolls with it.
  ///
  /// GTK 4.8's `GtkScrolledWindow` takes claimed touches, too, so its gestures are made to let go. From 4.14 on
  /// the claim alone would do.
  func claim(_ sequence: OpaquePointer?) {
    gtk_gesture_set_sequence_state(tracker, sequence, GTK_EVENT_SEQUENCE_CLAIMED)
    var ancestor = gtk_widget_get_parent(widget)
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

  private func deny(_ sequence: OpaquePointer?, on widget: WidgetPointer) {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      if rotary_is_gesture(item) != 0 {
        gtk_gesture_set_sequence_state(OpaquePointer(item), sequence, GTK_EVENT_SEQUENCE_DENIED)
      }
      g_object_unref(item)
    }
    g_object_unref(UnsafeMutableRawPointer(controllers))
  }
}
#endif
