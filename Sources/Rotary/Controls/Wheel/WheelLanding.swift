/// The rules by which a wheel chooses the detent on which it stops: stops, direction and disabled sectors.
struct WheelLanding {
  /// The tolerance for the comparison of two rotations, in radians.
  private static let slack = 1e-9

  let layout: SectorLayout
  let sectors: [Sector]
  let options: WheelOptions
  /// The wheel's rotation.
  let rotation: Double
  /// The sector on which the wheel last rested.
  let settledValue: Int

  /// Returns the goal for a detent: its rotation, or the nearer end of the stops if it is beyond them.
  func goal(on detent: Int64) -> DetentMotion.Goal {
    let rotation = layout.rotation(of: detent)
    let position = options.stops.map { rotation.clamped(to: $0) } ?? rotation
    return DetentMotion.Goal(position: position, detent: detent)
  }

  /// Returns the nearest goal for a sector.
  ///
  /// - Parameters:
  ///   - index: The sector.
  ///   - sign: The direction of the turn, as for ``SectorLayout/detent(of:from:turning:)``. Default 0.
  /// - Returns: The goal, within the stops.
  func goal(of index: Int, turning sign: Double = 0) -> DetentMotion.Goal {
    goal(on: withinStops(layout.detent(of: index, from: rotation, turning: sign)))
  }

  /// Returns the goal on which to stop near a rotation, not against the allowed direction.
  func goal(near target: Double) -> DetentMotion.Goal {
    var detent = layout.detent(containing: target)
    if !isAhead(detent) { detent -= Int64(layout.order * options.direction.sign) }
    return goal(on: choosable(from: withinStops(detent), near: target))
  }

  /// Returns the detent that is a number of steps after another; at a stop, that one.
  ///
  /// If only one direction is allowed, a step in the other direction turns almost all the way around.
  func detent(after steps: Int, from start: Int64) -> Int64 {
    // More than a turn would only blur, so whole turns are omitted if there are no stops.
    let goesRound = steps.magnitude > layout.count && options.stops == nil
    let bounded = goesRound ? steps % layout.count : steps.clamped(to: -layout.count...layout.count)
    var goal = start + Int64(bounded)
    while !isAhead(goal) {
      goal -= Int64(layout.order * options.direction.sign) * Int64(layout.count)
    }
    goal = withinStops(goal)
    guard !sectors[layout.index(of: goal)].isEnabled else { return goal }
    // Disabled sectors are skipped. At the last enabled one, the wheel stays.
    var next = goal
    for _ in 1..<layout.count where !isChoosable(next) { next += steps > 0 ? 1 : -1 }
    return isChoosable(next) ? next : choosable(from: goal, near: rotation)
  }

  /// Returns whether a detent can be reached in the allowed direction.
  private func isAhead(_ detent: Int64) -> Bool {
    (layout.rotation(of: detent) - rotation) * options.direction.sign >= -Self.slack
  }

  /// Returns the nearest detent within the stops.
  private func withinStops(_ detent: Int64) -> Int64 {
    guard let stops = options.stops else { return detent }
    let (forward, rotation) = (Int64(layout.order), layout.rotation(of: detent))
    if rotation > stops.upperBound + Self.slack {
      let first = layout.detent(containing: stops.upperBound)
      let isOver = layout.rotation(of: first) > stops.upperBound + Self.slack
      return isOver ? first + forward : first
    }
    if rotation < stops.lowerBound - Self.slack {
      let last = layout.detent(containing: stops.lowerBound)
      let isUnder = layout.rotation(of: last) < stops.lowerBound - Self.slack
      return isUnder ? last - forward : last
    }
    return detent
  }

  /// Returns a detent, or the nearest one whose sector is enabled.
  ///
  /// If there is none, returns the detent of the sector on which the wheel last rested.
  ///
  /// - Parameters:
  ///   - detent: The detent at which the search begins.
  ///   - target: A rotation. Of two detents that are equally many sectors away, the one nearer to it is returned.
  /// - Returns: The detent.
  private func choosable(from detent: Int64, near target: Double) -> Int64 {
    if sectors[layout.index(of: detent)].isEnabled { return detent }
    func distance(of detent: Int64) -> Double {
      isChoosable(detent) ? (layout.rotation(of: detent) - target).magnitude : .infinity
    }
    for way in 1..<Int64(layout.count) {
      let (before, after) = (distance(of: detent - way), distance(of: detent + way))
      if before.isFinite || after.isFinite { return detent + (before < after ? -way : way) }
    }
    return withinStops(layout.detent(of: settledValue, from: rotation))
  }

  /// Returns whether the user can stop the wheel on a detent: its sector is enabled, and stops and direction allow it.
  private func isChoosable(_ detent: Int64) -> Bool {
    sectors[layout.index(of: detent)].isEnabled && withinStops(detent) == detent && isAhead(detent)
  }
}
