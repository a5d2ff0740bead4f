/// Keys that modify the meaning of other keys.
public struct Modifiers: OptionSet, Equatable, Sendable {
  /// One bit for each key.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// The Control key.
  public static let control = Modifiers(rawValue: 2)
  /// The Option key, also named Alt.
  public static let option = Modifiers(rawValue: 4)
  /// The Command key, or the Windows key.
  public static let command = Modifiers(rawValue: 8)
}
