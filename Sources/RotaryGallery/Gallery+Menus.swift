import Rotary

extension Gallery {
  /// The demos of the page "Menus": rings that open, and strokes for those who know the way.
  public static let menus: [Demo] = [cosmos, marking, context]

  private static let cosmos = Demo(
    id: "cosmos",
    title: "COSMOS",
    summary: "Press and hold the small ring, slide to your sign, let go: the sky shows it.",
    control: StarField.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["sign", "choreography", "hold", "hover", "reduced-motion", "disabled"],
    swift: """
      var cosmos = RingMenu()
      cosmos.size = Size2D(480, 480)
      let press = PointerEvent(.down, position: touch)
      let response = cosmos.handle(.pointer(press), at: now) { event, _ in
        if case .chosen(let sign) = event { show(sign) }
      }
      """
  )

  private static let marking = Demo(
    id: "marking",
    title: "Marking menu",
    summary: "Hold for the menu, or draw the way at once; it asks, and compares your times.",
    control: MarkSheet.controlName,
    settings: [],
    options: [],
    actions: [],
    panel: ["edges", "hold", "marks", "show-marks", "pause", "scale"],
    swift: """
      let items = try RingItems(outline: ["Circle", ">Red", ">Blue", "Star", ">Red", ">Blue"])
      var marking = RingMenu(items: items)
      marking.style = .plain
      marking.choreography = .quick
      marking.options.anchor = .finger
      marking.options.takesMarks = true
      """
  )

  private static let context = Demo(
    id: "context",
    title: "Context menu",
    summary: "A right click, a long press or the menu key on the text opens it there.",
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
    panel: ["look", "choreography", "edges", "scale", "start-angle", "arrows", "disabled"],
    swift: """
      var context = RingMenu(items: try RingItems(outline: ["Copy", "Larger", "Smaller", "Mark"]))
      context.style = .plain
      context.choreography = .quick
      context.options.anchor = .finger
      context.open(around: click, at: now) { event, _ in tell(event) }
      """
  )
}
