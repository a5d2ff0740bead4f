#if GTK
import CGtk
import Rotary

/// The dial of a rotary phone: the user turns a hole to the finger stop, which dials it.
///
/// ```swift
/// let phone = PhoneDialWidget()
/// phone.onEvent { if case .dialled(let hole) = $0 { print(phone.holes[hole].title) } }
/// gtk_window_set_child(window, phone.widget)
/// ```
///
/// Each dialled hole emits `value-changed`, even if the same hole was dialled before. A press on the hub emits
/// `activate`.
public final class PhoneDialWidget: RotaryWidget {
  /// The widgets' GType, `RotaryPhoneDial`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<PhoneDial>.makeKind().register()

  private var core: ControlHost<PhoneDial> { content(PhoneDial.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core.
  ///
  /// Only the user's actions send events, not the program's changes. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (PhoneDialEvent) -> Void
  ) -> WidgetConnection { content(PhoneDial.self).onEvent(body) }

  /// The holes, at least one.
  ///
  /// Default the digits 1 to 9 and 0. Setting no holes has no effect.
  public var holes: [PhoneHole] {
    get { core.read { $0.holes } }
    set { core.set { _ = $0.setHoles(newValue) } }
  }

  /// The hole dialled last.
  ///
  /// Default 0. Setting it neither turns the dial nor sends an event. A hole that does not exist is ignored.
  public var dialledHole: Int {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Dials a hole, if the dial rests.
  ///
  /// Sends no events.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func dial(_ hole: Int) -> CommandedMotion<Int>? {
    core.move(\.value) { $0.dial(hole) }
  }

  /// The control's behaviour.
  public var options: PhoneDialOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The control's appearance.
  public var style: PhoneDialStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

extension PhoneDial: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryPhoneDial" }
  /// The signal for an event in addition to `event`.
  public static func signal(for event: PhoneDialEvent) -> WidgetSignal? {
    switch event {
    case .dialled: return .valueChanged
    case .pressed: return .activate
    case .pulse, .metEnd: return nil
    }
  }
  /// The settings that can only be set.
  public static var unreadableNames: [String] { ["groups"] }
}

/// The GType `RotaryPhoneDial`.
@c(rotary_phone_dial_get_type)
public func phoneDialType() -> GType { MainActor.assumeIsolated { PhoneDialWidget.type } }

/// Makes a phone with the digits 1 to 9 and 0, with a floating reference.
@c(rotary_phone_dial_new)
public func newPhoneDial() -> WidgetPointer { WidgetPointer.make(phoneDialType()) }
#endif
