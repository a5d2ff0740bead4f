#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// Puts the view of a control into SwiftUI; what all controls have in common is here.
struct HostedControl<Content: ControlContent>: UIViewRepresentable {
  let content: Content

  init(_ content: Content) { self.content = content }

  func makeCoordinator() -> ControlCoordinator<Content> { ControlCoordinator(content) }

  func makeUIView(context: Context) -> Content.Host {
    let view = content.makeHost()
    let coordinator = context.coordinator
    view[keyPath: Content.eventHandler] = { [weak view] event in
      if let view { coordinator.receive(event, from: view) }
    }
    return view
  }

  func updateUIView(_ view: Content.Host, context: Context) {
    context.coordinator.update(
      view,
      to: content,
      in: context.environment,
      isAnimated: context.transaction.animation != nil
    )
  }

  /// A view that SwiftUI has done with tells nothing: leaving the window cancels what fingers do, and
  /// there is no state left to be written.
  static func dismantleUIView(
    _ view: Content.Host,
    coordinator: ControlCoordinator<Content>
  ) {
    view[keyPath: Content.eventHandler] = nil
  }

  /// Takes the room that is offered, and the control's own size where none is, as in `fixedSize()`.
  ///
  /// Before iOS 16 SwiftUI goes by the view's intrinsic size itself, and gives no less than that.
  @available(iOS 16.0, tvOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: Content.Host,
    context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: uiView.intrinsicContentSize)
  }
}

extension UIView {
  /// Takes SwiftUI's layout direction.
  func follow(_ direction: LayoutDirection) {
    let attribute: UISemanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    if semanticContentAttribute != attribute { semanticContentAttribute = attribute }
  }
}

/// Stands between a control's view and the app, for as long as the view lives.
@MainActor
final class ControlCoordinator<Content: ControlContent> {
  /// What the app wrote last.
  private var content: Content
  private let memory: Content.Memory
  private var isUpdating = false

  init(_ content: Content) {
    self.content = content
    memory = content.makeMemory()
  }

  /// Brings the view to what the app writes now.
  func update(
    _ view: Content.Host,
    to content: Content,
    in environment: EnvironmentValues,
    isAnimated: Bool
  ) {
    self.content = content
    isUpdating = true
    defer { isUpdating = false }
    pass(environment, to: view)
    content.update(view, memory: memory, isAnimated: isAnimated)
  }

  /// Hands on what SwiftUI's environment says and a view of UIKit would not learn by itself.
  ///
  /// Colour scheme, contrast and text size come to the view as traits, the tint as `tintColor`; that
  /// the user reduces motion, it asks the device. `disabled(_:)` is known to the environment only, and
  /// a layout direction is the view's when its content attribute says so.
  private func pass(_ environment: EnvironmentValues, to view: Content.Host) {
    view.follow(environment.layoutDirection)
    content.set(\.locale, of: view, to: environment.locale)
    content.set(\.isEnabled, of: view, to: environment.isEnabled)
    content.set(\.theme, of: view, to: environment.rotaryTheme)
    content.set(\.pictures, of: view, to: environment.rotaryPictures)
    content.set(\.playsHaptics, of: view, to: environment.rotaryHaptics)
    content.set(\.playsSounds, of: view, to: environment.rotarySounds)
    // SwiftUI takes no change of state while it updates.
    view.onMotionEnd = environment.rotaryMotionEnd.map { action in
      { end in Later.perform(0) { action(end == .interrupted) } }
    }
  }

  /// Takes what the view tells, and hands it to the app.
  ///
  /// What an update itself brings about is told right after it: SwiftUI takes no change of state while
  /// it updates.
  func receive(_ event: Content.Event, from view: Content.Host) {
    guard isUpdating else { return tell(event, from: view) }
    Later.perform(0) { [weak self, weak view] in
      if let self, let view { self.tell(event, from: view) }
    }
  }

  private func tell(_ event: Content.Event, from view: Content.Host) {
    content.receive(event, from: view, memory: memory)
    content.handler?(event)
  }
}
#endif
