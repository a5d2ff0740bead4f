import Rotary

extension Gallery {
  static let phoneDialCode = ControlCode(
    of: PhoneDial.self,
    names: ControlCode.Names("phone", "PhoneDial", swiftUI: "RotaryPhone", c: "phone_dial"),
    options: PhoneDial().options,
    style: PhoneDial().style,
    parts: ["holes", "titles", "groups", "disabled-holes", "value"],
    exceptions: [
      SettingCode("finger-stop", .pointer, "options.fingerStopAngle"),
      SettingCode("inner-radius", .number, "options.innerShare"),
      SettingCode("outer-radius", .number, "options.outerShare"),
      SettingCode("tap-dials", .flag, "options.dialsOnTap"),
    ]
  )
}
