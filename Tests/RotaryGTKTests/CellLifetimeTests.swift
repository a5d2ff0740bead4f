#if GTK
import CGtk
import Rotary
import Testing

@testable import RotaryGTK

/// Turntables that are released with their cells, also while the app handles a cell signal.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct CellLifetimeTests {
  init() { Desk.prepare() }

  @Test func `a window that closes takes its cells with it`() throws {
    weak var host: WidgetHost?
    weak var app: CellTests.App?
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    do {
      let made = CellTests.App()
      app = made
      host = made.table.host
      made.begin { cell, _ in
        count.pointee += 1
        g_object_weak_ref(
          cell.object,
          { data, _ in data?.assumingMemoryBound(to: Int.self).pointee -= 1 },
          count
        )
      }
      made.table.setModel(made.items.model)
      let window = TestWindow([made.table.widget], side: 300)
      #expect(count.pointee >= 4)
      window.close()
    }
    #expect(Desk.turn { host == nil && app == nil && count.pointee == 0 })
  }

  @Test func `the turntable may be taken away while it asks`() throws {
    let app = CellTests.App()
    let window = TestWindow([app.table.widget], side: 300)
    defer { window.close() }
    app.begin { [unowned app] _, _ in
      if gtk_widget_get_parent(app.table.widget) != nil {
        gtk_box_remove(window.box.asBox, app.table.widget)
      }
    }
    app.table.setModel(app.items.model)
    #expect(gtk_widget_get_parent(app.table.widget) == nil)
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  @Test(arguments: ["bind", "unbind"])
  func `the last reference to the turntable may go while the app is asked`(signal: String) throws {
    let items = ItemList(count: 100) { TurntableItem("\($0)") }
    let widget = newTurntable()
    // GTK keeps a reference to the focused widget. The button gets the focus, so that it is not the turntable.
    let window = TestWindow([gtk_button_new(), widget], side: 300)
    defer { window.close() }
    weak let host = WidgetHost.with(widget) { $0 }
    var isGoing = false
    func take(_ asked: String) {
      guard isGoing, asked == signal else { return }
      isGoing = false
      gtk_box_remove(window.box.asBox, widget)
    }
    do {
      let table = TurntableWidget(widget)
      table.setCells(
        make: { gtk_button_new() },
        bind: { _, _, _ in take("bind") },
        unbind: { _, _ in take("unbind") }
      )
      table.setModel(items.model)
    }
    #expect(host != nil)
    isGoing = true
    switch signal {
    case "bind": items.replace(0..<1, with: 2)
    // A change that does not match the model's count, so that the model is reloaded.
    default: g_list_model_items_changed(items.model, 0, 0, 1)
    }
    #expect(!isGoing)
    #expect(Desk.turn { host == nil })
  }

  @Test func `the window may be closed while a cell is bound anew`() throws {
    let store = try #require(g_list_store_new(rotary_type_object()))
    defer { g_object_unref(store.asObject) }
    let item = ItemType.make(TurntableItem("Ann"))
    g_list_store_append(store, item.pointer)
    let cells = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    cells.initialize(to: 0)
    defer { cells.deallocate() }
    let widget = newTurntable()
    let window = TestWindow([gtk_button_new(), widget], side: 300)
    weak let host = WidgetHost.with(widget) { $0 }
    var isGoing = false
    do {
      let table = TurntableWidget(widget)
      table.setCells(
        make: {
          let cell: WidgetPointer = gtk_button_new()
          cells.pointee += 1
          g_object_weak_ref(
            cell.object,
            { data, _ in data?.assumingMemoryBound(to: Int.self).pointee -= 1 },
            cells
          )
          return cell
        },
        bind: { _, _, _ in },
        unbind: { _, _ in
          guard isGoing else { return }
          isGoing = false
          window.close()
        }
      )
      table.setModel(store)
    }
    #expect(cells.pointee == 1)
    isGoing = true
    g_object_notify(item.pointer, "title")
    #expect(!isGoing)
    #expect(Desk.turn { host == nil && cells.pointee == 0 })
  }
}
#endif
