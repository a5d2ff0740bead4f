/// The appearance of a ring menu: colours, and lengths in points, which all grow with the menu's scale.
///
/// A number outside its range is clamped to the range. Assigning NaN changes nothing; in the initializer, NaN counts as
/// the smallest number.
public struct RingStyle: Equatable, Sendable {
  /// The limits of lengths, in points.
  public enum LengthLimits: Limits {
    /// Up to a hundred times the size of a hand.
    public static let range = 0.0...10_000.0
  }
  /// The limits of the sizes of parts drawn on a grid, in points.
  public enum SizeLimits: Limits {
    /// One point to a hundred times the size of a hand.
    public static let range = 1.0...10_000.0
  }
  /// The most thin rings that are drawn; further ones are ignored.
  public static let greatestRingCount = 24

  /// The distance from the centre to the wedges.
  @Within<LengthLimits> public var innerRadius: Double
  /// The distance from the centre to the wedges' far side; unless it exceeds ``innerRadius``, users cannot point at
  /// anything.
  @Within<LengthLimits> public var outerRadius: Double
  /// The distance from the centre to the middles of the icons.
  @Within<LengthLimits> public var iconRadius: Double
  /// The width and height of an icon.
  @Within<SizeLimits> public var iconSize: Double
  /// The thickness of the icons' lines.
  @Within<LengthLimits> public var iconWidth: Double
  /// The radius of the outer ring while the menu is closed: the button to press.
  @Within<LengthLimits> public var closedRadius: Double
  /// The radius of the outer ring while the menu is open.
  @Within<SizeLimits> public var openRadius: Double
  /// The thickness of the outer ring.
  @Within<LengthLimits> public var rimWidth: Double
  /// The radii of the thin rings, from the innermost to the outermost.
  public var ringRadii: [Double] {
    didSet { ringRadii = Self.bounded(ringRadii, oldValue) }
  }
  /// The thickness of the thin rings.
  @Within<LengthLimits> public var ringWidth: Double
  /// The distance from the centre to the dots that stand for the icons while the menu is closed.
  @Within<LengthLimits> public var dotRadius: Double
  /// The radius of a dot.
  @Within<LengthLimits> public var dotSize: Double
  /// The radius of the degree scale's middle line; nil for no scale.
  @WithinOrNil<LengthLimits> public var scaleRadius: Double?
  /// The length of the scale's short marks, one each 2°.
  @Within<LengthLimits> public var shortMark: Double
  /// The length of the scale's long marks, one each 10°.
  @Within<LengthLimits> public var longMark: Double
  /// The distance from the centre down to the info button; nil for no button.
  @WithinOrNil<LengthLimits> public var infoDistance: Double?
  /// The width and height of the info button's touch target; its picture is half as large.
  @Within<LengthLimits> public var infoSize: Double
  /// The font size of the label in the centre.
  @Within<LengthLimits> public var labelSize: Double
  /// The font face of the label.
  public var labelFace: TextStyle.Face
  /// The colour of the disc behind the whole menu.
  public var background: Tint
  /// The opacity of the menu's shadow, 0…1.
  @Within<ShareLimits> public var shadow: Double
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
    _innerRadius = Self.length(innerRadius)
    _outerRadius = Self.length(outerRadius)
    _iconRadius = Self.length(iconRadius)
    self.iconSize = iconSize
    _iconWidth = Self.length(iconWidth)
    _closedRadius = Self.length(closedRadius)
    self.openRadius = openRadius
    _rimWidth = Self.length(rimWidth)
    self.ringRadii = Self.bounded(ringRadii)
    _ringWidth = Self.length(ringWidth)
    _dotRadius = Self.length(dotRadius)
    _dotSize = Self.length(dotSize)
    self.scaleRadius = scaleRadius
    _shortMark = Self.length(shortMark)
    _longMark = Self.length(longMark)
    self.infoDistance = infoDistance
    _infoSize = Self.length(infoSize)
    _labelSize = Self.length(labelSize)
    self.labelFace = labelFace
    self.background = background
    self.shadow = shadow
    self.line = line
    self.highlight = highlight
    self.ink = ink
    self.highlightInk = highlightInk
    self.hint = hint
    self.focus = focus
    self.shade = shade
  }

  // A function, so that modules on the web do not contain the check of each length.
  private static func length(_ points: Double) -> Within<LengthLimits> {
    Within(wrappedValue: points)
  }

  /// The greatest distance of any part from the centre, in the style's points.
  public var reach: Double {
    let info = infoDistance.map { $0 + infoSize / 2 } ?? 0
    return Swift.max(Swift.max(openRadius + rimWidth / 2, outerRadius), info)
  }

  /// The radius of the hub: that of the innermost thin ring, or the distance to the wedges without thin rings.
  var hubRadius: Double { ringRadii.first ?? innerRadius }

  private static func bounded(_ radii: [Double], _ previous: [Double] = []) -> [Double] {
    radii.indices.prefix(greatestRingCount).map { index in
      let before = index < previous.count ? previous[index] : 0
      return radii[index].bounded(to: LengthLimits.range, else: before)
    }
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
