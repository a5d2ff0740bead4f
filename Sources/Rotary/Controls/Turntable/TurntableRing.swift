import RealModule

/// The geometry of a turntable: the positions of its items on the circle.
///
/// Positions are counted in items. An *item offset* is a distance from the middle of the arc, in items, positive towards
/// later ones. Item i of a list that is scrolled by an offset is at the angle i·δ − π/2 − offset/(2·view)·2π, with
/// δ = 2π/itemsPerTurn: the middle of the arc is the position offset/pointsPerItem + itemsPerTurn/4.
public struct TurntableRing: Equatable, Sendable {
  /// The finger movement that turns the circle.
  enum Tracking: Equatable, Sendable {
    /// The distance along the edge, in points; with a sign of +1, down or right moves to earlier items.
    case along(isVertical: Bool, sign: Double)
    /// The angle around the centre; +1 if the next item is clockwise.
    case about(order: Double)
  }

  /// The centre of the circle: at the edge of the view, or in the middle for a full circle; with cards, the middle of
  /// the front one.
  public let center: Point2D
  /// The distance from the centre to an item, in points.
  public let radius: Double
  /// The planet's view: the length of the edge that the planet is on, in points.
  public let view: Double
  /// The angle between neighbouring items, in radians.
  public let itemAngle: Double
  /// The length of an item in a scrolled list, in points.
  public let pointsPerItem: Double
  /// The radius of the planet, in points.
  public let planetRadius: Double
  /// The width of an item's picture or card, in points.
  public let avatar: Double
  /// The number of items with cells after the one in the middle, and also before it; on a full circle with an even
  /// number of items, one fewer before it.
  public let side: Int
  /// The number of items with cells at a time.
  let windowCount: Int
  /// Whether the items are on a full circle.
  let isFull: Bool
  /// Whether the items are on cards, and not on a circle.
  let hasCards: Bool
  /// The number of cells: the number of visible items, and two more.
  public let cellCount: Int
  /// The direction of the middle of the arc, in radians.
  public let middleAngle: Double
  /// +1 if the next item is clockwise of the one before, −1 if counter-clockwise.
  public let order: Double
  /// Whether users drag vertically.
  public let isVertical: Bool
  /// +1 if dragging right or down moves to earlier items, −1 if it moves to later ones.
  public let dragSign: Double
  /// The finger movement that turns the circle.
  let tracking: Tracking
  /// The area in which a finger that turns the circle can take hold.
  let grip: Annulus

  /// The least width of a picture, in points.
  private static let minimumAvatar = 20.0
  /// The greatest length of the view, as a multiple of the control's depth, which leaves room for titles beside the
  /// items, or above them.
  private static let deepest = (beside: 1.7, over: 1.25)
  /// The share of the height and of the width for the view of a full circle: titles need room above and below, and more
  /// of it beside.
  private static let fullShares = (height: 0.8, width: 0.6)
  /// The share of the radius within which a finger does not turn the circle, because a small move there is a large
  /// angle.
  private static let hubShare = 0.2
  /// The distance of the front card from the middle of the control, upwards, which leaves room for its title, as a
  /// share of its width.
  private static let cardRise = 0.12
  /// The share of the width that limits the width of cards like the height does, which leaves room for neighbours.
  private static let cardWidthShare = 0.7

  /// Creates a turntable's geometry.
  ///
  /// - Parameters:
  ///   - size: The control's size, in points.
  ///   - options: The behaviour.
  ///   - style: The appearance.
  ///   - isMirrored: Whether left and right are swapped.
  public init(size: Size2D, options: TurntableOptions, style: TurntableStyle, isMirrored: Bool) {
    let turn = options.itemsPerTurn
    itemAngle = Circular.turn / Double(turn)
    let cards = TurntableCards(style, itemsPerTurn: turn, isMirrored: isMirrored)
    hasCards = !cards.isEmpty
    let edge = hasCards ? .top : options.edge
    isFull = edge == .full
    isVertical = edge == .left || edge == .right
    let (along, deep) = isVertical ? (size.height, size.width) : (size.width, size.height)
    let most = deep * (isVertical ? Self.deepest.beside : Self.deepest.over)
    let whole = Swift.min(size.height * Self.fullShares.height, size.width * Self.fullShares.width)
    view = hasCards ? along : isFull ? whole : Swift.min(along, most)
    if hasCards {
      let room = Swift.min(size.height, size.width * Self.cardWidthShare)
      avatar = Swift.max(Self.minimumAvatar, room * style.card)
      pointsPerItem = avatar * cards.itemLength
      radius = pointsPerItem / itemAngle
      planetRadius = 0
    } else {
      avatar = Swift.max(Self.minimumAvatar, view * style.avatar)
      pointsPerItem = view * 2 / Double(turn)
      radius = view * style.orbit
      planetRadius = view * style.planet / 2
    }
    // A margin of half an item at both ends: with 12 per turn, items are invisible at ±105°.
    side = isFull ? turn / 2 : (turn + 3) / 4
    windowCount = isFull ? turn : 2 * side + 1
    cellCount = (isFull ? turn : (turn + 1) / 2) + 2
    let mirror: Double = isMirrored ? -1 : 1
    let middle = size.center
    switch edge {
    case .left, .right:
      let isLeft = (options.edge == .left) != isMirrored
      center = Point2D(isLeft ? 0 : size.width, middle.y)
      middleAngle = isLeft ? 0 : .pi
      order = isLeft ? 1 : -1
      dragSign = 1
    case .top, .bottom, .full:
      let isTop = edge == .top
      let y = hasCards ? middle.y - avatar * Self.cardRise : isTop ? 0 : size.height
      center = isFull ? middle : Point2D(middle.x, y)
      middleAngle = isTop ? .pi / 2 : -.pi / 2
      order = isTop ? -mirror : mirror
      dragSign = mirror
    }
    tracking =
      isFull || options.tracking == .circle && !hasCards
      ? .about(order: order) : .along(isVertical: isVertical, sign: dragSign)
    grip = Annulus(
      center: center,
      innerRadius: radius * Self.hubShare,
      outerRadius: Swift.max(size.width, size.height) * 2
    )
  }

  /// Returns the number of items for a finger's movement, using the kind of movement that counts.
  ///
  /// - Parameters:
  ///   - translation: The distance, in points.
  ///   - rotation: The angle around the centre, in radians, clockwise positive.
  /// - Returns: The number of items, positive towards later ones. Speeds convert in the same way.
  func items(translation: Vector2D, rotation: Double) -> Double {
    switch tracking {
    case .about(let order): return -order * rotation / itemAngle
    case .along(let isVertical, let sign):
      guard pointsPerItem > 0 else { return 0 }
      return -sign * (isVertical ? translation.y : translation.x) / pointsPerItem
    }
  }

  /// Returns the angle of an item offset from the middle of the arc, in radians; on a full circle −π to π.
  public func angle(itemOffset: Double) -> Double {
    let angle = itemOffset * itemAngle
    return isFull ? Circular.wrapped(angle) : angle
  }

  /// Returns the direction of an item offset from the centre, in radians.
  public func direction(itemOffset: Double) -> Double {
    middleAngle + order * itemOffset * itemAngle
  }

  /// Returns the point on the circle of an item offset; not meaningful for cards.
  public func point(itemOffset: Double) -> Point2D {
    center.moved(by: radius, towards: direction(itemOffset: itemOffset))
  }

  /// The distance from the middle to the end of the arc, in items.
  var arcEnd: Double { Double(side) + 0.5 }

  /// The angle beyond which no items are visible.
  public var farthestAngle: Double { arcEnd * itemAngle }
}
