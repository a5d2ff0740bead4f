extension RingItems {
  /// Why texts are no outline.
  public enum OutlineError: Error, Equatable, Sendable {
    /// A text stands deeper than one step below the one before it.
    case skipsLevel(Int)
    /// The items are refused.
    case refused(ItemError)
  }

  /// Reads items from titles as an outline has them: one that begins with `>` lies under the last
  /// before it without, one with `>>` under the last with one, and so on.
  ///
  /// - Parameter titles: spaces after the marks are left out.
  /// - Throws: when a title stands deeper than one step below the one before it, or a ring is too full.
  public init(outline titles: [String]) throws(OutlineError) {
    var read: [RingItem] = []
    // The last item of each level so far.
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

  /// How many `>` a title begins with, and the rest of it without spaces before it.
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

  /// The same items, those that others have at the same place by the same title with their signs.
  func withIcons(of others: RingItems) -> RingItems {
    var icons: [VectorPath?] = []
    for index in all.indices where index < others.all.count {
      let isSame = all[index].title.hasSameBytes(as: others.all[index].title)
      icons.append(isSame ? others.all[index].icon : nil)
    }
    return with(icons: icons) ?? self
  }

  /// The same items with signs; the others keep none.
  ///
  /// - Parameter icons: one for each item from the first on; nil for none.
  /// - Returns: nil when there are more signs than items.
  func with(icons: [VectorPath?]) -> RingItems? {
    guard icons.count <= all.count else { return nil }
    var changed = all
    for index in changed.indices {
      changed[index].icon = index < icons.count ? icons[index] : nil
    }
    return try? RingItems(changed)
  }
}
