#if Tool
import ArgumentParser
import Rotary
import RotaryReplay

/// Prints what there is to know of controls.
struct List: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints controls with their settings, demos, calls and keys.",
    discussion: """
      A setting has its name, type, range, unit, default and meaning; a default is printed as --set takes it.

      Examples:
        rotary list
        rotary list dial range-dial --calls --keys
        rotary list --find 'larger text'
        rotary list --demos --json
      """
  )

  /// How it is printed.
  enum Form: String, EnumerableFlag {
    case table, json, names, types, markdown

    static func help(for form: Form) -> ArgumentHelp? {
      switch form {
      case .table: return "Print tables to read."
      case .json: return "Print JSON."
      case .names: return "Print the names of the settings alone, one a line."
      case .types: return "Print TypeScript declarations of the settings as properties of elements."
      case .markdown: return "Print tables in Markdown."
      }
    }
  }

  @Argument(
    help: "The controls; left out, all of them.",
    completion: .list(RotaryCommands.catalogue.all.map { $0.controlName })
  )
  var control: [String] = []

  @Flag
  var sections: [ControlGuide.Section] = []

  @Option(
    help: ArgumentHelp(
      "Print only what has these words in its name, sentence or values, in capitals or not.",
      valueName: "words"
    )
  )
  var find: String?

  @Flag(exclusivity: .exclusive)
  var form = Form.table

  func run(_ catalogue: Controls) throws {
    let chosen =
      try control.isEmpty ? catalogue.all : control.map { try catalogue.expect($0) }
    let sections = sections.isEmpty ? [.settings] : sections
    guard sections == [.settings] || form != .names && form != .types else {
      throw Failure(
        "--\(form.rawValue) prints settings; expected it without --demos, --calls and --keys"
      )
    }
    var guides = chosen.map { ControlGuide(of: $0, sections: sections) }
    if let find {
      let words = find.lowercased().split(separator: " ").map { String($0) }
      guides = guides.map { $0.finding(words) }.filter { !$0.isEmpty }
      guard !guides.isEmpty else {
        throw Failure(
          "nothing has \(JSONText.quote(find)) in its name or sentence; expected words of "
            + sections.map { $0.rawValue }.joined(separator: ", ")
        )
      }
    }
    Console.print(text(guides))
  }

  private func text(_ all: [ControlGuide]) -> String {
    // Who reads tables wants none that are empty; a program may count on an entry for each control.
    let guides = form == .json ? all : all.filter { !$0.isEmpty }
    guard !guides.isEmpty else {
      let names = all.map { $0.name }.joined(separator: ", ")
      let lacks = sections.map { $0.rawValue }.joined(separator: ", ")
      return "\(names): no \(lacks)"
    }
    switch form {
    case .table: return guides.map { $0.text }.joined(separator: "\n\n")
    case .json: return JSONText.list(guides.map { $0.json })
    case .names: return Self.names(guides).joined(separator: "\n")
    case .types: return SettingTypes.text(guides)
    case .markdown: return guides.map { $0.markdown }.joined(separator: "\n")
    }
  }

  /// The names of all settings in order; of one that several controls have, the first.
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
  /// - Throws: `Failure` when there is none.
  func expect(_ name: String) throws -> any ConfigurableControl.Type {
    guard let control = named(name) else {
      throw Failure("there is no control \(JSONText.quote(name)); expected one of \(names)")
    }
    return control
  }
}
#endif
