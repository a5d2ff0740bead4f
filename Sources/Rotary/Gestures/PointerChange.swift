/// A valid change of one pointer, checked by ``Pointers``.
public struct PointerChange: Equatable, Sendable {
  /// The kind of change.
  public enum Phase: UInt8, Equatable, Sendable {
    /// The pointer came down.
    case down
    /// The pointer moved.
    case move
    /// The pointer was lifted.
    case up
    /// The pointer disappeared without being lifted; its gesture is not completed.
    case cancel
  }

  /// The kind of change.
  public let phase: Phase
  /// The pointer in its present or last state.
  public let pointer: Pointer
  /// The time of the change, in seconds.
  public let time: Double
  /// The index among the pointers that are down, with the first one at 0; the former index of a removed pointer.
  public let index: Int
  /// Whether this down shows that the pointer's last up was lost.
  ///
  /// The earlier gesture is cancelled before this one begins.
  public let replacesLost: Bool

  /// Whether this cancel also undoes the pointer's effects; see ``PointerEvent/Phase/cancel``.
  public let undoes: Bool

  /// Creates a change, for recognisers that are used without ``Pointers/take(_:at:)``.
  ///
  /// - Parameters:
  ///   - phase: The kind of change.
  ///   - pointer: The pointer in its present or last state.
  ///   - time: The time of the change, in seconds.
  ///   - index: The index among the pointers that are down. Default 0.
  ///   - replacesLost: Whether the pointer's last up was lost. Default false.
  ///   - undoes: Whether the pointer's effects are undone. Default false.
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
