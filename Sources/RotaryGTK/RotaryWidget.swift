#if GTK
import CGtk
import Rotary
import RotaryReplay

/// The base class of the library's widgets in Swift, with a strong reference to a GTK widget.
///
/// The state is in the GTK widget, so several of these objects can refer to the same one. The GTK widget keeps the
/// closures set on it. A closure that captures this object creates a reference cycle; use the closure's argument
/// instead.
///
/// Use it only on the main thread, as GTK. Setting a property emits only `notify`.
@MainActor
public class RotaryWidget: WidgetSignals {
  /// The widgets' GType.
  public class var type: GType { RotaryWidgetType.abstract }

  /// The GTK widget, to add to any container.
  public nonisolated(unsafe) let widget: WidgetPointer

  /// Refers to an existing widget, for example one made by a `GtkBuilder`.
  ///
  /// - Parameter widget: a widget of the ``type``; any other stops the program.
  public required init(_ widget: WidgetPointer) {
    precondition(
      g_type_is_a(widget.type, Self.type) != 0,
      "The widget is not a \(String(cString: g_type_name(Self.type)))."
    )
    self.widget = widget
    g_object_ref(widget)
  }

  /// Makes a widget of a GType.
  init(type: GType) {
    let made = WidgetPointer.make(type)
    g_object_ref_sink(made)
    widget = made
  }

  isolated deinit { g_object_unref(widget) }

  /// The widget's implementation.
  var host: WidgetHost? { WidgetHost.with(widget) { $0 } }

  /// The colours of the control.
  ///
  /// Default nil, which uses the colours of GTK's settings.
  public var theme: Theme? {
    get { host?.theme }
    set { host?.theme = newValue }
  }

  /// Whether detents, ends, opening and closing play sounds of the user's sound theme.
  ///
  /// libcanberra plays them. Without it or a sound device, or if the user has disabled event sounds, nothing is played.
  /// Default false. The GObject property is `sounds`.
  public var playsSounds: Bool {
    get { host?.playsSounds ?? false }
    set { host?.playsSounds = newValue }
  }

  /// The value of a setting, by its name in files and on the command line; nil if it does not exist.
  public func setting(_ name: String) -> SettingValue? { host?.setting(name) }

  /// Sets a setting by its name.
  ///
  /// Sends no events.
  ///
  /// - Throws: if the name is unknown or the value is not accepted. Nothing is changed then.
  public func set(_ name: String, to value: SettingValue) throws(SettingProblem) {
    try host?.set(name, to: value)
  }

  /// The implementation of a widget, whose control must be of a given type.
  func content<Subject: WidgetControl>(_: Subject.Type) -> ControlWidget<Subject> {
    guard let host = host as? ControlWidget<Subject> else {
      preconditionFailure("The widget's control is not a \(Subject.controlName).")
    }
    return host
  }
}

/// The signals of all widgets.
///
/// A closure is called with the widget it was set on.
@MainActor
public protocol WidgetSignals: AnyObject {
  /// The GTK widget.
  var widget: WidgetPointer { get }

  /// Refers to an existing widget.
  init(_ widget: WidgetPointer)
}

extension WidgetSignals {
  /// Calls a closure each time the user changes the value, also during a drag.
  ///
  /// - Parameter body: called with the widget.
  /// - Returns: the connection, which you need not keep.
  @discardableResult
  public func onValueChanged(_ body: @escaping @MainActor (Self) -> Void) -> WidgetConnection {
    on(.valueChanged, body)
  }

  /// Calls a closure when the user presses or chooses something, such as a wheel's hub.
  ///
  /// - Parameter body: called with the widget.
  /// - Returns: the connection, which you need not keep.
  @discardableResult
  public func onActivate(_ body: @escaping @MainActor (Self) -> Void) -> WidgetConnection {
    on(.activate, body)
  }

  private func on(
    _ signal: WidgetSignal,
    _ body: @escaping @MainActor (Self) -> Void
  ) -> WidgetConnection {
    // A strong capture of the widget, which owns the closure, would be a reference cycle.
    let (widget, kind) = (widget, type(of: self))
    return connect(widget, signal.rawValue) { body(kind.init(widget)) }
  }
}

/// The abstract type of all widgets.
@c(rotary_widget_get_type)
public func rotaryWidgetType() -> GType { MainActor.assumeIsolated { RotaryWidget.type } }
#endif
