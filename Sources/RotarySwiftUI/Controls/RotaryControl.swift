#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A control of your own: any `Control`.
///
/// The control keeps its state as long as the view exists. A ``RotaryControlReader`` commands it.
public struct RotaryControl<Subject: Rotary.Control>: View {
  let subject: () -> Subject
  let change: (inout Subject) -> Void
  var handler: ((Subject.Event) -> Void)?

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - control: The control as it is first shown.
  ///   - update: A closure that sets the control's properties to the app's state. It is called with each update of the
  ///     view, and sends no event. Default nothing.
  public init(
    _ control: @autoclosure @escaping () -> Subject,
    update: @escaping (inout Subject) -> Void = { _ in }
  ) {
    subject = control
    change = update
  }

  /// The content of the view.
  public var body: some View { HostedControl(self) }

  /// Sets the action to perform for each event of the control.
  public func onEvent(_ action: @escaping (Subject.Event) -> Void) -> RotaryControl {
    with(\.handler, action)
  }
}

/// The data of a control between updates: none.
final class RotaryControlMemory {}

extension RotaryControl: ControlContent {
  func makeHost() -> ControlHostView<Subject> { ControlHostView(subject()) }
  func makeMemory() -> RotaryControlMemory { RotaryControlMemory() }

  func update(
    _ host: ControlHostView<Subject>,
    memory: RotaryControlMemory,
    _ context: UpdateContext
  ) {
    var changed = host.control
    change(&changed)
    // An unchanged control is not redrawn.
    if changed != host.control { host.change { change(&$0) } }
  }

  func receive(
    _ event: Subject.Event,
    from host: ControlHostView<Subject>,
    memory: RotaryControlMemory
  ) {}
}
#endif
