#if GTK
import CGtk
import Rotary
import RotaryReplay
import Testing

@testable import RotaryGTK

/// Settings as properties of GObject.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct PropertyTests {
  init() { Desk.prepare() }

  @Test func `no property has the name of one that every widget has`() {
    let plain = g_type_class_ref(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self)
    for kind in RotaryLibrary.widgets {
      for property in Self.properties(of: kind) {
        #expect(g_object_class_find_property(plain, property.setting.name) == nil)
      }
    }
  }

  @Test func `a property set to its default changes nothing`() {
    for kind in RotaryLibrary.widgets {
      for property in Self.properties(of: kind) {
        let widget = kind.init(WidgetPointer.make(kind.type))
        let before = Self.contents(of: widget)
        var notified: [String] = []
        connect(widget.widget, "notify") { notified.append(property.setting.name) }
        Self.write(property.setting.defaultValue, to: property.setting.name, of: widget)
        #expect(Self.contents(of: widget) == before, "\(kind) \(property.setting.name)")
        #expect(notified.isEmpty, "\(kind) \(property.setting.name)")
      }
    }
  }

  @Test func `what a property is set to is read back and notified once`() throws {
    var count = 0
    for kind in RotaryLibrary.widgets {
      for property in Self.properties(of: kind) where property.isReadable {
        let (name, widget) = (property.setting.name, kind.init(WidgetPointer.make(kind.type)))
        guard let value = Self.another(than: property.setting),
          (try? kind.init(WidgetPointer.make(kind.type)).set(name, to: value)) != nil
        else { continue }
        var notified = 0
        connect(widget.widget, "notify::" + name) { notified += 1 }
        Self.write(value, to: name, of: widget)
        #expect(
          Self.contents(of: widget)[name] == Self.text(of: value, for: name, of: kind),
          "\(kind) \(name)"
        )
        #expect(notified == 1, "\(kind) \(name)")
        count += 1
      }
    }
    // Most settings accept another value on a new control.
    #expect(count > 100)
  }

  @Test func `a value that the control refuses is told in its own words, and changes nothing`() {
    let dial = DialWidget()
    let sentences = warnings { Self.write(.text("sideways"), to: "drag", of: dial) }
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("\"drag\" cannot be \"sideways\"; expected") == true)
    #expect(Self.contents(of: dial)["drag"] == Self.contents(of: DialWidget())["drag"])
  }

  @Test func `an end that takes the value along notifies of both`() {
    let dial = DialWidget()
    var notified: Set<String> = []
    for name in ["min", "max", "value"] {
      connect(dial.widget, "notify::" + name) { notified.insert(name) }
    }
    Self.write(.number(200), to: "min", of: dial)
    #expect(notified == ["min", "max", "value"])
    #expect(dial.value == 200)
    notified = []
    dial.value = 200
    #expect(notified.isEmpty)
  }

  @Test func `a value that is set before its ends is there once they are`() {
    let (dial, spinner) = (DialWidget(), NumberSpinnerWidget())
    Self.write(.number(150), to: "value", of: dial)
    #expect(dial.value == 100)
    Self.write(.number(250), to: "max", of: dial)
    #expect(dial.value == 150)
    Self.write(.number(42), to: "value", of: spinner)
    Self.write(.number(99), to: "max", of: spinner)
    #expect(spinner.value == 42)
  }

  @Test func `a value that a program has it turn to is notified of`() throws {
    let wheel = WheelWidget()
    let window = TestWindow([wheel.widget])
    defer { window.close() }
    var notified: Set<Int> = []
    connect(wheel.widget, "notify::value") { notified.insert(wheel.selectedIndex) }
    wheel.setSelectedIndex(3, animated: true)
    #expect(Desk.turn { notified.contains(3) })
    #expect(wheel.selectedIndex == 3)
  }

  @Test func `every whole number fits into an integer of C`() {
    for kind in RotaryLibrary.widgets {
      for property in Self.properties(of: kind) {
        guard case .integer(let least, let greatest) = property.setting.kind else { continue }
        #expect(Int32(exactly: least) != nil && Int32(exactly: greatest) != nil)
      }
    }
  }

  @Test func `a builder makes a widget of a file`() throws {
    let file = """
      <interface><object class="RotaryDial" id="heat">
      <property name="min">5</property><property name="max">30</property><property name="step">0.5</property>
      <property name="value">21.5</property><property name="caption">Heat</property>
      </object></interface>
      """
    let builder = try #require(gtk_builder_new_from_string(file, -1))
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    let found = try #require(gtk_builder_get_object(builder, "heat"))
    let dial = DialWidget(found.widget)
    #expect(dial.value == 21.5)
    #expect(dial.minimumValue == 5)
    #expect(dial.style.title == "Heat")
    #expect(dial.scale.step == 0.5)
  }

  // MARK: Helpers.

  private static func properties(of kind: RotaryWidget.Type) -> [WidgetProperty] {
    WidgetKind.kind(of: WidgetPointer.make(kind.type))?.properties ?? []
  }

  private static func write(_ value: SettingValue, to name: String, of widget: RotaryWidget) {
    var content = GValue()
    g_value_init(&content, parameter(name, of: widget).pointee.value_type)
    value.write(into: &content)
    g_object_set_property(widget.widget.object, name, &content)
    g_value_unset(&content)
  }

  private static func parameter(
    _ name: String,
    of widget: RotaryWidget
  ) -> UnsafeMutablePointer<GParamSpec> {
    let objects = g_type_class_peek(widget.widget.type).assumingMemoryBound(to: GObjectClass.self)
    return g_object_class_find_property(objects, name)
  }

  /// Every readable property, as text.
  private static func contents(of widget: RotaryWidget) -> [String: String] {
    var contents: [String: String] = [:]
    for property in widget.host?.kind.properties ?? [] where property.isReadable {
      var value = GValue()
      g_object_get_property(widget.widget.object, property.setting.name, &value)
      contents[property.setting.name] = text(of: &value)
      g_value_unset(&value)
    }
    return contents
  }

  private static func text(of value: UnsafePointer<GValue>) -> String {
    guard let text = g_strdup_value_contents(value) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func text(of value: SettingValue, for name: String, of kind: RotaryWidget.Type)
    -> String
  {
    var content = GValue()
    g_value_init(
      &content,
      parameter(name, of: kind.init(WidgetPointer.make(kind.type))).pointee.value_type
    )
    value.write(into: &content)
    defer { g_value_unset(&content) }
    return text(of: &content)
  }

  /// A valid value of a setting, other than its default.
  private static func another(than setting: SettingDescription) -> SettingValue? {
    switch (setting.kind, setting.defaultValue) {
    case (.flag, .flag(let value)): return .flag(!value)
    case (.number(let least, let greatest), .number(let value)):
      return [value + 1, value - 1, value / 2].first { $0 >= least && $0 <= greatest }.map {
        .number($0)
      }
    case (.integer(let least, let greatest), .number(let value)):
      return [value + 1, value - 1].first { $0 >= Double(least) && $0 <= Double(greatest) }
        .map { .number($0) }
    case (.choice(let words), .text(let word)):
      return words.all.first { $0 != word }.map { .text($0) }
    case (.choiceOrNumber(let words, _, _), .text(let word)):
      return words.all.first { $0 != word }.map { .text($0) }
    case (.text, .text(let text)): return .text(text + "1")
    case (.texts, .texts(let texts)): return .texts(texts.isEmpty ? ["A", "B"] : texts.reversed())
    default: return nil
    }
  }
}

/// The warnings that are logged during a closure.
@MainActor
func warnings(_ body: () -> Void) -> [String] {
  let sentences = Sentences()
  let number = g_log_set_handler(
    "Rotary",
    G_LOG_LEVEL_WARNING,
    { _, _, message, data in
      guard let data, let message else { return }
      Unmanaged<Sentences>.fromOpaque(data).takeUnretainedValue().all.append(
        String(cString: message)
      )
    },
    Unmanaged.passUnretained(sentences).toOpaque()
  )
  body()
  g_log_remove_handler("Rotary", number)
  return sentences.all
}

private final class Sentences {
  var all: [String] = []
}
#endif
