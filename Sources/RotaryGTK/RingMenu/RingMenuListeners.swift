#if GTK
import CGtk
import Rotary

/// What listens on a widget for its ring menu, and goes with the menu.
///
/// All of it comes before what lies inside the widget, as the menu takes the place of the menus there.
@MainActor
final class RingMenuListeners {
  private let widget: WidgetPointer
  private var controllers: [OpaquePointer] = []
  private var connections: [WidgetConnection] = []
  private var claims: PointerClaims?
  /// What sees events elsewhere in the window while the menu is open.
  private var outside: (controller: OpaquePointer, root: WidgetPointer)?

  /// Begins to listen.
  init(on widget: WidgetPointer, for attached: AttachedRingMenu) {
    self.widget = widget
    // GTK asks what was added last first: each finger is known to the claims before it may be claimed.
    if let raw = gtk_event_controller_legacy_new() {
      ask(raw, "event") { [weak attached] in attached?.take($0) ?? false }
      add(raw)
    }
    if let keys = gtk_event_controller_key_new() {
      askKey(keys, "key-pressed") { [weak attached] in attached?.takeKey($0, $1) ?? false }
      add(keys)
    }
    claims = PointerClaims(on: widget, phase: GTK_PHASE_CAPTURE) { [weak self, weak attached] in
      // What the widget itself does with a finger, such as to press a button, ends when the menu opens.
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

  /// Keeps a finger for the menu.
  ///
  /// - Parameters:
  ///   - sequence: the finger.
  ///   - target: what lies under the finger: neither that nor the widget itself, nor what lies around, has it then.
  func claim(_ sequence: OpaquePointer?, from target: WidgetPointer?) {
    claims?.claim(sequence, from: target ?? widget)
  }

  /// Sees what happens elsewhere in the window.
  func watchOutside(of attached: AttachedRingMenu) {
    guard outside == nil, let root = gtk_widget_get_root(widget),
      let controller = gtk_event_controller_legacy_new()
    else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    ask(controller, "event") { [weak attached] in attached?.takeOutside($0) ?? false }
    gtk_widget_add_controller(widgetPointer(root), controller)
    outside = (controller, widgetPointer(root))
  }

  /// Sees nothing elsewhere any more.
  func watchNothing() {
    guard let (controller, root) = outside else { return }
    outside = nil
    gtk_widget_remove_controller(root, controller)
  }

  /// Listens no more.
  func end() {
    watchNothing()
    claims?.end()
    claims = nil
    for connection in connections { connection.disconnect() }
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    (connections, controllers) = ([], [])
  }
}
#endif
