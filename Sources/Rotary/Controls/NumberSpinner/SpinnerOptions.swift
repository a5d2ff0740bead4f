/// How a number spinner behaves.
///
/// A number beyond its range is brought to the end, and NaN leaves the one before.
public struct SpinnerOptions: Equatable, Sendable {
  /// How far a drag turns the ring.
  public enum Gain: Equatable, Sendable {
    /// The front tile stays under the finger: its own width or height turns by one tile.
    case tile
    /// So many radians for each point, whatever the tiles' size.
    ///
    /// 0.01° to 30°.
    case radiansPerPoint(Double)

    /// 160° for 300 points, as spinners of this kind had it first.
    public static let fixed = Gain.radiansPerPoint(Circular.radians(degrees: 160) / 300)
  }

  /// How many tiles a ring can have room for.
  public static let tileCounts = 1...360
  /// How far a drag can turn the ring, in radians for each point.
  static let gains = Circular.radians(degrees: 0.01)...Circular.radians(degrees: 30)
  /// How far a flick can turn the ring, in radians: no farther than ten turns.
  static let throwLimits = 0...Circular.radians(degrees: 3_600)
  /// How many numbers a Page key can move by.
  static let pages = 1...1_000_000

  /// How many tiles the ring has room for.
  ///
  /// 1 to 360. Default 16. There may be more numbers than that, or fewer: a tile is lettered anew
  /// behind.
  public var tileCount = 16 { didSet { tileCount = tileCount.clamped(to: Self.tileCounts) } }
  /// What the ring turns about, and so which way it is dragged.
  ///
  /// Default ``SpinnerAxis/vertical``: numbers stand side by side.
  public var axis = SpinnerAxis.vertical
  /// Whether the first number follows the last.
  ///
  /// Default false: the ring is elastic past its ends.
  public var wraps = false
  /// How far a drag turns the ring.
  ///
  /// Default ``Gain/tile``.
  public var gain = Gain.tile {
    didSet {
      guard case .radiansPerPoint(let radians) = gain else { return }
      guard !radians.isNaN else {
        gain = oldValue
        return
      }
      gain = .radiansPerPoint(radians.bounded(to: Self.gains, else: 0))
    }
  }
  /// How far a flick turns the ring at most after the release, in radians.
  ///
  /// 0 to ten turns. Default 150°.
  public var throwLimit = Circular.radians(degrees: 150) {
    didSet { throwLimit = throwLimit.bounded(to: Self.throwLimits, else: oldValue) }
  }
  /// How quickly a flick slows down; of `.friction`, the unit is the radian.
  ///
  /// Default ``Deceleration/Rate/spinner``. A share per millisecond is 0.9 to
  /// 0.9999; what it cannot be is refused, and the rate before stays.
  public var decelerationRate = Deceleration.Rate.spinner {
    didSet { decelerationRate = decelerationRate.allowed(else: oldValue) }
  }
  /// How many numbers a Page key moves by.
  ///
  /// 1 to 1,000,000. Default 10.
  public var pageSteps = 10 { didSet { pageSteps = pageSteps.clamped(to: Self.pages) } }
  /// Points that a trackpad scrolls to move by one number; a notch of a mouse wheel is always one.
  ///
  /// 1 to 10,000. Default 40.
  public var scrollPointsPerStep = 40.0 {
    didSet {
      let points = ScrollSteps.pointsPerStep
      scrollPointsPerStep = scrollPointsPerStep.bounded(to: points, else: oldValue)
    }
  }
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}
}

/// What a number spinner looks like.
///
/// A number beyond its range is brought to the end, and NaN leaves the one before.
public struct SpinnerStyle: Equatable, Sendable {
  /// How far the eye can be from the front tile, in widths of the control.
  static let perspectives = 0.1...100.0
  /// How much of a tile's width can be left free.
  static let gaps = 0.0...0.5
  /// How many figures can stand before the point at least.
  static let digits = 1...18

  /// How far the eye is from the front tile, in widths of the control or, about a level axis, in heights;
  /// nil for an orthographic ring.
  ///
  /// 0.1 to 100. Default 1.1.
  public var perspective: Double? = 1.1 {
    didSet {
      guard let perspective else { return }
      let isNumber = !perspective.isNaN
      self.perspective = isNumber ? perspective.bounded(to: Self.perspectives, else: 0) : oldValue
    }
  }
  /// How much of a tile's width is left free between it and the next.
  ///
  /// 0 to 0.5. Default 0.06.
  public var gap = 0.06 { didSet { gap = gap.bounded(to: Self.gaps, else: oldValue) } }
  /// How many figures stand before the point at least; zeros are put in front.
  ///
  /// 1 to 18. Default 1.
  public var minimumDigits = 1 {
    didSet { minimumDigits = minimumDigits.clamped(to: Self.digits) }
  }
  /// Whether a separator stands between thousands: a narrow space, or as ``ControlEnvironment/numerals`` say.
  ///
  /// Default false.
  public var groups = false
  /// Words in the place of the first numbers, such as the names of months.
  ///
  /// Default none.
  public var titles: [String] = []

  /// Makes a style, each part at its default.
  public init() {}

  /// Whether both look alike; titles byte by byte.
  public static func == (left: SpinnerStyle, right: SpinnerStyle) -> Bool {
    left.perspective == right.perspective && left.gap == right.gap
      && left.minimumDigits == right.minimumDigits && left.groups == right.groups
      && SettingValue.texts(left.titles) == .texts(right.titles)
  }

  /// What is written on the tile of a number of a range, counted from 0.
  func title(of index: Int64, in range: SpinnerRange, _ numerals: Numerals) -> String {
    if index >= 0, index < Int64(titles.count) { return titles[Int(index)] }
    return NumberText.text(
      range[index],
      decimals: range.decimals,
      groups: groups,
      minimumDigits: minimumDigits,
      numerals: numerals
    )
  }
}

/// What a number spinner tells the app.
public enum SpinnerEvent: Equatable, Sendable {
  /// Another tile passes the front while the ring turns; drives the tick.
  case changing(Double)
  /// So many tiles passed at once that they are not told one by one, and this number is at the front.
  ///
  /// Happens after a long time without frames, and to fingers that leap.
  case skipped(count: Int, to: Double)
  /// The ring has come to rest on a number other than the one it rested on before.
  case changed(Double)
  /// The front tile was tapped, or Enter pressed, while it showed this number.
  case pressed(Double)
  /// The ring came up against an end.
  case metEnd
}

extension SpinnerEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .changing: return "changing"
    case .skipped: return "skipped"
    case .changed: return "changed"
    case .pressed: return "pressed"
    case .metEnd: return "metEnd"
    }
  }

  /// The number it is about, if any.
  public var value: Double? {
    switch self {
    case .changing(let value), .skipped(_, let value), .changed(let value), .pressed(let value):
      return value
    case .metEnd: return nil
    }
  }

  /// Tells the number, and how many passed at once.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if let value { read("value", .number(value)) }
    if case .skipped(let count, _) = self { read("count", .number(Double(count))) }
  }
}
