#if GTK
import CGtk
import Rotary

/// A menu of icons round a point: hold, slide to one, let go.
///
/// What is chosen emits `activate`. For a menu that belongs to another widget see ``RingMenuController``.
///
/// ```swift
/// let menu = RingMenuWidget()
/// menu.items = try RingItems([RingItem("Cut"), RingItem("Copy"), RingItem("Paste")])
/// menu.onActivate { menu in print(menu.selectedIndex ?? -1) }
/// gtk_window_set_child(window, menu.widget)
/// ```
public final class RingMenuWidget: RotaryWidget {
  /// The type of its widgets, `RotaryRingMenu`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<RingMenu>.makeKind().register()

  private var core: ControlHost<RingMenu> { content(RingMenu.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Stands for a widget that was made elsewhere; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with all that the user brings about, in the core's words.
  ///
  /// What a program sets, moves or scrolls is not told. The closure is kept by the widget.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (RingMenuEvent) -> Void
  ) -> WidgetConnection { content(RingMenu.self).onEvent(body) }

  /// What it offers; a change closes it and forgets what was chosen.
  ///
  /// Default the twelve star signs.
  public var items: RingItems {
    get { core[\.items] }
    set { core[\.items] = newValue }
  }

  /// The item that was chosen last; nil for none, and after a change of the items.
  public var selectedIndex: Int? { core.read { $0.chosen } }

  /// Whether it is open or opens; when not, it is closed or closes.
  public var isOpen: Bool { core.read { $0.isOpen } }

  /// Opens it.
  ///
  /// - Parameter point: where, in the widget's coordinates, for one that opens around the finger; nil, the
  ///   default, for the centre.
  public func open(around point: Point2D? = nil) {
    core.perform { $0.open(around: point, at: $1, emit: $2) }
  }

  /// Closes it; nothing is chosen.
  public func close() { core.perform { $0.close(at: $1, emit: $2) } }

  /// How it behaves.
  public var options: RingMenuOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: RingStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// How it opens and closes.
  public var choreography: RingChoreography {
    get { core[\.choreography] }
    set { core[\.choreography] = newValue }
  }
}

extension RingMenu: WidgetControl {
  static var typeName: String { "RotaryRingMenu" }
  static var cssName: String { "rotaryringmenu" }
  static func signal(for event: RingMenuEvent) -> WidgetSignal? {
    switch event {
    case .chosen: return .activate
    case .opened, .closing, .closed, .highlighted, .entered, .left, .info: return nil
    }
  }
  static var unreadableNames: [String] { ["titles", "icons"] }
  static var tellsCalls: Bool { true }
}

/// The type `RotaryRingMenu`.
@c(rotary_ring_menu_get_type)
public func ringMenuType() -> GType { MainActor.assumeIsolated { RingMenuWidget.type } }

/// Makes a closed ring menu, with a floating reference.
@c(rotary_ring_menu_new)
public func newRingMenu() -> WidgetPointer { WidgetPointer.make(ringMenuType()) }
#endif
