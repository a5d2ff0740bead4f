#if Tool
import Rotary
import RotaryGallery
import RotaryReplay

/// The overview of all controls that `rotary list` prints.
enum ControlOverview {
  /// Returns the overview: the controls in groups, and commands to continue with.
  static func text(_ controls: Controls) -> String {
    let gallery = Gallery.controlTypes.map { $0.controlName }
    let (standard, others) = split(controls.all) { Controls.standard.named($0) != nil }
    let (examples, own) = split(others) { gallery.contains($0) }
    let groups = [
      table("Controls of RotaryKit", standard), table("Controls of this program", own),
      table("Example controls of the gallery", examples),
    ]
    return (groups + [next]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static var next: String {
    let rows = [
      ("list wheel", "Prints the settings of a control; also --demos, --calls, --keys."),
      ("list --find 'larger text'", "Prints the settings that contain these words."),
      ("list --demos", "Prints all demos."),
      ("list --settings", "Prints all settings; also --markdown, --json, --types, --names."),
      ("render wheel", "Draws a control."), ("render --demo fortune", "Draws a demo."),
    ]
    let lines = rows.map { (name: "\(RootCommand.name) \($0.0)", lines: [$0.1]) }
    return "Next\n" + SettingTable.text(lines)
  }

  private static func split(
    _ controls: [any ConfigurableControl.Type],
    by isFirst: (String) -> Bool
  ) -> ([any ConfigurableControl.Type], [any ConfigurableControl.Type]) {
    (
      controls.filter { isFirst($0.controlName) },
      controls.filter { !isFirst($0.controlName) }
    )
  }

  /// A line for each control: its name, the number of settings and of demos, and its purpose.
  private static func table(_ title: String, _ controls: [any ConfigurableControl.Type]) -> String {
    guard !controls.isEmpty else { return "" }
    let head = row("", "settings", "demos", "")
    let rows = controls.map { control in
      row(
        control.controlName,
        "\(control.settings.count)",
        "\(Gallery.all.filter { $0.control == control.controlName }.count)",
        (control as? any GuidedControl.Type)?.summary ?? ""
      )
    }
    return ([title, head] + rows).joined(separator: "\n")
  }

  /// The width of a column of names, which holds `relationship-planet`.
  private static let nameWidth = 20

  private static func row(
    _ name: String,
    _ settings: String,
    _ demos: String,
    _ summary: String
  ) -> String {
    func spaces(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count))
    }
    let columns =
      "  \(name)\(spaces(name, nameWidth))\(spaces(settings, 8))\(settings)\(spaces(demos, 7))\(demos)"
    return summary.isEmpty ? columns : "\(columns)  \(summary)"
  }
}
#endif
