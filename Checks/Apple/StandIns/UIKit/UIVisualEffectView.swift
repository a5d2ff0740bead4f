// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
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

  /// Refused, as documented: what it shows belongs into its content view.
  open override func insertSubview(_ view: UIView, at index: Int) {
    preconditionFailure("\(view) is added to an effect view, not to its content view")
  }
}
