/// Which items a turntable has, by their numbers, in order.
///
/// Numbers that follow each other are kept as one run, so that ten million items which nobody has
/// moved cost as much as one, and every edit as much as there are runs.
public struct TurntableList: Equatable, Sendable {
  /// Items whose numbers follow each other.
  struct Run: Equatable, Sendable {
    /// The number of the first.
    var first: Int
    /// How many there are.
    var count: Int

    /// One more than the last number.
    var end: Int { first + count }
  }

  /// The runs in order.
  let runs: [Run]
  /// At which index each run begins.
  private let starts: [Int]
  /// How many items there are.
  public let count: Int
  /// A number that no item has had so far, nor any greater one.
  public let nextID: Int

  /// The most items there can be: 10⁹.
  public static let greatestCount = 1_000_000_000
  /// The greatest number an item can have.
  public static let greatestID = 2_000_000_000

  /// Makes a list of the items 0, 1, 2 and so on.
  ///
  /// - Parameter count: how many, 0 to 10⁹.
  /// - Throws: `TurntableProblem.badCount` for any other.
  public init(count: Int) throws(TurntableProblem) {
    guard count >= 0, count <= Self.greatestCount else { throw .badCount(count) }
    self.init(runs: count > 0 ? [Run(first: 0, count: count)] : [], nextID: count)
  }

  /// Makes a list of items by their numbers.
  ///
  /// - Throws: when a number is not from 0 to ``greatestID``, or stands there twice.
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

  /// No items at all.
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

  /// The number of the item at an index that exists.
  public subscript(index: Int) -> Int {
    var low = 0
    var high = runs.count
    // The last run that begins at or before the index.
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return runs[low].first + index - starts[low]
  }

  /// The index of an item; nil when there is none of that number.
  public func index(of id: Int) -> Int? {
    for place in runs.indices where id >= runs[place].first && id < runs[place].end {
      return starts[place] + id - runs[place].first
    }
    return nil
  }
}

/// Runs that are being put together.
struct TurntableRuns {
  private(set) var runs: [TurntableList.Run] = []

  /// Adds items after the others.
  mutating func append(_ run: TurntableList.Run) {
    guard run.count > 0 else { return }
    if let last = runs.indices.last, runs[last].end == run.first {
      runs[last].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// A number that two runs have, if any; runs that rise need no sorting.
  static func repeated(in runs: [TurntableList.Run]) -> Int? {
    guard firstOverlap(in: runs) != nil else { return nil }
    return firstOverlap(in: runs.sorted { $0.first < $1.first })
  }

  /// Where a run begins before the one before it has ended.
  private static func firstOverlap(in runs: [TurntableList.Run]) -> Int? {
    var end = 0
    for run in runs {
      if run.first < end { return run.first }
      end = run.end
    }
    return nil
  }
}
