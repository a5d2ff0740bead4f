// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
import Foundation

@MainActor
open class UIWindow: UIView {
  /// The windows that are shown, for the stand-in's frames.
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

  func take(_ touches: [UITouch], _ event: UIEvent?) { delivery.take(touches, event) }

  /// Has recognisers that time has moved on act, or begin anew.
  func finishGestures() { delivery.finishGestures() }

  func hasDelivered(_ touch: UITouch) -> Bool { delivery.hasDelivered(touch) }

  /// A view that leaves its window loses the keyboard; its touches go on, as nothing says that they end.
  func forget(_ view: UIView) {
    if let responder = firstResponder as? UIView, responder.isDescendant(of: view) {
      _ = responder.resignFirstResponder()
      firstResponder = nil
    }
  }
}
