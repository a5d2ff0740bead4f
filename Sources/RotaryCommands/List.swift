#if Tool
import ArgumentParser
import Rotary
import RotaryGallery
import RotaryReplay

/// Prints descriptions of controls.
struct List: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the controls, and their settings, demos, calls and keys.",
    discussion: """
      Without arguments, prints an overview of all controls. With a control, prints its settings: name, meaning, \
      accepted values and default. A default is printed in the form that rotary render --set accepts.

      Examples:
        rotary list
        rotary list wheel
        rotary list dial range-dial --calls --keys
        rotary list --find 'larger text'
        rotary list --demos --json
      """
  )

  /// The form of the output.
  enum Form: String, EnumerableFlag {
    case table, json, names, types, markdown

    static func help(for form: Form) -> ArgumentHelp? {
      switch form {
      case .table: return "Print tables for reading. This is the default."
      case .json: return "Print JSON."
      case .names: return "Print only the names of the settings, one per line."
      case .types: return "Print TypeScript declarations of the settings as element properties."
      case .markdown: return "Print tables in Markdown."
      }
    }
  }

  @Argument(
    help: "The controls to describe. Default: all.",
    completion: .list(RotaryCommands.catalogue.all.map { $0.controlName })
  )
  var control: [String] = []

  @Flag
  var sections: [ControlGuide.Section] = []

  @Option(
    help: ArgumentHelp(
      "Print only entries whose name, description or values contain all these words. Ignores case.",
      valueName: "words"
    )
  )
  var find: String?

  @Flag(exclusivity: .exclusive)
  var form: Form?

  func run(_ catalogue: Controls) throws {
    let chosen =
      try control.isEmpty ? catalogue.all : control.map { try catalogue.expect($0) }
    guard !control.isEmpty || !sections.isEmpty || find != nil || form != nil else {
      return Console.print(ControlOverview.text(catalogue))
    }
    let form = form ?? .table
    let sections = sections.isEmpty ? [.settings] : sections
    guard sections == [.settings] || form != .names && form != .types else {
      throw Failure(
        usage: "--\(form.rawValue) prints settings; expected no --demos, --calls or --keys with it"
      )
    }
    var guides = chosen.map { ControlGuide(of: $0, sections: sections) }
    if let find { guides = try Self.guides(guides, with: find) }
    Console.print(text(guides, form: form))
  }

  /// The entries that contain some words.
  ///
  /// - Throws: `Failure` if there are none.
  private static func guides(_ all: [ControlGuide], with words: String) throws -> [ControlGuide] {
    let parts = words.lowercased().split(separator: " ").map { String($0) }
    let found = all.map { $0.finding(parts) }.filter { !$0.isEmpty }
    guard found.isEmpty else { return found }
    let known = Set(all.flatMap { $0.words })
    let near = parts.filter { !known.contains($0) }.flatMap { word in
      Suggestion.names(near: word, among: known.sorted())
    }
    let question = Suggestion.question(Array(near.prefix(3))).map { ". " + $0 } ?? ""
    throw Failure("no entry contains \(JSONText.quote(words))\(question)")
  }

  private func text(_ all: [ControlGuide], form: Form) -> String {
    // A reader of tables needs no empty ones; a program expects an entry for each control.
    let guides = form == .json ? all : all.filter { !$0.isEmpty }
    guard !guides.isEmpty else {
      let names = all.map { $0.name }.joined(separator: ", ")
      let missing = sections.map { $0.rawValue }.joined(separator: ", ")
      return "\(names): no \(missing)"
    }
    switch form {
    case .table: return guides.map { $0.text }.joined(separator: "\n\n")
    case .json: return JSONText.list(guides.map { $0.json })
    case .names: return Self.names(guides).joined(separator: "\n")
    case .types: return SettingTypes.text(guides)
    case .markdown: return guides.map { $0.markdown }.joined(separator: "\n")
    }
  }

  /// The names of all settings, each once, in the order of the controls.
  private static func names(_ guides: [ControlGuide]) -> [String] {
    var names: [String] = []
    for setting in guides.flatMap({ $0.settings }) where !names.contains(setting.name) {
      names.append(setting.name)
    }
    return names
  }
}

extension Controls {
  /// The control of a name.
  ///
  /// - Throws: `Failure` for an unknown name.
  func expect(_ name: String) throws -> any ConfigurableControl.Type {
    if let control = named(name) { return control }
    let problem = "unknown control \(JSONText.quote(name))"
    if DemoNames.all.contains(where: { $0.id == name }) {
      throw Failure(
        usage: "\(problem). It is the name of a demo: \(RootCommand.name) render --demo \(name)"
      )
    }
    throw Failure(
      usage: Suggestion.message(problem, for: name, among: all.map { $0.controlName })
    )
  }
}
#endif
