// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

open class UITraitCollection: NSObject {
  open fileprivate(set) var legibilityWeight = UILegibilityWeight.regular
  open fileprivate(set) var userInterfaceLevel = UIUserInterfaceLevel.base
  open fileprivate(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  open fileprivate(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  open fileprivate(set) var displayScale: CGFloat = 2
  open fileprivate(set) var accessibilityContrast = UIAccessibilityContrast.normal
  open fileprivate(set) var preferredContentSizeCategory = UIContentSizeCategory.large

  public override init() { super.init() }

  private var values: [AnyHashable] {
    [
      userInterfaceStyle, layoutDirection, displayScale, accessibilityContrast,
      preferredContentSizeCategory, legibilityWeight,
    ]
  }

  /// Compares the traits' values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  nonisolated(unsafe) public static var current = UITraitCollection()
}

extension UITraitCollection {
  /// Creates a trait collection for tests, instead of UIKit's initializers for one trait each.
  public static func make(
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    scale: CGFloat = 2,
    contrast: UIAccessibilityContrast = .normal,
    textSize: UIContentSizeCategory = .large,
    level: UIUserInterfaceLevel = .base,
    weight: UILegibilityWeight = .regular
  ) -> UITraitCollection {
    let traits = UITraitCollection()
    traits.userInterfaceStyle = style
    traits.layoutDirection = direction
    traits.displayScale = scale
    traits.accessibilityContrast = contrast
    traits.preferredContentSizeCategory = textSize
    traits.userInterfaceLevel = level
    traits.legibilityWeight = weight
    return traits
  }
}
