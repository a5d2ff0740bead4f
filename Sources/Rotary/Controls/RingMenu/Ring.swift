/// The positions of a ring's wedges.
///
/// Slot k spans wedge·k to wedge·(k + 1) clockwise from `startAngle`. The line between two neighbouring wedges belongs
/// to exactly one of them.
public struct RingLayout: Equatable, Sendable {
  /// The centre, in the control's coordinates.
  public internal(set) var center: Point2D
  /// Screen points per point of the style.
  public let scale: Double
  /// The number of wedges.
  public let slotCount: Int
  /// The direction of the first wedge's first side, in radians.
  public internal(set) var startAngle: Double
  /// Whether the wedges run counter-clockwise, as in right-to-left text.
  public let isMirrored: Bool
  /// The distance from the centre beyond which wedges can be selected, in points of the style.
  public let innerRadius: Double
  /// The distance from the centre up to which wedges can be selected, in points of the style.
  public let outerRadius: Double

  /// Creates a layout.
  ///
  /// A number that is not finite counts as 0, and so does a negative length or count.
  ///
  /// - Parameters:
  ///   - center: The centre, in the control's coordinates.
  ///   - scale: Screen points per point of the style.
  ///   - slotCount: The number of wedges.
  ///   - startAngle: The direction of the first wedge's first side, in radians.
  ///   - isMirrored: Whether the wedges run counter-clockwise.
  ///   - innerRadius: The inner radius of the wedges, in points of the style.
  ///   - outerRadius: The outer radius of the wedges, in points of the style.
  public init(
    center: Point2D,
    scale: Double = 1,
    slotCount: Int,
    startAngle: Double = 0,
    isMirrored: Bool = false,
    innerRadius: Double,
    outerRadius: Double
  ) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.center = Point2D(finite(center.x), finite(center.y))
    self.scale = Swift.max(0, finite(scale))
    self.slotCount = Swift.max(0, slotCount)
    self.startAngle = finite(startAngle)
    self.isMirrored = isMirrored
    self.innerRadius = Swift.max(0, finite(innerRadius))
    self.outerRadius = Swift.max(0, finite(outerRadius))
  }

  /// The part of the ring that contains a point.
  public enum Zone: Equatable, Sendable {
    /// Closer to the centre than the wedges, not a point (NaN), or anywhere in a ring without wedges.
    case middle
    /// On a wedge.
    case wedge(Int)
    /// Farther out than the wedges, in the direction of a wedge.
    case beyond(Int)
  }

  /// The angle of one wedge, in radians; 0 without wedges.
  public var wedge: Double { slotCount > 0 ? Circular.turn / Double(slotCount) : 0 }

  /// Returns the zone that contains a point.
  ///
  /// A point exactly on the inner or outer radius is on no wedge.
  public func zone(under point: Point2D) -> Zone {
    let distance = center.distance(to: point)
    guard distance > innerRadius * scale,
      let slot = slot(towards: center.directionAngle(to: point))
    else { return .middle }
    return distance < outerRadius * scale ? .wedge(slot) : .beyond(slot)
  }

  /// Returns the wedge in a direction; nil without wedges, and if the direction is not a number.
  public func slot(towards directionAngle: Double) -> Int? {
    let turned = isMirrored ? startAngle - directionAngle : directionAngle - startAngle
    let angle = Circular.positive(turned)
    guard slotCount > 0, angle.isFinite else { return nil }
    // Rounding can make the last wedge's far side the first side of a wedge that does not exist.
    return Swift.min(Int(bounded: angle / wedge), slotCount - 1)
  }

  /// Returns the direction of a wedge's middle, in radians.
  public func middleAngle(of slot: Int) -> Double { sideAngle(of: slot, share: 0.5) }

  /// Returns the direction of a line across a wedge, from 0 at its first side to 1 at its last, in radians.
  public func sideAngle(of slot: Int, share: Double = 0) -> Double {
    let angle = wedge * (Double(slot) + share)
    return startAngle + (isMirrored ? -angle : angle)
  }

  /// Returns the point in the middle of a wedge, at a distance from the centre in points of the style.
  public func position(of slot: Int, radius: Double) -> Point2D {
    center.moved(by: radius * scale, towards: middleAngle(of: slot))
  }

  /// Returns the outline of a wedge around the origin.
  public func outline(of slot: Int) -> VectorPath {
    let annulus = Annulus(
      center: .zero,
      innerRadius: innerRadius * scale,
      outerRadius: outerRadius * scale
    )
    let sweep = isMirrored ? -wedge : wedge
    return .sector(of: annulus, startAngle: sideAngle(of: slot), sweep: sweep)
  }
}

extension RingLayout {
  /// Moves the ring inside bounds; a ring larger than the bounds is centred in them.
  ///
  /// - Parameters:
  ///   - bounds: The area to stay inside.
  ///   - reach: The greatest distance of its parts from its centre, in points of the screen.
  mutating func moveInside(_ bounds: Rect2D, reach: Double) {
    center = Point2D(
      Self.moved(center.x, inside: bounds.minX, bounds.maxX, reach: reach),
      Self.moved(center.y, inside: bounds.minY, bounds.maxY, reach: reach)
    )
  }

  private static func moved(
    _ coordinate: Double,
    inside minimum: Double,
    _ maximum: Double,
    reach: Double
  ) -> Double {
    guard maximum - minimum > 2 * reach else { return (minimum + maximum) / 2 }
    return coordinate.bounded(to: (minimum + reach)...(maximum - reach), else: minimum)
  }
}

/// One ring of a menu: open, closed, or in motion.
struct Ring: Equatable, Sendable {
  /// Distinguishes its nodes from those of other rings.
  let number: UInt32
  /// The item that the ring belongs to; nil for the first ring.
  let parent: Int?
  /// Its items, in the order of its wedges.
  let items: [Int]
  /// The positions of its wedges.
  let layout: RingLayout
  /// The content of its nodes.
  let artwork: RingArtwork
  /// The time at which its motion ends; −∞ when nothing moves.
  private(set) var end = -Double.infinity

  /// The progress of all its parts; it can run in reverse.
  private var timeline: KeyedTimeline<RingPart>
  /// The timeline of the opposite direction.
  ///
  /// It begins with the values with which `timeline` ends.
  private var counterpart: KeyedTimeline<RingPart>
  /// Whether the timeline runs from closed to open.
  private var opens = true

  /// The timelines of both directions.
  struct Timelines {
    /// From closed to open.
    var opening: KeyedTimeline<RingPart>
    /// From open to closed.
    var closing: KeyedTimeline<RingPart>
  }

  /// Creates a closed ring.
  init(
    number: UInt32,
    parent: Int?,
    items: [Int],
    layout: RingLayout,
    artwork: RingArtwork,
    timelines: Timelines
  ) {
    self.number = number
    self.parent = parent
    self.items = items
    self.layout = layout
    self.artwork = artwork
    timeline = timelines.opening
    counterpart = timelines.closing
  }

  /// Returns a part's value at a time: a length in points of the style, or a share.
  ///
  /// The value is clamped to the range of its kind, because an easing can overshoot.
  func value(_ kind: RingPart.Kind, _ index: Int = 0, at time: Double) -> Double {
    let value = timeline.value(of: RingPart(kind, index), at: time) ?? 0
    switch kind {
    case .openness, .fade, .shadow, .ringOpacity, .drawing, .divider, .info:
      return value.bounded(to: ShareLimits.range, else: 0)
    case .rim, .ring, .icons, .shortMarks, .longMarks:
      return value.bounded(to: RingStyle.LengthLimits.range, else: 0)
    }
  }

  /// Returns the opacity of the whole ring.
  ///
  /// The ring fades when motion is reduced, and when it is invisible while closed.
  func opacity(at time: Double) -> Double { value(.fade, at: time) * timeline.opacity(at: time) }

  /// Opens or closes the ring, from its current state.
  mutating func run(toOpen: Bool, at time: Double) {
    if toOpen != opens, timeline.progress(at: time) >= 1 {
      swap(&timeline, &counterpart)
      timeline.seek(to: 0, at: time)
      opens = toOpen
    }
    if toOpen == opens { timeline.play(at: time) } else { timeline.playBackward(at: time) }
    end = time + timeline.secondsLeft(at: time)
  }

  /// Stops the motion at a degree of opening, from 0 (closed) to 1 (open).
  mutating func stand(at openness: Double, time: Double) {
    if !opens { swap(&timeline, &counterpart) }
    opens = true
    timeline.seek(to: openness, at: time)
    end = -.infinity
  }

  /// Continues the motion of the ring that this one replaces, at the same progress.
  mutating func resume(_ previous: Ring, at time: Double) {
    if opens != previous.opens { swap(&timeline, &counterpart) }
    opens = previous.opens
    end = previous.end
    timeline.seek(to: previous.timeline.progress(at: time), at: time)
    guard previous.timeline.isRunning(at: time) else { return }
    switch previous.timeline.direction {
    case .forward: timeline.play(at: time)
    case .backward: timeline.playBackward(at: time)
    }
    end = time + timeline.secondsLeft(at: time)
  }

  /// Returns the item on a wedge.
  func item(on slot: Int) -> Int? { items.indices.contains(slot) ? items[slot] : nil }

  /// Returns the wedge of an item.
  func slot(of item: Int) -> Int? {
    for index in items.indices where items[index] == item { return index }
    return nil
  }
}
