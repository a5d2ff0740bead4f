// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

/// Counts transactions.
///
/// Changes within one are visible immediately.
public final class CATransaction: NSObject {
  private struct Level {
    var disablesActions: Bool
  }

  nonisolated(unsafe) private static var levels: [Level] = []

  public class func begin() {
    levels.append(Level(disablesActions: disableActions()))
  }

  public class func commit() {
    precondition(!levels.isEmpty, "commit() is called without begin()")
    levels.removeLast()
    if levels.isEmpty { TestDevice.commitCount += 1 }
  }

  public class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  public class func setDisableActions(_ flag: Bool) {
    precondition(!levels.isEmpty, "setDisableActions(_:) is called outside of a transaction")
    levels[levels.count - 1].disablesActions = flag
  }

  /// Whether a transaction is open.
  ///
  /// Between two calls of an app none may be.
  public static var isOpen: Bool { !levels.isEmpty }

  static func reset() { levels = [] }
}
