// How the ring turns, lands and comes to rest.
extension NumberSpinner {
  /// How long a move to a number takes, in seconds.
  static let moveSeconds = 0.5
  /// How long it takes to turn on when it turns already, in seconds: the response of a spring.
  static let hurrySeconds = 0.35
  /// How long a jump takes to be faded in, in seconds.
  static let fadeSeconds = 0.15
  /// How far the ends give, in tiles.
  static let band = RubberBand(limit: 1)
  /// The fastest that an end is met, in tiles per second, so that the ring is never seen empty.
  ///
  /// A critically damped spring of stiffness 100 is carried v/(10·e) past its end: here, by 0.6.
  static let fastestBounce = 16.0

  /// Advances all motion to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (SpinnerEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    if motion.isGliding { follow(until: time, emit: emit) }
    // Only in a row does it ever lag.
    guard case .some = row else { return }
    if lag.isMoving(at: time) {
      writeTitles()
    } else if row?.lostTiles != 0 {
      row?.lostTiles = 0
      writeTitles()
    }
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    motion.isGliding || fadeIn.isMoving(at: now) || lag.isMoving(at: now)
  }

  /// Reports where it comes to rest; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if let glide = motion.glide {
      read(glide.destination)
    } else if isResting, lag.isMoving(at: now) {
      read(value)
    }
  }

  /// Whether the first or the last number is at the front, and it does not wrap.
  public var isAtEnd: Bool { motion.isAtEnd }

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
    emit: (SpinnerEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard let index = range.index(nearest: value), catchUp(to: time, emit: emit) else {
      return false
    }
    typed.clear()
    if animated {
      turn(to: index, at: time, emit: emit)
    } else {
      endSkip()
      jump(to: nearestTile(of: index), fades: false, at: time, emit: emit)
    }
    return true
  }

  /// Tells what happens until an instant.
  mutating func follow(until time: Double, emit: (SpinnerEvent, Double) -> Void) {
    var hasPassed = false
    while let event = motion.next(until: time, on: IntegerDetents()) {
      switch event {
      case .crossed(let crossing, let time):
        pass(crossing.isRising ? 1 : -1, isSkipped: false, at: time, emit: emit)
        hasPassed = true
      case .skipped(let count, let crossing, let time):
        pass(crossing.isRising ? count : -count, isSkipped: true, at: time, emit: emit)
        hasPassed = true
      case .metEnd(let time): emit(.metEnd, time)
      case .cameToRest(let time): comeToRest(at: time, emit: emit)
      }
    }
    if hasPassed { writeTitles() }
  }

  /// Tells of tiles that passed the front.
  private mutating func pass(
    _ tiles: Int64,
    isSkipped: Bool,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    guard range.count > 1 else { return }
    row?.pass(tiles, isSkipped: isSkipped, at: time)
    let count = Int(clamping: tiles.magnitude)
    tell(isSkipped ? .skipped(count: count, to: value) : .changing(value), at: time, emit: emit)
  }

  /// Tells of a value, and remembers it.
  mutating func tell(
    _ event: SpinnerEvent,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    if row == nil { told.tell(value, at: time) }
    emit(event, time)
  }

  /// Comes to rest on the tile at the front, counts the turns no longer, and tells whether the
  /// user's action has changed the value.
  private mutating func comeToRest(at time: Double, emit: (SpinnerEvent, Double) -> Void) {
    let before = settledIndex
    snap(to: index(of: motion.detent))
    if settledIndex != before { tell(.changed(value), at: time, emit: emit) }
  }

  /// Stands on a number, at rest and at once; tells nothing.
  mutating func snap(to index: Int64) {
    skip = nil
    settledIndex = Swift.min(Swift.max(index, 0), range.count - 1)
    motion.snap(to: goal(on: settledIndex))
    setBounds()
    writeTitles()
  }

  /// Takes a number that an app has set, without ending what the user does; tells nothing.
  mutating func adopt(_ index: Int64) {
    typed.clear()
    endSkip()
    let tile = nearestTile(of: index)
    switch motion.phase {
    case .resting: snap(to: index)
    case .held: motion.adopt(goal(on: tile), response: Self.hurrySeconds)
    case .gliding: motion.adopt(goal(on: leaveOut(to: tile)), response: Self.hurrySeconds)
    }
    writeTitles()
  }

  private func goal(on tile: Int64) -> DetentMotion.Goal {
    DetentMotion.Goal(position: Double(tile), detent: tile)
  }

  /// The tile of a number, the shorter way round; for what leaves no numbers out.
  private func nearestTile(of index: Int64) -> Int64 {
    options.wraps ? motion.detent + delta(to: index) : index
  }

  /// How many tiles it is to a number, the shorter way round.
  func delta(to index: Int64) -> Int64 {
    let delta = index - self.index(of: motion.detent)
    return options.wraps ? Self.shorterWay(delta, round: range.count) : delta
  }

  /// Turns to a number, the shorter way round.
  mutating func turn(to index: Int64, at time: Double, emit: (SpinnerEvent, Double) -> Void) {
    endSkip()
    glide(to: nearestTile(of: index), at: time, emit: emit)
  }

  /// Moves on by so many numbers from where it rests, or is going to.
  mutating func step(by steps: Int, at time: Double, emit: (SpinnerEvent, Double) -> Void) {
    guard steps != 0, !motion.isHeld else { return }
    let from = goalNumber
    // More than all of them would only come round again, or to the end.
    let delta = Swift.min(Swift.max(Int64(steps), -range.count), range.count)
    var goal = from + (options.wraps ? Int64(steps) % range.count : delta)
    if !options.wraps { goal = Swift.min(Swift.max(goal, 0), range.count - 1) }
    guard goal != from else {
      if !options.wraps { emit(.metEnd, time) }
      return
    }
    endSkip()
    glide(to: goal, at: time, emit: emit)
  }

  /// Turns from where it is, at the speed it has, to a tile, when no numbers are left out.
  mutating func glide(to tile: Int64, at time: Double, emit: (SpinnerEvent, Double) -> Void) {
    let isThere = Double(tile) == position && tilesPerSecond == 0
    guard !environment.reducesMotion, !isThere else {
      jump(to: tile, fades: true, at: time, emit: emit)
      return
    }
    motion.glide(
      to: goal(on: leaveOut(to: tile)),
      easing: .easeOut,
      seconds: Self.moveSeconds,
      response: Self.hurrySeconds,
      at: time
    )
  }

  /// Stands on a tile at once; what turned or was held may be faded in elsewhere.
  private mutating func jump(
    to tile: Int64,
    fades: Bool,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    let before = value
    row?.pass(tile - motion.detent, isSkipped: false, at: time)
    if fades, position != Double(tile) {
      fadeIn.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    }
    motion.snap(to: goal(on: tile))
    if value != before { tell(.changing(value), at: time, emit: emit) }
    comeToRest(at: time, emit: emit)
  }

  /// Lets go of the ring at a speed: chooses the tile to rest on, and how to get there.
  ///
  /// - Parameters:
  ///   - velocity: tiles per second.
  ///   - isFling: whether that is enough to throw it; else it goes to the tile that is nearest.
  ///   - origin: the position to go back to; nil to rest where it leads. Default nil.
  ///   - time: when, in seconds.
  ///   - emit: takes an event and its time.
  mutating func release(
    velocity: Double,
    isFling: Bool,
    near origin: Double? = nil,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) {
    throwOn(velocity: velocity, isFling: isFling, near: origin, at: time)
    guard let goal = motion.goal else { return }
    // What has nowhere to go rests now, and not with the next time.
    let isThere = position == goal.position && velocity == 0
    if isThere || environment.reducesMotion {
      jump(to: goal.detent, fades: true, at: time, emit: emit)
    }
  }

  /// Chooses where to rest after a release, and how to get there; it goes back to an origin if there is one.
  mutating func throwOn(
    velocity: Double,
    isFling: Bool,
    near origin: Double? = nil,
    at time: Double
  ) {
    var motion = motion
    motion.release(
      velocity: velocity,
      isFling: isFling,
      at: time,
      reach: throwTiles,
      greatestBounce: Self.fastestBounce,
      onto: { position in origin.map { goal(on: nearestTile(to: $0)) } ?? landing(near: position) }
    )
    // With reduced motion the goal is the same, and nothing is seen on the way.
    if environment.reducesMotion {
      motion.glide(AnyMotion(restingAt: position), to: motion.goal, at: time)
    }
    self.motion = motion
  }

  /// How far the ring may be thrown, in tiles.
  private var throwTiles: Double { options.throwLimit / ring.tileAngle }

  /// The tile to rest on near a position, no farther from here than the ring may be thrown.
  private func landing(near target: Double) -> DetentMotion.Goal {
    var tile = nearestTile(to: target)
    // The limit holds for the tile, too, unless it is the one that is nearest here.
    let delta = Double(tile) - position
    if delta > throwTiles, delta > 0.5 { tile -= 1 }
    if delta < -throwTiles, delta < -0.5 { tile += 1 }
    return goal(on: nearestTile(to: Double(tile)))
  }

  /// The tile that is nearest to a position, within the ends.
  private func nearestTile(to position: Double) -> Int64 {
    IntegerDetents().detent(containing: motion.bounded(position))
  }
}

// How tiles are numbered.
extension NumberSpinner {
  /// Tells the motion which tiles are the first and the last.
  mutating func setBounds() {
    motion.band = Self.band
    guard !options.wraps else {
      motion.bounds = nil
      return
    }
    let leftOut = skip?.offset ?? 0
    let first = Double(Swift.max(0, -leftOut))
    motion.bounds = first...Swift.max(first, Double(range.count - 1 - Swift.max(0, leftOut)))
  }

  /// Leaves numbers out of a long way; answers on which tile the goal is then.
  private mutating func leaveOut(to goal: Int64) -> Int64 {
    // As far as can be seen at the beginning, and again at the end.
    let side = Int64(ring.visibleSide) + 2
    let run = 2 * side
    let delta = goal - motion.detent
    guard Int64(delta.magnitude) > run else { return goal }
    let sign: Int64 = delta < 0 ? -1 : 1
    skip = SpinnerSkip(tile: motion.detent + sign * side, offset: delta - sign * run)
    setBounds()
    return motion.detent + sign * run
  }

  /// Counts the tiles as they are lettered at the front, and leaves no numbers out any more.
  mutating func endSkip() {
    guard let skip else { return }
    let offset = skip.number(of: motion.detent) - motion.detent
    self.skip = nil
    setBounds()
    motion.renumber(by: Double(offset), detents: offset)
    writeTitles()
  }

  /// Counts tiles from the turn that it is in, when the ends are joined or parted.
  ///
  /// - Parameter isRound: whether they were joined.
  mutating func dropTurns(isRound: Bool) {
    renumber(in: range) { isRound ? Self.remainder($0, $1) : $0 }
  }

  /// Keeps the value, what is gone to and what was rested on, among other numbers.
  mutating func renumber(from old: SpinnerRange) {
    // A row counts for its rings.
    if case .some = row { return }
    let wraps = options.wraps
    renumber(in: old) { wraps ? Self.remainder($0, $1) : $0 }
  }

  /// Gives each tile the index of its number.
  ///
  /// - Parameters:
  ///   - old: the numbers that the tiles had.
  ///   - indexed: the index of a tile among so many numbers.
  private mutating func renumber(
    in old: SpinnerRange,
    _ indexed: (_ number: Int64, _ count: Int64) -> Int64
  ) {
    func index(of tile: Int64) -> Int64 {
      range.index(nearest: old[indexed(number(of: tile), old.count)]) ?? 0
    }
    let goal = motion.goal.map { index(of: $0.detent) }
    let front = index(of: motion.detent)
    settledIndex = range.index(nearest: old[settledIndex]) ?? 0
    skip = nil
    motion.renumber(by: Double(front - motion.detent), detents: front - motion.detent)
    setBounds()
    switch motion.phase {
    case .resting: snap(to: front)
    case .held: motion.grab(at: now)
    case .gliding: motion.adopt(self.goal(on: goal ?? front), response: Self.hurrySeconds)
    }
  }
}
