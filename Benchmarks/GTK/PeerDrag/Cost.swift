import Glibc

/// The way in which values change.
enum Gesture: String {
  /// A pointer drags the control.
  case drag
  /// The program sets the value.
  case set
}

/// The cost of a gesture.
struct Cost {
  /// The number of moves, or of set values.
  var moves = 0
  /// The number of frames that were drawn.
  var frames = 0
  /// The number of moves after which the control had another value.
  var changes = 0
  /// The running time of all threads of this process, in seconds.
  var all = 0.0
  /// The running time of the main thread, in seconds.
  var main = 0.0
  /// The number of frames in a second at rest.
  var restFrames = 0

  /// Adds the running time of some work.
  mutating func measure<Result>(_ work: (inout Cost) throws -> Result) rethrows -> Result {
    let start = (seconds(of: CLOCK_PROCESS_CPUTIME_ID), seconds(of: CLOCK_THREAD_CPUTIME_ID))
    defer {
      all += seconds(of: CLOCK_PROCESS_CPUTIME_ID) - start.0
      main += seconds(of: CLOCK_THREAD_CPUTIME_ID) - start.1
    }
    return try work(&self)
  }

  /// The cost as a JSON object.
  var json: String {
    """
    {"moves": \(moves), "frames": \(frames), "changes": \(changes), "all": \(all), "main": \(main), \
    "rest_frames": \(restFrames)}
    """
  }
}

/// Returns the seconds of a clock.
func seconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
