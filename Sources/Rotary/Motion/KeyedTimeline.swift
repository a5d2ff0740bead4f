/// An animation of several properties, each with its delay, duration and curve, and one progress that can be reversed
/// at any time without a jump.
///
/// With reduced motion, nothing moves: the old picture fades out and the new one fades in, within ``fadeSeconds``, with
/// the same result. A host that can show two pictures blends them by ``crossFade(at:)``; a host with one picture sets
/// its opacity to ``opacity(at:)``.
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
  /// The direction of the animation.
  public enum Direction: Equatable, Sendable {
    /// Towards the ends of the tracks.
    case forward
    /// Towards the starts of the tracks.
    case backward
  }

  /// The maximum duration of a cross-fade with reduced motion, in seconds.
  public static var fadeSeconds: Double { 0.15 }

  /// The properties; if two tracks have the same key, the first is used.
  public let tracks: [KeyedTrack<Key>]
  /// The time at which the last track ends, in seconds, also with reduced motion.
  public let duration: Double
  /// Whether a cross-fade replaces the motion.
  public private(set) var reducesMotion: Bool
  /// The present or latest direction.
  public private(set) var direction = Direction.forward

  /// The time of the latest start, reversal or stop; −∞ if there was none.
  private var anchorTime = -Double.infinity
  /// The progress at that time, 0…1.
  private var anchor = 0.0
  private var isStopped = true

  /// Creates a timeline at its start.
  public init(_ tracks: [KeyedTrack<Key>], reducesMotion: Bool = false) {
    self.tracks = tracks
    self.reducesMotion = reducesMotion
    var end = 0.0
    for track in tracks { end = Swift.max(end, track.delay + track.duration) }
    duration = end
  }

  /// Plays from the present progress to the end.
  public mutating func play(at time: Double) { run(.forward, at: time) }

  /// Plays from the present progress back to the start.
  public mutating func playBackward(at time: Double) { run(.backward, at: time) }

  /// Reverses at the present progress; a stopped timeline plays opposite to its latest direction.
  public mutating func reverse(at time: Double) {
    switch direction {
    case .forward: run(.backward, at: time)
    case .backward: run(.forward, at: time)
    }
  }

  /// Stops at the present progress.
  public mutating func stop(at time: Double) {
    guard moveAnchor(at: time) else { return }
    isStopped = true
  }

  /// Stops at a progress, for example while a finger drives the timeline.
  ///
  /// - Parameters:
  ///   - progress: The progress, clamped to 0…1.
  ///   - time: The present time.
  public mutating func seek(to progress: Double, at time: Double) {
    guard progress.isFinite, moveAnchor(at: time) else { return }
    anchor = Swift.min(Swift.max(0, progress), 1)
    isStopped = true
  }

  /// Turns reduced motion on or off; the progress stays.
  public mutating func reduceMotion(_ reduces: Bool, at time: Double) {
    guard reduces != reducesMotion, moveAnchor(at: time) else { return }
    reducesMotion = reduces
  }

  /// Returns the progress, 0 at the start and 1 at the end; it changes at a constant rate.
  public func progress(at time: Double) -> Double {
    guard !isStopped else { return anchor }
    guard span > 0 else { return direction == .forward ? 1 : 0 }
    return seconds(at: time) / span
  }

  /// Whether the timeline plays and has not ended.
  public func isRunning(at time: Double) -> Bool {
    guard !isStopped else { return false }
    switch direction {
    case .forward: return seconds(at: time) < span
    case .backward: return seconds(at: time) > 0
    }
  }

  /// Returns the seconds until the end; 0 while stopped.
  public func secondsLeft(at time: Double) -> Double {
    guard !isStopped else { return 0 }
    switch direction {
    case .forward: return span - seconds(at: time)
    case .backward: return seconds(at: time)
    }
  }

  /// Returns a property's value at a time; nil if no track has the key.
  ///
  /// It allocates nothing.
  public func value(of key: Key, at time: Double) -> Double? {
    guard let track = track(of: key) else { return nil }
    guard !reducesMotion, span > 0 else {
      return progress(at: time) < 0.5 ? track.start : track.end
    }
    return track.value(at: seconds(at: time), isBackward: direction == .backward)
  }

  /// Returns a property's rate of change at a time, in units per second; 0 with reduced motion, and for an unknown key.
  public func velocity(of key: Key, at time: Double) -> Double {
    guard !reducesMotion, isRunning(at: time), let track = track(of: key) else { return 0 }
    let forward = track.velocity(at: seconds(at: time))
    return direction == .forward ? forward : -forward
  }

  /// Returns the opacity of the end's picture over the start's, 0…1; always 1 without reduced motion, as there is one
  /// picture only.
  public func crossFade(at time: Double) -> Double { reducesMotion ? progress(at: time) : 1 }

  /// Returns the opacity of the one picture that shows ``value(of:at:)``; 1 without reduced motion.
  ///
  /// It is 0 halfway, where the values change.
  public func opacity(at time: Double) -> Double { (2 * crossFade(at: time) - 1).magnitude }

  /// The present duration from start to end, in seconds.
  private var span: Double { reducesMotion ? Swift.min(duration, Self.fadeSeconds) : duration }

  /// Returns the position in the timeline, in seconds; exactly an end of it once the seconds that were left are over.
  private func seconds(at time: Double) -> Double {
    let begun = anchor * span
    guard !isStopped, time > anchorTime else { return begun }
    switch direction {
    case .forward: return time < anchorTime + (span - begun) ? begun + (time - anchorTime) : span
    case .backward: return time < anchorTime + begun ? begun - (time - anchorTime) : 0
    }
  }

  private func track(of key: Key) -> KeyedTrack<Key>? {
    for track in tracks where track.key == key { return track }
    return nil
  }

  /// Sets the anchor to the present progress; returns false for a time that is earlier or not finite.
  private mutating func moveAnchor(at time: Double) -> Bool {
    guard time.isFinite, time >= anchorTime else { return false }
    anchor = progress(at: time)
    anchorTime = time
    return true
  }

  private mutating func run(_ direction: Direction, at time: Double) {
    guard moveAnchor(at: time) else { return }
    self.direction = direction
    isStopped = false
  }
}
