/// A stroke drawn in one go, and the straight parts it is made of, as a marking menu reads them.
///
/// Corners are found where the stroke turns by more than ``cornerRadians`` or pauses. What shakes
/// less than ``jitterPoints``, or bends evenly, has none.
/// Source: G. Kurtenbach, W. Buxton, "The limits of expert performance using hierarchic marking
/// menus", 1993, https://doi.org/10.1145/169059.169426. Differs: corners are found by the lines that
/// come nearest to the stroke, after D. Douglas, T. Peucker, 1973,
/// https://doi.org/10.3138/FM57-6770-U75U-7727.
/// Checked by: `MarkRecognizerTests`, and 13 recorded strokes.
public struct MarkRecognizer: Equatable, Sendable {
  /// A stroke that does not leave this circle about its beginning says nothing, in points.
  ///
  /// Default 50.
  public var deadZonePoints = 50.0 {
    didSet { deadZonePoints = deadZonePoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }
  /// What shakes less is straight, in points.
  ///
  /// Default 10.
  public var jitterPoints = 10.0 {
    didSet { jitterPoints = jitterPoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }
  /// A stop that is as long parts a stroke, in seconds.
  ///
  /// Default 0.1.
  public var pauseSeconds = 0.1 {
    didSet { pauseSeconds = pauseSeconds.bounded(to: GestureLimits.durations, else: oldValue) }
  }
  /// A turn that is greater parts a stroke, in radians.
  ///
  /// Default π/8: half of one of eight directions.
  public var cornerRadians = Double.pi / 8 {
    didSet { cornerRadians = cornerRadians.bounded(to: GestureLimits.angles, else: oldValue) }
  }

  /// The positions of the stroke and their times, in order.
  private(set) var samples: [Sample] = []
  /// Whether it has left the dead zone.
  private(set) var isMark = false

  struct Sample: Equatable, Sendable {
    var position: Point2D
    var time: Double
  }

  /// Of a longer stroke every other position is forgotten.
  private static let greatestSampleCount = 2_048
  /// What moves less within a pause stands still: a hand that holds a mouse, in points.
  static let stillPoints = 2.0
  /// How far a straight part may bend, measured by the stroke's length.
  static let bendShare = 0.05
  /// No part is shorter, measured by the longest.
  static let smallestShare = 0.15

  /// Makes a recogniser that has seen nothing.
  public init() {}

  /// Begins a stroke; what was before is forgotten.
  public mutating func begin(_ position: Point2D, at time: Double) {
    samples.removeAll(keepingCapacity: true)
    isMark = false
    add(position, at: time)
  }

  /// Goes on to a position.
  ///
  /// - Parameters:
  ///   - position: one that is not finite is left out, one that is too far away is brought to
  ///     ``InputLimits/points(_:)``.
  ///   - time: seconds; one before the last, or none, is left out.
  public mutating func add(_ position: Point2D, at time: Double) {
    guard position.isFinite, time.isFinite, time >= samples.last?.time ?? time else { return }
    if samples.count == Self.greatestSampleCount {
      var kept = 0
      for index in stride(from: 0, to: samples.count, by: 2) {
        samples[kept] = samples[index]
        kept += 1
      }
      samples.removeLast(samples.count - kept)
    }
    let position = InputLimits.position(position)
    samples.append(Sample(position: position, time: time))
    if samples[0].position.distance(to: position) >= deadZonePoints { isMark = true }
  }

  /// Forgets the stroke.
  public mutating func cancel() {
    samples.removeAll(keepingCapacity: true)
    isMark = false
  }

  /// How many positions it keeps.
  public var count: Int { samples.count }

  /// One of them, the first at 0.
  public subscript(index: Int) -> Point2D { samples[index].position }

  /// The straight parts of the stroke so far, in order; none while it has not left the dead zone.
  public var segments: [MarkSegment] {
    guard isMark else { return [] }
    var corners = StrokeCorners(samples: samples, settings: self)
    return corners.find()
  }
}
