/// The appearance of a ring menu: colours, and lengths in points, which all grow with the menu's scale.
///
/// A number outside its range is clamped to the range. Assigning NaN changes nothing; in the initializer, NaN counts as
/// the smallest number.
public struct RingStyle: Equatable, Sendable {
  /// The range of lengths, in points: up to a hundred times the size of a hand.
  public static let lengths = 0.0...10_000.0
  /// The range of the sizes of parts drawn on a grid, in points.
  public static let sizes = 1.0...10_000.0
  /// The range of opacities.
  public static let opacities = 0.0...1.0
  /// The most thin rings that are drawn; further ones are ignored.
  public static let greatestRingCount = 24

  /// The distance from the centre to the wedges.
  public var innerRadius: Double { didSet { Self.bound(&innerRadius, oldValue) } }
  /// The distance from the centre to the wedges' far side; unless it exceeds ``innerRadius``, users cannot point at
  /// anything.
  public var outerRadius: Double { didSet { Self.bound(&outerRadius, oldValue) } }
  /// The distance from the centre to the middles of the icons.
  public var iconRadius: Double { didSet { Self.bound(&iconRadius, oldValue) } }
  /// The width and height of an icon.
  public var iconSize: Double { didSet { Self.bound(&iconSize, oldValue, to: Self.sizes) } }
  /// The thickness of the icons' lines.
  public var iconWidth: Double { didSet { Self.bound(&iconWidth, oldValue) } }
  /// The radius of the outer ring while the menu is closed: the button to press.
  public var closedRadius: Double { didSet { Self.bound(&closedRadius, oldValue) } }
  /// The radius of the outer ring while the menu is open.
  public var openRadius: Double { didSet { Self.bound(&openRadius, oldValue, to: Self.sizes) } }
  /// The thickness of the outer ring.
  public var rimWidth: Double { didSet { Self.bound(&rimWidth, oldValue) } }
  /// The radii of the thin rings, from the innermost to the outermost.
  public var ringRadii: [Double] {
    didSet { ringRadii = Self.bounded(ringRadii, oldValue) }
  }
  /// The thickness of the thin rings.
  public var ringWidth: Double { didSet { Self.bound(&ringWidth, oldValue) } }
  /// The distance from the centre to the dots that stand for the icons while the menu is closed.
  public var dotRadius: Double { didSet { Self.bound(&dotRadius, oldValue) } }
  /// The radius of a dot.
  public var dotSize: Double { didSet { Self.bound(&dotSize, oldValue) } }
  /// The radius of the degree scale's middle line; nil for no scale.
  public var scaleRadius: Double? { didSet { Self.bound(&scaleRadius, oldValue) } }
  /// The length of the scale's short marks, one each 2°.
  public var shortMark: Double { didSet { Self.bound(&shortMark, oldValue) } }
  /// The length of the scale's long marks, one each 10°.
  public var longMark: Double { didSet { Self.bound(&longMark, oldValue) } }
  /// The distance from the centre down to the info button; nil for no button.
  public var infoDistance: Double? { didSet { Self.bound(&infoDistance, oldValue) } }
  /// The width and height of the info button's touch target; its picture is half as large.
  public var infoSize: Double { didSet { Self.bound(&infoSize, oldValue) } }
  /// The font size of the label in the centre.
  public var labelSize: Double { didSet { Self.bound(&labelSize, oldValue) } }
  /// The font face of the label.
  public var labelFace: TextStyle.Face
  /// The colour of the disc behind the whole menu.
  public var background: Tint
  /// The opacity of the menu's shadow, 0…1.
  public var shadow: Double { didSet { Self.bound(&shadow, oldValue, to: Self.opacities) } }
  /// The colour of the rings, the scale and the lines between the wedges.
  public var line: Tint
  /// The colour of the wedge under the finger.
  public var highlight: Tint
  /// The colour of the icons and the label.
  public var ink: Tint
  /// The colour of the icon on the wedge under the finger.
  public var highlightInk: Tint
  /// The colour of the hint, which appears on the page around the menu.
  public var hint: Tint
  /// The colour of the focus ring, which appears on the page around the menu.
  public var focus: Tint
  /// The colour of the shadow on the page around the menu.
  public var shade: Tint

  /// Creates a style from all its parts; see each property.
  ///
  /// To change a few parts, begin with ``cosmos`` or ``plain``.
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

  /// The greatest distance of any part from the centre, in the style's points.
  public var reach: Double {
    let info = infoDistance.map { $0 + infoSize / 2 } ?? 0
    return Swift.max(Swift.max(openRadius + rimWidth / 2, outerRadius), info)
  }

  /// The radius of the hub: that of the innermost thin ring, or the distance to the wedges without thin rings.
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

  /// The appearance of the star-sign menu COSMOS: an instrument of thin blue lines on night blue.
  ///
  /// It has the same colours in light and dark mode, and gives way only to forced colours of the system.
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
