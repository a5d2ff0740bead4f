import Rotary

/// Writes the motion of a wheel that nothing disturbs, as ``WebSession/plan(seconds:)`` does.
@_cdecl("glideWheel")
func glideWheel(_ handle: Int32, _ seconds: Double) -> UnsafeMutablePointer<Double>? {
  report(handle) { unsafeDowncast($0, to: WebSession<Wheel>.self).plan(seconds: seconds) }
}

/// Writes the state of a wheel at a later time, without advancing it.
@_cdecl("peekWheel")
func peekWheel(_ handle: Int32, _ time: Double) -> UnsafeMutablePointer<Double>? {
  report(handle) { unsafeDowncast($0, to: WebSession<Wheel>.self).writeState(at: time) }
}

/// The angles of a node that turns.
private struct Track {
  let node: NodeID
  let center: Point2D
  var angles: [Double]
}

extension WebSession {
  /// Writes how nodes turn from now on, as long as nothing else changes the picture.
  ///
  /// These are the present time, the time between two angles, the times of events, and for each node its number, its
  /// centre and its angles, the first of which is the present one. The control itself does not advance: a copy does.
  ///
  /// - Parameter seconds: The longest time to look ahead.
  func plan(seconds: Double) {
    outbox.clear()
    let (start, key) = session.read { ($0.now, $0.renderKey) }
    var ahead = session
    var (tracks, eventTimes): ([Track], [Double]) = ([], [])
    var step = 0
    while Double(step) * stepSeconds <= seconds, record(ahead, into: &tracks, step: step) {
      step += 1
      ahead.advance(to: start + Double(step) * stepSeconds)
      guard ahead.isMoving, ahead.read({ $0.matches(key) }) else { break }
      while let (_, time) = ahead.nextEvent() { eventTimes.append(time) }
    }
    outbox.write(start)
    outbox.write(stepSeconds)
    outbox.write(eventTimes.count)
    for time in eventTimes { outbox.write(time) }
    outbox.write(tracks.count)
    for track in tracks {
      outbox.write(Double(track.node.rawValue))
      outbox.write(track.center)
      outbox.write(step)
      for angle in track.angles.prefix(step) { outbox.write(angle) }
    }
  }

  /// Adds the present angles of all nodes; returns false if a node moves in another way.
  private func record(_ ahead: ControlSession<Subject>, into tracks: inout [Track], step: Int)
    -> Bool
  {
    var (index, areTurned) = (0, true)
    ahead.control.readPlacements { node, placement in
      guard case .turned(let angle, let center) = placement else {
        areTurned = false
        return
      }
      if step == 0 { tracks.append(Track(node: node, center: center, angles: [])) }
      guard index < tracks.count else { return }
      tracks[index].angles.append(angle)
      index += 1
    }
    return areTurned && index == tracks.count
  }

  /// Writes the state at a later time, without advancing the control.
  func writeState(at time: Double) {
    var ahead = session
    ahead.advance(to: time)
    outbox.clear()
    outbox.writeFields { write in ahead.read { $0.readState(write) } }
  }
}

/// The time between two angles of a plan.
///
/// Between them, the browser interpolates linearly. At the greatest deceleration of a wheel, about 60 rad/s², the angle
/// differs by 60 · (1/120)² / 8 rad, 0.03 degrees.
private let stepSeconds = 1.0 / 120
