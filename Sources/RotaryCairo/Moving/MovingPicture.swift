#if Pictures
import Rotary

/// A file with a sequence of frames.
///
/// Each frame has an absolute time, so that rounding to the file's units does not accumulate: a film of an hour ends on
/// time.
public protocol MovingPicture: AnyObject {
  /// Adds the canvas as a frame.
  ///
  /// - Parameters:
  ///   - canvas: a canvas of the first one's size.
  ///   - time: the time in seconds on any clock. A time that is not finite, or not after the last, adds nothing.
  /// - Throws: ``PictureError/cannotDraw(reason:)`` for a canvas of another size, or if the encoder fails.
  func add(_ canvas: Canvas, at time: Double) throws(PictureError)

  /// Ends the last frame and the file.
  ///
  /// - Parameter time: the time in seconds on the same clock.
  /// - Returns: the file's bytes; empty if there was no frame.
  /// - Throws: ``PictureError/cannotDraw(reason:)`` if the encoder fails.
  func finish(at time: Double) throws(PictureError) -> [UInt8]
}

/// Converts times of frames to whole units of a file.
struct FrameClock {
  /// The number of units per second.
  let unitsPerSecond: Double
  /// The minimum length of a frame, in units.
  let shortest: Int
  private var start: Double?
  private var last = 0.0

  init(unitsPerSecond: Double, shortest: Int) {
    self.unitsPerSecond = unitsPerSecond
    self.shortest = shortest
  }

  /// Returns the start of a frame in units since the first one, rounded separately.
  ///
  /// The result is nil for a frame to drop: one that is not after the last kept frame, or so soon that the last frame
  /// would be shorter than the minimum.
  mutating func begin(at time: Double) -> Int? {
    guard time.isFinite else { return nil }
    guard let start else {
      self.start = time
      return 0
    }
    let units = ((time - start) * unitsPerSecond).rounded()
    guard units >= last + Double(shortest), units < Double(Int32.max) else { return nil }
    last = units
    return Int(units)
  }

  /// Returns the end of the last frame, in units since the start of the first one.
  func end(at time: Double) -> Int {
    let units = ((time - (start ?? time)) * unitsPerSecond).rounded()
    let earliest = last + Double(shortest)
    return Int(units > earliest && units < Double(Int32.max) ? units : earliest)
  }
}
#endif
