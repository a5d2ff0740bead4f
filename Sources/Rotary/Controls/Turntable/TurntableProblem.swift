/// Why a list or a batch of changes was refused; the old list stays.
public enum TurntableProblem: Error, Equatable, Sendable {
  /// So many items cannot be.
  case badCount(Int)
  /// There is no item at this index, or no place for one.
  case indexOutOfRange(Int)
  /// Two changes are about this index.
  case indexTwice(Int)
  /// No item can have this number.
  case badID(Int)
  /// Two items would have this number.
  case idTwice(Int)
  /// No item has this number.
  case unknownID(Int)
}
