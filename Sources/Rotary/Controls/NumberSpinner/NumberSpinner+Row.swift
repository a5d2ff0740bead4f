/// Tiles of a ring that passed the front.
struct SpinnerStep: Equatable, Sendable {
  /// The ring's column in its row.
  var column: Int
  /// The number of tiles; positive if numbers rise.
  var tiles: Int64
  /// The time in seconds.
  var time: Double
  /// Whether there are too many tiles for an event each.
  var isSkipped: Bool
}

/// The indices of a ring's numbers that are within the limits of its row; by default all.
struct SpinnerReach: Equatable, Sendable {
  var first = Int64.min
  var last = Int64.max

  /// No number.
  static let none = SpinnerReach(first: .max, last: .min)

  func contains(_ index: Int64) -> Bool { first <= index && index <= last }
}

/// The state of a ring in a row.
struct SpinnerRowPart: Equatable, Sendable {
  /// The ring's column.
  var column: Int
  /// The maximum height of the row's tiles, in points.
  var maximumHeight = Double.infinity
  /// The maximum size of the row's figures, in points.
  var maximumTextSize = Double.infinity
  /// The distance beside the ring in which it can still be held, in points.
  var touchMargin = 0.0
  /// The number of tiles after the front one that no longer have numbers.
  ///
  /// They show the front tile's number until the shown ring has turned back from them.
  var lostTiles: Int64 = 0
  /// The indices of the numbers that are not dimmed.
  var reach = SpinnerReach()
  /// The tiles that passed the front and that the row has not counted yet.
  var steps: [SpinnerStep] = []

  /// Stores tiles that passed the front, for the row to count.
  mutating func pass(_ tiles: Int64, isSkipped: Bool, at time: Double) {
    guard tiles != 0 else { return }
    lostTiles = 0
    let step = SpinnerStep(column: column, tiles: tiles, time: time, isSkipped: isSkipped)
    steps.append(step)
  }

  /// Moves the stored tiles into a list, in the order of their times.
  mutating func moveSteps(into list: inout [SpinnerStep]) {
    for index in steps.indices {
      var place = list.count
      while place > 0, list[place - 1].time > steps[index].time { place -= 1 }
      list.insert(steps[index], at: place)
    }
    steps.removeAll(keepingCapacity: true)
  }
}

// The effects of a row on its rings.
extension NumberSpinner {
  /// Moves the numbers on by a number of tiles immediately, in any state of the ring; the shown ring follows.
  ///
  /// A finger keeps its hold, and a flick its course, both moved on by the same number.
  mutating func carry(_ tiles: Int64, at time: Double) {
    // A whole turn changes nothing.
    let delta = tiles % range.count
    motion.renumber(by: Double(delta), detents: delta)
    row?.lostTiles = 0
    if environment.reducesMotion {
      fadeIn.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    } else {
      fallBehind(by: Double(delta), velocity: 0, at: time)
    }
    if isResting { snap(to: index(of: motion.detent)) }
  }

  /// Ends a motion or drag on the number at the front; the shown ring follows.
  mutating func halt() {
    guard !isResting else { return }
    let velocity = tilesPerSecond
    endSkip()
    let excess = position - Double(motion.detent)
    pointers.removeAll()
    if !environment.reducesMotion { fallBehind(by: -excess, velocity: velocity, at: now) }
    snap(to: index(of: motion.detent))
  }

  /// Jumps to a number, at rest, and shows it.
  mutating func stand(on index: Int64) {
    lag = MotionTrack(restingAt: 0)
    row?.lostTiles = 0
    typed.clear()
    snap(to: index)
  }

  /// Sets the range, and renumbers the tiles, with a given index at the front; the ring does not turn.
  mutating func letter(_ range: SpinnerRange, front index: Int64) {
    let delta = index - motion.detent
    motion.renumber(by: Double(delta), detents: delta)
    self.range = range
    if isResting { snap(to: self.index(of: index)) }
  }

  /// Lays out the ring with a maximum height of tiles and figures, in points.
  mutating func fit(maximumHeight: Double, maximumTextSize: Double = .infinity) {
    guard row?.maximumHeight != maximumHeight || row?.maximumTextSize != maximumTextSize else {
      return
    }
    row?.maximumHeight = maximumHeight
    row?.maximumTextSize = maximumTextSize
    resize()
  }

  /// Shows the ring a number of tiles further back, and animates it forward.
  private mutating func fallBehind(by tiles: Double, velocity: Double, at time: Double) {
    lag.replace(at: time) { position, speed in
      SpringMotion(
        from: position - tiles,
        velocity: speed + velocity,
        to: 0,
        parameters: SpringMotion.Parameters(dampingRatio: 1, response: Self.springResponse)
      )
    }
  }

  /// The time at which the motion ends; −∞ without one.
  var endTime: Double { Swift.max(motion.endTime, lag.endTime) }

  /// Whether neither the ring nor the shown ring moves.
  var isStill: Bool { isResting && !lag.isMoving(at: now) }

  /// The index of the number at the front of the shown ring.
  var shownIndex: Int64 { index(of: IntegerDetents().detent(containing: shownPosition)) }

  /// The index of the number that is written on the front tile of the shown ring.
  var writtenIndex: Int64 { writtenIndex(of: IntegerDetents().detent(containing: shownPosition)) }
}
