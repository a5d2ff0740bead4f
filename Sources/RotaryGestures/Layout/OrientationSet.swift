import Rotary

/// The orientations that a screen supports.
public struct OrientationSet: OptionSet, Equatable, Sendable {
  /// One bit for each orientation.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of one orientation.
  public init(_ orientation: DeviceOrientation) { rawValue = 1 << orientation.rawValue }

  /// Portrait only.
  public static let portrait = OrientationSet(.portrait)
  /// Both landscape orientations.
  public static let landscape: OrientationSet = [
    OrientationSet(.landscapeLeft), OrientationSet(.landscapeRight),
  ]
  /// All except upside down, for telephones whose earpiece should stay at the top.
  public static let allButUpsideDown = portrait.union(landscape)
  /// All four orientations.
  public static let all = allButUpsideDown.union(OrientationSet(.portraitUpsideDown))

  /// Whether the set contains an orientation.
  public func has(_ orientation: DeviceOrientation) -> Bool {
    !isDisjoint(with: OrientationSet(orientation))
  }
}
