/// Changes of a list that happen at once.
///
/// What is removed or moved away is named by its index in the list as it was, what is inserted or
/// moved there by its index in the list as it will be; so the order in which they are added does
/// not matter. It is the way of `CollectionDifference`, and of the lists of Apple's platforms.
public struct TurntableBatch: Equatable, Sendable {
  /// New items at a place.
  struct Insertion: Equatable, Sendable {
    /// The first one's index in the list as it will be.
    var index: Int
    /// Their numbers.
    var items: TurntableList.Run
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
  public mutating func insert(_ ids: Range<Int>, at index: Int) {
    guard !ids.isEmpty else { return }
    let run = TurntableList.Run(first: ids.lowerBound, count: ids.count)
    insertions.append(Insertion(index: index, items: run))
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
      case .insert(let index, let id, _): insert(id..<id + 1, at: index)
      }
    }
  }
}
#endif
