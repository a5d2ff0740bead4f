import RealModule

/// The axis around which a spinner's ring turns.
public enum SpinnerAxis: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// A vertical axis: the numbers are side by side, and drags are horizontal.
  case vertical
  /// A horizontal axis, as on the wheels of a date: the numbers are one below the other, and drags are vertical.
  case horizontal

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("vertical horizontal") }
}

/// The positions of the tiles on a spinner's ring, in three dimensions.
///
/// The tiles are edge to edge on a cylinder around the axis. For a tile of length b in the direction of rotation and a
/// tile angle a, its radius is r = (b/2)/tan(a/2). The ring is pushed back by r, so that the front tile is in the plane
/// z = 0 at scale 1. A ring of 1 or 2 tiles has no inside: r = 0, and its tiles turn around their own middle.
public struct SpinnerRing: Equatable, Sendable {
  /// The axis around which the ring turns.
  public let axis: SpinnerAxis
  /// The middle of the front tile.
  public let center: Point2D
  /// The width and height of a tile with its share of the gap.
  public let tile: Size2D
  /// The number of tiles around the ring.
  public let slotCount: Int
  /// The angle between neighbouring tiles, in radians.
  public let tileAngle: Double
  /// The distance from the axis to a tile's middle.
  public let radius: Double
  /// The distance from the eye to the front tile; infinite without perspective.
  public let distance: Double
  /// The cosine of the angle at which a tile is seen edge-on.
  let edgeCosine: Double
  /// The number of tiles that can be visible on each side of the front.
  public let visibleSide: Double

  /// The maximum shares of the control for the ring, in the direction of rotation and across; the rest is a margin.
  private static let shareAlong = 0.94
  private static let shareOfHeight = 0.8
  /// The maximum width of a tile over its height, and the maximum height over its width.
  private static let widest = 1.15
  private static let highest = 1.45
  /// The maximum width over the height for a horizontal axis, as for a drum.
  private static let broadest = 2.5

  /// Creates a ring that fits in a control.
  ///
  /// - Parameters:
  ///   - size: The control's size; each side is 0 to 10⁶ points, and NaN counts as 0.
  ///   - tileCount: The number of tiles around the ring, clamped to 1 to 360.
  ///   - perspective: The eye's distance in widths of the control or, for a horizontal axis, in heights, 0.1 to 100;
  ///     nil or NaN for no perspective.
  ///   - axis: The axis around which the ring turns. Default: the vertical axis.
  ///   - maximumHeight: The maximum height of a tile, in points. Default: none, so that the ring fills the control.
  public init(
    size: Size2D,
    tileCount: Int,
    perspective: Double?,
    axis: SpinnerAxis = .vertical,
    maximumHeight: Double = .infinity
  ) {
    let size = InputLimits.size(size)
    let count = tileCount.clamped(to: SpinnerOptions.TileCountLimits.range)
    let length = axis == .vertical ? size.width : size.height
    let reach = length * Self.shareAlong / 2
    let highest = maximumHeight.bounded(to: 0 ... .infinity, else: 0)
    let share = (perspective ?? .nan)
      .bounded(to: SpinnerStyle.PerspectiveLimits.range, else: .infinity)
    let eye = share * length > 0 ? share * length : .infinity
    // 2·tan(a/2): length over radius. For one or two tiles it is infinite.
    let ratio = count > 2 ? 2 * Double.tan(.pi / Double(count)) : .infinity
    let longest = Swift.min(Self.longestTile(count, reach: reach, distance: eye), 2 * reach)
    switch axis {
    case .vertical:
      let height = Swift.min(size.height * Self.shareOfHeight, highest)
      let width = Swift.min(longest, height * Self.widest)
      tile = Size2D(width, Swift.min(height, width * Self.highest))
    case .horizontal:
      let width = size.width * Self.shareAlong
      let height = Swift.min(longest, highest, width * Self.highest)
      tile = Size2D(Swift.min(width, height * Self.broadest), height)
    }
    self.axis = axis
    center = size.center
    slotCount = count
    tileAngle = Circular.turn / Double(count)
    radius = count > 2 ? (axis == .vertical ? tile.width : tile.height) / ratio : 0
    distance = eye
    edgeCosine = distance.isFinite && radius > 0 ? radius / (distance + radius) : 0
    visibleSide = Circular.arcCosine(edgeCosine) / tileAngle
  }

  /// Returns the maximum length of a tile for which the ring stays within `reach` of its middle in every rotation.
  ///
  /// A ring of radius r has its corners at r/c, c = cos(a/2). From a distance d to the front tile, a circle of radius ρ
  /// around the axis is visible up to x = d·ρ/√((d + r)² − ρ²); solved for r with x = R and ρ = r/c. One or two tiles
  /// turn around themselves: ρ is half the width, r = 0.
  private static func longestTile(_ count: Int, reach: Double, distance: Double) -> Double {
    // In units of the reach, so that an eye at an infinite distance is 1/d = 0.
    let near = reach / distance
    let slant = (1 + near * near).squareRoot()
    guard count > 2 else { return 2 * reach / slant }
    let cosine = Double.cos(.pi / Double(count))
    let radius =
      reach * cosine * (near * cosine + slant)
      / (1 + near * near * (1 - cosine * cosine))
    return radius * 2 * Double.tan(.pi / Double(count))
  }

  /// The length of a tile in the direction of rotation, in points.
  var tileLength: Double { axis == .vertical ? tile.width : tile.height }

  /// Returns the part of a movement that turns the ring: to the right, or down.
  func along(_ vector: Vector2D) -> Double { axis == .vertical ? vector.x : vector.y }

  /// Returns the transform of a tile at an angle in radians to the right of the front, or below it.
  public func transform(atAngle angle: Double) -> Transform3D {
    typealias Column = Transform3D.Column
    let (cosine, sine) = (Circular.cosine(angle), Circular.sine(angle))
    // The rotation is around an axis one radius behind the tile, which moves the tile out along its own z.
    let isUpright = axis == .vertical
    let out = isUpright ? Column(sine, 0, cosine, 0) : Column(0, sine, cosine, 0)
    return Transform3D(
      x: isUpright ? Column(cosine, 0, -sine, 0) : Column(1, 0, 0, 0),
      y: isUpright ? Column(0, 1, 0, 0) : Column(0, cosine, -sine, 0),
      z: out,
      w: Column(radius * out.x, radius * out.y, radius * out.z - radius, 1)
    ).seen(from: distance, at: center)
  }

  /// Returns the direction of a tile: 1 at the front, 0 edge-on, negative from behind.
  public func facing(atAngle angle: Double) -> Double {
    (Circular.cosine(angle) - edgeCosine) / (1 - edgeCosine)
  }
}
