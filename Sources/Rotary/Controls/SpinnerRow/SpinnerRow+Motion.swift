// Counting the tiles of all rings, and stopping.
extension SpinnerRow {
  /// Advances all motion to a time.
  public mutating func receive(time: Double) {
    now = time
    for column in rings.indices {
      busyUntil = Swift.max(busyUntil, rings[column].endTime)
      rings[column].advance(to: time)
      collect(column)
    }
    count()
    settle()
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    // The end of a drag that a setting has ended is sent with the next time.
    rings.contains { $0.isMoving } || isUnsettled && isResting
  }

  /// Reports the positions at which the rings will stop; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    for ring in rings { ring.readDestinations(read) }
  }

  /// Turns every ring to a value, the shorter way around; rings do not carry on the way.
  ///
  /// The value changes immediately, and the rings follow. A motion or drag in progress ends. So an odometer can follow
  /// a running number.
  ///
  /// - Parameters:
  ///   - value: The new value, as for ``value``; between two values, the nearest; clamped to the ends.
  ///   - animated: Whether the rings turn or jump. Default true.
  /// - Returns: Whether the value is not NaN.
  @discardableResult
  public mutating func move(to value: Double, animated: Bool = true) -> Bool {
    guard let goal = numbers.indices(ofValue: value) else { return false }
    typed.clear()
    let before = self.value
    if animated {
      for column in rings.indices { turn(column, to: goal[column]) }
      label()
    } else {
      stand(on: goal)
    }
    begin()
    if self.value != before { sendValue(.changing(self.value), at: now) }
    settle()
    return true
  }

  /// Sets the numbers that an app has set, without ending a drag; sends no event.
  mutating func adopt(_ goal: [Int64]) {
    typed.clear()
    guard !isResting else {
      stand(on: goal)
      settled = goal
      return
    }
    for column in rings.indices {
      if rings[column].motion.isHeld {
        rings[column].adopt(goal[column])
        request(goal[column], inColumn: column)
      } else {
        turn(column, to: goal[column])
      }
    }
    label()
  }

  /// Jumps to numbers.
  private mutating func stand(on goal: [Int64]) {
    for column in rings.indices {
      request(goal[column], inColumn: column)
      rings[column].stand(on: goal[column])
    }
    label()
  }

  /// The value at which the row will stop; nil while a column is held.
  var goalValue: Double? {
    var goal = indices
    goal[lastColumn] = requested
    var turns: Int64 = 0
    for column in rings.indices.reversed() {
      guard let rest = rings[column].motion.goal else { return nil }
      let sum = goal[column] + rest.detent - rings[column].motion.detent + turns
      (goal[column], turns) = numbers.wrap(sum, inColumn: column, at: goal)
    }
    return numbers.value(of: goal)
  }

  /// Turns a column to a number, the shorter way around, without carrying; ends its previous motion.
  mutating func turn(_ column: Int, to index: Int64) { turn(column, to: index, at: now) }

  private mutating func turn(_ column: Int, to index: Int64, at time: Double) {
    rings[column].halt()
    let (count, wraps) = (columns[column].range.count, columns[column].wraps)
    let steps = index - indices[column]
    let delta = wraps ? NumberSpinner.shorterWay(steps, round: count) : steps
    request(index, inColumn: column)
    if delta != 0 { rings[column].carry(delta, at: time) }
  }

  /// Turns every ring whose number is beyond the limits.
  private mutating func turnToLimits(at time: Double) {
    guard numbers.isLimited else { return }
    let goal = numbers.limited(indices)
    guard goal != indices else { return }
    for column in rings.indices { turn(column, to: goal[column], at: time) }
    label()
  }

  /// Moves a column by a number of steps, and carries; skips numbers that are not reachable.
  mutating func step(_ column: Int, by steps: Int64) {
    guard steps != 0, rings[column].range.count > 1 else { return }
    typed.clear()
    let before = value
    let tiles = numbers.tiles(for: steps, inColumn: column, at: indices)
    rings[column].carry(tiles, at: now)
    add(tiles, to: column, at: now)
    turnToLimits(at: now)
    begin()
    if value != before { sendValue(.changing(value), at: now) }
    settle()
  }

  /// Marks that a motion has begun or ended.
  mutating func begin() {
    isUnsettled = true
    // The rings report the end of their motion again when they advance.
    busyUntil = now
  }

  /// Collects the tiles that passed the front of a ring, in order among all rings.
  mutating func collect(_ column: Int) {
    rings[column].row?.moveSteps(into: &steps)
  }

  /// Counts the collected tiles.
  mutating func count() {
    while let step = steps.first {
      steps.removeFirst()
      add(step.tiles, to: step.column, at: step.time)
      isUnsettled = true
      let count = Int(clamping: step.tiles.magnitude)
      let event =
        step.isSkipped
        ? ValueEvent.skipped(count: count, to: value) : .changing(value)
      sendValue(event, at: step.time)
    }
  }

  /// Adds tiles to a column's number, and carries to the columns before it.
  private mutating func add(_ tiles: Int64, to column: Int, at time: Double) {
    var (place, rest) = (column, tiles)
    while true {
      let (index, turns) = numbers.wrap(indices[place] + rest, inColumn: place, at: indices)
      if place != column {
        rings[place].carry(columns[place].wraps ? rest : index - indices[place], at: time)
      }
      request(index, inColumn: place)
      guard turns != 0, place > 0 else { break }
      (place, rest) = (place - 1, turns)
    }
    fit(at: time)
  }

  /// Sends an event when the row has stopped within the limits.
  mutating func settle() {
    for ring in rings { busyUntil = Swift.max(busyUntil, ring.lag.endTime) }
    guard isUnsettled, isResting else { return }
    if numbers.isLimited {
      turnToLimits(at: Swift.min(busyUntil, now))
      for ring in rings { busyUntil = Swift.max(busyUntil, ring.lag.endTime) }
      guard isResting else { return }
    }
    isUnsettled = false
    let time = Swift.min(busyUntil, now)
    requested = indices[lastColumn]
    if settled != indices {
      // An assignment of the whole array would share its storage, and the next change would allocate.
      for column in indices.indices { settled[column] = indices[column] }
      sendValue(.changed(value), at: time)
    }
    if isOpen, !wasOpen { send(.opened, at: time) }
    wasOpen = isOpen
  }
}

// The last column, whose numbers can depend on the other columns.
extension SpinnerRow {
  var lastColumn: Int { rings.count - 1 }

  /// Sets the index of a column's number.
  private mutating func request(_ index: Int64, inColumn column: Int) {
    indices[column] = index
    if column == lastColumn { requested = index }
  }

  /// Moves the last column to its requested number or, if that does not exist, to its last one; the ring follows.
  mutating func fit(at time: Double) {
    let count = numbers.count(ofColumn: lastColumn) { indices[$0] }
    let index = Swift.min(requested, count - 1)
    let delta = index - indices[lastColumn]
    if delta != 0 {
      rings[lastColumn].carry(delta, at: time)
      indices[lastColumn] = index
    }
    label()
    // Numbers that no longer exist are invisible while the ring turns back from them.
    if delta < 0 { rings[lastColumn].row?.lostTiles = -delta }
  }

  /// Labels the rings with the numbers that exist, and dims those beyond the limits.
  mutating func label() {
    if numbers.isLimited || isDimmed {
      isDimmed = numbers.isLimited
      for column in rings.indices {
        let reach = isDimmed ? numbers.reach(ofColumn: column, at: indices) : SpinnerReach()
        rings[column].row?.reach = reach
      }
    }
    let count = numbers.count(ofColumn: lastColumn) { indices[$0] }
    var front = indices[lastColumn]
    // The ring has already passed the tiles that are not counted yet.
    for step in steps where step.column == lastColumn { front += step.tiles }
    let shown = rings[lastColumn].index(of: rings[lastColumn].motion.detent)
    guard rings[lastColumn].range.count != count || shown != front.remainder(by: count)
    else { return }
    let all = columns[lastColumn].range
    let range = try? SpinnerRange(from: all.start, through: all[count - 1], step: all.step)
    if let range { rings[lastColumn].letter(range, front: front) }
  }

  /// Returns the last index on a column's tiles.
  ///
  /// A column that the row itself turns is shown slightly later than it is sent. Until then, the last column shows no
  /// number that does not exist with the shown numbers.
  func lastIndex(ofColumn column: Int) -> Int64 {
    numbers.count(ofColumn: column) { rings[$0].shownIndex } - 1
  }
}
