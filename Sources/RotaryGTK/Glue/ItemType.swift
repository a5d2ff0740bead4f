#if GTK
import CGtk
import Rotary

/// The type `RotaryItem`: an object with the content that a turntable draws for an item.
///
/// Its properties are the strings `title`, `detail` and `image`, and the Boolean `enabled`.
@MainActor
enum ItemType {
  /// The state of an object of this type.
  private final class Content {
    /// Nil if the content is not available.
    var item: TurntableItem?

    init(_ item: TurntableItem?) { self.item = item }
  }

  /// The properties, by their IDs.
  private enum Property: guint, CaseIterable {
    case title = 1
    case detail, image, enabled
  }

  private nonisolated static let key = g_quark_from_static_string("rotary-item")

  /// The GType, which is registered when it is first needed.
  static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GObjectClass>.size)
    info.instance_size = guint16(MemoryLayout<GObject>.size)
    info.class_init = { created, _ in
      guard let created else { return }
      install(in: created.assumingMemoryBound(to: GObjectClass.self))
    }
    return g_type_register_static(rotary_type_object(), "RotaryItem", &info, GTypeFlags(0))
  }()

  /// Makes an object with an item's content.
  static func make(_ item: TurntableItem?) -> ObjectReference {
    guard let made = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject could not create the item.")
    }
    made.store(Content(item), as: key)
    return ObjectReference(owning: made)
  }

  /// The content of an object of this type; nil if it is not available.
  static func item(of object: ObjectPointer) -> TurntableItem? { content(of: object).item }

  /// The state of an object; before anything is set, it is an item with an empty title.
  private static func content(of object: ObjectPointer) -> Content {
    if let content = object.stored(Content.self, as: key) { return content }
    let content = Content(TurntableItem(""))
    object.store(content, as: key)
    return content
  }

  private nonisolated static func install(in objects: UnsafeMutablePointer<GObjectClass>) {
    objects.pointee.get_property = { object, number, value, _ in
      guard let object, let value else { return }
      nonisolated(unsafe) let handed = (object, value)
      MainActor.assumeIsolated { ItemType.read(handed.0, number, into: handed.1) }
    }
    objects.pointee.set_property = { object, number, value, _ in
      guard let object, let value else { return }
      nonisolated(unsafe) let handed = (object, value)
      MainActor.assumeIsolated { ItemType.write(handed.0, number, from: handed.1) }
    }
    let flags = GParamFlags(rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue)
    for (property, name, summary) in [
      (Property.title, "title", "Text beside the picture"),
      (.detail, "detail", "Second line in smaller text; empty for none"),
      (.image, "image", "Address of the picture; empty to show the title's initials"),
    ] {
      let parameter = g_param_spec_string(name, name, summary, "", flags)
      g_object_class_install_property(objects, property.rawValue, parameter)
    }
    g_object_class_install_property(
      objects,
      Property.enabled.rawValue,
      g_param_spec_boolean("enabled", "enabled", "Whether the user can choose it", 1, flags)
    )
  }

  private static func read(
    _ object: ObjectPointer,
    _ number: guint,
    into value: UnsafeMutablePointer<GValue>
  ) {
    guard let property = Property(rawValue: number) else { return }
    let item = item(of: object) ?? TurntableItem("")
    switch property {
    case .title: g_value_set_string(value, item.title)
    case .detail: g_value_set_string(value, item.detail)
    case .image: g_value_set_string(value, item.image)
    case .enabled: g_value_set_boolean(value, item.isEnabled ? 1 : 0)
    }
  }

  private static func write(
    _ object: ObjectPointer,
    _ number: guint,
    from value: UnsafePointer<GValue>
  ) {
    guard let property = Property(rawValue: number) else { return }
    let content = content(of: object)
    var item = content.item ?? TurntableItem("")
    func text() -> String { g_value_get_string(value).map { String(cString: $0) } ?? "" }
    switch property {
    case .title: item.title = text()
    case .detail: item.detail = text()
    case .image: item.image = text()
    case .enabled: item.isEnabled = g_value_get_boolean(value) != 0
    }
    content.item = item
  }
}

/// The GType `RotaryItem`.
@c(rotary_item_get_type)
public func itemType() -> GType { MainActor.assumeIsolated { ItemType.type } }

/// Makes an item for a turntable.
///
/// - Parameter title: the title; NULL for an empty one.
/// - Returns: a `RotaryItem` that the caller owns.
@c(rotary_item_new)
public func newItem(_ title: UnsafePointer<CChar>?) -> ObjectPointer? {
  let words = title.map { String(cString: $0) } ?? ""
  nonisolated(unsafe) var made: ObjectPointer?
  MainActor.assumeIsolated { made = ItemType.make(TurntableItem(words)).addReference() }
  return made
}
#endif
