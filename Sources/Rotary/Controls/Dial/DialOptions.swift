/// How a dial behaves.
public struct DialOptions: Equatable, Sendable {
  /// What a drag is measured by.
  public enum Drag: UInt8, Equatable, Sendable {
    /// How far the finger goes about the centre.
    case circular
    /// How far it goes up.
    case vertical
    /// How far it goes to the right.
    case horizontal
    /// How far it goes up and to the right, added.
    case both
  }

  /// What a thumb of a range does that comes up against the other.
  public enum Meeting: UInt8, Equatable, Sendable {
    /// It takes the other along.
    case push
    /// It goes past, and they change roles; where the scale goes round it pushes.
    case swap
  }

  /// Whether it has two thumbs, for a lower and an upper value.
  ///
  /// Default false.
  public var isRange = false
  /// How far apart the two values of a range are at least, in values.
  ///
  /// Default 0. Rounded up to whole steps; more than the scale has counts as all of it.
  public var minimumDistance = 0.0
  /// How far apart they are at most.
  ///
  /// Default infinite. Rounded down to whole steps; less than the least distance counts as that.
  public var maximumDistance = Double.infinity
  /// What a thumb does that comes up against the other.
  ///
  /// Default ``Meeting/push``.
  public var meeting = Meeting.push
  /// What a double tap goes back to; nil for the least value.
  ///
  /// Default nil. A range has none.
  public var defaultValue: Double?
  /// What a drag is measured by.
  ///
  /// Default ``Drag/circular``.
  public var drag = Drag.circular
  /// Whether the value jumps to the touch, from where a drag then takes it.
  ///
  /// Default false: a drag goes on from the value, wherever it begins. A finger jumps there only
  /// once it is sure that it does not scroll the page.
  public var isAbsolute = false
  /// What is left of a drag with Shift, with a second finger, or far from the knob.
  ///
  /// Above 0, up to 1, which is for no fine adjustment. Default 0.1.
  public var fineGain = 0.1
  /// How far a straight drag goes for the whole scale, or for one turn of it where it has several.
  ///
  /// Points, at least 1. Default 200.
  public var dragPoints = 200.0
  /// Values at which it is held, and each of which ticks as it is passed; at most 1,000.
  ///
  /// Default none: then the steps tick, where there are no more than ``DialOptions/mostTicks``.
  public var detents: [Double] = [] { didSet { detents.sort() } }
  /// How near to a detent the value is held by it, in radians.
  ///
  /// Default 3°.
  public var snapAngle = Circular.radians(degrees: 3)
  /// Points of a mouse wheel or trackpad that change the value by one step.
  ///
  /// Default 40.
  public var scrollPointsPerStep = 40.0
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}

  /// Steps that are more than so many do not tick.
  public static let mostTicks: Int64 = 400
  /// The most detents there can be.
  public static let mostDetents = 1_000
}
