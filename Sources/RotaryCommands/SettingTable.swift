import Rotary
import RotaryReplay

/// The settings of a control as a table.
enum SettingTable {
  /// A table to read in a terminal.
  static func text(_ control: any ConfigurableControl.Type) -> String {
    let settings = control.settings
    let width = settings.map { $0.name.count }.max() ?? 0
    let lines = settings.map { setting in
      let padding = String(repeating: " ", count: width - setting.name.count)
      let indent = String(repeating: " ", count: width + 4)
      return "  \(setting.name)\(padding)  \(setting.summary)\n"
        + "\(indent)\(setting.expectation); default \(JSONText.of(setting.defaultValue))"
    }
    return control.controlName + "\n" + lines.joined(separator: "\n")
  }

  /// A heading and a table in Markdown.
  static func markdown(_ control: any ConfigurableControl.Type) -> String {
    let rows = control.settings.map { setting in
      "| `\(setting.name)` | \(cell(setting.summary)) | \(cell(setting.expectation)) | "
        + "\(defaultValue(of: setting)) |"
    }
    let head = ["## \(control.controlName)", "", "| setting | meaning | values | default |"]
    return (head + ["|---|---|---|---|"] + rows).joined(separator: "\n") + "\n"
  }

  /// The most characters of a default that a table shows.
  private static let longestDefault = 60

  private static func defaultValue(of setting: SettingDescription) -> String {
    let value = JSONText.of(setting.defaultValue)
    switch setting.defaultValue {
    case .text(""), .texts([]), .numbers([]): return "none"
    case .texts(let texts) where value.count > longestDefault: return "\(texts.count) texts"
    case .text(let text): return "`\(cell(text))`"
    default: return "`\(cell(value))`"
    }
  }

  /// A text that ends no cell of a table, and begins no tag.
  static func cell(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : $0 == "<" ? "&lt;" : String($0) }.joined()
  }
}
