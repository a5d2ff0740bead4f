/// A width and a height in points.
public struct Size: Equatable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size; a side that is negative or not finite becomes 0, which draws nothing.
  public init(_ width: Double, _ height: Double) {
    self.width = width.isFinite && width > 0 ? width : 0
    self.height = height.isFinite && height > 0 ? height : 0
  }

  /// Nothing to draw in.
  public static let zero = Size(0, 0)

  /// The shorter of the two sides: the diameter of the largest circle that fits.
  public var shorterSide: Double { Swift.min(width, height) }

  /// The middle of a rectangle of this size at the origin.
  public var center: Point { Point(width / 2, height / 2) }
}
