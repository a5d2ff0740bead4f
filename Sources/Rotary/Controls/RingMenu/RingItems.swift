/// An item of a ring menu.
public struct RingItem: Equatable, Sendable {
  /// The item's name, which appears in the centre of the ring and is read by screen readers.
  @ByteText public var title: String
  /// The item's icon: lines on a grid of 24 × 24 points, which are drawn along their length; nil to show the title
  /// instead.
  public var icon: VectorPath?
  /// The index of the item whose ring contains this item; nil for the first ring.
  ///
  /// Default nil.
  public var parent: Int?
  /// Whether the item can be selected, or its ring opened.
  ///
  /// A disabled item keeps its place, so that all other items keep their directions. Default true.
  public var isEnabled: Bool

  /// Creates an item, on the first ring unless you pass a parent.
  public init(
    _ title: String,
    icon: VectorPath? = nil,
    parent: Int? = nil,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.icon = icon
    self.parent = parent
    self.isEnabled = isEnabled
  }
}

/// The items of all rings of a menu, in one array.
///
/// Each item names its parent, the item whose ring contains it.
///
/// ```swift
/// let items = try RingItems([
///   RingItem("Edit"), RingItem("Copy", parent: 0), RingItem("Paste", parent: 0),
/// ])
/// ```
public struct RingItems: Equatable, Sendable {
  /// All items, in the order you passed.
  public let all: [RingItem]
  /// The number of levels of rings; 0 without items.
  ///
  /// With 2 levels of 8 items or 4 levels of 4 items, users make mistakes in fewer than one selection in ten; with
  /// deeper menus, they make more. Source: G. Kurtenbach, W. Buxton, "The limits of expert performance using hierarchic
  /// marking menus", 1993, https://doi.org/10.1145/169059.169426.
  public let depth: Int

  /// An error in a list of items.
  public enum ItemError: Error, Equatable, Sendable {
    /// The parent of an item does not exist.
    case noSuchParent(item: Int, parent: Int)
    /// An item is its own ancestor.
    case containsItself(Int)
    /// A ring has more than ``greatestCount`` items; `under` is the ring's parent.
    case tooMany(Int, under: Int?)
  }

  /// An error in an outline.
  public enum OutlineError: Error, Equatable, Sendable {
    /// The title at this index is more than one level deeper than the title before it.
    case skipsLevel(Int)
    /// The items are invalid.
    case refused(ItemError)
  }

  /// The most items on one ring: 24, of 15° each.
  public static let greatestCount = 24

  /// Creates a menu's items, in any order.
  ///
  /// - Throws: If a parent does not exist, an item is its own ancestor, or a ring has too many items.
  public init(_ items: [RingItem]) throws(ItemError) {
    // The number of items under each item; the count of the first ring is last.
    var counts = [Int](repeating: 0, count: items.count + 1)
    for index in items.indices {
      let parent = items[index].parent
      if let parent, !items.indices.contains(parent) {
        throw .noSuchParent(item: index, parent: parent)
      }
      counts[parent ?? items.count] += 1
    }
    depth = try Self.depth(of: items)
    for index in counts.indices where counts[index] > Self.greatestCount {
      throw .tooMany(counts[index], under: index == items.count ? nil : index)
    }
    all = items
  }

  /// Returns the number of levels of rings; all parents must exist.
  private static func depth(of items: [RingItem]) throws(ItemError) -> Int {
    // The level of each item, beginning with 1; 0 if not yet known.
    var levels = [Int](repeating: 0, count: items.count)
    var greatest = 0
    var unknown: [Int] = []
    for index in items.indices {
      var above: Int? = index
      while let item = above, levels[item] == 0 {
        guard unknown.count < items.count else { throw .containsItself(item) }
        unknown.append(item)
        above = items[item].parent
      }
      var level = above.map { levels[$0] } ?? 0
      while let item = unknown.popLast() {
        level += 1
        levels[item] = level
      }
      greatest = Swift.max(greatest, levels[index])
    }
    return greatest
  }

  private init(unchecked items: [RingItem]) {
    all = items
    depth = items.isEmpty ? 0 : 1
  }

  /// No items; a menu without items does not open.
  public static let none = RingItems(unchecked: [])

  /// The twelve star signs, with the library's icons.
  public static let starSigns = RingItems(
    unchecked: StarSign.allCases.map { RingItem($0.title, icon: $0.icon) }
  )

  /// Returns the items of a ring, in order.
  ///
  /// - Parameter parent: The item that the ring belongs to; nil for the first ring.
  /// - Returns: The items' indices.
  public func ring(under parent: Int?) -> [Int] {
    all.indices.filter { all[$0].parent == parent }
  }

  /// Returns whether an item opens another ring.
  public func hasRing(_ item: Int) -> Bool {
    for other in all.indices where all[other].parent == item { return true }
    return false
  }
}

extension RingItems {
  /// Creates items from titles in outline form.
  ///
  /// A title with one `>` at its start belongs to the last title before it without one, a title with `>>` to the last
  /// title with one `>`, and so on.
  ///
  /// - Parameter titles: The titles; spaces after the `>` marks are ignored.
  /// - Throws: If a title is more than one level deeper than the title before it, or a ring has too many items.
  public init(outline titles: [String]) throws(OutlineError) {
    var read: [RingItem] = []
    // The last item of each level up to here.
    var last: [Int] = []
    for index in titles.indices {
      let (level, title) = Self.level(of: titles[index])
      guard level <= last.count else { throw .skipsLevel(index) }
      last.removeLast(last.count - level)
      read.append(RingItem(title, parent: last.last))
      last.append(index)
    }
    do { try self.init(read) } catch { throw .refused(error) }
  }

  /// Returns the number of `>` at the start of a title, and the remaining text without leading spaces.
  private static func level(of text: String) -> (Int, String) {
    var level = 0
    var title = text
    text.withBytes { bytes in
      while level < bytes.count, bytes[level] == UInt8(ascii: ">") { level += 1 }
      guard level > 0 else { return }
      var start = level
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      title = String(validBytes: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    return (level, title)
  }

  /// Returns the items with the icons of others; an item takes the icon at the same index if the titles are equal.
  func withIcons(of others: RingItems) -> RingItems {
    var icons: [VectorPath?] = []
    for index in all.indices where index < others.all.count {
      let isSame = all[index].title.hasSameBytes(as: others.all[index].title)
      icons.append(isSame ? others.all[index].icon : nil)
    }
    return with(icons: icons) ?? self
  }

  /// Returns the items with new icons; items without a new icon have none.
  ///
  /// - Parameter icons: One for each item from the first; nil for no icon.
  /// - Returns: Nil if there are more icons than items.
  func with(icons: [VectorPath?]) -> RingItems? {
    guard icons.count <= all.count else { return nil }
    var changed = all
    for index in changed.indices {
      changed[index].icon = index < icons.count ? icons[index] : nil
    }
    return try? RingItems(changed)
  }
}

/// The twelve star signs, in their order on the ring.
public enum StarSign: Int, CaseIterable, Equatable, Sendable {
  /// The fishes.
  case pisces
  /// The ram.
  case aries
  /// The bull.
  case taurus
  /// The twins.
  case gemini
  /// The crab.
  case cancer
  /// The lion.
  case leo
  /// The maiden.
  case virgo
  /// The scales.
  case libra
  /// The scorpion.
  case scorpio
  /// The archer.
  case sagittarius
  /// The goat.
  case capricorn
  /// The water carrier.
  case aquarius

  /// The sign's name.
  public var title: String { Self.titles.all[rawValue] }

  /// The sign's icon, drawn for this library: open lines on a grid of 24 × 24.
  public var icon: VectorPath { (try? VectorPath(svgPathData: pathData)) ?? VectorPath() }

  /// The icon as SVG path data.
  public var pathData: String { Self.icons.all[rawValue] }

  private static let titles = TokenList(
    """
    Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius
    """
  )

  /// The icons' path data, in the order of the cases; commas stand for spaces, which separate the icons.
  private static let icons = TokenList(
    """
    M6,3.5c4,4.5,4,12.5,0,17M18,3.5c-4,4.5-4,12.5,0,17M4.5,12h15 \
    M12,21V10.5C12,5.5,10,3,7.3,3C4.9,3,3.5,4.8,3.5,6.9C3.5,8.7,4.6,10,6.2,10\
    M12,10.5C12,5.5,14,3,16.7,3C19.1,3,20.5,4.8,20.5,6.9C20.5,8.7,19.4,10,17.8,10 \
    M4.5,3c.8,4.5,3.6,6.4,7.5,6.4s6.7-1.9,7.5-6.4\
    M12,9.4a5.8,5.8,0,1,1,0,11.6a5.8,5.8,0,1,1,0-11.6 \
    M4.5,3.2c4.5,2.6,10.5,2.6,15,0M4.5,20.8c4.5-2.6,10.5-2.6,15,0\
    M8.6,4.9v14.2M15.4,4.9v14.2 \
    M20.4,6.8C18.6,4.8,15.4,3.6,12,3.6C8,3.6,4.1,5.5,4.1,9.2a2.9,2.9,0,1,0,5.8,0\
    a2.9,2.9,0,1,0-5.8,0M3.6,17.2C5.4,19.2,8.6,20.4,12,20.4C16,20.4,19.9,18.5,19.9,14.8\
    a2.9,2.9,0,1,0-5.8,0a2.9,2.9,0,1,0,5.8,0 \
    M9.3,15.3a2.9,2.9,0,1,1-5.8,0a2.9,2.9,0,1,1,5.8,0C9.3,12.4,6.8,10.8,6.8,7.6\
    C6.8,4.9,8.9,3,11.6,3C14.4,3,16.5,4.9,16.5,7.6C16.5,11.5,13.2,14.5,13.2,18\
    C13.2,19.9,14.3,21,16,21C17.6,21,18.9,20.2,19.8,18.9 \
    M3,4.2C4.6,4.2,5.4,5.2,5.4,7V18.5M5.4,7.5C5.4,5.4,6.4,4.2,8,4.2S10.6,5.4,10.6,7.5V18.5\
    M10.6,7.5C10.6,5.4,11.6,4.2,13.2,4.2S15.8,5.4,15.8,7.5V16C15.8,18.8,17.4,20.6,20.6,21.2\
    M15.8,10.2C16.6,8.9,17.6,8.3,18.6,8.3C20,8.3,20.9,9.3,20.9,11C20.9,14.6,17.8,18.3,12.8,20.8 \
    M3.5,20h17M3.5,15.6h5.6C7.2,14.3,6.2,12.4,6.2,10.3C6.2,6.9,8.7,4.2,12,4.2\
    s5.8,2.7,5.8,6.1c0,2.1-1,4-2.9,5.3h5.6 \
    M3,4.2C4.6,4.2,5.4,5.2,5.4,7V18.5M5.4,7.5C5.4,5.4,6.4,4.2,8,4.2S10.6,5.4,10.6,7.5V18.5\
    M10.6,7.5C10.6,5.4,11.6,4.2,13.2,4.2S15.8,5.4,15.8,7.5V16.4C15.8,18.4,16.9,19.4,18.6,19.4H21.2\
    M18.9,16.9L21.4,19.4L18.9,21.9 \
    M3.5,20.5L20.5,3.5M12.2,3.5H20.5V11.8M5.8,11.2L12.8,18.2 \
    M3,4.4C5,4.4,6.2,5.6,6.2,8V16M6.2,8.4C6.2,5.8,7.6,4.4,9.5,4.4S12.8,5.8,12.8,8.4V16.8\
    C12.8,19.6,11.4,21,9.2,21M12.8,15.8a3.9,3.9,0,1,1,7.8,0a3.9,3.9,0,1,1-7.8,0 \
    M3,10.2L7,6.2L10,10.2L14,6.2L17,10.2L21,6.2M3,17.8L7,13.8L10,17.8L14,13.8L17,17.8L21,13.8
    """
  )
}
