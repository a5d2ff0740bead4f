// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

// swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

// swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

// swiftui/colorschemecontrast
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

// swiftui/dynamictypesize
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

// swiftui/contentsizecategory
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  // Both lists name the same sizes in the same order.
  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension DynamicTypeSize {
  init(_ category: ContentSizeCategory) { self = Self.allCases[category.rawValue] }

  static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var category: UIContentSizeCategory { Self.categories[rawValue] }
}

extension EnvironmentValues {
  /// Sets the values for the traits of the hosting view, as SwiftUI does.
  mutating func apply(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    displayScale = traits.displayScale
    let size = DynamicTypeSize.categories.firstIndex(of: traits.preferredContentSizeCategory)
    dynamicTypeSize = size.map { DynamicTypeSize.allCases[$0] } ?? .large
  }

  /// The traits for these values.
  var traits: UITraitCollection {
    .make(
      style: colorScheme == .dark ? .dark : .light,
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: displayScale,
      contrast: colorSchemeContrast == .increased ? .high : .normal,
      textSize: dynamicTypeSize.category
    )
  }
}

extension UITraitCollection {
  /// Whether another collection has the same traits, of those that the environment provides.
  func hasSameTraits(as other: UITraitCollection) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
      && accessibilityContrast == other.accessibilityContrast
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}
