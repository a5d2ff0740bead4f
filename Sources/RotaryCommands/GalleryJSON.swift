#if Tool
import Rotary
import RotaryGallery
import RotaryReplay

/// The gallery as the web page reads it.
enum GalleryJSON {
  /// All pages, all demos by their ids, and the settings of the controls they show.
  ///
  /// A demo of a control that the catalogue lacks is left out. `hasDocuments` says whether the folder
  /// `docs` has the documentation, so that the search may ask for its index.
  static func text(_ controls: Controls, hasDocuments: Bool = false) -> String {
    let demos = Gallery.all.compactMap { shown in
      controls.named(shown.control).map { demo(shown, as: $0) }
    }
    let settings = controls.all.map {
      (name: $0.controlName, value: JSONText.list($0.settings.map { $0.json }))
    }
    let synonyms = Gallery.synonyms.map { (name: $0.word, value: JSONText.of(.texts($0.means))) }
    return JSONText.object([
      ("version", JSONText.of(RotaryCommands.version)),
      ("documents", hasDocuments ? "true" : "false"),
      ("pages", JSONText.list(Gallery.pages.map { page($0) })),
      ("demos", JSONText.list(demos)),
      ("synonyms", JSONText.object(synonyms)),
      ("settings", JSONText.object(settings)),
      ("code", CodeJSON.text(controls)),
    ])
  }

  private static func page(_ page: GalleryPage) -> String {
    let tabs = page.tabs.map { tab in
      JSONText.object([
        ("demo", JSONText.of(tab.demo)), ("presets", JSONText.of(.texts(tab.presets))),
        ("hand", JSONText.of(tab.hand.rawValue)),
      ])
    }
    func deeds(_ deeds: [GalleryPage.Deed]) -> String {
      JSONText.list(deeds.map { JSONText.of(.texts([$0.by, $0.does])) })
    }
    return JSONText.object([
      ("id", JSONText.of(page.id)), ("title", JSONText.of(page.title)),
      ("summary", JSONText.of(page.summary)), ("tabs", JSONText.list(tabs)),
      ("gestures", deeds(page.gestures)), ("keys", deeds(page.keys)),
      ("words", JSONText.of(.texts(page.words))),
    ])
  }

  /// The longest side, in points, of a control that is as wide as high because it is a circle; larger ones
  /// are menus and surfaces.
  private static let roundSide = 240.0

  /// How a control stands on its stage: a circle, a strip of its own proportions, or a surface that fills it.
  private static func shape(of control: any ConfigurableControl.Type) -> String {
    let size = control.init().preferredSize.preferred
    if size.width == size.height && size.width <= roundSide { return "round" }
    let isOwn = Gallery.controlTypes.contains { $0.controlName == control.controlName }
    return isOwn || control.controlName == Turntable.controlName ? "surface" : "strip"
  }

  /// Where the element of a control comes from: a file of its own, or the gallery's.
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
}
#endif
