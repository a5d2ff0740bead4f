/// Changes of a list that happen at once.
///
/// Removed items, and moved items before the move, are at indices of the list before the batch. Inserted items, and
/// moved items after the move, are at indices of the list after the batch. So the order in which you add the changes
/// does not matter. `CollectionDifference` counts in the same way, and so do the lists of Apple's platforms.
public struct TurntableBatch: Equatable, Sendable {
  /// New items with consecutive IDs.
  struct Insertion: Equatable, Sendable {
    /// The first item's index in the list after the batch.
    var index: Int
    /// The items' IDs, which are checked when the batch is applied.
    var ids: ClosedRange<Int>

    /// The inserted items as a run; only for IDs that were checked.
    var run: TurntableList.Run { TurntableList.Run(first: ids.lowerBound, count: ids.count) }
  }

  /// An item that moves.
  struct Move: Equatable, Sendable {
    var from: Int
    var to: Int
  }

  private(set) var removals: [Range<Int>] = []
  private(set) var insertions: [Insertion] = []
  private(set) var moves: [Move] = []
  private(set) var updates: [Int] = []

  /// Creates an empty batch.
  public init() {}

  /// Removes the items at these indices.
  public mutating func remove(_ indices: Range<Int>) {
    if !indices.isEmpty { removals.append(indices) }
  }

  /// Inserts items with consecutive IDs.
  ///
  /// - Parameters:
  ///   - ids: The items' IDs. An ID that the same batch removes is the same item, which then moves.
  ///   - index: The first item's index in the list after the batch.
  public mutating func insert(_ ids: Range<Int>, index: Int) {
    guard !ids.isEmpty else { return }
    insertions.append(Insertion(index: index, ids: ids.lowerBound...ids.upperBound - 1))
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - from: Its index in the list before the batch.
  ///   - to: Its index in the list after the batch.
  public mutating func move(from: Int, to: Int) {
    moves.append(Move(from: from, to: to))
  }

  /// Marks an item's content as changed; if the item is visible, the turntable requests the content again.
  public mutating func update(_ id: Int) {
    updates.append(id)
  }
}

#if !hasFeature(Embedded)
extension TurntableBatch {
  /// Creates the changes between two lists, with the standard library's `difference`.
  ///
  /// The time grows with the product of the length and the number of changes. If a whole long list may have changed,
  /// pass the new list to ``Turntable/replace(with:)`` instead. Not available in Embedded Swift, which has no
  /// `CollectionDifference`.
  ///
  /// - Parameters:
  ///   - old: The IDs of the current items.
  ///   - new: The IDs of the new items.
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

// Animated insertions, removals and moves.
extension Turntable {
  /// Inserts, removes, moves and updates items, all at once.
  ///
  /// Remaining items move along the arc, new ones grow at their positions, and removed ones shrink. Items that enter or
  /// leave the view move from or to the end of the arc. The item in the middle stays in place
  /// (``TurntableOptions/retainsAnchor``). A change during another one begins with the current picture; a drag
  /// continues, and a flick keeps its speed.
  ///
  /// A new item in the middle sends no event, because the app caused it.
  ///
  /// - Parameter batch: The changes.
  /// - Throws: If any change is invalid; then the turntable is unchanged.
  public mutating func apply(_ batch: TurntableBatch) throws(TurntableProblem) {
    let next = try list.applying(batch)
    change(to: next, updating: batch.updates)
  }

  /// Replaces the list, and animates the differences like ``apply(_:)``.
  ///
  /// Items with equal IDs are the same item.
  ///
  /// - Parameter list: The new list. An equal list changes nothing.
  public mutating func replace(with list: TurntableList) {
    change(to: list, updating: [])
  }

  /// Replaces the list, and requests the content of updated items again.
  private mutating func change(to next: TurntableList, updating updates: [Int]) {
    if next != list { rearrange(for: next) }
    for id in updates {
      if let index = list.index(of: id) { requestItem(at: index) }
    }
  }

  private mutating func rearrange(for next: TurntableList) {
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
      settle(cell, seenAt: before.itemOffset(ofCell: cell, at: now))
    }
    dismiss()
    // Without a free cell, a new item takes the cell of the farthest item that leaves.
    for position in window {
      guard let index = index(at: position), cell(of: list[index]) == nil else { continue }
      enter(position, index: index, from: before)
    }
    for cell in cells.indices where !cells[cell].isFree {
      changeEndTime = Swift.max(changeEndTime, cells[cell].endTime)
    }
    sortCards()
  }

  /// Returns the change of positions that keeps a remaining item near the middle in place.
  private func anchorShift(in next: TurntableList) -> Int {
    guard options.retainsAnchor else { return 0 }
    // The remaining item that is nearest to the middle.
    for step in 0...(2 * ring.side) {
      let position = base + (step % 2 == 0 ? step / 2 : -(step + 1) / 2)
      guard let index = index(at: position), let later = next.index(of: list[index]) else {
        continue
      }
      return later - position
    }
    return 0
  }

  /// Moves a cell from its current place to its item's new position, out of view, or away if the item was removed.
  private mutating func settle(_ cell: Int, seenAt offset: Double) {
    guard let index = list.index(of: cells[cell].id) else {
      cells[cell].position = position + offset
      cells[cell].shift = MotionTrack(restingAt: 0)
      if environment.reducesMotion {
        cells[cell].growth = MotionTrack(restingAt: 0)
      } else {
        cells[cell].growth.retarget(to: 0, parameters: Self.change, at: now)
      }
      cells[cell].use = .leaving(until: Swift.max(now, cells[cell].growth.endTime))
      return
    }
    let target = Int(bounded: nearestPosition(of: index, to: Double(base)))
    let isInView = window.contains(target)
    let outside = position + (target < base ? -ring.arcEnd : ring.arcEnd)
    bring(cell, to: isInView ? Double(target) : outside, from: offset, at: now)
    cells[cell].use =
      isInView ? .listed : .leaving(until: Swift.max(now, cells[cell].shift.endTime))
  }

  /// Brings an item into view: from the end of the arc, or if it is new, at its position.
  private mutating func enter(_ position: Int, index: Int, from before: Turntable) {
    let cell = hand(index, at: position, time: now)
    guard !environment.reducesMotion else { return }
    if let old = before.list.index(of: list[index]) {
      let start = old < before.base ? -ring.arcEnd : ring.arcEnd
      bring(cell, to: Double(position), from: start, at: now)
    } else {
      let spring = SpringMotion(from: 0, velocity: 0, to: 1, parameters: Self.change)
      cells[cell].growth = MotionTrack(spring, at: now)
    }
  }
}
