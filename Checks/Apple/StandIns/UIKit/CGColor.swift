// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

/// A colour with red, green, blue and alpha from 0 to 1.
public final class CGColor: Equatable, Hashable, Sendable {
  private let numbers: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers = [red, green, blue, alpha]
  }

  public var components: [CGFloat]? { numbers }
  public var numberOfComponents: Int { numbers.count }
  public var alpha: CGFloat { numbers[3] }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.numbers == right.numbers }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
