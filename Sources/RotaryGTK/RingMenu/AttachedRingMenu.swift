#if GTK
import CGtk
import Rotary

/// The ring menu of a widget: what opens it, where it is shown, and what becomes of a choice.
///
/// While it has a widget, the widget keeps it, by the controller that it is behind.
@MainActor
final class AttachedRingMenu {
  /// The ring.
  let menu = RingMenuWidget()
  /// What the menu's items were made of; nil for those that the app gave the ring.
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
  var press = RingMenuPress.none
  let popover: RingMenuPopover
  private let controller: UnsafeMutablePointer<GObject>
  /// What listens on the widget, while there is one.
  private(set) var listeners: RingMenuListeners?
  private var actions: [RingMenuAction?] = []
  private var soon: Timeout?
  /// Whether the menu was open when that was last told.
  private var wasOpen = false
  /// What had the keyboard before the menu.
  private var focusBefore: WidgetPointer?

  /// Stands behind a controller.
  init(of controller: UnsafeMutablePointer<GObject>) {
    self.controller = controller
    popover = RingMenuPopover(of: menu)
    menu.options = .contextMenu
    menu.style = .plain
    menu.choreography = .quick
    rotary_access_set_role(menu.widget, GTK_ACCESSIBLE_ROLE_MENU)
    menu.onEvent { [weak self] in self?.told($0) }
  }

  isolated deinit {
    popover.hide()
    if let model { g_object_unref(model) }
  }

  /// Whether it is open, or opens.
  var isOpen: Bool { menu.isOpen }

  // MARK: A widget comes and goes.

  private func moved(from old: WidgetPointer?) {
    g_object_ref(controller)
    defer { g_object_unref(controller) }
    if let old {
      dismiss()
      listeners?.end()
      listeners = nil
      WidgetRingMenus.remove(self, from: old)
      // It was kept by the widget.
      g_object_unref(controller)
    }
    if let widget {
      g_object_ref(controller)
      listeners = RingMenuListeners(on: widget, for: self)
      WidgetRingMenus.add(self, to: widget)
    }
    notify(.widget)
  }

  /// Whether a widget inside has a ring menu of its own, which then is the one to open.
  func isLeftToAnother(inside target: WidgetPointer?) -> Bool {
    var inner = target
    while let found = inner, found != widget {
      if WidgetRingMenus.of(found) != nil { return true }
      inner = gtk_widget_get_parent(found)
    }
    return false
  }

  // MARK: Opening.

  /// Opens the menu without a pointer, its first item lit.
  ///
  /// - Parameter point: where, in the widget's coordinates; nil, the default, for the widget's middle.
  func open(at point: Point2D? = nil) {
    guard !isOpen, let widget else { return }
    let middle = Point2D(
      Double(gtk_widget_get_width(widget)) / 2,
      Double(gtk_widget_get_height(widget)) / 2
    )
    guard let place = surfacePoint(of: point ?? middle), show(around: place) else { return }
    popover.whenPlaced { [self] in
      open(around: place)
      menu.host?.take(.key(.home, []), at: menu.host?.now ?? 0)
    }
  }

  /// Closes the menu as Escape does; nothing is chosen.
  func close() {
    if isOpen { menu.close() } else { dismiss() }
  }

  /// Shows the place of the menu, still closed, around a point of the surface that the widget is on.
  ///
  /// - Returns: whether it can be shown; not where the widget is not seen, or cannot be used, nor without items.
  func show(around point: Point2D) -> Bool {
    guard let widget, gtk_widget_get_mapped(widget) != 0, gtk_widget_is_sensitive(widget) != 0,
      menu.options.isEnabled
    else { return false }
    // One that still closes is in another place.
    if popover.isShown { removePopover() }
    popover.join(widget)
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

  /// Has the ring open around a point, with no pointer on it.
  func open(around point: Point2D) {
    guard let position = popover.position(of: point) else { return dismiss() }
    menu.open(around: position)
  }

  /// A point of the widget on the surface that it is on; nil where it is on none.
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

  /// Makes the items anew of the model, if there is one, as its actions are now.
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

  private func told(_ event: RingMenuEvent) {
    switch event {
    case .opened: activeChanged()
    case .chosen(let item): activate(item)
    case .closing:
      giveFocusBack()
      popover.letThrough()
      activeChanged()
    case .closed: removePopover()
    case .highlighted, .entered, .left, .info: break
    }
  }

  private func activate(_ item: Int) {
    guard actions.indices.contains(item), let action = actions[item], let widget else { return }
    gtk_widget_activate_action_variant(widget, action.name, action.target)
  }

  /// Takes the menu away at once, if it is there; nothing is chosen.
  func dismiss() {
    press = .none
    soon = nil
    guard popover.isShown else { return }
    if isOpen { menu.close() }
    removePopover()
  }

  /// Takes the menu away as soon as GTK has done what it does now.
  func dismissSoon() { soon = Timeout(seconds: 0) { [weak self] in self?.dismiss() } }

  /// Takes the menu away where it is neither open nor on its way: after a stroke, or where it never opened.
  func dismissIfIdle() {
    guard let core = menu.host?.core, popover.isShown else { return }
    if !menu.isOpen, !core.isHeld, !core.isMoving { dismiss() }
  }

  private func removePopover() {
    listeners?.watchNothing()
    giveFocusBack()
    popover.hide()
    // Nothing of it goes on where nobody sees it: a menu that is switched off stands closed.
    let wasEnabled = menu.options.isEnabled
    menu.options.isEnabled = false
    menu.options.isEnabled = wasEnabled
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

  /// Gives the keyboard back to what had it, unless it has gone elsewhere meanwhile.
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
