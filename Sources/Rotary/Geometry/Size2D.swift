/// A width and a height in points.
public struct Size2D: Equatable, Sendable {
  /// The width in points.
  ///
  /// A value that is negative or not finite becomes 0.
  public var width: Double { didSet { width = Self.side(width) } }
  /// The height in points.
  ///
  /// A value that is negative or not finite becomes 0.
  public var height: Double { didSet { height = Self.side(height) } }

  /// Creates a size; a side that is negative or not finite becomes 0, and nothing is drawn.
  public init(_ width: Double, _ height: Double) {
    self.width = Self.side(width)
    self.height = Self.side(height)
  }

  #if hasFeature(Embedded)
  @inline(never)
  #endif
  private static func side(_ length: Double) -> Double {
    length.isFinite && length > 0 ? length : 0
  }

  /// The empty size.
  public static let zero = Size2D(0, 0)

  /// The shorter side: the diameter of the largest circle that fits.
  public var shorterSide: Double { Swift.min(width, height) }

  /// The centre of a rectangle of this size at the origin.
  public var center: Point2D { Point2D(width / 2, height / 2) }
}
