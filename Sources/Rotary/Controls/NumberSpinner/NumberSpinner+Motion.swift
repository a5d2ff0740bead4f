extension NumberSpinner {
  /// How long a move to a number takes.
  static let moveSeconds = 0.5
  /// How long it takes to turn on when it turns already: the response of a spring.
  static let hurrySeconds = 0.35
  /// How long a jump takes to be faded in.
  static let fadeSeconds = 0.15
  /// How far the ends give, in tiles.
  static let band = RubberBand(limit: 1)

  static let scale = WholeScale()

  /// The place a value is read from: inside the ends, whatever the band shows.
  func withinEnds(_ place: Double) -> Double {
    guard !options.wraps else { return place }
    return Swift.min(Swift.max(place, 0), Double(range.count - 1))
  }

  /// Moves to a number.
  ///
  /// What moved or held the ring before ends. On a long way numbers are left out, so that a million
  /// of them takes no longer than ten.
  ///
  /// - Parameters:
  ///   - value: the number; between two, the nearest; beyond the ends, the end.
  ///   - animated: whether it turns there in 0.5 s, or stands there at once. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether the value is a number and the time did not run backward.
  @discardableResult
  public mutating func move(
    to value: Double,
    animated: Bool = true,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Bool {
    guard let index = range.index(nearest: value), time.isFinite, time >= now else { return false }
    advance(to: time, emit: emit)
    typed.clear()
    if animated {
      turn(to: index, at: time, emit: emit)
    } else {
      let before = self.value
      stand(at: index)
      if self.value != before { emit(.valueChanging(self.value), time) }
      finish(at: time, emit: emit)
    }
    return true
  }

  /// Turns to a number, the shorter way round.
  mutating func turn(
    to index: Int64,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    let here = number(of: detent)
    var way = index - here
    if options.wraps {
      way = index - self.index(of: detent)
      if way > range.count / 2 { way -= range.count }
      if way < -(range.count - 1) / 2 { way += range.count }
    }
    glide(to: here + way, at: time, emit: emit)
  }

  /// Moves on by so many numbers from where it rests, or is going to.
  mutating func step(
    by steps: Int,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    guard steps != 0, !isHeld else { return }
    let from = number(of: motion?.goal ?? detent)
    // More than all of them would only come round again.
    var goal = from + (options.wraps ? Int64(steps) % range.count : Int64(steps))
    if !options.wraps { goal = Swift.min(Swift.max(goal, 0), range.count - 1) }
    guard goal != from else {
      if !options.wraps { emit(.reachedEnd, time) }
      return
    }
    glide(to: goal, at: time, emit: emit)
  }

  /// Counts the tiles as they are lettered at the front, and ends the motion that left some out.
  mutating func unsplice() {
    guard let splice else { return }
    let offset = splice.number(of: detent) - detent
    self.splice = nil
    place += Double(offset)
    detent += offset
    motion = nil
  }

  /// Turns from where it is, at the speed it has, to a number, counted on through the turns.
  mutating func glide(
    to goal: Int64,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    let speed = tilesPerSecond
    hold = nil
    unsplice()
    guard !environment.reducesMotion else {
      jump(to: goal, at: time, emit: emit)
      return
    }
    if Double(goal) == place, speed == 0 {
      detent = goal
      finish(at: time, emit: emit)
      return
    }
    let end = leaveOut(to: goal)
    let target = Double(end)
    if speed == 0 {
      let move = EasedMove(
        from: place,
        to: target,
        duration: Self.moveSeconds,
        easing: .easeOut
      )
      motion = SpinnerMotion(glide: .eased(move), start: time, goal: end)
    } else {
      let spring = Spring(
        from: place,
        velocity: speed,
        to: target,
        parameters: Spring.Parameters(dampingRatio: 1, response: Self.hurrySeconds)
      )
      motion = SpinnerMotion(glide: .spring(spring), start: time, goal: end)
    }
  }

  /// Leaves numbers out of a long way; answers on which tile the goal is then.
  private mutating func leaveOut(to goal: Int64) -> Int64 {
    // As far as can be seen at the beginning, and again at the end.
    let side = Int64(ring.visibleSide) + 2
    let run = 2 * side
    let way = goal - detent
    guard Int64(way.magnitude) > run else { return goal }
    let sign: Int64 = way < 0 ? -1 : 1
    splice = SpinnerSplice(tile: detent + sign * side, offset: way - sign * run)
    return detent + sign * run
  }

  /// Stands on a tile at once, with a fade in place of the motion.
  mutating func jump(
    to tile: Int64,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    let before = value
    count(tile - detent, at: time)
    let index = index(of: tile)
    let isElsewhere = place != Double(index)
    stand(at: index)
    if isElsewhere { presence.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time) }
    if value != before { emit(.valueChanging(value), time) }
    finish(at: time, emit: emit)
  }

  private mutating func stand(at index: Int64) {
    motion = nil
    hold = nil
    splice = nil
    lettering = 0
    detent = index
    place = Double(index)
  }

  /// Comes to rest on the tile at the front, and counts the turns no longer.
  mutating func finish(at time: Double, emit: (SpinnerEvent, Double) -> Void) {
    stand(at: index(of: detent))
    let isOther = detent != settled
    settled = detent
    if isOther { emit(.valueChanged(value), time) }
  }

  /// Tells of every tile that passes the front on the way to a place, in order.
  mutating func pass(
    to target: Double,
    emit: (SpinnerEvent, Double) -> Void,
    time: (Crossing) -> Double
  ) {
    let last = withinEnds(Self.scale.detent(at: target))
    for crossing in Crossings(on: Self.scale, fromDetent: detent, toDetent: last) {
      detent = crossing.detent
      guard range.count > 1 else { continue }
      let time = time(crossing)
      count(crossing.isRising ? 1 : -1, at: time)
      emit(.valueChanging(value), time)
    }
  }
}
