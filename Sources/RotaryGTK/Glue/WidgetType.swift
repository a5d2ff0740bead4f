#if GTK
import CGtk
import Rotary

// This folder has the module's unsafe casts: a GObject is a pointer whose class GObject knows and Swift does not.

/// A pointer to a widget, as in C.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A setting that is a property of a widget.
struct WidgetProperty {
  /// The setting.
  let setting: SettingDescription
  /// The setting's index among all settings of the control.
  let place: Int
  /// Whether the property can be read; a few can only be set.
  let isReadable: Bool
  /// Whether the property can change without being set: by the user, or with another property.
  let changesByItself: Bool
}

/// The description of a widget's type, from which GObject creates the class and its instances.
@MainActor
final class WidgetKind {
  /// The name of the GType.
  let typeName: String
  /// The name in style sheets.
  let cssName: String
  /// The properties; their IDs are the indices plus 1.
  let properties: [WidgetProperty]
  /// The name of the property for ``RotaryWidget/playsSounds``, which is not a setting.
  static let soundsName = "sounds"
  /// The index of the property `sounds`, which every widget has, after all settings.
  var soundsIndex: Int { properties.count }
  /// The index of the first property of this kind that is not a setting.
  var extraIndex: Int { properties.count + 1 }
  /// Makes the host of a new widget.
  let makeHost: () -> WidgetHost
  /// Adds other properties and signals; called with the class and the ID of its next property.
  let addMembers: (UnsafeMutablePointer<GObjectClass>, _ next: guint) -> Void

  init(
    typeName: String,
    cssName: String,
    properties: [WidgetProperty],
    makeHost: @escaping () -> WidgetHost,
    addMembers: @escaping (UnsafeMutablePointer<GObjectClass>, guint) -> Void = { _, _ in }
  ) {
    self.typeName = typeName
    self.cssName = cssName
    self.properties = properties
    self.makeHost = makeHost
    self.addMembers = addMembers
  }

  /// The registered kinds, by their GTypes.
  private static var registered: [GType: WidgetKind] = [:]

  /// The kind of a widget of one of these types, or of a type derived from one elsewhere.
  static func kind(of instance: UnsafeMutableRawPointer) -> WidgetKind? {
    var type = rotary_type_of_instance(instance)
    while type != 0 {
      if let kind = registered[type] { return kind }
      type = g_type_parent(type)
    }
    return nil
  }

  /// Whether every widget has a property with a name.
  static func isTaken(_ name: String) -> Bool {
    let plain = g_type_class_ref(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self)
    return name == soundsName || g_object_class_find_property(plain, name) != nil
  }

  /// The type with a name; nil if it is not registered.
  ///
  /// A name of a type that is not of this library stops the program.
  static func type(named name: String) -> GType? {
    let type = g_type_from_name(name)
    precondition(type == 0 || registered[type] != nil, "GObject already has a type \(name).")
    return type == 0 ? nil : type
  }

  /// Registers the type, unless it is registered already.
  func register() -> GType {
    if let type = Self.type(named: typeName) { return type }
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { widgetClass, data in
      guard let widgetClass, let data else { return }
      MainActor.assumeIsolated {
        Unmanaged<WidgetKind>.fromOpaque(data).takeUnretainedValue().initialize(widgetClass)
      }
    }
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
    info.instance_init = { instance, widgetClass in
      guard let instance, let widgetClass else { return }
      MainActor.assumeIsolated { WidgetKind.begin(UnsafeMutableRawPointer(instance), widgetClass) }
    }
    let type = g_type_register_static(RotaryWidgetType.abstract, typeName, &info, GTypeFlags(0))
    Self.registered[type] = self
    return type
  }

  /// Initialises the class: its name in style sheets, its properties and its signals.
  private func initialize(_ widgetClass: UnsafeMutableRawPointer) {
    gtk_widget_class_set_css_name(
      widgetClass.assumingMemoryBound(to: GtkWidgetClass.self),
      cssName
    )
    let objectClass = widgetClass.assumingMemoryBound(to: GObjectClass.self)
    // These two functions are not inherited: GObject resets them for each class.
    RotaryWidgetType.install(in: objectClass)
    for (index, property) in properties.enumerated() {
      let parameter = property.setting.parameter(isReadable: property.isReadable)
      g_object_class_install_property(objectClass, guint(index + 1), parameter)
    }
    let sounds = g_param_spec_boolean(
      Self.soundsName,
      nil,
      "Whether detents, ends, opening and closing play sounds",
      0,
      GParamFlags(
        rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue
          | G_PARAM_EXPLICIT_NOTIFY.rawValue
      )
    )
    g_object_class_install_property(objectClass, guint(soundsIndex + 1), sounds)
    addMembers(objectClass, guint(extraIndex + 1))
  }

  /// Gives a new widget its host, which is released with it.
  private static func begin(
    _ instance: UnsafeMutableRawPointer,
    _ widgetClass: UnsafeMutableRawPointer
  ) {
    // While GObject creates an instance, only the class identifies its type.
    guard let kind = registered[rotary_type_of_class(widgetClass)] ?? kind(of: instance) else {
      return
    }
    let host = kind.makeHost()
    host.begin(with: instance.assumingMemoryBound(to: GtkWidget.self), kind)
    ObjectPointer(instance).store(host, as: WidgetHost.key)
  }
}

/// The base type of all widgets of this library.
@MainActor
enum RotaryWidgetType {
  /// The abstract type `RotaryWidget`.
  static let abstract: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { widgetClass, _ in
      guard let widgetClass else { return }
      install(in: widgetClass.assumingMemoryBound(to: GtkWidgetClass.self))
      nonisolated(unsafe) let created = widgetClass
      MainActor.assumeIsolated { addSignals(to: rotary_type_of_class(created)) }
    }
    return g_type_register_static(
      gtk_widget_get_type(),
      "RotaryWidget",
      &info,
      G_TYPE_FLAG_ABSTRACT
    )
  }()

  /// Adds the signals of all widgets, and `call`, which an app emits to make the control perform an action.
  private static func addSignals(to type: GType) {
    for signal in [WidgetSignal.valueChanged, .activate] { add(signal.rawValue, to: type) }
    add(WidgetSignal.motionEndedName, to: type, arguments: [rotary_type_boolean()])
    let types = [rotary_type_string(), rotary_type_variant()]
    add(WidgetSignal.eventName, to: type, flags: G_SIGNAL_DETAILED, arguments: types)
    let call = ClosureBody { result, arguments in
      let isDone = RotaryWidgetType.call(arguments)
      if let result { g_value_set_boolean(result, isDone ? 1 : 0) }
    }
    add("call", to: type, flags: G_SIGNAL_ACTION, arguments: types, classClosure: call)
  }

  /// Adds a signal.
  ///
  /// - Parameters:
  ///   - name: the signal's name.
  ///   - type: the type whose widgets emit it.
  ///   - flags: flags in addition to `G_SIGNAL_RUN_LAST`.
  ///   - types: the types of the arguments.
  ///   - closure: the class closure, which returns a Boolean; nil for a signal without a result.
  private static func add(
    _ name: String,
    to type: GType,
    flags: GSignalFlags = GSignalFlags(0),
    arguments types: [GType] = [],
    classClosure closure: ClosureBody? = nil
  ) {
    var types = types
    g_signal_newv(
      name,
      type,
      GSignalFlags(rawValue: G_SIGNAL_RUN_LAST.rawValue | flags.rawValue),
      closure?.makeClosure(),
      nil,
      nil,
      nil,
      closure == nil ? rotary_type_none() : rotary_type_boolean(),
      guint(types.count),
      &types
    )
  }

  /// Handles the signal `call`; its arguments are a widget, a name, and a dictionary or NULL.
  private static func call(_ arguments: ClosureArguments) -> Bool {
    var values = Array(arguments)
    guard values.count == 3, let instance = g_value_get_object(&values[0]),
      let name = g_value_get_string(&values[1])
    else { return false }
    let widget = instance.assumingMemoryBound(to: GtkWidget.self)
    let fields = g_value_get_variant(&values[2])
    return WidgetHost.with(widget) { $0.call(String(cString: name), fields) } ?? false
  }

  /// Sets GtkWidget's virtual functions.
  private nonisolated static func install(in widgets: UnsafeMutablePointer<GtkWidgetClass>) {
    widgets.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      nonisolated(unsafe) let target = snapshot
      WidgetHost.with(widget) { $0.snapshot(to: target) }
    }
    widgets.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      guard let size = WidgetHost.with(widget, { $0.preferredSize }) else { return }
      let isAcross = orientation == GTK_ORIENTATION_HORIZONTAL
      minimum?.pointee = gint(isAcross ? size.minimum.width : size.minimum.height)
      natural?.pointee = gint(isAcross ? size.preferred.width : size.preferred.height)
    }
    widgets.pointee.size_allocate = { widget, width, height, _ in
      WidgetHost.with(widget) { $0.resize(to: Size2D(Double(width), Double(height))) }
    }
    widgets.pointee.contains = { widget, x, y in
      WidgetHost.with(widget) { $0.contains(Point2D(x, y)) ? 1 : 0 } ?? 0
    }
    widgets.pointee.map = { widget in
      RotaryWidgetType.parent.pointee.map(widget)
      WidgetHost.with(widget) { $0.appear() }
    }
    widgets.pointee.unmap = { widget in
      WidgetHost.with(widget) { $0.disappear() }
      RotaryWidgetType.parent.pointee.unmap(widget)
    }
    widgets.pointee.state_flags_changed = { widget, _ in
      WidgetHost.with(widget) { $0.stateChanged() }
    }
    widgets.pointee.direction_changed = { widget, _ in
      WidgetHost.with(widget) { $0.environmentChanged() }
    }
    widgets.pointee.css_changed = { widget, change in
      RotaryWidgetType.parent.pointee.css_changed(widget, change)
      WidgetHost.with(widget) { $0.environmentChanged() }
    }
  }

  /// Sets GObject's virtual functions.
  fileprivate nonisolated static func install(in objects: UnsafeMutablePointer<GObjectClass>) {
    objects.pointee.get_property = { object, number, value, _ in
      guard let object, let value else { return }
      nonisolated(unsafe) let content = value
      WidgetHost.with(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)) {
        $0.read(property: Int(number) - 1, into: content)
      }
    }
    objects.pointee.set_property = { object, number, value, _ in
      guard let object, let value else { return }
      nonisolated(unsafe) let content = value
      WidgetHost.with(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)) {
        $0.write(property: Int(number) - 1, from: content)
      }
    }
  }

  /// GtkWidget's class, for chaining up.
  private nonisolated static var parent: UnsafeMutablePointer<GtkWidgetClass> {
    g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
  }
}
#endif
