/// Keys that change what others mean.
public struct Modifiers: OptionSet, Equatable, Sendable {
  /// One bit per key.
  public var rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Control.
  public static let control = Modifiers(rawValue: 2)
  /// Option, or Alt.
  public static let option = Modifiers(rawValue: 4)
  /// Command, or the Windows key.
  public static let command = Modifiers(rawValue: 8)
}
