import Rotary

extension Gallery {
  static let clockFaceCode = ControlCode(
    of: ClockFace.self,
    names: ControlCode.Names("clock", "ClockFace", swiftUI: "RotaryClock", c: "clock_face"),
    options: ClockFace().options,
    parts: ["min", "max", "value"],
    exceptions: [
      SettingCode("labels", .texts, "labels"), SettingCode("periods", .texts, "periods"),
      SettingCode("interval", .number, "options.interval"),
      SettingCode("scroll-points", .number, "options.scrollPointsPerStep"), .conventions,
    ]
  )
}
