import RealModule

/// Where each tile of a spinner's ring stands: the one place that knows of its depth.
///
/// Tiles stand edge to edge on a cylinder about a vertical axis, as wide as r = (b/2)/tan(a/2) asks
/// for a tile angle a. The ring is pushed back by r, so that the front tile lies in the plane z = 0
/// at scale 1. A ring of 1 or 2 tiles has no room inside: r = 0, and its tiles turn about
/// themselves.
public struct SpinnerRing: Equatable, Sendable {
  /// The middle of the front tile.
  public let center: Point
  /// Width and height of a tile with its share of the gap.
  public let tile: Size
  /// How many tiles have room on it.
  public let slotCount: Int
  /// From one tile to the next, in radians.
  public let tileAngle: Double
  /// From the axis to a tile's middle.
  public let radius: Double
  /// From the eye to the front tile; infinite without perspective.
  public let distance: Double

  /// Share of the control that the ring may be wide, and high; a tenth around it is air.
  private static let shareOfWidth = 0.94
  private static let shareOfHeight = 0.8
  /// No tile is wider than so many times its height, nor higher than so many times its width.
  private static let widest = 1.15
  private static let highest = 1.45

  /// Fits a ring into a control.
  ///
  /// - Parameters:
  ///   - size: the control's size.
  ///   - tileCount: how many tiles have room on it; less than 1 counts as 1.
  ///   - perspective: the eye's distance in widths of the control; nil for none.
  public init(size: Size, tileCount: Int, perspective: Double?) {
    let count = Swift.max(1, tileCount)
    let reach = size.width * Self.shareOfWidth / 2
    let height = size.height * Self.shareOfHeight
    let eye = perspective.map { $0 * size.width } ?? .infinity
    // Seen from d, a ring of radius r reaches as far as x = d·r/√(d² + 2·d·r); solved for r.
    let bend = reach * reach / eye
    let widest = bend + (bend * bend + reach * reach).squareRoot()
    // 2·tan(a/2): width over radius. Of two tiles and of one it has no end.
    let ratio = count > 2 ? 2 * Double.tan(.pi / Double(count)) : .infinity
    let width = Swift.min(widest * ratio, 2 * reach, height * Self.widest)
    center = size.center
    tile = Size(width, Swift.min(height, width * Self.highest))
    slotCount = count
    tileAngle = Circular.turn / Double(count)
    radius = count > 2 ? width / ratio : 0
    distance = eye
  }

  /// How a tile stands that is so many radians to the right of the front.
  public func place(atAngle angle: Double) -> Transform3D {
    Transform3D.translation(0, 0, radius)
      .then(.rotation(aboutY: angle))
      .then(.translation(0, 0, -radius))
      .then(distance.isFinite ? .perspective(distance) : .identity)
      .then(.translation(center.x, center.y))
  }

  /// The cosine of the angle at which a tile is seen edge-on.
  var edgeCosine: Double { distance.isFinite ? radius / (distance + radius) : 0 }

  /// How much a tile faces the eye: 1 at the front, 0 edge-on, below 0 from behind.
  public func facing(atAngle angle: Double) -> Double {
    (Circular.cosine(angle) - edgeCosine) / (1 - edgeCosine)
  }

  /// How many tiles can be seen on each side of the front.
  public var visibleSide: Double { Circular.arcCosine(edgeCosine) / tileAngle }
}
