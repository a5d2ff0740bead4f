/// Where the wedges of a ring stand: the one type that knows of their angles.
///
/// Slot k spans wedge·k to wedge·(k + 1) clockwise from `startAngle`; of two wedges side by side
/// exactly one has the line between them.
public struct RingLayout: Equatable, Sendable {
  /// The centre, in the control's coordinates.
  public internal(set) var center: Point2D
  /// What a point of the style measures on the screen.
  public let scale: Double
  /// How many wedges there are.
  public let slotCount: Int
  /// The direction of the first wedge's first side, in radians.
  public internal(set) var startAngle: Double
  /// What all wedges span together, in radians: a full turn, or less for a partial ring.
  public internal(set) var sweep: Double
  /// Whether the wedges follow each other counter-clockwise, as in right-to-left text.
  public let isMirrored: Bool
  /// Wedges can be chosen farther from the centre than this and closer than `outerRadius`, in points
  /// of the style.
  public let innerRadius: Double
  /// See `innerRadius`.
  public let outerRadius: Double

  /// Makes a layout.
  ///
  /// A number that is not finite counts as 0, and a length or count below 0 too; a sweep beyond a
  /// full turn, either way, as a full turn.
  ///
  /// - Parameters:
  ///   - center: the centre, in the control's coordinates.
  ///   - scale: what a point of the style measures on the screen.
  ///   - slotCount: how many wedges there are.
  ///   - startAngle: the direction of the first wedge's first side, in radians.
  ///   - sweep: what all wedges span together, in radians.
  ///   - isMirrored: whether the wedges follow each other counter-clockwise.
  ///   - innerRadius: where the wedges begin, in points of the style.
  ///   - outerRadius: where the wedges end, in points of the style.
  public init(
    center: Point2D,
    scale: Double = 1,
    slotCount: Int,
    startAngle: Double = 0,
    sweep: Double = Circular.turn,
    isMirrored: Bool = false,
    innerRadius: Double,
    outerRadius: Double
  ) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.center = Point2D(finite(center.x), finite(center.y))
    self.scale = Swift.max(0, finite(scale))
    self.slotCount = Swift.max(0, slotCount)
    self.startAngle = finite(startAngle)
    self.sweep = finite(sweep).bounded(to: 0...Circular.turn, else: 0)
    self.isMirrored = isMirrored
    self.innerRadius = Swift.max(0, finite(innerRadius))
    self.outerRadius = Swift.max(0, finite(outerRadius))
  }

  /// Where a point lies on the ring.
  public enum Zone: Equatable, Sendable {
    /// Closer to the centre than the wedges, or no point at all (NaN).
    case middle
    /// On a wedge.
    case wedge(Int)
    /// Farther out than the wedges, in the direction of one.
    case beyond(Int)
    /// In the gap of a partial ring.
    case nowhere
  }

  /// What one wedge spans, in radians; 0 without wedges.
  public var wedge: Double { slotCount > 0 ? sweep / Double(slotCount) : 0 }

  /// The hit test: in which zone a point lies; on either radius there is no wedge.
  public func zone(under point: Point2D) -> Zone {
    let distance = center.distance(to: point)
    guard distance > innerRadius * scale else { return .middle }
    guard let slot = slot(towards: center.directionAngle(to: point)) else { return .nowhere }
    return distance < outerRadius * scale ? .wedge(slot) : .beyond(slot)
  }

  /// The wedge in a direction; nil in the gap of a partial ring, and for no direction at all.
  public func slot(towards directionAngle: Double) -> Int? {
    let turned = isMirrored ? startAngle - directionAngle : directionAngle - startAngle
    let angle = Circular.positive(turned)
    guard slotCount > 0, angle < sweep else { return nil }
    // Rounding can make the last wedge's far side the first of none.
    return Swift.min(Int(bounded: angle / wedge), slotCount - 1)
  }

  /// The direction of a wedge's middle, in radians.
  public func middleAngle(of slot: Int) -> Double { sideAngle(of: slot, share: 0.5) }

  /// The direction of a line across a wedge, from 0 at its first side to 1 at its last, in radians.
  public func sideAngle(of slot: Int, share: Double = 0) -> Double {
    let angle = wedge * (Double(slot) + share)
    return startAngle + (isMirrored ? -angle : angle)
  }

  /// The point at so many points of the style from the centre, in the middle of a wedge.
  public func position(of slot: Int, radius: Double) -> Point2D {
    center.moved(by: radius * scale, towards: middleAngle(of: slot))
  }

  /// The outline of a wedge about the origin.
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
  /// Moves the ring inside bounds; one that is larger than they are stands in their middle.
  ///
  /// - Parameters:
  ///   - bounds: what it is to lie in.
  ///   - reach: how far it reaches from its centre, in points of the screen.
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

  /// The smallest part of a turn that is enough for a ring, in radians: a quarter.
  private static let minimumSweep = Double.pi / 2
  /// How many directions are looked at: one for each degree.
  private static let directionCount = 360

  /// Takes as much of the turn as lies inside bounds, with the wedges in the same order.
  ///
  /// - Parameters:
  ///   - bounds: what the wedges are to lie in.
  ///   - reach: how far they reach from the centre, in points of the screen.
  /// - Returns: whether there is room for a ring at all; without, nothing is changed.
  mutating func becomePartial(in bounds: Rect2D, reach: Double) -> Bool {
    let step = Circular.turn / Double(Self.directionCount)
    func isFree(_ index: Int) -> Bool {
      bounds.contains(center.moved(by: reach, towards: Double(index) * step))
    }
    // The longest run of free directions, looked for through two turns.
    var best = (start: 0, count: 0)
    var count = 0
    for index in 0..<(2 * Self.directionCount) {
      count = isFree(index) ? Swift.min(count + 1, Self.directionCount) : 0
      if count > best.count { best = (index - count + 1, count) }
    }
    guard best.count < Self.directionCount else { return true }
    let free = Double(best.count - 1) * step
    guard free >= Self.minimumSweep else { return false }
    sweep = free
    startAngle = Double(best.start) * step + (isMirrored ? free : 0)
    return true
  }
}

/// One ring of a menu, open, closed or on its way.
struct Ring: Equatable, Sendable {
  /// By which its nodes are told from those of other rings.
  let number: UInt32
  /// The item it lies under; nil for the first.
  let parent: Int?
  /// Its items, in the order of its wedges.
  let items: [Int]
  /// Where its wedges stand.
  var layout: RingLayout
  /// What its nodes show.
  var artwork: RingArtwork
  /// When what runs has ended; −∞ while nothing runs.
  private(set) var end = -Double.infinity

  /// One progress for all that runs; turned round, it goes back the way it came.
  private var timeline: KeyedTimeline<RingPart>
  /// The timeline of the other way, at whose beginning everything is as it is at this one's end.
  private var counterpart: KeyedTimeline<RingPart>
  /// Whether the timeline goes from closed to open.
  private var opens = true

  /// The timelines of both ways.
  struct Timelines {
    /// From closed to open.
    var opening: KeyedTimeline<RingPart>
    /// From open to closed.
    var closing: KeyedTimeline<RingPart>
  }

  /// Takes a ring that stands closed.
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

  /// A part's value at an instant: a length in points of the style, or a share.
  ///
  /// Within what both can be, whatever the easing overshoots.
  func value(_ kind: RingPart.Kind, _ index: Int = 0, at time: Double) -> Double {
    let value = timeline.value(of: RingPart(kind, index), at: time) ?? 0
    switch kind {
    case .openness, .fade, .shadow, .ringOpacity, .drawing, .divider, .info:
      return value.bounded(to: RingStyle.opacities, else: 0)
    case .rim, .ring, .icons, .shortMarks, .longMarks:
      return value.bounded(to: RingStyle.lengths, else: 0)
    }
  }

  /// How opaque all of it is; it fades where motion is reduced, and where it does not show closed.
  func opacity(at time: Double) -> Double { value(.fade, at: time) * timeline.opacity(at: time) }

  /// Opens or closes from what is on the screen.
  mutating func run(toOpen: Bool, at time: Double) {
    if toOpen != opens, timeline.progress(at: time) >= 1 {
      swap(&timeline, &counterpart)
      timeline.seek(to: 0, at: time)
      opens = toOpen
    }
    if toOpen == opens { timeline.play(at: time) } else { timeline.playBackward(at: time) }
    end = time + timeline.secondsLeft(at: time)
  }

  /// Stands still at a share of the way from closed to open.
  mutating func stand(at openness: Double, time: Double) {
    if !opens { swap(&timeline, &counterpart) }
    opens = true
    timeline.seek(to: openness, at: time)
    end = -.infinity
  }

  /// Goes on as far as it is on other timelines.
  mutating func take(_ timelines: Timelines, at time: Double) {
    let previous = timeline
    timeline = opens ? timelines.opening : timelines.closing
    counterpart = opens ? timelines.closing : timelines.opening
    timeline.seek(to: previous.progress(at: time), at: time)
    guard previous.isRunning(at: time) else { return }
    switch previous.direction {
    case .forward: timeline.play(at: time)
    case .backward: timeline.playBackward(at: time)
    }
    end = time + timeline.secondsLeft(at: time)
  }

  /// The item on a wedge.
  func item(on slot: Int) -> Int? { items.indices.contains(slot) ? items[slot] : nil }

  /// The wedge of an item.
  func slot(of item: Int) -> Int? {
    for index in items.indices where items[index] == item { return index }
    return nil
  }
}
