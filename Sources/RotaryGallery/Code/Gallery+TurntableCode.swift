import Rotary

extension Gallery {
  static let turntableCode = ControlCode(
    of: Turntable.self,
    names: ControlCode.Names("turntable", "Turntable", c: "turntable"),
    options: Turntable().options,
    style: Turntable().style,
    parts: ["count", "titles", "details", "images", "value"],
    exceptions: [
      SettingCode("deceleration", .snappingRate, "options.decelerationRate"),
      SettingCode("anchor", .flag, "options.retainsAnchor"),
      SettingCode(
        "ask",
        .flag,
        "options.asksForItems",
        uiKit: .missing("UIKit's turntable asks as long as it has a data source."),
        swiftUI: .missing("SwiftUI's turntable always asks.")
      ),
      SettingCode("readonly", .flag, "options.isReadOnly"),
      SettingCode("unroll", .number, "style.unrolling"),
    ]
  )
}
