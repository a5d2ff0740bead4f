import Foundation
import Rotary
import RotaryReplay
import Testing

@testable import RotaryCommands

struct SettingTableTests {
  @Test func `the documentation lists every setting as its control states it`() throws {
    let text = try Self.text(ofFile: "Sources/Rotary/Rotary.docc/SettingReference.md")
    for control in Controls.standard.all {
      #expect(
        text.contains(SettingTable.markdown(control)),
        "Sources/Rotary/Rotary.docc/SettingReference.md is behind; its head says how it is written"
      )
    }
  }

  @Test func `elements are declared with the settings that their controls state`() throws {
    let guides = Controls.standard.all.map { ControlGuide(of: $0, sections: [.settings]) }
    #expect(
      try Self.text(ofFile: "Web/js/rotary-settings.d.ts") == SettingTypes.text(guides) + "\n",
      "Web/js/rotary-settings.d.ts is behind; its head says how it is written"
    )
  }

  private static func text(ofFile name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    return try String(contentsOf: root.appendingPathComponent(name).standardized, encoding: .utf8)
  }

  @Test func `a text of a table ends no cell and begins no tag`() {
    #expect(SettingTable.cell("a|b <i>.") == "a\\|b &lt;i>.")
  }
}
