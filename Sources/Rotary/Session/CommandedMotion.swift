#if !hasFeature(Embedded)
/// A motion that the app has commanded, such as a wheel's spin; `await` its ``end``.
@MainActor
public final class CommandedMotion<Value: Sendable> {
  /// How a motion ended.
  public struct End: Sendable {
    /// The control's value when the motion ended.
    public let value: Value
    /// Whether the control did not come to rest where the command led: the user took hold of it, the app moved it
    /// elsewhere, or it is in no window.
    public let isInterrupted: Bool
  }

  private var known: End?
  private var waiting: [CheckedContinuation<End, Never>] = []

  /// Waits for the end of the motion; a motion that has ended returns it at once.
  public var end: End {
    get async {
      if let known { return known }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  func end(with end: End) {
    known = end
    for continuation in waiting { continuation.resume(returning: end) }
    waiting = []
  }
}
#endif
