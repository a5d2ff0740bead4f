// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
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
  /// Where the last layout of the view has put the guide; empty before.
  open internal(set) var layoutFrame = CGRect.zero
}

@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Lies over the keyboard, or else below the safe area.
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
  /// Says what covers the window's edges, as a notch and a home indicator do; stand-in.
  public func change(safeAreaInsets insets: UIEdgeInsets) {
    ownSafeArea = insets
    tellSafeArea()
  }

  /// Shows a keyboard in a part of the window, or none; stand-in.
  public func showKeyboard(in frame: CGRect?) {
    keyboardFrame = frame
    tellKeyboard()
  }
}

extension UIView {
  func tellSafeArea() {
    safeAreaInsetsDidChange()
    for child in subviews { child.tellSafeArea() }
  }

  /// A guide that moves lays out the view that has it.
  func tellKeyboard() {
    if guide != nil { setNeedsLayout() }
    for child in subviews { child.tellKeyboard() }
  }

  /// What is left of the insets of the view around.
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
