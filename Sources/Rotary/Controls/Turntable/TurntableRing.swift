import RealModule

/// Where a turntable's items stand: the one place that knows of its circle.
///
/// Places are counted in items; a *seat* is how many items something is past the middle of the arc.
/// Item i of a list that is scrolled by an offset is at the angle i·δ − π/2 − offset/(2·view)·2π,
/// with δ = 2π/itemsPerTurn: the middle of the arc is the place offset/pointsPerItem +
/// itemsPerTurn/4.
public struct TurntableRing: Equatable, Sendable {
  /// The centre of the circle, which is at the edge of the view.
  public let center: Point
  /// From the centre to an item.
  public let radius: Double
  /// The planet's view: the length of the edge it stands at.
  public let view: Double
  /// From one item to the next, in radians.
  public let itemAngle: Double
  /// How many points of scrolling an item is long.
  public let pointsPerItem: Double
  /// From the centre to the planet's rim.
  public let planetRadius: Double
  /// The width of an item's picture.
  public let avatar: Double
  /// How many items are kept on either side of the one in the middle.
  public let side: Int
  /// How many cells there are: as many as are seen, and two.
  public let cellCount: Int
  /// The direction of the middle of the arc.
  public let middleAngle: Double
  /// +1 when the next item lies clockwise of the one before, −1 when counter-clockwise.
  public let order: Double
  /// Whether dragging goes up and down rather than sideways.
  public let isVertical: Bool
  /// +1 when dragging right or down goes to the items before; −1 when it goes to those after.
  public let dragSign: Double

  /// No picture is smaller, in points.
  private static let leastAvatar = 20.0
  /// The view is at most so many times as long as the control is deep, so that titles have room
  /// beside the items, or over them.
  private static let deepest = (beside: 1.7, over: 1.25)

  /// Lays a turntable out.
  public init(size: Size, options: TurntableOptions, style: TurntableStyle, isMirrored: Bool) {
    let turn = Swift.min(Swift.max(options.itemsPerTurn, 4), 60)
    itemAngle = Circular.turn / Double(turn)
    let isFull = options.edge == .full
    isVertical = options.edge == .left || options.edge == .right
    let (along, deep) = isVertical ? (size.height, size.width) : (size.width, size.height)
    let most = deep * (isVertical ? Self.deepest.beside : Self.deepest.over)
    view = isFull ? size.shorterSide * 0.8 : Swift.min(along, most)
    pointsPerItem = view * 2 / Double(turn)
    radius = view * Swift.min(Swift.max(style.orbit, 0.1), 1)
    planetRadius = view * Swift.min(Swift.max(style.planet, 0), 2) / 2
    avatar = Swift.max(Self.leastAvatar, view * Swift.min(Swift.max(style.avatar, 0.01), 0.5))
    // A margin of half an item at either end: of 12, items are gone at ±105°.
    side = isFull ? (turn - 1) / 2 : (turn + 3) / 4
    cellCount = (isFull ? turn : (turn + 1) / 2) + 2
    let mirror: Double = isMirrored ? -1 : 1
    let middle = size.center
    switch options.edge {
    case .left, .right:
      let isLeft = (options.edge == .left) != isMirrored
      center = Point(isLeft ? 0 : size.width, middle.y)
      middleAngle = isLeft ? 0 : .pi
      order = isLeft ? 1 : -1
      dragSign = 1
    case .top:
      center = Point(middle.x, 0)
      middleAngle = .pi / 2
      order = -mirror
      dragSign = mirror
    case .bottom:
      center = Point(middle.x, size.height)
      middleAngle = -.pi / 2
      order = mirror
      dragSign = mirror
    case .full:
      center = middle
      middleAngle = -.pi / 2
      order = mirror
      dragSign = mirror
    }
  }

  /// The angle from the middle of the arc, in radians, of what is so many items past it.
  public func angle(ofSeat seat: Double) -> Double { seat * itemAngle }

  /// The direction, seen from the centre, of what is so many items past the middle.
  public func direction(ofSeat seat: Double) -> Double { middleAngle + order * seat * itemAngle }

  /// Where an item stands that is so many items past the middle.
  public func point(ofSeat seat: Double) -> Point {
    center.moved(by: radius, towards: direction(ofSeat: seat))
  }

  /// Where it stands in the list that the ring stands for: a straight line along the edge.
  public func listPoint(ofSeat seat: Double) -> Point {
    let middle = center.moved(by: radius, towards: middleAngle)
    // Along the circle's tangent in the middle, the way that seats rise.
    return middle.moved(by: seat * pointsPerItem, towards: middleAngle + order * .pi / 2)
  }

  /// The angle beyond which nothing is shown.
  public var farthestAngle: Double { (Double(side) + 0.5) * itemAngle }
}
