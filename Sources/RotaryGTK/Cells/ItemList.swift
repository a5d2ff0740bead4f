#if GTK
import CGtk
import Rotary

/// Items that are made when they come into view, as a `GListModel`: for lists that are too long to be kept, or that
/// are kept elsewhere.
///
/// ```swift
/// let people = ItemList(count: names.count) { index in TurntableItem(names[index]) }
/// turntable.setModel(people.model)
/// ```
///
/// Whoever has the model keeps it; only what changes the list needs this object.
@MainActor
public final class ItemList {
  /// The most items that there can be: as many as a `GListModel` counts.
  public static let greatestCount = Int(UInt32.max)

  private let content: ItemListType.Content
  private let kept: KeptObject

  /// The list as a `GListModel`, whose objects are of the type `RotaryItem`.
  public var model: OpaquePointer { opaque(kept.pointer) }

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - count: how many items there are; one below zero counts as none, one above ``greatestCount`` as that.
  ///   - item: says what an item shows, by its position; nil where that is not to be had. It is kept by the list,
  ///     and asked again whenever somebody wants the item.
  public init(count: Int, item: @escaping @MainActor (Int) -> TurntableItem?) {
    content = ItemListType.Content { ItemType.make(item($0)) }
    content.count = Swift.min(Swift.max(0, count), Self.greatestCount)
    kept = ItemListType.make(content)
  }

  /// How many items there are.
  public var count: Int { content.count }

  /// Tells that items were removed and others inserted at their position; the closure already answers for the list as
  /// it is now.
  ///
  /// - Parameters:
  ///   - range: the items that are gone, by their positions before; what lies outside the list is ignored.
  ///   - inserted: how many there are in their place; as many as there were to have them shown anew. One below zero
  ///     counts as none.
  public func replace(_ range: Range<Int>, with inserted: Int) {
    let gone = range.clamped(to: 0..<content.count)
    let kept = content.count - gone.count
    let added = Swift.min(Swift.max(0, inserted), Self.greatestCount - kept)
    content.count = kept + added
    g_list_model_items_changed(
      model,
      guint(gone.lowerBound),
      guint(gone.count),
      guint(added)
    )
  }
}
#endif
