#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// Shows a control's view in SwiftUI, with the code that all controls share.
struct HostedControl<Content: ControlContent>: UIViewRepresentable {
  let content: Content

  init(_ content: Content) { self.content = content }

  func makeCoordinator() -> ControlCoordinator<Content> { ControlCoordinator(content) }

  func makeUIView(context: Context) -> Content.Host {
    let view = content.makeHost()
    let coordinator = context.coordinator
    view.eventHandler = { [weak view] event in
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

  /// Removes the event handler.
  ///
  /// Leaving the window cancels touches, and no state is left to write their events to.
  static func dismantleUIView(
    _ view: Content.Host,
    coordinator: ControlCoordinator<Content>
  ) {
    view.eventHandler = nil
  }

  /// Returns the proposed size, with the control's preferred size for an unspecified dimension, as in `fixedSize()`.
  ///
  /// Before iOS 16, SwiftUI uses the intrinsic size as the minimum.
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
  /// Sets the view's layout direction to SwiftUI's.
  func setLayoutDirection(_ direction: LayoutDirection) {
    let attribute: UISemanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    if semanticContentAttribute != attribute { semanticContentAttribute = attribute }
  }
}

/// Connects a control's view to the app, for as long as the view exists.
@MainActor
final class ControlCoordinator<Content: ControlContent> {
  /// The app's current settings.
  private var content: Content
  private let memory: Content.Memory
  private var isUpdating = false

  init(_ content: Content) {
    self.content = content
    memory = content.makeMemory()
  }

  /// Updates the view to the app's current settings.
  func update(
    _ view: Content.Host,
    to content: Content,
    in environment: EnvironmentValues,
    isAnimated: Bool
  ) {
    self.content = content
    isUpdating = true
    defer { isUpdating = false }
    apply(environment, to: view)
    environment.rotary.proxies.proxy(for: Content.Host.self)?.connect(to: view, self)
    let context = UpdateContext(isAnimated: isAnimated, environment: environment)
    content.update(view, memory: memory, context)
  }

  /// Applies the parts of SwiftUI's environment that do not reach a UIKit view otherwise.
  ///
  /// Colour scheme, contrast and text size reach the view as traits, the tint as `tintColor`. The view reads Reduce
  /// Motion from the device. Only the environment has `disabled(_:)`, and a layout direction affects a view only by its
  /// semantic content attribute.
  private func apply(_ environment: EnvironmentValues, to view: Content.Host) {
    view.setLayoutDirection(environment.layoutDirection)
    content.set(\.locale, of: view, to: environment.locale)
    content.set(\.isEnabled, of: view, to: environment.isEnabled)
    content.set(\.theme, of: view, to: environment.rotary.theme)
    content.set(\.darkTheme, of: view, to: environment.rotary.darkTheme)
    content.set(\.roleColors, of: view, to: environment.rotary.colors)
    content.set(\.textFont, of: view, to: environment.rotary.font)
    content.set(
      \.pictures,
      of: view,
      to: environment.rotary.pictures.merging(content.pictures) { $1 }
    )
    content.set(\.playsHaptics, of: view, to: environment.rotary.playsHaptics)
    content.set(\.playsSounds, of: view, to: environment.rotary.playsSounds)
    // SwiftUI does not allow state changes during an update.
    view.onEditingChanged = environment.rotary.editingChanged.map { action in
      { isEditing in DeferredWork.schedule(0) { action(isEditing) } }
    }
    view.onMotionEnd = environment.rotary.motionEnd.map { action in
      { end in DeferredWork.schedule(0) { action(end == .interrupted) } }
    }
  }

  /// Passes an event of the view to the app.
  ///
  /// Events that an update causes are sent right after it, because SwiftUI does not allow state changes during an
  /// update.
  func receive(_ event: Content.Host.CoreEvent, from view: Content.Host) {
    perform(isDeferred: isUpdating, on: view) {
      $0.content.receive(event, from: $1, memory: $0.memory)
      $0.content.handler?(event)
    }
  }

  private func perform(
    isDeferred: Bool,
    on view: Content.Host,
    _ body: @escaping (ControlCoordinator, Content.Host) -> Void
  ) {
    guard isDeferred else { return body(self, view) }
    DeferredWork.schedule(0) { [weak self, weak view] in
      if let self, let view { body(self, view) }
    }
  }
}

extension ControlCoordinator: CommandTarget {
  func index(ofTag tag: AnyHashable) -> Int? { content.index(ofTag: tag) }

  func commandBegan() { content.commandBegan(memory: memory) }

  /// Passes the end of a command's motion to the app.
  ///
  /// A view leaves its window during an update. A view that SwiftUI has removed has no event handler, and no state is
  /// left to write to.
  func commandEnded<End>(at value: End, on view: Content.Host) {
    perform(isDeferred: isUpdating || view.window == nil, on: view) {
      guard $1.eventHandler != nil else { return }
      $0.content.commandEnded(at: value, on: $1, memory: $0.memory)
    }
  }
}
#endif
