import ArgumentParser
import Rotary
import RotaryReplay

/// Prints controls with their settings.
struct List: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints controls with their settings: name, type, range, unit, default, meaning."
  )

  /// What is printed of the settings.
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

  @Argument(help: "The controls; left out, all of them.")
  var control: [String] = []

  @Flag(exclusivity: .exclusive)
  var form = Form.table

  func run(_ catalogue: Controls) throws {
    let controls =
      try control.isEmpty
      ? catalogue.all : control.map { try Self.control(named: $0, in: catalogue) }
    switch form {
    case .table: Console.print(controls.map { SettingTable.text($0) }.joined(separator: "\n\n"))
    case .json:
      Console.print("[" + controls.map { Self.json($0) }.joined(separator: ",") + "]")
    case .names: for name in Self.names(controls) { Console.print(name) }
    case .types: Console.print(SettingTypes.text(controls))
    case .markdown:
      Console.print(controls.map { SettingTable.markdown($0) }.joined(separator: "\n"))
    }
  }

  private static func control(
    named name: String,
    in catalogue: Controls
  ) throws -> any ConfigurableControl.Type {
    guard let control = catalogue.named(name) else {
      throw Failure("there is no control \"\(name)\"; expected one of \(catalogue.names)")
    }
    return control
  }

  /// The names of all settings in order; of one that several controls have, the first.
  private static func names(_ controls: [any ConfigurableControl.Type]) -> [String] {
    var names: [String] = []
    for setting in controls.flatMap({ $0.settings }) where !names.contains(setting.name) {
      names.append(setting.name)
    }
    return names
  }

  private static func json(_ control: any ConfigurableControl.Type) -> String {
    let settings = control.settings.map { $0.json }.joined(separator: ",")
    return "{\"control\":\(JSONText.of(control.controlName)),\"settings\":[\(settings)]}"
  }
}

extension SettingDescription {
  /// The description as an object of JSON.
  var json: String {
    var members = [("name", JSONText.of(name)), ("kind", JSONText.of(kind.word))]
    switch kind {
    case .number(let minimum, let maximum), .numbers(let minimum, let maximum):
      members += [("minimum", JSONText.of(minimum)), ("maximum", JSONText.of(maximum))]
    case .integer(let minimum, let maximum):
      members += [("minimum", "\(minimum)"), ("maximum", "\(maximum)")]
    case .choice(let words):
      members.append(("choices", JSONText.of(.texts(words.all))))
    case .choiceOrNumber(let words, let minimum, let maximum):
      members += [
        ("choices", JSONText.of(.texts(words.all))), ("minimum", JSONText.of(minimum)),
        ("maximum", JSONText.of(maximum)),
      ]
    case .format(let forms): members.append(("forms", JSONText.of(.texts(forms.all))))
    case .flag, .text, .texts: break
    }
    members += [
      ("unit", JSONText.of(unit)), ("default", JSONText.of(defaultValue)),
      ("summary", JSONText.of(summary)),
    ]
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}

extension SettingDescription.Kind {
  /// One word for the kind.
  fileprivate var word: String {
    switch self {
    case .number: return "number"
    case .integer: return "integer"
    case .flag: return "flag"
    case .choice: return "choice"
    case .choiceOrNumber: return "choiceOrNumber"
    case .text: return "text"
    case .format: return "format"
    case .numbers: return "numbers"
    case .texts: return "texts"
    }
  }
}
