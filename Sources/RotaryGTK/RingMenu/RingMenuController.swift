#if GTK
import CGtk
import Rotary

/// Gives any widget a ring menu, in the place of a `GtkPopoverMenu`.
///
/// The secondary button of a mouse opens the ring around the pointer, a finger does that rests, the Menu key and
/// Shift+F10 open it in the widget's middle: over everything in the window, and beyond its edges. Slide to an item
/// and let go, or click one; Escape or a click elsewhere closes it. Until a finger has rested long enough, it
/// scrolls and taps as ever.
///
/// ```swift
/// let items = try RingItems(outline: ["Cut", "Copy", "Paste"])
/// RingMenuController(on: text, items: items) { index in edit(index) }
/// ```
///
/// The widget keeps the controller until it goes itself, or ``widget`` is another; like every class here this one
/// only stands for what GTK keeps, and any number may stand for the same one. Where the widget is hidden, taken
/// away or made insensitive while its menu is open, the menu is gone, and nothing is chosen.
///
/// - The menu comes before the menus of what lies inside the widget; but a widget inside with a ring menu of its
///   own opens that.
/// - Of two controllers on one widget, the one that was given the widget last has the menu.
/// - ``menu`` is the ring itself: what it looks like, how it behaves, and what it tells.
/// - The widget has an action, `ring-menu.popup`, which opens the menu; assistive technologies find it, too.
@MainActor
public final class RingMenuController {
  /// The type of its objects, `RotaryRingMenuController`.
  public static var type: GType { RingMenuControllerType.type }

  /// The object, for functions of GObject: its properties are `widget`, `menu-model`, `menu` and `active`.
  public nonisolated(unsafe) let object: UnsafeMutablePointer<GObject>

  /// Stands for an object that was made elsewhere, such as by a `GtkBuilder`.
  ///
  /// - Parameter object: one of the ``type``; any other is a mistake that ends the program.
  public init(_ object: UnsafeMutablePointer<GObject>) {
    precondition(
      g_type_is_a(rotary_type_of_instance(object), Self.type) != 0,
      "the object is no RotaryRingMenuController"
    )
    self.object = object
    g_object_ref(object)
  }

  /// Makes a controller without a widget, whose menu offers the twelve star signs.
  public init() {
    guard let made = g_object_new_with_properties(Self.type, 0, nil, nil) else {
      preconditionFailure("GObject makes no controller")
    }
    object = made
  }

  /// Gives a widget a menu of items.
  ///
  /// - Parameters:
  ///   - widget: the widget.
  ///   - items: what the menu offers.
  ///   - handler: is called with the index of the item that the user chooses, at the choice, while the menu still
  ///     closes; it is kept.
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

  /// Gives a widget a menu of actions.
  ///
  /// - Parameters:
  ///   - widget: the widget.
  ///   - model: what the menu offers; see ``menuModel``.
  @discardableResult
  public convenience init(on widget: WidgetPointer, model: UnsafeMutablePointer<GMenuModel>) {
    self.init()
    menuModel = model
    self.widget = widget
  }

  isolated deinit { g_object_unref(object) }

  private var attached: AttachedRingMenu {
    guard let attached = RingMenuControllerType.attached(to: object) else {
      preconditionFailure("a controller has nothing behind it")
    }
    return attached
  }

  /// The widget that has the menu; nil, the default, for none.
  public var widget: WidgetPointer? {
    get { attached.widget }
    set { attached.widget = newValue }
  }

  /// What the menu offers, as GTK has it; nil, the default, for the items of the ``menu`` itself.
  ///
  /// It is read whenever the menu opens: each item's `label`, `action` with its `target`, `submenu`, which is a
  /// ring of its own, and `section`, whose items go on round the same ring. An item whose action is disabled, or
  /// not there, stands in its place and cannot be chosen; with `hidden-when` as `action-disabled` it has none. As
  /// an icon it has the attribute `rotary-icon`, SVG path data of lines on a grid of 24 × 24; icons of a theme are
  /// areas and not lines, and are not drawn, nor is whether an action is on. A ring has room for
  /// as many items as a `RingMenu` takes; what is beyond that is left out, with a warning.
  public var menuModel: UnsafeMutablePointer<GMenuModel>? {
    get { attached.model }
    set { attached.model = newValue }
  }

  /// The ring: its looks, its behaviour, its signals, and its items where there is no ``menuModel``.
  ///
  /// It opens around the finger, by a long press only, plain and at once; all of that but the anchor may be set
  /// otherwise. Where it takes marks, every touch on the widget is the menu's.
  public var menu: RingMenuWidget { attached.menu }

  /// Whether the menu is open, or opens.
  public var isOpen: Bool { attached.isOpen }

  /// Opens the menu without a pointer, its first item lit, as the Menu key does; where it is open, or the widget
  /// is not seen, nothing happens.
  ///
  /// - Parameter point: where, in the widget's coordinates; nil, the default, for the widget's middle.
  public func open(at point: Point2D? = nil) { attached.open(at: point) }

  /// Closes the menu, if it is open; nothing is chosen.
  public func close() { attached.close() }
}

/// The type `RotaryRingMenuController`.
@c(rotary_ring_menu_controller_get_type)
public func ringMenuControllerType() -> GType {
  MainActor.assumeIsolated { RingMenuController.type }
}

/// Gives a widget a ring menu.
///
/// - Parameters:
///   - widget: the widget, which keeps the menu.
///   - model: what the menu offers; NULL for what its ring is given as `titles`.
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
  guard let ring else { preconditionFailure("a controller has no ring") }
  return ring
}
#endif
