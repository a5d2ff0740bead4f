#if GTK
import CGtk

@testable import RotaryGTK

/// A widget's accessible role and children.
@MainActor
enum Accessible {
  static func role(of widget: WidgetPointer) -> GtkAccessibleRole {
    gtk_accessible_get_accessible_role(opaque(widget))
  }

  /// The accessible children of a widget.
  static func elements(of widget: WidgetPointer) -> [WidgetPointer] {
    var found: [WidgetPointer] = []
    var next = gtk_widget_get_first_child(widget)
    while let element = next {
      found.append(element)
      next = gtk_widget_get_next_sibling(element)
    }
    return found
  }
}
#endif
