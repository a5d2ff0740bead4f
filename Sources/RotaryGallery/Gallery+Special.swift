import Rotary

extension Gallery {
  static let fortune = Demo(
    id: "fortune",
    title: "Fortune wheel",
    summary: "Press Spin. How wide a prize looks and how often it is won are set apart.",
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

  static let phone = Demo(
    id: "phone",
    title: "Rotary phone",
    summary:
      "Turn a hole to the stop and let go: the dial runs back by itself.",
    control: "wheel",
    settings: [("mode", .text("phone")), ("pointer", .number(45))],
    options: "1234567890".map { Demo.Option(String($0)) },
    actions: [],
    panel: ["pointer", "tap-selects", "reduced-motion"]
  )

  static let upright = Demo(
    id: "upright",
    title: "Upright labels",
    summary: "Signs and words stay upright, like the cabins of a big wheel.",
    control: "wheel",
    settings: [("labels", .text("upright")), ("pointer", .text("bottom"))],
    options: signs,
    actions: [],
    panel: ["pointer", "labels", "colors"]
  )

  static let rightToLeft = Demo(
    id: "right-to-left",
    title: "Right to left",
    summary: "The order of the sectors and the arrow keys are mirrored.",
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
    summary: "A quarter of a turn each way: at the end it gives a little and springs back.",
    control: "wheel",
    settings: [("stops", .numbers([-90, 90])), ("pointer", .text("top"))],
    options: (1...12).map { Demo.Option("\($0)") },
    actions: [],
    panel: ["stops", "pointer", "deceleration"]
  )

  static let oneWay = Demo(
    id: "one-way",
    title: "Turns one way",
    summary: "Like a ratchet, it turns clockwise only.",
    control: "wheel",
    settings: [("direction", .text("clockwise"))],
    options: ["Winter", "Autumn", "Summer", "Spring"].map { Demo.Option($0) },
    actions: [],
    panel: ["direction", "pointer", "colors"]
  )
}
