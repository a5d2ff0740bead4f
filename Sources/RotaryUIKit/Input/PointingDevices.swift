#if canImport(UIKit)
import Rotary
import UIKit

/// Tells a control where a mouse or a pencil hovers, and what a trackpad or a mouse wheel scrolls.
@MainActor
final class PointingDevices {
  private unowned let view: RotaryView
  /// What the recognizers call, which do not keep it themselves.
  private var targets: [AnyObject] = []
  #if !os(tvOS)
  /// Whether the control was told of a pointer over it, and of nothing since.
  private var isHovered = false
  /// A pointer does not leave a window that the user leaves.
  private var deactivation: NotificationWatch?
  private let hover = UIHoverGestureRecognizer()
  private let scroll = UIPanGestureRecognizer()
  #endif

  /// A hovering pointer's number; those of touches are greater.
  private static let hoverNumber = 0

  /// Follows no device yet.
  init(of view: RotaryView) { self.view = view }

  #if os(tvOS)
  /// A television has no pointing device.
  func begin() {}
  func endHover() {}
  func isScroll(_ recognizer: UIGestureRecognizer) -> Bool { false }
  func beginScroll() -> Bool { false }
  #else
  /// Begins to follow them.
  func begin() {
    targets.append(hover.calling { [weak self] in self?.hovered() })
    view.addGestureRecognizer(hover)
    deactivation = NotificationWatch(UIScene.willDeactivateNotification) { [weak self] in
      self?.endHover()
    }
    guard #available(iOS 13.4, *) else { return }
    // Touches are the touch recognizer's.
    scroll.allowedScrollTypesMask = .all
    scroll.maximumNumberOfTouches = 0
    targets.append(scroll.calling { [weak self] in self?.scrolled() })
    view.addGestureRecognizer(scroll)
  }

  /// Whether a recognizer is the one that scrolls.
  func isScroll(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === scroll }

  /// Tells the control that scrolling begins; whether it takes that.
  func beginScroll() -> Bool { tellScroll(.began) != .declined }

  /// Tells the control that no pointer is over it: it is hidden, disabled or out of its window.
  ///
  /// The recognizer ends only when the pointer moves.
  func endHover() {
    guard isHovered else { return }
    isHovered = false
    tellHover(.leave)
  }

  private func hovered() {
    guard view.isEnabled, hover.state == .began || hover.state == .changed else {
      return endHover()
    }
    isHovered = true
    tellHover(.hover)
  }

  private func tellHover(_ phase: PointerEvent.Phase) {
    let position = view.position(hover.location(in: view))
    let event = PointerEvent(phase, id: Self.hoverNumber, position: position, kind: .mouse)
    view.take(.pointer(event), at: view.now)
  }

  private func scrolled() {
    switch scroll.state {
    case .changed: tellScroll(.changed)
    case .ended, .cancelled: tellScroll(.ended)
    default: break
    }
  }

  /// Tells how far was scrolled since the last time: content that follows the fingers down is scrolled up.
  @discardableResult
  private func tellScroll(_ phase: ScrollPhase) -> Response {
    let moved = scroll.translation(in: view)
    scroll.setTranslation(.zero, in: view)
    let input = Input.scroll(x: -Double(moved.x), y: -Double(moved.y), phase: phase)
    return view.take(input, at: view.now)
  }
  #endif
}
#endif
