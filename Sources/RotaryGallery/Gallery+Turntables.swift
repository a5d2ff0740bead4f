import Rotary

extension Gallery {
  /// The page of the turntable.
  static let turntablePage = GalleryPage(
    id: "turntable",
    title: "Turntable",
    summary:
      "A list that scrolls along a circle. It shows a few items or ten million, and lets users "
      + "select one.",
    tabs: [
      .init("people", gesture: .up), .init("ten-million", gesture: .up),
      .init("around", ["cover-flow", "cylinder", "stack", "fan"], gesture: .turn),
      .init("relationship", ["galaxy"], gesture: .up),
    ],
    gestures: [
      .init("Drag around the planet", "Scrolls the items"),
      .init("Flick", "Scrolls with momentum"),
      .init("Tap an item", "Selects it"),
      .init("Tap a satellite", "Swaps it with the large planet"),
    ],
    keys: [
      .init("↓ →", "Move to the next item"), .init("↑ ←", "Move to the previous item"),
      .init("Page Up, Page Down", "Scroll by half a turn"),
      .init("Home, End", "Move to the first or last item"),
      .init("Letters", "Move to the item that starts with them"),
      .init("Enter, Space", "Select the item"),
    ],
    searchTerms: ["list", "carousel", "friends"]
  )

  /// The demos of the turntable.
  public static let turntables: [Demo] = [
    people, tenMillion, around, coverFlow, cylinder, stack, fan,
  ]

  /// The names of the people around a planet.
  static let names = [
    "Anna Bell", "Ben Carter", "Cleo Diaz", "Dan Evans", "Eva Flores", "Finn Gray", "Gus Hale",
    "Hana Ito", "Ian Jones", "Jo Kim", "Kai Lee", "Lia Moss", "Max Nunn", "Nia Ode", "Oli Park",
  ]

  private static let people = Demo(
    id: "people",
    title: "Fifteen people",
    summary:
      "A short list. Scroll it and tap a person; the buttons insert, delete and shuffle items with "
      + "animations.",
    control: Turntable.controlName,
    settings: [("count", .number(15))],
    options: names.map { Demo.Option($0) },
    actions: [.insertFirst, .insertMiddle, .insertLast, .insertMany, .delete, .shuffle],
    panel: [
      "edge", "tracking", "items-per-turn", "end-angle", "snap", "wrap", "disabled",
    ]
  )

  private static let tenMillion = Demo(
    id: "ten-million",
    title: "Ten million people",
    summary: "A very long list. Only the items in view, at most eight, are drawn.",
    control: Turntable.controlName,
    settings: [("count", .number(10_000_000))],
    options: [],
    actions: [.insertMany, .delete],
    panel: ["items-per-turn", "deceleration", "end-scale", "indicator"]
  )

  private static let around = Demo(
    id: "around",
    title: "Full circle",
    summary:
      "A turntable that shows the whole circle. The selected month appears large in the middle.",
    control: Turntable.controlName,
    settings: [
      ("count", .number(12)), ("edge", .text("full")), ("snap", .flag(true)),
      ("wrap", .flag(true)),
    ],
    options: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ].map { Demo.Option($0, isSelected: $0 == "January") },
    actions: [],
    panel: ["orbit", "planet", "avatar", "end-scale", "snap", "wrap"]
  )

  private static let coverFlow = cards(
    "cover-flow",
    "Cover flow",
    summary: "Records in a row: those beside the front one are turned towards it.",
    settings: [("arrangement", .text("cover-flow"))],
    panel: ["arrangement", "card", "wrap"]
  )

  private static let cylinder = cards(
    "cylinder",
    "Cylinder",
    summary: "Records on the outside of a cylinder, which turns without end.",
    settings: [("arrangement", .text("cylinder")), ("wrap", .flag(true))],
    panel: ["arrangement", "items-per-turn", "card", "wrap"]
  )

  private static let stack = cards(
    "stack",
    "Stack",
    summary: "Records behind each other: a swipe moves the front one away.",
    settings: [("arrangement", .text("stack"))],
    panel: ["arrangement", "card", "wrap"]
  )

  private static let fan = cards(
    "fan",
    "Own poses",
    summary: "A hand of cards, in poses that the page sets for the card in front and the next two.",
    settings: [
      ("arrangement", .text("custom")),
      (
        "poses",
        .numbers(
          [
            [0, 0, 0, 0, 0, 0, 0, 0, 1], [1, 0.5, 0.06, -0.1, 0, 0, 10, 0, 1],
            [2, 0.9, 0.2, -0.2, 0, 0, 20, 0, 1],
          ].flatMap { $0 }
        )
      ),
    ],
    panel: ["poses", "card", "wrap"]
  )

  private static func cards(
    _ id: String,
    _ title: String,
    summary: String,
    settings: [(name: String, value: SettingValue)],
    panel: [String]
  ) -> Demo {
    Demo(
      id: id,
      title: title,
      summary: summary,
      control: Turntable.controlName,
      settings: [("count", .number(Double(records.count)))] + settings,
      options: records.map { Demo.Option($0) },
      actions: [],
      panel: panel
    )
  }

  private static let records = [
    "Amber Road", "Blue Hour", "Cold Harbour", "Daybreak", "Evergreen", "First Snow", "Glass House",
    "High Water", "Indigo", "Junction", "Kites", "Low Tide",
  ]
}
