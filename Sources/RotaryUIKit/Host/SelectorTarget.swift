#if canImport(UIKit)
import UIKit

// The one file that needs the Objective-C runtime: UIKit calls display links and some recognizers by
// selectors. Where there is no such runtime, what stands in for UIKit takes closures.

#if canImport(ObjectiveC)
/// Takes a call by selector and makes a call of a closure of it.
@MainActor
private final class SelectorTarget: NSObject {
  private let body: @MainActor (AnyObject) -> Void

  init(_ body: @escaping @MainActor (AnyObject) -> Void) { self.body = body }

  @objc func receive(_ sender: AnyObject) { body(sender) }
}
#endif

extension CADisplayLink {
  /// Makes a display link that calls a closure, which it keeps until it is invalidated.
  @MainActor
  static func calling(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
    #if canImport(ObjectiveC)
    let target = SelectorTarget { if let link = $0 as? CADisplayLink { body(link) } }
    return CADisplayLink(target: target, selector: #selector(SelectorTarget.receive))
    #else
    return CADisplayLink(handler: body)
    #endif
  }
}

extension UIGestureRecognizer {
  /// Has the recognizer call a closure whenever its state or what it measures changes.
  ///
  /// - Returns: what is to be kept as long as it shall be called: a recognizer does not keep its target.
  func calling(_ body: @escaping @MainActor () -> Void) -> AnyObject {
    #if canImport(ObjectiveC)
    let target = SelectorTarget { _ in body() }
    addTarget(target, action: #selector(SelectorTarget.receive))
    return target
    #else
    addHandler(body)
    return NSObject()
    #endif
  }
}

extension NotificationCenter {
  /// Calls a closure on the main thread whenever something is posted.
  ///
  /// - Returns: what is to be handed to `removeObserver` in the end.
  func watch(
    _ name: NSNotification.Name,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) -> any NSObjectProtocol {
    #if canImport(ObjectiveC)
    let queue: OperationQueue? = .main
    #else
    // What stands in for UIKit posts on the main actor, whatever thread that is on.
    let queue: OperationQueue? = nil
    #endif
    return addObserver(forName: name, object: nil, queue: queue) { _ in
      MainActor.assumeIsolated { body() }
    }
  }
}
#endif
