#if GTK
import CGtk
import Rotary

/// A control that has a widget: what its events are in GTK's terms.
protocol WidgetControl: ConfigurableControl {
  /// The name of its type, for builders and bindings.
  static var typeName: String { get }
  /// What style sheets call it.
  static var cssName: String { get }
  /// What an event is in GTK's terms; nil where there is no term for it.
  static func signal(for event: Event) -> WidgetSignal?
}

/// What a widget emits, besides `notify` for its properties.
enum WidgetSignal: String, CaseIterable {
  /// The user has another value.
  case valueChanged = "value-changed"
  /// The user has pressed or chosen something.
  case activate
}

/// The host of a widget that shows a control of one type.
final class ControlWidget<Subject: WidgetControl>: WidgetHost {
  let control = ControlHost(Subject())
  /// Takes all that the user brings about, in the core's words.
  var eventHandler: ((Subject.Event) -> Void)?

  /// What the user's machine decides, and not the app: no properties are made of these.
  private static var environmentNames: [String] {
    ["disabled", "readonly", "reduced-motion", "right-to-left", "text-scale"]
  }

  /// The type, registered when it is asked for first.
  static func makeKind() -> WidgetKind {
    WidgetKind(
      typeName: Subject.typeName,
      cssName: Subject.cssName,
      settings: Subject.settings.filter { !environmentNames.contains($0.name) },
      signals: WidgetSignal.allCases.map { $0.rawValue },
      makeHost: { ControlWidget() }
    )
  }

  override var core: any ControlHosting { control }

  override func draw(into scene: inout ControlScene) {
    control.read { $0.draw(into: &scene) }
  }

  override func sendEvents() {
    control.sendEvents { event in
      eventHandler?(event)
      guard let signal = Subject.signal(for: event) else { return }
      if signal == .valueChanged { g_object_notify(object, "value") }
      emit(signal.rawValue)
    }
  }

  override func read(property: Int, into value: UnsafeMutablePointer<GValue>) {
    guard kind.settings.indices.contains(property) else { return }
    let name = kind.settings[property].name
    control.adjust { control in
      var reader = SettingReader(name: name)
      control.visitSettings(&reader)
      reader.value?.write(into: value)
    }
  }

  override func write(property: Int, from value: UnsafePointer<GValue>) {
    guard kind.settings.indices.contains(property) else { return }
    let setting = kind.settings[property]
    do {
      try control.set { control throws(SettingError) in
        try control.set(setting.name, to: SettingValue(value, for: setting.kind))
      }
      g_object_notify(object, setting.name)
    } catch {
      refuse("\(Subject.typeName).\(setting.name): \(error)")
    }
  }

  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  }

  private func emit(_ signal: String) {
    var argument = GValue()
    g_value_init(&argument, rotary_type_of_instance(widget))
    g_value_set_object(&argument, widget)
    g_signal_emitv(
      &argument,
      g_signal_lookup(signal, rotary_type_of_instance(widget)),
      0,
      nil
    )
    g_value_unset(&argument)
  }
}

/// Reads one setting of a control.
private struct SettingReader: SettingVisitor {
  let name: String
  private(set) var value: SettingValue?

  init(name: String) { self.name = name }

  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {
    guard value == nil, name.description == self.name else { return }
    value = description().defaultValue
  }
}

/// Says why a value was refused, as GLib's own warnings do.
private func refuse(_ sentence: String) {
  withVaList([]) { g_logv("Rotary", G_LOG_LEVEL_WARNING, sentence.replacingPercents, $0) }
}

extension String {
  /// The same for a format: each percent sign twice.
  fileprivate var replacingPercents: String { split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") }
}
#endif
