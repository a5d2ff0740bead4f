import Rotary

extension Gallery {
  static let gaugeDialCode = ControlCode(
    of: GaugeDial.self,
    names: ControlCode.Names("gauge", "GaugeDial", swiftUI: "RotaryGauge", c: "gauge_dial"),
    style: GaugeDial().style,
    parts: scaleParts + ["value", "others", "target", "editable"],
    exceptions: [
      .disabled("isEnabled"),
      SettingCode("thresholds", .numbers, "style.thresholds"),
      SettingCode("tints", .tints, "style.tints"), SettingCode("caption", .text, "style.title"),
      SettingCode("show-labels", .flag, "style.showsLabels"),
      SettingCode(
        "text",
        .byName,
        uiKit: .missing("GaugeDialView has a valueFormatter for texts in place of numbers."),
        swiftUI: .missing("RotaryGauge has a formatter for texts in place of numbers.")
      ),
    ]
  )
}
