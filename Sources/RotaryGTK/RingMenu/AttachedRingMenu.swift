#if GTK
import CGtk
import Rotary

/// The implementation of a ``RingMenuController``: input that opens the menu, the popover, and the chosen action.
///
/// While it has a widget, the widget owns the controller, which owns this object.
@MainActor
final class AttachedRingMenu {
  /// The ring.
  let menu = RingMenuWidget()
  /// The model of the menu's items; nil if the app sets the ring's items.
  var model: UnsafeMutablePointer<GMenuModel>? {
    didSet {
      guard model != oldValue else { return }
      if let model { g_object_ref(model) }
      if let oldValue { g_object_unref(oldValue) }
      notify(.menuModel)
    }
  }
  /// The widget that has the menu.
  var widget: WidgetPointer? {
    didSet { if widget != oldValue { moved(from: oldValue) } }
  }

  /// The press that may open the menu, or has opened it.
  var press = OpeningPointer.none
  let popover: RingMenuPopover
  private let controller: UnsafeMutablePointer<GObject>
  /// The event controllers on the widget; nil without a widget.
  private(set) var listeners: RingMenuListeners?
  private var actions: [RingMenuAction?] = []
  private var pendingDismissal: Timeout?
  /// The last notified value of `isOpen`.
  private var wasOpen = false
  /// The widget that had the focus before the menu.
  private var focusBefore: WidgetPointer?

  /// Makes the implementation of a controller.
  init(of controller: UnsafeMutablePointer<GObject>) {
    self.controller = controller
    popover = RingMenuPopover(of: menu)
    menu.options = .contextMenu
    menu.style = .plain
    menu.choreography = .quick
    rotary_access_set_role(menu.widget, GTK_ACCESSIBLE_ROLE_MENU)
    menu.onEvent { [weak self] in self?.received($0) }
  }

  isolated deinit {
    popover.hide()
    if let model { g_object_unref(model) }
  }

  /// Whether the menu is open or opening.
  var isOpen: Bool { menu.isOpen }

  // MARK: The widget.

  private func moved(from old: WidgetPointer?) {
    g_object_ref(controller)
    defer { g_object_unref(controller) }
    if let old {
      dismiss()
      listeners?.end()
      listeners = nil
      WidgetRingMenus.remove(self, from: old)
      // The old widget's reference.
      g_object_unref(controller)
    }
    if let widget {
      g_object_ref(controller)
      listeners = RingMenuListeners(on: widget, for: self)
      WidgetRingMenus.add(self, to: widget)
    }
    notify(.widget)
  }

  /// Whether a descendant at a target has its own ring menu, which then opens instead.
  func hasInnerMenu(at target: WidgetPointer?) -> Bool {
    var inner = target
    while let found = inner, found != widget {
      if WidgetRingMenus.of(found) != nil { return true }
      inner = gtk_widget_get_parent(found)
    }
    return false
  }

  // MARK: Opening.

  /// Opens the menu without a pointer, with its first item highlighted.
  ///
  /// - Parameter point: the centre, in the widget's coordinates. Default nil, which means the widget's centre.
  func open(at point: Point2D? = nil) {
    guard !isOpen, let widget else { return }
    let middle = Point2D(
      Double(gtk_widget_get_width(widget)) / 2,
      Double(gtk_widget_get_height(widget)) / 2
    )
    guard let place = surfacePoint(of: point ?? middle), show(around: place) else { return }
    popover.whenPlaced { [self] in
      open(around: place)
      menu.host?.process(.key(.home, []), at: menu.host?.now ?? 0)
    }
  }

  /// Closes the menu without choosing an item, as Escape does.
  func close() {
    if isOpen { menu.close() } else { dismiss() }
  }

  /// Shows the popover with the closed menu around a point of the surface that shows the widget.
  ///
  /// - Returns: false if the widget is not visible or insensitive, or there are no items.
  func show(around point: Point2D) -> Bool {
    guard let widget, gtk_widget_get_mapped(widget) != 0, gtk_widget_is_sensitive(widget) != 0,
      menu.options.isEnabled
    else { return false }
    // A menu that is still closing has another position.
    if popover.isShown {
      menu.core.edit { $0.dismiss() }
      removePopover()
    }
    popover.attach(to: widget)
    readModel()
    guard !menu.items.all.isEmpty else {
      popover.hide()
      return false
    }
    menu.options.anchor = .finger
    popover.show(around: point)
    takeFocus(from: widget)
    listeners?.watchOutside(of: self)
    return true
  }

  /// Opens the ring around a point, for a pointer that has waited there or for none.
  func open(around point: Point2D, holding pointer: Int? = nil) {
    guard let position = popover.position(of: point) else { return dismiss() }
    menu.core.perform(holding: pointer) {
      $0.open(around: position, holding: pointer)
    }
  }

  /// Converts a point of the widget to the surface that shows it; nil if there is none.
  private func surfacePoint(of point: Point2D) -> Point2D? {
    guard let widget, let native = gtk_widget_get_native(widget) else { return nil }
    var (left, top, x, y) = (0.0, 0.0, 0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    let isInside = gtk_widget_translate_coordinates(
      widget,
      widgetPointer(native),
      point.x,
      point.y,
      &x,
      &y
    )
    return isInside != 0 ? Point2D(x + left, y + top) : nil
  }

  /// Creates the items from the model, if there is one, with the present states of the actions.
  private func readModel() {
    guard let model else {
      actions = []
      return
    }
    let reading = RingMenuModel(model, in: popover)
    actions = reading.actions
    menu.items = reading.items
  }

  // MARK: Closing.

  private func received(_ event: RingMenuEvent) {
    switch event {
    case .opened: activeChanged()
    case .chosen(let item): activate(item)
    case .closing:
      giveFocusBack()
      popover.ignorePointers()
      activeChanged()
    case .closed: removePopover()
    case .highlighted, .entered, .left, .info: break
    }
  }

  private func activate(_ item: Int) {
    guard actions.indices.contains(item), let action = actions[item], let widget else { return }
    gtk_widget_activate_action_variant(widget, action.name, action.target)
  }

  /// Removes the menu immediately without choosing an item.
  func dismiss() {
    press = .none
    pendingDismissal = nil
    guard popover.isShown else { return }
    menu.core.perform { $0.dismiss() }
    removePopover()
  }

  /// Removes the menu when GTK's present operation has finished.
  func scheduleDismissal() {
    pendingDismissal = Timeout(seconds: 0) { [weak self] in self?.dismiss() }
  }

  /// Removes the menu after a stroke, or if it never opened.
  func dismissIfIdle() {
    if menu.core.read({ $0.isIdle }) { dismiss() }
  }

  private func removePopover() {
    listeners?.stopWatchingOutside()
    giveFocusBack()
    popover.hide()
    activeChanged()
  }

  private func activeChanged() {
    guard isOpen != wasOpen else { return }
    wasOpen = isOpen
    notify(.active)
    guard let widget, gtk_widget_in_destruction(widget) == 0 else { return }
    rotary_access_set_popup(widget, 1, isOpen ? 1 : 0)
  }

  private func notify(_ property: RingMenuControllerType.Property) {
    g_object_notify(controller, property.name)
  }

  // MARK: The keyboard.

  private func takeFocus(from widget: WidgetPointer) {
    if let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) }) {
      g_object_ref(focus)
      focusBefore = focus
    }
    gtk_widget_grab_focus(menu.widget)
  }

  /// Returns the focus to the previous widget, unless it has moved elsewhere.
  private func giveFocusBack() {
    guard let focus = focusBefore else { return }
    focusBefore = nil
    defer { g_object_unref(focus) }
    guard let root = gtk_widget_get_root(menu.widget), gtk_widget_get_root(focus) == root,
      popover.contains(gtk_root_get_focus(root))
    else { return }
    gtk_widget_grab_focus(focus)
  }
}
#endif
