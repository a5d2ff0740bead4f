import Rotary

extension Gallery {
  /// The page of the ring menu.
  static let ringMenuPage = GalleryPage(
    id: "ring-menu",
    title: "Ring menu",
    summary: "A menu that opens around the finger; those who know the way draw it as a stroke.",
    tabs: [
      .init("cosmos", hand: .hold), .init("marking", hand: .hold), .init("context", hand: .hold),
    ],
    gestures: [
      .init("Press and hold, slide, let go", "Opens the ring and chooses"),
      .init("Tap, then tap an item", "The same in two taps"),
      .init("Draw a stroke", "Chooses without waiting, where marks are on"),
      .init("Right click", "Opens a context menu"),
    ],
    keys: [
      .init("Enter, Space, ↓", "Opens the ring"), .init("Arrows", "Go from item to item"),
      .init("Home, End", "The first and the last item"),
      .init("Letters", "The item that begins so"), .init("Enter, Space", "Chooses"),
      .init("Escape", "A ring back, or closes"),
      .init("Menu key, Shift F10", "Opens a context menu"),
    ],
    words: ["radial menu", "pie menu", "context menu", "zodiac"]
  )

  /// The demos of the page "Ring menu": rings that open, and strokes for those who know the way.
  public static let menus: [Demo] = [cosmos, marking, context]

  private static let cosmos = Demo(
    id: "cosmos",
    title: "COSMOS",
    summary: "Press and hold the ring, slide to your sign and let go: the sky shows it.",
    control: StarField.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["sign", "choreography", "hold", "hover", "reduced-motion", "disabled"]
  )

  private static let marking = Demo(
    id: "marking",
    title: "Marking menu",
    summary: "Hold for the menu, or draw the way at once: it asks for shapes and times you.",
    control: MarkSheet.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["edges", "hold", "marks", "show-marks", "pause", "scale"]
  )

  private static let context = Demo(
    id: "context",
    title: "Context menu",
    summary: "Right-click the text, press it long, or press the menu key.",
    control: RingMenu.controlName,
    settings: [
      ("look", .text("plain")), ("choreography", .text("quick")), ("anchor", .text("finger")),
    ],
    options: [
      Demo.Option("Copy", icon: "M8 8H20V20H8ZM16 8V4H4V16H8"),
      Demo.Option("Larger", icon: "M12 5V19M5 12H19"),
      Demo.Option("Smaller", icon: "M5 12H19"),
      Demo.Option("Mark", icon: "M4 20L8 19L20 7L17 4L5 16ZM14 7L17 10"),
    ],
    actions: [],
    panel: ["look", "choreography", "edges", "scale", "start-angle", "arrows", "disabled"]
  )
}
