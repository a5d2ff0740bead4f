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
    RelationshipPlanet.self, GesturePad.self, MotionPlot.self, RowBody.self,
  ]

  /// How code makes each control that the gallery shows, and writes each of its settings; see `Code`.
  public static let code: [ControlCode] = [
    wheelCode, numberSpinnerCode, spinnerRowCode, turntableCode, dialCode, rangeDialCode,
    progressRingCode, ringMenuCode, rowBodyCode, happinessCode, layoutBoxCode, phoneFrameCode,
    starFieldCode,
    markSheetCode, relationshipPlanetCode, gesturePadCode, motionPlotCode,
  ]

  /// How code makes the control of a name; nil for one that the gallery does not show.
  public static func code(of control: String) -> ControlCode? {
    code.first { $0.control == control }
  }

  /// Every demo of every control.
  public static var all: [Demo] { controls + feel + stage + menus }

  /// The demos of the controls that are no menus.
  public static var controls: [Demo] {
    demos + spinners + rows + turntables + dials + progressRings
  }

  /// The demos of the wheel.
  public static let demos: [Demo] = [
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
