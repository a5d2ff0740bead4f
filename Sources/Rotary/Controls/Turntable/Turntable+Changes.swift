extension Turntable {
  /// Inserts, removes, moves and updates items, all at once.
  ///
  /// Items that stay travel along the arc, new ones grow in at their places, removed ones shrink
  /// out; what comes from outside the view or goes there travels to the end of the arc. The item in
  /// the middle stays where it is (``TurntableOptions/keepsAnchor``). A change during another
  /// begins from what is on the screen; a finger keeps its hold, and a flick its speed.
  ///
  /// - Parameters:
  ///   - batch: the changes.
  ///   - time: now, in seconds; an earlier one than the last counts as the last.
  ///   - emit: takes an event and its time.
  /// - Throws: when any of the changes is wrong; then none is made.
  public mutating func apply(
    _ batch: TurntableBatch,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) throws(TurntableProblem) {
    let next = try list.applying(batch)
    change(to: next, updating: batch.updates, at: time, emit: emit)
  }

  /// Takes another list, and shows what changed as ``apply(_:at:emit:)`` does.
  ///
  /// Items are the same where their numbers are.
  ///
  /// - Parameters:
  ///   - list: the list as it will be.
  ///   - time: now, in seconds; an earlier one than the last counts as the last.
  ///   - emit: takes an event and its time.
  public mutating func replace(
    with list: TurntableList,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    change(to: list, updating: [], at: time, emit: emit)
  }

  private mutating func change(
    to next: TurntableList,
    updating updates: [Int],
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    if time.isFinite { advance(to: time, emit: emit) }
    let instant = now.isFinite ? now : 0
    now = instant
    let before = self
    let middle = centredIndex.map { list[$0] }
    place = anchored(in: next)
    list = next
    face = TurntableFace(of: self)
    if let selection, next.index(of: selection) == nil { self.selection = nil }
    if let active, next.index(of: active) == nil { self.active = nil }
    goOn(at: instant, emit: emit)
    base = Int(WholeScale().detent(at: place))
    rearrange(from: before, at: instant, emit: emit)
    for id in updates {
      guard let cell = cell(of: id), let index = list.index(of: id) else { continue }
      refill(cell)
      emit(.willDisplay(index: index, id: id, cell: cell), instant)
    }
    if let index = centredIndex, list[index] != middle {
      emit(.centred(index: index, id: list[index]), instant)
    }
    revision += 1
  }

  /// The place at which an item of the middle that stays is seen where it is.
  private func anchored(in next: TurntableList) -> Double {
    guard options.keepsAnchor else { return place }
    // The nearest to the middle of those that stay.
    for step in 0...(2 * ring.side) {
      let position = base + (step % 2 == 0 ? step / 2 : -(step + 1) / 2)
      guard let index = index(at: position), let later = next.index(of: list[index]) else {
        continue
      }
      return place + Double(later - position)
    }
    return place
  }

  /// Goes on with what held or moved it, with the ends of the new list.
  private mutating func goOn(at time: Double, emit: (TurntableEvent, Double) -> Void) {
    if var hold {
      let edge = withinEnds(place)
      hold.pull = edge + band.pull(forShown: place - edge)
      place = edge + band.shown(forPull: hold.pull - edge)
      self.hold = hold
    } else if let motion {
      let speed = itemsPerSecond
      let end = withinEnds(place)
      self.motion = nil
      switch motion.glide {
      case .deceleration where !motion.bounces || end == place:
        release(velocity: speed, at: time, emit: emit)
      case .deceleration, .spring, .eased, .steady:
        // Where it was going, as far as that is still there.
        let goal = resting(
          near: place + motion.goal - motion.position(at: time)
        )
        let spring = Spring(from: place, velocity: speed, to: goal, parameters: .edgeBounce)
        self.motion = TurntableMotion(glide: .spring(spring), start: time, goal: goal)
      }
    } else {
      place = resting(near: place)
    }
  }

  /// Brings every cell to where its item stands now, from where it is seen.
  private mutating func rearrange(
    from before: Turntable,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    for cell in cells.indices where !cells[cell].isFree {
      let seat = before.seat(of: cell, at: time)
      settle(cell, seenAt: seat, at: time)
    }
    dismiss(at: time, emit: emit)
    // Where no cell is free, what comes takes that of the item which is farthest out of those that go.
    for position in window {
      guard let index = index(at: position), cell(of: list[index]) == nil else { continue }
      enter(position, index: index, from: before, at: time, emit: emit)
    }
    for cell in cells.indices where !cells[cell].isFree {
      stillness = Swift.max(stillness, cells[cell].stillness)
    }
  }

  /// Says of a cell's item whether it stays, goes out of view, or is gone.
  private mutating func settle(_ cell: Int, seenAt seat: Double, at time: Double) {
    let speed = cells[cell].shift.velocity(at: time)
    if let index = list.index(of: cells[cell].id) {
      let position = nearest(to: index)
      let isInView = window.contains(position)
      let end = Double(ring.side) + 0.5
      let rest = isInView ? Double(position) - place : position < base ? -end : end
      cells[cell].place = place + rest
      if isInView { cells[cell].place = Double(position) }
      cells[cell].shift = travel(from: seat - rest, speed: speed, at: time)
      cells[cell].growth.retarget(to: 1, parameters: Self.change, at: time)
      cells[cell].use =
        isInView ? .listed : .leaving(until: Swift.max(time, cells[cell].shift.endTime))
    } else {
      cells[cell].place = place + seat
      cells[cell].shift = MotionTrack(restingAt: 0)
      let isQuick = environment.reducesMotion
      if isQuick {
        cells[cell].growth = MotionTrack(restingAt: 0)
      } else {
        cells[cell].growth.retarget(to: 0, parameters: Self.change, at: time)
      }
      cells[cell].use = .leaving(until: Swift.max(time, cells[cell].growth.endTime))
    }
  }

  /// The place of an item that is nearest to the middle.
  private func nearest(to index: Int) -> Int {
    guard isEndless else { return index }
    let turns = (Double(base - index) / Double(list.count)).rounded()
    return index + Int(turns) * list.count
  }

  /// Lets an item come into view: from the end of the arc, or, if it is new, at its place.
  private mutating func enter(
    _ position: Int,
    index: Int,
    from before: Turntable,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let id = list[index]
    let cell = vacantCell(at: time, emit: emit)
    hand(cell, to: id, index: index, at: position, time: time, emit: emit)
    guard !environment.reducesMotion else { return }
    if let old = before.list.index(of: id) {
      let end = Double(ring.side) + 0.5
      let seat = old < before.base ? -end : end
      let away = seat - (Double(position) - place)
      cells[cell].shift = travel(from: away, speed: 0, at: time)
    } else {
      let spring = Spring(from: 0, velocity: 0, to: 1, parameters: Self.change)
      cells[cell].growth = MotionTrack(spring, at: time)
    }
  }
}
