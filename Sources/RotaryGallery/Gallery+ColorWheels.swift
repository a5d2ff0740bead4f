import Rotary

extension Gallery {
  /// The page of the colour wheel.
  static let colorWheelPage = GalleryPage(
    id: "color-wheel",
    title: "Colour",
    summary:
      "Lets users select a colour: the hue on a ring, saturation and brightness in the middle, and "
      + "the opacity on a second ring.",
    tabs: [
      .init("paint", gesture: .turn), .init("highlighter", gesture: .turn),
      .init("brand-color", gesture: .turn),
    ],
    gestures: [
      .init("Drag on the ring", "Changes the hue"),
      .init("Drag in the middle", "Saturation to the right, brightness upward"),
      .init("Drag on the inner ring", "Changes the opacity"),
    ],
    keys: [
      .init("Enter, Space", "Moves the focus to the next thumb"),
      .init("Arrow keys", "One degree or one percent"),
      .init("Page Up, Page Down", "Ten degrees or ten percent"),
      .init("Home, End", "The first or the last value"),
      .init("# 0–9 a–f", "Enter a colour, and then Enter"),
      .init("Escape", "Leaves a typed colour"),
    ],
    searchTerms: [
      "colour wheel", "color picker", "color", "hue", "palette", "oklch", "hsb", "hsv", "hex",
      "alpha",
    ]
  )

  /// The demos of the colour wheel.
  public static let colorWheels: [Demo] = [paint, highlighter, brandColor]

  private static func colorWheel(
    _ id: String,
    _ title: String,
    _ summary: String,
    _ settings: [(name: String, value: SettingValue)]
  ) -> Demo {
    Demo(
      of: ColorWheel.self,
      id,
      title,
      summary,
      settings,
      panel: ["value", "space", "alpha", "disabled"]
    )
  }

  private static let paint = colorWheel(
    "paint",
    "Paint",
    "Drag a thumb, or press anywhere. Typing #e11d48 and Enter selects that colour.",
    [("value", .text("#4f46e5"))]
  )

  private static let highlighter = colorWheel(
    "highlighter",
    "Highlighter",
    "The inner ring is the opacity, from transparent to opaque.",
    [("alpha", .flag(true)), ("value", .text("#facc15a6"))]
  )

  private static let brandColor = colorWheel(
    "brand-color",
    "Brand colour",
    "In OKLCH, neighbours on the ring look equally different, and all shades look like one hue.",
    [("space", .text("oklch")), ("value", .text("#0d9488"))]
  )
}
