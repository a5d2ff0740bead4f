/// How a turntable behaves.
public struct TurntableOptions: Equatable, Sendable {
  /// Where the planet stands.
  public enum Edge: UInt8, CaseIterable, Equatable, Sendable {
    /// At the left; items go by on its right.
    case left
    /// At the right.
    case right
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// In the middle, with items all around; the middle of the arc is at the top.
    case full
  }

  /// How a finger turns it.
  public enum Tracking: UInt8, CaseIterable, Equatable, Sendable {
    /// By what it goes along the edge, as a list is scrolled.
    case edge
    /// By the angle it goes about the centre.
    case circle
  }

  /// How many items a full turn has.
  ///
  /// 4 to 60; others count as the nearest. Default 12.
  public var itemsPerTurn = 12
  /// Where the planet stands; from right to left, left and right are exchanged.
  ///
  /// Default ``Edge/left``.
  public var edge = Edge.left
  /// How a finger turns it; all around it always goes about the centre.
  ///
  /// Default ``Tracking/edge``.
  public var tracking = Tracking.edge
  /// How far from the middle of the arc the first and the last item rest, in radians.
  ///
  /// 0 to 90°. Default 60°. A list that is too short for both stands in the middle.
  public var endAngle = Circular.radians(degrees: 60)
  /// Whether it rests only with an item in the middle.
  ///
  /// Default false.
  public var snaps = false
  /// Whether the first item follows the last.
  ///
  /// Default false. A list that would be seen twice at once does not wrap.
  public var wraps = false
  /// How quickly a flick slows down.
  ///
  /// Default `.normal`.
  public var decelerationRate = Deceleration.Rate.normal
  /// Whether the item in the middle stays where it is when others are inserted or removed.
  ///
  /// Default true.
  public var keepsAnchor = true
  /// Whether a drag that begins at an end and leads out of it is left to what lies around.
  ///
  /// Default false: the end gives like a rubber band.
  public var yieldsAtEnds = false
  /// Whether it shows nothing of an item until ``Turntable/fill(_:with:)`` says what.
  ///
  /// Default false: an item shows its title of the style, or its number.
  public var asksForItems = false
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}
}
