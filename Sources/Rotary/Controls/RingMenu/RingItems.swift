/// The items of a menu, those of every ring in one array; each names the item it lies under.
///
/// ```swift
/// let items = try RingItems([
///   RingItem("Edit"), RingItem("Copy", parent: 0), RingItem("Paste", parent: 0),
/// ])
/// ```
public struct RingItems: Equatable, Sendable {
  /// All items, in the order in which they were given.
  public let all: [RingItem]
  /// How many rings lie one under the other; 0 without items.
  ///
  /// 2 rings of 8 or 4 of 4 can be chosen from with fewer than one mistake in ten; deeper ones cannot.
  /// Source: G. Kurtenbach, W. Buxton, "The limits of expert performance using hierarchic marking
  /// menus", 1993, https://doi.org/10.1145/169059.169426.
  public let depth: Int

  /// What is wrong with items.
  public enum ItemError: Error, Equatable, Sendable {
    /// An item's parent is none of the items.
    case noSuchParent(item: Int, parent: Int)
    /// An item lies under itself, at once or through others.
    case containsItself(Int)
    /// A ring has more than ``greatestCount`` items; `under` is the item it belongs to.
    case tooMany(Int, under: Int?)
  }

  /// The most items on one ring: 24, of 15° each.
  public static let greatestCount = 24

  /// Takes items in any order.
  ///
  /// - Throws: when a parent is none of them, an item lies under itself, or a ring is too full.
  public init(_ items: [RingItem]) throws(ItemError) {
    var greatest = 0
    // How many lie under each, those of the first ring last.
    var counts = [Int](repeating: 0, count: items.count + 1)
    for index in items.indices {
      counts[items[index].parent ?? items.count] += try Self.one(items, index)
      var depth = 1
      var above = items[index].parent
      while let item = above {
        depth += 1
        guard depth <= items.count else { throw .containsItself(index) }
        above = items[item].parent
      }
      greatest = Swift.max(greatest, depth)
    }
    for index in counts.indices where counts[index] > Self.greatestCount {
      throw .tooMany(counts[index], under: index == items.count ? nil : index)
    }
    all = items
    depth = greatest
  }

  private init(unchecked items: [RingItem]) {
    all = items
    depth = items.isEmpty ? 0 : 1
  }

  /// A menu of nothing, which does not open.
  public static let none = RingItems(unchecked: [])

  /// The twelve star signs, with icons of our own.
  public static let starSigns = RingItems(
    unchecked: StarSign.allCases.map { RingItem($0.title, icon: $0.icon) }
  )

  /// The items of a ring, in order.
  ///
  /// - Parameter parent: the item that it belongs to; nil for the first ring.
  /// - Returns: their indices.
  public func ring(under parent: Int?) -> [Int] {
    all.indices.filter { all[$0].parent == parent }
  }

  /// Whether an item opens a ring of its own.
  public func hasRing(_ item: Int) -> Bool {
    for other in all.indices where all[other].parent == item { return true }
    return false
  }

  /// 1, when the parent of an item is one of them and every one above is too.
  private static func one(_ items: [RingItem], _ index: Int) throws(ItemError) -> Int {
    guard let parent = items[index].parent else { return 1 }
    guard items.indices.contains(parent) else {
      throw .noSuchParent(item: index, parent: parent)
    }
    guard parent != index else { throw .containsItself(index) }
    return 1
  }
}
