/// A width and a height in points.
public struct Size: Equatable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size; a side that is negative or not finite becomes 0, which draws nothing.
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

  /// Nothing to draw in.
  public static let zero = Size(0, 0)

  /// The shorter of the two sides: the diameter of the largest circle that fits.
  public var shorterSide: Double { Swift.min(width, height) }

  /// The middle of a rectangle of this size at the origin.
  public var center: Point { Point(width / 2, height / 2) }
}
