#if GTK && DEBUG
import CGtk
import Foundation
import Rotary
import RotaryReplay
@testable import RotaryGTK

/// A window with a widget that has a ring menu, with the settings of the first argument.
///
/// The options `label`, `text`, `entry` and `button` select the widget. `model` gives the menu actions instead of
/// items, `inner` adds a ring menu to the widget's parent, `removes` removes the widget at the first choice, and
/// `vertical` puts everything into a list.
///
/// | command | answer |
/// |---|---|
/// | `place` | the widget's bounds in the window: x, y, width, height; `nowhere` before it is drawn |
/// | `before` | the bounds of the button above, which prints `tapped before` |
/// | `state` | the ring's state as a JSON object |
/// | `corner` | the popover's position in the window: x, y; `nowhere` if it is not shown |
/// | `size` | the ring's width and height |
/// | `scrolled` | the list's scroll offset |
/// | `focus`, `focused` | the type of the focused widget; whether it is the widget |
/// | `content` | the text of an entry or a text view |
/// | `open`, `close`, `hide`, `show`, `insensitive`, `remove`, `destroy`, `detach` | performs the action |
@MainActor
final class AttachedProbe: LineReader {
  private(set) var isClosed = false
  private let window: WidgetPointer = gtk_window_new()
  private let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10)
  private let widget: WidgetPointer
  private let before: WidgetPointer = gtk_button_new_with_label("before")
  private let controller = RingMenuController()
  private var list: WidgetPointer?
  private let removes: Bool

  init(_ recording: Recording, options: [String]) throws {
    widget = Self.makeWidget(options)
    removes = options.contains("removes")
    super.init()
    g_object_ref_sink(widget)
    for (name, value) in recording.settings { try controller.menu.set(name, to: value) }
    if options.contains("model") { addActions() }
    controller.menu.onEvent { [weak self] event in
      say("event", line(of: event))
      guard case .chosen = event, let self, removes else { return }
      gtk_box_remove(boxPointer(box), widget)
      say("removed")
    }
    controller.widget = widget
    build(options, recording.size ?? Size2D(200, 200))
    if options.contains("inner") {
      RingMenuController(on: box, items: .starSigns) { say("outer", "\($0)") }
    }
  }

  private static func makeWidget(_ options: [String]) -> WidgetPointer {
    if options.contains("text") { return gtk_text_view_new() }
    if options.contains("entry") { return gtk_entry_new() }
    if options.contains("button") {
      let button: WidgetPointer = gtk_button_new_with_label("press")
      connect(UnsafeMutableRawPointer(button), "clicked") { say("clicked") }
      return button
    }
    return gtk_label_new("hold me")
  }

  private func build(_ options: [String], _ size: Size2D) {
    gtk_widget_set_size_request(widget, gint(size.width), gint(size.height))
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    let isScrolled = options.contains("vertical")
    if isScrolled { addSpace() }
    connect(UnsafeMutableRawPointer(before), "clicked") { say("tapped before") }
    gtk_box_append(boxPointer(box), before)
    gtk_box_append(boxPointer(box), widget)
    gtk_box_append(boxPointer(box), gtk_button_new_with_label("after"))
    if isScrolled { addSpace() }
    var content = box
    if isScrolled {
      content = gtk_scrolled_window_new()
      gtk_scrolled_window_set_child(OpaquePointer(content), box)
      list = content
    }
    let top = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(top, 0)
    gtk_window_set_title(top, "probe")
    gtk_window_set_default_size(top, 700, 700)
    gtk_window_set_child(top, content)
    gtk_window_present(top)
  }

  private func addSpace() {
    let space = gtk_label_new("space")
    gtk_widget_set_size_request(space, 1, 600)
    gtk_box_append(boxPointer(box), space)
  }

  /// Adds a menu model with three actions, the last one disabled, and a submenu of one action with a target.
  private func addActions() {
    guard let group = g_simple_action_group_new() else { return }
    for name in ["cut", "copy", "paste"] {
      guard let action = rotary_access_add_action(group, name) else { continue }
      RotaryGTK.listen(action, "activate", to: { _ in say("action", name) })
      if name == "paste" { g_simple_action_set_enabled(action, 0) }
    }
    rotary_access_insert_actions(window, "edit", group)
    let menu = g_menu_new()
    let section = g_menu_new()
    g_menu_append(menu, "_Cut", "edit.cut")
    g_menu_append(section, "C__opy", "edit.copy")
    g_menu_append(section, "Paste", "edit.paste")
    g_menu_append_section(menu, nil, menuModel(section))
    controller.menuModel = menuModel(menu)
  }

  private func menuModel(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
    UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self)
  }

  override func end() { isClosed = true }

  override func answer(_ command: String) -> String {
    switch command {
    case "place": return place(of: widget)
    case "before": return place(of: before)
    case "moving": return controller.menu.host?.core.isMoving == true ? "yes" : "no"
    case "state":
      return controller.menu.content(RingMenu.self).control.read { RotaryState.line(of: $0) }
    case "corner": return corner
    case "size":
      let ring: WidgetPointer = controller.menu.widget
      return "\(gtk_widget_get_width(ring)) \(gtk_widget_get_height(ring))"
    case "scrolled": return "\(gtk_adjustment_get_value(adjustment))"
    case "center":
      let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      gtk_adjustment_set_value(adjustment, (end / 2).rounded())
    case "focus": return focus
    case "focused": return gtk_widget_has_focus(widget) != 0 ? "yes" : "no"
    case "content": return String(cString: gtk_editable_get_text(OpaquePointer(widget)))
    case "open": controller.open()
    case "close": controller.close()
    case "hide": gtk_widget_set_visible(widget, 0)
    case "show": gtk_widget_set_visible(widget, 1)
    case "insensitive": gtk_widget_set_sensitive(widget, 0)
    case "remove": gtk_box_remove(boxPointer(box), widget)
    case "destroy":
      gtk_window_destroy(
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
      )
    case "detach": controller.widget = nil
    case "quit": isClosed = true
    default: return "unknown"
    }
    return "done"
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    list.flatMap { gtk_scrolled_window_get_vadjustment(OpaquePointer($0)) }
  }

  private func place(of widget: WidgetPointer) -> String {
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_width(widget) > 0,
      gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y) != 0
    else { return "nowhere" }
    return "\(x) \(y) \(gtk_widget_get_width(widget)) \(gtk_widget_get_height(widget))"
  }

  private var corner: String {
    guard let popover = RingMenuControllerType.attached(to: controller.object)?.popover,
      popover.isShown
    else { return "nowhere" }
    return "\(popover.corner.x) \(popover.corner.y)"
  }

  private var focus: String {
    guard let focus = gtk_root_get_focus(OpaquePointer(window)) else { return "none" }
    return String(cString: g_type_name(rotary_type_of_instance(focus)))
  }
}
#endif
