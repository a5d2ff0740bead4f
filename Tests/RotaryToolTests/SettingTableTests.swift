#if Tool
import Rotary
import RotaryReplay
import Testing

@testable import RotaryCommands

@Suite struct SettingTableTests {
  private static let guides = Controls.standard.all.map {
    ControlGuide(of: $0, sections: [.settings])
  }

  @Test(arguments: Controls.standard.all.map { $0.controlName })
  func `a table in Markdown has a row for each setting`(name: String) throws {
    let guide = try #require(Self.guides.first { $0.name == name })
    let rows = guide.markdown.split(separator: "\n").dropFirst(3)
    #expect(guide.markdown.hasPrefix("## \(name)\n\n| setting | meaning | values | default |\n"))
    #expect(rows.count == guide.settings.count)
    for (row, setting) in zip(rows, guide.settings) {
      #expect(row.hasPrefix("| `\(setting.name)` | "))
    }
  }

  @Test func `a row has the sentence, the values and the default of its setting`() {
    let row =
      "| `drag-points` | Length of a straight drag for the whole scale, or for one turn if there are several. "
      + "| a number from 1 to 10000 points | `200` |\n"
    #expect(SettingTable.markdown(Dial.settings).contains(row))
  }

  @Test(arguments: Controls.standard.all.map { $0.controlName })
  func `each setting is declared once, as a property with its sentence`(name: String) throws {
    let guide = try #require(Self.guides.first { $0.name == name })
    let lines = SettingTypes.text([guide]).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  ") && $0.hasSuffix(";") }.count == guide.settings.count)
    #expect(lines.filter { $0 == "  /**" }.count == guide.settings.count)
  }

  @Test func `a property is of its setting's type, with its sentence and its values`() {
    let declaration = """
        /**
         * Directions in which the wheel can turn.
         *
         * Both, clockwise, counterclockwise. Default "both".
         */
        direction: 'both' | 'clockwise' | 'counterclockwise';
      """
    let text = SettingTypes.text([ControlGuide(of: Wheel.self, sections: [.settings])])
    #expect(text.contains("\nexport interface WheelSettings {\n"))
    #expect(text.contains(declaration))
  }

  @Test func `a text of a table ends no cell and begins no tag`() {
    #expect(SettingTable.cell("a|b <i>.") == "a\\|b &lt;i>.")
  }
}
#endif
