/// A coordinate with detents that a finger grabs, drags, lets go or throws, and that comes to rest.
///
/// A wheel's rotation, the ring of a number spinner, a scrolled list: all are one number in a unit of
/// their own (radians, tiles, items) that follows a finger, gives way like a rubber band past its
/// bounds, coasts when it is thrown, and lands. What it passes is told exactly and in order, however
/// far it went between two frames.
///
/// It calls nobody back. A control starts something, and then asks for what happens until an instant:
///
/// ```swift
/// var motion = DetentMotion()
/// motion.grab(at: 0)
/// motion.drag(by: 2.4, during: 0...0.1)
/// while let event = motion.next(until: 0.1, on: IntegerDetents()) { print(event) }
/// motion.release(velocity: 9, isFling: true, at: 0.1) { position in
///   DetentMotion.Goal(position: position.rounded(), detent: Int64(bounded: position.rounded()))
/// }
/// while let event = motion.next(until: 0.5, on: IntegerDetents()) {
///   if case .crossed(let crossing, let time) = event { print(crossing.detent, time) }
/// }
/// ```
///
/// Positions, velocities and detents are the unit's; times are seconds on any clock that does not run
/// backward. Whatever is not finite is ignored.
public struct DetentMotion: Equatable, Sendable {
  /// Where it comes to rest.
  public struct Goal: Equatable, Sendable {
    /// The position, exactly.
    public var position: Double
    /// The detent that is chosen there.
    public var detent: Int64

    /// Makes a goal.
    public init(position: Double, detent: Int64) {
      self.position = position
      self.detent = detent
    }
  }

  /// What it does; one excludes the others.
  public enum Phase: Equatable, Sendable {
    /// Nothing moves or holds it.
    case resting
    /// A finger holds it.
    case held(Hold)
    /// It moves by itself.
    case gliding(Glide)
  }

  /// How it moves by itself.
  public struct Glide: Equatable, Sendable {
    /// Where it comes to rest; nil when nothing is chosen there.
    public internal(set) var goal: Goal?
    /// The law, and when it began.
    let track: MotionTrack<AnyMotion>
    /// By how much positions were renumbered since.
    var offset = 0.0

    /// When it ends; infinite when it never does.
    public var endTime: Double { track.endTime }

    /// Where it is at an instant.
    public func position(at time: Double) -> Double { track.position(at: time) + offset }

    /// How fast it is at an instant, in units per second.
    public func velocity(at time: Double) -> Double { track.velocity(at: time) }

    /// Where it comes to rest, counted as when it began; infinity without a goal.
    public var destination: Double { goal.map { $0.position - offset } ?? .infinity }
  }

  /// How a finger holds it.
  public struct Hold: Equatable, Sendable {
    /// The position that the finger asks for, before bounds and band have their say.
    public internal(set) var requested: Double
    /// Where the finger took hold of it, within the bounds.
    public internal(set) var origin: Double
    /// Whether the finger stopped it while it was gliding, so that it is no tap.
    public let caught: Bool
  }

  /// What happens to it.
  public enum Event: Equatable, Sendable {
    /// Another detent was entered at an instant.
    case crossed(Crossing, at: Double)
    /// So many detents were entered at once, the last of them here, because there were too many to
    /// tell of each; see ``DetentMotion/maximumCrossings``.
    case skipped(count: Int64, to: Crossing, at: Double)
    /// It came up against a bound.
    case metEnd(at: Double)
    /// It came to rest on its goal.
    case cameToRest(at: Double)
  }

  /// How many crossings are told one by one until an instant, or for one drag; more are told as one.
  ///
  /// So that a page that slept for hours, or a wheel of a million sectors, costs what a frame does.
  public static let maximumCrossings = 1_000

  /// What it does.
  public internal(set) var phase = Phase.resting
  /// Where it is; beyond its bounds while the band gives.
  public internal(set) var position = 0.0
  /// The detent that is chosen now.
  public internal(set) var detent: Int64 = 0
  /// The latest instant it was brought to, in seconds.
  public internal(set) var now = -Double.infinity

  /// Between which positions it rests; nil for no bounds.
  public var bounds: ClosedRange<Double>?
  /// How it gives past its bounds.
  ///
  /// Default a limit of 1.
  public var band = RubberBand(limit: 1)
  /// How quickly a throw slows down.
  ///
  /// Default ``Deceleration/Rate/normal``.
  public var rate = Deceleration.Rate.normal
  /// What a spring leaves of its way and speed when it has come to rest.
  ///
  /// Default ``MotionTolerance/rotation``; a control takes ``MotionTolerance/visible(pointsPerUnit:)``.
  public var tolerance = MotionTolerance.rotation
  /// Whether detents beyond the bounds are entered while the band gives.
  ///
  /// Default false: the detent at the bound stays the chosen one.
  public var crossesBeyondBounds = false
  /// How far from 0 it can be brought, in either direction.
  ///
  /// Default 4.5·10¹⁵, beyond which halves of a double cannot be told apart.
  public var farthest = IntegerDetents.farthest

  /// The part of its way that it is on.
  var leg: Leg?
  /// How many crossings were told since it was asked.
  var told = 0
  /// How often it turned back since it was asked.
  var swings = 0
  /// When a bound was met that is still to be told.
  var metEnd: Double?

  /// A part of its way on which it does not turn back.
  struct Leg: Equatable, Sendable {
    /// What happens at its end.
    enum End: Equatable, Sendable { case nothing, metEnd, rest }

    var position: Double
    /// The detent at its end; nil while nobody has looked.
    var detent: Int64?
    var times: ClosedRange<Double>
    var end = End.nothing
    /// Whether a finger goes there, evenly.
    var isDrag = false
  }

  /// Makes a coordinate that rests at 0.
  public init() {}

  /// Whether nothing moves or holds it.
  public var isResting: Bool { if case .resting = phase { true } else { false } }

  /// Whether a finger holds it.
  public var isHeld: Bool { if case .held = phase { true } else { false } }

  /// Whether it moves by itself.
  public var isGliding: Bool { if case .gliding = phase { true } else { false } }

  /// How it moves by itself; nil when it does not.
  public var glide: Glide? { if case .gliding(let glide) = phase { glide } else { nil } }

  /// How a finger holds it; nil when none does.
  public var hold: Hold? { if case .held(let hold) = phase { hold } else { nil } }

  /// Where it will rest; nil when it is held or turns for ever.
  public var goal: Goal? {
    switch phase {
    case .resting: return Goal(position: position, detent: detent)
    case .held: return nil
    case .gliding(let glide): return glide.goal
    }
  }

  /// Whether it stands on the detent that it comes to rest on, and leaves it no more.
  ///
  /// So a control can show what will be chosen before it rests. Never while a finger holds it.
  public func isOnGoal(of scale: some DetentScale) -> Bool {
    switch phase {
    case .resting: return true
    case .held: return false
    case .gliding(let glide):
      guard detent == glide.goal?.detent else { return false }
      let start = glide.track.startTime
      // Farther than where it turns back next, it does not go any more.
      guard let reversal = glide.track.law.reversal(after: now - start) else { return true }
      let farthest = glide.position(at: start + reversal)
      return scale.detent(containing: crossesBeyondBounds ? farthest : bounded(farthest)) == detent
    }
  }

  /// How fast it moves by itself, in units per second; 0 while it is held.
  public var velocity: Double {
    if case .gliding(let glide) = phase { glide.velocity(at: now) } else { 0 }
  }

  /// When what moves it by itself ends; −∞ when nothing does, infinite when it turns for ever.
  public var endTime: Double {
    if case .gliding(let glide) = phase { glide.endTime } else { -.infinity }
  }

  /// The nearest position within its bounds.
  public func bounded(_ position: Double) -> Double {
    guard let bounds else { return position }
    return position.clamped(to: bounds)
  }

  /// Whether it is at one of its bounds, or beyond.
  public var isAtEnd: Bool {
    bounds.map { position <= $0.lowerBound || position >= $0.upperBound } ?? false
  }

  /// Whether a bound lies between it and its bounds: the band shows it beyond.
  public var isBeyondBounds: Bool { bounded(position) != position }
}
