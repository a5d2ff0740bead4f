/// The appearance of a ring menu: colours, and lengths in points, which all grow with the menu's scale.
///
/// The default is the appearance of the star-sign menu COSMOS: an instrument of thin blue lines on night blue. A number
/// outside its range is clamped to the range; NaN changes nothing.
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
  @Within<LengthLimits> public var innerRadius = 102.0
  /// The distance from the centre to the wedges' far side; unless it exceeds ``innerRadius``, users cannot point at
  /// anything.
  @Within<LengthLimits> public var outerRadius = 156.0
  /// The distance from the centre to the middles of the icons.
  @Within<LengthLimits> public var iconRadius = 129.0
  /// The width and height of an icon.
  @Within<SizeLimits> public var iconSize = 34.0
  /// The thickness of the icons' lines.
  @Within<LengthLimits> public var iconWidth = 2.0
  /// The radius of the outer ring while the menu is closed: the button to press.
  @Within<LengthLimits> public var closedRadius = 14.0
  /// The radius of the outer ring while the menu is open.
  @Within<SizeLimits> public var openRadius = 225.0
  /// The thickness of the outer ring.
  @Within<LengthLimits> public var rimWidth = 3.0
  /// The radii of the thin rings, from the innermost to the outermost.
  public var ringRadii = [56.0, 78, 98, 102, 156] {
    didSet { ringRadii = Self.bounded(ringRadii, oldValue) }
  }
  /// The thickness of the thin rings.
  @Within<LengthLimits> public var ringWidth = 1.0
  /// The distance from the centre to the dots that stand for the icons while the menu is closed.
  @Within<LengthLimits> public var dotRadius = 10.5
  /// The radius of a dot.
  @Within<LengthLimits> public var dotSize = 1.0
  /// The radius of the degree scale's middle line; nil for no scale.
  @WithinOrNil<LengthLimits> public var scaleRadius: Double? = 84
  /// The length of the scale's short marks, one each 2°.
  @Within<LengthLimits> public var shortMark = 4.0
  /// The length of the scale's long marks, one each 10°.
  @Within<LengthLimits> public var longMark = 12.0
  /// The distance from the centre down to the info button; nil for no button.
  @WithinOrNil<LengthLimits> public var infoDistance: Double? = 190
  /// The width and height of the info button's touch target; its picture is half as large.
  @Within<LengthLimits> public var infoSize = 44.0
  /// The font size of the label in the centre.
  @Within<LengthLimits> public var labelSize = 13.0
  /// The font face of the label.
  public var labelFace = TextStyle.Face.monospaced
  /// The colour of the disc behind the whole menu.
  public var background = Tint.yielding(Cosmos.background, to: .ground)
  /// The opacity of the menu's shadow, 0…1.
  @Within<ShareLimits> public var shadow = 0.44
  /// The colour of the rings, the scale and the lines between the wedges.
  public var line = Tint.yielding(Cosmos.blue, to: .hairline)
  /// The colour of the wedge under the finger.
  public var highlight = Tint.yielding(Cosmos.blue, to: .accent).faded(to: 0.8)
  /// The colour of the icons and the label.
  public var ink = Tint.yielding(Cosmos.white, to: .ink)
  /// The colour of the icon on the wedge under the finger.
  public var highlightInk = Tint.yielding(Cosmos.white, to: .onAccent)
  /// The colour of the hint, which appears on the page around the menu.
  public var hint = Tint.role(.inkSecondary)
  /// The colour of the focus ring, which appears on the page around the menu.
  public var focus = Tint.role(.focus)
  /// The colour of the shadow on the page around the menu.
  public var shade = Tint.role(.shadow)

  /// Creates a style with its default values.
  public init() {}

  /// The greatest distance of any part from the centre, in the style's points.
  public var reach: Double {
    let info = infoDistance.map { $0 + infoSize / 2 } ?? 0
    return Swift.max(Swift.max(openRadius + rimWidth / 2, outerRadius), info)
  }

  /// The radius of the drawn hub: that of the innermost thin ring, or the distance to the wedges without thin rings.
  ///
  /// For a finger, the middle of the menu reaches up to ``innerRadius``, where the wedges begin.
  var hubRadius: Double { ringRadii.first ?? innerRadius }

  private static func bounded(_ radii: [Double], _ previous: [Double]) -> [Double] {
    radii.indices.prefix(greatestRingCount).map { index in
      let fallback = index < previous.count ? previous[index] : 0
      return radii[index].bounded(to: LengthLimits.range, else: fallback)
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

  /// The default style, the appearance of the star-sign menu COSMOS.
  ///
  /// It has the same colours in light and dark mode, and gives way only to forced colours of the system.
  public static let cosmos = RingStyle()

  /// A plain ring in the theme's colours, as tools and documents have it.
  public static let plain: RingStyle = {
    var style = RingStyle()
    style.innerRadius = 40
    style.outerRadius = 116
    style.iconRadius = 80
    style.iconSize = 28
    style.closedRadius = 22
    style.openRadius = 117
    style.rimWidth = 1
    style.ringRadii = [40]
    style.dotRadius = 11
    style.dotSize = 1.5
    style.scaleRadius = nil
    style.infoDistance = nil
    style.labelSize = 14
    style.labelFace = .interface
    style.background = .role(.surface)
    style.shadow = 0.2
    style.line = .role(.hairline)
    style.highlight = .role(.accent)
    style.ink = .role(.ink)
    style.highlightInk = .role(.onAccent)
    return style
  }()
}
