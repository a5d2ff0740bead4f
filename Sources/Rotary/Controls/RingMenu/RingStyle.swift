/// What a ring menu looks like: measures in points, which all grow with its scale, and colours.
public struct RingStyle: Equatable, Sendable {
  /// From the middle to the wedges.
  public var innerRadius: Double
  /// From the middle to the wedges' far side.
  public var outerRadius: Double
  /// From the middle to the middles of the icons.
  public var iconRadius: Double
  /// Width and height of an icon.
  public var iconSize: Double
  /// How thick the icons' lines are.
  public var iconWidth: Double
  /// The outer ring while the menu is closed: the button to press.
  public var closedRadius: Double
  /// The outer ring while the menu is open.
  public var openRadius: Double
  /// How thick the outer ring is.
  public var rimWidth: Double
  /// Thin rings, from the innermost to the outermost.
  public var ringRadii: [Double]
  /// How thick they are.
  public var ringWidth: Double
  /// Where the icons stand as dots while the menu is closed.
  public var dotRadius: Double
  /// Radius of a dot.
  public var dotSize: Double
  /// The middle line of the degree scale; nil for none.
  public var scaleRadius: Double?
  /// How long the scale's short marks are, one each 2°.
  public var shortMark: Double
  /// How long its long marks are, one each 10°.
  public var longMark: Double
  /// From the middle down to the info button; nil for none.
  public var infoDistance: Double?
  /// Width and height of the info button's target; its picture has half of it.
  public var infoSize: Double
  /// Size of the label in the middle.
  public var labelSize: Double
  /// Face of the label.
  public var labelFace: TextStyle.Face
  /// What the disc below all of it is covered with.
  public var ground: Tint
  /// How opaque the shadow is that falls on what lies around, 0…1.
  public var shadow: Double
  /// Rings, scale and lines between the wedges.
  public var line: Tint
  /// The wedge under the finger.
  public var highlight: Tint
  /// Icons and label.
  public var ink: Tint
  /// The icon on the wedge under the finger.
  public var highlightInk: Tint

  /// The farthest that anything of it reaches from the middle, in its own points.
  public var reach: Double {
    let info = (infoDistance ?? 0) + (infoDistance == nil ? 0 : infoSize / 2)
    return Swift.max(Swift.max(openRadius + rimWidth / 2, outerRadius), info)
  }

  /// The colours of COSMOS.
  public enum Cosmos {
    /// Night blue, (0.078, 0.118, 0.306).
    public static let background = RGBA(red: 0.078, green: 0.118, blue: 0.306)
    /// (0.094, 0.271, 1).
    public static let blue = RGBA(red: 0.094, green: 0.271, blue: 1)
    /// (0.565, 0.075, 0.996).
    public static let purple = RGBA(red: 0.565, green: 0.075, blue: 0.996)
    /// White.
    public static let white = RGBA(red: 1, green: 1, blue: 1)
  }

  /// The star-sign menu COSMOS: an instrument of thin blue lines on night blue.
  ///
  /// It keeps its colours in light and dark.
  public static let cosmos = RingStyle(
    innerRadius: 102,
    outerRadius: 156,
    iconRadius: 129,
    iconSize: 34,
    iconWidth: 2,
    closedRadius: 14,
    openRadius: 225,
    rimWidth: 3,
    ringRadii: [56, 78, 98, 102, 156],
    ringWidth: 1,
    dotRadius: 10.5,
    dotSize: 1,
    scaleRadius: 84,
    shortMark: 4,
    longMark: 12,
    infoDistance: 190,
    infoSize: 44,
    labelSize: 13,
    labelFace: .monospaced,
    ground: .fixed(Cosmos.background),
    shadow: 0.44,
    line: .fixed(Cosmos.blue),
    highlight: .fixed(
      RGBA(
        red: Cosmos.purple.red,
        green: Cosmos.purple.green,
        blue: Cosmos.purple.blue,
        opacity: 0.8
      )
    ),
    ink: .fixed(Cosmos.white),
    highlightInk: .fixed(Cosmos.white)
  )

  /// A plain ring in the theme's colours, as tools and documents have it.
  public static let plain = RingStyle(
    innerRadius: 40,
    outerRadius: 116,
    iconRadius: 80,
    iconSize: 28,
    iconWidth: 2,
    closedRadius: 22,
    openRadius: 117,
    rimWidth: 1,
    ringRadii: [40],
    ringWidth: 1,
    dotRadius: 11,
    dotSize: 1.5,
    scaleRadius: nil,
    shortMark: 0,
    longMark: 0,
    infoDistance: nil,
    infoSize: 44,
    labelSize: 14,
    labelFace: .interface,
    ground: .role(.surface),
    shadow: 0.2,
    line: .role(.hairline),
    highlight: .role(.accent),
    ink: .role(.ink),
    highlightInk: .role(.onAccent)
  )
}
