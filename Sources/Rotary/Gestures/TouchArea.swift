/// A part of a control that takes touches.
///
/// Areas lie over each other: the one that was read last counts. Outside all of them a touch is not for
/// the control, so a host's hit test lets it through.
public struct TouchArea: Equatable, Sendable {
  /// Which movements of a finger there are for the control, and which for what lies around it.
  ///
  /// The numbers are the same on every host: a web page chooses its `touch-action` by them.
  public enum Use: UInt8, CaseIterable, Equatable, Sendable {
    /// All are the control's: it turns or moves something, and takes the pointer when it comes down.
    case hold
    /// None is the control's, which is only pressed.
    case press
    /// Those to the left and right are the control's.
    case slide
    /// The control decides when the finger has begun to move; see ``Response/undecided``.
    case turn
    /// Those up and down are the control's, which is a list that stands at neither end, at its first
    /// end, at its last, or at both. Movements beyond an end are for what lies around.
    case column, columnAtStart, columnAtEnd, columnAtBoth
    /// The same for a list that scrolls to the left and right; its first end is at the left.
    case row, rowAtStart, rowAtEnd, rowAtBoth
    /// Those up and down are the control's.
    case lift
    /// Those of a finger that has stood there for a while are the control's, which decides by time; see
    /// ``Control/claims(_:)``.
    case longPress
  }

  /// Which movements are the control's.
  public var use: Use
  /// Where it is, in the control's coordinates.
  public var frame: Rect2D
  /// How round the frame's corners are; of a circle, half of its width.
  ///
  /// Points, 0 or more; more than half of the shorter side counts as that. Default 0.
  public var cornerRadius: Double

  /// Whether a second finger means something to the control too, so that two do not zoom a page.
  ///
  /// Default false.
  public var usesSecondFinger = false

  /// Makes a rectangular area.
  public init(_ use: Use, frame: Rect2D, cornerRadius: Double = 0) {
    self.use = use
    self.frame = frame
    self.cornerRadius = cornerRadius
  }

  /// Makes a round area.
  ///
  /// - Parameters:
  ///   - use: which movements are the control's.
  ///   - center: its centre, in the control's coordinates.
  ///   - radius: its radius in points.
  public init(_ use: Use, center: Point2D, radius: Double) {
    let side = 2 * radius
    self.init(
      use,
      frame: Rect2D(center.x - radius, center.y - radius, side, side),
      cornerRadius: radius
    )
  }

  /// Whether a point lies inside, of the edges on the left or top one; never one that is not finite.
  public func contains(_ point: Point2D) -> Bool {
    guard frame.contains(point) else { return false }
    let radius = Swift.min(Swift.max(0, cornerRadius), frame.size.shorterSide / 2)
    // How far into a corner's square it lies; 0 outside of all four.
    let x = Swift.max(frame.minX + radius - point.x, point.x - frame.maxX + radius, 0)
    let y = Swift.max(frame.minY + radius - point.y, point.y - frame.maxY + radius, 0)
    return x * x + y * y <= radius * radius
  }
}
