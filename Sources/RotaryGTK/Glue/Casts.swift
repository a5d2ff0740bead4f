#if GTK
import CGtk

// What GObject's macros do in C: the same object, as one of its types.

extension UnsafeMutablePointer<GtkWidget> {
  /// Makes a widget as GTK's own functions do, with a floating reference: whoever puts it into a container owns it.
  static func make(_ type: GType) -> WidgetPointer {
    guard let made = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("no widget can be made of the type")
    }
    return made.widget
  }

  /// The widget as an object.
  var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }

  /// The widget's own type.
  var type: GType { rotary_type_of_instance(self) }
}

extension UnsafeMutablePointer<GObject> {
  /// The object as a widget, which the caller knows it to be.
  var widget: WidgetPointer {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
  }
}
#endif
