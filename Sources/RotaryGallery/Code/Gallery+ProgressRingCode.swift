import Rotary

extension Gallery {
  static let progressRingCode = ControlCode(
    of: ProgressRing.self,
    names: ControlCode.Names("ring", "ProgressRing", c: "progress_ring"),
    style: ProgressRing().style,
    parts: ["min", "max", "value"],
    exceptions: [
      SettingCode("duration", .number, "durationSeconds"),
      SettingCode("tints", .tints, "style.tints"), SettingCode("caption", .text, "style.title"),
      SettingCode(
        "text",
        .byName,
        uiKit: .missing("UIKit's ring writes its value by style.format, decimals and unit."),
        swiftUI: .missing("SwiftUI's ring writes its value by style.format, decimals and unit.")
      ),
    ]
  )
}
