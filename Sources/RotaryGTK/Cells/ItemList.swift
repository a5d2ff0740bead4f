#if GTK
import CGtk
import Rotary

/// A `GListModel` whose items are created when they become visible, for lists that are too long to keep in memory or
/// that are stored elsewhere.
///
/// ```swift
/// let people = ItemList(count: names.count) { index in TurntableItem(names[index]) }
/// turntable.setModel(people.model)
/// ```
///
/// The model owns the items' closure. Keep this object only if you need to change the list.
@MainActor
public final class ItemList {
  /// The maximum number of items in a `GListModel`.
  public static let greatestCount = Int(UInt32.max)

  private let content: ItemListType.Content
  private let kept: ObjectReference

  /// The list as a `GListModel` of `RotaryItem` objects.
  public var model: OpaquePointer { opaque(kept.pointer) }

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - count: the number of items. A negative number counts as 0, a number above ``greatestCount`` as that.
  ///   - item: returns the item at a position; nil if it is not available. The list keeps the closure, and calls it
  ///     each time the item is needed.
  public init(count: Int, item: @escaping @MainActor (Int) -> TurntableItem?) {
    content = ItemListType.Content { ItemType.make(item($0)) }
    content.count = Swift.min(Swift.max(0, count), Self.greatestCount)
    kept = ItemListType.make(content)
  }

  /// The number of items.
  public var count: Int { content.count }

  /// Replaces items, and notifies the model's users.
  ///
  /// Before you call it, make the closure return the new items.
  ///
  /// - Parameters:
  ///   - range: the positions of the removed items in the old list. Positions outside the list are ignored.
  ///   - inserted: the number of new items at that position. Pass the number of removed items to reload them.
  ///     A negative number counts as 0.
  public func replace(_ range: Range<Int>, with inserted: Int) {
    let removed = range.clamped(to: 0..<content.count)
    let remaining = content.count - removed.count
    let added = Swift.min(Swift.max(0, inserted), Self.greatestCount - remaining)
    content.count = remaining + added
    g_list_model_items_changed(
      model,
      guint(removed.lowerBound),
      guint(removed.count),
      guint(added)
    )
  }
}
#endif
