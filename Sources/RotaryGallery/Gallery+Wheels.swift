import Rotary

extension Gallery {
  /// The page of the wheel.
  static let wheelPage = GalleryPage(
    id: "wheel",
    title: "Wheel",
    summary: "Turn it, throw it, tap it: it always lands with one choice on the pointer.",
    tabs: [
      .init(
        "icon-wheel",
        ["three", "months", "letters", "upright", "right-to-left", "stops", "one-way"],
        hand: .turn
      ),
      .init("fortune", hand: .turn), .init("phone", hand: .turn),
    ],
    gestures: [
      .init("Drag along the rim", "Turns it with the finger"),
      .init("Flick", "Throws it; it coasts and lands on a sector"),
      .init("Tap a sector", "Turns that sector to the pointer"),
      .init("Tap the hub", "Tells a press"), .init("Scroll", "Turns it sector by sector"),
    ],
    keys: [
      .init("↓ →", "The next choice"), .init("↑ ←", "The one before"),
      .init("Page Up, Page Down", "Ten choices at once"),
      .init("Home, End", "The first and the last"), .init("Letters", "The choice that begins so"),
      .init("Enter, Space", "Presses the sector on the pointer"),
    ],
    words: ["picker", "roulette", "select"]
  )

  /// Eight signs, as on the wheel that this project grew from.
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
      summary: "Eight signs: turn it, throw it or tap one, and it lands on the pointer.",
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
      summary: "Three wide sectors: every position belongs to exactly one.",
      control: "wheel",
      settings: [("pointer", .text("top"))],
      options: [Demo.Option("Rock"), Demo.Option("Paper"), Demo.Option("Scissors")],
      actions: [],
      panel: ["pointer", "labels", "colors", "hub", "direction"]
    ),
    Demo(
      id: "months",
      title: "Twelve months",
      summary: "Turn it, or type a few letters of a month to find it.",
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
      summary: "Twenty-five narrow sectors: no tick is lost, however fast it turns.",
      control: "wheel",
      settings: [("pointer", .text("right"))],
      options: (0..<25).compactMap { Unicode.Scalar(UInt32(65 + $0)) }.map {
        Demo.Option(String(Character($0)))
      },
      actions: [],
      panel: ["pointer", "colors", "deceleration", "pointer-flex"]
    ),
    fortune, phone, upright, rightToLeft, stops, oneWay,
  ]
}
