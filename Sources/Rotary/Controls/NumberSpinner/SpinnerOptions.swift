/// A number spinner's behaviour.
///
/// Numbers outside the documented range are clamped, and NaN is ignored.
public struct SpinnerOptions: Equatable, Sendable {
  /// The rotation per distance of a drag.
  public enum Gain: Equatable, Sendable {
    /// The front tile stays under the finger: a drag by its width or height turns by one tile.
    case tile
    /// A number of radians per point, for tiles of any size.
    ///
    /// Range 0.01° to 30°.
    case radiansPerPoint(Double)

    /// 160° per 300 points, as in the first spinners of this kind.
    public static let fixed = Gain.radiansPerPoint(Circular.radians(degrees: 160) / 300)
  }

  /// The limits of ``tileCount``.
  public enum TileCountLimits: Limits {
    /// One tile for each degree at most.
    public static let range = 1...360
  }
  /// The limits of ``throwLimit``.
  public enum ThrowLimits: Limits {
    /// Up to ten turns.
    public static var range: ClosedRange<Double> { 0...Circular.radians(degrees: 3_600) }
  }
  /// The limits of ``pageSteps``.
  public enum PageStepLimits: Limits {
    /// One number to a million.
    public static let range = 1...1_000_000
  }
  /// The range of a drag's rotation, in radians per point.
  static let gains = Circular.radians(degrees: 0.01)...Circular.radians(degrees: 30)

  /// The number of tiles around the ring.
  ///
  /// Range 1 to 360. Default 16. The range can have more numbers, or fewer: tiles get other numbers behind the ring.
  @Within<TileCountLimits> public var tileCount = 16
  /// The axis around which the ring turns, which also determines the direction of drags.
  ///
  /// Default ``SpinnerAxis/vertical``: the numbers are side by side.
  public var axis = SpinnerAxis.vertical
  /// Whether the first number follows the last.
  ///
  /// Default false: the ring is elastic beyond its ends.
  public var wraps = false
  /// The rotation per distance of a drag.
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
  /// The maximum rotation of a flick after the release, in radians.
  ///
  /// Range 0 to ten turns. Default 150°.
  @Within<ThrowLimits> public var throwLimit = Circular.radians(degrees: 150)
  /// The rate at which a flick slows down; for `.friction`, the unit is the radian.
  ///
  /// Default ``Deceleration/Rate/spinner``. A share per millisecond is from 0.9 to 0.9999; invalid rates are ignored.
  public var decelerationRate = Deceleration.Rate.spinner {
    didSet { decelerationRate = decelerationRate.allowed(else: oldValue) }
  }
  /// The distance of a Page key, in numbers.
  ///
  /// Range 1 to 1,000,000. Default 10.
  @Within<PageStepLimits> public var pageSteps = 10
  /// The distance that a trackpad scrolls to move by one number, in points.
  ///
  /// Range 1 to 10,000. Default 40. A notch of a mouse wheel is always one number.
  @Within<DragLimits> public var scrollPointsPerStep = 40.0
  /// Whether the app enables the spinner.
  ///
  /// Default true.
  public var isEnabled = true

  /// Creates options with their defaults.
  public init() {}
}

/// A number spinner's look.
///
/// Numbers outside the documented range are clamped, and NaN is ignored.
public struct SpinnerStyle: Equatable, Sendable {
  /// The limits of ``perspective``.
  public enum PerspectiveLimits: Limits {
    /// A tenth to a hundred times the side.
    public static let range = 0.1...100.0
  }
  /// The limits of ``gap``.
  public enum GapLimits: Limits {
    /// At most half a tile.
    public static let range = 0.0...0.5
  }
  /// The limits of ``minimumDigits``.
  public enum DigitLimits: Limits {
    /// As many figures as a whole number of 64 bits can have.
    public static let range = 1...18
  }

  /// The distance of the eye from the front tile, in widths of the control or, for a horizontal axis, in heights; nil
  /// for no perspective.
  ///
  /// Range 0.1 to 100. Default 1.1.
  @WithinOrNil<PerspectiveLimits> public var perspective: Double? = 1.1
  /// The gap between two tiles, as a share of a tile's width.
  ///
  /// Range 0 to 0.5. Default 0.06.
  @Within<GapLimits> public var gap = 0.06
  /// The minimum number of figures before the decimal separator; zeros are added in front.
  ///
  /// Range 1 to 18. Default 1.
  @Within<DigitLimits> public var minimumDigits = 1
  /// Whether thousands are separated, with a narrow space or the separator of ``ControlEnvironment/numerals``.
  ///
  /// Default false.
  public var groups = false
  /// The titles of the first numbers, such as the names of months, instead of figures.
  ///
  /// Default empty.
  @ByteTexts public var titles: [String] = []

  /// Creates a style with its defaults.
  public init() {}

  /// Returns the text on the tile of a number of a range, counted from 0.
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
