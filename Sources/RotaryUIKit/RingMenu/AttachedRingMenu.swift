#if canImport(UIKit)
import Rotary
import UIKit

/// The ring menu of another view.
///
/// It covers its container from opening until it has closed. Only its superview retains it.
final class AttachedRingMenu: RingMenuView {
  /// The view that the menu fills, also before it is shown.
  weak var container: UIView?
  /// The view that the menu belongs to, while it is shown.
  private weak var source: UIView?
  /// Detects when that view leaves its window.
  private let windowObserver = WindowObserver(frame: .zero)

  override var controlArea: CGRect {
    // Reading it also creates the menu's own keyboard guide, whose changes lay the menu out again.
    let own = super.controlArea
    guard let container else { return own }
    let origin = container.bounds.origin
    return container.unobstructedArea.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Sets the app's handlers for choices, and removes the menu when it has closed.
  func setHandlers(choice: @escaping (Int) -> Void, info: @escaping () -> Void) {
    eventHandler = { [weak self] event in
      switch event {
      case .chosen(let index): choice(index)
      case .info: info()
      // A closing menu must not block touches.
      case .closing: self?.isUserInteractionEnabled = false
      case .closed: self?.remove()
      case .opened, .highlighted, .entered, .left: break
      }
    }
  }

  /// Adds the menu to a container, above all its subviews, for a source view.
  func show(in container: UIView, over source: UIView) {
    self.source = source
    windowObserver.onLeave = { [weak self] in self?.sourceLeft() }
    // An effect view accepts subviews only in its content view.
    ((source as? UIVisualEffectView)?.contentView ?? source).addSubview(windowObserver)
    accessibilityViewIsModal = true
    container.addSubview(self)
    if isOpen {
      UIAccessibility.post(notification: .layoutChanged, argument: accessibilityElements?.first)
    }
  }

  /// Removes the menu after a stroke, or if it never opened.
  func removeIfIdle() { if core.read({ $0.isIdle }) { remove() } }

  /// Closes and removes the menu immediately.
  func dismiss() {
    core.perform { $0.dismiss() }
    remove()
  }

  private func sourceLeft() {
    source = nil
    dismiss()
  }

  /// Removes the menu, and moves VoiceOver to the source view.
  private func remove() {
    guard superview != nil else { return }
    windowObserver.onLeave = nil
    windowObserver.removeFromSuperview()
    removeFromSuperview()
    guard let source, source.window != nil else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: source)
  }
}

/// A hidden view that reports when it leaves its window, along with its superview.
private final class WindowObserver: UIView {
  /// Called when the view has left its window.
  var onLeave: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    isHidden = true
    if window == nil { onLeave?() }
  }
}
#endif
