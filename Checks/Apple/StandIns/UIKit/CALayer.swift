// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}

public protocol CALayerDelegate: AnyObject {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = Self(rawValue: "center")
  public static let topLeft = Self(rawValue: "topLeft")
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}

open class CALayer: NSObject {
  public override init() { super.init() }

  public init(layer: Any) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var actions: [String: any CAAction]?

  open var bounds = CGRect.zero { didSet { if bounds != oldValue { changed("bounds") } } }
  open var position = CGPoint.zero { didSet { if position != oldValue { changed("position") } } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { changed("anchorPoint") } }
  }
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { changed("zPosition") } } }
  open var transform = CATransform3DIdentity {
    didSet { if transform != oldValue { changed("transform") } }
  }
  open var sublayerTransform = CATransform3DIdentity {
    didSet { if sublayerTransform != oldValue { changed("sublayerTransform") } }
  }
  open var opacity: Float = 1 { didSet { if opacity != oldValue { changed("opacity") } } }
  open var isHidden = false { didSet { if isHidden != oldValue { changed("hidden") } } }
  open var contents: Any? { didSet { changed("contents") } }
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor != oldValue { changed("backgroundColor") } }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { changed("cornerRadius") } }
  }
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var masksToBounds = false
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var drawsAsynchronously = false

  open var mask: CALayer? {
    didSet {
      if oldValue?.superlayer === self { oldValue?.superlayer = nil }
      mask?.superlayer = self
    }
  }

  /// The frame of a layer without a transform.
  ///
  /// Apple leaves it undefined with a transform, so that is rejected.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      precondition(
        transform == CATransform3DIdentity,
        "the frame of a layer with a transform is undefined"
      )
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height
      )
    }
  }

  open private(set) weak var superlayer: CALayer?
  private var children: [CALayer] = []

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.count) }
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { $0.firstIndex { $0 === sibling } ?? 0 }
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { ($0.firstIndex { $0 === sibling } ?? $0.count - 1) + 1 }
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.children.removeAll { $0 === self }
    if parent.mask === self { parent.mask = nil }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    precondition(layer !== self, "a layer cannot be inside itself")
    layer.removeFromSuperlayer()
    children.insert(layer, at: index(children))
    layer.superlayer = self
  }

  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? style(event)
  }

  /// Returns the default action: an animation.
  private func style(_ event: String) -> (any CAAction)? { ImplicitAnimation.shared }

  /// Records a property change that Core Animation would animate, unless actions are disabled.
  ///
  /// A layer without a superlayer is not animated.
  func changed(_ key: String) {
    guard superlayer != nil, !CATransaction.disableActions() else { return }
    if action(forKey: key) is NSNull { return }
    TestDevice.implicitAnimations.append("\(type(of: self)).\(key)")
  }

  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
}

/// The animation that Core Animation would add.
final class ImplicitAnimation: CAAction, Sendable {
  static let shared = ImplicitAnimation()
}
