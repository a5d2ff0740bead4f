/// The reason why a list or a batch of changes is invalid; the old list stays.
public enum TurntableProblem: Error, Equatable, Sendable {
  /// The number of items is not allowed.
  case badCount(Int)
  /// No item is at this index, or no item can be moved or inserted there.
  case indexOutOfRange(Int)
  /// Two changes concern this index.
  case indexTwice(Int)
  /// The ID is not allowed.
  case badID(Int)
  /// Two items would have this ID.
  case idTwice(Int)
  /// No item has this ID.
  case unknownID(Int)
}

/// The items of a turntable, as their IDs in order.
///
/// Consecutive IDs are stored as one run. So a list of ten million items in their original order needs no more memory
/// than one item, and the time of a change depends on the number of runs.
public struct TurntableList: Equatable, Sendable {
  /// Items with consecutive IDs.
  struct Run: Equatable, Sendable {
    /// The ID of the first item.
    var first: Int
    /// The number of items.
    var count: Int

    /// One more than the last ID.
    var end: Int { first + count }
  }

  /// The runs, in order.
  let runs: [Run]
  /// The index at which each run begins.
  fileprivate let starts: [Int]
  /// The number of items.
  public let count: Int
  /// An ID that no item has had so far; all greater IDs are free too.
  public let nextID: Int

  /// The greatest number of items: 10⁹.
  public static let greatestCount = 1_000_000_000
  /// The greatest ID of an item.
  public static let greatestID = 2_000_000_000

  /// Creates a list of the items 0, 1, 2 and so on.
  ///
  /// - Parameter count: The number of items, 0 to 10⁹.
  /// - Throws: `TurntableProblem.badCount` for any other number.
  public init(count: Int) throws(TurntableProblem) {
    guard count >= 0, count <= Self.greatestCount else { throw .badCount(count) }
    self.init(runs: count > 0 ? [Run(first: 0, count: count)] : [], nextID: count)
  }

  /// Creates a list of items from their IDs.
  ///
  /// - Throws: If an ID is not from 0 to ``greatestID``, or occurs twice.
  public init(ids: [Int]) throws(TurntableProblem) {
    var builder = TurntableRuns()
    var next = 0
    for id in ids {
      guard id >= 0, id <= Self.greatestID else { throw .badID(id) }
      builder.append(Run(first: id, count: 1))
      next = Swift.max(next, id + 1)
    }
    if let id = TurntableRuns.repeated(in: builder.runs) { throw .idTwice(id) }
    self.init(runs: builder.runs, nextID: next)
  }

  /// Returns IDs for `count` new items, which no item has had so far.
  ///
  /// - Throws: `TurntableProblem.badCount` for less than 0 or more than 10⁹, `badID` if too few IDs up to
  ///   ``greatestID`` are left.
  public func newIDs(_ count: Int) throws(TurntableProblem) -> Range<Int> {
    guard count >= 0, count <= Self.greatestCount else { throw .badCount(count) }
    guard count - 1 <= Self.greatestID - nextID else { throw .badID(Self.greatestID + 1) }
    return nextID..<nextID + count
  }

  /// Creates an empty list.
  public init() { self.init(runs: [], nextID: 0) }

  init(runs: [Run], nextID: Int) {
    self.runs = runs
    self.nextID = nextID
    var starts: [Int] = []
    starts.reserveCapacity(runs.count)
    var count = 0
    for run in runs {
      starts.append(count)
      count += run.count
    }
    self.starts = starts
    self.count = count
  }

  /// Returns the ID of the item at an index, which must exist.
  public subscript(index: Int) -> Int {
    var low = 0
    var high = runs.count
    // Find the last run that begins at or before the index.
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return runs[low].first + index - starts[low]
  }

  /// Returns the index of an item; nil if no item has the ID.
  public func index(of id: Int) -> Int? {
    for run in runs.indices where id >= runs[run].first && id < runs[run].end {
      return starts[run] + id - runs[run].first
    }
    return nil
  }
}

/// A builder of runs.
struct TurntableRuns {
  private(set) var runs: [TurntableList.Run] = []

  /// Adds items at the end.
  mutating func append(_ run: TurntableList.Run) {
    guard run.count > 0 else { return }
    if let last = runs.indices.last, runs[last].end == run.first {
      runs[last].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// Returns an ID that two runs contain, if any.
  static func repeated(in runs: [TurntableList.Run]) -> Int? {
    var end = 0
    for run in runs.stablySorted(by: { $0.first < $1.first }) {
      if run.first < end { return run.first }
      end = run.end
    }
    return nil
  }
}

extension TurntableList {
  /// Returns the list after a batch of changes.
  ///
  /// - Throws: If any change is invalid; then none is made.
  public func applying(_ batch: TurntableBatch) throws(TurntableProblem) -> TurntableList {
    for id in batch.updates where index(of: id) == nil { throw .unknownID(id) }
    let removals = try removals(of: batch)
    let insertions = try insertions(of: batch)
    var total = count
    for range in removals { total -= range.count }
    for insertion in insertions {
      let (sum, isTooLarge) = total.addingReportingOverflow(insertion.ids.count)
      guard !isTooLarge, sum <= Self.greatestCount else { throw .badCount(isTooLarge ? .max : sum) }
      total = sum
    }
    var kept = KeptItems(list: self, removals: removals)
    var builder = TurntableRuns()
    var index = 0
    for insertion in insertions {
      guard insertion.index >= index else { throw .indexTwice(insertion.index) }
      index += kept.move(insertion.index - index, to: &builder)
      guard index == insertion.index else { throw .indexOutOfRange(insertion.index) }
      builder.append(insertion.run)
      index += insertion.ids.count
    }
    kept.move(total - index, to: &builder)
    let added = insertions.map { $0.run }
    // New IDs cannot equal those of existing items.
    let areNew = added.allSatisfy { $0.first >= nextID }
    if let id = TurntableRuns.repeated(in: areNew ? added : builder.runs) { throw .idTwice(id) }
    return TurntableList(runs: builder.runs, nextID: added.reduce(nextID) { Swift.max($0, $1.end) })
  }

  /// Returns the ranges of removed items, and of moved items at their old indices, in order.
  private func removals(of batch: TurntableBatch) throws(TurntableProblem) -> [Range<Int>] {
    var unsorted = batch.removals
    for move in batch.moves {
      guard move.from >= 0, move.from < count else { throw .indexOutOfRange(move.from) }
      unsorted.append(move.from..<move.from + 1)
    }
    let result = unsorted.stablySorted { $0.lowerBound < $1.lowerBound }
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

  /// Returns the inserted items, and the moved items at their new indices, in order.
  private func insertions(
    of batch: TurntableBatch
  ) throws(TurntableProblem) -> [TurntableBatch.Insertion] {
    var result = batch.insertions
    for insertion in result {
      let ids = insertion.ids
      guard ids.lowerBound >= 0 else { throw .badID(ids.lowerBound) }
      guard ids.upperBound <= Self.greatestID else { throw .badID(ids.upperBound) }
    }
    for move in batch.moves {
      let id = self[move.from]
      result.append(TurntableBatch.Insertion(index: move.to, ids: id...id))
    }
    for insertion in result where insertion.index < 0 || insertion.index > Self.greatestCount {
      throw .indexOutOfRange(insertion.index)
    }
    return result.stablySorted { $0.index < $1.index }
  }
}

/// Iterates over the items of a list without the removed ones.
private struct KeptItems {
  let list: TurntableList
  let removals: [Range<Int>]
  /// The next item's index in the list before the batch, and its run.
  var index = 0
  var run = 0
  /// The next removal.
  var removal = 0

  /// Moves `count` items to the builder; returns the number of moved items.
  @discardableResult
  mutating func move(_ count: Int, to builder: inout TurntableRuns) -> Int {
    var left = count
    while left > 0, index < list.count {
      let removed = removal < removals.count ? removals[removal] : list.count..<list.count
      guard removed.lowerBound > index else {
        index = removed.upperBound
        removal += 1
        continue
      }
      while list.starts[run] + list.runs[run].count <= index { run += 1 }
      let used = index - list.starts[run]
      let room = Swift.min(removed.lowerBound - index, list.runs[run].count - used)
      let taken = Swift.min(room, left)
      builder.append(TurntableList.Run(first: list.runs[run].first + used, count: taken))
      left -= taken
      index += taken
    }
    return count - left
  }
}
