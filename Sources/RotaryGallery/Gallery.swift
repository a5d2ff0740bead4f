import Rotary

/// The demos, in the order in which to show them.
public enum Gallery {
  /// Eight signs, as on the wheel that this project grew from.
  static let signs = [
    Demo.Option("Circles", icon: Icons.circles), Demo.Option("Flower", icon: Icons.flower),
    Demo.Option("Monster", icon: Icons.monster), Demo.Option("Person", icon: Icons.person),
    Demo.Option("Smile", icon: Icons.smile), Demo.Option("Sun", icon: Icons.sun),
    Demo.Option("Swirl", icon: Icons.swirl), Demo.Option("Triangle", icon: Icons.triangle),
  ]

  /// The gallery's own controls, as a stranger would write them.
  public static let controlTypes: [any ConfigurableControl.Type] = [
    Happiness.self, LayoutBox.self, PhoneFrame.self, StarField.self, MarkSheet.self,
    RelationshipPlanet.self, GesturePad.self, MotionPlot.self,
  ]

  /// Every demo of every control.
  public static var all: [Demo] { controls + feel + stage + menus }

  /// The demos of the first page, those of the controls.
  public static var controls: [Demo] {
    demos + spinners + rows + turntables + dials + progressRings
  }

  /// The demos of the wheel.
  public static let demos: [Demo] = [
    Demo(
      id: "icon-wheel",
      title: "Icon wheel",
      summary: "Eight signs; turn it, throw it, tap one: it lands with one on the pointer.",
      control: "wheel",
      settings: [],
      options: signs,
      actions: [],
      panel: [
        "pointer", "labels", "colors", "deceleration", "pointer-flex", "resting-opacity",
        "disabled",
      ],
      swift: """
        let signs = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Triangle"]
        var wheel = try Wheel(sectors: signs.map { Sector($0, icon: icons[$0]) })
        wheel.size = Size2D(320, 320)
        """
    ),
    Demo(
      id: "three",
      title: "Three",
      summary: "An odd number has no seam: every rotation belongs to exactly one sector.",
      control: "wheel",
      settings: [("pointer", .text("top"))],
      options: [Demo.Option("Rock"), Demo.Option("Paper"), Demo.Option("Scissors")],
      actions: [],
      panel: ["pointer", "labels", "colors", "hub", "direction"],
      swift: """
        var wheel = try Wheel(sectors: ["Rock", "Paper", "Scissors"].map { Sector($0) })
        wheel.options.pointerAngle = -.pi / 2
        """
    ),
    Demo(
      id: "months",
      title: "Twelve",
      summary: "The months, typed or turned: a few letters find one.",
      control: "wheel",
      settings: [],
      options: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ].map { Demo.Option($0) },
      actions: [],
      panel: ["pointer", "colors", "deceleration", "scroll-points", "tap-selects"],
      swift: """
        var wheel = try Wheel(sectors: months.map { Sector($0) })
        wheel.size = Size2D(320, 320)
        """
    ),
    Demo(
      id: "letters",
      title: "Twenty-five",
      summary: "Narrow sectors, many ticks: none is lost, however fast it turns.",
      control: "wheel",
      settings: [("pointer", .text("right"))],
      options: (0..<25).compactMap { Unicode.Scalar(UInt32(65 + $0)) }.map {
        Demo.Option(String(Character($0)))
      },
      actions: [],
      panel: ["pointer", "colors", "deceleration", "pointer-flex"],
      swift: """
        var wheel = try Wheel(sectors: (65..<90).map { Sector(String(UnicodeScalar($0))) })
        wheel.options.pointerAngle = 0
        """
    ),
    fortune, phone, upright, rightToLeft, stops, oneWay,
  ]
}
