#if Pictures
import Rotary

/// A file of frames that show one after the other.
///
/// Frames are given with the time at which they appear, so that rounding to what the file can
/// say never adds up: a film of an hour ends when it should.
public protocol MovingPicture: AnyObject {
  /// Adds a frame as the canvas shows it now.
  ///
  /// - Parameters:
  ///   - canvas: of the size of the first one.
  ///   - time: seconds on any clock; a time that is not later than the last, or not finite,
  ///     adds nothing.
  /// - Throws: ``PictureError/cannotDraw(reason:)`` for a canvas of another size, or when the
  ///   encoder refuses.
  func add(_ canvas: Canvas, at time: Double) throws(PictureError)

  /// Ends the last frame and the file.
  ///
  /// - Parameter time: seconds on the same clock.
  /// - Returns: the file's bytes; none when there was no frame.
  /// - Throws: ``PictureError/cannotDraw(reason:)`` when the encoder refuses.
  func finish(at time: Double) throws(PictureError) -> [UInt8]
}

/// Times of frames in a file's whole units.
struct FrameClock {
  /// How many units a second has.
  let unitsPerSecond: Double
  /// No frame is shorter than this many units.
  let shortest: Int
  private var start: Double?
  private var last = 0.0

  init(unitsPerSecond: Double, shortest: Int) {
    self.unitsPerSecond = unitsPerSecond
    self.shortest = shortest
  }

  /// The frame's beginning in units from the first one's, each rounded by itself.
  ///
  /// Nil when the frame is to be left out: it does not come after the last one that was kept, or
  /// so soon that the last one would be shorter than a frame may be.
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

  /// The end of the last frame in units from the first one's beginning.
  func end(at time: Double) -> Int {
    let units = ((time - (start ?? time)) * unitsPerSecond).rounded()
    let earliest = last + Double(shortest)
    return Int(units > earliest && units < Double(Int32.max) ? units : earliest)
  }
}
#endif
