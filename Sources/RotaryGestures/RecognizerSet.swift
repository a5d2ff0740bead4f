import Rotary

/// A set of recognisers by their numbers in a ``GestureSet``.
public struct RecognizerSet: OptionSet, Equatable, Sendable {
  /// One bit for each recogniser.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the set of one recogniser; empty for an invalid number.
  public init(_ number: Int) {
    rawValue = number >= 0 && number < Self.capacity ? 1 << UInt32(number) : 0
  }

  /// All possible recognisers.
  public static let all = RecognizerSet(rawValue: .max)

  /// The maximum number of recognisers.
  public static let capacity = 32

  /// Whether the set contains a recogniser.
  public func has(_ number: Int) -> Bool { !isDisjoint(with: RecognizerSet(number)) }
}
