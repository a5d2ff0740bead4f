// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import Foundation
import UIKit

// swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// swiftui/environmentvalues
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  // swiftui/environmentvalues/subscript(_:)
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

// swiftui/environment
@propertyWrapper
public struct Environment<Value>: PlacedProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var values = EnvironmentValues()

  // swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  // swiftui/environment/wrappedvalue
  public var wrappedValue: Value { values[keyPath: keyPath] }

  mutating func place(in node: ViewNode, name: String, _ environment: EnvironmentValues) {
    values = environment
  }
}

extension EnvironmentValues {
  private enum Enabled: EnvironmentKey { static let defaultValue = true }
  private enum Direction: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  private enum Scheme: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private enum Contrast: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
  private enum TextSize: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  private enum Scale: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private enum Tint: EnvironmentKey { static let defaultValue: Color? = nil }
  private enum Place: EnvironmentKey { static let defaultValue = Locale.current }
  private enum Zone: EnvironmentKey { static let defaultValue = TimeZone.current }

  // swiftui/environmentvalues/isenabled
  public var isEnabled: Bool {
    get { self[Enabled.self] }
    set { self[Enabled.self] = newValue }
  }

  // swiftui/environmentvalues/layoutdirection
  public var layoutDirection: LayoutDirection {
    get { self[Direction.self] }
    set { self[Direction.self] = newValue }
  }

  // swiftui/environmentvalues/colorscheme
  public var colorScheme: ColorScheme {
    get { self[Scheme.self] }
    set { self[Scheme.self] = newValue }
  }

  // swiftui/environmentvalues/colorschemecontrast
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[Contrast.self] }
    set { self[Contrast.self] = newValue }
  }

  // swiftui/environmentvalues/dynamictypesize
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TextSize.self] }
    set { self[TextSize.self] = newValue }
  }

  // swiftui/environmentvalues/sizecategory
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  // swiftui/environmentvalues/accessibilityreducemotion: the user's setting, which views cannot change.
  public var accessibilityReduceMotion: Bool {
    MainActor.assumeIsolated { UIAccessibility.isReduceMotionEnabled }
  }

  // swiftui/environmentvalues/displayscale
  public var displayScale: CGFloat {
    get { self[Scale.self] }
    set { self[Scale.self] = newValue }
  }

  // swiftui/environmentvalues/locale
  public var locale: Locale {
    get { self[Place.self] }
    set { self[Place.self] = newValue }
  }

  // swiftui/environmentvalues/timezone
  public var timeZone: TimeZone {
    get { self[Zone.self] }
    set { self[Zone.self] = newValue }
  }

  /// The colour set with `tint(_:)`.
  ///
  /// In SwiftUI it is not public.
  var tint: Color? {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }
}
