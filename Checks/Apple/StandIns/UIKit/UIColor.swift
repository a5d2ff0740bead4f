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

  public init(cgColor: CGColor) {
    resolve = { _ in cgColor.components ?? [0, 0, 0, 0] }
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    resolve = { dynamicProvider($0).resolve($0) }
  }

  /// Creates a color that resolves as another does, for the simulated SwiftUI.
  public init(resolvedAs other: UIColor) { resolve = other.resolve }

  private var numbers: [CGFloat] { resolve(.current) }

  open var cgColor: CGColor {
    let numbers = numbers
    return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let numbers = resolve(traits)
    return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
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
