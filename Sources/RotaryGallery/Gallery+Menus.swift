import Rotary

extension Gallery {
  /// The page of the ring menu.
  static let ringMenuPage = GalleryPage(
    id: "ring-menu",
    title: "Ring menu",
    summary:
      "A menu that opens around the finger. Experienced users select with one stroke, without "
      + "waiting for the menu.",
    tabs: [
      .init("cosmos", gesture: .hold), .init("marking", gesture: .hold),
      .init("context", gesture: .hold),
    ],
    gestures: [
      .init("Press and hold, slide, release", "Opens the ring and selects an item"),
      .init("Tap, then tap an item", "Opens the ring and selects an item, in two taps"),
      .init("Draw a stroke", "Selects an item without waiting, if the setting marks is on"),
      .init("Right-click", "Opens a context menu"),
    ],
    keys: [
      .init("Enter, Space, ↓", "Open the ring"),
      .init("Arrow keys", "Move from item to item"),
      .init("Home, End", "Move to the first or last item"),
      .init("Letters", "Move to the item that starts with them"),
      .init("Enter, Space", "Select the item"),
      .init("Escape", "Returns to the previous ring, or closes the menu"),
      .init("Menu key, Shift + F10", "Open a context menu"),
    ],
    searchTerms: ["radial menu", "pie menu", "context menu", "star signs"]
  )

  /// The demos of the ring menu.
  public static let menus: [Demo] = [cosmos, marking, context]

  private static let cosmos = Demo(
    id: "cosmos",
    title: "Zodiac menu",
    summary:
      "A menu of star signs. Press and hold the ring, slide to a sign and release: the sky shows "
      + "its constellation.",
    control: StarField.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["sign", "choreography", "hold", "hover", "reduced-motion", "disabled"]
  )

  private static let marking = Demo(
    id: "marking",
    title: "Marking menu",
    summary:
      "A menu for fast selection by strokes. It asks for shapes and compares your times with the "
      + "menu and with strokes.",
    control: MarkSheet.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["hold", "marks", "show-marks", "pause", "scale"]
  )

  private static let context = Demo(
    id: "context",
    title: "Context menu",
    summary:
      "A ring menu as the context menu of a text. Right-click or long-press the text, or press the "
      + "menu key.",
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
    panel: ["look", "choreography", "scale", "start-angle", "arrows", "disabled"]
  )
}
