#if Tool
import Rotary
import RotaryGallery
import RotaryReplay

/// The gallery as JSON, for the web pages.
enum GalleryJSON {
  /// All pages, all demos by their ids, and the settings of the controls they show.
  ///
  /// Demos of controls outside `controls` are omitted.
  static func text(_ controls: Controls) -> String {
    let demos = Gallery.all.compactMap { shown in
      controls.named(shown.control).map { demo(shown, as: $0) }
    }
    let settings = controls.all.map {
      (name: $0.controlName, value: JSONText.list($0.settings.map { $0.json }))
    }
    return JSONText.object([
      ("version", JSONText.of(RotaryCommands.version)),
      ("pages", JSONText.list(Gallery.pages.map { page($0) })),
      ("demos", JSONText.list(demos)),
      ("settings", JSONText.object(settings)),
      ("code", CodeJSON.text(controls)),
    ])
  }

  private static func page(_ page: GalleryPage) -> String {
    let tabs = page.tabs.map { tab in
      JSONText.object([
        ("demo", JSONText.of(tab.demo)), ("presets", JSONText.of(.texts(tab.presets))),
        ("hand", JSONText.of(tab.gesture.rawValue)),
      ])
    }
    func pairs(_ instructions: [GalleryPage.Instruction]) -> String {
      JSONText.list(instructions.map { JSONText.of(.texts([$0.input, $0.effect])) })
    }
    return JSONText.object([
      ("id", JSONText.of(page.id)), ("title", JSONText.of(page.title)),
      ("summary", JSONText.of(page.summary)), ("tabs", JSONText.list(tabs)),
      ("gestures", pairs(page.gestures)), ("keys", pairs(page.keys)),
      ("words", JSONText.of(.texts(page.searchTerms))),
    ])
  }

  /// The longest side of a circular control, in points.
  ///
  /// Larger square controls are menus and surfaces.
  private static let roundSide = 256.0

  /// The shape of a control on the page: a circle, a strip or a higher shape with the control's proportions, or a
  /// surface that fills the space.
  private static func shape(of control: any ConfigurableControl.Type) -> String {
    let size = control.init().preferredSize.preferred
    if size.width == size.height && size.width <= roundSide { return "round" }
    let isOwn = Gallery.controlTypes.contains { $0.controlName == control.controlName }
    if isOwn || control.controlName == Turntable.controlName { return "surface" }
    return size.height > size.width ? "tall" : "strip"
  }

  /// The script of a demo's element: a separate file, or the gallery's.
  static func script(of demo: Demo) -> String {
    let isOwn = Gallery.controlTypes.contains { $0.controlName == demo.control }
    return isOwn ? "gallery/lab/lab.js" : "\(demo.element).js"
  }

  private static func demo(_ demo: Demo, as control: any ConfigurableControl.Type) -> String {
    let size = control.init().preferredSize.preferred
    let actions = demo.actions.map {
      JSONText.object([("name", JSONText.of($0.rawValue)), ("label", JSONText.of($0.label))])
    }
    let members = [
      ("id", JSONText.of(demo.id)),
      ("title", JSONText.of(demo.title)),
      ("summary", JSONText.of(demo.summary)),
      ("control", JSONText.of(demo.control)),
      ("element", JSONText.of(demo.element)),
      ("script", JSONText.of(script(of: demo))),
      ("shape", JSONText.of(shape(of: control))),
      ("ratio", JSONText.of(size.width / size.height)),
      ("attributes", attributes(demo.attributes)),
      ("row", JSONText.list(demo.row.map { attributes($0) })),
      ("options", JSONText.list(demo.options.map { option($0) })),
      ("actions", JSONText.list(actions)),
      ("settings", JSONText.of(.texts(demo.panel))),
    ]
    return JSONText.object(members)
  }

  private static func attributes(_ settings: [(name: String, value: SettingValue)]) -> String {
    JSONText.object(settings.map { ($0.name, JSONText.of(attribute($0.value))) })
  }

  private static func option(_ option: Demo.Option) -> String {
    var members = [("label", JSONText.of(option.title))]
    if !option.icon.isEmpty { members.append(("icon", JSONText.of(option.icon))) }
    if option.weight != 1 { members.append(("weight", JSONText.of(option.weight))) }
    if let odds = option.odds { members.append(("odds", JSONText.of(odds))) }
    if option.isSelected { members.append(("selected", JSONText.of(""))) }
    return JSONText.object(members)
  }

  /// The text of a value in an attribute.
  static func attribute(_ value: SettingValue) -> String {
    switch value {
    case .number(let number): return JSONText.of(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .text(let text): return text
    case .numbers(let numbers): return numbers.map { JSONText.of($0) }.joined(separator: " ")
    case .texts(let texts):
      let isPlain = texts.allSatisfy {
        !$0.contains(",") && !$0.hasPrefix("[") && $0.first != " " && $0.last != " "
      }
      return isPlain ? texts.joined(separator: ", ") : JSONText.of(value)
    }
  }
}
#endif
