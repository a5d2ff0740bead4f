#if GTK
import CGtk
import Rotary

// The unsafe casts of this module stand in this folder: a GObject is a pointer whose class GObject knows, and Swift
// does not.

/// A widget as C has it.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A setting as one of a widget's properties.
struct WidgetProperty {
  /// The setting.
  let setting: SettingDescription
  /// Which of the control's settings it is, in their order.
  let place: Int
  /// Whether the control can say what it is; a few can only be set.
  let isReadable: Bool
  /// Whether it may change without being set: by the user, or along with another.
  let changesByItself: Bool
}

/// A kind of widget that is to be registered: what GObject asks for when the first one is made.
@MainActor
final class WidgetKind {
  /// Its name among GObject's types.
  let typeName: String
  /// What style sheets call it.
  let cssName: String
  /// Its properties, in order; their numbers are the indices plus 1.
  let properties: [WidgetProperty]
  /// The name of the property for ``RotaryWidget/playsSounds``, which is no setting.
  static let soundsName = "sounds"
  /// The place of the property `sounds`, which every widget has, after all settings.
  var soundsNumber: Int { properties.count }
  /// The place of the first property that only widgets of this kind have and that is no setting.
  var ownNumber: Int { properties.count + 1 }
  /// Makes what a new widget shows.
  let makeHost: () -> WidgetHost
  /// Adds what the class has besides; is handed the class and the number of its next property.
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

  /// The kinds that have been registered, by their types.
  private static var registered: [GType: WidgetKind] = [:]

  /// The kind of a widget of one of our types, or of a type made of it elsewhere.
  static func kind(of instance: UnsafeMutableRawPointer) -> WidgetKind? {
    var type = rotary_type_of_instance(instance)
    while type != 0 {
      if let kind = registered[type] { return kind }
      type = g_type_parent(type)
    }
    return nil
  }

  /// Registers the type; to be called once.
  func register() -> GType {
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

  /// Gives the class its name in style sheets, its properties and its signals.
  private func initialize(_ widgetClass: UnsafeMutableRawPointer) {
    gtk_widget_class_set_css_name(
      widgetClass.assumingMemoryBound(to: GtkWidgetClass.self),
      cssName
    )
    let objectClass = widgetClass.assumingMemoryBound(to: GObjectClass.self)
    // These two are not inherited: GObject has them reset for each class.
    RotaryWidgetType.install(in: objectClass)
    for (index, property) in properties.enumerated() {
      let parameter = property.setting.parameter(isReadable: property.isReadable)
      g_object_class_install_property(objectClass, guint(index + 1), parameter)
    }
    let sounds = g_param_spec_boolean(
      Self.soundsName,
      nil,
      "Whether detents, ends and what opens or closes can be heard",
      0,
      GParamFlags(
        rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue
          | G_PARAM_EXPLICIT_NOTIFY.rawValue
      )
    )
    g_object_class_install_property(objectClass, guint(soundsNumber + 1), sounds)
    addMembers(objectClass, guint(ownNumber + 1))
  }

  /// Gives a new widget its host, which goes with it.
  private static func begin(
    _ instance: UnsafeMutableRawPointer,
    _ widgetClass: UnsafeMutableRawPointer
  ) {
    // While an instance is made of a type, GObject says so by the class alone.
    guard let kind = registered[rotary_type_of_class(widgetClass)] ?? kind(of: instance) else {
      return
    }
    let host = kind.makeHost()
    host.begin(with: instance.assumingMemoryBound(to: GtkWidget.self), kind)
    ObjectPointer(instance).keep(host, as: WidgetHost.key)
  }
}

/// The type that all widgets here are of.
@MainActor
enum RotaryWidgetType {
  /// `RotaryWidget`, of which no widget is made.
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

  /// Adds what every widget emits, and `call`, which is emitted to have the control do something.
  private static func addSignals(to type: GType) {
    for signal in [WidgetSignal.valueChanged, .activate] { add(signal.rawValue, to: type) }
    add(WidgetSignal.motionEnded.rawValue, to: type, handsOver: [rotary_type_boolean()])
    let told = [rotary_type_string(), rotary_type_variant()]
    add(WidgetSignal.event.rawValue, to: type, flags: G_SIGNAL_DETAILED, handsOver: told)
    let call = ClosureBody { result, arguments in
      let isDone = RotaryWidgetType.call(arguments)
      if let result { g_value_set_boolean(result, isDone ? 1 : 0) }
    }
    add("call", to: type, flags: G_SIGNAL_ACTION, handsOver: told, answeredBy: call)
  }

  /// Adds a signal.
  ///
  /// - Parameters:
  ///   - name: the signal's name.
  ///   - type: the type whose widgets emit it.
  ///   - flags: what there is to it beside that the type's own closure runs last.
  ///   - types: the types of what it hands over.
  ///   - closure: the type's own closure, which answers yes or no; nil for a signal that asks nothing.
  private static func add(
    _ name: String,
    to type: GType,
    flags: GSignalFlags = GSignalFlags(0),
    handsOver types: [GType] = [],
    answeredBy closure: ClosureBody? = nil
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

  /// Does what the signal `call` was emitted with: a widget, a name, and a dictionary or nothing.
  private static func call(_ arguments: ClosureArguments) -> Bool {
    var values = Array(arguments)
    guard values.count == 3, let instance = g_value_get_object(&values[0]),
      let name = g_value_get_string(&values[1])
    else { return false }
    let widget = instance.assumingMemoryBound(to: GtkWidget.self)
    let fields = g_value_get_variant(&values[2])
    return WidgetHost.with(widget) { $0.call(String(cString: name), fields) } ?? false
  }

  /// What GTK asks of a widget.
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

  /// What GObject asks of an object.
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

  /// What a plain widget does.
  private nonisolated static var parent: UnsafeMutablePointer<GtkWidgetClass> {
    g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
  }
}
#endif
