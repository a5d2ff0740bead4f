#if GTK
import CGtk
import Foundation
import Rotary
import Testing

@testable import RotaryGTK

/// Ring menus of other widgets: their items, their lifetime, and their use in C and bindings.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct RingMenuControllerTests {
  init() { Desk.prepare() }

  private func label() -> WidgetPointer { gtk_label_new("hold me") }

  private func items() throws -> RingItems { try RingItems(outline: ["Cut", "Copy", "Paste"]) }

  /// Adds an action group to a widget, with the prefix `edit`.
  private func group(_ actions: [(name: String, isEnabled: Bool)])
    -> UnsafeMutablePointer<GSimpleActionGroup>?
  {
    guard let group = g_simple_action_group_new() else { return nil }
    for (name, isEnabled) in actions {
      g_simple_action_set_enabled(rotary_access_add_action(group, name), isEnabled ? 1 : 0)
    }
    return group
  }

  private func model(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
    UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self)
  }

  private func append(
    _ label: String,
    _ action: String,
    to menu: OpaquePointer?,
    _ attributes: [String: String] = [:]
  ) {
    let item = g_menu_item_new(label, action)
    for (name, value) in attributes {
      g_menu_item_set_attribute_value(item, name, g_variant_new_string(value))
    }
    g_menu_append_item(menu, item)
    g_object_unref(item.map { UnsafeMutableRawPointer($0) })
  }

  /// The items of a menu model on a widget with the actions `edit.cut` and, disabled, `edit.paste`.
  private func offered(_ menu: OpaquePointer?) throws -> [RingItem] {
    let widget = label()
    let window = TestWindow([widget])
    defer { window.close() }
    let actions = group([("cut", true), ("paste", false)])
    rotary_access_insert_actions(widget, "edit", actions)
    let controller = RingMenuController(on: widget, model: try #require(model(menu)))
    controller.open()
    #expect(Desk.turn { controller.isOpen })
    return controller.menu.items.all
  }

  @Test func `a model's items keep their places, their labels and their rings`() throws {
    let menu = g_menu_new()
    let section = g_menu_new()
    let submenu = g_menu_new()
    append("_Cut", "edit.cut", to: menu)
    append("Snake__case", "edit.cut", to: submenu)
    g_menu_append_submenu(section, "More", model(submenu))
    append("Paste", "edit.paste", to: section)
    append("Missing", "edit.none", to: section)
    g_menu_append_section(menu, nil, model(section))
    #expect(
      try offered(menu) == [
        RingItem("Cut"), RingItem("More"), RingItem("Snake_case", parent: 1),
        RingItem("Paste", isEnabled: false), RingItem("Missing", isEnabled: false),
      ]
    )
  }

  @Test func `an item that hides while it is disabled has no wedge, and another its icon`() throws {
    let menu = g_menu_new()
    append(
      "Cut",
      "edit.cut",
      to: menu,
      ["rotary-icon": "M2,12L22,12", "hidden-when": "action-disabled"]
    )
    append("Paste", "edit.paste", to: menu, ["hidden-when": "action-disabled"])
    let icon = try VectorPath(svgPathData: "M2,12L22,12")
    #expect(try offered(menu) == [RingItem("Cut", icon: icon)])
  }

  @Test func `a menu without items does not open`() throws {
    let widget = label()
    let window = TestWindow([widget])
    defer { window.close() }
    let controller = RingMenuController(on: widget, model: try #require(model(g_menu_new())))
    controller.open()
    Desk.settle(window.window)
    #expect(!controller.isOpen)
    #expect(gtk_widget_get_first_child(widget) == nil)
  }

  @Test func `an open menu closes, and leaves nothing on its widget`() throws {
    let widget = label()
    let window = TestWindow([widget])
    defer { window.close() }
    var chosen: [Int] = []
    let controller = RingMenuController(on: widget, items: try items()) { chosen.append($0) }
    controller.open()
    #expect(Desk.turn { controller.isOpen })
    #expect(gtk_widget_get_first_child(widget) != nil)
    controller.close()
    #expect(!controller.isOpen)
    #expect(Desk.turn { gtk_widget_get_first_child(widget) == nil })
    #expect(chosen.isEmpty)
    controller.open()
    #expect(Desk.turn { controller.isOpen })
    controller.menu.host?.act(.activate, on: 2)
    #expect(chosen == [1])
  }

  @Test func `a widget keeps its menu, and takes it along, open or not, 100 times`() throws {
    for round in 1...100 {
      weak var attached: AttachedRingMenu?
      do {
        let widget = label()
        let window = TestWindow([widget], side: 120)
        let controller = RingMenuController(on: widget, items: try items()) { _ in }
        attached = RingMenuControllerType.attached(to: controller.object)
        if round % 2 == 0 {
          controller.open()
          #expect(Desk.turn { controller.isOpen })
        }
        window.close()
      }
      try #require(Desk.turn { attached == nil }, "the menu of window \(round) stays")
    }
  }

  @Test func `a press that goes on after its menu was closed keeps nothing`() throws {
    weak var attached: AttachedRingMenu?
    do {
      let widget = label()
      let window = TestWindow([widget])
      let controller = RingMenuController(on: widget, items: try items()) { _ in }
      attached = RingMenuControllerType.attached(to: controller.object)
      try Desk.hand("mousemove 100 100 mousedown 3")
      #expect(Desk.turn { controller.isOpen })
      controller.close()
      #expect(Desk.turn { gtk_widget_get_first_child(widget) == nil })
      try Desk.hand("mousemove 110 100 mousemove 60 100 mouseup 3")
      while g_main_context_iteration(nil, 0) != 0 {}
      window.close()
    }
    #expect(Desk.turn { attached == nil })
  }

  @Test func `a controller without a widget goes as soon as nobody has it`() throws {
    weak var attached: AttachedRingMenu?
    do {
      let controller = RingMenuController()
      attached = RingMenuControllerType.attached(to: controller.object)
      #expect(attached != nil)
    }
    #expect(attached == nil)
  }

  @Test func `a widget that had a menu has none any more`() throws {
    let widget = label()
    let window = TestWindow([widget])
    defer { window.close() }
    let controller = RingMenuController(on: widget, items: try items()) { _ in }
    #expect(gtk_widget_activate_action_variant(widget, "ring-menu.popup", nil) != 0)
    #expect(Desk.turn { controller.isOpen })
    controller.widget = nil
    #expect(!controller.isOpen)
    #expect(gtk_widget_get_first_child(widget) == nil)
    #expect(gtk_widget_activate_action_variant(widget, "ring-menu.popup", nil) == 0)
    controller.open()
    Desk.settle(window.window)
    #expect(!controller.isOpen)
  }

  @Test func `of two menus on one widget the last one opens`() throws {
    let widget = label()
    let window = TestWindow([widget])
    defer { window.close() }
    let first = RingMenuController(on: widget, items: try items()) { _ in }
    let second = RingMenuController(on: widget, items: try items()) { _ in }
    try Desk.hand("mousemove 100 100 click 3")
    #expect(Desk.turn { second.isOpen })
    #expect(!first.isOpen)
    second.widget = nil
    try Desk.hand("mousemove 110 100 click 3")
    #expect(Desk.turn { first.isOpen })
  }

  @Test func `the action opens the last of two menus, whichever is taken away`() throws {
    let widget = label()
    let window = TestWindow([widget])
    defer { window.close() }
    let first = RingMenuController(on: widget, items: try items()) { _ in }
    let second = RingMenuController(on: widget, items: try items()) { _ in }
    func popUp() -> Bool { gtk_widget_activate_action_variant(widget, "ring-menu.popup", nil) != 0 }
    #expect(popUp() && Desk.turn { second.isOpen } && !first.isOpen)
    first.widget = nil
    second.close()
    #expect(Desk.turn { gtk_widget_get_first_child(widget) == nil })
    #expect(popUp() && Desk.turn { second.isOpen })
    first.widget = widget
    second.widget = nil
    #expect(popUp() && Desk.turn { first.isOpen })
    first.widget = nil
    #expect(!popUp())
  }

  @Test func `builders make it by its name, with its properties`() throws {
    let builder = gtk_builder_new()
    RotaryLibrary.begin()
    let sheet = """
      <interface>
        <menu id="menu"><item><attribute name="label">Cut</attribute></item></menu>
        <object class="GtkLabel" id="label"/>
        <object class="RotaryRingMenuController" id="controller">
          <property name="widget">label</property>
          <property name="menu-model">menu</property>
        </object>
      </interface>
      """
    #expect(gtk_builder_add_from_string(builder, sheet, -1, nil) != 0)
    let made = try #require(gtk_builder_get_object(builder, "controller"))
    let controller = RingMenuController(made)
    let widget = try #require(controller.widget)
    #expect(gtk_builder_get_object(builder, "label") == widget.object)
    #expect(controller.menuModel != nil)
    g_object_unref(UnsafeMutableRawPointer(builder))
  }

  @Test func `whether it is open is a property that can be set and watched`() throws {
    let widget = label()
    let window = TestWindow([widget])
    defer { window.close() }
    let controller = RingMenuController(on: widget, items: try items()) { _ in }
    var count = 0
    connect(UnsafeMutableRawPointer(controller.object), "notify::active") { count += 1 }
    set("active", 1, of: controller)
    #expect(Desk.turn { controller.isOpen })
    #expect(count == 1)
    set("active", 0, of: controller)
    #expect(!controller.isOpen)
    #expect(count == 2)
  }

  private func set(_ name: String, _ flag: gboolean, of controller: RingMenuController) {
    var value = GValue()
    g_value_init(&value, rotary_type_boolean())
    g_value_set_boolean(&value, flag)
    g_object_set_property(controller.object, name, &value)
    g_value_unset(&value)
  }
}
#endif
