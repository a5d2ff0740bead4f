/// The orientations that a screen supports.
public struct OrientationSet: OptionSet, Equatable, Sendable {
  /// One bit per orientation.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes the set of one orientation.
  public init(_ orientation: DeviceOrientation) { rawValue = 1 << orientation.rawValue }

  /// Upright only.
  public static let portrait = OrientationSet(.portrait)
  /// On either side.
  public static let landscape: OrientationSet = [
    OrientationSet(.landscapeLeft), OrientationSet(.landscapeRight),
  ]
  /// All but upside down: where a telephone has its ear piece, the top should stay.
  public static let allButUpsideDown = portrait.union(landscape)
  /// All four.
  public static let all = allButUpsideDown.union(OrientationSet(.portraitUpsideDown))

  /// Whether an orientation is in it.
  public func has(_ orientation: DeviceOrientation) -> Bool {
    !isDisjoint(with: OrientationSet(orientation))
  }
}
