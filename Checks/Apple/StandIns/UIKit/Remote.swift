import Foundation

/// A television's remote with a touch surface, for tests.
///
/// Its touches are sent to the focused view, starting at the view's centre. Its buttons are sent to the first
/// responder, or to the focused view if there is none.
@MainActor
public final class Remote {
  private let window: UIWindow
  private var thumb: Finger?
  private var place = CGPoint.zero

  /// Creates a remote for a window.
  public init(in window: UIWindow) { self.window = window }

  /// Puts the thumb on the surface.
  public func touch() {
    guard let view = window.focusedView else { return }
    let thumb = Finger(in: window, .indirect)
    place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    thumb.down(at: place)
    self.thumb = thumb
  }

  /// Moves the thumb by a distance in points, from its first place.
  public func move(by way: CGPoint) {
    thumb?.move(to: CGPoint(x: place.x + way.x, y: place.y + way.y))
  }

  /// Lifts the thumb.
  public func lift() {
    thumb?.up()
    thumb = nil
  }

  /// Swipes from the middle, and lets the focus engine move the focus in that direction.
  ///
  /// The focus engine may ask before or after recognizers receive the swipe; Apple does not document which.
  ///
  /// - Returns: Whether the focus has moved to the next view.
  @discardableResult
  public func swipe(
    _ heading: UIFocusHeading,
    to next: UIView? = nil,
    asksFocusFirst: Bool = false
  ) -> Bool {
    let way = CGPoint(
      x: heading.contains(.right) ? 1 : heading.contains(.left) ? -1 : 0,
      y: heading.contains(.down) ? 1 : heading.contains(.up) ? -1 : 0
    )
    touch()
    let hasLeft = asksFocusFirst && window.focus(on: next, heading: heading)
    move(by: CGPoint(x: way.x * 80, y: way.y * 80))
    lift()
    return asksFocusFirst ? hasLeft : window.focus(on: next, heading: heading)
  }
}
