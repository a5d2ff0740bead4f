#if canImport(UIKit)
import Rotary
import UIKit

/// A view for a control of your own: any `Control`.
///
/// ```swift
/// let knob = ControlHostView(Dial(), frame: view.bounds)
/// knob.addAction(UIAction { [unowned knob] _ in print(knob.control.value) }, for: .valueChanged)
/// view.addSubview(knob)
/// ```
///
/// Each event of the control sends `.valueChanged`; override ``send(_:)`` for others. Interface Builder cannot name a
/// generic class: a storyboard needs a container view, to which code adds this view.
open class ControlHostView<Subject: Control>: RotaryView, EventSending {
  private let core: ControlHost<Subject>

  /// A closure that receives every event.
  ///
  /// Only the user's actions and ``perform(_:)`` send events. Default nil.
  public var eventHandler: ((Subject.Event) -> Void)?

  /// Creates a view for a control.
  ///
  /// - Parameters:
  ///   - control: The control. Its size and environment become those of the view.
  ///   - frame: The view's frame. Default empty.
  public init(_ control: Subject, frame: CGRect = .zero) {
    core = ControlHost(control)
    super.init(frame: frame)
  }

  /// Returns nil: an archive has no control.
  public required init?(coder: NSCoder) { return nil }

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      eventHandler?(event)
      send(event)
    }
  }

  /// Sends an event of the control to the app's actions; by default as `.valueChanged`.
  open func send(_ event: Subject.Event) { sendActions(for: .valueChanged) }

  /// The control in its current state.
  ///
  /// Setting it shows another control in the view's size, and sends no event.
  public var control: Subject {
    get { core.read { $0 } }
    set { core.replace(with: newValue) }
  }

  /// Changes the control without sending an event.
  ///
  /// - Parameter body: A closure that changes the control.
  /// - Returns: The closure's result.
  /// - Throws: The closure's error.
  public func change<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try core.edit(body)
  }

  /// Changes the control and sends its events, as for an action of the user.
  ///
  /// - Parameter body: A closure that changes the control.
  public func perform(_ body: (inout Subject) -> Void) { core.perform(body) }

  /// Starts a motion of the control.
  ///
  /// Neither the call nor the motion sends events.
  ///
  /// - Parameters:
  ///   - value: The property whose final value the end of the motion has.
  ///   - body: A closure that starts the motion and returns whether it did.
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func move<Value: Sendable>(
    _ value: KeyPath<Subject, Value>,
    _ body: (inout Subject) -> Bool
  ) -> CommandedMotion<Value>? {
    core.move(value, body)
  }
}
#endif
