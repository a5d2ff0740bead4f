#if GTK
import CGtk
import Rotary
import RotaryReplay
import Testing

@testable import RotaryGTK

/// A widget for a control that the library does not know.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct OwnControlTests {
  init() { Desk.prepare() }

  @Test func `a control of the app's own is shown, and hears keys and properties`() throws {
    let lamp = ControlHostWidget(Lamp(level: 4))
    let window = TestWindow([lamp.widget])
    defer { window.close() }
    #expect(lamp.control.level == 4)
    #expect(lamp.control.size == Size2D(240, 240))
    #expect(gtk_widget_get_focusable(lamp.widget) != 0)

    var told: [String] = []
    connect(lamp.widget, "notify::level") { told.append("notify") }
    lamp.onValueChanged { told.append("value-changed \($0.control.level)") }
    connect(lamp.widget, "event::changed") { told.append("event::changed") }
    lamp.onEvent { told.append("\($0)") }
    let host = try #require(lamp.host)
    host.process(.key(.up, []), at: host.now)
    #expect(told == ["notify", "changed(5.0)", "event::changed", "value-changed 5.0"])

    told = []
    try lamp.set("level", to: .number(7))
    #expect(lamp.control.level == 7)
    #expect(told == ["notify"])
    #expect(throws: SettingProblem.self) { try lamp.set("level", to: .number(11)) }
    #expect(lamp.control.level == 7)
  }

  @Test func `the joystick of the examples is dragged, and springs back`() throws {
    let stick = ControlHostWidget(Joystick())
    let window = TestWindow([stick.widget])
    defer { window.close() }
    var events: [ValueEvent<StickPosition>] = []
    stick.onEvent { events.append($0) }
    let host = try #require(stick.host)
    let middle = stick.control.size.center
    let reach = stick.control.size.shorterSide * 0.45
    for (phase, offset) in [(PointerEvent.Phase.down, 0.0), (.move, 0.5), (.up, 0.5)] {
      let point = Point2D(middle.x + offset * reach, middle.y)
      host.process(.pointer(PointerEvent(phase, position: point)), at: host.now)
    }
    let pushed = try #require(events.first?.value)
    #expect(abs(pushed.x - 0.5) < 1e-9 && abs(pushed.y) < 1e-9)
    #expect(Desk.turn { !stick.control.isMoving })
    #expect(events.last == .changing(StickPosition()))
    try stick.set("dead-zone", to: .number(0.4))
    #expect(stick.control.deadZone == 0.4)
  }

  @Test func `only what is performed sends events`() {
    let lamp = ControlHostWidget<Lamp>()
    var events: [LampEvent] = []
    lamp.onEvent { events.append($0) }
    lamp.change { $0.set(3) }
    lamp.control = Lamp(level: 6)
    #expect(lamp.control.level == 6)
    #expect(events.isEmpty)
    lamp.perform { $0.set(2) }
    #expect(events == [.changed(2)])
  }

  @Test func `its type has a name for builders and a property for each setting`() {
    let type = ControlHostWidget<Lamp>.type
    #expect(type == ControlHostWidget<Lamp>.type)
    #expect(type == g_type_from_name("TestLamp"))
    let builder = gtk_builder_new()
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    let page = """
      <interface>
        <object class="TestLamp" id="lamp"><property name="level">8</property></object>
      </interface>
      """
    #expect(gtk_builder_add_from_string(builder, page, -1, nil) != 0)
    let made = UnsafeMutableRawPointer(gtk_builder_get_object(builder, "lamp"))
    guard let made else { return #expect(Bool(false), "the builder has made no lamp") }
    let lamp = ControlHostWidget<Lamp>(made.assumingMemoryBound(to: GtkWidget.self))
    #expect(lamp.control.level == 8)
  }

  @Test func `a setting named like a property of every widget leaves that property alone`() throws {
    let lamp = ControlHostWidget<Lamp>()
    try lamp.set("opacity", to: .number(2))
    #expect(lamp.setting("opacity") == .number(2))
    #expect(gtk_widget_get_opacity(lamp.widget) == 1)
    gtk_widget_set_opacity(lamp.widget, 0)
    #expect(gtk_widget_get_opacity(lamp.widget) == 0)
    #expect(lamp.setting("opacity") == .number(2))
  }

  @Test func `a name that another type has stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        gtk_init()
        _ = gtk_button_new()
        _ = ControlHostWidget<NamedLamp<ButtonName>>.type
      }
    }
  }
}

private protocol TypeName { static var text: String { get } }
private enum LampName: TypeName { static var text: String { "TestLamp" } }
private enum ButtonName: TypeName { static var text: String { "GtkButton" } }
private enum LevelLimits: Limits { static let range = 0.0...10.0 }
private typealias Lamp = NamedLamp<LampName>

enum LampEvent: Equatable, DescribedEvent {
  case changed(Double)

  var name: String { "changed" }

  func readFields(_ read: (String, SettingValue) -> Void) {
    if case .changed(let level) = self { read("level", .number(level)) }
  }
}

/// A lamp that keys make brighter.
private struct NamedLamp<Name: TypeName>: WidgetControl, InteractiveControl, Equatable {
  static var typeName: String { Name.text }
  static var controlName: String { "lamp" }

  var size = Size2D(100, 100)
  var environment = ControlEnvironment()
  var now = 0.0
  var pendingEvents = PendingEvents<LampEvent>()
  @Within<LevelLimits> private(set) var level = 0.0
  @Within<LevelLimits> private var opacity = 1.0

  init() {}
  init(level: Double) { self.level = level }

  mutating func set(_ level: Double) {
    self.level = level
    send(.changed(self.level), at: now)
  }

  var takesInput: Bool { environment.isEnabled }
  var isMoving: Bool { false }
  var stepDirections: StepDirections { StepDirections() }

  mutating func receive(time: Double) { now = time }
  mutating func receive(focus hasFocus: Bool) {}
  mutating func receive(_ event: PointerEvent) -> Response { .declined }

  mutating func receive(_ step: Step, isFine: Bool) -> Response {
    guard case .by(let count) = step else { return .declined }
    set(level + Double(count))
    return .handled
  }

  func draw(into scene: inout ControlScene) {
    let light = VectorPath.circle(center: size.center, radius: size.shorterSide * level / 20)
    let yellow = Paint.solid(.fixed(RGBA(hex: 0xFFCC00)))
    scene.add(SceneNode(NodeID(1), content: .shape(light, fill: yellow, stroke: nil)))
  }

  func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(
        role: .slider,
        name: "Light",
        value: NumberText.text(level),
        number: AccessibilityNumber(current: level, minimum: 0, maximum: 10),
        states: .focusable,
        actions: [.increment, .decrement],
        frame: Rect2D(origin: .zero, size: size)
      )
    )
  }

  func feedback(for event: LampEvent) -> Feedback { Feedback(cue: nil) }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("level", &$level) { "The brightness." }
    visitor.number("opacity", &$opacity) { "A setting with the name of a widget's property." }
  }

  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    throw .unknownName
  }

  func readState(_ read: (String, SettingValue) -> Void) { read("level", .number(level)) }
}

extension Joystick: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "TestJoystick" }
}
#endif
