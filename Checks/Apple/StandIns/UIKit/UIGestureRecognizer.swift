// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldRequireFailureOf _: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldBeRequiredToFailBy _: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = [4]
  open var name: String?
  weak var holder: UIView?
  /// The only view whose touches count, if the recognizer's own view contains several.
  ///
  /// Not in UIKit, for SwiftUI.
  public weak var region: UIView?
  open var view: UIView? { holder }
  private(set) var touches: [UITouch] = []
  /// All touches of the gesture, including those that it now ignores.
  private var seenTouches: [UITouch] = []
  private var required: [Weak] = []
  private var current = State.possible
  /// The state to enter if the recognizers that it waits for fail.
  private var waitingState: State?
  private var lastEvent: UIEvent?
  private var handlers: [@MainActor () -> Void] = []
  /// Whether its actions have not been sent yet.
  private var isActionDue = false

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  public override init() { super.init() }

  /// Takes a closure instead of a target and a selector, which need the Objective-C runtime.
  public func addHandler(_ handler: @escaping @MainActor () -> Void) { handlers.append(handler) }

  open var numberOfTouches: Int { touches.count }

  open func location(in view: UIView?) -> CGPoint {
    touches.first?.location(in: view) ?? .zero
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches[index].location(in: view)
  }

  open func require(toFail other: UIGestureRecognizer) {
    required.append(Weak(recognizer: other))
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }

  open var state: State {
    get { current }
    set { move(to: newValue) }
  }

  // State transitions.

  private func move(to state: State) {
    // A recognizer that waits for others has already begun for its subclass.
    let before = current == .possible && waitingState != nil ? State.began : current
    if !Self.mayMove(from: before, to: state), !(current == .possible && state == .failed) {
      TestDevice.invalidTransitions.append("\(type(of: self)): \(before) to \(state)")
    }
    switch (current, state) {
    case (.possible, .began), (.possible, .ended): begin(state)
    case (.possible, .failed), (.possible, .cancelled): finish(.failed)
    case (.began, .changed), (.changed, .changed):
      current = .changed
      isActionDue = true
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled),
      (.began, .failed), (.changed, .failed):
      finish(state == .failed ? .cancelled : state)
    default: break
    }
  }

  /// Whether a continuous gesture may change its state, according to uikit/about-the-gesture-recognizer-state-machine.
  ///
  /// All recognizers of touches here are continuous.
  private static func mayMove(from before: State, to after: State) -> Bool {
    switch (before, after) {
    case (.possible, .began), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    default: false
    }
  }

  private func begin(_ state: State) {
    let rivals = self.rivals
    if rivals.contains(where: { waits(for: $0) && $0.current == .possible && !$0.touches.isEmpty })
    {
      waitingState = state
      return
    }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true, mayBegin(),
      !rivals.contains(where: { $0.isActive && $0.prevents(self) })
    else { return finish(.failed) }
    current = state
    isActionDue = true
    for rival in rivals where rival.current == .possible && prevents(rival) {
      rival.finish(.failed)
    }
    if cancelsTouchesInView { view?.window?.cancelTouches(touches, lastEvent) }
    for rival in rivals where rival.waits(for: self) { rival.finish(.failed) }
  }

  /// Whether a subclass allows the recognizer to begin, in addition to the delegate.
  func mayBegin() -> Bool { true }

  private func finish(_ state: State) {
    if current != .possible { isActionDue = true }
    current = state
    waitingState = nil
    guard state == .failed else { return }
    for rival in rivals where rival.waitingState != nil && rival.waits(for: self) {
      guard let state = rival.waitingState else { continue }
      rival.waitingState = nil
      rival.begin(state)
    }
  }

  var isActive: Bool { current == .began || current == .changed }

  private var rivals: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in seenTouches {
      for other in touch.gestureRecognizers ?? [] where other !== self {
        if !found.contains(where: { $0 === other }) { found.append(other) }
      }
    }
    return found
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !together
  }

  // Delivery by the window.

  func accepts(_ touch: UITouch) -> Bool {
    allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && region.map { touch.view?.isDescendant(of: $0) == true } ?? true
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func follows(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  func receive(_ new: Set<UITouch>, _ event: UIEvent) {
    touches += new
    seenTouches += new
    lastEvent = event
    guard current == .possible || isActive else { return }
    touchesBegan(new, with: event)
  }

  func deliverPhase(of touch: UITouch, _ event: UIEvent) {
    lastEvent = event
    guard current == .possible || isActive else { return }
    switch touch.phase {
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    default: touchesCancelled([touch], with: event)
    }
  }

  /// Removes a touch that has ended.
  ///
  /// A gesture that is still possible fails with its last touch.
  func forget(_ touch: UITouch) {
    guard follows(touch) else { return }
    if touches.count == 1 {
      if current == .possible, waitingState == nil { finish(.failed) }
      if isActive { finish(.cancelled) }
    }
    touches.removeAll { $0 === touch }
  }

  /// Sends the actions after an event, and resets a gesture that has ended.
  ///
  /// Touches that are still down no longer belong to it.
  func finishEvent() {
    if isActionDue {
      isActionDue = false
      for handler in handlers { handler() }
    }
    switch current {
    case .ended, .cancelled, .failed: break
    case .possible, .began, .changed: return
    }
    touches = []
    seenTouches = []
    lastEvent = nil
    current = .possible
    waitingState = nil
    reset()
  }
}
