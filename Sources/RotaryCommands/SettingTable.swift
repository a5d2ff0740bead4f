#if Tool
import Rotary
import RotaryReplay

/// Tables of settings, demos, calls and keys.
enum SettingTable {
  /// A table for a terminal, with names on the left and their descriptions beside.
  static func text(_ rows: [(name: String, lines: [String])]) -> String {
    let width = rows.map { $0.name.count }.max() ?? 0
    return rows.map { row in
      guard !row.lines.isEmpty else { return "  \(row.name)" }
      let padding = String(repeating: " ", count: width - row.name.count)
      let indent = String(repeating: " ", count: width + 4)
      return "  \(row.name)\(padding)  " + row.lines.joined(separator: "\n" + indent)
    }
    .joined(separator: "\n")
  }

  /// The accepted values and the default of a setting, as typed after `NAME=`.
  static func values(of setting: SettingDescription) -> String {
    let line = setting.defaultValue.line
    return "\(setting.expectation); default \(line.isEmpty ? "none" : line)"
  }

  /// A table of settings in Markdown.
  static func markdown(_ settings: [SettingDescription]) -> String {
    let rows = settings.map { setting in
      [
        "`\(setting.name)`", cell(setting.summary), cell(setting.expectation),
        defaultValue(of: setting),
      ]
    }
    return table(["setting", "meaning", "values", "default"], rows)
  }

  /// A table in Markdown after an empty line; empty if there are no rows.
  static func markdown(_ head: [String], _ rows: [[String]]) -> String {
    rows.isEmpty ? "" : "\n" + table(head, rows)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = "|" + String(repeating: "---|", count: head.count)
    let lines = ([head] + rows).map { "| \($0.joined(separator: " | ")) |" }
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n") + "\n"
  }

  /// The most characters of a default that a table shows.
  private static let longestDefault = 60

  private static func defaultValue(of setting: SettingDescription) -> String {
    let value = JSONText.of(setting.defaultValue)
    switch setting.defaultValue {
    case .text(""), .texts([]), .numbers([]): return "none"
    case .texts(let texts) where value.count > longestDefault: return "\(texts.count) texts"
    case .text(let text): return code(text)
    default: return code(value)
    }
  }

  /// A text between backticks, with bars escaped.
  private static func code(_ text: String) -> String {
    "`\(text.replacing("|", with: "\\|"))`"
  }

  /// A text with bars and tags escaped.
  static func cell(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : $0 == "<" ? "&lt;" : String($0) }.joined()
  }
}
#endif
