#if GTK && DEBUG
import CGtk
import Rotary
import RotaryReplay
@testable import RotaryGTK

/// A host that prints its control's inputs and events.
class ProbeHost: WidgetHost {
  /// Whether to remove the widget at the next event.
  var removesAtEvent = false
  /// The system settings of the recording.
  var machine = ControlEnvironment()
  private var begin: Double?

  /// The control's state as a JSON object.
  var state: String { "" }

  /// Applies the recording's system settings to GTK's.
  func follow() {
    gtk_widget_set_direction(
      widget,
      machine.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    )
    gtk_widget_set_sensitive(widget, machine.isEnabled ? 1 : 0)
    guard let settings = gtk_widget_get_settings(widget) else { return }
    var value = GValue()
    g_value_init(&value, rotary_type_boolean())
    g_value_set_boolean(&value, machine.reducesMotion ? 0 : 1)
    g_object_set_property(object(settings), "gtk-enable-animations", &value)
    g_value_unset(&value)
  }

  override func handle(_ input: Input, at time: Double) -> Response {
    let response = super.handle(input, at: time)
    begin = begin ?? time
    if let text = input.text {
      say("input {\"t\":\(JSONText.of(time - (begin ?? time))),\(text)}")
      say("response", "\(response)")
    }
    return response
  }
}

/// The host of a control of one type.
final class ProbeOf<Subject: ConfigurableControl>: ProbeHost {
  private let control: ControlHost<Subject>

  init(_ subject: Subject) { control = ControlHost(subject) }

  override var core: any ControlHosting { control }
  override var state: String { control.read { RotaryState.line(of: $0) } }

  override func draw(into scene: inout ControlScene) { control.read { $0.draw(into: &scene) } }

  override func sendEvents() {
    control.sendEvents { event in
      say("event", line(of: event))
      guard removesAtEvent else { return }
      removesAtEvent = false
      gtk_box_remove(boxPointer(gtk_widget_get_parent(widget)), widget)
      say("removed")
    }
  }
}

/// Makes a widget with a recording's control.
@MainActor
func makeHost<Subject: ConfigurableControl>(
  of _: Subject.Type,
  _ recording: Recording
) throws -> ProbeHost {
  let subject = try Subject.make(recording.settings)
  let host = ProbeOf(subject)
  host.machine = subject.environment
  let kind = WidgetKind(
    typeName: "RotaryProbe",
    cssName: "rotaryprobe",
    properties: [],
    makeHost: { host }
  )
  g_object_ref_sink(g_object_new_with_properties(kind.register(), 0, nil, nil))
  return host
}

/// An event as a JSON object.
func line(of event: some DescribedEvent) -> String {
  var members = ["\"event\":\(JSONText.of(event.name))"]
  event.readFields { members.append("\(JSONText.of($0)):\(JSONText.of($1))") }
  return "{\(members.joined(separator: ","))}"
}

/// A control's state as a JSON object.
func state(of control: some ConfigurableControl) -> String { RotaryState.line(of: control) }

/// A control's present state.
enum RotaryState {
  static func line(of control: borrowing some ConfigurableControl) -> String {
    var members: [String] = []
    control.readState { members.append("\(JSONText.of($0)):\(JSONText.of($1))") }
    return "{\(members.joined(separator: ","))}"
  }
}

extension Input {
  /// The input as a recording's line without its time; nil if no test plays it.
  fileprivate var text: String? {
    switch self {
    case .pointer(let event):
      return "\"pointer\":\"\(event.phase)\",\"id\":\(event.id),"
        + "\"x\":\(JSONText.of(event.position.x)),\"y\":\(JSONText.of(event.position.y)),\"kind\":\"\(event.kind)\","
        + "\"modifiers\":[\(event.modifiers.names)]"
    case .key(let key, let modifiers):
      return "\"key\":\(JSONText.of(key.webName)),\"modifiers\":[\(modifiers.names)]"
    case .scroll(let x, let y, let unit, let phase):
      return "\"wheel\":[\(JSONText.of(x)),\(JSONText.of(y))],"
        + "\"unit\":\"\(unit)\",\"phase\":\"\(phase)\""
    case .focus(let has): return "\"focus\":\(has)"
    case .accessibility(.setValue(let value), let element):
      return "\"accessibility\":\"setValue\",\"value\":\(JSONText.of(value)),\"element\":\(element)"
    case .accessibility(let action, let element):
      return "\"accessibility\":\"\(action)\",\"element\":\(element)"
    case .detents, .orientation: return nil
    }
  }
}

extension Modifiers {
  fileprivate var names: String {
    let all: [(Modifiers, String)] = [
      (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
    ]
    return all.filter { contains($0.0) }.map { "\"\($0.1)\"" }.joined(separator: ",")
  }
}

extension Key {
  fileprivate var webName: String {
    switch self {
    case .left: return "ArrowLeft"
    case .right: return "ArrowRight"
    case .up: return "ArrowUp"
    case .down: return "ArrowDown"
    case .home: return "Home"
    case .end: return "End"
    case .pageUp: return "PageUp"
    case .pageDown: return "PageDown"
    case .enter: return "Enter"
    case .space: return " "
    case .escape: return "Escape"
    case .backspace: return "Backspace"
    case .character(let scalar): return String(scalar)
    }
  }
}
#endif
