// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// It retains its closure until it is invalidated, as Apple's retains its target.
///
/// ``TestDevice`` shows the frames.
open class CADisplayLink: NSObject {
  private var handler: (@MainActor (CADisplayLink) -> Void)?
  open private(set) var timestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { 1 / TestDevice.framesPerSecond }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var isPaused = false
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Takes a closure instead of a target and a selector, which need the Objective-C runtime.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) { self.handler = handler }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard handler != nil, !TestDevice.displayLinks.contains(where: { $0 === self }) else { return }
    TestDevice.displayLinks.append(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    TestDevice.displayLinks.removeAll { $0 === self }
  }

  open func invalidate() {
    TestDevice.displayLinks.removeAll { $0 === self }
    handler = nil
  }

  @MainActor
  func fire(at instant: CFTimeInterval) {
    timestamp = instant
    handler?(self)
  }
}
