import Rotary

extension Gallery {
  static let fortune = Demo(
    id: "fortune",
    title: "Fortune wheel",
    summary:
      "A prize wheel. The width of a sector and the probability of its prize are separate "
      + "settings. Press Spin.",
    control: "wheel",
    settings: [
      ("pointer", .text("top")), ("colors", .text("palette")), ("resting-opacity", .number(0.94)),
    ],
    options: [
      Demo.Option("Tea", weight: 3, odds: 3), Demo.Option("Cake", weight: 2, odds: 2),
      Demo.Option("A book", weight: 2, odds: 1), Demo.Option("No prize", weight: 1, odds: 6),
      Demo.Option("Coffee", weight: 3, odds: 3), Demo.Option("A walk", weight: 2, odds: 2),
      Demo.Option("Jackpot", weight: 1.5, odds: 0.2), Demo.Option("Spin again", weight: 2, odds: 2),
    ],
    actions: [.spin],
    panel: ["pointer", "labels", "colors", "direction"]
  )

  static let upright = Demo(
    id: "upright",
    title: "Upright labels",
    summary:
      "Icons and titles stay upright while the wheel turns, as the cabins of a Ferris wheel do.",
    control: "wheel",
    settings: [("labels", .text("upright")), ("pointer", .text("bottom"))],
    options: signs,
    actions: [],
    panel: ["pointer", "labels", "colors"]
  )

  static let curved = Demo(
    id: "curved",
    title: "Titles along the rim",
    summary: "Titles follow the curve of the rim, and each sector has a gradient.",
    control: "wheel",
    settings: [
      ("labels", .text("curved")), ("pointer", .text("top")),
      ("tints", .texts((1...8).map { "palette\($0)" })),
      ("inner-tints", .texts((1...8).map { "palette\(9 - $0)" })),
      ("resting-opacity", .number(0.94)),
    ],
    options: [
      "Cherry", "Orange", "Lemon", "Kiwi", "Mint", "Blueberry", "Plum", "Grape",
    ].map { Demo.Option($0) },
    actions: [],
    panel: ["labels", "tints", "inner-tints", "pointer", "resting-opacity"]
  )

  static let rightToLeft = Demo(
    id: "right-to-left",
    title: "Right to left",
    summary:
      "A wheel for right-to-left languages. The order of the sectors and the arrow keys are "
      + "mirrored.",
    control: "wheel",
    settings: [("right-to-left", .flag(true)), ("pointer", .text("right"))],
    options: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"]
      .map { Demo.Option($0) },
    actions: [],
    panel: ["pointer", "right-to-left", "colors"]
  )

  static let stops = Demo(
    id: "stops",
    title: "End stops",
    summary: "A wheel that turns a quarter turn each way. Past an end it resists and springs back.",
    control: "wheel",
    settings: [("stops", .numbers([-90, 90])), ("pointer", .text("top"))],
    options: (1...12).map { Demo.Option("\($0)") },
    actions: [],
    panel: ["stops", "pointer", "deceleration"]
  )

  static let oneWay = Demo(
    id: "one-way",
    title: "One-way wheel",
    summary: "A wheel that turns only clockwise, as a ratchet does.",
    control: "wheel",
    settings: [("direction", .text("clockwise"))],
    options: ["Winter", "Autumn", "Summer", "Spring"].map { Demo.Option($0) },
    actions: [],
    panel: ["direction", "pointer", "colors"]
  )
}
