// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView? {
    didSet {
      oldValue?.controller = nil
      loadedView?.controller = self
    }
  }
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open override var next: UIResponder? { loadedView?.superview }

  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

extension UIView {
  /// Records a fault if the view's controller is not a child of the superview's controller.
  func checkContainment(in superview: UIView) {
    guard let controller else { return }
    var next: UIResponder? = superview
    while let responder = next, !(responder is UIViewController) { next = responder.next }
    guard let around = next as? UIViewController, controller.parent !== around else { return }
    TestDevice.containmentFaults.append("\(type(of: controller)) in \(type(of: around))")
  }
}
