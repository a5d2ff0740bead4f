#if GTK
import CGtk
import Glibc

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

  /// The widget as a popover, which the caller knows it to be.
  var popover: UnsafeMutablePointer<GtkPopover> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkPopover.self)
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

/// The object that a pointer to one of GTK's types is.
func object(_ pointer: OpaquePointer) -> UnsafeMutablePointer<GObject> {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
}

/// A typed object of C as the opaque pointer that controllers and signals go by.
func opaque<Object>(_ object: UnsafeMutablePointer<Object>) -> OpaquePointer {
  OpaquePointer(object)
}

/// A function of a library that was loaded by hand.
///
/// - Parameters:
///   - name: the function's name.
///   - library: what `dlopen` has answered.
///   - type: the function's type, a `@convention(c)` one, which nobody checks.
/// - Returns: the function; nil where the library has none of the name.
func loadedFunction<Function>(
  _ name: String,
  in library: UnsafeMutableRawPointer,
  as type: Function.Type
) -> Function? { dlsym(library, name).map { unsafeBitCast($0, to: type) } }

/// Whatever implements an interface as the widget that it is.
func widgetPointer(_ object: OpaquePointer) -> WidgetPointer {
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
}
#endif
