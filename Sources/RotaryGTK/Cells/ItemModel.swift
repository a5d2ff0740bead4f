#if GTK
import CGtk
import Rotary

/// The app's `GListModel` as a turntable follows it.
@MainActor
final class ItemModel {
  /// So many of the objects that were inserted at once are looked through for those that were removed at the same time:
  /// these travel.
  private static let soughtCount = 1_000
  private let kept: KeptObject
  private var connection: WidgetConnection?

  /// The `GListModel`.
  var pointer: OpaquePointer { opaque(kept.pointer) }

  /// Begins to follow a model.
  ///
  /// - Parameters:
  ///   - model: a `GListModel`.
  ///   - changed: is called with a position, how many items were removed there, and how many inserted.
  init(_ model: OpaquePointer, changed: @escaping @MainActor (Int, Int, Int) -> Void) {
    kept = KeptObject(RotaryGTK.object(model))
    connection = connect(
      kept.pointer,
      "items-changed",
      answering: { _, arguments in
        changed(arguments.count(at: 1), arguments.count(at: 2), arguments.count(at: 3))
      }
    )
  }

  /// Follows it no more.
  func end() {
    connection?.disconnect()
    connection = nil
  }

  /// How many items a turntable shows of it: all, up to `TurntableList.greatestCount`.
  var count: Int {
    Swift.min(Int(g_list_model_get_n_items(pointer)), TurntableList.greatestCount)
  }

  /// The object at an index; nil where the model has none.
  func object(at index: Int) -> KeptObject? {
    guard let position = guint(exactly: index) else { return nil }
    return g_list_model_get_item(pointer, position).map { KeptObject(owning: ObjectPointer($0)) }
  }

  /// What the core draws of an object: of a `RotaryItem` what it says, of a `GtkStringObject` its text, of any other
  /// nothing.
  static func item(of object: ObjectPointer) -> TurntableItem? {
    if object.isA(ItemType.type) { return ItemType.item(of: object) }
    guard object.isA(gtk_string_object_get_type()),
      let text = gtk_string_object_get_string(opaque(object))
    else { return nil }
    return TurntableItem(String(cString: text))
  }

  /// What the model has told as a change of a list.
  ///
  /// - Parameters:
  ///   - list: the list as it was.
  ///   - position: where something changed.
  ///   - removed: how many items are gone from there.
  ///   - added: how many came there.
  ///   - known: the objects in view, with their items' numbers: one that is removed and inserted is the same item.
  /// - Returns: the change, in which each item that is new has a number of its own.
  /// - Throws: when the list cannot be changed so; the model counts otherwise, or all numbers are used up.
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
      for offset in 0..<Swift.min(added, Self.soughtCount) {
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
