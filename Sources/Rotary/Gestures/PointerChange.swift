/// What became of one pointer, once ``Pointers`` has made sure that it can be.
public struct PointerChange: Equatable, Sendable {
  /// What happened to it.
  public enum Phase: UInt8, Equatable, Sendable {
    /// It came down.
    case down
    /// It moved.
    case move
    /// It was lifted.
    case up
    /// It is gone without having been lifted: nothing it was about is to happen.
    case cancel
  }

  /// What happened.
  public let phase: Phase
  /// The pointer as it is now, or as it was last.
  public let pointer: Pointer
  /// When it happened, in seconds.
  public let time: Double
  /// Its index among those that are down, the first that came at 0; of one that is gone, the index
  /// it had.
  public let index: Int
  /// Whether, with this down, it turned out that the pointer's last up was lost.
  ///
  /// What it was about is cancelled before this begins.
  public let replacesLost: Bool

  /// Whether, with this cancel, what the pointer did is to be undone; see ``PointerEvent/Phase/cancel``.
  public let undoes: Bool

  /// Makes a change, as ``Pointers/take(_:at:)`` does; to feed a recogniser without it.
  ///
  /// - Parameters:
  ///   - phase: what happened.
  ///   - pointer: the pointer as it is now, or as it was last.
  ///   - time: when it happened, in seconds.
  ///   - index: its index among those that are down.
  ///   - replacesLost: whether its last up was lost. Default false.
  ///   - undoes: whether what it did is to be undone. Default false.
  public init(
    phase: Phase,
    pointer: Pointer,
    time: Double,
    index: Int = 0,
    replacesLost: Bool = false,
    undoes: Bool = false
  ) {
    self.phase = phase
    self.pointer = pointer
    self.time = time
    self.index = index
    self.replacesLost = replacesLost
    self.undoes = undoes
  }
}
