/// A set of recognisers by their numbers in a ``GestureSet``.
public struct RecognizerSet: OptionSet, Equatable, Sendable {
  /// One bit per recogniser.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of one recogniser; empty for a number that none can have.
  public init(_ number: Int) {
    rawValue = number >= 0 && number < Self.capacity ? 1 << UInt32(number) : 0
  }

  /// Every recogniser that there can be.
  public static let all = RecognizerSet(rawValue: .max)

  /// How many recognisers there can be.
  public static let capacity = 32

  /// Whether a recogniser is in it.
  public func has(_ number: Int) -> Bool { !isDisjoint(with: RecognizerSet(number)) }
}
