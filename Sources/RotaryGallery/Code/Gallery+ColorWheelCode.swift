import Rotary

extension Gallery {
  static let colorWheelCode = ControlCode(
    of: ColorWheel.self,
    names: ControlCode.Names(
      "colorWheel",
      "ColorWheel",
      swiftUI: "RotaryColorWheel",
      c: "color_wheel"
    ),
    options: ColorWheel().options,
    parts: ["value"],
    exceptions: [
      SettingCode("labels", .texts, "labels"),
      SettingCode("alpha", .flag, "options.hasOpacity"),
      SettingCode("scroll-points", .number, "options.scrollPointsPerStep"),
    ]
  )
}
