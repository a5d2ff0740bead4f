#if GTK
import CGtk
import Rotary

/// The app's `GListModel`, observed by a turntable.
@MainActor
final class ItemModel {
  /// The number of inserted objects to compare with the removed ones; a match is an item that has moved, which keeps
  /// its cell.
  private static let comparedCount = 1_000
  private let kept: ObjectReference
  private var connection: WidgetConnection?

  /// The `GListModel`.
  var pointer: OpaquePointer { opaque(kept.pointer) }

  /// Begins to observe a model.
  ///
  /// - Parameters:
  ///   - model: a `GListModel`.
  ///   - changed: called with a position, the number of items removed there, and the number inserted.
  init(_ model: OpaquePointer, changed: @escaping @MainActor (Int, Int, Int) -> Void) {
    kept = ObjectReference(RotaryGTK.object(model))
    connection = connect(
      kept.pointer,
      "items-changed",
      answering: { _, arguments in
        changed(arguments.count(at: 1), arguments.count(at: 2), arguments.count(at: 3))
      }
    )
  }

  /// Stops observing the model.
  func end() {
    connection?.disconnect()
    connection = nil
  }

  /// The number of items that a turntable shows: all, up to `TurntableList.greatestCount`.
  var count: Int {
    Swift.min(Int(g_list_model_get_n_items(pointer)), TurntableList.greatestCount)
  }

  /// Returns the object at an index; nil if the model has none.
  func object(at index: Int) -> ObjectReference? {
    guard let position = guint(exactly: index) else { return nil }
    return g_list_model_get_item(pointer, position).map {
      ObjectReference(owning: ObjectPointer($0))
    }
  }

  /// The content that the core draws for an object: the properties of a `RotaryItem`, the text of a
  /// `GtkStringObject`, or nil for other objects.
  static func item(of object: ObjectPointer) -> TurntableItem? {
    if object.isA(ItemType.type) { return ItemType.item(of: object) }
    guard object.isA(gtk_string_object_get_type()),
      let text = gtk_string_object_get_string(opaque(object))
    else { return nil }
    return TurntableItem(String(cString: text))
  }

  /// Returns the title of the item at an index; empty if it has none.
  func title(at index: Int) -> String {
    object(at: index)?.withObject { Self.item(of: $0)?.title } ?? ""
  }

  /// Makes the list's change from the arguments of `items-changed`.
  ///
  /// - Parameters:
  ///   - list: the list before the change.
  ///   - position: the position of the change.
  ///   - removed: the number of items removed there.
  ///   - added: the number of items inserted there.
  ///   - known: the IDs of the visible items, by their objects. An object that is removed and inserted
  ///     stays the same item.
  /// - Returns: the change, with a new ID for each new item.
  /// - Throws: if the list has no such change, because the model's count differs or no IDs are left.
  func change(
    of list: TurntableList,
    _ position: Int,
    _ removed: Int,
    _ added: Int,
    known: [ObjectPointer: Int]
  ) throws(TurntableProblem) -> TurntableBatch {
    var batch = TurntableBatch()
    batch.remove(position..<position + removed)
    let fresh = try list.newIDs(added)
    var places: [(offset: Int, id: Int)] = []
    if removed > 0, !known.isEmpty {
      var known = known
      for offset in 0..<Swift.min(added, Self.comparedCount) {
        guard let object = object(at: position + offset),
          let id = known.removeValue(forKey: object.pointer), let index = list.index(of: id),
          (position..<position + removed).contains(index)
        else { continue }
        places.append((offset, id))
      }
    }
    var next = 0
    for (offset, id) in places {
      batch.insert(
        fresh.lowerBound + next..<fresh.lowerBound + offset,
        index: position + next
      )
      batch.insert(id..<id + 1, index: position + offset)
      next = offset + 1
    }
    batch.insert(fresh.lowerBound + next..<fresh.upperBound, index: position + next)
    return batch
  }
}
#endif
