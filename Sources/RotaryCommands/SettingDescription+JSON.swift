#if Tool
import Rotary
import RotaryReplay

extension SettingDescription {
  /// The description as a JSON object.
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
    return JSONText.object(members)
  }
}

extension SettingDescription.Kind {
  /// The name of the kind in JSON.
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
#endif
