import Foundation

/// A television's remote with a touch surface, for a test to hold.
///
/// A thumb on it touches the view that has the focus, from that view's middle; its buttons go to the first responder
/// and, without one, to the same view.
@MainActor
public final class Remote {
  private let window: UIWindow
  private var thumb: Finger?
  private var place = CGPoint.zero

  /// Takes it to the window that is shown.
  public init(in window: UIWindow) { self.window = window }

  /// Lays the thumb on the surface.
  public func touch() {
    guard let view = window.focusedView else { return }
    let thumb = Finger(in: window, .indirect)
    place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    thumb.down(at: place)
    self.thumb = thumb
  }

  /// Moves the thumb so many points from where it came down.
  public func move(by way: CGPoint) {
    thumb?.move(to: CGPoint(x: place.x + way.x, y: place.y + way.y))
  }

  /// Lifts the thumb.
  public func lift() {
    thumb?.up()
    thumb = nil
  }

  /// Swipes from the middle, and asks whether the focus may move that way, as it would.
  ///
  /// The focus engine may ask before or after recognizers see the swipe: which is not documented.
  ///
  /// - Returns: whether the focus has left for the next view.
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
