#if Tool
import Rotary
import RotaryGallery
import RotaryReplay

/// The names of controls and settings in code, for the web pages.
///
/// The JSON is short, because every page loads it.
///
/// For each control, `names` are the variable, the types in the core, UIKit and SwiftUI, and the name in C. `settings`
/// has a row for each setting: name, form, property, kind in C, and the lines of UIKit, SwiftUI and C that differ. A
/// line that begins with `//` is the reason why the host lacks the setting.
enum CodeJSON {
  static func text(_ controls: Controls) -> String {
    JSONText.object(
      controls.all.compactMap { control in
        Gallery.code(of: control.controlName).map {
          (name: control.controlName, value: text($0, of: control))
        }
      }
    )
  }

  private static func text(
    _ code: ControlCode,
    of control: any ConfigurableControl.Type
  ) -> String {
    let names = code.names
    let texts = [names.variable, names.core, names.uiKit, names.swiftUI, names.c]
    var members = [
      ("names", JSONText.of(.texts(texts))), ("settings", JSONText.list(rows(code, of: control))),
    ]
    if let host = code.replacement { members.append(("as", JSONText.of(host.controlName))) }
    if !code.given.isEmpty { members.append(("given", pairs(code.given))) }
    if !code.implied.isEmpty {
      let rows = code.implied.map {
        JSONText.list([JSONText.of($0.setting), JSONText.of($0.word), pairs($0.settings)])
      }
      members.append(("implied", JSONText.list(rows)))
    }
    if (code.replacement ?? control) == RingMenu.self {
      members.append(("signs", JSONText.of(.texts(StarSign.allCases.map { $0.title }))))
    }
    if !code.examples.isEmpty {
      members.append(("examples", JSONText.list(code.examples.map { example($0) })))
    }
    return JSONText.object(members)
  }

  private static func pairs(_ settings: [(name: String, value: SettingValue)]) -> String {
    JSONText.list(settings.map { JSONText.list([JSONText.of($0.name), JSONText.of($0.value)]) })
  }

  /// A row for each setting that the page sets or that is given, in the control's order.
  private static func rows(
    _ code: ControlCode,
    of control: any ConfigurableControl.Type
  ) -> [String] {
    let shown = (code.replacement ?? control).settings
    let own = control.settings.filter { setting in !shown.contains { $0.name == setting.name } }
    let wanted = Set(control.settings.map { $0.name } + code.given.map { $0.name })
    return (own + shown).filter { wanted.contains($0.name) }.compactMap { setting in
      code.setting(setting.name).map { row($0, kind: letter(of: setting)) }
    }
  }

  private static func row(_ code: SettingCode, kind: String) -> String {
    var members = [
      JSONText.of(code.name), JSONText.of(code.form.rawValue), JSONText.of(code.property),
      JSONText.of(kind),
    ]
    members += [code.uiKit, code.swiftUI, code.c].map { text($0) }
    while members.last == "null" { members.removeLast() }
    return JSONText.list(members)
  }

  private static func text(_ host: SettingCode.Host) -> String {
    switch host {
    case .asCore: return "null"
    case .line(let line): return JSONText.of(line)
    case .missing(let reason): return JSONText.of("//" + reason)
    }
  }

  private static func example(_ example: ControlCode.Example) -> String {
    var members = [("lines", JSONText.of(example.lines))]
    if let condition = example.condition {
      members += [
        ("setting", JSONText.of(condition.setting)), ("value", JSONText.of(condition.value)),
      ]
    }
    return JSONText.object(members)
  }

  /// The type of a setting's property in GTK: a double, an int, a Boolean, a list of texts, a text with a list of
  /// numbers, or a text.
  private static func letter(of setting: SettingDescription) -> String {
    switch setting.kind {
    case .number: return "n"
    case .integer: return "i"
    case .flag: return "f"
    case .texts: return "v"
    case .numbers: return "l"
    case .choice, .choiceOrNumber, .text, .format: return "s"
    }
  }
}
#endif
