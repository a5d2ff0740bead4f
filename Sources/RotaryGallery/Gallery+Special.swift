import Rotary

extension Gallery {
  static let fortune = Demo(
    id: "fortune",
    title: "Fortune wheel",
    summary: "How wide a prize is drawn and how likely it is won are two different things here.",
    control: "wheel",
    settings: [("pointer", .text("top")), ("colors", .text("palette"))],
    options: [
      Demo.Option("Tea", weight: 3, odds: 3), Demo.Option("Cake", weight: 2, odds: 2),
      Demo.Option("A book", weight: 2, odds: 1), Demo.Option("Nothing", weight: 1, odds: 6),
      Demo.Option("Coffee", weight: 3, odds: 3), Demo.Option("A walk", weight: 2, odds: 2),
      Demo.Option("Jackpot", weight: 1.5, odds: 0.2), Demo.Option("Again", weight: 2, odds: 2),
    ],
    actions: [.spin],
    panel: ["pointer", "labels", "colors", "direction"],
    swift: """
      var wheel = try Wheel(sectors: [
        Sector("Tea", weight: 3, odds: 3), Sector("Cake", weight: 2, odds: 2),
        Sector("A book", weight: 2, odds: 1), Sector("Nothing", weight: 1, odds: 6),
        Sector("Coffee", weight: 3, odds: 3), Sector("A walk", weight: 2, odds: 2),
        Sector("Jackpot", weight: 1.5, odds: 0.2), Sector("Again", weight: 2, odds: 2),
      ])
      wheel.options.pointerAngle = -.pi / 2
      wheel.style.coloring = .palette
      if let winner = wheel.sector(forDraw: .random(in: 0..<1)) {
        wheel.spin(to: winner, turns: 4, duration: 4, at: now, emit: tell)
      }
      """
  )

  static let phone = Demo(
    id: "phone",
    title: "Rotary phone",
    summary:
      "Turn a hole to the stop and let go; the dial runs back and takes no touch until then.",
    control: "wheel",
    settings: [("mode", .text("phone")), ("pointer", .number(45))],
    options: "1234567890".map { Demo.Option(String($0)) },
    actions: [],
    panel: ["pointer", "tap-selects", "reduced-motion"],
    swift: """
      var phone = try Wheel(sectors: "1234567890".map { Sector(String($0)) })
      phone.options.mode = .phone
      phone.options.pointerAngle = .pi / 4
      """
  )

  static let upright = Demo(
    id: "upright",
    title: "Upright labels",
    summary: "Signs and words stay upright wherever they are, like cabins on a big wheel.",
    control: "wheel",
    settings: [("labels", .text("upright")), ("pointer", .text("bottom"))],
    options: signs,
    actions: [],
    panel: ["pointer", "labels", "colors"],
    swift: """
      var wheel = try Wheel(sectors: signs.map { Sector($0, icon: icons[$0]) })
      wheel.style.labels = .upright
      wheel.options.pointerAngle = .pi / 2
      """
  )

  static let rightToLeft = Demo(
    id: "right-to-left",
    title: "Right to left",
    summary: "The order of the sectors and the sideways keys are mirrored.",
    control: "wheel",
    settings: [("right-to-left", .flag(true)), ("pointer", .text("right"))],
    options: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"]
      .map { Demo.Option($0) },
    actions: [],
    panel: ["pointer", "right-to-left", "colors"],
    swift: """
      var wheel = try Wheel(sectors: days.map { Sector($0) })
      wheel.environment.isRightToLeft = true
      wheel.options.pointerAngle = 0
      """
  )

  static let stops = Demo(
    id: "stops",
    title: "Stops",
    summary: "A quarter of a turn each way and no further: it gives a little, and takes back.",
    control: "wheel",
    settings: [("stops", .numbers([-90, 90])), ("pointer", .text("top"))],
    options: (1...12).map { Demo.Option("\($0)") },
    actions: [],
    panel: ["stops", "pointer", "deceleration"],
    swift: """
      var wheel = try Wheel(sectors: (1...12).map { Sector("\\($0)") })
      wheel.options.stops = -(.pi / 2)...(.pi / 2)
      wheel.options.pointerAngle = -.pi / 2
      """
  )

  static let oneWay = Demo(
    id: "one-way",
    title: "One way",
    summary: "Like a ratchet: back is not possible, and forward goes on at once.",
    control: "wheel",
    settings: [("direction", .text("clockwise"))],
    options: ["Winter", "Autumn", "Summer", "Spring"].map { Demo.Option($0) },
    actions: [],
    panel: ["direction", "pointer", "colors"],
    swift: """
      var wheel = try Wheel(sectors: seasons.map { Sector($0) })
      wheel.options.direction = .clockwise
      """
  )
}
