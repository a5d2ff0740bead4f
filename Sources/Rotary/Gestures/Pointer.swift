/// A finger, a mouse button or a pen that is down, as ``Pointers`` keeps it.
public struct Pointer: Equatable, Sendable {
  /// Which one it is, from its down to its up.
  public let id: Int
  /// What it is.
  public let kind: PointerEvent.Kind
  /// Where it came down, in the control's coordinates.
  public internal(set) var start: Point
  /// When it came down, in seconds.
  public let startTime: Double
  /// Where it is.
  public internal(set) var position: Point
  /// When it was there, in seconds.
  public internal(set) var time: Double
  /// Where it was at the event before.
  public internal(set) var previous: Point
  /// When it was there.
  public internal(set) var previousTime: Double
  /// The farthest it has been from where it came down, in points.
  public internal(set) var travel = 0.0

  init(id: Int, kind: PointerEvent.Kind, at position: Point, time: Double) {
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
  public var step: Point { position - previous }

  /// From where it came down to where it is.
  public var way: Point { position - start }

  mutating func move(to place: Point, at instant: Double) {
    previous = position
    previousTime = time
    position = place
    time = instant
    travel = Swift.max(travel, start.distance(to: place))
  }
}
