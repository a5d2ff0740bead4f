#if Tool
import Rotary
import RotaryGallery
import RotaryReplay

/// The overview of all controls that `rotary list` prints.
enum ControlOverview {
  /// Returns the overview: the controls in groups, and commands to continue with.
  static func text(_ controls: Controls) -> String {
    let gallery = Controls(Gallery.controlTypes)
    let others = controls.all.filter { Controls.standard.named($0.controlName) == nil }
    let groups = [
      (
        "Controls of RotaryKit",
        controls.all.filter { Controls.standard.named($0.controlName) != nil }
      ),
      ("Controls of this program", others.filter { gallery.named($0.controlName) == nil }),
      (
        "Examples of controls, in the gallery",
        others.filter { gallery.named($0.controlName) != nil }
      ),
    ]
    let tables = groups.filter { !$0.1.isEmpty }.map { group in
      table(
        group.0,
        group.1.map { ($0.controlName, ($0 as? any GuidedControl.Type)?.summary ?? "") }
      )
    }
    let name = RootCommand.name
    return (tables + [table("Next", commands.map { ("\(name) \($0.0)", $0.1) })])
      .joined(separator: "\n\n")
  }

  private static let commands = [
    ("list wheel", "settings; also --demos, --calls, --keys"),
    ("list --find 'larger text'", "settings with these words"),
    ("list --demos", "all demos"),
    ("list --settings", "all settings; also --markdown, --json"),
    ("render wheel", "a picture of a control"),
    ("render --demo fortune", "a picture of a demo"),
  ]

  private static func table(_ title: String, _ rows: [(String, String)]) -> String {
    title + "\n" + SettingTable.text(rows.map { (name: $0.0, lines: $0.1.isEmpty ? [] : [$0.1]) })
  }
}
#endif
