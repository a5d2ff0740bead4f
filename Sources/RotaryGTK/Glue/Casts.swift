#if GTK
import CGtk
import Glibc

// The equivalents of GObject's cast macros in C.

extension UnsafeMutablePointer<GtkWidget> {
  /// Makes a widget with a floating reference, as GTK's own functions do; the container that it is added to owns it.
  static func make(_ type: GType) -> WidgetPointer {
    guard let made = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject could not create the widget.")
    }
    return made.widget
  }

  /// The widget as an object.
  var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }

  /// The widget as a popover; the caller must know that it is one.
  var popover: UnsafeMutablePointer<GtkPopover> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkPopover.self)
  }

  /// The widget's GType.
  var type: GType { rotary_type_of_instance(self) }
}

extension UnsafeMutablePointer<GObject> {
  /// The object as a widget; the caller must know that it is one.
  var widget: WidgetPointer {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
  }
}

/// Casts an opaque pointer to a GObject.
func object(_ pointer: OpaquePointer) -> UnsafeMutablePointer<GObject> {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
}

/// Casts a typed pointer to the opaque pointer that controllers and signals use.
func opaque<Object>(_ object: UnsafeMutablePointer<Object>) -> OpaquePointer {
  OpaquePointer(object)
}

/// Looks up a function of a library that was loaded with `dlopen`.
///
/// - Parameters:
///   - name: the function's name.
///   - library: the handle from `dlopen`.
///   - type: the function's `@convention(c)` type, which is not checked.
/// - Returns: the function; nil if the library has none with that name.
func loadedFunction<Function>(
  _ name: String,
  in library: UnsafeMutableRawPointer,
  as type: Function.Type
) -> Function? { dlsym(library, name).map { unsafeBitCast($0, to: type) } }

/// Casts an object that implements an interface to its widget.
func widgetPointer(_ object: OpaquePointer) -> WidgetPointer {
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
}
#endif
