#if GTK
import CGtk
import Rotary
import RotaryGestures
import RotaryReplay
import Testing

@testable import RotaryGTK

/// Plays a recording on an invisible widget.
///
/// Pointers become samples as GDK's events do, keys and scrolling use the widget's controllers, the user's settings
/// become GTK's, and the app's actions use the widget's host.
///
/// The test controls the time and the frames, because GTK draws no frames for an invisible widget.
@MainActor
final class WidgetReplay<Subject: WidgetControl> {
  let host: ControlWidget<Subject>
  private var seconds = 0.0
  /// The control's events, as text.
  private(set) var events: [String] = []
  /// The details of the emitted `event` signals, in order.
  private(set) var signals: [String] = []
  private let recording: Recording
  private var screen: Stage

  private static var framesPerSecond: Double { 60 }

  /// Makes a widget with a recording's control.
  init(_ recording: Recording) throws {
    self.recording = recording
    var control = try Subject.make(recording.settings)
    if let size = recording.size { control.size = size }
    screen = Stage(screen: control.size)
    let widget = WidgetPointer.make(g_type_from_name(Subject.typeName))
    g_object_ref_sink(widget)
    let made = WidgetHost.with(widget) { $0 } as? ControlWidget<Subject>
    host = try #require(made, "the widget shows no \(Subject.controlName)")
    host.systemSeconds = { [unowned self] in seconds }
    host.resize(to: control.size)
    host.control.replace(with: control)
    try follow(control.environment)
    _ = host.onEvent { [unowned self] event in events.append(EventText.of(event)) }
    for name in Set(try Self.eventNames(recording)) {
      connect(host.widget, "event::\(name)") { [unowned self] in signals.append(name) }
    }
  }

  /// Releases the widget, and resets GTK's settings.
  func end() {
    gtk_settings_reset_property(settings, "gtk-enable-animations")
    gtk_settings_reset_property(settings, "gtk-xft-dpi")
    g_object_unref(host.widget)
  }

  /// The names of all events of a recording's control, in GTK's spelling.
  private static func eventNames(_ recording: Recording) throws -> [String] {
    var player = try Player<Subject>(recording)
    try player.play()
    return player.events.map { $0.event.name.withHyphens }
  }

  /// The part of a recording that a widget's user and app can perform: the lines before the first unsupported one.
  ///
  /// - Returns: the shortened recording, and the reason; nil if it is complete.
  static func playable(_ recording: Recording) -> (Recording, reason: String?) {
    for (index, line) in recording.lines.enumerated() {
      guard let reason = obstacle(line.action) else { continue }
      var cut = recording
      cut.lines = Array(recording.lines[..<index])
      return (cut, reason)
    }
    return (recording, nil)
  }

  private static func obstacle(_ action: Recording.Action) -> String? {
    switch action {
    case .input(.detents): "no device of GTK's has a crown"
    case .input(.scroll(_, _, _, .momentum)), .input(.scroll(_, _, _, .momentumEnded)):
      "momentum is the widget's own"
    case .input, .resize, .call, .setting, .check, .end: nil
    }
  }

  /// Plays all lines.
  func play() throws {
    for line in recording.lines {
      pass(to: line.time)
      switch line.action {
      case .input(let input): play(input)
      case .resize(let size): resize(to: size)
      case .setting(let name, let value): try set(name, to: value)
      case .call(let name, let arguments): try call(name, arguments)
      case .check, .end: break
      }
    }
  }

  /// Shows the frames until a time.
  private func pass(to end: Double) {
    var frame = (seconds * Self.framesPerSecond).rounded(.down) + 1
    while frame / Self.framesPerSecond < end {
      show(frame / Self.framesPerSecond)
      frame += 1
    }
    show(end)
  }

  private func show(_ time: Double) {
    seconds = time
    if host.core.isMoving { _ = host.showFrame(at: time) }
  }

  private func play(_ input: Input) {
    switch input {
    case .pointer(let event):
      _ = host.process([RawPointers.Sample(event: event, time: seconds, sequence: nil)])
    case .key(let key, let modifiers): press(key, modifiers)
    case .scroll(let x, let y, let unit, let phase): scroll(x, y, unit, phase)
    case .accessibility(let action, let element): host.act(action, on: element)
    case .focus(let has): focus(has)
    case .orientation(let orientation):
      screen.turn(to: orientation, at: seconds)
      resize(to: screen.size)
    case .detents: break
    }
  }

  // MARK: Actions of the app and the system.

  private func resize(to size: Size2D) {
    screen.size = size
    host.resize(to: size)
  }

  /// Applies an environment to GTK's settings.
  private func follow(_ environment: ControlEnvironment) throws {
    gtk_widget_set_direction(
      host.widget,
      environment.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    )
    gtk_widget_set_sensitive(host.widget, environment.isEnabled ? 1 : 0)
    write("gtk-enable-animations", rotary_type_boolean()) {
      g_value_set_boolean(&$0, environment.reducesMotion ? 0 : 1)
    }
    write("gtk-xft-dpi", rotary_type_int64()) {
      g_value_set_int64(&$0, gint64(environment.textScale * 96 * 1024))
    }
    host.environmentChanged()
  }

  private var settings: OpaquePointer? { gtk_widget_get_settings(host.widget) }

  private func write(_ name: String, _ type: GType, _ body: (inout GValue) -> Void) {
    guard let settings else { return }
    var value = GValue()
    g_value_init(&value, type)
    body(&value)
    g_object_set_property(object(settings), name, &value)
    g_value_unset(&value)
  }

  /// Sets a setting of the app or the system.
  private func set(_ name: String, to value: SettingValue) throws {
    var control = host.control.read { copy $0 }
    try control.apply(name, value)
    if control.environment != host.core.environment {
      try follow(control.environment)
    } else {
      try host.set(name, to: value)
    }
  }

  private func call(_ name: String, _ arguments: Arguments) throws {
    try host.control.perform { control throws(SettingError) in
      try control.call(name, arguments)
    }
  }

  // MARK: Actions of the user.

  private func scroll(_ x: Double, _ y: Double, _ unit: ScrollUnit, _ phase: ScrollPhase) {
    let device = ScrollDevice(unit: unit, hasFingers: phase != .unknown)
    if phase == .began { host.beginScroll(by: device) }
    if (x, y) != (0, 0) { _ = host.scroll(x / device.scale, y / device.scale, by: device) }
    if phase == .ended { host.endScroll() }
  }

  /// Moves the keyboard focus to or from the widget, as visible focus.
  private func focus(_ has: Bool) {
    let shown = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    let flags = GtkStateFlags(rawValue: shown)
    if has {
      gtk_widget_set_state_flags(host.widget, flags, 0)
    } else {
      gtk_widget_unset_state_flags(host.widget, flags)
      for controller in controllers(gtk_event_controller_focus_get_type()) {
        emit("leave", from: controller)
      }
    }
  }

  private func press(_ key: Key, _ modifiers: Modifiers) {
    let state = GdkModifierType(modifiers)
    for controller in controllers(gtk_event_controller_key_get_type()) {
      emit("key-pressed", from: controller) { values in
        for number in [key.gdkValue, 0] {
          var value = GValue()
          g_value_init(&value, g_type_from_name("guint"))
          g_value_set_uint(&value, number)
          values.append(value)
        }
        var value = GValue()
        g_value_init(&value, gdk_modifier_type_get_type())
        g_value_set_flags(&value, state.rawValue)
        values.append(value)
      }
    }
  }

  /// The widget's controllers of a type.
  private func controllers(_ type: GType) -> [UnsafeMutableRawPointer] {
    guard let list = gtk_widget_observe_controllers(host.widget) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      // The widget has another reference.
      g_object_unref(item)
      return g_type_is_a(rotary_type_of_instance(item), type) != 0 ? item : nil
    }
  }

  private func emit(
    _ signal: String,
    from controller: UnsafeMutableRawPointer,
    _ add: (inout [GValue]) -> Void = { _ in }
  ) {
    let type = rotary_type_of_instance(controller)
    var instance = GValue()
    g_value_init(&instance, type)
    g_value_set_object(&instance, controller)
    var values = [instance]
    add(&values)
    var result = GValue()
    if values.count > 1 { g_value_init(&result, rotary_type_boolean()) }
    g_signal_emitv(&values, g_signal_lookup(signal, type), 0, &result)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}

extension GdkModifierType {
  /// The modifier keys of a recording.
  fileprivate init(_ modifiers: Modifiers) {
    var bits: UInt32 = 0
    if modifiers.contains(.shift) { bits |= GDK_SHIFT_MASK.rawValue }
    if modifiers.contains(.control) { bits |= GDK_CONTROL_MASK.rawValue }
    if modifiers.contains(.option) { bits |= GDK_ALT_MASK.rawValue }
    if modifiers.contains(.command) { bits |= GDK_SUPER_MASK.rawValue }
    self.init(rawValue: bits)
  }
}

extension Key {
  /// The value of GDK's corresponding key.
  fileprivate var gdkValue: guint {
    switch self {
    case .left: guint(GDK_KEY_Left)
    case .right: guint(GDK_KEY_Right)
    case .up: guint(GDK_KEY_Up)
    case .down: guint(GDK_KEY_Down)
    case .home: guint(GDK_KEY_Home)
    case .end: guint(GDK_KEY_End)
    case .pageUp: guint(GDK_KEY_Page_Up)
    case .pageDown: guint(GDK_KEY_Page_Down)
    case .enter: guint(GDK_KEY_Return)
    case .space: guint(GDK_KEY_space)
    case .backspace: guint(GDK_KEY_BackSpace)
    case .escape: guint(GDK_KEY_Escape)
    case .character(let scalar): gdk_unicode_to_keyval(scalar.value)
    }
  }
}
#endif
