#if canImport(UIKit)
import Rotary
import UIKit

/// The ring menu of another view, which lies over all else from when it opens until it has closed.
///
/// Only what it lies in keeps it.
final class AttachedRingMenu: RingMenuView {
  /// The view that it fills, also before it is shown.
  weak var container: UIView?
  /// The view whose menu it is, while it is shown.
  private weak var source: UIView?
  /// Sees when that view leaves its window.
  private let watch = WindowWatch(frame: .zero)

  override var controlArea: CGRect {
    // The menu's own guide of the keyboard lays the menu out when the keyboard moves.
    let own = super.controlArea
    guard let container else { return own }
    let origin = container.bounds.origin
    return container.unobstructedArea.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Calls what the app does at each choice, and closes with the menu.
  func tell(choice: @escaping (Int) -> Void, info: @escaping () -> Void) {
    eventHandler = { [weak self] event in
      switch event {
      case .chosen(let index): choice(index)
      case .info: info()
      // What is nearly gone is in nobody's way.
      case .closing: self?.isUserInteractionEnabled = false
      case .closed: self?.remove()
      case .opened, .highlighted, .entered, .left: break
      }
    }
  }

  /// Lies over all that is in a container, for a view.
  func show(in container: UIView, over source: UIView) {
    self.source = source
    watch.left = { [weak self] in self?.sourceLeft() }
    // An effect view has no other views of its own.
    ((source as? UIVisualEffectView)?.contentView ?? source).addSubview(watch)
    accessibilityViewIsModal = true
    container.addSubview(self)
    if isOpen {
      UIAccessibility.post(notification: .layoutChanged, argument: accessibilityElements?.first)
    }
  }

  /// Is taken away where it is neither open nor on its way: after a stroke, or where it never opened.
  func removeIfIdle() {
    if superview != nil, !isOpen, !host.isMoving, !host.isHeld { remove() }
  }

  /// Closes at once, and is gone.
  func dismiss() {
    close()
    remove()
  }

  private func sourceLeft() {
    source = nil
    dismiss()
  }

  /// Goes, and gives VoiceOver back to the view that it was for.
  private func remove() {
    guard superview != nil else { return }
    watch.left = nil
    watch.removeFromSuperview()
    removeFromSuperview()
    guard let source, source.window != nil else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: source)
  }
}

/// A view that is not seen, and says when what it lies in leaves its window.
private final class WindowWatch: UIView {
  /// Is called then.
  var left: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    isHidden = true
    if window == nil { left?() }
  }
}
#endif
