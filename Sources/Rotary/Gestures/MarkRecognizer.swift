/// Recognises the straight parts of a stroke that is drawn in one go, for a marking menu.
///
/// A corner is a turn by more than ``cornerRadians``, or a pause. Movements smaller than ``jitterPoints`` and uniform
/// curves have no corners. Source: G. Kurtenbach, W. Buxton, "The limits of expert performance using hierarchic marking
/// menus", 1993, https://doi.org/10.1145/169059.169426. Difference: the corners are those of the lines that approximate
/// the stroke best, after D. Douglas, T. Peucker, 1973, https://doi.org/10.3138/FM57-6770-U75U-7727. Checked by:
/// `MarkRecognizerTests`, and 13 recorded strokes.
public struct MarkRecognizer: Equatable, Sendable {
  /// The radius of the dead zone around the start, in points; a stroke that does not leave it has no parts.
  ///
  /// Default 50.
  public var deadZonePoints = 50.0 {
    didSet { deadZonePoints = deadZonePoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }
  /// The deviation up to which a part counts as straight, in points.
  ///
  /// Default 10.
  public var jitterPoints = 10.0 {
    didSet { jitterPoints = jitterPoints.bounded(to: GestureLimits.distances, else: oldValue) }
  }
  /// The duration of a pause that divides a stroke, in seconds.
  ///
  /// Default 0.1.
  public var pauseSeconds = 0.1 {
    didSet { pauseSeconds = pauseSeconds.bounded(to: GestureLimits.durations, else: oldValue) }
  }
  /// The angle of a turn beyond which it divides a stroke, in radians.
  ///
  /// Default π/8: half of one of eight directions.
  public var cornerRadians = Double.pi / 8 {
    didSet { cornerRadians = cornerRadians.bounded(to: GestureLimits.angles, else: oldValue) }
  }

  /// The stroke's positions with their times, in order.
  private(set) var samples: [Sample] = []
  /// Whether the stroke has left the dead zone.
  private(set) var isMark = false

  struct Sample: Equatable, Sendable {
    var position: Point2D
    var time: Double
  }

  /// The maximum number of samples; of a longer stroke every other one is removed.
  private static let greatestSampleCount = 2_048
  /// The movement up to which a hand with a mouse counts as still during a pause, in points.
  static let stillPoints = 2.0
  /// The deviation up to which a part counts as straight, as a share of the stroke's length.
  static let bendShare = 0.05
  /// The minimum length of a part, as a share of the longest one.
  static let smallestShare = 0.15

  /// Creates a recogniser without a stroke.
  public init() {}

  /// Begins a stroke and removes the earlier one.
  public mutating func begin(_ position: Point2D, at time: Double) {
    samples.removeAll(keepingCapacity: true)
    isMark = false
    add(position, at: time)
  }

  /// Continues the stroke to a position.
  ///
  /// - Parameters:
  ///   - position: The position. It is ignored if it is not finite, and clamped by ``InputLimits/position(_:)``.
  ///   - time: The time in seconds. The position is ignored if the time is not finite, or before the last one.
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

  /// Removes the stroke.
  public mutating func cancel() {
    samples.removeAll(keepingCapacity: true)
    isMark = false
  }

  /// The number of samples.
  public var count: Int { samples.count }

  /// The position of a sample, the first at 0.
  public subscript(index: Int) -> Point2D { samples[index].position }

  /// The straight parts of the stroke so far, in order; empty before it leaves the dead zone.
  public var segments: [MarkSegment] {
    guard isMark else { return [] }
    var corners = StrokeCorners(samples: samples, settings: self)
    return corners.find()
  }
}
