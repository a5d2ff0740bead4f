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
  /// How far the curve leaves the straight line, in shares of the way.
  private static let bend = 0.35

  private var start: PlanetPose
  private var end: PlanetPose
  private var progress = MotionTrack<EasedMove>(restingAt: 1)

  /// Stands still.
  init(restingAt pose: PlanetPose) {
    start = pose
    end = pose
  }

  /// When it has arrived.
  var arrival: Double { progress.endTime }

  /// Where it is then: on a quadratic curve, which is bent to the left of its way.
  ///
  /// So two that change places fly around each other.
  func pose(at time: Double) -> PlanetPose {
    let share = progress.position(at: time)
    guard share < 1 else { return end }
    let way = end.center - start.center
    let middle = Point2D(
      (start.center.x + end.center.x) / 2 + way.y * Self.bend,
      (start.center.y + end.center.y) / 2 - way.x * Self.bend
    )
    let rest = 1 - share
    func mixed(_ from: Double, _ over: Double, _ to: Double) -> Double {
      rest * rest * from + 2 * rest * share * over + share * share * to
    }
    return PlanetPose(
      center: Point2D(
        mixed(start.center.x, middle.x, end.center.x),
        mixed(start.center.y, middle.y, end.center.y)
      ),
      radius: start.radius + (end.radius - start.radius) * share,
      prominence: start.prominence + (end.prominence - start.prominence) * share
    )
  }

  /// Flies elsewhere, from where it is.
  mutating func fly(to pose: PlanetPose, seconds: Double, at time: Double) {
    start = self.pose(at: time)
    end = pose
    progress = MotionTrack(
      EasedMove(from: 0, to: 1, duration: seconds, easing: .easeInOut),
      at: time
    )
  }

  /// Stands elsewhere, as after a change of the size; what flies goes on to there.
  mutating func aim(at pose: PlanetPose) {
    if progress.startTime == -.infinity { start = pose }
    end = pose
  }
}
