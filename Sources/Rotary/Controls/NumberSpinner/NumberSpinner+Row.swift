/// Tiles of a ring that passed the front.
struct SpinnerStep: Equatable, Sendable {
  /// How many; rising numbers are positive.
  var tiles: Int64
  /// When, in seconds.
  var time: Double
}

// What a row asks of its rings.
extension NumberSpinner {
  /// Keeps tiles that passed the front, for a row to count.
  mutating func count(_ tiles: Int64, at time: Double) {
    if tiles != 0, range.count > 1 { passed?.append(SpinnerStep(tiles: tiles, time: time)) }
  }

  /// Lets the numbers go on by so many at once, whatever the ring does; what is shown follows.
  ///
  /// A finger keeps its hold and a throw its course, both so many numbers further on.
  mutating func carry(_ tiles: Int64, at time: Double) {
    lettering = (lettering + tiles) % range.count
    if environment.reducesMotion {
      presence.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    } else {
      // Once round is as good as none.
      fallBehind(by: Double(tiles % range.count), velocity: 0, at: time)
    }
    if isResting { rest() }
  }

  /// Ends what turns or holds the ring, on the number at the front; what is shown comes after.
  mutating func halt(at time: Double) {
    guard !isResting else { return }
    let velocity = tilesPerSecond
    unsplice()
    let excess = place - Double(detent)
    motion = nil
    hold = nil
    pointers.removeAll()
    if !environment.reducesMotion { fallBehind(by: -excess, velocity: velocity, at: time) }
    rest()
  }

  /// Stands on the number at the front, as after a motion; what lags goes on lagging.
  private mutating func rest() {
    detent = index(of: detent)
    lettering = 0
    place = Double(detent)
    settled = detent
  }

  /// Shows the ring so many tiles further back than now, and lets that catch up.
  private mutating func fallBehind(by tiles: Double, velocity: Double, at time: Double) {
    lag.replace(at: time) { position, speed in
      Spring(
        from: position - tiles,
        velocity: speed + velocity,
        to: 0,
        parameters: Spring.Parameters(dampingRatio: 1, response: Self.hurrySeconds)
      )
    }
  }

  /// When what moves by itself ends; −∞ while nothing does.
  var endTime: Double {
    let end = motion.map { $0.end } ?? -.infinity
    return Swift.max(end, lag.endTime)
  }

  /// Whether neither the ring nor what it shows moves.
  var isStill: Bool { isResting && !lag.isMoving(at: now) }
}
