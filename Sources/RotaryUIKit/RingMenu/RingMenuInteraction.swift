#if canImport(UIKit)
import Rotary
import UIKit

/// An interaction that adds a ring menu to a view, similar to `UIContextMenuInteraction`.
///
/// The user holds a finger on the view. The ring opens around the finger, above everything in the window. The user
/// slides to an item and releases. A tap outside the ring closes it. Until the ring opens, scrolling and tapping work
/// as usual; see ``RingMenuGestureRecognizer``.
///
/// ```swift
/// let items = try RingItems([RingItem("Cut"), RingItem("Copy"), RingItem("Paste")])
/// let interaction = RingMenuInteraction(items: items) { index in edit(index) }
/// photo.addInteraction(interaction)
/// ```
///
/// VoiceOver and Switch Control offer the action ``actionName`` on the view, which opens the menu at the view's centre.
/// The view must be an accessibility element for that. The escape gesture closes the menu.
@MainActor
public final class RingMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction is added to; nil for none.
  public private(set) weak var view: UIView?
  /// The gesture recognizer, to set its relations to other recognizers and its further properties.
  ///
  /// It is added to the same view as the interaction.
  public let recognizer = RingMenuGestureRecognizer()

  /// The name of the accessibility action that opens the menu, in the user's language.
  ///
  /// Default `Show menu`.
  public var actionName = "Show menu" {
    didSet {
      guard let view, actionName != oldValue else { return }
      removeAction(from: view)
      addAction(to: view)
    }
  }
  private var action: UIAccessibilityCustomAction?

  /// Creates an interaction, to be added to a view.
  ///
  /// - Parameters:
  ///   - items: The items of the menu.
  ///   - handler: A closure that receives the index of the chosen item, before the menu has closed. It is retained.
  public init(items: RingItems, handler: @escaping (Int) -> Void) {
    super.init()
    recognizer.items = items
    recognizer.handler = handler
  }

  /// The items of the menu.
  ///
  /// A change applies when the menu next opens.
  public var items: RingItems {
    get { recognizer.items }
    set { recognizer.items = newValue }
  }

  /// The settings for the menu's behaviour; see ``RingMenuGestureRecognizer/options``.
  public var options: RingMenuOptions {
    get { recognizer.options }
    set { recognizer.options = newValue }
  }

  /// The settings for the menu's appearance.
  ///
  /// A change applies when the menu next opens. Default `.plain`.
  public var style: RingStyle {
    get { recognizer.style }
    set { recognizer.style = newValue }
  }

  /// Removes the interaction from its view, and closes the menu; UIKit calls this method.
  public func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    recognizer.closeMenu()
    old.removeGestureRecognizer(recognizer)
    removeAction(from: old)
    self.view = nil
  }

  /// Adds the interaction to a view; UIKit calls this method.
  public func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    view.addGestureRecognizer(recognizer)
    addAction(to: view)
  }

  private func addAction(to view: UIView) {
    let action = UIAccessibilityCustomAction(name: actionName) { [weak self] _ in
      self?.recognizer.openMenu() ?? false
    }
    self.action = action
    view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + [action]
  }

  private func removeAction(from view: UIView) {
    view.accessibilityCustomActions?.removeAll { $0 === action }
    action = nil
  }
}
#endif
