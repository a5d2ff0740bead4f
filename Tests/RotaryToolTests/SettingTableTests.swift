import Foundation
import Rotary
import RotaryReplay
import Testing

@testable import RotaryTool

struct SettingTableTests {
  /// The controls whose settings the documentation lists: the library's own.
  private static let controls = [
    "wheel", "number-spinner", "spinner-row", "turntable", "ring-menu", "dial", "range-dial",
  ]

  @Test func `the documentation lists every setting as its control states it`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../Documentation/SettingReference.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for name in Self.controls {
      guard let control = Controls.named(name) else { throw SettingError.unknownName }
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
