import Rotary
import RotaryReplay
import Testing

@testable import RotaryGallery

/// The data from which the gallery writes code; `script/snippets` compiles the code.
@Suite struct ControlCodeTests {
  private static let controls = Controls.standard + Gallery.controlTypes

  @Test(arguments: controls.all.map { $0.controlName })
  func `every setting of a control is written in every language`(name: String) throws {
    let control = try #require(Self.controls.named(name))
    let code = try #require(Gallery.code(of: name), "No code makes \(name).")
    let settings = (code.replacement ?? control).settings + control.settings
    for setting in settings {
      let title = "\(name) \(setting.name)"
      let written = try #require(code.setting(setting.name), "\(title) in no language")
      let isPart = written.form == .part || !code.examples.isEmpty
      #expect(isPart || written.form == .byName || !written.property.isEmpty, "\(title) in Swift")
      for (language, host) in [
        ("UIKit", written.uiKit), ("SwiftUI", written.swiftUI), ("C", written.c),
      ] {
        switch host {
        case .asCore:
          // UIKit and SwiftUI views have no settings by name, and no environment.
          #expect(
            language == "C" || code.names.uiKit.isEmpty || written.form != .byName,
            "\(title) in \(language)"
          )
        case .line(let line), .missing(let line): #expect(!line.isEmpty)
        }
      }
    }
  }

  @Test(arguments: [
    (
      "drag-points", SettingDescription.Kind.number(minimum: 0, maximum: 1), "",
      "options.dragPoints"
    ),
    ("snap", .number(minimum: 0, maximum: 1), "degrees", "options.snapAngle"),
    ("absolute", .flag, "", "options.isAbsolute"), ("progress", .flag, "", "style.showsProgress"),
    ("show-value", .flag, "", "style.showsValue"),
    ("value", .number(minimum: 0, maximum: 1), "", ""),
  ])
  func `a setting's property is found by its name`(
    name: String,
    kind: SettingDescription.Kind,
    unit: String,
    property: String
  ) {
    var setting = SettingDescription("", kind, default: .number(0)) { "" }
    setting.name = name
    setting.unit = unit
    let properties = PropertyNames([("options", Dial().options), ("style", Dial().style)])
    #expect(SettingCode(setting, in: properties).property == property)
  }

  @Test func `a setting's form and examples are valid`() throws {
    for code in Gallery.code {
      let own = try #require(Self.controls.named(code.control))
      var control = (code.replacement ?? own).init()
      for (name, value) in code.given { try control.set(name, to: value) }
      for implied in code.implied {
        for (name, value) in implied.settings { try control.set(name, to: value) }
      }
    }
  }

  @Test func `the last of several examples is used for other values`() {
    for code in Gallery.code where !code.examples.isEmpty {
      #expect(code.examples.last?.condition == nil)
      #expect(code.examples.dropLast().allSatisfy { $0.condition != nil })
    }
  }
}
