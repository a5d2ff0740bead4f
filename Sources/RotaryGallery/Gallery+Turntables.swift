import Rotary

extension Gallery {
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
    summary: "Scroll them as a list, press one; insert, delete or shuffle while they go by.",
    control: Turntable.controlName,
    settings: [("count", .number(15))],
    options: names.map { Demo.Option($0) },
    actions: [.insertFirst, .insertMiddle, .insertLast, .insertMany, .delete, .shuffle],
    panel: [
      "edge", "tracking", "items-per-turn", "end-angle", "snap", "wrap", "unroll", "structure",
      "disabled",
    ],
    swift: """
      var table = try Turntable(count: names.count)
      table.style.titles = names
      """
  )

  private static let tenMillion = Demo(
    id: "ten-million",
    title: "Ten million",
    summary: "Eight cells show them all: a cell is handed on when its item leaves the view.",
    control: Turntable.controlName,
    settings: [("count", .number(10_000_000)), ("structure", .flag(true))],
    options: [],
    actions: [.insertMany, .delete],
    panel: ["structure", "unroll", "items-per-turn", "deceleration", "end-scale", "indicator"],
    swift: """
      var table = try Turntable(count: 10_000_000)
      table.style.showsStructure = true
      """
  )

  private static let around = Demo(
    id: "around",
    title: "All around",
    summary: "The whole circle, turned about its centre; the chosen one is large in the middle.",
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
    panel: ["orbit", "planet", "avatar", "end-scale", "snap", "wrap"],
    swift: """
      var table = try Turntable(count: months.count)
      table.style.titles = months
      table.options.edge = .full
      table.options.snaps = true
      table.options.wraps = true
      table.value = 0
      """
  )
}
