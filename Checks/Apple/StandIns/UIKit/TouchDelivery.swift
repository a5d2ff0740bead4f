import Foundation

/// Delivers touches in a window, as UIKit's documentation describes.
///
/// The recognizers of the touched view and its superviews receive a touch first. The view receives it unless a scroll
/// view delays it, and until a recognizer cancels it.
@MainActor
final class TouchDelivery {
  /// A touch that is down.
  private final class ActiveTouch {
    let touch: UITouch
    let view: UIView
    let recognizers: [UIGestureRecognizer]
    /// Whether the view has received the touch.
    var isDelivered = false
    /// Whether a recognizer has cancelled the touch for its view.
    var isCancelled = false

    init(touch: UITouch, view: UIView, recognizers: [UIGestureRecognizer]) {
      self.touch = touch
      self.view = view
      self.recognizers = recognizers
    }
  }

  /// The delay after which a scroll view's content receives a touch that does not move, in seconds.
  static let contentDelaySeconds = 0.15
  /// Whether recognizers of outer views receive a touch before those of inner views.
  ///
  /// Apple does not document the order, so tests try both.
  static var isOutermostFirst = false

  private var held: [ActiveTouch] = []

  func send(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.allTouches ?? []).filter { $0.window === window }
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) { send(touch, event, window) }
  }

  private func send(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    switch touch.phase {
    case .began: begin(touch, event, window)
    case .moved, .ended, .cancelled:
      guard let entry = held.first(where: { $0.touch === touch }) else { return }
      deliverPhase(of: entry, event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    let view =
      touch.type == .indirect
      ? window.focusedView : window.hitTest(touch.location(in: window), with: event)
    guard let view else { return }
    let isBusy = held.contains { $0.view === view && !$0.isCancelled }
    if isBusy && !view.isMultipleTouchEnabled && !hasRecognizer(view) { return }
    touch.view = view
    let all = Self.recognizers(around: view).filter { $0.isEnabled && $0.accepts(touch) }
    let entry = ActiveTouch(touch: touch, view: view, recognizers: all)
    touch.gestureRecognizers = all
    held.append(entry)
    for recognizer in all { recognizer.receive([touch], event) }
    for recognizer in all { recognizer.finishEvent() }
    guard !entry.isCancelled, !(isBusy && !view.isMultipleTouchEnabled) else { return }
    let waits = sequence(first: view.superview) { $0?.superview }
      .contains { ($0 as? UIScrollView)?.delaysContentTouches == true }
    guard waits else { return deliver(entry, event) }
    let time = TestDevice.time + Self.contentDelaySeconds
    TestDevice.waitingTouches.append(
      TestDevice.WaitingTouch(time: time) { [weak self] in
        guard let self, self.held.contains(where: { $0 === entry }) else { return }
        self.deliver(entry, event)
      }
    )
  }

  private func hasRecognizer(_ view: UIView) -> Bool { !(view.gestureRecognizers ?? []).isEmpty }

  private func deliver(_ entry: ActiveTouch, _ event: UIEvent) {
    guard !entry.isCancelled, !entry.isDelivered else { return }
    entry.isDelivered = true
    entry.view.touchesBegan([entry.touch], with: event)
  }

  private func deliverPhase(of entry: ActiveTouch, _ event: UIEvent) {
    let phase = entry.touch.phase
    for recognizer in entry.recognizers where recognizer.follows(entry.touch) {
      recognizer.deliverPhase(of: entry.touch, event)
    }
    if !entry.isCancelled {
      // A tap that a scroll view has delayed is delivered whole when it ends.
      if phase == .ended { deliver(entry, event) }
      if entry.isDelivered {
        switch phase {
        case .moved: entry.view.touchesMoved([entry.touch], with: event)
        case .ended: entry.view.touchesEnded([entry.touch], with: event)
        default: entry.view.touchesCancelled([entry.touch], with: event)
        }
      }
    }
    if phase != .moved {
      held.removeAll { $0 === entry }
      for recognizer in entry.recognizers { recognizer.forget(entry.touch) }
    }
    for recognizer in entry.recognizers { recognizer.finishEvent() }
  }

  /// Sends the actions of recognizers that have begun since an event, and resets those that have failed.
  func finishGestures() {
    for entry in held { for recognizer in entry.recognizers { recognizer.finishEvent() } }
  }

  /// Cancels touches for their views, because a recognizer takes them.
  func cancelTouches(_ touches: [UITouch], _ event: UIEvent?) {
    for entry in held where touches.contains(entry.touch) && !entry.isCancelled {
      entry.isCancelled = true
      if entry.isDelivered { entry.view.touchesCancelled([entry.touch], with: event) }
    }
  }

  /// Whether a view has received a touch.
  func hasDelivered(_ touch: UITouch) -> Bool {
    held.contains { $0.touch === touch && $0.isDelivered && !$0.isCancelled }
  }

  private static func recognizers(around view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      found += view.gestureRecognizers ?? []
      next = view.superview
    }
    return isOutermostFirst ? found.reversed() : found
  }
}
