#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// A UIKit view that shows a SwiftUI view of the app.
///
/// In a window, the hosting controller is a child of the view controller that contains the cell. Outside of a window,
/// the controller has no parent and its view no superview.
final class HostedCell: UIView {
  /// The ID of the item that the cell shows or last showed.
  var number = 0
  private let controller: UIHostingController<AnyView>

  init(_ content: AnyView) {
    controller = UIHostingController(rootView: content)
    super.init(frame: .zero)
    controller.view.backgroundColor = .clear
    // Its own recognizers would keep all touches from the turntable.
    isUserInteractionEnabled = false
    // The safe area does not change the layout of a cell at the edge of the screen.
    if #available(iOS 16.4, tvOS 16.4, *) { controller.safeAreaRegions = [] }
  }

  required init?(coder: NSCoder) { return nil }

  /// Replaces the SwiftUI view.
  func show(_ content: AnyView) { controller.rootView = content }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller.view.frame = bounds
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if controller.parent != nil { controller.willMove(toParent: nil) }
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    guard window != nil else { return }
    let parent = sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? UIViewController }
      .first
    parent?.addChild(controller)
    addSubview(controller.view)
    if parent != nil { controller.didMove(toParent: parent) }
  }
}
#endif
