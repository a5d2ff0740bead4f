import ArgumentParser
import Rotary
import RotaryReplay

/// Prints every control with its settings.
struct List: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints every control with its settings: name, type, range, unit, default, meaning."
  )

  @Flag(help: "Print JSON.")
  var json = false

  func run(_ controls: Controls) {
    if json {
      let each = controls.all.map { Self.json($0) }
      Console.print("[" + each.joined(separator: ",") + "]")
    } else {
      Console.print(controls.all.map { Self.table($0) }.joined(separator: "\n\n"))
    }
  }

  private static func table(_ control: any ConfigurableControl.Type) -> String {
    let rows = control.settings.map { setting in
      (setting.name, setting.expectation, "default \(JSONText.of(setting.defaultValue))", setting)
    }
    let width = rows.map { $0.0.count }.max() ?? 0
    let lines = rows.map { name, kind, standard, setting in
      let padding = String(repeating: " ", count: width - name.count)
      let indent = String(repeating: " ", count: width + 4)
      return "  \(name)\(padding)  \(setting.summary)\n\(indent)\(kind); \(standard)"
    }
    return control.controlName + "\n" + lines.joined(separator: "\n")
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
