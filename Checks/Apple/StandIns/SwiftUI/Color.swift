// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

// swiftui/color
public struct Color: Hashable, Sendable {
  let color: UIColor

  // swiftui/color/rgbcolorspace
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  // swiftui/color/init(_:red:green:blue:opacity:)
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) = (CGFloat(red), CGFloat(green), CGFloat(blue))
    color =
      colorSpace == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: CGFloat(opacity))
      : UIColor(red: red, green: green, blue: blue, alpha: CGFloat(opacity))
  }

  // swiftui/color/init(uicolor:)
  public init(uiColor: UIColor) { color = uiColor }

  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public static let blue = Color(red: 0, green: 0, blue: 1)
  public static let orange = Color(red: 1, green: 0.6, blue: 0)
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  public static let black = Color(uiColor: .black)
  public static let white = Color(uiColor: .white)
  public static let clear = Color(uiColor: .clear)
  public static let primary = Color(uiColor: .black)
  public static let secondary = Color.gray
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(uiColor: .systemBlue)

  // swiftui/color/opacity(_:)
  public func opacity(_ opacity: Double) -> Color {
    Color(uiColor: color.withAlphaComponent(CGFloat(opacity)))
  }
}

extension UIColor {
  // uikit/uicolor/init(_:)
  public convenience init(_ color: Color) { self.init(resolvedAs: color.color) }
}

extension Color: View, PrimitiveView {
  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    let screen = node.screen ?? UIView()
    screen.backgroundColor = color
    node.screen = screen
    node.layout = ScreenLayout { $0.replacingUnspecifiedDimensions() }
  }
}
