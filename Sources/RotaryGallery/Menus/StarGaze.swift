import Rotary

/// How the stars answer a pointer: a glow at it, lines to the stars beside it, and layers of stars that
/// move a little against it.
struct StarGaze: Equatable, Sendable {
  /// Where the pointer is, or was last.
  private(set) var place = Point2D.zero
  /// Whether there is one: 0 to 1.
  private var presence = MotionTrack<SpringMotion>(restingAt: 0)
  /// How far it is from the middle of the sky: −1 at one edge, 1 at the other.
  private var across = MotionTrack<SpringMotion>(restingAt: 0)
  private var down = MotionTrack<SpringMotion>(restingAt: 0)

  /// How quickly the sky follows: without a swing.
  private static let follow = SpringMotion.Parameters(dampingRatio: 1, response: 0.5)
  /// How far a star may be to be linked, in points, and how many are.
  private static let reach = 120.0
  private static let greatestLinkCount = 4
  /// How large the glow is, in points.
  static let glowRadius = 90.0

  /// Follows a pointer over a sky, and lets go of one that leaves.
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

  /// How much of the glow and the lines is seen.
  func opacity(at time: Double) -> Double {
    presence.position(at: time).bounded(to: 0...1, else: 0)
  }

  /// How far stars of a depth are moved: against the pointer, as from a window.
  func shift(ofDepth depth: Double, at time: Double) -> Vector2D {
    Vector2D(-depth * across.position(at: time), -depth * down.position(at: time))
  }

  /// Whether anything of it still moves.
  func isMoving(at time: Double) -> Bool {
    presence.isMoving(at: time) || across.isMoving(at: time) || down.isMoving(at: time)
  }

  /// The stars beside the pointer, the nearest first, and how strongly each is linked: 0 to 1.
  func links(to stars: [Point2D]) -> [(star: Point2D, strength: Double)] {
    stars
      .map { (star: $0, strength: 1 - place.distance(to: $0) / Self.reach) }
      .filter { $0.strength > 0 }
      .sorted { $0.strength > $1.strength }
      .prefix(Self.greatestLinkCount)
      .map { $0 }
  }
}
