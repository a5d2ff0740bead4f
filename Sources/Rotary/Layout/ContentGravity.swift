/// What happens to drawn content when the bounds that show it have another size.
///
/// ``scaleToFill`` is what hosts do when nobody says otherwise.
public enum ContentGravity: UInt8, CaseIterable, Equatable, Sendable {
  /// It fills the bounds, and may be distorted.
  case scaleToFill
  /// It is as large as fits, undistorted, in the middle.
  case aspectFit
  /// It is as small as fills the bounds, undistorted, in the middle; what stands over is for the
  /// host to cut off.
  case aspectFill
  /// It is drawn anew at the size of the bounds: nothing is done to it but to put it in its place.
  case redraw
  /// As large as it is, in the middle.
  case center
  /// As large as it is, at the middle of the upper edge.
  case top
  /// As large as it is, at the middle of the lower edge.
  case bottom
  /// As large as it is, at the middle of the left edge.
  case left
  /// As large as it is, at the middle of the right edge.
  case right
  /// As large as it is, in the upper left corner.
  case topLeft
  /// As large as it is, in the upper right corner.
  case topRight
  /// As large as it is, in the lower left corner.
  case bottomLeft
  /// As large as it is, in the lower right corner.
  case bottomRight

  /// From the content's own coordinates, its upper left corner at the origin, to those of the bounds.
  ///
  /// A side of the content that is 0, or as good as 0, cannot be scaled: it counts as if it filled the
  /// bounds, so that no scale becomes infinite.
  ///
  /// - Parameters:
  ///   - content: the size at which the content was drawn, in points.
  ///   - bounds: where it is shown.
  /// - Returns: a scale and a move, nothing else.
  public func transform(of content: Size2D, in bounds: Rect2D) -> Transform2D {
    let across = bounds.size.width / content.width
    let down = bounds.size.height / content.height
    let (x, y) = scale(across.isFinite ? across : 1, down.isFinite ? down : 1)
    let side = anchor
    return Transform2D(
      x,
      0,
      0,
      y,
      bounds.minX + (bounds.size.width - content.width * x) * side.x,
      bounds.minY + (bounds.size.height - content.height * y) * side.y
    )
  }

  private func scale(_ across: Double, _ down: Double) -> (Double, Double) {
    switch self {
    case .scaleToFill: return (across, down)
    case .aspectFit: return (Swift.min(across, down), Swift.min(across, down))
    case .aspectFill: return (Swift.max(across, down), Swift.max(across, down))
    case .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
      .bottomRight:
      return (1, 1)
    }
  }

  /// Which share of what is left over lies before the content: 0 at the left or top, 1 at the other end.
  private var anchor: Point2D {
    switch self {
    case .scaleToFill, .aspectFit, .aspectFill, .center: return Point2D(0.5, 0.5)
    case .redraw, .topLeft: return .zero
    case .top: return Point2D(0.5, 0)
    case .bottom: return Point2D(0.5, 1)
    case .left: return Point2D(0, 0.5)
    case .right: return Point2D(1, 0.5)
    case .topRight: return Point2D(1, 0)
    case .bottomLeft: return Point2D(0, 1)
    case .bottomRight: return Point2D(1, 1)
    }
  }
}
