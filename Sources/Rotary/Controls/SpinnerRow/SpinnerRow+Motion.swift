extension SpinnerRow {
  /// Lets every ring come up to `time`; see ``Control/advance(to:emit:)``.
  public mutating func advance(to time: Double, emit: (SpinnerRowEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    for column in rings.indices {
      busyUntil = Swift.max(busyUntil, rings[column].endTime)
      rings[column].advance(to: time) { _, _ in }
      collect(column)
    }
    count(emit: emit)
    settle(emit: emit)
  }

  /// Whether frames are needed.
  public var isMoving: Bool {
    for ring in rings where ring.isMoving { return true }
    return false
  }

  /// Turns every ring to a value, the shorter way round; nothing is carried on the way.
  ///
  /// The value is this at once, and the rings come after. What moved or held them before ends. So
  /// an odometer follows a number that runs.
  ///
  /// - Parameters:
  ///   - value: as ``value``; between two, the nearest; beyond the ends, the end.
  ///   - animated: whether they turn there, or stand there at once. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether the value is a number and the time did not run backward.
  @discardableResult
  public mutating func move(
    to value: Double,
    animated: Bool = true,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Bool {
    guard !value.isNaN, time.isFinite, time >= now else { return false }
    advance(to: time, emit: emit)
    let limit = Double(Self.greatestProduct)
    var rest = Int64(Swift.min(Swift.max(value.rounded(), 0), limit))
    var product: Int64 = 1
    for ring in rings { product *= ring.range.count }
    rest = Swift.min(rest, product - 1)
    typed.clear()
    var isOther = false
    for column in rings.indices.reversed() {
      let count = rings[column].range.count
      if turn(column, to: rest % count, animated: animated, at: time) { isOther = true }
      rest /= count
    }
    begin(at: time)
    if isOther { emit(.valueChanging(self.value), time) }
    settle(emit: emit)
    return true
  }

  /// Turns a column to a number, the shorter way round, without carrying; whether it is another.
  mutating func turn(
    _ column: Int,
    to index: Int64,
    animated: Bool = true,
    at time: Double
  ) -> Bool {
    rings[column].halt(at: time)
    let before = indices[column]
    indices[column] = index
    if animated {
      let count = rings[column].range.count
      var way = index - before
      if way > count / 2 { way -= count }
      if way < -(count - 1) / 2 { way += count }
      if way != 0 { rings[column].carry(way, at: time) }
    } else {
      rings[column].stand(on: index)
    }
    return index != before
  }

  /// Moves a column by so many numbers, and what it carries.
  mutating func step(
    _ column: Int,
    by steps: Int64,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) {
    guard steps != 0, rings[column].range.count > 1 else { return }
    typed.clear()
    rings[column].carry(steps, at: time)
    add(steps, to: column, at: time)
    begin(at: time)
    emit(.valueChanging(value), time)
    settle(emit: emit)
  }

  /// Something moves, or has moved.
  mutating func begin(at time: Double) {
    isUnsettled = true
    // What moves on its own is asked for its end once more when it comes up to the time.
    busyUntil = time
  }

  /// Takes the tiles that passed the front of a ring, in their order among all.
  mutating func collect(_ column: Int) {
    for index in 0..<(rings[column].passed?.count ?? 0) {
      guard let step = rings[column].passed?[index] else { return }
      var place = steps.count
      while place > 0, steps[place - 1].step.time > step.time { place -= 1 }
      steps.insert(SpinnerRowStep(column: column, step: step), at: place)
    }
    rings[column].passed?.removeAll(keepingCapacity: true)
  }

  /// Counts what was collected.
  mutating func count(emit: (SpinnerRowEvent, Double) -> Void) {
    for index in steps.indices {
      let time = steps[index].step.time
      add(steps[index].step.tiles, to: steps[index].column, at: time)
      isUnsettled = true
      emit(.valueChanging(value), time)
    }
    steps.removeAll(keepingCapacity: true)
  }

  /// Adds to what a column shows, and carries on to the left.
  private mutating func add(_ tiles: Int64, to column: Int, at time: Double) {
    var place = column
    var rest = tiles
    while true {
      let count = rings[place].range.count
      let sum = indices[place] + rest
      let remainder = sum % count
      indices[place] = remainder < 0 ? remainder + count : remainder
      rest = (sum - indices[place]) / count
      guard options.carries, rest != 0, place > 0 else { return }
      place -= 1
      rings[place].carry(rest, at: time)
    }
  }

  /// Tells that the row has come to rest, if it has.
  mutating func settle(emit: (SpinnerRowEvent, Double) -> Void) {
    for ring in rings { busyUntil = Swift.max(busyUntil, ring.lag.endTime) }
    guard isUnsettled, isResting else { return }
    isUnsettled = false
    let time = Swift.min(busyUntil, now)
    fitDays()
    var isOther = false
    for column in indices.indices where settled[column] != indices[column] {
      settled[column] = indices[column]
      isOther = true
    }
    if isOther { emit(.valueChanged(value), time) }
    if isOpen, !wasOpen { emit(.opened, time) }
    wasOpen = isOpen
  }
}
