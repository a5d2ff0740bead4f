// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
import Foundation

@MainActor
open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedView: UIView?
  open private(set) weak var nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
  }
}

@MainActor
open class UIFocusAnimationCoordinator: NSObject {}

extension UIWindow {
  /// Moves the focus to a view, or to none, as a remote control does; stand-in.
  ///
  /// - Returns: whether the view can have it.
  @discardableResult
  public func focus(on view: UIView?) -> Bool {
    guard view?.canBecomeFocused != false else { return false }
    let context = UIFocusUpdateContext(from: focusedView, to: view)
    let coordinator = UIFocusAnimationCoordinator()
    focusedView = view
    for view in [context.previouslyFocusedView, view].compactMap({ $0 }) {
      view.didUpdateFocus(in: context, with: coordinator)
    }
    return true
  }
}
