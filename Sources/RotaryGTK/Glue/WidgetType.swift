#if GTK
import CGtk
import Rotary

// The only unsafe casts of this module stand in this folder: a GObject is a pointer whose class GObject
// knows, and Swift does not.

/// A widget as C has it.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A kind of widget that is to be registered: what GObject asks for when the first one is made.
@MainActor
final class WidgetKind {
  /// Its name among GObject's types.
  let typeName: String
  /// What style sheets call it.
  let cssName: String
  /// Its properties, in order; their numbers are the indices plus 1.
  let settings: [SettingDescription]
  /// Its signals, each with a name; none takes an argument.
  let signals: [String]
  /// Makes what a new widget shows.
  let makeHost: () -> WidgetHost

  init(
    typeName: String,
    cssName: String,
    settings: [SettingDescription],
    signals: [String],
    makeHost: @escaping () -> WidgetHost
  ) {
    self.typeName = typeName
    self.cssName = cssName
    self.settings = settings
    self.signals = signals
    self.makeHost = makeHost
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
    for (index, setting) in settings.enumerated() {
      g_object_class_install_property(objectClass, guint(index + 1), setting.parameter)
    }
    for name in signals {
      g_signal_newv(
        name, rotary_type_of_class(widgetClass), G_SIGNAL_RUN_LAST, nil, nil, nil, nil,
        rotary_type_none(), 0, nil
      )
    }
  }

  /// Gives a new widget its host, which goes with it.
  private static func begin(
    _ instance: UnsafeMutableRawPointer,
    _ widgetClass: UnsafeMutableRawPointer
  ) {
    // While an instance is made of a type, GObject says so by the class alone.
    guard let kind = registered[rotary_type_of_class(widgetClass)] ?? kind(of: instance) else { return }
    let host = kind.makeHost()
    host.begin(with: instance.assumingMemoryBound(to: GtkWidget.self), kind)
    g_object_set_qdata_full(
      instance.assumingMemoryBound(to: GObject.self),
      WidgetHost.key,
      Unmanaged.passRetained(host).toOpaque()
    ) { data in
      guard let data else { return }
      Unmanaged<WidgetHost>.fromOpaque(data).release()
    }
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
    }
    return g_type_register_static(
      gtk_widget_get_type(), "RotaryWidget", &info, G_TYPE_FLAG_ABSTRACT
    )
  }()

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
      WidgetHost.with(widget) { $0.settingsChanged() }
    }
    widgets.pointee.direction_changed = { widget, _ in
      WidgetHost.with(widget) { $0.settingsChanged() }
    }
    widgets.pointee.css_changed = { widget, change in
      RotaryWidgetType.parent.pointee.css_changed(widget, change)
      WidgetHost.with(widget) { $0.settingsChanged() }
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
