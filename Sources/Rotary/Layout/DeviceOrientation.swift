/// Which way up a screen is held.
///
/// The names are those of what stands upright on it. The numbers are quarter turns of the device,
/// clockwise from portrait.
public enum DeviceOrientation: UInt8, CaseIterable, Equatable, Sendable {
  /// The screen's own top is up.
  case portrait
  /// The screen was turned a quarter clockwise: its own bottom is at the left.
  case landscapeLeft
  /// The screen was turned by half: its own bottom is up.
  case portraitUpsideDown
  /// The screen was turned a quarter counterclockwise: its own bottom is at the right.
  case landscapeRight

  /// Whether the screen's own sides are up and down, so that width and height change places.
  public var isLandscape: Bool {
    switch self {
    case .portrait, .portraitUpsideDown: return false
    case .landscapeLeft, .landscapeRight: return true
    }
  }

  /// How far the device is turned from portrait, in radians: 0, π/2, π or −π/2, positive clockwise.
  ///
  /// What stands upright on the screen is turned against it by as much the other way.
  public var deviceAngle: Double { Circular.wrapped(Double(rawValue) * .pi / 2) }

  /// The orientation after quarter turns of the device, positive clockwise; any number.
  public func turned(byQuarters quarters: Int) -> DeviceOrientation {
    let sum = (Int(rawValue) + quarters % 4 + 4) % 4
    return DeviceOrientation(rawValue: UInt8(sum)) ?? self
  }
}
