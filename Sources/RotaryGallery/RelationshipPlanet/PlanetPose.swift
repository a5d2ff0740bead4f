import Rotary

/// Where a planet stands, how large it is, and whether it is the one in front.
struct PlanetPose: Equatable, Sendable {
  var center: Point2D
  var radius: Double
  /// 0 for a satellite, 1 for the main planet; between them while it flies.
  var prominence: Double
}

/// A planet on its way from one pose to another, along a curve.
struct PlanetFlight: Equatable, Sendable {
  /// How far the curve's middle point is from the straight line, in shares of the way, and at most,
  /// in shares of the room's height.
  private static let bend = (ofWay: 0.2, ofHeight: 0.3)
  /// How much smaller a planet is half way: it flies farther off.
  private static let recession = 0.45

  private var start: PlanetPose
  private var end: PlanetPose
  private var progress = MotionTrack<EasedMove>(restingAt: 1)
  /// How high the room is in which it flies; above and below nothing is seen.
  private var height = 0.0

  /// Stands still.
  init(restingAt pose: PlanetPose) {
    start = pose
    end = pose
  }

  /// When it has arrived.
  var arrival: Double { progress.endTime }

  /// Where it is then: on a quadratic curve, which is bent to the left of its way.
  ///
  /// So two that change places fly around each other. Neither is cut by the upper or the lower edge.
  func pose(at time: Double) -> PlanetPose {
    let share = progress.position(at: time)
    guard share < 1 else { return end }
    guard share > 0 else { return start }
    let way = end.center - start.center
    let length = Swift.max(end.center.distance(to: start.center), 1)
    let bend = Swift.min(Self.bend.ofWay, Self.bend.ofHeight * height / length)
    let middle = Point2D(
      (start.center.x + end.center.x) / 2 + way.y * bend,
      (start.center.y + end.center.y) / 2 - way.x * bend
    )
    let rest = 1 - share
    func mixed(_ from: Double, _ over: Double, _ to: Double) -> Double {
      rest * rest * from + 2 * rest * share * over + share * share * to
    }
    let distant = 1 - Self.recession * 4 * share * rest
    let radius = (start.radius + (end.radius - start.radius) * share) * distant
    let y = mixed(start.center.y, middle.y, end.center.y)
    return PlanetPose(
      center: Point2D(
        mixed(start.center.x, middle.x, end.center.x),
        Swift.max(radius, Swift.min(y, height - radius))
      ),
      radius: radius,
      prominence: start.prominence + (end.prominence - start.prominence) * share
    )
  }

  /// Flies elsewhere, from where it is.
  ///
  /// - Parameters:
  ///   - pose: where to.
  ///   - delay: how long it stays where it is first, in seconds.
  ///   - seconds: how long it flies then.
  ///   - height: how high the room is in which it flies, in points.
  ///   - time: now, in seconds.
  mutating func fly(
    to pose: PlanetPose,
    after delay: Double,
    seconds: Double,
    height: Double,
    at time: Double
  ) {
    start = self.pose(at: time)
    end = pose
    self.height = height
    progress = MotionTrack(
      EasedMove(from: 0, to: 1, duration: seconds, easing: .easeInOut),
      at: time + delay
    )
  }

  /// Stands elsewhere, as after a change of the size; what flies goes on to there.
  mutating func aim(at pose: PlanetPose) {
    if progress.startTime == -.infinity { start = pose }
    end = pose
  }
}
