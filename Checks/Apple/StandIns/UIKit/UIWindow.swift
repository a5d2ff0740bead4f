// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

@MainActor
open class UIWindow: UIView {
  /// The visible windows, for frames.
  static var windows: [UIWindow] { weakWindows.compactMap(\.window) }
  private static var weakWindows: [Weak] = []

  private struct Weak {
    weak var window: UIWindow?
  }

  private let delivery = TouchDelivery()
  var firstResponder: UIResponder?
  weak var focusedView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    register()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register()
  }

  private func register() {
    UIWindow.weakWindows.removeAll { $0.window == nil }
    UIWindow.weakWindows.append(Weak(window: self))
  }

  open override var window: UIWindow? { self }

  var ownSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var keyboardFrame: CGRect?
  open override var safeAreaInsets: UIEdgeInsets { ownSafeArea }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  open func makeKeyAndVisible() {}

  open func sendEvent(_ event: UIEvent) { delivery.send(event, in: self) }

  func cancelTouches(_ touches: [UITouch], _ event: UIEvent?) {
    delivery.cancelTouches(touches, event)
  }

  /// Sends the actions of recognizers that time has moved on, and resets those that have ended.
  func finishGestures() { delivery.finishGestures() }

  func hasDelivered(_ touch: UITouch) -> Bool { delivery.hasDelivered(touch) }

  /// Resigns the first responder if it leaves the window.
  ///
  /// Its touches continue, because no documentation says otherwise.
  func forget(_ view: UIView) {
    if let responder = firstResponder as? UIView, responder.isDescendant(of: view) {
      _ = responder.resignFirstResponder()
      firstResponder = nil
    }
  }
}
