/// The orientation of a screen.
///
/// The names describe the content that is upright on the screen. The raw values are quarter turns of the device,
/// clockwise from portrait.
public enum DeviceOrientation: UInt8, CaseIterable, Equatable, Sendable {
  /// The screen's top is up.
  case portrait
  /// The screen is turned a quarter clockwise: its bottom is at the left.
  case landscapeLeft
  /// The screen is turned by half: its bottom is up.
  case portraitUpsideDown
  /// The screen is turned a quarter counterclockwise: its bottom is at the right.
  case landscapeRight

  /// Whether the screen's left and right sides are at the top and bottom, so that width and height are swapped.
  public var isLandscape: Bool {
    switch self {
    case .portrait, .portraitUpsideDown: return false
    case .landscapeLeft, .landscapeRight: return true
    }
  }

  /// The device's rotation from portrait, in radians: 0, π/2, π or −π/2, positive clockwise.
  ///
  /// Upright content is rotated by the opposite angle.
  public var deviceAngle: Double { Circular.wrapped(Double(rawValue) * .pi / 2) }

  /// Returns the orientation after any number of quarter turns of the device, positive clockwise.
  public func turned(byQuarters quarters: Int) -> DeviceOrientation {
    let sum = Int(rawValue) + quarters.remainder(by: 4)
    return DeviceOrientation(rawValue: UInt8(sum % 4)) ?? self
  }
}
