/// A colour in sRGB with opacity, each part from 0 to 1, not multiplied by the opacity.
public struct RGBA: Equatable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// 0 clear … 1 opaque.
  public var opacity: Double

  /// Makes a colour; parts beyond 0…1 are brought to the nearer end, NaN to 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Self.part(red)
    self.green = Self.part(green)
    self.blue = Self.part(blue)
    self.opacity = Self.part(opacity)
  }

  private static func part(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }

  /// Makes a colour as the web writes it, like `RGBA(hex: 0x4F46E5)`.
  ///
  /// The upper 8 bits are ignored.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      opacity: opacity
    )
  }

  /// The colour as 0xRRGGBBAA, each part rounded to the nearest of 256 steps.
  ///
  /// Parts that were set beyond 0…1 count as the nearer end, NaN as 0.
  public var packed: UInt32 {
    func byte(_ part: Double) -> UInt32 { UInt32((Self.part(part) * 255).rounded()) }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(opacity)
  }

  /// The colour between two, part by part; 0 is this one, 1 the other.
  public func mixed(with other: RGBA, by fraction: Double) -> RGBA {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return RGBA(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity)
    )
  }
}
