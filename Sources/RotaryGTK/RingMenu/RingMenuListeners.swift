#if GTK
import CGtk
import Rotary

/// The event controllers of a widget with a ring menu.
///
/// They receive events before the widget's children do, because the menu replaces their menus.
@MainActor
final class RingMenuListeners {
  private let widget: WidgetPointer
  private var controllers: [OpaquePointer] = []
  private var connections: [WidgetConnection] = []
  private var claims: PointerClaims?
  /// The controller for events elsewhere in the window while the menu is open, and the widget that has it.
  private var outside: (controller: OpaquePointer, root: WidgetPointer)?

  /// Adds the event controllers.
  init(on widget: WidgetPointer, for attached: AttachedRingMenu) {
    self.widget = widget
    // GTK calls the controller that was added last first, so `claims` tracks each finger before it may be claimed.
    if let raw = gtk_event_controller_legacy_new() {
      connectEvent(raw, "event") { [weak attached] in attached?.process($0) ?? false }
      add(raw)
    }
    if let keys = gtk_event_controller_key_new() {
      connectKey(keys, "key-pressed") { [weak attached] in attached?.processKey($0, $1) ?? false }
      add(keys)
    }
    claims = PointerClaims(on: widget, phase: GTK_PHASE_CAPTURE) { [weak self, weak attached] in
      // When the menu opens, the widget's own handling of a finger ends, such as a press of a button; that is no loss.
      if self?.claims?.isClaimedAround($0) == true { attached?.lose($0) }
    }
    let object = UnsafeMutableRawPointer(widget)
    connections = [
      connect(object, "unmap") { [weak attached] in attached?.dismiss() },
      connect(object, "destroy") { [weak attached] in attached?.widget = nil },
      connect(object, "state-flags-changed") { [weak attached] in attached?.widgetStateChanged() },
    ]
  }

  private func add(_ controller: OpaquePointer) {
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
    controllers.append(controller)
  }

  /// Claims a finger for the menu.
  ///
  /// - Parameters:
  ///   - sequence: the finger.
  ///   - target: the widget under the finger. The finger is denied to it and to its ancestors.
  func claim(_ sequence: OpaquePointer?, from target: WidgetPointer?) {
    claims?.claim(sequence, from: target ?? widget)
  }

  /// Begins to handle events elsewhere in the window.
  func watchOutside(of attached: AttachedRingMenu) {
    guard outside == nil, let root = gtk_widget_get_root(widget),
      let controller = gtk_event_controller_legacy_new()
    else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    connectEvent(controller, "event") { [weak attached] in attached?.processOutside($0) ?? false }
    gtk_widget_add_controller(widgetPointer(root), controller)
    outside = (controller, widgetPointer(root))
  }

  /// Stops handling events elsewhere in the window.
  func stopWatchingOutside() {
    guard let (controller, root) = outside else { return }
    outside = nil
    gtk_widget_remove_controller(root, controller)
  }

  /// Removes the event controllers.
  func end() {
    stopWatchingOutside()
    claims?.end()
    claims = nil
    for connection in connections { connection.disconnect() }
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    (connections, controllers) = ([], [])
  }
}
#endif
