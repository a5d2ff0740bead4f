#if GTK
import CGtk
import RotaryGTK

// GTK's functions need a pointer to the type that declares them. In C, macros cast the pointer.
extension UnsafeMutablePointer<GtkWidget> {
  var asWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }

  var asBox: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self)
  }

  var asToggle: UnsafeMutablePointer<GtkToggleButton> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkToggleButton.self)
  }

  var asOpaque: OpaquePointer { OpaquePointer(self) }

  /// Calls a closure when the widget emits a signal or a property changes.
  ///
  /// The closure is never released.
  @MainActor
  func on(_ signal: String, _ body: @escaping @MainActor () -> Void) {
    RotaryLibrary.connect(self, signal, body)
  }

  /// Makes a label.
  static func label(_ text: String, style: String = "") -> WidgetPointer {
    let label: WidgetPointer = gtk_label_new(text)
    gtk_label_set_wrap(label.asOpaque, 1)
    gtk_label_set_xalign(label.asOpaque, 0)
    if !style.isEmpty { gtk_widget_add_css_class(label, style) }
    return label
  }
}
#endif
