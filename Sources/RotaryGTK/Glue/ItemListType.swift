#if GTK
import CGtk

/// The type `RotaryItemList`: a `GListModel` that creates its objects when they are requested.
@MainActor
enum ItemListType {
  /// The state of an object of this type.
  final class Content {
    /// The number of objects.
    var count = 0
    /// Makes the object at a position.
    let make: @MainActor (Int) -> ObjectReference

    init(_ make: @escaping @MainActor (Int) -> ObjectReference) { self.make = make }
  }

  private nonisolated static let key = g_quark_from_static_string("rotary-item-list")

  /// The GType, which is registered when it is first needed.
  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GObjectClass>.size)
    info.instance_size = guint16(MemoryLayout<GObject>.size)
    let type = g_type_register_static(
      rotary_type_object(),
      "RotaryItemList",
      &info,
      G_TYPE_FLAG_FINAL
    )
    var interface = GInterfaceInfo()
    interface.interface_init = { created, _ in
      guard let created else { return }
      install(in: created.assumingMemoryBound(to: GListModelInterface.self))
    }
    g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    return type
  }()

  /// Makes a list.
  static func make(_ content: Content) -> ObjectReference {
    guard let made = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject could not create the list.")
    }
    made.store(content, as: key)
    return ObjectReference(owning: made)
  }

  private nonisolated static func install(in lists: UnsafeMutablePointer<GListModelInterface>) {
    lists.pointee.get_item_type = { _ in MainActor.assumeIsolated { ItemType.type } }
    lists.pointee.get_n_items = { list in
      nonisolated(unsafe) let handed = list
      return MainActor.assumeIsolated { guint(ItemListType.content(of: handed)?.count ?? 0) }
    }
    lists.pointee.get_item = { list, position in
      nonisolated(unsafe) let handed = list
      nonisolated(unsafe) var found: gpointer?
      MainActor.assumeIsolated {
        guard let content = ItemListType.content(of: handed), position < content.count else {
          return
        }
        found = gpointer(content.make(Int(position)).addReference())
      }
      return found
    }
  }

  private static func content(of list: OpaquePointer?) -> Content? {
    list.flatMap { object($0).stored(Content.self, as: key) }
  }
}
#endif
