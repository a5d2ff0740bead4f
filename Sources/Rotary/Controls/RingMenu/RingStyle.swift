/// What a ring menu looks like: lengths in points, which all grow with its scale, and colours.
///
/// A number beyond its range counts as the nearest end of the range; NaN changes nothing, and counts
/// as the smallest number where the style is made.
public struct RingStyle: Equatable, Sendable {
  /// What a length can be, in points: a hundred times what fits a hand.
  public static let lengths = 0.0...10_000.0
  /// What the size of something drawn on a grid can be, in points.
  public static let sizes = 1.0...10_000.0
  /// What an opacity can be.
  public static let opacities = 0.0...1.0
  /// How many thin rings are drawn at most; the first ones count.
  public static let greatestRingCount = 24

  /// From the centre to the wedges.
  public var innerRadius: Double { didSet { Self.bound(&innerRadius, oldValue) } }
  /// From the centre to the wedges' far side; nothing can be pointed at unless it is farther out.
  public var outerRadius: Double { didSet { Self.bound(&outerRadius, oldValue) } }
  /// From the centre to the middles of the icons.
  public var iconRadius: Double { didSet { Self.bound(&iconRadius, oldValue) } }
  /// Width and height of an icon.
  public var iconSize: Double { didSet { Self.bound(&iconSize, oldValue, to: Self.sizes) } }
  /// How thick the icons' lines are.
  public var iconWidth: Double { didSet { Self.bound(&iconWidth, oldValue) } }
  /// The outer ring while the menu is closed: the button to press.
  public var closedRadius: Double { didSet { Self.bound(&closedRadius, oldValue) } }
  /// The outer ring while the menu is open.
  public var openRadius: Double { didSet { Self.bound(&openRadius, oldValue, to: Self.sizes) } }
  /// How thick the outer ring is.
  public var rimWidth: Double { didSet { Self.bound(&rimWidth, oldValue) } }
  /// Thin rings, from the innermost to the outermost.
  public var ringRadii: [Double] {
    didSet { ringRadii = Self.bounded(ringRadii, oldValue) }
  }
  /// How thick they are.
  public var ringWidth: Double { didSet { Self.bound(&ringWidth, oldValue) } }
  /// Where the icons stand as dots while the menu is closed.
  public var dotRadius: Double { didSet { Self.bound(&dotRadius, oldValue) } }
  /// Radius of a dot.
  public var dotSize: Double { didSet { Self.bound(&dotSize, oldValue) } }
  /// The middle line of the degree scale; nil for none.
  public var scaleRadius: Double? { didSet { Self.bound(&scaleRadius, oldValue) } }
  /// How long the scale's short marks are, one each 2°.
  public var shortMark: Double { didSet { Self.bound(&shortMark, oldValue) } }
  /// How long its long marks are, one each 10°.
  public var longMark: Double { didSet { Self.bound(&longMark, oldValue) } }
  /// From the centre down to the info button; nil for none.
  public var infoDistance: Double? { didSet { Self.bound(&infoDistance, oldValue) } }
  /// Width and height of the info button's target; its picture has half of it.
  public var infoSize: Double { didSet { Self.bound(&infoSize, oldValue) } }
  /// Size of the label in the centre.
  public var labelSize: Double { didSet { Self.bound(&labelSize, oldValue) } }
  /// Face of the label.
  public var labelFace: TextStyle.Face
  /// What the disc below all of it is covered with.
  public var background: Tint
  /// How opaque the shadow is that falls on what lies around, 0…1.
  public var shadow: Double { didSet { Self.bound(&shadow, oldValue, to: Self.opacities) } }
  /// Rings, scale and lines between the wedges.
  public var line: Tint
  /// The wedge under the finger.
  public var highlight: Tint
  /// Icons and label.
  public var ink: Tint
  /// The icon on the wedge under the finger.
  public var highlightInk: Tint
  /// The hint, on what lies around the menu.
  public var hint: Tint
  /// The ring that shows where the keyboard is, on what lies around the menu.
  public var focus: Tint
  /// The shadow on what lies around the menu.
  public var shade: Tint

  /// Makes a style of all its parts, each of which is described at its property.
  ///
  /// To change a few, begin with ``cosmos`` or ``plain``.
  public init(
    innerRadius: Double,
    outerRadius: Double,
    iconRadius: Double,
    iconSize: Double,
    iconWidth: Double,
    closedRadius: Double,
    openRadius: Double,
    rimWidth: Double,
    ringRadii: [Double],
    ringWidth: Double,
    dotRadius: Double,
    dotSize: Double,
    scaleRadius: Double?,
    shortMark: Double,
    longMark: Double,
    infoDistance: Double?,
    infoSize: Double,
    labelSize: Double,
    labelFace: TextStyle.Face,
    background: Tint,
    shadow: Double,
    line: Tint,
    highlight: Tint,
    ink: Tint,
    highlightInk: Tint,
    hint: Tint = .role(.inkSecondary),
    focus: Tint = .role(.focus),
    shade: Tint = .role(.shadow)
  ) {
    self.innerRadius = Self.bounded(innerRadius)
    self.outerRadius = Self.bounded(outerRadius)
    self.iconRadius = Self.bounded(iconRadius)
    self.iconSize = Self.bounded(iconSize, to: Self.sizes)
    self.iconWidth = Self.bounded(iconWidth)
    self.closedRadius = Self.bounded(closedRadius)
    self.openRadius = Self.bounded(openRadius, to: Self.sizes)
    self.rimWidth = Self.bounded(rimWidth)
    self.ringRadii = Self.bounded(ringRadii)
    self.ringWidth = Self.bounded(ringWidth)
    self.dotRadius = Self.bounded(dotRadius)
    self.dotSize = Self.bounded(dotSize)
    self.scaleRadius = scaleRadius.map { Self.bounded($0) }
    self.shortMark = Self.bounded(shortMark)
    self.longMark = Self.bounded(longMark)
    self.infoDistance = infoDistance.map { Self.bounded($0) }
    self.infoSize = Self.bounded(infoSize)
    self.labelSize = Self.bounded(labelSize)
    self.labelFace = labelFace
    self.background = background
    self.shadow = Self.bounded(shadow, to: Self.opacities)
    self.line = line
    self.highlight = highlight
    self.ink = ink
    self.highlightInk = highlightInk
    self.hint = hint
    self.focus = focus
    self.shade = shade
  }

  /// The farthest that anything of it reaches from the centre, in its own points.
  public var reach: Double {
    let info = infoDistance.map { $0 + infoSize / 2 } ?? 0
    return Swift.max(Swift.max(openRadius + rimWidth / 2, outerRadius), info)
  }

  /// The radius of the hub: the innermost thin ring, or without one as far as the wedges.
  var hubRadius: Double { ringRadii.first ?? innerRadius }

  private static func bounded(
    _ number: Double,
    to range: ClosedRange<Double> = lengths
  ) -> Double {
    number.bounded(to: range, else: range.lowerBound)
  }

  private static func bounded(_ radii: [Double], _ previous: [Double] = []) -> [Double] {
    radii.indices.prefix(greatestRingCount).map { index in
      radii[index].bounded(to: lengths, else: index < previous.count ? previous[index] : 0)
    }
  }

  private static func bound(
    _ number: inout Double,
    _ previous: Double,
    to range: ClosedRange<Double> = lengths
  ) {
    number = number.bounded(to: range, else: previous)
  }

  private static func bound(_ number: inout Double?, _ previous: Double?) {
    if let new = number { number = new.isNaN ? previous : bounded(new) }
  }
}

extension RingStyle {
  /// The colours of COSMOS.
  public enum Cosmos {
    /// Night blue, (0.078, 0.118, 0.306).
    public static let background = RGBA(red: 0.078, green: 0.118, blue: 0.306)
    /// (0.094, 0.271, 1).
    public static let blue = RGBA(red: 0.094, green: 0.271, blue: 1)
    /// White.
    public static let white = RGBA(red: 1, green: 1, blue: 1)
  }

  /// The star-sign menu COSMOS: an instrument of thin blue lines on night blue.
  ///
  /// It keeps its colours in light and dark, and gives way only to colours that the system forces.
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
    background: .yielding(Cosmos.background, to: .ground),
    shadow: 0.44,
    line: .yielding(Cosmos.blue, to: .hairline),
    highlight: .yielding(
      RGBA(
        red: Cosmos.blue.red,
        green: Cosmos.blue.green,
        blue: Cosmos.blue.blue,
        opacity: 0.8
      ),
      to: .accent
    ),
    ink: .yielding(Cosmos.white, to: .ink),
    highlightInk: .yielding(Cosmos.white, to: .onAccent)
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
    background: .role(.surface),
    shadow: 0.2,
    line: .role(.hairline),
    highlight: .role(.accent),
    ink: .role(.ink),
    highlightInk: .role(.onAccent)
  )
}
