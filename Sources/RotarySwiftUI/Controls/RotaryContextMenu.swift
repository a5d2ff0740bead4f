#if canImport(SwiftUI) && canImport(UIKit)
// Only on these platforms can a UIKit recognizer be attached to a SwiftUI view.
#if !os(tvOS) && !os(visionOS)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

@available(iOS 18.0, *)
extension View {
  /// Adds a ring menu to the view, similar to `contextMenu`.
  ///
  /// The user holds a finger on the view. The ring opens around the finger, above everything in the window. The user
  /// slides to an item and releases. A tap outside the ring closes it. Until the ring opens, scrolling and tapping work
  /// as usual. A disabled view has no menu.
  ///
  /// ```swift
  /// photo.rotaryContextMenu {
  ///   RingItem("Copy").onChoose { print("copy") }
  ///   RingItem("Delete").onChoose { print("delete") }
  /// }
  /// ```
  ///
  /// Requires iOS 18 or Mac Catalyst 18. Not available on tvOS and visionOS, where SwiftUI does not support UIKit
  /// recognizers.
  ///
  /// - Parameters:
  ///   - actionName: The name of the accessibility action that opens the menu at the view's centre.
  ///     Default `Show menu`.
  ///   - options: The settings for the menu's behaviour. Default nil: those of `RingMenuGestureRecognizer`.
  ///   - style: The settings for the menu's appearance. Default nil: those of `RingMenuGestureRecognizer`.
  ///   - items: The items, with indices from 0. Items that are not valid for a menu count as no items, and a menu
  ///     without items does not open.
  ///   - onChoose: A closure that receives the index of the chosen item, before the menu has closed. Default nothing, for
  ///     items with actions.
  /// - Returns: A view with the menu.
  public func rotaryContextMenu(
    actionName: Text = Text("Show menu"),
    options: RingMenuOptions? = nil,
    style: RingStyle? = nil,
    @RotaryRingItemBuilder items: () -> [RotaryRingPart],
    onChoose: @escaping (Int) -> Void = { _ in }
  ) -> some View {
    let content = RotaryRingContent(items())
    return ContextMenuContainer(
      content: self,
      actionName: actionName,
      gesture: RingMenuGesture(
        items: content.ringItems,
        options: options,
        style: style,
        choose: { index in
          content.actions[index]?()
          onChoose(index)
        }
      )
    )
  }
}

/// A view with a menu, and with an accessibility action that opens it without a finger.
@available(iOS 18.0, *)
private struct ContextMenuContainer<Content: View>: View {
  let content: Content
  let actionName: Text
  let gesture: RingMenuGesture
  @State private var parts = ContextMenuParts()

  var body: some View {
    var gesture = gesture
    gesture.parts = parts
    return content.gesture(gesture)
      .accessibilityAction(named: actionName) { parts.recognizer?.openMenu() }
      .background { ContextMenuAnchor(parts: parts) }
  }
}

/// The recognizer and the anchor view of one menu, as SwiftUI has created them.
@MainActor
private final class ContextMenuParts {
  weak var recognizer: RingMenuGestureRecognizer? { didSet { connect() } }
  weak var anchor: UIView? { didSet { connect() } }

  nonisolated init() {}

  private func connect() { recognizer?.source = anchor }
}

/// An invisible view behind the view with the menu.
///
/// It provides the menu's frame, lifetime, tint and layout direction. The recognizer's view is SwiftUI's hosting view,
/// which has none of these.
private struct ContextMenuAnchor: UIViewRepresentable {
  let parts: ContextMenuParts

  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    parts.anchor = view
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.setLayoutDirection(context.environment.layoutDirection)
  }
}

/// The ring menu's recognizer as a SwiftUI gesture.
@available(iOS 18.0, *)
private struct RingMenuGesture: UIGestureRecognizerRepresentable {
  let items: RingItems
  let options: RingMenuOptions?
  let style: RingStyle?
  let choose: (Int) -> Void
  var parts: ContextMenuParts?
  @Environment(\.rotary) private var settings
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled

  init(
    items: RingItems,
    options: RingMenuOptions?,
    style: RingStyle?,
    choose: @escaping (Int) -> Void
  ) {
    self.items = items
    self.options = options
    self.style = style
    self.choose = choose
  }

  func makeUIGestureRecognizer(context: Context) -> RingMenuGestureRecognizer {
    let recognizer = RingMenuGestureRecognizer(items: items, handler: choose)
    parts?.recognizer = recognizer
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: RingMenuGestureRecognizer, context: Context) {
    recognizer.items = items
    recognizer.handler = choose
    if let options { recognizer.options = options }
    if let style = style ?? settings.styles[RingStyle.self] { recognizer.style = style }
    recognizer.theme = (colorScheme == .dark ? settings.darkTheme : nil) ?? settings.theme
    recognizer.playsHaptics = settings.playsHaptics
    recognizer.playsSounds = settings.playsSounds
    recognizer.isEnabled = isEnabled
  }
}
#endif
#endif
