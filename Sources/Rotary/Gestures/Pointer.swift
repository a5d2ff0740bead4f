/// A finger, a mouse button or a pen that is down, as ``Pointers`` keeps it.
public struct Pointer: Equatable, Sendable {
  /// Which one it is, from its down to its up.
  public let id: Int
  /// What it is.
  public let kind: PointerEvent.Kind
  /// Where it came down, in the control's coordinates.
  public internal(set) var start: Point2D
  /// When it came down, in seconds.
  public let startTime: Double
  /// Where it is.
  public internal(set) var position: Point2D
  /// When it was there, in seconds.
  public internal(set) var time: Double
  /// Where it was at the event before.
  public internal(set) var previous: Point2D
  /// When it was there.
  public internal(set) var previousTime: Double
  /// The farthest it has been from where it came down, in points.
  public internal(set) var travel = 0.0

  /// Makes a pointer that has just come down.
  ///
  /// - Parameters:
  ///   - id: which one it is, from its down to its up.
  ///   - kind: what it is.
  ///   - position: where it came down, in the control's coordinates.
  ///   - time: when, in seconds.
  public init(id: Int, kind: PointerEvent.Kind = .touch, position: Point2D, time: Double) {
    self.id = id
    self.kind = kind
    start = position
    startTime = time
    self.position = position
    self.time = time
    previous = position
    previousTime = time
  }

  /// From where it was at the event before to where it is.
  public var delta: Vector2D { position - previous }

  /// From where it came down to where it is.
  public var displacement: Vector2D { position - start }

  mutating func move(to position: Point2D, at time: Double) {
    previous = self.position
    previousTime = self.time
    self.position = position
    self.time = time
    travel = Swift.max(travel, start.distance(to: position))
  }
}

extension Pointer {
  /// From when to when its last step took.
  ///
  /// One that stood still set out only now, not when it was last heard of.
  var stepTimes: ClosedRange<Double> {
    Swift.max(previousTime, time - VelocityEstimator.standstillSeconds)...time
  }
}
