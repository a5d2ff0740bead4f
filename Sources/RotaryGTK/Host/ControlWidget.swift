#if GTK
import CGtk
import Rotary
import RotaryReplay

/// A control that has a widget: what its events are in GTK's terms.
protocol WidgetControl: ConfigurableControl {
  /// The name of its type, for builders and bindings.
  static var typeName: String { get }
  /// What style sheets call it.
  static var cssName: String { get }
  /// What an event is in GTK's terms, besides `event`; nil where there is no term for it.
  ///
  /// Every value that the user comes to is emitted once: `event::changed` tells that the control rests on it.
  static func signal(for event: Event) -> WidgetSignal?
  /// The settings that can be set and not read, as the control keeps what it makes of them.
  static var unreadableNames: [String] { get }
  /// Whether the app is told of what it calls by name, as the control then goes on by itself.
  static var tellsCalls: Bool { get }
}

extension WidgetControl {
  static var unreadableNames: [String] { [] }
  static var tellsCalls: Bool { false }
}

/// What a widget emits, besides `notify` for its properties.
enum WidgetSignal: String {
  /// The user has another value.
  case valueChanged = "value-changed"
  /// The user has pressed or chosen something.
  case activate
  /// Whatever the control tells, with the event's name as the detail.
  case event
  /// A motion that the app commanded has ended; whether it was interrupted.
  case motionEnded = "motion-ended"
}

/// The host of a widget that shows a control of one type.
class ControlWidget<Subject: WidgetControl>: WidgetHost {
  let control = ControlHost(Subject())
  /// Take all that the user brings about, in the core's words.
  private var eventHandlers: [(number: Int, body: @MainActor (Subject.Event) -> Void)] = []
  private var lastHandler = 0
  /// What the properties that change by themselves were when that was last notified.
  private var known: [SettingValue?] = []

  /// What the user's machine decides, and not the app, or what every widget has another name for.
  private static var environmentNames: [String] {
    ["disabled", "reduced-motion", "right-to-left", "text-scale", "numerals"]
  }

  /// What may change by the user, or along with another setting.
  private static var dependentNames: [String] {
    ["value", "low", "high", "min", "max", "count", "sectors"]
  }

  /// The type, to be registered when it is asked for first.
  ///
  /// - Parameters:
  ///   - makeHost: makes what a new widget shows.
  ///   - addMembers: adds what the class has besides the settings; see `WidgetKind`.
  /// - Returns: the kind of widget.
  static func makeKind(
    makeHost: @escaping () -> WidgetHost = { ControlWidget() },
    addMembers: @escaping (UnsafeMutablePointer<GObjectClass>, guint) -> Void = { _, _ in }
  ) -> WidgetKind {
    var properties: [WidgetProperty] = []
    for (place, setting) in Subject.settings.enumerated()
    where !environmentNames.contains(setting.name) {
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
      cssName: Subject.cssName,
      properties: properties,
      makeHost: makeHost,
      addMembers: addMembers
    )
  }

  override var core: any ControlHosting { control }

  override func begin(with widget: WidgetPointer, _ kind: WidgetKind) {
    super.begin(with: widget, kind)
    known = values(at: dependents.map { $0.place })
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
    // A handler may let go of the widget.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    // In most frames of a motion nothing is told, and no setting need be looked at.
    if !control.isMoving { notifyChanges() }
    control.sendEvents { event in
      notifyChanges()
      if playsSounds, let cue = Subject.feedback(for: event).cue { sounds.play(cue, at: now) }
      for handler in eventHandlers { handler.body(event) }
      widget.emit(event: event)
      if let signal = Subject.signal(for: event) { widget.emit(signal) }
    }
  }

  /// Calls a closure with each event from now on.
  func onEvent(_ body: @escaping @MainActor (Subject.Event) -> Void) -> WidgetConnection {
    lastHandler += 1
    let number = lastHandler
    eventHandlers.append((number, body))
    return WidgetConnection { [weak self] in
      self?.eventHandlers.removeAll { $0.number == number }
    }
  }

  override func call(_ name: String, _ fields: OpaquePointer?) -> Bool {
    guard let arguments = fields.map({ Arguments($0) }) ?? Arguments() else {
      refuse("\(Subject.typeName).\(name): arguments are a dictionary of texts and numbers")
      return false
    }
    do throws(SettingError) {
      try control.call(name, arguments, sendsEvents: Subject.tellsCalls)
    } catch {
      if error != .refused { refuse("\(Subject.typeName).\(name): \(error)") }
      return false
    }
    return true
  }

  // MARK: Settings, and the same as properties.

  override func setting(_ name: String) -> SettingValue? {
    Subject.settings.firstIndex { $0.name == name }.flatMap { values(at: [$0])[0] }
  }

  override func set(_ name: String, to value: SettingValue) throws(SettingProblem) {
    try control.set { control throws(SettingProblem) in try control.apply(name, value) }
  }

  override func read(property: Int, into value: UnsafeMutablePointer<GValue>) {
    if property == kind.soundsNumber { return g_value_set_boolean(value, playsSounds ? 1 : 0) }
    guard kind.properties.indices.contains(property) else { return }
    values(at: [kind.properties[property].place])[0]?.write(into: value)
  }

  override func write(property: Int, from value: UnsafePointer<GValue>) {
    if property == kind.soundsNumber {
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
      return refuse("\(Subject.typeName).\(name): \(error)")
    }
    if !property.changesByItself, values(at: [property.place]) != old {
      g_object_notify(widget.object, name)
    }
  }

  private lazy var dependents = kind.properties.filter { $0.changesByItself }

  /// Notifies of what has changed by itself, or by a method of Swift.
  private func notifyChanges() {
    // A handler may let go of the widget.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    let dependents = dependents
    let values = values(at: dependents.map { $0.place })
    let old = known
    known = values
    for (index, property) in dependents.enumerated() where values[index] != old[index] {
      g_object_notify(widget.object, property.setting.name)
    }
  }

  /// The settings at some places among all.
  private func values(at places: [Int]) -> [SettingValue?] {
    var reader = SettingReader(places: places)
    // Of a copy: to visit the control itself would have it described anew.
    control.read {
      var control = copy $0
      control.visitSettings(&reader)
    }
    return reader.values
  }
}

/// Reads some settings of a control, by their places among all.
private struct SettingReader: SettingVisitor {
  /// Which ones.
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

/// Says why a value was refused, as GLib's own warnings do.
func refuse(_ sentence: String) {
  let format = sentence.split(separator: "%", omittingEmptySubsequences: false).joined(
    separator: "%%"
  )
  withVaList([]) { g_logv("Rotary", G_LOG_LEVEL_WARNING, format, $0) }
}
#endif
