import Rotary

/// The position and size of a planet, and whether it is the main one.
struct PlanetPose: Equatable, Sendable {
  var center: Point2D
  var radius: Double
  /// 0 for a satellite, 1 for the main planet; between both during a flight.
  var prominence: Double
}

/// The motion of a planet from one pose to another, along a curve.
struct PlanetFlight: Equatable, Sendable {
  /// The distance of the curve's middle from the straight line: a share of the line's length, and the maximum
  /// as a share of the control's height.
  private static let bend = (ofWay: 0.2, ofHeight: 0.3)
  /// The share by which a planet is smaller halfway, as if farther away.
  private static let recession = 0.45

  private var start: PlanetPose
  private var end: PlanetPose
  private var progress = MotionTrack<EasedMove>(restingAt: 1)
  /// The height of the control; parts above and below are clipped.
  private var height = 0.0

  /// Makes a planet at rest.
  init(restingAt pose: PlanetPose) {
    start = pose
    end = pose
  }

  /// The end of the flight.
  var arrival: Double { progress.endTime }

  /// Returns the pose at a time, on a quadratic curve to the left of the straight line.
  ///
  /// Two planets that swap places fly around each other, and stay clear of the upper and lower edges.
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

  /// Starts a flight from the current pose.
  ///
  /// - Parameters:
  ///   - pose: the target.
  ///   - delay: the time until the flight starts, in seconds.
  ///   - seconds: the duration of the flight.
  ///   - height: the height of the control, in points.
  ///   - time: the current time, in seconds.
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

  /// Changes the target, as after a change of the size; a flight continues to the new target.
  mutating func aim(at pose: PlanetPose) {
    if progress.startTime == -.infinity { start = pose }
    end = pose
  }
}
