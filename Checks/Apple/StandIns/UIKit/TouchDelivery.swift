import Foundation

/// Delivers touches in a window as UIKit's documentation has it: the recognisers of the view that was hit,
/// and of all around it, see a touch first; the view gets it unless a scroll view holds it back, and until a
/// recogniser takes it.
@MainActor
final class TouchDelivery {
  /// A touch that is down.
  private final class Held {
    let touch: UITouch
    let view: UIView
    let recognizers: [UIGestureRecognizer]
    /// Whether the view knows of it.
    var isDelivered = false
    /// Whether a recogniser has taken it, so that the view hears no more of it.
    var isTaken = false

    init(touch: UITouch, view: UIView, recognizers: [UIGestureRecognizer]) {
      self.touch = touch
      self.view = view
      self.recognizers = recognizers
    }
  }

  /// How long a scroll view waits before its content gets a touch that stands, in seconds.
  static let contentDelaySeconds = 0.15
  /// Whether recognisers of views further out see a touch before those further in; which one does is not
  /// documented, so tests try both.
  static var isOutermostFirst = false

  private var held: [Held] = []

  func send(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.allTouches ?? []).filter { $0.window === window }
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) { send(touch, event, window) }
  }

  private func send(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    switch touch.phase {
    case .began: begin(touch, event, window)
    case .moved, .ended, .cancelled:
      guard let entry = held.first(where: { $0.touch === touch }) else { return }
      go(on: entry, event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    let view =
      touch.type == .indirect
      ? window.focusedView : window.hitTest(touch.location(in: window), with: event)
    guard let view else { return }
    let isBusy = held.contains { $0.view === view && !$0.isTaken }
    if isBusy && !view.isMultipleTouchEnabled && !hasRecognizer(view) { return }
    touch.view = view
    let all = Self.recognizers(around: view).filter { $0.isEnabled && $0.accepts(touch) }
    let entry = Held(touch: touch, view: view, recognizers: all)
    touch.gestureRecognizers = all
    held.append(entry)
    for recognizer in all { recognizer.take([touch], event) }
    for recognizer in all { recognizer.finishEvent() }
    guard !entry.isTaken, !(isBusy && !view.isMultipleTouchEnabled) else { return }
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

  private func deliver(_ entry: Held, _ event: UIEvent) {
    guard !entry.isTaken, !entry.isDelivered else { return }
    entry.isDelivered = true
    entry.view.touchesBegan([entry.touch], with: event)
  }

  private func go(on entry: Held, _ event: UIEvent) {
    let phase = entry.touch.phase
    for recognizer in entry.recognizers where recognizer.follows(entry.touch) {
      recognizer.go(on: entry.touch, event)
    }
    if !entry.isTaken {
      // A tap that a scroll view held back comes all at once.
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
      for recognizer in entry.recognizers { recognizer.letGo(of: entry.touch) }
    }
    for recognizer in entry.recognizers { recognizer.finishEvent() }
  }

  /// Sends the actions of recognisers that have begun, and lets go of those that have failed, since an event.
  func finishGestures() {
    for entry in held { for recognizer in entry.recognizers { recognizer.finishEvent() } }
  }

  /// Has a recogniser take its touches from the views.
  func take(_ touches: [UITouch], _ event: UIEvent?) {
    for entry in held where touches.contains(entry.touch) && !entry.isTaken {
      entry.isTaken = true
      if entry.isDelivered { entry.view.touchesCancelled([entry.touch], with: event) }
    }
  }

  /// Whether a view has got a touch already.
  func hasDelivered(_ touch: UITouch) -> Bool {
    held.contains { $0.touch === touch && $0.isDelivered && !$0.isTaken }
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
