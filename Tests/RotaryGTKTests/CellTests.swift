#if GTK
import CGtk
import Foundation
import Rotary
import Testing

@testable import RotaryGTK

/// The app's own widgets in a turntable's cells.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct CellTests {
  init() { Desk.prepare() }

  /// A turntable with a button for each of a thousand items, and a record of the app's callbacks.
  @MainActor
  final class App {
    let table = TurntableWidget()
    let items = ItemList(count: 1_000) { TurntableItem("Item \($0)") }
    var made = 0
    var bound: [WidgetPointer: Int] = [:]
    var binds = 0
    var unbinds = 0

    /// Sets the cells.
    func begin(bind: @escaping @MainActor (WidgetPointer, Int) -> Void = { _, _ in }) {
      table.setCells(
        make: { [weak self] in
          self?.made += 1
          return gtk_button_new_with_label("?")
        },
        bind: { [weak self] cell, item, index in
          self?.binds += 1
          self?.bound[cell] = index
          gtk_button_set_label(
            UnsafeMutableRawPointer(cell).assumingMemoryBound(to: GtkButton.self),
            ItemType.item(of: item)?.title ?? "?"
          )
          bind(cell, index)
        },
        unbind: { [weak self] cell, _ in
          self?.unbinds += 1
          self?.bound[cell] = nil
        }
      )
    }

    /// The indices of the buttons that are in the turntable.
    var shown: [Int] {
      var found: [Int] = []
      var child = gtk_widget_get_first_child(table.widget)
      while let next = child {
        if let index = bound[next] { found.append(index) }
        child = gtk_widget_get_next_sibling(next)
      }
      return found
    }
  }

  @Test func `cells are made for what is in sight, in order, and used again`() throws {
    let app = App()
    app.begin()
    app.table.setModel(app.items.model)
    let window = TestWindow([app.table.widget], side: 300)
    defer { window.close() }
    let host = try #require(app.table.host)
    #expect(app.shown.count >= 4 && app.shown == app.shown.sorted())
    let first = app.made
    #expect(first <= 8)
    for index in stride(from: 0, through: 300, by: 7) {
      app.table.scrollToItem(at: index, animated: false)
      #expect(app.shown.contains(index) && app.shown == app.shown.sorted())
      #expect(app.binds - app.unbinds == app.shown.count)
    }
    app.table.scrollToItem(at: 320, animated: true)
    #expect(Desk.turn { !host.core.isMoving })
    #expect(app.shown.contains(320))
    #expect(app.made <= 9, "\(app.made) were made")
  }

  @Test func `widgets stand where their items are`() throws {
    let app = App()
    app.begin()
    app.table.setModel(app.items.model)
    app.table.options.edge = .left
    let window = TestWindow([app.table.widget], side: 400)
    defer { window.close() }
    app.table.scrollToItem(at: 500, animated: false)
    let host = try #require(app.table.host as? TurntableHost)
    let button = try #require(app.bound.first { $0.value == 500 }?.key)
    #expect(Desk.turn { gtk_widget_get_mapped(button) != 0 && gtk_widget_get_width(button) > 0 })
    let place = host.control.read { $0.ring.point(itemOffset: 0) }
    var middle = (x: 0.0, y: 0.0)
    let isPlaced = Desk.turn {
      gtk_widget_translate_coordinates(
        button,
        app.table.widget,
        Double(gtk_widget_get_width(button)) / 2,
        Double(gtk_widget_get_height(button)) / 2,
        &middle.x,
        &middle.y
      )
      return Point2D(middle.x, middle.y).distance(to: place) < 1
    }
    #expect(isPlaced, "\(middle) is not \(place)")
    gtk_widget_set_halign(button, GTK_ALIGN_START)
    let side = host.control.read { $0.ring.avatar }
    // With the button's border, which is outside its own coordinates.
    var bounds = graphene_rect_t()
    let isAligned = Desk.turn {
      _ = gtk_widget_compute_bounds(button, app.table.widget, &bounds)
      return abs(Double(bounds.origin.x) - (place.x - side / 2)) <= 1
    }
    #expect(isAligned, "\(bounds.origin.x) is not the picture's edge")
  }

  @Test func `widgets of cards stand where their cards are`() throws {
    let app = App()
    app.begin()
    app.table.setModel(app.items.model)
    app.table.style.arrangement = .coverFlow
    let window = TestWindow([app.table.widget], side: 400)
    defer { window.close() }
    app.table.scrollToItem(at: 500, animated: false)
    let host = try #require(app.table.host as? TurntableHost)
    var widths: [Int: Double] = [:]
    for index in 499...501 {
      let button = try #require(app.bound.first { $0.value == index }?.key)
      var node: NodeID?
      var card: Transform3D?
      host.control.read {
        $0.readCells { if $0.index == index { node = $0.node } }
        $0.readTransforms { id, transform, _ in if id == node { card = transform } }
      }
      let transform = try #require(card)
      let place = try #require(transform.project(.zero))
      var bounds = graphene_rect_t()
      let isPlaced = Desk.turn {
        guard gtk_widget_compute_bounds(button, app.table.widget, &bounds) != 0 else {
          return false
        }
        let (origin, size) = (bounds.origin, bounds.size)
        let middle = Point2D(
          Double(origin.x + size.width / 2),
          Double(origin.y + size.height / 2)
        )
        return middle.distance(to: place) < 8
      }
      #expect(isPlaced, "\(bounds) is not at \(place)")
      widths[index] = Double(bounds.size.width)
    }
    // The cards beside the front one are turned, and seen at an angle.
    let (front, left, right) = (widths[500] ?? 0, widths[499] ?? 0, widths[501] ?? 0)
    #expect(left < front * 0.7 && right < front * 0.7 && left > front * 0.2)
  }

  @Test func `the model may change whenever the app is asked`() throws {
    let app = App()
    var changes = 0
    app.begin { [unowned app] _, index in
      guard changes < 12 else { return }
      changes += 1
      if changes % 3 == 0 {
        app.items.replace(0..<2, with: 1)
      } else {
        app.items.replace(index..<index + 1, with: 3)
      }
    }
    app.table.setModel(app.items.model)
    let window = TestWindow([app.table.widget], side: 300)
    defer { window.close() }
    #expect(changes == 12)
    #expect(Desk.turn { app.table.host?.core.isMoving == false })
    #expect(app.table.itemCount == app.items.count)
    #expect(app.binds - app.unbinds == app.shown.count)
    #expect(app.shown.count >= 4)
  }

  @Test func `the model may be taken away whenever the app is asked`() throws {
    let app = App()
    app.begin { [unowned app] _, _ in app.table.setModel(nil) }
    app.table.setModel(app.items.model)
    let window = TestWindow([app.table.widget], side: 300)
    defer { window.close() }
    #expect(app.table.itemCount == 0 && app.bound.isEmpty && app.shown.isEmpty)
    #expect(app.binds == app.unbinds)
  }

  @Test func `a widget that the app takes out of its cell is let go of, and the item drawn`() throws
  {
    let app = App()
    app.begin { cell, index in if index % 2 == 1 { gtk_widget_unparent(cell) } }
    app.table.setModel(app.items.model)
    let window = TestWindow([app.table.widget], side: 300)
    defer { window.close() }
    let host = try #require(app.table.host)
    #expect(app.shown.allSatisfy { $0 % 2 == 0 } && !app.shown.isEmpty)
    #expect(host.drawing.embedded.count == app.shown.count)
    let gone = try #require(app.shown.first)
    let button = try #require(app.bound.first { $0.value == gone }?.key)
    let count = host.drawing.embedded.count
    gtk_widget_unparent(button)
    #expect(Desk.turn { host.drawing.embedded.count == count - 1 })
    app.table.scrollToItem(at: 40, animated: false)
    #expect(app.binds - app.unbinds == app.bound.count)
  }

  @Test func `a widget that is in use is refused, and none is fine`() throws {
    let table = TurntableWidget()
    let items = ItemList(count: 20) { TurntableItem("\($0)") }
    let window = TestWindow([table.widget], side: 300)
    defer { window.close() }
    let only = ObjectReference(try #require(gtk_button_new()).object)
    let twice = table.setCells(make: { only.pointer.widget }, bind: { _, _, _ in })
    let sentences = warnings { table.setModel(items.model) }
    #expect(
      !sentences.isEmpty && sentences.allSatisfy { $0.contains("has a parent or is a window") }
    )
    #expect(table.host?.drawing.embedded.count == 1)
    twice.disconnect()
    table.setCells(make: { nil }, bind: { _, _, _ in Issue.record("there is nothing to bind") })
    let silence = warnings {
      table.setModel(nil)
      table.setModel(items.model)
    }
    #expect(silence.isEmpty)
    #expect(table.host?.drawing.embedded.isEmpty == true)
  }

  @Test func `a cell with the keyboard hands it to the turntable when it goes`() throws {
    let app = App()
    app.begin()
    app.table.setModel(app.items.model)
    let window = TestWindow([app.table.widget], side: 300)
    defer { window.close() }
    let button = try #require(app.bound.first { $0.value == 0 }?.key)
    #expect(Desk.turn { gtk_widget_get_mapped(button) != 0 })
    gtk_widget_grab_focus(button)
    let root = gtk_widget_get_root(app.table.widget)
    #expect(gtk_root_get_focus(root) == button)
    app.table.scrollToItem(at: 500, animated: false)
    #expect(gtk_root_get_focus(root) == app.table.widget)
  }

  @Test func `a cell keeps the keyboard when its own item changes`() throws {
    let store = try #require(g_list_store_new(rotary_type_object()))
    defer { g_object_unref(store.asObject) }
    let item = ItemType.make(TurntableItem("Ann"))
    g_list_store_append(store, item.pointer)
    let app = App()
    app.begin()
    app.table.setModel(store)
    let window = TestWindow([app.table.widget], side: 300)
    defer { window.close() }
    let button = try #require(app.bound.first?.key)
    #expect(Desk.turn { gtk_widget_get_mapped(button) != 0 })
    gtk_widget_grab_focus(button)
    var title = GValue()
    g_value_init(&title, rotary_type_string())
    g_value_set_string(&title, "Anna")
    g_object_set_property(item.pointer, "title", &title)
    g_value_unset(&title)
    let label = gtk_button_get_label(
      UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self)
    )
    #expect(label.map { String(cString: $0) } == "Anna")
    #expect(app.binds == 2 && app.unbinds == 1 && app.made == 1)
    #expect(gtk_root_get_focus(gtk_widget_get_root(app.table.widget)) == button)
  }

  @Test func `a widget that is unbound for its own item may be taken out then`() throws {
    let store = try #require(g_list_store_new(rotary_type_object()))
    defer { g_object_unref(store.asObject) }
    let item = ItemType.make(TurntableItem("Ann"))
    g_list_store_append(store, item.pointer)
    let table = TurntableWidget()
    var (binds, unbinds) = (0, 0)
    table.setCells(
      make: { gtk_button_new() },
      bind: { _, _, _ in binds += 1 },
      unbind: { cell, _ in
        unbinds += 1
        if unbinds == 1 { gtk_widget_unparent(cell) }
      }
    )
    table.setModel(store)
    let window = TestWindow([table.widget], side: 300)
    defer { window.close() }
    g_object_notify(item.pointer, "title")
    #expect(binds == 2 && unbinds == 1)
    #expect(table.host?.drawing.embedded.count == 1)
  }

  @Test func `fingers on two cells are told apart`() throws {
    let app = App()
    app.begin()
    app.table.setModel(app.items.model)
    let window = TestWindow([app.table.widget], side: 300)
    defer { window.close() }
    let host = try #require(app.table.host as? TurntableHost)
    let middles = try [0, 1].map { index in
      let button = try #require(app.bound.first { $0.value == index }?.key)
      #expect(Desk.turn { gtk_widget_get_mapped(button) != 0 })
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(button, app.table.widget, &bounds)
      return Point2D(
        Double(bounds.origin.x + bounds.size.width / 2),
        Double(bounds.origin.y + bounds.size.height / 2)
      )
    }
    /// The response for GTK to a finger that the control handles.
    func response(_ phase: PointerEvent.Phase, _ finger: Int, by way: Double = 0) -> Response {
      let place = middles[finger] + Vector2D(way, 0)
      let event = PointerEvent(phase, id: finger, position: place, kind: .touch)
      return host.sharedResponse(
        .handled,
        of: RawPointers.Sample(event: event, time: 0, sequence: nil)
      )
    }
    #expect(response(.down, 0) == .undecided)
    #expect(response(.down, 1) == .undecided)
    #expect(response(.move, 0, by: 1) == .undecided, "the first one still presses")
    #expect(response(.move, 0, by: 60) == .handled, "and then drags")
    #expect(response(.move, 1, by: 1) == .undecided, "which does not affect the second")
  }

  @Test func `a control of this library may be a cell`() throws {
    let table = TurntableWidget()
    let items = ItemList(count: 20) { TurntableItem("\($0)") }
    var values: [Double] = []
    table.setCells(
      make: { newDial() },
      bind: { cell, _, index in
        let dial = DialWidget(cell)
        dial.value = Double(index)
        values.append(dial.value)
      }
    )
    table.setModel(items.model)
    let window = TestWindow([table.widget], side: 300)
    defer { window.close() }
    #expect(values.count >= 4 && values[1] == 1)
    #expect(table.host?.drawing.embedded.count == values.count)
  }
}
#endif
