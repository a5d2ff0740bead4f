#if GTK
import CGtk
import Rotary

/// A widget of this library, for Swift: it keeps the widget as long as it is kept itself.
///
/// The widget's own state is in the widget, so that any number of these may stand for the same one. Closures
/// that are set on it are kept by the widget: one that holds the object it is set on keeps both for good, so
/// take what it is handed, or capture `[weak dial]`.
///
/// All of it belongs to the main thread, as GTK does.
@MainActor
public class RotaryWidget {
  /// The widget, to be put into any container of GTK.
  public nonisolated(unsafe) let widget: WidgetPointer

  /// Makes a widget of a type.
  init(type: GType) {
    let object = g_object_new_with_properties(type, 0, nil, nil)
    g_object_ref_sink(object)
    widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
  }

  deinit { g_object_unref(widget) }

  /// The host of the widget.
  var host: WidgetHost? { WidgetHost.with(widget) { $0 } }

  /// The colours to draw with; nil, the default, for those of GTK's settings.
  public var theme: Theme? {
    get { host?.theme }
    set { host?.theme = newValue }
  }
}

extension RotaryWidget {
  /// The host of a widget that is known to show a control of a type.
  func content<Subject: WidgetControl>(_: Subject.Type) -> ControlWidget<Subject> {
    guard let host = host as? ControlWidget<Subject> else {
      preconditionFailure("the widget shows no \(Subject.controlName)")
    }
    return host
  }
}
#endif
