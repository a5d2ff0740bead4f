#if canImport(UIKit)
import UIKit

// The one file that needs the Objective-C runtime: UIKit calls display links and some recognizers by selector. Without
// that runtime, the replacement of UIKit in the tests takes closures.

#if canImport(ObjectiveC)
/// Receives calls by selector and passes them to a closure.
@MainActor
private final class SelectorTarget: NSObject {
  private let body: @MainActor (AnyObject) -> Void

  init(_ body: @escaping @MainActor (AnyObject) -> Void) { self.body = body }

  @objc func receive(_ sender: AnyObject) { body(sender) }
}
#endif

extension CADisplayLink {
  /// Creates a display link that calls a closure, and retains it until the link is invalidated.
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
  /// Calls a closure whenever the recognizer's state or values change.
  ///
  /// - Returns: The target. Retain it as long as you need the calls: a recognizer does not retain its targets.
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
  /// Calls a closure on the main thread for each notification with a name.
  ///
  /// - Returns: The observer, to be passed to `removeObserver`.
  func observe(
    _ name: NSNotification.Name,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) -> any NSObjectProtocol {
    #if canImport(ObjectiveC)
    let queue: OperationQueue? = .main
    #else
    // The replacement of UIKit in the tests posts on the main actor, which may not be the main thread.
    let queue: OperationQueue? = nil
    #endif
    return addObserver(forName: name, object: nil, queue: queue) { _ in
      MainActor.assumeIsolated { body() }
    }
  }
}
#endif
