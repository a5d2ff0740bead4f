// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
import Foundation

@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
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
