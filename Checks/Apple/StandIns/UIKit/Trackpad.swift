import Foundation

/// A trackpad or a mouse with a wheel, for tests.
///
/// For its button, use a ``Finger``.
@MainActor
public final class Trackpad {
  private let window: UIWindow
  private var hovered: [UIHoverGestureRecognizer] = []
  private var scrolling: UIPanGestureRecognizer?

  /// Creates a trackpad whose pointer is outside of the window.
  public init(in window: UIWindow) { self.window = window }

  /// Moves the pointer to a point of the window, without a button; nil moves it out of the window.
  public func hover(at place: CGPoint?) {
    let found = place.map { recognizers(at: $0, UIHoverGestureRecognizer.self) } ?? []
    for recognizer in hovered where !found.contains(recognizer) { recognizer.hover(at: nil) }
    for recognizer in found { recognizer.hover(at: place) }
    hovered = found
  }

  /// Starts to scroll at a point.
  ///
  /// The innermost view that accepts it scrolls.
  ///
  /// - Returns: The view that scrolls, or nil.
  @discardableResult
  public func beginScroll(at place: CGPoint, by way: CGPoint) -> UIView? {
    scrolling = recognizers(at: place, UIPanGestureRecognizer.self)
      .first { $0.beginScroll(by: way) }
    return scrolling?.view
  }

  /// Continues to scroll.
  public func scroll(by way: CGPoint) { scrolling?.scroll(by: way, isLast: false) }

  /// Lifts the fingers.
  public func endScroll() {
    scrolling?.scroll(by: .zero, isLast: true)
    scrolling = nil
  }

  private func recognizers<Kind: UIGestureRecognizer>(
    at place: CGPoint,
    _ kind: Kind.Type
  ) -> [Kind] {
    sequence(first: window.hitTest(place, with: nil)) { $0?.superview }
      .prefix { $0 != nil }
      .flatMap { $0?.gestureRecognizers ?? [] }
      .compactMap { $0 as? Kind }
  }
}
