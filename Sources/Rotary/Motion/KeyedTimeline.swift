/// Several properties that run together, each with its own delay, duration and curve, and one
/// progress for all that can be turned round at any instant without a jump.
///
/// Where motion is to be reduced, nothing runs: the picture is faded out as it was and in as it will
/// be, within ``fadeSeconds``; what comes out is the same. A host that can show two pictures lays
/// them over each other by ``crossFade(at:)``, one that shows one has it as faint as
/// ``opacity(at:)`` says.
///
/// ```swift
/// var opening = KeyedTimeline([
///   KeyedTrack(Part.radius, from: 0, to: 120, duration: 0.3, easing: .easeOut),
///   KeyedTrack(Part.label, from: 0, to: 1, delay: 0.15, duration: 0.15),
/// ])
/// opening.play(at: now)
/// opening.reverse(at: now + 0.2)
/// let radius = opening.value(of: .radius, at: now + 0.25)
/// ```
public struct KeyedTimeline<Key: Equatable & Sendable>: Equatable, Sendable {
  /// Which way it runs.
  public enum Direction: Equatable, Sendable {
    /// Towards the ends of its tracks.
    case forward
    /// Towards their beginnings.
    case backward
  }

  /// Seconds that a cross-fade takes at most where motion is reduced.
  public static var fadeSeconds: Double { 0.15 }

  /// Its properties; of two tracks with one key, the first counts.
  public let tracks: [KeyedTrack<Key>]
  /// Seconds until the last track has ended, motion reduced or not.
  public let duration: Double
  /// Whether a cross-fade takes the place of the motion.
  public private(set) var reducesMotion: Bool
  /// Which way it runs, or ran last.
  public private(set) var direction = Direction.forward

  /// When it was started, turned round or stopped last; −∞ when never.
  private var anchorTime = -Double.infinity
  /// How far it was then, 0…1.
  private var anchor = 0.0
  private var isStopped = true

  /// Makes a timeline that stands at its beginning.
  public init(_ tracks: [KeyedTrack<Key>], reducesMotion: Bool = false) {
    self.tracks = tracks
    self.reducesMotion = reducesMotion
    var end = 0.0
    for track in tracks { end = Swift.max(end, track.delay + track.duration) }
    duration = end
  }

  /// Runs from where it is to the end.
  public mutating func play(at time: Double) { run(.forward, at: time) }

  /// Runs from where it is back to the beginning.
  public mutating func playBackward(at time: Double) { run(.backward, at: time) }

  /// Turns round where it is; what stood still runs the other way than it ran last.
  public mutating func reverse(at time: Double) {
    switch direction {
    case .forward: run(.backward, at: time)
    case .backward: run(.forward, at: time)
    }
  }

  /// Stops where it is.
  public mutating func stop(at time: Double) {
    guard takesUp(at: time) else { return }
    isStopped = true
  }

  /// Stands still at a progress, as a finger has it that drives the timeline.
  ///
  /// - Parameters:
  ///   - progress: 0…1; more or less counts as 1 or 0.
  ///   - time: now.
  public mutating func seek(to progress: Double, at time: Double) {
    guard progress.isFinite, takesUp(at: time) else { return }
    anchor = Swift.min(Swift.max(0, progress), 1)
    isStopped = true
  }

  /// Begins or ends to reduce motion; the progress stays.
  public mutating func reduceMotion(_ reduces: Bool, at time: Double) {
    guard reduces != reducesMotion, takesUp(at: time) else { return }
    reducesMotion = reduces
  }

  /// How far it is, 0 at the beginning and 1 at the end; it runs evenly.
  public func progress(at time: Double) -> Double {
    guard !isStopped else { return anchor }
    guard span > 0 else { return direction == .forward ? 1 : 0 }
    return seconds(at: time) / span
  }

  /// Whether it has not come to an end yet.
  public func isRunning(at time: Double) -> Bool {
    guard !isStopped else { return false }
    switch direction {
    case .forward: return seconds(at: time) < span
    case .backward: return seconds(at: time) > 0
    }
  }

  /// Seconds until it comes to an end; 0 while it stands still.
  public func secondsLeft(at time: Double) -> Double {
    guard !isStopped else { return 0 }
    switch direction {
    case .forward: return span - seconds(at: time)
    case .backward: return seconds(at: time)
    }
  }

  /// A property's value then; nil when no track has the key.
  ///
  /// Reads only: nothing is allocated.
  public func value(of key: Key, at time: Double) -> Double? {
    guard let track = track(of: key) else { return nil }
    guard !reducesMotion, span > 0 else {
      return progress(at: time) < 0.5 ? track.start : track.end
    }
    return track.value(at: seconds(at: time), isBackward: direction == .backward)
  }

  /// How fast a property changes then, in units per second; 0 where motion is reduced, and for a
  /// key that no track has.
  public func velocity(of key: Key, at time: Double) -> Double {
    guard !reducesMotion, isRunning(at: time), let track = track(of: key) else { return 0 }
    let forward = track.velocity(at: seconds(at: time))
    return direction == .forward ? forward : -forward
  }

  /// How much of the end's picture lies over that of the beginning, 0…1; without reduced motion
  /// there is one picture only, and this is 1.
  public func crossFade(at time: Double) -> Double { reducesMotion ? progress(at: time) : 1 }

  /// How opaque the one picture is that shows ``value(of:at:)``; 1 without reduced motion.
  ///
  /// It is gone half-way, where the values change.
  public func opacity(at time: Double) -> Double { (2 * crossFade(at: time) - 1).magnitude }

  /// Seconds from its beginning to its end, as it runs now.
  private var span: Double { reducesMotion ? Swift.min(duration, Self.fadeSeconds) : duration }

  /// How many of them have been run through.
  private func seconds(at time: Double) -> Double {
    let begun = anchor * span
    guard !isStopped, time > anchorTime else { return begun }
    switch direction {
    case .forward: return Swift.min(begun + (time - anchorTime), span)
    case .backward: return Swift.max(begun - (time - anchorTime), 0)
    }
  }

  private func track(of key: Key) -> KeyedTrack<Key>? {
    for track in tracks where track.key == key { return track }
    return nil
  }

  /// Begins anew where it is; a time that runs back, or is none, changes nothing.
  private mutating func takesUp(at time: Double) -> Bool {
    guard time.isFinite, time >= anchorTime else { return false }
    anchor = progress(at: time)
    anchorTime = time
    return true
  }

  private mutating func run(_ direction: Direction, at time: Double) {
    guard takesUp(at: time) else { return }
    self.direction = direction
    isStopped = false
  }
}
