// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { if path != oldValue { changed("path") } } }
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if fillColor != oldValue { changed("fillColor") } }
  }
  open var strokeColor: CGColor? {
    didSet { if strokeColor != oldValue { changed("strokeColor") } }
  }
  open var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != oldValue { changed("strokeStart") } }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { if strokeEnd != oldValue { changed("strokeEnd") } }
  }
  open var lineWidth: CGFloat = 1 {
    didSet { if lineWidth != oldValue { changed("lineWidth") } }
  }
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0 {
    didSet { if lineDashPhase != oldValue { changed("lineDashPhase") } }
  }
  open var lineDashPattern: [NSNumber]?
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? { didSet { changed("colors") } }
  open var locations: [NSNumber]? { didSet { if locations != oldValue { changed("locations") } } }
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { changed("startPoint") } }
  }
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if endPoint != oldValue { changed("endPoint") } }
  }
  open var type = CAGradientLayerType.axial
}
