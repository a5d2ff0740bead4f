// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
import Foundation

/// Stand-in: transactions are counted; what is set in the outermost is seen at once.
public final class CATransaction: NSObject {
  private struct Level {
    var disablesActions: Bool
  }

  nonisolated(unsafe) private static var levels: [Level] = []

  public class func begin() {
    levels.append(Level(disablesActions: disableActions()))
  }

  public class func commit() {
    precondition(!levels.isEmpty, "a transaction is committed that was not begun")
    levels.removeLast()
    if levels.isEmpty { TestDevice.commitCount += 1 }
  }

  public class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  public class func setDisableActions(_ flag: Bool) {
    precondition(!levels.isEmpty, "actions are switched off outside of a transaction")
    levels[levels.count - 1].disablesActions = flag
  }

  /// Whether a transaction is open, which none is between two calls of an app.
  public static var isOpen: Bool { !levels.isEmpty }

  static func reset() { levels = [] }
}
