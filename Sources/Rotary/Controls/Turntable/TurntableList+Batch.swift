extension TurntableList {
  /// The list after a batch of changes.
  ///
  /// - Throws: when any of them is wrong; then none is made.
  public func applying(_ batch: TurntableBatch) throws(TurntableProblem) -> TurntableList {
    for id in batch.updates where index(of: id) == nil { throw .unknownID(id) }
    let removals = try removals(of: batch)
    let insertions = try insertions(of: batch)
    var total = count
    for range in removals { total -= range.count }
    for insertion in insertions { total += insertion.items.count }
    guard total <= Self.greatestCount else { throw .badCount(total) }
    var kept = KeptRuns(runs, without: removals)
    var builder = TurntableRuns()
    var index = 0
    for insertion in insertions {
      guard insertion.index >= index else { throw .indexTwice(insertion.index) }
      index += kept.move(insertion.index - index, to: &builder)
      guard index == insertion.index else { throw .indexOutOfRange(insertion.index) }
      builder.append(insertion.items)
      index += insertion.items.count
    }
    kept.move(total - index, to: &builder)
    let added = insertions.map { $0.items }
    // New numbers cannot be those of items that are there.
    let areNew = added.allSatisfy { $0.first >= nextID }
    if let id = TurntableRuns.repeated(in: areNew ? added : builder.runs) { throw .idTwice(id) }
    return TurntableList(runs: builder.runs, nextID: added.reduce(nextID) { Swift.max($0, $1.end) })
  }

  /// What leaves its place, in order.
  private func removals(of batch: TurntableBatch) throws(TurntableProblem) -> [Range<Int>] {
    var result = batch.removals
    for move in batch.moves {
      guard move.from >= 0, move.from < count else { throw .indexOutOfRange(move.from) }
      result.append(move.from..<move.from + 1)
    }
    if !isSorted(result, { $0.lowerBound <= $1.lowerBound }) {
      result.sort { $0.lowerBound < $1.lowerBound }
    }
    var end = 0
    for range in result {
      guard range.lowerBound >= 0 else { throw .indexOutOfRange(range.lowerBound) }
      guard range.lowerBound >= end else { throw .indexTwice(range.lowerBound) }
      guard range.upperBound <= count else {
        throw .indexOutOfRange(Swift.max(count, range.lowerBound))
      }
      end = range.upperBound
    }
    return result
  }

  /// What comes to a place, in order.
  private func insertions(
    of batch: TurntableBatch
  ) throws(TurntableProblem) -> [TurntableBatch.Insertion] {
    var result = batch.insertions
    for insertion in result {
      let items = insertion.items
      guard items.first >= 0, items.end - 1 <= Self.greatestID else { throw .badID(items.first) }
    }
    for move in batch.moves {
      result.append(
        TurntableBatch.Insertion(index: move.to, items: Run(first: self[move.from], count: 1))
      )
    }
    for insertion in result where insertion.index < 0 || insertion.index > Self.greatestCount {
      throw .indexOutOfRange(insertion.index)
    }
    if !isSorted(result, { $0.index <= $1.index }) { result.sort { $0.index < $1.index } }
    return result
  }

  private func isSorted<Element>(_ list: [Element], _ inOrder: (Element, Element) -> Bool) -> Bool {
    for index in list.indices.dropFirst() where !inOrder(list[index - 1], list[index]) {
      return false
    }
    return true
  }
}

/// The runs of a list, item by item, without those that are removed.
private struct KeptRuns {
  private let runs: [TurntableList.Run]
  private let removals: [Range<Int>]
  /// The run that comes next, and what of it is used up.
  private var run = 0
  private var used = 0
  /// The index, in the list as it was, of what comes next.
  private var index = 0
  private var removal = 0

  init(_ runs: [TurntableList.Run], without removals: [Range<Int>]) {
    self.runs = runs
    self.removals = removals
  }

  /// Moves so many of them on; answers how many there were.
  @discardableResult
  mutating func move(_ count: Int, to builder: inout TurntableRuns) -> Int {
    var left = count
    while left > 0, run < runs.count {
      var room = runs[run].count - used
      if removal < removals.count {
        let next = removals[removal]
        if next.lowerBound <= index {
          let skipped = Swift.min(room, next.upperBound - index)
          if index + skipped == next.upperBound { removal += 1 }
          skip(skipped)
          continue
        }
        room = Swift.min(room, next.lowerBound - index)
      }
      let taken = Swift.min(room, left)
      builder.append(TurntableList.Run(first: runs[run].first + used, count: taken))
      left -= taken
      skip(taken)
    }
    return count - left
  }

  private mutating func skip(_ count: Int) {
    index += count
    used += count
    if used == runs[run].count {
      run += 1
      used = 0
    }
  }
}
