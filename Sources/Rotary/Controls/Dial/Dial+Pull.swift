// What a finger asks for on its way from one place to another, in values.
extension Dial {
  /// A drag is finer when the finger is so many radii from the centre, and at least so many points
  /// beyond the rim; or so many points to the side of a straight drag.
  static let farRadii = 2.0
  static let farPoints = 80.0
  /// No single event asks for more than so many times the whole scale.
  private static let farthestLeap = 16.0

  /// Adds to what the finger asks for.
  ///
  /// The way is cut where it becomes finer or coarser, so that it does not matter in how many pieces
  /// it comes.
  mutating func pull(from start: Point, to end: Point, of finger: Pointer, isFine: Bool) {
    let fine = Swift.min(Swift.max(options.fineGain, 0), 1)
    var amount = values(from: start, to: end)
    if isFine {
      amount *= fine
    } else if fine < 1 {
      let near = near(from: start, to: end, of: finger)
      let enter = Self.point(start, end, near?.enter ?? 1)
      let leave = Self.point(start, end, near?.leave ?? 1)
      let inside = near == nil ? 0 : values(from: enter, to: leave)
      amount = inside + (amount - inside) * fine
    }
    let limit = Self.farthestLeap * scale.span
    var pull = (hold?.pull ?? high) + Swift.min(Swift.max(amount, -limit), limit)
    if options.drag == .circular, let thumb = hold?.thumb {
      // Once round, the finger is where the value stands, and takes it along.
      let reach = reach(of: thumb)
      let edge = Swift.min(Swift.max(pull, reach.lowerBound), reach.upperBound)
      let turn = Circular.turn * scale.valuePerRadian
      if pull != edge, turn > 0 {
        pull = edge + (pull - edge).truncatingRemainder(dividingBy: turn)
      }
    }
    hold?.pull = pull
  }

  private static func point(_ start: Point, _ end: Point, _ share: Double) -> Point {
    Point(start.x + share * (end.x - start.x), start.y + share * (end.y - start.y))
  }

  /// How far a straight way of the finger moves the value.
  private func values(from start: Point, to end: Point) -> Double {
    let way = end - start
    switch options.drag {
    case .circular: return ring.sweep(from: start, to: end) * scale.valuePerRadian
    case .vertical: return -way.y * valuePerPoint
    case .horizontal: return way.x * valuePerPoint
    case .both: return (way.x - way.y) * valuePerPoint
    }
  }

  /// How far a straight drag of a point moves the value.
  private var valuePerPoint: Double {
    let turns = Swift.max(1, scale.sweep / Circular.turn)
    return scale.span / turns / Swift.max(1, options.dragPoints)
  }

  /// What of a way is so near that it counts in full, as shares of it; nil for nothing.
  private func near(
    from start: Point,
    to end: Point,
    of finger: Pointer
  ) -> (enter: Double, leave: Double)? {
    switch options.drag {
    case .both: return (0, 1)
    case .vertical: return Self.band(start.x, end.x, about: finger.start.x)
    case .horizontal: return Self.band(start.y, end.y, about: finger.start.y)
    case .circular:
      let radius = ring.outerRadius
      let far = Swift.max(radius * Self.farRadii, radius + Self.farPoints)
      return Chord.inside(center: size.center, radius: far, from: start, to: end)
    }
  }

  /// What of a way from one number to another is near a third, as shares of it.
  private static func band(
    _ start: Double,
    _ end: Double,
    about middle: Double
  ) -> (enter: Double, leave: Double)? {
    let (low, high) = (middle - farPoints, middle + farPoints)
    guard start != end else { return start >= low && start <= high ? (0, 1) : nil }
    let shares = ((low - start) / (end - start), (high - start) / (end - start))
    let enter = Swift.max(0, Swift.min(shares.0, shares.1))
    let leave = Swift.min(1, Swift.max(shares.0, shares.1))
    return enter < leave ? (enter, leave) : nil
  }
}
