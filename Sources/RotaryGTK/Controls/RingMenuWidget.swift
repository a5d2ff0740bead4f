#if GTK
import CGtk
import Rotary

/// A radial menu: hold, slide to an item, and release.
///
/// Choosing an item emits `activate`. To add a menu to another widget, see ``RingMenuController``.
///
/// ```swift
/// let menu = RingMenuWidget()
/// menu.items = try RingItems([RingItem("Cut"), RingItem("Copy"), RingItem("Paste")])
/// menu.onActivate { menu in print(menu.selectedIndex ?? -1) }
/// gtk_window_set_child(window, menu.widget)
/// ```
public final class RingMenuWidget: RotaryWidget {
  /// The widgets' GType, `RotaryRingMenu`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<RingMenu>.makeKind().register()

  var core: ControlHost<RingMenu> { content(RingMenu.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core.
  ///
  /// The user's actions, ``open(around:)`` and ``close()`` send events; setting a property does not. The widget keeps
  /// the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (RingMenuEvent) -> Void
  ) -> WidgetConnection { content(RingMenu.self).onEvent(body) }

  /// The menu's items.
  ///
  /// Setting them closes the menu and clears ``selectedIndex``. The default is the twelve signs of the zodiac.
  public var items: RingItems {
    get { core[\.items] }
    set { core[\.items] = newValue }
  }

  /// The item that was chosen last; nil if none was chosen since the items were set.
  public var selectedIndex: Int? { core.read { $0.chosen } }

  /// Whether the menu is open or opening.
  public var isOpen: Bool { core.read { $0.isOpen } }

  /// Opens the menu.
  ///
  /// - Parameter point: the centre, in the widget's coordinates, for a menu that opens around the finger. Default nil,
  ///   which means the widget's centre.
  public func open(around point: Point2D? = nil) {
    core.perform { $0.open(around: point) }
  }

  /// Closes the menu without choosing an item.
  public func close() { core.perform { $0.close() } }

  /// The control's behaviour.
  public var options: RingMenuOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The control's appearance.
  public var style: RingStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// The animation of opening and closing.
  public var choreography: RingChoreography {
    get { core[\.choreography] }
    set { core[\.choreography] = newValue }
  }
}

extension RingMenu: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryRingMenu" }
  /// The signal for an event in addition to `event`.
  public static func signal(for event: RingMenuEvent) -> WidgetSignal? {
    switch event {
    case .chosen: return .activate
    case .opened, .closing, .closed, .highlighted, .entered, .left, .info: return nil
    }
  }
  /// The settings that can only be set.
  public static var unreadableNames: [String] { ["titles", "icons"] }
  /// Actions by name send events, because they continue without the app.
  public static var callsSendEvents: Bool { true }
}

/// The GType `RotaryRingMenu`.
@c(rotary_ring_menu_get_type)
public func ringMenuType() -> GType { MainActor.assumeIsolated { RingMenuWidget.type } }

/// Makes a closed ring menu, with a floating reference.
@c(rotary_ring_menu_new)
public func newRingMenu() -> WidgetPointer { WidgetPointer.make(ringMenuType()) }
#endif
