// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

/// A font whose letters are all half as wide as its point size.
///
/// This is unlike any device.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
  }

  private static let families = ["Georgia", "Avenir Next"]

  public let pointSize: CGFloat
  public let fontName: String
  public let weight: Weight

  init(_ fontName: String, _ pointSize: CGFloat, _ weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Nil for a font that the simulated device does not have.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard Self.families.contains(fontName) else { return nil }
    self.init(fontName, fontSize, .regular)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize == 0 ? descriptor.pointSize : pointSize
    self.init(descriptor.name, size, descriptor.weight)
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: fontName, pointSize: pointSize, weight: weight)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont("system", 17, style == .headline ? .semibold : .regular)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  open override var hash: Int { fontName.hashValue }

  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont("system", size, weight)
  }

  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system, even digits", size, weight)
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospaced", size, weight)
  }

  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.25 }
  open var capHeight: CGFloat { pointSize * 0.7 }

  open func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, weight) }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let name: String
  public let pointSize: CGFloat
  let weight: UIFont.Weight

  init(name: String, pointSize: CGFloat, weight: UIFont.Weight) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Nil for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard name.hasPrefix("system") else { return nil }
    let name = design == .default ? "system" : "system, \(design.rawValue)"
    return UIFontDescriptor(name: name, pointSize: pointSize, weight: weight)
  }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics()

  /// Apple's sizes of body text by category, in points.
  ///
  /// They are divided by the size at the default setting, 17.
  private static let sizes: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
    .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33,
    .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
    .accessibilityExtraExtraExtraLarge: 53,
  ]

  public convenience init(forTextStyle textStyle: UIFont.TextStyle) { self.init() }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: .current)
  }

  open func scaledValue(
    for value: CGFloat,
    compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return value * (Self.sizes[category] ?? 17) / 17
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

open class NSParagraphStyle: NSObject {
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  public func size() -> CGSize {
    guard length > 0 else { return .zero }
    let font = attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
    let points = font?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * points / 2, height: points * 1.2)
  }

  public func draw(at point: CGPoint) { UIGraphicsImageRenderer.note(self) }

  public func draw(in rect: CGRect) { UIGraphicsImageRenderer.note(self) }
}
