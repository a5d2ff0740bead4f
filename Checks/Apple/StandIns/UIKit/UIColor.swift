// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  private let resolve: @Sendable (UITraitCollection) -> [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolve = { _ in [red, green, blue, alpha] }
  }

  public init(white: CGFloat, alpha: CGFloat) {
    resolve = { _ in [white, white, white, alpha] }
  }

  /// The components are those of extended sRGB, which are beyond 0...1 outside of its gamut.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = (Self.light(displayP3Red), Self.light(green), Self.light(blue))
    // From the primaries of Display P3 to those of sRGB; both have the white point D65.
    let parts = [
      Self.part(1.224_940 * red - 0.224_940 * green),
      Self.part(-0.042_057 * red + 1.042_057 * green),
      Self.part(-0.019_638 * red - 0.078_636 * green + 1.098_274 * blue),
    ]
    resolve = { _ in parts + [alpha] }
  }

  /// A pattern has no components.
  public init(patternImage: UIImage) { resolve = { _ in [] } }

  public init(cgColor: CGColor) {
    resolve = { _ in cgColor.components ?? [0, 0, 0, 0] }
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    resolve = { dynamicProvider($0).resolve($0) }
  }

  private init(numbers resolve: @escaping @Sendable (UITraitCollection) -> [CGFloat]) {
    self.resolve = resolve
  }

  /// Creates a color that resolves as another does, for the simulated SwiftUI.
  public init(resolvedAs other: UIColor) { resolve = other.resolve }

  /// Returns the light of a component; the curve is that of sRGB.
  private static func light(_ part: CGFloat) -> CGFloat {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the component of a light, which is negative for negative light.
  private static func part(_ light: CGFloat) -> CGFloat {
    if light < 0 { return -part(-light) }
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  private var numbers: [CGFloat] { resolve(.current) }

  open var cgColor: CGColor {
    let numbers = numbers
    return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let numbers = resolve(traits)
    return UIColor(numbers: { _ in numbers })
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let numbers = numbers
    return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = numbers
    guard numbers.count == 4 else { return false }
    red?.pointee = numbers[0]
    green?.pointee = numbers[1]
    blue?.pointee = numbers[2]
    alpha?.pointee = numbers[3]
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.numbers == numbers } ?? false
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let systemIndigo = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 94 / 255, green: 92 / 255, blue: 230 / 255, alpha: 1)
      : UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  }
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
}
