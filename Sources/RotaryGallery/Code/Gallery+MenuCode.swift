import Rotary

extension Gallery {
  private static let menuNames = ControlCode.Names("menu", "RingMenu", c: "ring_menu")

  static let ringMenuCode = ControlCode(
    of: RingMenu.self,
    names: menuNames,
    options: RingMenu().options,
    style: RingMenu().style,
    parts: ["titles", "icons"],
    exceptions: menuExceptions
  )

  private static let menuExceptions: [SettingCode] = [
    SettingCode(
      "disabled-items",
      .byName,
      uiKit: .missing("Disable an item by RingItem(isEnabled: false)."),
      swiftUI: .missing("Disable an item by RingItem(isEnabled: false).")
    ),
    SettingCode("look", .member, "style"), SettingCode("choreography", .member, "choreography"),
    SettingCode("tap", .flag, "options.opensOnTap"),
    SettingCode("hover", .flag, "options.opensOnHover"),
    SettingCode("marks", .flag, "options.takesMarks"),
    SettingCode(
      "progress",
      .byName,
      uiKit: .missing("RingMenuView opens completely, by open()."),
      swiftUI: .missing("Only the user opens a RotaryRingMenu.")
    ),
  ]

  /// The star-sign menu, without the sky around it.
  static let starFieldCode = ControlCode(
    of: StarField.self,
    names: menuNames,
    replacement: ringMenuCode,
    given: [
      ("hint", .text("Press and hold, slide to your sign, let go.")),
      ("hint-seconds", .number(2)),
    ],
    exceptions: [
      .ofGallery(
        "sign",
        "Only the gallery draws the sky; see Sources/RotaryGallery/Menus/StarField.swift."
      )
    ]
  )

  /// The menu of shapes and colours, without the sheet under it.
  static let markSheetCode = ControlCode(
    of: MarkSheet.self,
    names: menuNames,
    replacement: ringMenuCode,
    given: [
      (
        "titles",
        .texts(MarkStamps.items.all.map { ($0.parent == nil ? "" : ">") + $0.title })
      ),
      ("look", .text("plain")), ("choreography", .text("quick")),
      ("start-angle", .number(-112.5)), ("hold", .number(0.33)), ("marks", .flag(true)),
    ],
    exceptions: [
      .ofGallery(
        "best",
        "Only the gallery has the game; see Sources/RotaryGallery/Menus/MarkGame.swift."
      )
    ]
  )
}

extension SettingCode {
  /// A setting that only the gallery has.
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
