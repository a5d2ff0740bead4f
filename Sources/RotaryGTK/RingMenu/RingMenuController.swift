#if GTK
import CGtk
import Rotary

/// Adds a ring menu to any widget, instead of a `GtkPopoverMenu`.
///
/// The secondary button of a mouse or a long press opens the ring around the pointer; the Menu key and Shift+F10
/// open it at the widget's centre. It appears in front of everything in the window, and can extend beyond the window.
/// Slide to an item and release, or click one; Escape or a click elsewhere closes it. Until the long press is
/// recognized, a finger scrolls and taps as usual.
///
/// ```swift
/// let items = try RingItems(outline: ["Cut", "Copy", "Paste"])
/// RingMenuController(on: text, items: items) { index in edit(index) }
/// ```
///
/// The widget owns the controller until the widget is destroyed or ``widget`` changes. Like the other classes, this
/// one only refers to a GObject, and several objects can refer to the same one. If the widget is hidden, removed or
/// made insensitive while its menu is open, the menu closes without a choice.
///
/// - The menu has priority over other menus inside the widget, except for a descendant with its own ring menu.
/// - If a widget has two controllers, the one added last has the menu.
/// - ``menu`` is the ring, with its appearance, behaviour and events.
/// - The widget gets an action, `ring-menu.popup`, which opens the menu. Assistive technologies can use it, too.
@MainActor
public final class RingMenuController {
  /// The GType `RotaryRingMenuController`.
  public static var type: GType { RingMenuControllerType.type }

  /// The GObject, with the properties `widget`, `menu-model`, `menu` and `active`.
  public nonisolated(unsafe) let object: UnsafeMutablePointer<GObject>

  /// Refers to an existing object, for example one made by a `GtkBuilder`.
  ///
  /// - Parameter object: an object of the ``type``; any other stops the program.
  public init(_ object: UnsafeMutablePointer<GObject>) {
    precondition(
      g_type_is_a(rotary_type_of_instance(object), Self.type) != 0,
      "The object is not a RotaryRingMenuController."
    )
    self.object = object
    g_object_ref(object)
  }

  /// Makes a controller without a widget.
  ///
  /// Its menu has the default items, the twelve signs of the zodiac.
  public init() {
    guard let made = g_object_new_with_properties(Self.type, 0, nil, nil) else {
      preconditionFailure("GObject could not create the controller.")
    }
    object = made
  }

  /// Adds a menu of items to a widget.
  ///
  /// - Parameters:
  ///   - widget: the widget.
  ///   - items: the menu's items.
  ///   - handler: called with the index of the chosen item, before the menu has finished closing. The menu keeps the
  ///     closure.
  @discardableResult
  public convenience init(
    on widget: WidgetPointer,
    items: RingItems,
    handler: @escaping @MainActor (Int) -> Void
  ) {
    self.init()
    menu.items = items
    menu.onEvent { if case .chosen(let index) = $0 { handler(index) } }
    self.widget = widget
  }

  /// Adds a menu of actions to a widget.
  ///
  /// - Parameters:
  ///   - widget: the widget.
  ///   - model: the menu's items and actions; see ``menuModel``.
  @discardableResult
  public convenience init(on widget: WidgetPointer, model: UnsafeMutablePointer<GMenuModel>) {
    self.init()
    menuModel = model
    self.widget = widget
  }

  isolated deinit { g_object_unref(object) }

  private var attached: AttachedRingMenu {
    guard let attached = RingMenuControllerType.attached(to: object) else {
      preconditionFailure("The RotaryRingMenuController has no implementation.")
    }
    return attached
  }

  /// The widget that has the menu.
  ///
  /// Default nil.
  public var widget: WidgetPointer? {
    get { attached.widget }
    set { attached.widget = newValue }
  }

  /// The model of the menu's items.
  ///
  /// Default nil, which uses the items of the ``menu`` itself.
  ///
  /// It is read each time the menu opens. Items can have a `label`, an `action` with its `target`, a `submenu`, which
  /// becomes a separate ring, and a `section`, whose items are added to the same ring. An item whose action is disabled
  /// or missing cannot be chosen; with `hidden-when` set to `action-disabled` it is hidden. The attribute `rotary-icon`
  /// sets an icon, as SVG path data of lines on a grid of 24 × 24. Icons of a theme are not drawn, because they are
  /// areas and not lines, and neither are the states of actions. Items beyond the maximum of a `RingMenu` are left
  /// out, with a warning.
  public var menuModel: UnsafeMutablePointer<GMenuModel>? {
    get { attached.model }
    set { attached.model = newValue }
  }

  /// The ring, with its appearance, behaviour and signals, and its items if there is no ``menuModel``.
  ///
  /// By default it opens around the finger on a long press, with a plain style and a short animation. You can change
  /// all of these except the anchor. If it accepts marks, it handles every touch on the widget.
  public var menu: RingMenuWidget { attached.menu }

  /// Whether the menu is open or opening.
  public var isOpen: Bool { attached.isOpen }

  /// Opens the menu without a pointer, with its first item highlighted, as the Menu key does.
  ///
  /// Has no effect if the menu is open or the widget is not visible.
  ///
  /// - Parameter point: the centre, in the widget's coordinates. Default nil, which means the widget's centre.
  public func open(at point: Point2D? = nil) { attached.open(at: point) }

  /// Closes the menu without choosing an item.
  public func close() { attached.close() }
}

/// The GType `RotaryRingMenuController`.
@c(rotary_ring_menu_controller_get_type)
public func ringMenuControllerType() -> GType {
  MainActor.assumeIsolated { RingMenuController.type }
}

/// Adds a ring menu to a widget.
///
/// - Parameters:
///   - widget: the widget, which owns the menu.
///   - model: the menu's items and actions; NULL to use the ring's property `titles`.
/// - Returns: the ring, which the caller does not own.
@c(rotary_ring_menu_attach)
public func attachRingMenu(
  _ widget: WidgetPointer,
  _ model: UnsafeMutablePointer<GMenuModel>?
) -> WidgetPointer {
  nonisolated(unsafe) let (owner, content) = (widget, model)
  nonisolated(unsafe) var ring: WidgetPointer?
  MainActor.assumeIsolated {
    let controller = RingMenuController()
    controller.menuModel = content
    controller.widget = owner
    ring = controller.menu.widget
  }
  guard let ring else { preconditionFailure("The RotaryRingMenuController has no ring.") }
  return ring
}
#endif
