#if GTK
import CGtk

/// The ring menus of one widget, in the order in which they were added.
///
/// The last one opens.
///
/// The widget owns this object, and has the action, while it has a menu.
@MainActor
final class WidgetRingMenus {
  private static let key = g_quark_from_static_string("rotary-ring-menus")
  /// The prefix of the action's name: `ring-menu.popup` opens the menu.
  private static let prefix = "ring-menu"

  private struct Entry {
    weak var menu: AttachedRingMenu?
  }

  private var entries: [Entry] = []

  /// The ring menus of a widget; nil if it has none.
  static func of(_ widget: WidgetPointer) -> WidgetRingMenus? {
    widget.object.stored(WidgetRingMenus.self, as: key)
  }

  /// Adds a menu, which becomes the one that opens.
  static func add(_ menu: AttachedRingMenu, to widget: WidgetPointer) {
    let menus = of(widget) ?? begin(on: widget)
    menus.entries.append(Entry(menu: menu))
  }

  /// Removes a menu; the one added before it opens again.
  static func remove(_ menu: AttachedRingMenu, from widget: WidgetPointer) {
    guard let menus = of(widget) else { return }
    menus.entries.removeAll { $0.menu === menu }
    guard menus.entries.isEmpty else { return }
    widget.object.store(nil as WidgetRingMenus?, as: key)
    guard gtk_widget_in_destruction(widget) == 0 else { return }
    rotary_access_set_popup(widget, 0, 0)
    gtk_widget_insert_action_group(widget, prefix, nil)
  }

  /// Exposes the menu to assistive technologies, and adds the action.
  private static func begin(on widget: WidgetPointer) -> WidgetRingMenus {
    let menus = WidgetRingMenus()
    widget.object.store(menus, as: key)
    rotary_access_set_popup(widget, 1, 0)
    guard let group = g_simple_action_group_new() else { return menus }
    if let action = rotary_access_add_action(group, "popup") {
      listen(action, "activate", to: { [weak menus] _ in menus?.entries.last?.menu?.open() })
    }
    rotary_access_insert_actions(widget, prefix, group)
    g_object_unref(group)
    return menus
  }
}
#endif
