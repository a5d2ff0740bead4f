#if Tool
import Rotary
import RotaryReplay

/// The settings of a control as TypeScript declarations.
///
/// Each is a property of the element and reflects the attribute of that name.
enum SettingTypes {
  /// A file of declarations, with an interface for each control.
  static func text(_ guides: [ControlGuide]) -> String {
    "/** Written by `rotary list --types`: the settings of controls. */\n\n"
      + guides.map { declaration(of: $0) }.joined(separator: "\n\n")
  }

  /// The declaration of an interface.
  private static func declaration(of guide: ControlGuide) -> String {
    var lines = [
      "/** The settings of the control `\(guide.name)`, each a property and an attribute. */",
      "export interface \(name(of: guide)) {",
    ]
    for setting in guide.settings {
      lines.append("  /**")
      lines.append("   * \(comment(setting.summary))")
      lines.append("   *")
      lines.append("   * \(comment(range(of: setting)))")
      lines.append("   */")
      lines.append("  \(property(setting.name)): \(type(of: setting.kind));")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The name of the interface: `RangeDialSettings` for `range-dial`.
  private static func name(of guide: ControlGuide) -> String {
    guide.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined() + "Settings"
  }

  /// The property of an attribute: `drag-points` is `dragPoints`.
  private static func property(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func range(of setting: SettingDescription) -> String {
    let expectation = setting.expectation
    return expectation.prefix(1).uppercased() + expectation.dropFirst()
      + ". Default \(JSONText.of(setting.defaultValue))."
  }

  /// A text without the end of a comment.
  private static func comment(_ text: String) -> String {
    text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }

  /// The type of the property's values.
  private static func type(of kind: SettingDescription.Kind) -> String {
    switch kind {
    case .number, .integer: return "number"
    case .flag: return "boolean"
    case .choice(let words): return literals(words)
    case .choiceOrNumber(let words, _, _): return "\(literals(words)) | number"
    case .text, .format: return "string"
    case .numbers: return "readonly number[]"
    case .texts: return "readonly string[]"
    }
  }

  private static func literals(_ words: TokenList) -> String {
    words.all.map { "'\($0)'" }.joined(separator: " | ")
  }
}
#endif
