#if canImport(UIKit)
import Rotary
import UIKit

/// Passes the hovering of a mouse or pencil and the scrolling of a trackpad or mouse wheel to a control.
@MainActor
final class PointingDevices {
  private unowned let view: RotaryView
  /// The targets of the recognizers, which do not retain them.
  private var targets: [AnyObject] = []
  #if !os(tvOS)
  /// Whether the control has received a hover without a leave after it.
  private var isHovered = false
  /// Ends a hover when the scene deactivates, because the recognizer does not.
  private var deactivation: NotificationObserver?
  private let hover = UIHoverGestureRecognizer()
  private let scroll = UIPanGestureRecognizer()
  #endif

  /// The ID of a hovering pointer; the IDs of touches are greater.
  private static let hoverNumber = 0

  /// Creates an object that follows no device; see ``begin()``.
  init(of view: RotaryView) { self.view = view }

  #if os(tvOS)
  /// Does nothing: a television has no pointing device.
  func begin() {}
  func endHover() {}
  func isScroll(_ recognizer: UIGestureRecognizer) -> Bool { false }
  func beginScroll() -> Bool { false }
  #else
  /// Starts to follow pointing devices.
  func begin() {
    targets.append(hover.calling { [weak self] in self?.hovered() })
    view.addGestureRecognizer(hover)
    deactivation = NotificationObserver(UIScene.willDeactivateNotification) { [weak self] in
      self?.endHover()
    }
    guard #available(iOS 13.4, *) else { return }
    // The touch recognizer handles touches.
    scroll.allowedScrollTypesMask = .all
    scroll.maximumNumberOfTouches = 0
    targets.append(scroll.calling { [weak self] in self?.scrolled() })
    view.addGestureRecognizer(scroll)
  }

  /// Whether a recognizer is the one for scrolling.
  func isScroll(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === scroll }

  /// Passes the start of scrolling to the control, and returns whether the control uses it.
  func beginScroll() -> Bool { sendScroll(.began) != .declined }

  /// Ends a hover, because the view was hidden, disabled or removed from its window.
  ///
  /// The recognizer ends only when the pointer moves.
  func endHover() {
    guard isHovered else { return }
    isHovered = false
    sendHover(.leave)
  }

  private func hovered() {
    guard view.isEnabled, hover.state == .began || hover.state == .changed else {
      return endHover()
    }
    isHovered = true
    sendHover(.hover)
  }

  private func sendHover(_ phase: PointerEvent.Phase) {
    let position = view.position(hover.location(in: view))
    let event = PointerEvent(phase, id: Self.hoverNumber, position: position, kind: .mouse)
    view.process(.pointer(event), at: view.now)
  }

  private func scrolled() {
    switch scroll.state {
    case .changed: sendScroll(.changed)
    case .ended, .cancelled: sendScroll(.ended)
    default: break
    }
  }

  /// Passes the distance since the last call to the control; content that moves down scrolls up.
  @discardableResult
  private func sendScroll(_ phase: ScrollPhase) -> Response {
    let moved = scroll.translation(in: view)
    scroll.setTranslation(.zero, in: view)
    let input = Input.scroll(x: -Double(moved.x), y: -Double(moved.y), phase: phase)
    return view.process(input, at: view.now)
  }
  #endif
}
#endif
