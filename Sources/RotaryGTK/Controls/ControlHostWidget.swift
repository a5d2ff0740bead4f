#if GTK
import CGtk
import Rotary

/// A widget for a control of your own.
///
/// ```swift
/// extension Gauge: WidgetControl {
///   static var typeName: String { "NeedleGauge" }
/// }
///
/// let gauge = ControlHostWidget(Gauge())
/// gauge.onValueChanged { gauge in print(gauge.control.value) }
/// gtk_window_set_child(window, gauge.widget)
/// ```
///
/// The control's settings are the widget's properties, and its events the details of the signal `event`. A setting with
/// the name of a property of every widget, such as `opacity`, is only available by ``RotaryWidget/setting(_:)`` and
/// ``RotaryWidget/set(_:to:)``. After ``type`` has been read, C, Python and builder files can make the widget by its
/// name.
public final class ControlHostWidget<Subject: WidgetControl>: RotaryWidget {
  /// The GType with the control's ``WidgetControl/typeName``, which is registered when it is first read.
  ///
  /// A name that another type has stops the program.
  public override class var type: GType {
    // The user can change any setting of an unknown control.
    WidgetKind.type(named: Subject.typeName)
      ?? ControlWidget<Subject>.makeKind(dependentNames: Subject.settings.map { $0.name })
      .register()
  }

  private var core: ControlHost<Subject> { content(Subject.self).control }

  /// Makes a widget for a control.
  ///
  /// - Parameter control: the control. Its size and environment become those of the widget. Default: one with every
  ///   setting at its default.
  public init(_ control: Subject = Subject()) {
    super.init(type: Self.type)
    core.replace(with: control)
  }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the control.
  ///
  /// Only the user's actions and ``perform(_:)`` send events. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (Subject.Event) -> Void
  ) -> WidgetConnection { content(Subject.self).onEvent(body) }

  /// The control in its current state.
  ///
  /// Setting it shows another control in the widget's size, and sends no event.
  public var control: Subject {
    get { core.read { $0 } }
    set { core.replace(with: newValue) }
  }

  /// Changes the control without sending an event.
  ///
  /// - Parameter body: changes the control.
  /// - Returns: the closure's result.
  /// - Throws: the closure's error.
  public func change<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try core.edit(body)
  }

  /// Changes the control and sends its events, as for an action of the user.
  ///
  /// - Parameter body: changes the control.
  public func perform(_ body: (inout Subject) -> Void) { core.perform(body) }

  /// Starts a motion of the control.
  ///
  /// Neither the call nor the motion sends events.
  ///
  /// - Parameters:
  ///   - value: the property whose final value the end of the motion has.
  ///   - body: starts the motion and returns whether it did.
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func move<Value: Sendable>(
    _ value: KeyPath<Subject, Value>,
    _ body: (inout Subject) -> Bool
  ) -> CommandedMotion<Value>? {
    core.move(value, body)
  }
}
#endif
