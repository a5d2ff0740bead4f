// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}

@MainActor
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  /// The guide's frame after the last layout of its view.
  ///
  /// Empty before.
  open internal(set) var layoutFrame = CGRect.zero
}

@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Positions the guide at the keyboard, or at the bottom of the safe area.
  func lay() {
    guard let view = owningView, let window = view.window else {
      layoutFrame = .zero
      return
    }
    let bounds = view.bounds
    let keyboard = window.keyboardFrame.map { view.convert($0, from: window).minY }
    let top = min(keyboard ?? .infinity, bounds.maxY - view.safeAreaInsets.bottom)
    layoutFrame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIWindow {
  /// Sets the window's safe area insets, such as for a notch and a home indicator.
  ///
  /// Not in UIKit, for tests.
  public func change(safeAreaInsets insets: UIEdgeInsets) {
    ownSafeArea = insets
    safeAreaChanged()
  }

  /// Shows a keyboard in a part of the window, or hides it.
  ///
  /// Not in UIKit, for tests.
  public func showKeyboard(in frame: CGRect?) {
    keyboardFrame = frame
    keyboardChanged()
  }
}

extension UIView {
  func safeAreaChanged() {
    safeAreaInsetsDidChange()
    for child in subviews { child.safeAreaChanged() }
  }

  /// Lays out the views that have a keyboard guide.
  func keyboardChanged() {
    if guide != nil { setNeedsLayout() }
    for child in subviews { child.keyboardChanged() }
  }

  /// The superview's insets that overlap this view.
  var inheritedSafeArea: UIEdgeInsets {
    guard let parent = superview, window != nil else {
      return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    }
    let (insets, outer) = (parent.safeAreaInsets, parent.bounds)
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - outer.minY)),
      left: max(0, insets.left - (frame.minX - outer.minX)),
      bottom: max(0, insets.bottom - (outer.maxY - frame.maxY)),
      right: max(0, insets.right - (outer.maxX - frame.maxX))
    )
  }
}
