#if GTK
import CGtk
import Rotary
import RotaryReplay

/// A widget of this library, for Swift: it keeps the widget as long as it is kept itself.
///
/// The widget's own state is in the widget, so that any number of these may stand for the same one. Closures
/// that are set on it are kept by the widget: one that holds the object it is set on keeps both for good, so
/// use the one that it is handed.
///
/// All of it belongs to the main thread, as GTK does. What a program sets emits nothing but `notify`.
@MainActor
public class RotaryWidget: WidgetSignals {
  /// The type of its widgets, as GObject has it.
  public class var type: GType { RotaryWidgetType.abstract }

  /// The widget, to be put into any container of GTK.
  public nonisolated(unsafe) let widget: WidgetPointer

  /// Stands for a widget that was made elsewhere, such as by a `GtkBuilder`.
  ///
  /// - Parameter widget: a widget of the ``type``; any other is a mistake that ends the program.
  public required init(_ widget: WidgetPointer) {
    precondition(
      g_type_is_a(widget.type, Self.type) != 0,
      "the widget is no \(String(cString: g_type_name(Self.type)))"
    )
    self.widget = widget
    g_object_ref(widget)
  }

  /// Makes a widget of a type.
  init(type: GType) {
    let made = WidgetPointer.make(type)
    g_object_ref_sink(made)
    widget = made
  }

  isolated deinit { g_object_unref(widget) }

  /// The host of the widget.
  var host: WidgetHost? { WidgetHost.with(widget) { $0 } }

  /// The colours to draw with; nil, the default, for those of GTK's settings.
  public var theme: Theme? {
    get { host?.theme }
    set { host?.theme = newValue }
  }

  /// Whether detents, ends and what opens or closes can be heard, by the sounds of the user's sound theme.
  ///
  /// They are played by libcanberra. Where there is none, or no device, or the user has switched off the sounds of
  /// programs, nothing is heard and nothing is wrong. Default false. As a property of GObject it is `sounds`.
  public var playsSounds: Bool {
    get { host?.playsSounds ?? false }
    set { host?.playsSounds = newValue }
  }

  /// A setting as it is now, by its name in files and on the command line; nil for one that there is not.
  public func setting(_ name: String) -> SettingValue? { host?.setting(name) }

  /// Changes a setting by its name; tells nothing.
  ///
  /// - Throws: when there is none of that name, or the value is not for it; nothing is changed.
  public func set(_ name: String, to value: SettingValue) throws(SettingProblem) {
    try host?.set(name, to: value)
  }

  /// The host of a widget that is known to show a control of a type.
  func content<Subject: WidgetControl>(_: Subject.Type) -> ControlWidget<Subject> {
    guard let host = host as? ControlWidget<Subject> else {
      preconditionFailure("the widget shows no \(Subject.controlName)")
    }
    return host
  }
}

/// What every widget here emits; the closures are handed the widget that they were set on.
@MainActor
public protocol WidgetSignals: AnyObject {
  /// The widget itself.
  var widget: WidgetPointer { get }

  /// Stands for a widget that was made elsewhere.
  init(_ widget: WidgetPointer)
}

extension WidgetSignals {
  /// Calls a closure for every value that the user comes to, on the way as well as at its end.
  ///
  /// - Parameter body: is handed the widget.
  /// - Returns: what ends that; need not be kept.
  @discardableResult
  public func onValueChanged(_ body: @escaping @MainActor (Self) -> Void) -> WidgetConnection {
    on(.valueChanged, body)
  }

  /// Calls a closure when the user has pressed or chosen something, such as a wheel's hub.
  ///
  /// - Parameter body: is handed the widget.
  /// - Returns: what ends that; need not be kept.
  @discardableResult
  public func onActivate(_ body: @escaping @MainActor (Self) -> Void) -> WidgetConnection {
    on(.activate, body)
  }

  private func on(
    _ signal: WidgetSignal,
    _ body: @escaping @MainActor (Self) -> Void
  ) -> WidgetConnection {
    // The closure must not keep the widget that keeps the closure.
    let (widget, kind) = (widget, type(of: self))
    return connect(widget, signal.rawValue) { body(kind.init(widget)) }
  }
}

/// The abstract type of all widgets.
@c(rotary_widget_get_type)
public func rotaryWidgetType() -> GType { MainActor.assumeIsolated { RotaryWidget.type } }
#endif
