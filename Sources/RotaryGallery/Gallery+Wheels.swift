import Rotary

extension Gallery {
  /// The page of the wheel.
  static let wheelPage = GalleryPage(
    id: "wheel",
    title: "Wheel",
    summary:
      "Lets users select one option by turning a wheel. A sector always stops at the pointer.",
    tabs: [
      .init(
        "icon-wheel",
        ["three", "months", "letters", "upright", "right-to-left", "stops", "one-way"],
        gesture: .turn
      ),
      .init("fortune", ["curved"], gesture: .turn),
    ],
    gestures: [
      .init("Drag along the rim", "Turns the wheel with the finger"),
      .init("Flick", "Spins the wheel, which slows down and stops at a sector"),
      .init("Tap a sector", "Turns that sector to the pointer"),
      .init("Tap the hub", "Sends the event press"),
      .init("Scroll", "Turns the wheel sector by sector"),
    ],
    keys: [
      .init("↓ →", "Select the next sector"), .init("↑ ←", "Select the previous sector"),
      .init("Page Up, Page Down", "Move by ten sectors"),
      .init("Home, End", "Select the first or last sector"),
      .init("Letters", "Select the sector that starts with them"),
      .init("Enter, Space", "Press the sector at the pointer"),
    ],
    searchTerms: ["picker", "roulette", "select"]
  )

  /// Eight icons, as on the wheel of a tutorial for iOS.
  static let signs = [
    Demo.Option("Circles", icon: Icons.circles), Demo.Option("Flower", icon: Icons.flower),
    Demo.Option("Monster", icon: Icons.monster), Demo.Option("Person", icon: Icons.person),
    Demo.Option("Smile", icon: Icons.smile), Demo.Option("Sun", icon: Icons.sun),
    Demo.Option("Swirl", icon: Icons.swirl), Demo.Option("Triangle", icon: Icons.triangle),
  ]

  /// The demos of the wheel.
  public static let wheels: [Demo] = [
    Demo(
      id: "icon-wheel",
      title: "Icon wheel",
      summary:
        "A wheel of eight icons. Turn or flick it, or tap an icon to turn it to the pointer.",
      control: "wheel",
      settings: [],
      options: signs,
      actions: [],
      panel: [
        "pointer", "labels", "colors", "deceleration", "pointer-flex", "resting-opacity",
        "disabled",
      ]
    ),
    Demo(
      id: "three",
      title: "Rock, paper, scissors",
      summary: "A choice of three. Exactly one sector is selected at each position of the wheel.",
      control: "wheel",
      settings: [("pointer", .text("top"))],
      options: [Demo.Option("Rock"), Demo.Option("Paper"), Demo.Option("Scissors")],
      actions: [],
      panel: ["pointer", "labels", "colors", "hub", "direction"]
    ),
    Demo(
      id: "months",
      title: "Twelve months",
      summary: "A wheel with text. Turn it, or type the first letters of a month.",
      control: "wheel",
      settings: [],
      options: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ].map { Demo.Option($0) },
      actions: [],
      panel: ["pointer", "colors", "deceleration", "scroll-points", "tap-selects"]
    ),
    Demo(
      id: "letters",
      title: "Letters",
      summary:
        "A wheel of 25 narrow sectors. It clicks once for each sector that passes the pointer, at "
        + "any speed.",
      control: "wheel",
      settings: [("pointer", .text("right"))],
      options: (0..<25).compactMap { Unicode.Scalar(UInt32(65 + $0)) }.map {
        Demo.Option(String(Character($0)))
      },
      actions: [],
      panel: ["pointer", "colors", "deceleration", "pointer-flex"]
    ),
    fortune, upright, curved, rightToLeft, stops, oneWay,
  ]
}
