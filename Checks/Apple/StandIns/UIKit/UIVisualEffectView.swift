// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

@MainActor
open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    super.insertSubview(contentView, at: 0)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Fails, as documented: subviews must be added to the content view.
  open override func insertSubview(_ view: UIView, at index: Int) {
    preconditionFailure("\(view) is added to an effect view instead of its content view")
  }
}
