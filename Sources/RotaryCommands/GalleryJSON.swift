import Rotary
import RotaryGallery
import RotaryReplay

/// The gallery as the web page reads it.
enum GalleryJSON {
  /// All demos by the page they are on, and the settings of the controls they show.
  ///
  /// A demo of a control that the catalogue lacks is left out.
  static func text(_ controls: Controls) -> String {
    func list(_ demos: [Demo]) -> String {
      let known = demos.compactMap { shown in
        controls.named(shown.control).map { demo(shown, isRound: isRound($0)) }
      }
      return "[" + known.joined(separator: ",") + "]"
    }
    let settings = controls.all.map {
      "\(JSONText.of($0.controlName)):[\($0.settings.map { $0.json }.joined(separator: ","))]"
    }
    return
      "{\"version\":\(JSONText.of(RotaryCommands.version)),\"demos\":\(list(Gallery.controls)),"
      + "\"feel\":\(list(Gallery.feel)),\"stage\":\(list(Gallery.stage)),"
      + "\"menus\":\(list(Gallery.menus)),\"settings\":{\(settings.joined(separator: ","))}}"
  }

  /// The longest side, in points, of a control that is as wide as high because it is a circle; larger ones
  /// are menus and surfaces, which take the width of the page.
  private static let roundSide = 240.0

  private static func isRound(_ control: any ConfigurableControl.Type) -> Bool {
    let size = control.init().preferredSize.preferred
    return size.width == size.height && size.width <= roundSide
  }

  private static func demo(_ demo: Demo, isRound: Bool) -> String {
    let actions = demo.actions.map {
      "{\"name\":\(JSONText.of($0.rawValue)),\"label\":\(JSONText.of($0.label))}"
    }
    let members = [
      ("id", JSONText.of(demo.id)),
      ("title", JSONText.of(demo.title)),
      ("summary", JSONText.of(demo.summary)),
      ("control", JSONText.of(demo.control)),
      ("element", JSONText.of(demo.element)),
      ("round", isRound ? "true" : "false"),
      ("attributes", attributes(demo.attributes)),
      ("row", "[\(demo.row.map { attributes($0) }.joined(separator: ","))]"),
      ("options", "[\(demo.options.map { option($0) }.joined(separator: ","))]"),
      ("actions", "[\(actions.joined(separator: ","))]"),
      ("settings", JSONText.of(.texts(demo.panel))),
      ("html", JSONText.of(html(demo))),
      ("swift", JSONText.of(demo.swift)),
    ]
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private static func attributes(_ settings: [(name: String, value: SettingValue)]) -> String {
    let members = settings.map { "\(JSONText.of($0.name)):\(JSONText.of(attribute($0.value)))" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func option(_ option: Demo.Option) -> String {
    var members = ["\"label\":\(JSONText.of(option.title))"]
    if !option.icon.isEmpty { members.append("\"icon\":\(JSONText.of(option.icon))") }
    if option.weight != 1 { members.append("\"weight\":\(JSONText.of(option.weight))") }
    if let odds = option.odds { members.append("\"odds\":\(JSONText.of(odds))") }
    if option.isSelected { members.append("\"selected\":\"\"") }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// A value as an attribute has it.
  static func attribute(_ value: SettingValue) -> String {
    switch value {
    case .number(let number): return JSONText.of(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .text(let text): return text
    case .numbers(let numbers): return numbers.map { JSONText.of($0) }.joined(separator: " ")
    case .texts(let texts): return texts.joined(separator: ", ")
    }
  }

  /// The element that makes a demo.
  static func html(_ demo: Demo) -> String {
    let each = demo.row.isEmpty ? [demo.attributes] : demo.row.map { demo.attributes + $0 }
    return each.map { html(demo, $0) }.joined(separator: "\n")
  }

  private static func html(
    _ demo: Demo,
    _ settings: [(name: String, value: SettingValue)]
  ) -> String {
    let attributes = settings.map { " \($0.name)=\"\(escaped(attribute($0.value)))\"" }
    var lines = ["<\(demo.element)\(attributes.joined())>"]
    for option in demo.options {
      var tag = "  <option"
      if !option.icon.isEmpty { tag += " icon=\"\(escaped(option.icon))\"" }
      if option.weight != 1 { tag += " weight=\"\(JSONText.of(option.weight))\"" }
      if let odds = option.odds { tag += " odds=\"\(JSONText.of(odds))\"" }
      if option.isSelected { tag += " selected" }
      lines.append(tag + ">\(escaped(option.title))</option>")
    }
    return (lines + ["</\(demo.element)>"]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
