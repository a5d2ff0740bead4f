#if Tool
import ArgumentParser
import Rotary
import RotaryGallery
import RotaryReplay

/// The description of a control: its settings, demos, calls and keys, or some of these.
struct ControlGuide {
  /// A part of the description.
  enum Section: String, EnumerableFlag {
    case settings, demos, calls, keys

    static func help(for section: Section) -> ArgumentHelp? {
      switch section {
      case .settings: return "Print the settings. This is the default."
      case .demos: return "Print the demos in the gallery."
      case .calls: return "Print the calls: actions that recordings run by name."
      case .keys: return "Print the keyboard shortcuts."
      }
    }
  }

  /// The control's name.
  let name: String
  /// The parts to print, in order.
  let sections: [Section]
  private(set) var settings: [SettingDescription] = []
  private(set) var demos: [Demo] = []
  private(set) var calls: [CallDescription] = []
  private(set) var keys: [KeyDescription] = []

  /// Collects some sections of a control; sections that the control lacks are empty.
  init(of control: any ConfigurableControl.Type, sections: [Section]) {
    name = control.controlName
    self.sections = Section.allCases.filter { sections.contains($0) }
    let guided = control as? any GuidedControl.Type
    for section in self.sections {
      switch section {
      case .settings: settings = control.settings
      case .demos: demos = Gallery.all.filter { $0.control == control.controlName }
      case .calls: calls = guided?.calls ?? []
      case .keys: keys = guided?.keys ?? []
      }
    }
  }

  /// Whether all sections are empty.
  var isEmpty: Bool { settings.isEmpty && demos.isEmpty && calls.isEmpty && keys.isEmpty }

  /// All words of the entries' names and descriptions, in lower case.
  var words: [String] {
    let texts =
      [name] + settings.flatMap { [$0.name, $0.summary] }
      + demos.flatMap { [$0.id, $0.title, $0.summary] }
      + calls.flatMap { [$0.signature, $0.summary] } + keys.map { $0.summary }
    return texts.flatMap { $0.lowercased().split { !$0.isLetter }.map { String($0) } }
  }

  /// Returns the entries that contain all of some lower-case words; all entries if the control's name contains them.
  func finding(_ words: [String]) -> ControlGuide {
    func has(_ texts: String...) -> Bool {
      let text = texts.joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    guard !has(name) else { return self }
    var found = self
    found.settings.removeAll { !has($0.name, $0.summary, $0.expectation) }
    found.demos.removeAll { !has($0.id, $0.title, $0.summary) }
    found.calls.removeAll { !has($0.signature, $0.summary) }
    found.keys.removeAll { !has($0.keys.joined(separator: " "), $0.summary) }
    return found
  }

  /// Tables for a terminal, one for each section that is not empty.
  var text: String {
    sections.compactMap { section in
      let rows: [(name: String, lines: [String])]
      switch section {
      case .settings:
        rows = settings.map { ($0.name, [$0.summary, SettingTable.values(of: $0)]) }
      case .demos: rows = demos.map { ($0.id, [$0.title + ": " + $0.summary]) }
      case .calls: rows = calls.map { ($0.signature, [$0.summary]) }
      case .keys: rows = keys.map { ($0.names.joined(separator: " "), [$0.summary]) }
      }
      guard !rows.isEmpty else { return nil }
      let title = section == .settings ? name : "\(name): \(section.rawValue)"
      return title + "\n" + SettingTable.text(rows)
    }
    .joined(separator: "\n\n")
  }

  /// A heading and tables in Markdown.
  var markdown: String {
    var result = "## \(name)\n"
    for section in sections {
      switch section {
      case .settings:
        if !settings.isEmpty { result += "\n" + SettingTable.markdown(settings) }
      case .demos:
        let rows = demos.map {
          ["`\($0.id)`", SettingTable.cell($0.title), SettingTable.cell($0.summary)]
        }
        result += SettingTable.markdown(["demo", "title", "description"], rows)
      case .calls:
        let rows = calls.map { ["`\($0.signature)`", SettingTable.cell($0.summary)] }
        result += SettingTable.markdown(["call", "effect"], rows)
      case .keys:
        let rows = keys.map {
          [$0.names.map { "`\($0)`" }.joined(separator: " "), SettingTable.cell($0.summary)]
        }
        result += SettingTable.markdown(["keys", "effect"], rows)
      }
    }
    return result
  }

  /// A JSON object with a list for each section.
  var json: String {
    var members = [("control", JSONText.of(name))]
    for section in sections {
      let list: [String]
      switch section {
      case .settings: list = settings.map { $0.json }
      case .demos: list = demos.map { $0.json }
      case .calls: list = calls.map { $0.json }
      case .keys: list = keys.map { $0.json }
      }
      members.append((section.rawValue, JSONText.list(list)))
    }
    return JSONText.object(members)
  }
}

extension KeyDescription {
  /// The names of the keys, with `Space` for the space bar.
  fileprivate var names: [String] { keys.map { $0 == " " ? "Space" : $0 } }

  fileprivate var json: String {
    JSONText.object([("keys", JSONText.of(.texts(keys))), ("summary", JSONText.of(summary))])
  }
}

extension CallDescription {
  fileprivate var json: String {
    let list = arguments.map { argument in
      let fallback = argument.fallback.map { [("default", JSONText.of($0))] } ?? []
      return JSONText.object([("name", JSONText.of(argument.name))] + fallback)
    }
    return JSONText.object([
      ("name", JSONText.of(name)), ("arguments", JSONText.list(list)),
      ("summary", JSONText.of(summary)),
    ])
  }
}

extension Demo {
  fileprivate var json: String {
    let settings = allSettings.map { ($0.0, JSONText.of($0.1)) }
    return JSONText.object([
      ("id", JSONText.of(id)), ("title", JSONText.of(title)), ("summary", JSONText.of(summary)),
      ("settings", JSONText.object(settings)),
    ])
  }
}
#endif
