/// Changes of a list that happen at once.
///
/// What is removed or moved away is named by its index in the list as it was, what is inserted or
/// moved there by its index in the list as it will be; so the order in which they are added does
/// not matter. `CollectionDifference` counts in the same way, and so do the lists of Apple's platforms.
public struct TurntableBatch: Equatable, Sendable {
  /// New items.
  struct Insertion: Equatable, Sendable {
    /// The first one's index in the list as it will be.
    var index: Int
    /// Their numbers, whatever they are: they are checked when the batch is applied.
    var ids: ClosedRange<Int>
  }

  /// An item that goes elsewhere.
  struct Move: Equatable, Sendable {
    var from: Int
    var to: Int
  }

  private(set) var removals: [Range<Int>] = []
  private(set) var insertions: [Insertion] = []
  private(set) var moves: [Move] = []
  private(set) var updates: [Int] = []

  /// Makes a batch that changes nothing.
  public init() {}

  /// Removes the items at these indices.
  public mutating func remove(_ indices: Range<Int>) {
    if !indices.isEmpty { removals.append(indices) }
  }

  /// Inserts items whose numbers follow each other, the first of them at an index.
  ///
  /// - Parameters:
  ///   - ids: their numbers; one that was removed in the same batch is the same item, and travels.
  ///   - index: where the first will stand.
  public mutating func insert(_ ids: Range<Int>, index: Int) {
    guard !ids.isEmpty else { return }
    insertions.append(Insertion(index: index, ids: ids.lowerBound...ids.upperBound - 1))
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - from: its index in the list as it was.
  ///   - to: its index in the list as it will be.
  public mutating func move(from: Int, to: Int) {
    moves.append(Move(from: from, to: to))
  }

  /// Says that what an item shows has changed; it is asked for anew if it is in view.
  public mutating func update(_ id: Int) {
    updates.append(id)
  }
}

#if !hasFeature(Embedded)
extension TurntableBatch {
  /// What makes one list of another, by the standard library's `difference`.
  ///
  /// Its time grows with the product of length and changes. Where all of a long list may have
  /// changed, ``Turntable/replace(with:at:emit:)`` takes the new list as it is. Not in Embedded
  /// Swift, which has no `CollectionDifference`.
  ///
  /// - Parameters:
  ///   - old: the numbers of the items as they are.
  ///   - new: the numbers as they will be.
  public init(from old: [Int], to new: [Int]) {
    self.init()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let index, _, _): remove(index..<index + 1)
      case .insert(let index, let id, _): insertions.append(Insertion(index: index, ids: id...id))
      }
    }
  }
}
#endif

// Insertions, removals and moves, as they are seen on the arc.
extension Turntable {
  /// Inserts, removes, moves and updates items, all at once.
  ///
  /// Items that stay travel along the arc, new ones grow in at their positions, removed ones shrink
  /// out; what comes from outside the view or goes there travels to the end of the arc. The item in
  /// the middle stays where it is (``TurntableOptions/retainsAnchor``). A change during another
  /// begins from what is on the screen; a finger keeps its hold, and a flick its speed. That another
  /// item is in the middle now is the app's own doing, and not told. New items that came in out of
  /// sight are: by ``TurntableEvent/added(count:isAfter:)``, and by a nudge of the planet their way.
  ///
  /// - Parameters:
  ///   - batch: the changes.
  ///   - time: now, in seconds; an earlier one than the last counts as the last.
  ///   - emit: takes an event and its time.
  /// - Throws: when any of the changes is wrong; then none is made.
  public mutating func apply(
    _ batch: TurntableBatch,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void = { _, _ in }
  ) throws(TurntableProblem) {
    let next = try list.applying(batch)
    change(to: next, updating: batch.updates, isQuiet: false, at: time, emit: emit)
  }

  /// Takes another list, and shows what changed as ``apply(_:at:emit:)`` does.
  ///
  /// Items are the same where their numbers are.
  ///
  /// - Parameters:
  ///   - list: the list as it will be; the same list changes nothing.
  ///   - time: now, in seconds; an earlier one than the last counts as the last.
  ///   - emit: takes an event and its time.
  public mutating func replace(
    with list: TurntableList,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void = { _, _ in }
  ) {
    change(to: list, updating: [], isQuiet: false, at: time, emit: emit)
  }

  /// Takes another list, and tells what came in out of sight unless that is to be `quiet`.
  mutating func change(
    to next: TurntableList,
    updating updates: [Int],
    isQuiet: Bool,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let before = list
    // Before the first time, nobody has seen anything of it.
    let isNews = !isQuiet && now.isFinite && next != before && staysInView(next)
    if time.isFinite { advance(to: time, emit: emit) }
    let instant = now.isFinite ? now : 0
    now = instant
    if next != list { rearrange(for: next, at: instant, emit: emit) }
    if isNews { tellNews(since: before, at: instant, emit: emit) }
    for id in updates {
      guard let cell = cell(of: id), let index = list.index(of: id) else { continue }
      refill(cell)
      emit(.willDisplay(index: index, id: id, cell: cell), instant)
    }
  }

  private mutating func rearrange(
    for next: TurntableList,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let before = self
    let shift = anchorShift(in: next)
    motion.renumber(by: Double(shift), detents: Int64(shift))
    list = next
    setBounds()
    resume()
    artwork.setCount(list.count, on: ring)
    if let chosenID, next.index(of: chosenID) == nil {
      self.chosenID = nil
      showChosen()
    }
    if let activeID, next.index(of: activeID) == nil { self.activeID = nil }
    revision += 1
    for cell in cells.indices where !cells[cell].isFree {
      settle(cell, seenAt: before.itemOffset(ofCell: cell, at: time), at: time)
    }
    dismiss(at: time, emit: emit)
    // Where no cell is free, what comes takes that of the item which is farthest out of those that
    // go.
    for position in window {
      guard let index = index(at: position), cell(of: list[index]) == nil else { continue }
      enter(position, index: index, from: before, at: time, emit: emit)
    }
    for cell in cells.indices where !cells[cell].isFree {
      changeEndTime = Swift.max(changeEndTime, cells[cell].endTime)
    }
  }

  /// By how much positions change, so that an item of the middle that stays is seen where it is.
  private func anchorShift(in next: TurntableList) -> Int {
    guard options.retainsAnchor else { return 0 }
    // The nearest to the middle of those that stay.
    for step in 0...(2 * ring.side) {
      let position = base + (step % 2 == 0 ? step / 2 : -(step + 1) / 2)
      guard let index = index(at: position), let later = next.index(of: list[index]) else {
        continue
      }
      return later - position
    }
    return 0
  }

  /// Brings a cell to where its item stands now, from where it is seen: the item stays, goes out of
  /// view, or is gone.
  private mutating func settle(_ cell: Int, seenAt offset: Double, at time: Double) {
    let speed = cells[cell].shift.velocity(at: time)
    guard let index = list.index(of: cells[cell].id) else {
      cells[cell].position = position + offset
      cells[cell].shift = MotionTrack(restingAt: 0)
      if environment.reducesMotion {
        cells[cell].growth = MotionTrack(restingAt: 0)
      } else {
        cells[cell].growth.retarget(to: 0, parameters: Self.change, at: time)
      }
      cells[cell].use = .leaving(until: Swift.max(time, cells[cell].growth.endTime))
      return
    }
    let target = nearestPosition(of: index)
    let isInView = window.contains(target)
    let rest = isInView ? Double(target) - position : target < base ? -arcEnd : arcEnd
    cells[cell].position = isInView ? Double(target) : position + rest
    cells[cell].shift = travel(from: offset - rest, speed: speed, at: time)
    cells[cell].growth.retarget(to: 1, parameters: Self.change, at: time)
    cells[cell].use =
      isInView ? .listed : .leaving(until: Swift.max(time, cells[cell].shift.endTime))
  }

  /// How many items past the middle the arc ends.
  var arcEnd: Double { Double(ring.side) + 0.5 }

  /// The position of an item that is nearest to the middle.
  private func nearestPosition(of index: Int) -> Int {
    guard isEndless else { return index }
    let turns = (Double(base - index) / Double(list.count)).rounded()
    return index + Int(bounded: turns) * list.count
  }

  /// Lets an item come into view: from the end of the arc, or, if it is new, at its position.
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
      let start = old < before.base ? -arcEnd : arcEnd
      let away = start - (Double(position) - self.position)
      cells[cell].shift = travel(from: away, speed: 0, at: time)
    } else {
      let spring = SpringMotion(from: 0, velocity: 0, to: 1, parameters: Self.change)
      cells[cell].growth = MotionTrack(spring, at: time)
    }
  }
}
