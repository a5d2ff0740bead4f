// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by the page of its name at developer.apple.com/documentation.
import Foundation

/// A colour space by its name.
public final class CGColorSpace: Equatable, Sendable {
  public let name: CFString?

  public init?(name: CFString) { self.name = name }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }
}

/// Stand-in for Core Foundation's text.
public typealias CFString = String

/// A colour of red, green, blue and alpha, 0 to 1.
public final class CGColor: Equatable, Hashable, Sendable {
  private let numbers: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers = [red, green, blue, alpha]
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers = [red, green, blue, alpha]
  }

  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    numbers = Array(UnsafeBufferPointer(start: components, count: 4))
  }

  public var components: [CGFloat]? { numbers }
  public var numberOfComponents: Int { numbers.count }
  public var alpha: CGFloat { numbers[3] }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.numbers == right.numbers }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
