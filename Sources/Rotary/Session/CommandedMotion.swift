#if !hasFeature(Embedded)
/// A motion that the app started, such as a wheel's spin; `await` its ``end``.
@MainActor
public final class CommandedMotion<Value: Sendable> {
  /// The result of a motion.
  public struct End: Sendable {
    /// The control's value when the motion ended.
    public let value: Value
    /// Whether the control did not reach its destination, because the user took hold of it, the app moved it elsewhere,
    /// or it is not in a window.
    public let isInterrupted: Bool
  }

  private var known: End?
  private var waiting: [CheckedContinuation<End, Never>] = []
  private var onEnd: ((End) -> Void)?

  /// The end of the motion.
  ///
  /// Returns immediately if the motion has ended.
  public var end: End {
    get async {
      if let known { return known }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Calls a closure at the end of the motion, before ``end`` returns; now if the motion has ended.
  package func whenEnded(_ body: @escaping (End) -> Void) {
    if let known { body(known) } else { onEnd = body }
  }

  func end(with end: End) {
    known = end
    onEnd?(end)
    onEnd = nil
    for continuation in waiting { continuation.resume(returning: end) }
    waiting = []
  }
}
#endif
