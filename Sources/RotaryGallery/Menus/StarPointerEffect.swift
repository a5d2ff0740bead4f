import Rotary

/// The effect of a pointer on the stars: a glow, lines to the stars near it, and parallax of the layers.
struct StarPointerEffect: Equatable, Sendable {
  /// The last position of the pointer.
  private(set) var place = Point2D.zero
  /// The strength of the effect: 0 without a pointer, 1 with one.
  private var presence = MotionTrack<SpringMotion>(restingAt: 0)
  /// The pointer's offset from the middle of the sky: −1 at one edge, 1 at the other.
  private var across = MotionTrack<SpringMotion>(restingAt: 0)
  private var down = MotionTrack<SpringMotion>(restingAt: 0)

  /// The spring with which the sky follows, critically damped.
  private static let follow = SpringMotion.Parameters(dampingRatio: 1, response: 0.5)
  /// The maximum distance of a connected star, in points, and the maximum number of connected stars.
  private static let reach = 120.0
  private static let greatestLinkCount = 4
  /// The radius of the glow, in points.
  static let glowRadius = 90.0

  /// Follows a pointer over a sky, until it leaves.
  mutating func follow(_ event: PointerEvent, in size: Size2D, at time: Double) {
    let leaves: Bool
    switch event.phase {
    case .down, .move, .hover: leaves = false
    case .leave, .cancel, .lost: leaves = true
    case .up: leaves = event.kind == .touch
    }
    guard !leaves, size.width > 0, size.height > 0,
      Rect2D(origin: .zero, size: size).contains(event.position)
    else {
      aim(presence: 0, across: 0, down: 0, at: time)
      return
    }
    place = event.position
    let way = place - size.center
    aim(presence: 1, across: way.x / size.width * 2, down: way.y / size.height * 2, at: time)
  }

  private mutating func aim(presence: Double, across: Double, down: Double, at time: Double) {
    self.presence.retarget(to: presence, parameters: Self.follow, at: time)
    self.across.retarget(to: across, parameters: Self.follow, at: time)
    self.down.retarget(to: down, parameters: Self.follow, at: time)
  }

  /// Returns the opacity of the glow and the lines.
  func opacity(at time: Double) -> Double {
    presence.position(at: time).bounded(to: 0...1, else: 0)
  }

  /// Returns the parallax shift of stars with a depth, opposite to the pointer.
  func shift(ofDepth depth: Double, at time: Double) -> Vector2D {
    Vector2D(-depth * across.position(at: time), -depth * down.position(at: time))
  }

  /// Whether the effect is changing.
  func isMoving(at time: Double) -> Bool {
    presence.isMoving(at: time) || across.isMoving(at: time) || down.isMoving(at: time)
  }

  /// Returns the stars near the pointer, the nearest first, and the strength of each line: 0 to 1.
  func links(to stars: [Point2D]) -> [(star: Point2D, strength: Double)] {
    stars
      .map { (star: $0, strength: 1 - place.distance(to: $0) / Self.reach) }
      .filter { $0.strength > 0 }
      .sorted { $0.strength > $1.strength }
      .prefix(Self.greatestLinkCount)
      .map { $0 }
  }
}
