#if canImport(SwiftUI) && canImport(UIKit)
// A recognizer of UIKit's can be attached to a view of SwiftUI on these only.
#if !os(tvOS) && !os(visionOS)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

@available(iOS 18.0, *)
extension View {
  /// Gives a view a ring menu, as `contextMenu` gives it a list.
  ///
  /// The user holds a finger anywhere on the view; the ring opens around it, over all else in the window;
  /// slide to an item and let go. A tap beside the ring closes it. Until it opens, the finger scrolls and
  /// taps as ever. While the view is disabled, there is no menu.
  ///
  /// ```swift
  /// photo.rotaryContextMenu {
  ///   RingItem("Cut")
  ///   RingItem("Copy")
  /// } onChoose: { index in
  ///   edit(index)
  /// }
  /// ```
  ///
  /// From iOS 18 and Mac Catalyst 18 on; not on tvOS and visionOS, where SwiftUI takes no recognizers.
  ///
  /// - Parameters:
  ///   - actionName: what assistive technologies call the action that opens the menu in the view's middle.
  ///     Default `Show menu`.
  ///   - options: how it behaves; nil, the default, for `RingMenuGestureRecognizer`'s own.
  ///   - style: what it looks like; nil, the default, for `RingMenuGestureRecognizer`'s own.
  ///   - items: what it offers, numbered from 0. Items that no menu can have are none, and a menu of none
  ///     does not open.
  ///   - onChoose: is called with the index of what is chosen, at the choice.
  /// - Returns: the view, with the menu.
  public func rotaryContextMenu(
    actionName: Text = Text("Show menu"),
    options: RingMenuOptions? = nil,
    style: RingStyle? = nil,
    @RotaryRingItemBuilder items: () -> [RingItem],
    onChoose: @escaping (Int) -> Void
  ) -> some View {
    WithContextMenu(
      content: self,
      actionName: actionName,
      gesture: RingMenuGesture(
        items: (try? RingItems(items())) ?? .none,
        options: options,
        style: style,
        choose: onChoose
      )
    )
  }
}

/// A view with a menu, which can also be opened without a finger.
@available(iOS 18.0, *)
private struct WithContextMenu<Content: View>: View {
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

/// The recognizer and the anchor that SwiftUI made for one menu.
@MainActor
private final class ContextMenuParts {
  weak var recognizer: RingMenuGestureRecognizer? { didSet { connect() } }
  weak var anchor: UIView? { didSet { connect() } }

  nonisolated init() {}

  private func connect() { recognizer?.source = anchor }
}

/// An invisible view behind the view with the menu, which gives the menu SwiftUI's frame, lifetime, tint and
/// layout direction.
///
/// The recognizer's own view is the hosting view, which belongs to SwiftUI and has none of these.
private struct ContextMenuAnchor: UIViewRepresentable {
  let parts: ContextMenuParts

  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    parts.anchor = view
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.follow(context.environment.layoutDirection)
  }
}

/// The recognizer of a ring menu, in SwiftUI.
@available(iOS 18.0, *)
private struct RingMenuGesture: UIGestureRecognizerRepresentable {
  let items: RingItems
  let options: RingMenuOptions?
  let style: RingStyle?
  let choose: (Int) -> Void
  var parts: ContextMenuParts?
  @Environment(\.rotaryTheme) private var theme
  @Environment(\.rotaryHaptics) private var playsHaptics
  @Environment(\.rotarySounds) private var playsSounds
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
    if let style { recognizer.style = style }
    recognizer.theme = theme
    recognizer.playsHaptics = playsHaptics
    recognizer.playsSounds = playsSounds
    recognizer.isEnabled = isEnabled
  }
}
#endif
#endif
