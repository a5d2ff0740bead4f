/// How a number spinner behaves.
public struct SpinnerOptions: Equatable, Sendable {
  /// How far a drag turns the ring.
  public enum Gain: Equatable, Sendable {
    /// The front tile stays under the finger: its own width turns by one tile.
    case tile
    /// So many radians for each point, whatever the tiles' width.
    case radiansPerPoint(Double)

    /// 160° for 300 points, as spinners of this kind had it first.
    public static let fixed = Gain.radiansPerPoint(Circular.radians(degrees: 160) / 300)
  }

  /// How many tiles the ring has room for.
  ///
  /// 1 to 360; others count as the nearest. Default 16. There may be more numbers than that, or
  /// fewer: a tile is lettered anew behind.
  public var tileCount = 16
  /// Whether the first number follows the last.
  ///
  /// Default false: the ring is elastic past its ends.
  public var wraps = false
  /// How far a drag turns the ring.
  ///
  /// Default ``Gain/tile``.
  public var gain = Gain.tile
  /// How far a flick turns the ring at most after the release, in radians.
  ///
  /// Default 150°.
  public var throwLimit = Circular.radians(degrees: 150)
  /// How quickly a flick slows down.
  ///
  /// Default `.normal`.
  public var decelerationRate = Deceleration.Rate.normal
  /// How many numbers a Page key moves by.
  ///
  /// Default 10.
  public var pageSteps = 10
  /// Points of a mouse wheel or trackpad that move by one number.
  ///
  /// Default 40.
  public var scrollPointsPerStep = 40.0
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}
}
