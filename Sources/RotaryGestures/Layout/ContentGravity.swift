import Rotary

/// The placement of drawn content in bounds of another size.
///
/// Hosts use ``scaleToFill`` by default.
public enum ContentGravity: UInt8, CaseIterable, Equatable, Sendable {
  /// The content fills the bounds and may be distorted.
  case scaleToFill
  /// The content has the largest size that fits, undistorted and centred.
  case aspectFit
  /// The content has the smallest size that fills the bounds, undistorted and centred. The host clips it.
  case aspectFill
  /// The content is redrawn at the size of the bounds; it is only moved to its position.
  case redraw
  /// Not scaled, centred.
  case center
  /// Not scaled, at the middle of the upper edge.
  case top
  /// Not scaled, at the middle of the lower edge.
  case bottom
  /// Not scaled, at the middle of the left edge.
  case left
  /// Not scaled, at the middle of the right edge.
  case right
  /// Not scaled, in the upper left corner.
  case topLeft
  /// Not scaled, in the upper right corner.
  case topRight
  /// Not scaled, in the lower left corner.
  case bottomLeft
  /// Not scaled, in the lower right corner.
  case bottomRight

  /// Returns the transform from the content's coordinates, with its upper left corner at the origin, to those of the
  /// bounds.
  ///
  /// A side of the content that is 0 or nearly 0 counts as if it filled the bounds, so that no scale is infinite.
  ///
  /// - Parameters:
  ///   - content: The size at which the content was drawn, in points.
  ///   - bounds: The bounds in which it is shown.
  /// - Returns: A scale and a translation.
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

  /// The share of the free space before the content: 0 at the left or top, 1 at the right or bottom.
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

extension ContentGravity: SettingChoice {
  /// The names of the cases in settings.
  public static var names: TokenList {
    TokenList(
      """
      scale-to-fill aspect-fit aspect-fill redraw center top bottom left right top-left top-right \
      bottom-left bottom-right
      """
    )
  }
}
