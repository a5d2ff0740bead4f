import Rotary

extension Gallery {
  static let progressRingCode = ControlCode(
    of: ProgressRing.self,
    names: ControlCode.Names("ring", "ProgressRing", c: "progress_ring"),
    style: ProgressRing().style,
    parts: ["min", "max", "value"],
    exceptions: [
      SettingCode("duration", .number, "durationSeconds"),
      SettingCode("thresholds", .numbers, "style.thresholds"),
      SettingCode("tints", .tints, "style.tints"), SettingCode("caption", .text, "style.title"),
      SettingCode(
        "text",
        .byName,
        uiKit: .missing("ProgressRingView has a valueFormatter for texts in place of numbers."),
        swiftUI: .missing("RotaryProgressRing has a formatter for texts in place of numbers.")
      ),
    ]
  )
}
