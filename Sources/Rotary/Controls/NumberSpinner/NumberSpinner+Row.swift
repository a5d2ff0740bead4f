/// Tiles of a ring that passed the front.
struct SpinnerStep: Equatable, Sendable {
  /// How many; rising numbers are positive.
  var tiles: Int64
  /// When, in seconds.
  var time: Double
  /// Whether they are too many to be told one by one.
  var isSkipped: Bool
}

/// What a row asks of one of its rings.
struct SpinnerRowPart: Equatable, Sendable {
  /// How high the tiles of all are at most, in points.
  var maximumHeight = Double.infinity
  /// How large the figures of all are at most, in points.
  var maximumTextSize = Double.infinity
  /// From how far beside it the ring can be taken hold of, in points.
  var touchMargin = 0.0
  /// How many tiles after the front one have lost their numbers and show that of the front one, until
  /// what is shown has turned back from them.
  var lostTiles: Int64 = 0
  /// The tiles that passed the front and are not counted yet.
  var steps: [SpinnerStep] = []

  /// Keeps tiles that passed the front, for the row to count.
  mutating func pass(_ tiles: Int64, isSkipped: Bool, at time: Double) {
    guard tiles != 0 else { return }
    lostTiles = 0
    steps.append(SpinnerStep(tiles: tiles, time: time, isSkipped: isSkipped))
  }
}

// What a row does to its rings.
extension NumberSpinner {
  /// Lets the numbers go on by so many at once, whatever the ring does; what is shown follows.
  ///
  /// A finger keeps its hold and a throw its course, both so many numbers further on.
  mutating func carry(_ tiles: Int64, at time: Double) {
    // Once round is as good as none.
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

  /// Ends what turns or holds the ring, on the number at the front; what is shown comes after.
  mutating func halt(at time: Double) {
    guard !isResting else { return }
    let velocity = tilesPerSecond
    endSkip()
    let excess = position - Double(motion.detent)
    pointers.removeAll()
    if !environment.reducesMotion { fallBehind(by: -excess, velocity: velocity, at: time) }
    snap(to: index(of: motion.detent))
  }

  /// Stands on a number, at rest and at once, and shows it.
  mutating func stand(on index: Int64) {
    lag = MotionTrack(restingAt: 0)
    row?.lostTiles = 0
    typed.clear()
    snap(to: index)
  }

  /// Takes other numbers and counts its tiles so that the front one has a given index; nothing turns.
  mutating func letter(_ range: SpinnerRange, front index: Int64) {
    let delta = index - motion.detent
    motion.renumber(by: Double(delta), detents: delta)
    self.range = range
    if isResting { snap(to: self.index(of: index)) }
  }

  /// Lays the ring out with tiles and figures no higher than so many points.
  mutating func fit(maximumHeight: Double, maximumTextSize: Double = .infinity) {
    guard row?.maximumHeight != maximumHeight || row?.maximumTextSize != maximumTextSize else {
      return
    }
    row?.maximumHeight = maximumHeight
    row?.maximumTextSize = maximumTextSize
    layOut()
  }

  /// Shows the ring so many tiles further back than now, and lets that catch up.
  private mutating func fallBehind(by tiles: Double, velocity: Double, at time: Double) {
    lag.replace(at: time) { position, speed in
      SpringMotion(
        from: position - tiles,
        velocity: speed + velocity,
        to: 0,
        parameters: SpringMotion.Parameters(dampingRatio: 1, response: Self.hurrySeconds)
      )
    }
  }

  /// When what moves by itself ends; −∞ while nothing does.
  var endTime: Double { Swift.max(motion.endTime, lag.endTime) }

  /// Whether neither the ring nor what it shows moves.
  var isStill: Bool { isResting && !lag.isMoving(at: now) }

  /// The index of the number that is at the front of what is shown.
  var shownIndex: Int64 { index(of: IntegerDetents().detent(containing: shownPosition)) }

  /// The index of the number that is written on the tile at the front of what is shown.
  var writtenIndex: Int64 { writtenIndex(of: IntegerDetents().detent(containing: shownPosition)) }
}
