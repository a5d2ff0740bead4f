#if canImport(UIKit)
import Rotary
import UIKit

/// Gives any view a ring menu, as `UIContextMenuInteraction` gives it a list.
///
/// The user holds a finger anywhere on the view; the ring opens around it, over all else in the window; slide
/// to an item and let go. A tap beside the ring closes it. Until the ring opens, the finger scrolls and taps
/// as ever; see ``RingMenuGestureRecognizer``.
///
/// ```swift
/// let items = try RingItems([RingItem("Cut"), RingItem("Copy"), RingItem("Paste")])
/// let interaction = RingMenuInteraction(items: items) { index in edit(index) }
/// photo.addInteraction(interaction)
/// ```
///
/// VoiceOver and Switch Control find an action on the view, called ``actionName``, which opens the menu in the
/// view's middle; for that, the view has to be an accessibility element. Their gesture to go back closes it.
@MainActor
public final class RingMenuInteraction: NSObject, UIInteraction {
  /// The view that has the menu; nil until the interaction is added to one.
  public private(set) weak var view: UIView?
  /// Finds out that the finger is held; to be ordered among other recognizers, and for what is not stated here.
  ///
  /// It is on the view as long as the interaction is.
  public let recognizer = RingMenuGestureRecognizer()

  /// What assistive technologies call the action that opens the menu, in the user's language.
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

  /// Makes an interaction, to be added to a view.
  ///
  /// - Parameters:
  ///   - items: what the menu offers.
  ///   - handler: is called with the index of the item that the user chooses, at the choice; it is kept.
  public init(items: RingItems, handler: @escaping (Int) -> Void) {
    super.init()
    recognizer.items = items
    recognizer.handler = handler
  }

  /// What the menu offers, from when it is opened next.
  public var items: RingItems {
    get { recognizer.items }
    set { recognizer.items = newValue }
  }

  /// How the menu behaves, from when it is opened next; see ``RingMenuGestureRecognizer/options``.
  public var options: RingMenuOptions {
    get { recognizer.options }
    set { recognizer.options = newValue }
  }

  /// What the menu looks like, from when it is opened next.
  ///
  /// Default `.plain`.
  public var style: RingStyle {
    get { recognizer.style }
    set { recognizer.style = newValue }
  }

  /// Leaves the view that it was on, whose menu is gone; called by UIKit.
  public func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    recognizer.closeMenu()
    old.removeGestureRecognizer(recognizer)
    removeAction(from: old)
    self.view = nil
  }

  /// Comes to a view; called by UIKit.
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
