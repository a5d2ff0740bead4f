/// Where the wedges of a ring stand: the one place that knows of their angles.
///
/// Slot k spans wedge·k to wedge·(k + 1) clockwise from `startAngle`; of two wedges side by side
/// exactly one has the line between them. Where a ring lies under an item, slot 0 leads back to the
/// ring above and the items follow it.
public struct RingLayout: Equatable, Sendable {
  /// The middle, in the control's coordinates.
  public var center: Point
  /// What a point of the look measures on the screen.
  public var scale: Double
  /// How many wedges there are, the one that leads back included.
  public var slotCount: Int
  /// The direction of the first wedge's first side.
  public var startAngle: Double
  /// What all wedges span together: a full turn, or less for a partial ring.
  public var sweep: Double
  /// Whether the wedges follow each other counter-clockwise, as in right-to-left text.
  public var isMirrored: Bool
  /// Whether slot 0 leads back.
  public var leadsBack: Bool
  /// Wedges can be chosen farther from the middle than this and closer than `outerRadius`.
  public var innerRadius: Double
  /// See `innerRadius`.
  public var outerRadius: Double

  /// Where a place lies on the ring.
  public enum Zone: Equatable, Sendable {
    /// Closer to the middle than the wedges.
    case middle
    /// On a wedge.
    case wedge(Int)
    /// Farther out than the wedges, in the direction of one.
    case beyond(Int)
    /// In the gap of a partial ring, or no place at all.
    case nowhere
  }

  /// What one wedge spans.
  public var wedge: Double { slotCount > 0 ? sweep / Double(slotCount) : 0 }

  /// In which zone a place lies; on either radius no wedge is chosen.
  public func zone(at place: Point) -> Zone {
    let distance = center.distance(to: place)
    guard distance > innerRadius * scale else { return .middle }
    guard let slot = slot(towards: center.directionAngle(to: place)) else { return .nowhere }
    return distance < outerRadius * scale ? .wedge(slot) : .beyond(slot)
  }

  /// The wedge in a direction; nil in the gap of a partial ring.
  public func slot(towards direction: Double) -> Int? {
    let turned = isMirrored ? startAngle - direction : direction - startAngle
    let angle = Circular.positive(turned)
    guard slotCount > 0, angle < sweep else { return nil }
    // Rounding can make the last wedge's far side the first of none.
    return Swift.min(Int(angle / wedge), slotCount - 1)
  }

  /// The direction of a wedge's middle.
  public func middleAngle(of slot: Int) -> Double { sideAngle(of: slot, share: 0.5) }

  /// The direction of a place in a wedge, from 0 at its first side to 1 at its last.
  public func sideAngle(of slot: Int, share: Double = 0) -> Double {
    let angle = wedge * (Double(slot) + share)
    return startAngle + (isMirrored ? -angle : angle)
  }

  /// A place at so many points of the look from the middle, in the middle of a wedge.
  public func place(of slot: Int, radius: Double) -> Point {
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
