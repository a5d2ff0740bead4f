/// A finger, a pressed mouse button or a pen on the control, as stored in ``Pointers``.
public struct Pointer: Equatable, Sendable {
  /// The pointer's number, from its down to its up.
  public let id: Int
  /// The kind of pointer.
  public let kind: PointerEvent.Kind
  /// The position at its down, in the control's coordinates.
  public internal(set) var start: Point2D
  /// The time of its down, in seconds.
  public let startTime: Double
  /// The latest position.
  public internal(set) var position: Point2D
  /// The time of the latest position, in seconds.
  public internal(set) var time: Double
  /// The position at the event before.
  public internal(set) var previous: Point2D
  /// The time of the event before, in seconds.
  public internal(set) var previousTime: Double
  /// The greatest distance so far from the position at its down, in points.
  public internal(set) var travel = 0.0

  /// Creates a pointer that has just come down.
  ///
  /// - Parameters:
  ///   - id: The pointer's number, from its down to its up.
  ///   - kind: The kind of pointer. Default a finger.
  ///   - position: The position at its down, in the control's coordinates.
  ///   - time: The time of its down, in seconds.
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

  /// The movement since the event before.
  public var delta: Vector2D { position - previous }

  /// The movement since its down.
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
  /// The start and the end of the latest step.
  ///
  /// If the pointer was still before, the step starts now instead of at the event before.
  var stepTimes: ClosedRange<Double> {
    Swift.max(previousTime, time - VelocityEstimator.standstillSeconds)...time
  }
}
