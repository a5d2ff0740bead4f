import Rotary

extension Gallery {
  private static let menuNames = ControlCode.Names("menu", "RingMenu", c: "ring_menu")

  static let ringMenuCode = ControlCode(
    control: RingMenu.controlName,
    names: menuNames,
    settings: [
      SettingCode("titles", .part), SettingCode("icons", .part),
      SettingCode(
        "disabled-items",
        .byName,
        uiKit: .missing("UIKit's items say it themselves: RingItem(isEnabled: false)."),
        swiftUI: .missing("SwiftUI's items say it themselves: RingItem(isEnabled: false).")
      ),
      SettingCode("look", .member, "style"),
      SettingCode("choreography", .member, "choreography"),
      SettingCode("scale", .optional, "options.scale"),
      SettingCode("anchor", .word, "options.anchor"),
      SettingCode("start-angle", .degrees, "options.startAngle"),
      SettingCode("edges", .word, "options.edges"),
      SettingCode("hold", .number, "options.holdSeconds"),
      SettingCode("tap", .flag, "options.opensOnTap"),
      SettingCode("hover", .flag, "options.opensOnHover"),
      SettingCode("marks", .flag, "options.takesMarks"),
      SettingCode("show-marks", .flag, "options.showsMarks"),
      SettingCode("pause", .number, "options.pauseSeconds"),
      SettingCode("arrows", .word, "options.arrows"),
      SettingCode("info-title", .text, "options.infoTitle"),
      SettingCode("back-title", .text, "options.backTitle"),
      SettingCode("hint", .text, "options.hint"),
      SettingCode("hint-seconds", .number, "options.hintSeconds"), .disabled,
      SettingCode(
        "progress",
        .byName,
        uiKit: .missing("UIKit opens a menu whole, by open()."),
        swiftUI: .missing("SwiftUI leaves it to the user to open a menu.")
      ),
    ] + SettingCode.environment
  )

  /// The star-sign menu, without the sky around it.
  static let starFieldCode = ControlCode(
    control: StarField.controlName,
    names: menuNames,
    standsFor: RingMenu.self,
    given: [
      ("hint", .text("Press and hold, slide to your sign, let go.")),
      ("hint-seconds", .number(2)),
    ],
    settings: [
      .ofGallery("sign", "The sky is the gallery's own: RotaryGallery/Menus/StarField.swift.")
    ] + ringMenuCode.settings
  )

  /// The menu of shapes and colours, without the sheet under it.
  static let markSheetCode = ControlCode(
    control: MarkSheet.controlName,
    names: menuNames,
    standsFor: RingMenu.self,
    given: [
      (
        "titles",
        .texts(MarkStamps.items.all.map { ($0.parent == nil ? "" : ">") + $0.title })
      ),
      ("look", .text("plain")), ("choreography", .text("quick")), ("anchor", .text("finger")),
      ("start-angle", .number(-112.5)), ("hold", .number(0.33)), ("marks", .flag(true)),
    ],
    settings: [
      .ofGallery("best", "The game is the gallery's own: RotaryGallery/Menus/MarkGame.swift.")
    ]
      + ringMenuCode.settings
  )
}

extension SettingCode {
  /// A setting of the gallery's own, which no app has.
  static func ofGallery(_ name: String, _ reason: String) -> SettingCode {
    SettingCode(
      name,
      .part,
      uiKit: .missing(reason),
      swiftUI: .missing(reason),
      c: .missing(reason)
    )
  }
}
