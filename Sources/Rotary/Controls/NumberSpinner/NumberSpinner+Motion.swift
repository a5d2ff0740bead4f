// The ring's motion.
extension NumberSpinner {
  /// The duration of a move to a number, in seconds.
  static let moveSeconds = 0.5
  /// The response of the spring that moves a ring which already turns, in seconds.
  static let springResponse = 0.35
  /// The elastic range beyond the ends, in tiles.
  static let band = RubberBand(limit: 1)
  /// The maximum speed at which the ring reaches an end, in tiles per second, so that the ring is never empty.
  ///
  /// A critically damped spring of stiffness 100 overshoots its end by v/(10·e): here, by 0.6.
  static let fastestBounce = 16.0

  /// Advances all motion to a time.
  public mutating func receive(time: Double) {
    now = time
    if motion.isGliding { turn(until: time) }
    // Only rings in a row lag.
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
      || !pendingEvents.isEmpty
  }

  /// Reports the position at which the ring will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    if let glide = motion.glide {
      read(glide.destination)
    } else if isResting, lag.isMoving(at: now) {
      read(value)
    }
  }

  var pointsPerUnit: Double { ring.tileLength }

  /// Whether the first or the last number is at the front of a ring that does not wrap.
  public var isAtEnd: Bool { motion.isAtEnd }

  /// Moves to a number.
  ///
  /// A motion or drag in progress ends. A long move skips numbers, so that a million of them take no longer than ten.
  ///
  /// - Parameters:
  ///   - value: The number; between two numbers, the nearest; clamped to the ends.
  ///   - animated: Whether the ring turns to the number in 0.5 s or jumps. Default true.
  /// - Returns: Whether the value is not NaN.
  @discardableResult
  public mutating func move(to value: Double, animated: Bool = true) -> Bool {
    guard let index = range.index(nearest: value) else { return false }
    typed.clear()
    if animated {
      turn(to: index)
    } else {
      endSkip()
      jump(to: goal(on: nearestTile(of: index)), fades: false, at: now)
    }
    return true
  }

  mutating func nextMotionEvent(until time: Double) -> DetentMotion.Event? {
    motion.next(until: time, on: IntegerDetents())
  }

  /// Sends the events until a time, and writes the titles of new tiles.
  mutating func turn(until time: Double) {
    let tile = motion.detent
    follow(until: time)
    if motion.detent != tile { writeTitles() }
  }

  /// Sends the events for tiles that have passed the front.
  mutating func pass(_ tiles: Int64, isSkipped: Bool, at time: Double) {
    guard range.count > 1 else { return }
    row?.pass(tiles, isSkipped: isSkipped, at: time)
    sendPassed(tiles, to: value, isSkipped: isSkipped, at: time)
  }

  /// Sends the event of a value, and remembers the value.
  mutating func sendValue(_ event: ValueEvent<Double>, at time: Double) {
    if row == nil { sentValues.record(value, at: time) }
    send(event, at: time)
  }

  /// Stops on the tile at the front, removes whole turns, and sends an event if the user's action has changed the
  /// value.
  mutating func comeToRest(at time: Double) {
    let before = settledIndex
    snap(to: index(of: motion.detent))
    if settledIndex != before { sendValue(.changed(value), at: time) }
  }

  /// Jumps to a number, at rest; sends no event.
  mutating func snap(to index: Int64) {
    skip = nil
    settledIndex = Swift.min(Swift.max(index, 0), range.count - 1)
    motion.snap(to: goal(on: settledIndex))
    setBounds()
    writeTitles()
  }

  /// Sets the number that an app has set, without ending a drag; sends no event.
  mutating func adopt(_ index: Int64) {
    typed.clear()
    endSkip()
    let tile = nearestTile(of: index)
    switch motion.phase {
    case .resting: snap(to: index)
    case .held: motion.adopt(goal(on: tile), response: Self.springResponse)
    case .gliding:
      let nearTile = leaveOut(to: tile)
      motion.adopt(goal(on: nearTile), response: Self.springResponse)
    }
    writeTitles()
  }

  private func goal(on tile: Int64) -> DetentMotion.Goal {
    DetentMotion.Goal(position: Double(tile), detent: tile)
  }

  /// Returns the tile of a number, the shorter way around, for a ring without skipped numbers.
  private func nearestTile(of index: Int64) -> Int64 {
    options.wraps ? motion.detent + delta(to: index) : index
  }

  /// Returns the number of tiles to a number, the shorter way around.
  func delta(to index: Int64) -> Int64 {
    let delta = index - self.index(of: motion.detent)
    return options.wraps ? Self.shorterWay(delta, round: range.count) : delta
  }

  /// Turns to a number, the shorter way around.
  mutating func turn(to index: Int64) {
    endSkip()
    glide(to: nearestTile(of: index))
  }

  /// Moves by a number of steps from the one at which the ring rests or will stop.
  mutating func step(by steps: Int) {
    guard steps != 0, !isHeld else { return }
    let from = goalNumber
    // More than all numbers would only turn around again, or stop at the end.
    let delta = Swift.min(Swift.max(Int64(steps), -range.count), range.count)
    var goal = from + (options.wraps ? Int64(steps) % range.count : delta)
    if !options.wraps { goal = Swift.min(Swift.max(goal, 0), range.count - 1) }
    guard goal != from else {
      if !options.wraps { send(.metEnd(strength: 0)) }
      return
    }
    endSkip()
    glide(to: goal)
  }

  /// Turns to a tile, beginning at the current position and speed, if no numbers are skipped.
  mutating func glide(to tile: Int64) {
    let isThere = Double(tile) == position && tilesPerSecond == 0
    guard !environment.reducesMotion, !isThere else {
      return jump(to: goal(on: tile), fades: true, at: now)
    }
    let nearTile = leaveOut(to: tile)
    motion.glide(
      to: goal(on: nearTile),
      easing: .easeOut,
      seconds: Self.moveSeconds,
      response: Self.springResponse,
      at: now
    )
  }

  /// Counts the tiles of a jump, and sends the value if it has changed.
  mutating func land(after tile: Int64, at time: Double) {
    row?.pass(motion.detent - tile, isSkipped: false, at: time)
    if value != range[index(of: tile)] { sendValue(.changing(value), at: time) }
  }

  /// Releases the ring at a speed: determines the tile on which it stops, and the motion to it.
  ///
  /// - Parameters:
  ///   - velocity: The speed in tiles per second.
  ///   - isFling: Whether the speed is a flick; otherwise the ring moves to the nearest tile.
  ///   - origin: The position to return to; nil to stop where the motion leads. Default nil.
  mutating func release(velocity: Double, isFling: Bool, near origin: Double? = nil) {
    let landing = SpinnerLanding(
      start: position,
      origin: origin,
      reach: options.throwLimit / ring.tileAngle,
      bounds: motion.bounds
    )
    motion.release(
      velocity: velocity,
      isFling: isFling,
      at: now,
      reach: landing.reach,
      greatestBounce: Self.fastestBounce,
      onto: { landing.goal(near: $0) }
    )
    guard let goal = motion.goal else { return }
    // If the ring need not move, it rests now and not at the next time.
    let isThere = position == goal.position && velocity == 0
    if isThere || environment.reducesMotion { jump(to: goal, fades: true, at: now) }
  }
}

/// The rule by which a released ring chooses the tile on which it stops.
private struct SpinnerLanding {
  /// The position at the release.
  let start: Double
  /// The position to return to; nil to stop where the motion leads.
  let origin: Double?
  /// The maximum distance of a flick, in tiles.
  let reach: Double
  /// The first and the last tile; nil for a ring that wraps.
  let bounds: ClosedRange<Double>?

  /// Returns the tile near a position, within the maximum distance of a flick.
  func goal(near target: Double) -> DetentMotion.Goal {
    var tile = nearest(to: origin ?? target)
    // The limit also applies to the tile, unless the tile is the nearest one.
    let delta = tile - start
    if case nil = origin, delta.magnitude > Swift.max(reach, 0.5) {
      tile = nearest(to: delta > 0 ? tile - 1 : tile + 1)
    }
    return DetentMotion.Goal(position: tile, detent: Int64(bounded: tile))
  }

  /// Returns the tile nearest to a position, within the ends.
  private func nearest(to position: Double) -> Double {
    let inside = bounds.map { position.clamped(to: $0) } ?? position
    return Double(IntegerDetents().detent(containing: inside))
  }
}

// The numbers of tiles.
extension NumberSpinner {
  /// Sets the first and the last tile of the motion.
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

  /// Skips numbers of a long move, except in a row, which counts every number; returns the tile of the goal.
  private mutating func leaveOut(to goal: Int64) -> Int64 {
    // The visible tiles at the beginning and at the end.
    let side = Int64(ring.visibleSide) + 2
    let run = 2 * side
    let delta = goal - motion.detent
    guard row == nil, Int64(delta.magnitude) > run else { return goal }
    let sign: Int64 = delta < 0 ? -1 : 1
    skip = SpinnerSkip(tile: motion.detent + sign * side, offset: delta - sign * run)
    setBounds()
    return motion.detent + sign * run
  }

  /// Ends the skipping of numbers: numbers the tiles as the front one is labelled.
  mutating func endSkip() {
    guard let skip else { return }
    let offset = skip.number(of: motion.detent) - motion.detent
    self.skip = nil
    setBounds()
    motion.renumber(by: Double(offset), detents: offset)
    writeTitles()
  }

  /// Gives each tile the index of its number; keeps the value, the goal and the value at rest, as far as possible.
  ///
  /// - Parameters:
  ///   - old: The previous numbers.
  ///   - wrapped: Whether the ring wrapped before.
  mutating func renumber(from old: SpinnerRange, wrapped: Bool) {
    func index(of tile: Int64) -> Int64 {
      let number = number(of: tile)
      return range.index(nearest: old[wrapped ? number.remainder(by: old.count) : number]) ?? 0
    }
    let front = index(of: motion.detent)
    let target = index(of: motion.goal?.detent ?? motion.detent)
    settledIndex = range.index(nearest: old[settledIndex]) ?? 0
    skip = nil
    motion.renumber(by: Double(front - motion.detent), detents: front - motion.detent)
    setBounds()
    switch motion.phase {
    case .resting: snap(to: front)
    case .held: motion.grab(at: now)
    case .gliding: motion.adopt(goal(on: target), response: Self.springResponse)
    }
  }
}
