// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  open class var layerClass: AnyClass { CALayer.self }
  public static let noIntrinsicMetric: CGFloat = -1

  public let layer: CALayer
  open internal(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clipsToBounds = false
  open var isOpaque = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var tag = 0
  open var gestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var interactions: [any UIInteraction] = []
  open var autoresizingMask: AutoresizingMask = []
  open var largeContentTitle: String?
  open var showsLargeContentViewer = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var needsLayout = true
  private var ownTint: UIColor?
  var ownTraits: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  /// The number of calls of `invalidateIntrinsicContentSize()`, for tests.
  public internal(set) var intrinsicSizeInvalidations = 0

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.frame = frame
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
  }

  public convenience override init() { self.init(frame: .zero) }

  private class func makeLayer() -> CALayer {
    guard let kind = layerClass as? CALayer.Type, kind != CALayer.self else { return CALayer() }
    return (kind as? CAShapeLayer.Type).map { _ in CAShapeLayer() } ?? CALayer()
  }

  open func encode(with coder: NSCoder) {}

  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The view controller that owns the view.
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }

  // Geometry.

  open var frame: CGRect {
    get { layer.frame }
    set {
      let size = bounds.size
      layer.frame = newValue
      if newValue.size != size { setNeedsLayout() }
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let size = bounds.size
      layer.bounds = newValue
      if newValue.size != size { setNeedsLayout() }
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var backgroundColor: UIColor?

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inWindow = view.map { $0.toWindow(point) } ?? point
    let origin = toWindow(.zero)
    let (x, y) = (inWindow.x - origin.x, inWindow.y - origin.y)
    // The matrix of all transforms up to the window.
    var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 1)
    for parent in sequence(first: self, next: \.superview) where parent.superview != nil {
      let by = parent.layer.transform
      (a, b) = (a * by.m11 + b * by.m21, a * by.m12 + b * by.m22)
      (c, d) = (c * by.m11 + d * by.m21, c * by.m12 + d * by.m22)
    }
    let area = a * d - b * c
    return CGPoint(x: (x * d - y * c) / area, y: (y * a - x * b) / area)
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: self) } ?? toWindow(point)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Converts a point to the window, through the transforms of all layers.
  private func toWindow(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let parent = view.superview {
      let (layer, by) = (view.layer, view.layer.transform)
      let x = point.x - layer.bounds.minX - layer.anchorPoint.x * layer.bounds.width
      let y = point.y - layer.bounds.minY - layer.anchorPoint.y * layer.bounds.height
      point.x = layer.position.x + x * by.m11 + y * by.m21 + by.m41
      point.y = layer.position.y + x * by.m12 + y * by.m22 + by.m42
      view = parent
    }
    return point
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  open func safeAreaInsetsDidChange() {}
  var guide: UIKeyboardLayoutGuide?

  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide { return guide }
    let made = UIKeyboardLayoutGuide()
    made.owningView = self
    guide = made
    setNeedsLayout()
    return made
  }

  // Hierarchy.

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    let old = view.superview
    let oldWindow = view.window
    view.checkContainment(in: self)
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.notifyWillMove(to: window) }
    old?.subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    subviews.insert(view, at: min(index, subviews.count))
    layer.addSublayer(view.layer)
    view.superview = self
    if oldWindow !== window { view.notifyDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.tintColorDidChange()
    setNeedsLayout()
    view.setNeedsLayout()
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { notifyWillMove(to: nil) }
    window?.forget(self)
    parent.willRemoveSubview(self)
    layer.removeFromSuperlayer()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    if hadWindow { notifyDidMove() }
    didMoveToSuperview()
  }

  private func notifyWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in subviews { child.notifyWillMove(to: window) }
  }

  private func notifyDidMove() {
    didMoveToWindow()
    for child in subviews { child.notifyDidMove() }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  // Layout.

  open func setNeedsLayout() { needsLayout = true }
  open func setNeedsDisplay() {}

  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    guide?.lay()
    layoutSubviews()
  }

  open func layoutSubviews() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeInvalidations += 1
    superview?.contentSizeDidChange()
  }
  /// Called when a subview's preferred size changes; not in UIKit, which uses constraints.
  open func contentSizeDidChange() { superview?.contentSizeDidChange() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  func layoutTree() {
    layoutIfNeeded()
    for child in subviews { child.layoutTree() }
  }

  // Appearance.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      notifyTint()
    }
  }

  private func notifyTint() {
    tintColorDidChange()
    for child in subviews where child.ownTint == nil { child.notifyTint() }
  }

  open func tintColorDidChange() {}

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified, .playback, .spatial:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  open var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? UITraitCollection()
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets the traits of this view and its subviews, as a system setting does; not in UIKit, for tests.
  public func change(traits: UITraitCollection) {
    let previous = traitCollection
    ownTraits = traits
    propagateTraits(previous)
  }

  private func propagateTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    notifyTraitObservers(previous)
    setNeedsLayout()
    for child in subviews where child.ownTraits == nil { child.propagateTraits(previous) }
  }

  // A view disables implicit animations of its layer.
  open nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    NSNull()
  }

  // Gestures.

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.holder = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.holder = nil
  }

  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // Keyboard and focus.

  open var canBecomeFocused: Bool { false }

  open var focusEffect: UIFocusEffect?

  open var isFocused: Bool { window?.focusedView === self }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window else { return false }
    if window.firstResponder === self { return true }
    guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder { window?.firstResponder = nil }
    return true
  }
}
