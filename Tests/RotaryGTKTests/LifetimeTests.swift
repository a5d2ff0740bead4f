#if GTK
import CGtk
import Foundation
import Rotary
import Testing

@testable import RotaryGTK

/// The lifetime of widgets, and the end of input when they are destroyed.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct LifetimeTests {
  init() { Desk.prepare() }

  @Test func `a window that closes takes its widgets' hosts with it, 200 times`() throws {
    var memory: [Double] = []
    for round in 1...200 {
      weak var host: WidgetHost?
      do {
        let kind = RotaryLibrary.widgets[round % RotaryLibrary.widgets.count]
        let widget = kind.init(WidgetPointer.make(kind.type))
        widget.onValueChanged { _ = $0.widget }
        host = widget.host
        let window = TestWindow([widget.widget], side: 120)
        #expect(host != nil)
        window.close()
      }
      try #require(Desk.turn { host == nil }, "the host of window \(round) stays")
      if round % 100 == 0 { memory.append(Self.megabytes) }
    }
    // The first hundred windows fill the caches of fonts and styles.
    #expect(memory[1] - memory[0] < 4)
  }

  @Test func `a widget may be taken away by its own signal's handler`() throws {
    weak var host: WidgetHost?
    var count = 0
    do {
      let window = TestWindow([WidgetPointer.make(DialWidget.type)])
      defer { window.close() }
      let dial = DialWidget(try #require(gtk_widget_get_first_child(window.box)))
      host = dial.host
      dial.onValueChanged { dial in
        count += 1
        gtk_box_remove(
          UnsafeMutableRawPointer(gtk_widget_get_parent(dial.widget)).assumingMemoryBound(
            to: GtkBox.self
          ),
          dial.widget
        )
      }
      try #require(host).process(.key(.up, []), at: host?.now ?? 0)
    }
    #expect(count == 1)
    #expect(Desk.turn { host == nil })
  }

  @Test(
    arguments: ["value-changed", "activate", "event", "event::changed", "notify::value", "call"]
  )
  func `a widget may be taken away by a handler of any signal`(signal: String) throws {
    weak var host: WidgetHost?
    var count = 0
    do {
      let window = TestWindow([WidgetPointer.make(WheelWidget.type)])
      defer { window.close() }
      let widget = try #require(gtk_widget_get_first_child(window.box))
      host = WidgetHost.with(widget) { $0 }
      connect(widget, signal) {
        count += 1
        if count == 1 { gtk_box_remove(window.box.asBox, widget) }
      }
      let found = try #require(host)
      if signal == "call" {
        var values = [GValue](repeating: GValue(), count: 3)
        g_value_init(&values[0], widget.type)
        g_value_set_object(&values[0], widget)
        g_value_init(&values[1], rotary_type_string())
        g_value_set_string(&values[1], "select")
        g_value_init(&values[2], rotary_type_variant())
        g_value_set_variant(&values[2], g_variant_parse(nil, "{'index': <1.0>}", nil, nil, nil))
        var result = GValue()
        g_value_init(&result, rotary_type_boolean())
        g_signal_emitv(&values, g_signal_lookup("call", widget.type), 0, &result)
        for index in values.indices { g_value_unset(&values[index]) }
      } else {
        let key = signal == "activate" ? Key.enter : .right
        found.process(.key(key, []), at: found.now)
        #expect(Desk.turn { count > 0 })
      }
    }
    #expect(count > 0)
    #expect(Desk.turn { host == nil })
  }

  @Test func `a widget may be taken away by the first of two notifications`() throws {
    weak var host: WidgetHost?
    var names: [String] = []
    do {
      let widget = newDial()
      // GTK keeps a reference to the focused widget. The button gets the focus, so that it is not the control.
      let window = TestWindow([gtk_button_new(), widget])
      defer { window.close() }
      host = WidgetHost.with(widget) { $0 }
      for name in ["min", "value"] {
        connect(widget, "notify::\(name)") {
          names.append(name)
          if names.count == 1 { gtk_box_remove(window.box.asBox, widget) }
        }
      }
      try #require(host).set("min", to: .number(20))
    }
    #expect(names.sorted() == ["min", "value"])
    #expect(Desk.turn { host == nil })
  }

  @Test func `a control that becomes insensitive while it is held lets go`() throws {
    let dial = DialWidget()
    let window = TestWindow([dial.widget])
    defer { window.close() }
    dial.touch(.down, 40, 120)
    dial.touch(.move, 40, 60)
    let host = try #require(dial.host)
    #expect(host.core.isHeld)
    let value = dial.value
    #expect(value > 0)
    gtk_widget_set_sensitive(dial.widget, 0)
    dial.touch(.move, 120, 20)
    #expect(dial.value == value)
    #expect(Desk.turn { !host.core.isMoving })
  }

  @Test(arguments: ["hidden", "taken away"])
  func `a mouse that holds a control loses it when the control is`(what: String) throws {
    let dial = DialWidget()
    let window = TestWindow([dial.widget])
    defer { window.close() }
    let host = try #require(dial.host)
    var told: [String] = []
    dial.onEvent { told.append("\($0)") }
    try Desk.hand("mousemove 40 120 mousedown 1 mousemove 45 80 mousemove 60 50")
    defer { try? Desk.hand("mouseup 1") }
    #expect(Desk.turn { host.core.isHeld && dial.value > 0 })
    switch what {
    case "hidden": gtk_widget_set_visible(dial.widget, 0)
    default: gtk_box_remove(window.box.asBox, dial.widget)
    }
    #expect(Desk.turn { !host.core.isHeld })
    told = []
    let value = dial.value
    try Desk.hand("mousemove 120 20 mousemove 180 60")
    Desk.settle(window.window)
    #expect(dial.value == value)
    #expect(told.isEmpty)
  }

  /// The memory of the process.
  private static var megabytes: Double {
    let parts = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " "
    )
    return (parts.flatMap { Double($0[1]) } ?? 0) * 4096 / 1e6
  }
}
#endif
