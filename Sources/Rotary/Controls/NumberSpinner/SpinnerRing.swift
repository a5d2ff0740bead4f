import RealModule

/// The axis that a spinner's ring turns about.
public enum SpinnerAxis: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// An upright one: the numbers stand side by side, and a drag goes sideways.
  case vertical
  /// A level one, as on the wheels of a date: the numbers stand one below the other, and a drag goes up
  /// and down.
  case horizontal

  /// Their names in settings.
  public static var names: TokenList { TokenList("vertical horizontal") }
}

/// Where each tile of a spinner's ring stands: the one place that knows of its depth.
///
/// Tiles stand edge to edge on a cylinder about its axis, as long b in the direction in which it turns as
/// r = (b/2)/tan(a/2) asks for a tile angle a. The ring is pushed back by r, so that the front tile lies in the plane z = 0
/// at scale 1. A ring of 1 or 2 tiles has no room inside: r = 0, and its tiles turn about
/// themselves.
public struct SpinnerRing: Equatable, Sendable {
  /// What it turns about.
  public let axis: SpinnerAxis
  /// The middle of the front tile.
  public let center: Point2D
  /// Width and height of a tile with its share of the gap.
  public let tile: Size2D
  /// How many tiles have room on it.
  public let slotCount: Int
  /// From one tile to the next, in radians.
  public let tileAngle: Double
  /// From the axis to a tile's middle.
  public let radius: Double
  /// From the eye to the front tile; infinite without perspective.
  public let distance: Double
  /// The cosine of the angle at which a tile is seen edge-on.
  let edgeCosine: Double
  /// How many tiles can be seen on each side of the front.
  public let visibleSide: Double

  /// Share of the control that the ring may take in the direction in which it turns, and across; what is
  /// left around it is air.
  private static let shareAlong = 0.94
  private static let shareOfHeight = 0.8
  /// No tile is wider than so many times its height, nor higher than so many times its width.
  private static let widest = 1.15
  private static let highest = 1.45
  /// About a level axis it may be as broad as so many times its height, as a drum is.
  private static let broadest = 2.5

  /// Fits a ring into a control.
  ///
  /// - Parameters:
  ///   - size: the control's size; each side is 0 to 10⁶ points, and what is no number counts as 0.
  ///   - tileCount: how many tiles have room on it, 1 to 360; others count as the nearest.
  ///   - perspective: the eye's distance in widths of the control or, about a level axis, in heights, 0.1
  ///     to 100; nil or NaN for none.
  ///   - axis: what it turns about; default an upright axis.
  ///   - maximumHeight: no tile is higher, in points; default none, so that it fills the control.
  public init(
    size: Size2D,
    tileCount: Int,
    perspective: Double?,
    axis: SpinnerAxis = .vertical,
    maximumHeight: Double = .infinity
  ) {
    let size = InputLimits.size(size)
    let count = tileCount.clamped(to: SpinnerOptions.tileCounts)
    let length = axis == .vertical ? size.width : size.height
    let reach = length * Self.shareAlong / 2
    let highest = maximumHeight.bounded(to: 0 ... .infinity, else: 0)
    let share = (perspective ?? .nan).bounded(to: SpinnerStyle.perspectives, else: .infinity)
    let eye = share * length > 0 ? share * length : .infinity
    // 2·tan(a/2): length over radius. Of two tiles and of one it has no end.
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

  /// How long a tile may be for the ring to stay within `reach` of its middle, however it is turned.
  ///
  /// A ring of radius r has its corners at r/c, c = cos(a/2). Seen from d before the front tile, a
  /// circle of radius ρ about the axis reaches as far as x = d·ρ/√((d + r)² − ρ²); solved for r with
  /// x = R and ρ = r/c. One or two tiles turn about themselves: ρ is half the width, r = 0.
  private static func longestTile(_ count: Int, reach: Double, distance: Double) -> Double {
    // In reaches, so that an eye that is infinitely far off is 1/d = 0.
    let near = reach / distance
    let slant = (1 + near * near).squareRoot()
    guard count > 2 else { return 2 * reach / slant }
    let cosine = Double.cos(.pi / Double(count))
    let radius =
      reach * cosine * (near * cosine + slant)
      / (1 + near * near * (1 - cosine * cosine))
    return radius * 2 * Double.tan(.pi / Double(count))
  }

  /// How long a tile is in the direction in which the ring turns, in points.
  var tileLength: Double { axis == .vertical ? tile.width : tile.height }

  /// The part of a movement that turns the ring: to the right, or down.
  func along(_ vector: Vector2D) -> Double { axis == .vertical ? vector.x : vector.y }

  /// The transform of a tile that is so many radians to the right of the front, or below it.
  public func transform(atAngle angle: Double) -> Transform3D {
    typealias Column = Transform3D.Column
    let (cosine, sine) = (Circular.cosine(angle), Circular.sine(angle))
    // Turned about an axis that lies the radius behind it, which pushes it out along its own z.
    let isUpright = axis == .vertical
    let out = isUpright ? Column(sine, 0, cosine, 0) : Column(0, sine, cosine, 0)
    return Transform3D(
      x: seen(isUpright ? Column(cosine, 0, -sine, 0) : Column(1, 0, 0, 0)),
      y: seen(isUpright ? Column(0, 1, 0, 0) : Column(0, cosine, -sine, 0)),
      z: seen(out),
      w: seen(Column(radius * out.x, radius * out.y, radius * out.z - radius, 1))
    )
  }

  /// A column of a transform as the eye sees it: in perspective, and about the middle of the control.
  private func seen(_ column: Transform3D.Column) -> Transform3D.Column {
    let depth = column.w - column.z / distance
    return Transform3D.Column(
      column.x + center.x * depth,
      column.y + center.y * depth,
      column.z,
      depth
    )
  }

  /// How much a tile faces the eye: 1 at the front, 0 edge-on, below 0 from behind.
  public func facing(atAngle angle: Double) -> Double {
    (Circular.cosine(angle) - edgeCosine) / (1 - edgeCosine)
  }
}
