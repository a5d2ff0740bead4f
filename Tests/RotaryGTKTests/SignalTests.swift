#if GTK
import CGtk
import Foundation
import Rotary
import Testing

@testable import RotaryGTK

/// The signals that are emitted, and those that are not.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct SignalTests {
  init() { Desk.prepare() }

  @Test func `what a program sets emits nothing`() throws {
    let dial = DialWidget()
    let window = TestWindow([dial.widget])
    defer { window.close() }
    var emitted: [String] = []
    for signal in ["value-changed", "activate", "event"] {
      connect(dial.widget, signal) { emitted.append(signal) }
    }
    dial.onEvent { emitted.append("\($0)") }
    dial.value = 30
    dial.setValue(60, animated: true)
    let host = try #require(dial.host)
    #expect(Desk.turn { !host.core.isMoving })
    try dial.set("value", to: .number(10))
    #expect(emitted.isEmpty)
    #expect(dial.value == 10)
  }

  @Test func `the end of a commanded motion is emitted, and can be awaited`() async throws {
    let wheel = WheelWidget()
    let window = TestWindow([wheel.widget])
    defer { window.close() }
    var ends = 0
    connect(wheel.widget, "motion-ended") { ends += 1 }
    let host = try #require(wheel.host)
    let spin = try #require(wheel.spin(to: 3, turns: 1, duration: 0.2))
    #expect(Desk.turn { !host.core.isMoving })
    let end = await spin.end
    #expect(end.value == 3 && !end.isInterrupted)
    #expect(ends == 1)
    let lost = try #require(wheel.setSelectedIndex(0, animated: true))
    host.process(.key(.down, []), at: host.now)
    #expect(await lost.end.isInterrupted)
    #expect(wheel.spin(to: 99, turns: 1) == nil)
    #expect(ends == 2)
    let drawn = try #require(wheel.draw(turns: 1, duration: 0.2))
    #expect(Desk.turn { !host.core.isMoving })
    let draw = try #require(wheel.lastDraw)
    let index = await drawn.end.value
    #expect(index == draw.index && draw.odds == Array(repeating: 1, count: 8))
    #expect(ends == 3)
    // By name, as in C.
    #expect(host.call("select", nil) == false)
    gtk_widget_set_visible(wheel.widget, 0)
    let unseen = try #require(wheel.setSelectedIndex(5, animated: true))
    #expect(await unseen.end.isInterrupted)
    #expect(ends == 4)
  }

  @Test func `what the user does is emitted, and notified before`() throws {
    let dial = DialWidget()
    let window = TestWindow([dial.widget])
    defer { window.close() }
    var told: [String] = []
    connect(dial.widget, "notify::value") { told.append("notify") }
    // The closure is called with a dial, although it was set on the base class.
    (dial as RotaryWidget).onValueChanged {
      told.append("value-changed \(($0 as? DialWidget)?.value ?? -1)")
    }
    connect(dial.widget, "event::changed") { told.append("event::changed") }
    connect(dial.widget, "event::met-end") { told.append("event::met-end") }
    let host = try #require(dial.host)
    host.process(.key(.up, []), at: host.now)
    #expect(Desk.turn { !host.core.isMoving })
    #expect(told == ["notify", "value-changed 1.0", "event::changed"])
  }

  @Test func `a closure that was disconnected is called no more, also after its widget`() throws {
    var count = 0
    var connections: [WidgetConnection] = []
    do {
      let dial = DialWidget()
      let window = TestWindow([dial.widget])
      defer { window.close() }
      let host = try #require(dial.host)
      connections.append(dial.onValueChanged { _ in count += 1 })
      connections.append(dial.onEvent { _ in count += 1 })
      host.process(.key(.up, []), at: host.now)
      #expect(count > 1)
      count = 0
      for connection in connections { connection.disconnect() }
      host.process(.key(.up, []), at: host.now)
      #expect(count == 0)
    }
    for connection in connections { connection.disconnect() }
  }

  @Test func `a control is called by a signal with a dictionary`() throws {
    let dial = DialWidget()
    let arguments = g_variant_parse(nil, "{'to': <40.0>, 'animated': <false>}", nil, nil, nil)
    #expect(Self.call("move", arguments, on: dial))
    #expect(dial.value == 40)
    let menu = RingMenuWidget()
    let window = TestWindow([menu.widget])
    defer { window.close() }
    var told: [String] = []
    connect(menu.widget, "event::opened") { told.append("opened") }
    #expect(Self.call("open", nil, on: menu))
    #expect(menu.isOpen)
    #expect(told == ["opened"])
    var isDone = true
    let sentences = warnings { isDone = Self.call("fly", nil, on: menu) }
    #expect(!isDone)
    #expect(sentences.count == 1)
  }

  @Test func `the main queue runs in GLib's loop`() throws {
    let folder = Bundle.main.bundleURL.deletingLastPathComponent()
    let places = [
      folder, Bundle.main.bundleURL,
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    let probe = try #require(
      places.map { $0.appendingPathComponent("RotaryGTKProbe") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    )
    let process = Process()
    let output = Pipe()
    process.executableURL = probe
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "drained\n")
  }

  private static func call(_ name: String, _ arguments: OpaquePointer?, on widget: RotaryWidget)
    -> Bool
  {
    var values = [GValue](repeating: GValue(), count: 3)
    g_value_init(&values[0], widget.widget.type)
    g_value_set_object(&values[0], widget.widget)
    g_value_init(&values[1], rotary_type_string())
    g_value_set_string(&values[1], name)
    g_value_init(&values[2], rotary_type_variant())
    g_value_set_variant(&values[2], arguments)
    var result = GValue()
    g_value_init(&result, rotary_type_boolean())
    g_signal_emitv(&values, g_signal_lookup("call", widget.widget.type), 0, &result)
    for index in values.indices { g_value_unset(&values[index]) }
    return g_value_get_boolean(&result) != 0
  }
}
#endif
