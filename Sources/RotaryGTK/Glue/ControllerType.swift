#if GTK
import CGtk

/// The type `RotaryRingMenuController`: a GObject whose implementation is an ``AttachedRingMenu``.
@MainActor
enum RingMenuControllerType {
  /// The properties, by their IDs.
  enum Property: guint, CaseIterable {
    case widget = 1
    case menuModel, menu, active

    /// The name in GObject.
    var name: String {
      switch self {
      case .widget: return "widget"
      case .menuModel: return "menu-model"
      case .menu: return "menu"
      case .active: return "active"
      }
    }
  }

  /// The key of the implementation in the object's data.
  private nonisolated static let key = g_quark_from_static_string("rotary-attached-ring-menu")

  /// The GType, which is registered when it is first needed.
  static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GObjectClass>.size)
    info.instance_size = guint16(MemoryLayout<GObject>.size)
    info.class_init = { objectClass, _ in
      guard let objectClass else { return }
      nonisolated(unsafe) let created = objectClass
      MainActor.assumeIsolated { install(in: created.assumingMemoryBound(to: GObjectClass.self)) }
    }
    info.instance_init = { instance, _ in
      guard let instance else { return }
      nonisolated(unsafe) let created = UnsafeMutableRawPointer(instance)
      MainActor.assumeIsolated { begin(created.assumingMemoryBound(to: GObject.self)) }
    }
    return g_type_register_static(
      rotary_type_object(),
      "RotaryRingMenuController",
      &info,
      GTypeFlags(0)
    )
  }()

  /// The implementation of an object of this type.
  static func attached(to object: UnsafeMutablePointer<GObject>) -> AttachedRingMenu? {
    object.stored(AttachedRingMenu.self, as: key)
  }

  private static func begin(_ object: UnsafeMutablePointer<GObject>) {
    object.store(AttachedRingMenu(of: object), as: key)
  }

  private static func install(in objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.get_property = { object, number, value, _ in
      guard let object, let value, let property = Property(rawValue: number) else { return }
      nonisolated(unsafe) let (found, content) = (object, value)
      MainActor.assumeIsolated {
        RingMenuControllerType.attached(to: found)?.read(property, into: content)
      }
    }
    objectClass.pointee.set_property = { object, number, value, _ in
      guard let object, let value, let property = Property(rawValue: number) else { return }
      nonisolated(unsafe) let (found, content) = (object, value)
      MainActor.assumeIsolated {
        RingMenuControllerType.attached(to: found)?.write(property, from: content)
      }
    }
    for property in Property.allCases {
      g_object_class_install_property(objectClass, property.rawValue, property.specification)
    }
  }
}

extension RingMenuControllerType.Property {
  /// The property's GParamSpec.
  @MainActor
  fileprivate var specification: UnsafeMutablePointer<GParamSpec>? {
    let readable = G_PARAM_READABLE.rawValue
    let flags = GParamFlags(
      rawValue: readable | G_PARAM_WRITABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue
    )
    switch self {
    case .widget:
      return g_param_spec_object(
        name,
        name,
        "Widget that has the menu. It owns the controller.",
        gtk_widget_get_type(),
        flags
      )
    case .menuModel:
      return g_param_spec_object(
        name,
        name,
        "Menu model with the items. If NULL, the menu's own items are used.",
        g_menu_model_get_type(),
        flags
      )
    case .menu:
      return g_param_spec_object(
        name,
        name,
        "The RotaryRingMenu, with its settings and signals.",
        RingMenuWidget.type,
        GParamFlags(rawValue: readable)
      )
    case .active:
      return g_param_spec_boolean(name, name, "Whether the menu is open or opening.", 0, flags)
    }
  }
}

extension AttachedRingMenu {
  /// Reads a property into a GValue.
  fileprivate func read(
    _ property: RingMenuControllerType.Property,
    into value: UnsafeMutablePointer<GValue>
  ) {
    switch property {
    case .widget: g_value_set_object(value, widget)
    case .menuModel: g_value_set_object(value, model)
    case .menu: g_value_set_object(value, menu.widget)
    case .active: g_value_set_boolean(value, isOpen ? 1 : 0)
    }
  }

  /// Sets a property from a GValue.
  fileprivate func write(
    _ property: RingMenuControllerType.Property,
    from value: UnsafePointer<GValue>
  ) {
    switch property {
    case .widget: widget = g_value_get_object(value)?.assumingMemoryBound(to: GtkWidget.self)
    case .menuModel: model = g_value_get_object(value)?.assumingMemoryBound(to: GMenuModel.self)
    case .menu: break
    case .active: if g_value_get_boolean(value) != 0 { open() } else { close() }
    }
  }
}
#endif
