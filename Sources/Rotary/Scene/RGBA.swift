/// A colour in sRGB with opacity.
///
/// Components are in 0…1 and not premultiplied.
public struct RGBA: Equatable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Double

  /// Creates a colour.
  ///
  /// Components are clamped to 0…1; NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Self.part(red)
    self.green = Self.part(green)
    self.blue = Self.part(blue)
    self.opacity = Self.part(opacity)
  }

  private static func part(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }

  /// Creates a colour from a number in the notation of CSS, such as `RGBA(hex: 0x4F46E5)`.
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

  /// The colour as 0xRRGGBBAA, with each component rounded to 8 bits.
  ///
  /// Components are clamped to 0…1; NaN counts as 0.
  public var packed: UInt32 {
    func byte(_ part: Double) -> UInt32 { UInt32((Self.part(part) * 255).rounded()) }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(opacity)
  }

  /// Returns a colour between this one (fraction 0) and another (1), component by component.
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
