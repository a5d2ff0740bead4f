#if GTK
import CGtk
import Rotary

// Conversion of GDK's events to the core's.

extension Point2D {
  /// The position of an event in a widget's coordinates; nil if the event has none.
  @MainActor
  init?(of event: OpaquePointer, on widget: WidgetPointer) {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    self.init(x, y, on: widget)
  }

  /// Converts a point of the surface that shows a widget to the widget's coordinates.
  @MainActor
  init?(_ x: Double, _ y: Double, on widget: WidgetPointer) {
    guard let native = gtk_widget_get_native(widget) else { return nil }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var (inX, inY) = (0.0, 0.0)
    let isInside = gtk_widget_translate_coordinates(
      widgetPointer(native),
      widget,
      x - left,
      y - top,
      &inX,
      &inY
    )
    guard isInside != 0 else { return nil }
    self.init(inX, inY)
  }
}

extension PointerEvent.Kind {
  /// The kind of pointer of an event that is not a touch; a stylus has a tool, but a mouse can have one, too.
  init(of event: OpaquePointer) {
    guard let tool = gdk_event_get_device_tool(event) else {
      self = .mouse
      return
    }
    switch gdk_device_tool_get_tool_type(tool) {
    case GDK_DEVICE_TOOL_TYPE_MOUSE, GDK_DEVICE_TOOL_TYPE_LENS: self = .mouse
    default: self = .pen
    }
  }
}

extension Modifiers {
  /// The modifier keys of an event.
  init(_ state: GdkModifierType) {
    self = []
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
    if state.rawValue & GDK_SUPER_MASK.rawValue != 0 { insert(.command) }
  }
}
#endif
