// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Swift's overlay of UIKit, reduced to the parts that the sources use. Each declaration cites its page.
@_exported import Foundation
@_exported import UIKit

// https://developer.apple.com/documentation/coregraphics/cgmutablepath
extension CGMutablePath {
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat
  ) {}
  public func closeSubpath() {}
}

// https://developer.apple.com/documentation/coregraphics/cgimage/width and height
extension CGImage {
  public var width: Int { 0 }
  public var height: Int { 0 }
}

// https://developer.apple.com/documentation/coregraphics/cgcontext
extension CGContext {
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func clip(to rect: CGRect) {}
}

// https://developer.apple.com/documentation/uikit/uiaccessibility
@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public struct Notification: Sendable {
    public static let announcement = Notification()
    public static let layoutChanged = Notification()
  }
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name(rawValue: "")
  public static func post(notification: Notification, argument: Any?) {}
}

// https://developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification
extension UIScene {
  public nonisolated static let willDeactivateNotification = NSNotification.Name(rawValue: "")
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
extension UIAccessibilityTraits: OptionSet {
  public static var none: UIAccessibilityTraits { [] }
  public static var adjustable: UIAccessibilityTraits { [] }
  public static var button: UIAccessibilityTraits { [] }
  public static var notEnabled: UIAccessibilityTraits { [] }
  public static var selected: UIAccessibilityTraits { [] }
  public static var updatesFrequently: UIAccessibilityTraits { [] }
}

// https://developer.apple.com/documentation/corefoundation/cgrect and cgpoint
extension CGRect {
  public static var zero: CGRect { CGRect() }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxX: CGFloat { origin.x + size.width }
  public var maxY: CGFloat { origin.y + size.height }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  // https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
}
extension CGPoint {
  public static var zero: CGPoint { CGPoint() }
}

// https://developer.apple.com/documentation/uikit/uicolor/getred(_:green:blue:alpha:), which takes pointers. Calls look
// the same.
extension UIColor {
  @discardableResult
  public func getRed(
    _ red: inout CGFloat,
    green: inout CGFloat,
    blue: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool { false }
}

// https://developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "")
}

// https://developer.apple.com/documentation/foundation/runloop/mode/common
extension RunLoop.Mode {
  public static let common = RunLoop.Mode(rawValue: "")
}

// https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
extension UIAction {
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) { self.init() }
}

// https://developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification
extension UIApplication {
  public nonisolated static let didReceiveMemoryWarningNotification =
    NSNotification.Name(rawValue: "")
}

// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {}
@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition {}
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitChangeRegistration: AnyObject {}
@available(iOS 17.0, tvOS 17.0, *)
extension UIView {
  public typealias TraitChangeHandler<TraitEnvironment> =
    (TraitEnvironment, UITraitCollection) -> Void
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { preconditionFailure() }
}
