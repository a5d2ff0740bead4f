#if GTK
import CGtk
import Rotary
import RotaryReplay

/// A control with a widget: its names and signals in GTK.
///
/// For a control of your own, only ``typeName`` is required; see ``ControlHostWidget``.
public protocol WidgetControl: ConfigurableControl {
  /// The name of its GType, for builders and bindings, such as `NeedleGauge`.
  ///
  /// GTK requires at least three characters: letters, digits, and the characters `-`, `_` and `+`, beginning with a
  /// letter or `_`. In style sheets, the name has lowercase letters.
  static var typeName: String { get }
  /// The signal for an event in addition to `event`; nil if there is none.
  ///
  /// The default of a control with a value is `value-changed` for each value during an interaction, and `activate` when
  /// it is pressed. The default of other controls is `value-changed` for every event.
  static func signal(for event: Event) -> WidgetSignal?
  /// The settings that can only be set, because the control keeps only the result. Default none.
  static var unreadableNames: [String] { get }
  /// Whether an action that the app calls by name sends events, because it continues without the app. Default false.
  static var callsSendEvents: Bool { get }
}

extension WidgetControl {
  /// `value-changed` for every event.
  public static func signal(for event: Event) -> WidgetSignal? { .valueChanged }
  /// All settings can be read.
  public static var unreadableNames: [String] { [] }
  /// Actions by name send no events.
  public static var callsSendEvents: Bool { false }
}

extension WidgetControl where Self: ValueControl {
  /// The signal for an event in addition to `event`.
  ///
  /// The final value only has `event::changed`.
  public static func signal(for event: ValueEvent<Value>) -> WidgetSignal? {
    switch event {
    case .changing, .skipped: return .valueChanged
    case .pressed, .opened: return .activate
    case .changed, .crossed, .metEnd: return nil
    }
  }
}

/// A signal of a widget without arguments.
public enum WidgetSignal: String, Sendable {
  /// `value-changed`: the user has changed the value.
  case valueChanged = "value-changed"
  /// `activate`: the user has pressed or chosen something.
  case activate

  /// The signal for any event of the control, with its name as the detail.
  static let eventName = "event"
  /// The signal for the end of a motion that the app started; the argument says whether it was interrupted.
  static let motionEndedName = "motion-ended"
}

/// The host of a widget that shows a control of one type.
class ControlWidget<Subject: WidgetControl>: WidgetHost {
  let control = ControlHost(Subject())
  /// The closures that receive the core's events.
  private var eventHandlers: [(number: Int, body: @MainActor (Subject.Event) -> Void)] = []
  private var lastHandlerNumber = 0
  /// The values of the dependent properties when they were last compared.
  private var lastValues: [SettingValue?] = []

  /// The settings that the system decides instead of the app, or that every widget has under another name.
  private static var environmentNames: [String] {
    ["disabled", "reduced-motion", "right-to-left", "text-scale", "numerals", "conventions"]
  }

  /// The properties of the library's controls that the user or another setting can change.
  private static var dependentNames: [String] {
    ["value", "low", "high", "min", "max", "count", "sectors", "holes"]
  }

  /// Describes the widget's type, which is registered when it is first needed.
  ///
  /// - Parameters:
  ///   - dependentNames: the properties that the user or another setting can change.
  ///   - makeHost: makes the host of a new widget.
  ///   - addMembers: adds the class's members that are not settings; see `WidgetKind`.
  /// - Returns: the kind of widget.
  static func makeKind(
    dependentNames: [String] = dependentNames,
    makeHost: @escaping () -> WidgetHost = { ControlWidget() },
    addMembers: @escaping (UnsafeMutablePointer<GObjectClass>, guint) -> Void = { _, _ in }
  ) -> WidgetKind {
    var properties: [WidgetProperty] = []
    for (place, setting) in Subject.settings.enumerated()
    where !environmentNames.contains(setting.name) && !WidgetKind.isTaken(setting.name) {
      properties.append(
        WidgetProperty(
          setting: setting,
          place: place,
          isReadable: !Subject.unreadableNames.contains(setting.name),
          changesByItself: dependentNames.contains(setting.name)
        )
      )
    }
    return WidgetKind(
      typeName: Subject.typeName,
      cssName: Subject.typeName.lowercased(),
      properties: properties,
      makeHost: makeHost,
      addMembers: addMembers
    )
  }

  override var core: any ControlHosting { control }

  override func begin(with widget: WidgetPointer, _ kind: WidgetKind) {
    super.begin(with: widget, kind)
    lastValues = values(at: dependents.map { $0.place })
    control.onMotionEnd = { [unowned self] in self.widget.emit($0) }
  }

  override func draw(into scene: inout ControlScene) {
    control.read { $0.draw(into: &scene) }
  }

  override func settingsChanged() {
    super.settingsChanged()
    notifyChanges()
  }

  // MARK: Events.

  override func sendEvents() {
    // A handler may release the widget.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    // Most frames of a motion have no events and do not change a setting.
    if !control.isMoving { notifyChanges() }
    control.sendEvents { event in
      notifyChanges()
      for handler in eventHandlers { handler.body(event) }
      widget.emit(event: event)
      if let signal = Subject.signal(for: event) { widget.emit(signal) }
    }
  }

  /// Calls a closure with each event.
  func onEvent(_ body: @escaping @MainActor (Subject.Event) -> Void) -> WidgetConnection {
    lastHandlerNumber += 1
    let number = lastHandlerNumber
    eventHandlers.append((number, body))
    return WidgetConnection { [weak self] in
      self?.eventHandlers.removeAll { $0.number == number }
    }
  }

  override func call(_ name: String, _ fields: OpaquePointer?) -> Bool {
    guard let arguments = fields.map({ Arguments($0) }) ?? Arguments() else {
      logWarning(
        "\(Subject.typeName).\(name): arguments must be a dictionary (a{sv}) of strings, numbers and Booleans"
      )
      return false
    }
    do throws(SettingError) {
      try control.call(name, arguments, sendsEvents: Subject.callsSendEvents)
    } catch {
      if error != .refused { logWarning("\(Subject.typeName).\(name): \(error)") }
      return false
    }
    return true
  }

  // MARK: Settings as properties.

  override func setting(_ name: String) -> SettingValue? {
    Subject.settings.firstIndex { $0.name == name }.flatMap { values(at: [$0])[0] }
  }

  override func set(_ name: String, to value: SettingValue) throws(SettingProblem) {
    try control.set { control throws(SettingProblem) in try control.apply(name, value) }
  }

  override func read(property: Int, into value: UnsafeMutablePointer<GValue>) {
    if property == kind.soundsIndex { return g_value_set_boolean(value, playsSounds ? 1 : 0) }
    guard kind.properties.indices.contains(property) else { return }
    values(at: [kind.properties[property].place])[0]?.write(into: value)
  }

  override func write(property: Int, from value: UnsafePointer<GValue>) {
    if property == kind.soundsIndex {
      playsSounds = g_value_get_boolean(value) != 0
      return
    }
    guard kind.properties.indices.contains(property) else { return }
    let property = kind.properties[property]
    let name = property.setting.name
    let old = values(at: [property.place])
    do {
      try set(name, to: SettingValue(value, for: property.setting.kind))
    } catch {
      return logWarning("\(Subject.typeName).\(name): \(error)")
    }
    if !property.changesByItself, values(at: [property.place]) != old {
      g_object_notify(widget.object, name)
    }
  }

  private lazy var dependents = kind.properties.filter { $0.changesByItself }

  /// Notifies of properties that have changed without being set.
  private func notifyChanges() {
    // A handler may release the widget.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    let dependents = dependents
    let values = values(at: dependents.map { $0.place })
    let old = lastValues
    lastValues = values
    for (index, property) in dependents.enumerated() where values[index] != old[index] {
      g_object_notify(widget.object, property.setting.name)
    }
  }

  /// The values of the settings at some indices.
  private func values(at places: [Int]) -> [SettingValue?] {
    var reader = SettingReader(places: places)
    // A copy, because visiting the control itself would make it describe its accessibility again.
    control.read {
      var control = copy $0
      control.visitAllSettings(&reader)
    }
    return reader.values
  }
}

/// Reads some of a control's settings by their indices.
private struct SettingReader: SettingVisitor {
  /// The indices of the settings.
  let places: [Int]
  private(set) var values: [SettingValue?]
  private var next = 0

  init(places: [Int]) {
    self.places = places
    values = places.map { _ in nil }
  }

  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {
    if let index = places.firstIndex(of: next) { values[index] = description().defaultValue }
    next += 1
  }
}

/// Logs a warning in GLib's domain `Rotary`, for a rejected value or call.
func logWarning(_ sentence: String) {
  let format = sentence.split(separator: "%", omittingEmptySubsequences: false).joined(
    separator: "%%"
  )
  withVaList([]) { g_logv("Rotary", G_LOG_LEVEL_WARNING, format, $0) }
}
#endif
