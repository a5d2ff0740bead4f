/// A value with detents that a user can grab, drag, release or throw, and that comes to a stop.
///
/// Examples are a wheel's rotation, the ring of a number spinner, and a scrolled list. Each is one number in some unit
/// (radians, tiles, items) that follows a finger, stretches like a rubber band past its bounds, coasts when thrown, and
/// lands. It reports all crossed detents in order, for any distance between two frames.
///
/// It has no callbacks. A control starts a motion, and then requests the events until a time:
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
/// Positions and velocities are in the control's unit; times are in seconds on any clock that does not run backward.
/// Numbers that are not finite are ignored.
public struct DetentMotion: Equatable, Sendable {
  /// The position and detent at which a value rests.
  public struct Goal: Equatable, Sendable {
    /// The exact position.
    public var position: Double
    /// The detent that is chosen at the position.
    public var detent: Int64

    /// Creates a goal.
    public init(position: Double, detent: Int64) {
      self.position = position
      self.detent = detent
    }
  }

  /// The state of a value.
  public enum Phase: Equatable, Sendable {
    /// The value is at rest.
    case resting
    /// A finger holds the value.
    case held(Hold)
    /// The value moves by itself.
    case gliding(Glide)
  }

  /// The motion of a value that moves by itself.
  public struct Glide: Equatable, Sendable {
    /// The goal at the end; nil if no detent is chosen there.
    public internal(set) var goal: Goal?
    /// The law and its start time.
    let track: MotionTrack<AnyMotion>
    /// The sum by which positions were renumbered since the start.
    var offset = 0.0

    /// The time at which the glide ends; infinite if it never ends.
    public var endTime: Double { track.endTime }

    /// Returns the position at a time.
    public func position(at time: Double) -> Double { track.position(at: time) + offset }

    /// Returns the velocity at a time, in units per second.
    public func velocity(at time: Double) -> Double { track.velocity(at: time) }

    /// The position of the goal, without later renumbering; infinite without a goal.
    public var destination: Double { goal.map { $0.position - offset } ?? .infinity }
  }

  /// The hold of a finger on a value.
  public struct Hold: Equatable, Sendable {
    /// The position that the finger requests, before bounds and rubber band apply.
    public internal(set) var requested: Double
    /// The position at which the finger grabbed the value, within the bounds.
    public internal(set) var origin: Double
    /// Whether the finger stopped a glide, so that the touch is not a tap.
    public let caught: Bool
  }

  /// An event of a value.
  public enum Event: Equatable, Sendable {
    /// The value entered another detent at a time.
    case crossed(Crossing, at: Double)
    /// The value entered `count` detents at a time, too many to report each; the crossing is the last one.
    ///
    /// See ``DetentMotion/maximumCrossings``.
    case skipped(count: Int64, to: Crossing, at: Double)
    /// The value met a bound at a speed, in units per second, 0 or more.
    case metEnd(speed: Double, at: Double)
    /// The value stopped on its goal.
    case cameToRest(at: Double)
  }

  /// The maximum number of crossings that are reported separately until a time, or for one drag; more are reported as
  /// one.
  ///
  /// After a page has slept for hours, or with a million sectors, the events take no more time than in a usual frame.
  public static let maximumCrossings = 1_000

  /// The present state.
  public internal(set) var phase = Phase.resting
  /// The present position; beyond the bounds while the rubber band is stretched.
  public internal(set) var position = 0.0
  /// The chosen detent.
  public internal(set) var detent: Int64 = 0
  /// The latest time to which the value has advanced, in seconds.
  public internal(set) var now = 0.0

  /// The positions at which the value can rest; nil for no bounds.
  public var bounds: ClosedRange<Double>?
  /// The rubber band past the bounds.
  ///
  /// Default a limit of 1.
  public var band = RubberBand(limit: 1)
  /// The rate at which a thrown value slows down.
  ///
  /// Default ``Deceleration/Rate/normal``.
  public var rate = Deceleration.Rate.normal
  /// The remaining distance and speed at which a spring counts as stopped.
  ///
  /// Default ``MotionTolerance/rotation``; controls use ``MotionTolerance/visible(pointsPerUnit:)``.
  public var tolerance = MotionTolerance.rotation
  /// Whether detents beyond the bounds are entered while the rubber band is stretched.
  ///
  /// Default false: the detent at the bound stays chosen.
  public var crossesBeyondBounds = false
  /// The maximum distance from 0, in either direction.
  ///
  /// Default 4.5·10¹⁵, beyond which a double has no halves.
  public var farthest = IntegerDetents.farthest

  /// The part of the motion whose events are being reported.
  var leg: Leg?
  /// The number of crossings reported since ``next(until:on:)`` last returned nil.
  var reportedCount = 0
  /// The number of reversals since ``next(until:on:)`` last returned nil.
  var swings = 0
  /// The collision of a drag with a bound, if it has not been reported.
  var metEnd: Collision?

  /// A collision with a bound at a time.
  struct Collision: Equatable, Sendable {
    var speed: Double
    var time: Double
  }

  /// A part of a motion without a reversal.
  struct Leg: Equatable, Sendable {
    /// The event at the end of the part.
    enum End: Equatable, Sendable { case nothing, metEnd, rest }

    var position: Double
    /// The detent at the end; nil until it is computed.
    var detent: Int64?
    var times: ClosedRange<Double>
    var end = End.nothing
    /// Whether the part is a drag, at constant speed.
    var isDrag = false
  }

  /// Creates a value that rests at 0.
  public init() {}

  /// Whether the value is at rest.
  public var isResting: Bool { if case .resting = phase { true } else { false } }

  /// Whether a finger holds the value.
  public var isHeld: Bool { if case .held = phase { true } else { false } }

  /// Whether the value moves by itself.
  public var isGliding: Bool { if case .gliding = phase { true } else { false } }

  /// The motion of a value that moves by itself, otherwise nil.
  public var glide: Glide? { if case .gliding(let glide) = phase { glide } else { nil } }

  /// The hold of a finger, if any.
  public var hold: Hold? { if case .held(let hold) = phase { hold } else { nil } }

  /// The goal at which the value will rest; nil if it is held or never stops.
  public var goal: Goal? {
    switch phase {
    case .resting: return Goal(position: position, detent: detent)
    case .held: return nil
    case .gliding(let glide): return glide.goal
    }
  }

  /// Whether the value is on its goal's detent and will not leave it.
  ///
  /// A control can then show the choice before the value rests. False while a finger holds it.
  public func isOnGoal(of scale: some DetentScale) -> Bool {
    switch phase {
    case .resting: return true
    case .held: return false
    case .gliding(let glide):
      guard detent == glide.goal?.detent else { return false }
      let start = glide.track.startTime
      // The value does not move beyond its next reversal.
      guard let reversal = glide.track.law.reversal(after: now - start) else { return true }
      let farthest = glide.position(at: start + reversal)
      return scale.detent(containing: crossesBeyondBounds ? farthest : bounded(farthest)) == detent
    }
  }

  /// The velocity of a glide, in units per second; otherwise 0.
  public var velocity: Double {
    if case .gliding(let glide) = phase { glide.velocity(at: now) } else { 0 }
  }

  /// The end of a glide; −∞ without one, infinite if it never ends.
  public var endTime: Double {
    if case .gliding(let glide) = phase { glide.endTime } else { -.infinity }
  }

  /// Returns the nearest position within the bounds.
  public func bounded(_ position: Double) -> Double {
    guard let bounds else { return position }
    return position.clamped(to: bounds)
  }

  /// Whether the value is at one of its bounds, or beyond.
  public var isAtEnd: Bool {
    bounds.map { position <= $0.lowerBound || position >= $0.upperBound } ?? false
  }

  /// Whether the value is beyond its bounds, because the rubber band is stretched.
  public var isBeyondBounds: Bool { bounded(position) != position }
}
