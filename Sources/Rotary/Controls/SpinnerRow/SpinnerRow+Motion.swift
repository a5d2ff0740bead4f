/// Tiles that passed the front of a column's ring.
struct SpinnerRowStep: Equatable, Sendable {
  var column: Int
  var step: SpinnerStep
}

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
    for ring in rings where ring.isMoving { return true }
    // The end of a drag that a setting has ended is sent with the next time.
    return isUnsettled && isResting
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
    guard let goal = indices(ofValue: value) else { return false }
    typed.clear()
    let before = indices
    if animated {
      for column in rings.indices { turn(column, to: goal[column]) }
      labelDays(of: goal)
    } else {
      stand(on: goal)
    }
    begin()
    if indices != before { sendValue(.changing(self.value), at: now) }
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
        indices[column] = goal[column]
      } else {
        turn(column, to: goal[column])
      }
    }
    labelDays(of: goal)
  }

  /// Jumps to numbers.
  private mutating func stand(on goal: [Int64]) {
    indices = goal
    labelDays(of: goal)
    for column in rings.indices { rings[column].stand(on: goal[column]) }
  }

  /// The value at which the row will stop; nil while a column is held, or if the value needs a calendar.
  var goalValue: Double? {
    var goal = indices
    var (weight, carried) = (Int64(1), Int64(0))
    for column in rings.indices.reversed() {
      guard let rest = rings[column].motion.goal else { return nil }
      let tiles = rest.detent - rings[column].motion.detent
      let count = columns[column].range.count
      if tiles != 0, isDate { return nil }
      goal[column] = NumberSpinner.remainder(goal[column] + tiles, count)
      carried += tiles % count * weight
      weight *= count
    }
    guard options.carries, !isDate else { return value(of: goal) }
    return Double(NumberSpinner.remainder(Int64(value) + carried, weight))
  }

  /// Returns the number of tiles to a number of a column, the shorter way around.
  func delta(_ column: Int, to index: Int64) -> Int64 {
    NumberSpinner.shorterWay(index - indices[column], round: columns[column].range.count)
  }

  /// Turns a column to a number, the shorter way around, without carrying; ends its previous motion.
  mutating func turn(_ column: Int, to index: Int64) {
    rings[column].halt()
    let delta = delta(column, to: index)
    indices[column] = index
    if delta != 0 { rings[column].carry(delta, at: now) }
  }

  /// Ends the ring of the days with the month of new numbers.
  private mutating func labelDays(of goal: [Int64]) {
    guard isDate else { return }
    requestedDay = goal[Self.dayColumn]
    labelDays()
  }

  /// Moves a column by a number of steps, and carries.
  mutating func step(_ column: Int, by steps: Int64) {
    guard steps != 0, rings[column].range.count > 1 else { return }
    typed.clear()
    rings[column].carry(steps, at: now)
    add(steps, to: column, at: now)
    begin()
    sendValue(.changing(value), at: now)
    settle()
  }

  /// Marks that a motion has begun or ended.
  mutating func begin() {
    isUnsettled = true
    // The rings report the end of their motion again when they advance.
    busyUntil = now
  }

  /// Sends the event of a value, and remembers the value.
  mutating func sendValue(_ event: SpinnerRowEvent, at time: Double) {
    sentValues.record(value, at: time)
    send(event, at: time)
  }

  /// Collects the tiles that passed the front of a ring, in order among all rings.
  mutating func collect(_ column: Int) {
    for index in 0..<(rings[column].row?.steps.count ?? 0) {
      guard let step = rings[column].row?.steps[index] else { return }
      var place = steps.count
      while place > 0, steps[place - 1].step.time > step.time { place -= 1 }
      steps.insert(SpinnerRowStep(column: column, step: step), at: place)
      if column == Self.dayColumn { uncountedDays += step.tiles }
    }
    rings[column].row?.steps.removeAll(keepingCapacity: true)
  }

  /// Counts the collected tiles.
  mutating func count() {
    for index in steps.indices {
      let (column, step) = (steps[index].column, steps[index].step)
      if column == Self.dayColumn { uncountedDays -= step.tiles }
      add(step.tiles, to: column, at: step.time)
      isUnsettled = true
      let count = Int(clamping: step.tiles.magnitude)
      let event =
        step.isSkipped
        ? SpinnerRowEvent.skipped(count: count, to: value) : .changing(value)
      sendValue(event, at: step.time)
    }
    steps.removeAll(keepingCapacity: true)
  }

  /// Adds tiles to a column's number, and carries to the left.
  private mutating func add(_ tiles: Int64, to column: Int, at time: Double) {
    if isDate, column == Self.dayColumn, options.carries {
      addDays(tiles, at: time)
      return
    }
    var (place, rest) = (column, tiles)
    while true {
      let count = rings[place].range.count
      let sum = indices[place] + rest
      indices[place] = NumberSpinner.remainder(sum, count)
      rest = (sum - indices[place]) / count
      guard options.carries, rest != 0, place > 0 else { break }
      place -= 1
      rings[place].carry(rest, at: time)
    }
    guard isDate else { return }
    if column == Self.dayColumn { requestedDay = indices[column] }
    fitDays(at: time)
  }

  /// Sends an event when the row has stopped.
  mutating func settle() {
    for ring in rings { busyUntil = Swift.max(busyUntil, ring.lag.endTime) }
    guard isUnsettled, isResting else { return }
    isUnsettled = false
    let time = Swift.min(busyUntil, now)
    if isDate { requestedDay = indices[Self.dayColumn] }
    var isOther = false
    for column in indices.indices where settled[column] != indices[column] {
      settled[column] = indices[column]
      isOther = true
    }
    if isOther { sendValue(.changed(value), at: time) }
    if isOpen, !wasOpen { send(.opened, at: time) }
    wasOpen = isOpen
  }
}
