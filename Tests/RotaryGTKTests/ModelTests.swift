#if GTK
import CGtk
import Foundation
import Rotary
import Testing

@testable import RotaryGTK

/// A turntable's items from a `GListModel`.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct ModelTests {
  init() { Desk.prepare() }

  @Test func `ten million items are asked for only in sight`() throws {
    var asked = 0
    let items = ItemList(count: 10_000_000) { index in
      asked += 1
      return TurntableItem("Item \(index)")
    }
    let table = TurntableWidget()
    let window = TestWindow([table.widget], side: 300)
    defer { window.close() }
    table.setModel(items.model)
    #expect(table.itemCount == 10_000_000)
    table.scrollToItem(at: 9_999_990, animated: false)
    #expect(table.centeredIndex == 9_999_990)
    #expect(table.names.contains("Item 9999990"))
    #expect(asked < 60)
    asked = 0
    items.replace(0..<0, with: 100_000)
    #expect(table.centeredIndex == 10_099_990, "what is in the middle stays there")
    #expect(asked < 20)
  }

  @Test func `text objects are drawn by their texts, items by what they say, others not`() throws {
    let store = try #require(g_list_store_new(rotary_type_object()))
    defer { g_object_unref(store.asObject) }
    let item = ItemType.make(TurntableItem("Ben", detail: "Baker"))
    g_list_store_append(store, UnsafeMutableRawPointer(gtk_string_object_new("Ann")))
    g_list_store_append(store, item.pointer)
    g_list_store_append(store, gtk_label_new("no item"))
    let table = TurntableWidget()
    let window = TestWindow([table.widget], side: 300)
    defer { window.close() }
    table.setModel(store)
    #expect(table.names == ["Ann", "Ben", ""])
    var title = GValue()
    g_value_init(&title, rotary_type_string())
    g_value_set_string(&title, "Bella")
    g_object_set_property(item.pointer, "title", &title)
    g_value_unset(&title)
    #expect(table.names == ["Ann", "Bella", ""], "what an item says may change")
    var enabled = GValue()
    g_value_init(&enabled, rotary_type_boolean())
    g_object_get_property(item.pointer, "enabled", &enabled)
    #expect(g_value_get_boolean(&enabled) != 0)
  }

  @Test func `changes of the model are changes of the list`() throws {
    let list = try #require(gtk_string_list_new(nil))
    defer { g_object_unref(list.asObject) }
    for index in 0..<20 { gtk_string_list_append(list, "\(index)") }
    let table = TurntableWidget()
    let window = TestWindow([table.widget], side: 300)
    defer { window.close() }
    table.setModel(list)
    table.scrollToItem(at: 10, animated: false)
    gtk_string_list_remove(list, 3)
    #expect(table.itemCount == 19)
    #expect(table.centeredIndex == 9)
    gtk_string_list_append(list, "last")
    #expect(table.itemCount == 20)
    #expect(table.names.contains("10"))
    gtk_string_list_splice(list, 0, 20, nil)
    #expect(table.itemCount == 0)
    #expect(table.names.isEmpty)
    gtk_string_list_append(list, "again")
    #expect(table.names == ["again"])
  }

  @Test func `an object that is removed and inserted at once stays the same item`() throws {
    let store = try #require(g_list_store_new(gtk_string_object_get_type()))
    defer { g_object_unref(store.asObject) }
    for name in ["d", "b", "c", "a"] {
      g_list_store_append(store, UnsafeMutableRawPointer(gtk_string_object_new(name)))
    }
    let table = TurntableWidget()
    let window = TestWindow([table.widget], side: 300)
    defer { window.close() }
    table.setModel(store)
    table.selectedIndex = 1
    g_list_store_sort(
      store,
      { first, second, _ in
        g_strcmp0(
          gtk_string_object_get_string(first.map { OpaquePointer($0) }),
          gtk_string_object_get_string(second.map { OpaquePointer($0) })
        )
      },
      nil
    )
    #expect(table.names == ["a", "b", "c", "d"])
    #expect(table.selectedIndex == 1, "b is still chosen")
    let moving = try #require(table.host).core.isMoving
    #expect(moving, "a and d travel")
  }

  @Test func `the model is a property, and is let go of`() throws {
    let table = TurntableWidget()
    var notified = 0
    connect(table.widget, "notify::model") { notified += 1 }
    weak var kept: ItemList?
    let isGone = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    isGone.initialize(to: 0)
    defer { isGone.deallocate() }
    do {
      let items = ItemList(count: 3) { TurntableItem("\($0)") }
      kept = items
      g_object_weak_ref(
        items.model.asObject,
        { data, _ in data?.assumingMemoryBound(to: Int.self).pointee = 1 },
        isGone
      )
      var value = GValue()
      g_value_init(&value, g_list_model_get_type())
      g_value_set_object(&value, UnsafeMutableRawPointer(items.model))
      g_object_set_property(table.widget.object, "model", &value)
      g_object_get_property(table.widget.object, "model", &value)
      #expect(g_value_get_object(&value).map { OpaquePointer($0) } == items.model)
      g_value_unset(&value)
    }
    #expect(kept == nil && isGone.pointee == 0 && notified == 1)
    #expect(table.itemCount == 3, "the widget keeps the model")
    table.setModel(nil)
    #expect(isGone.pointee == 1 && notified == 2 && table.itemCount == 0)
  }

  @Test func `what is typed is looked for in the model`() throws {
    let names = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedy", "Ida", "Jon", "Kim"]
    let items = ItemList(count: names.count) { TurntableItem(names[$0]) }
    let table = TurntableWidget()
    let window = TestWindow([table.widget], side: 300)
    defer { window.close() }
    table.setModel(items.model)
    let host = try #require(table.host)
    host.process(.key(.character("j"), []), at: host.now)
    #expect(Desk.turn { !host.core.isMoving })
    host.process(.key(.enter, []), at: host.now)
    #expect(table.selectedIndex == 9)
  }
}

extension OpaquePointer {
  /// The same pointer as a GObject.
  var asObject: ObjectPointer { object(self) }
}

extension TurntableWidget {
  /// The names of the visible items in the accessibility tree.
  var names: [String] {
    guard let core = host?.core else { return [] }
    _ = core.describe()
    return core.tree.elements.dropFirst().filter { $0.position != nil }.map(\.name)
  }
}
#endif
