/// A part of a control that handles touches.
///
/// Areas may overlap; the one that was read last is used. Touches outside all areas are not for the control, so a
/// host's hit test passes them to the views below.
public struct TouchArea: Equatable, Sendable {
  /// The movements of a finger that the control handles; the others are for its surroundings.
  ///
  /// The raw values are the same on all hosts: a web page chooses its `touch-action` by them.
  public enum Use: UInt8, CaseIterable, Equatable, Sendable {
    /// The control handles all movements: it turns or moves something, and captures the pointer at its down.
    case hold
    /// The control handles no movement; it can only be pressed.
    case press
    /// The control handles horizontal movements.
    case slide
    /// The control decides when the finger begins to move; see ``Response/undecided``.
    case turn
    /// The control handles vertical movements, as a list that is at neither end, at its first end, at its last end, or
    /// at both. Movements beyond an end are for its surroundings.
    case column, columnAtStart, columnAtEnd, columnAtBoth
    /// The same for a horizontal list, whose first end is at the left.
    case row, rowAtStart, rowAtEnd, rowAtBoth
    /// The control handles vertical movements.
    case lift
    /// The control handles movements of a finger that was still for a time; it decides by time, see
    /// ``Control/claims(_:)``.
    case longPress
  }

  /// The movements that the control handles.
  public var use: Use
  /// The position and size, in the control's coordinates.
  public var frame: Rect2D
  /// The radius of the frame's corners; for a circle, half of its width.
  ///
  /// Points, 0 or more, clamped to half of the shorter side. Default 0.
  public var cornerRadius: Double

  /// Whether the control also uses a second finger, so that two fingers do not zoom the page.
  ///
  /// Default false.
  public var usesSecondFinger = false

  /// Creates a rectangular area.
  public init(_ use: Use, frame: Rect2D, cornerRadius: Double = 0) {
    self.use = use
    self.frame = frame
    self.cornerRadius = cornerRadius
  }

  /// Creates a circular area.
  ///
  /// - Parameters:
  ///   - use: The movements that the control handles.
  ///   - center: The centre, in the control's coordinates.
  ///   - radius: The radius, in points.
  public init(_ use: Use, center: Point2D, radius: Double) {
    let side = 2 * radius
    self.init(
      use,
      frame: Rect2D(center.x - radius, center.y - radius, side, side),
      cornerRadius: radius
    )
  }

  /// Whether a point is inside, or on the left or top edge; false for a point that is not finite.
  public func contains(_ point: Point2D) -> Bool {
    guard frame.contains(point) else { return false }
    let radius = Swift.min(Swift.max(0, cornerRadius), frame.size.shorterSide / 2)
    // The distance inside a corner's square; 0 outside of all four.
    let x = Swift.max(frame.minX + radius - point.x, point.x - frame.maxX + radius, 0)
    let y = Swift.max(frame.minY + radius - point.y, point.y - frame.maxY + radius, 0)
    return x * x + y * y <= radius * radius
  }
}
