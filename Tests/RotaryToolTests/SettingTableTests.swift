import Foundation
import Rotary
import RotaryReplay
import Testing

@testable import RotaryCommands

struct SettingTableTests {
  @Test func `the documentation lists every setting as its control states it`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../Documentation/SettingReference.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for control in Controls.standard.all {
      #expect(
        text.contains(SettingTable.markdown(control)),
        "Documentation/SettingReference.md is behind; its head says how it is written"
      )
    }
  }

  @Test func `a text of a table ends no cell and begins no tag`() {
    #expect(SettingTable.cell("a|b <i>.") == "a\\|b &lt;i>.")
  }
}
