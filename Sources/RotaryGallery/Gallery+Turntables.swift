import Rotary

extension Gallery {
  /// The page of the turntable.
  static let turntablePage = GalleryPage(
    id: "turntable",
    title: "Turntable",
    summary: "Ten people or ten million around a planet, scrolled as a list is.",
    tabs: [
      .init("people", hand: .up), .init("ten-million", hand: .up), .init("around", hand: .turn),
      .init("relationship", ["galaxy"], hand: .up),
    ],
    gestures: [
      .init("Drag around the planet", "Scrolls the items"), .init("Flick", "Throws them"),
      .init("Tap an item", "Chooses it"), .init("Tap a satellite", "Swaps it with the planet"),
    ],
    keys: [
      .init("↓ →", "The next item"), .init("↑ ←", "The one before"),
      .init("Page Up, Page Down", "Half a turn"), .init("Home, End", "The first and the last"),
      .init("Letters", "The item that begins so"), .init("Enter, Space", "Chooses the item"),
    ],
    words: ["list", "carousel", "friends"]
  )

  /// The demos of the turntable.
  public static let turntables: [Demo] = [people, tenMillion, around]

  /// Who stands around a planet.
  static let names = [
    "Anna Bell", "Ben Carter", "Cleo Diaz", "Dan Evans", "Eva Flores", "Finn Gray", "Gus Hale",
    "Hana Ito", "Ian Jones", "Jo Kim", "Kai Lee", "Lia Moss", "Max Nunn", "Nia Ode", "Oli Park",
  ]

  private static let people = Demo(
    id: "people",
    title: "Fifteen people",
    summary: "Scroll them like a list and tap one; add, delete or shuffle as they go by.",
    control: Turntable.controlName,
    settings: [("count", .number(15))],
    options: names.map { Demo.Option($0) },
    actions: [.insertFirst, .insertMiddle, .insertLast, .insertMany, .delete, .shuffle],
    panel: [
      "edge", "tracking", "items-per-turn", "end-angle", "snap", "wrap", "unroll", "structure",
      "disabled",
    ]
  )

  private static let tenMillion = Demo(
    id: "ten-million",
    title: "Ten million people",
    summary: "Scroll through ten million: only the eight in view are ever drawn.",
    control: Turntable.controlName,
    settings: [("count", .number(10_000_000))],
    options: [],
    actions: [.insertMany, .delete],
    panel: ["structure", "unroll", "items-per-turn", "deceleration", "end-scale", "indicator"]
  )

  private static let around = Demo(
    id: "around",
    title: "Full circle",
    summary: "The whole circle in view; the month you choose is shown large in the middle.",
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
}
