// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
}

@MainActor
open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedView: UIView?
  open private(set) weak var nextFocusedView: UIView?
  open private(set) var focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
  }
}

@MainActor
open class UIFocusAnimationCoordinator: NSObject {}

@MainActor
open class UIFocusEffect: NSObject {}

@MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The parameters of the initializer.
  ///
  /// Not in UIKit, for tests.
  public private(set) var shape: (rect: CGRect, cornerRadius: CGFloat) = (.zero, 0)

  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) {
    self.init()
    shape = (rect, cornerRadius)
  }
}

extension UIWindow {
  /// Moves the focus to a view or to none, as a remote does, with or without a swipe.
  ///
  /// Not in UIKit, for tests.
  ///
  /// - Returns: Whether the focus has moved: the view can be focused, and no view concerned has refused.
  @discardableResult
  public func focus(on view: UIView?, heading: UIFocusHeading = []) -> Bool {
    guard view?.canBecomeFocused != false else { return false }
    let context = UIFocusUpdateContext(from: focusedView, to: view, heading)
    for view in [focusedView, view] {
      let environments = sequence(first: view) { $0?.superview }.prefix { $0 != nil }
      guard environments.allSatisfy({ $0?.shouldUpdateFocus(in: context) != false }) else {
        return false
      }
    }
    let coordinator = UIFocusAnimationCoordinator()
    focusedView = view
    for view in [context.previouslyFocusedView, view].compactMap({ $0 }) {
      view.didUpdateFocus(in: context, with: coordinator)
    }
    return true
  }
}
