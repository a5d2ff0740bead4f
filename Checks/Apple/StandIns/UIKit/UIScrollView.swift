// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all = UIScrollTypeMask(rawValue: 3)
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance after which a finger pans, in points.
  static let slopPoints: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private(set) var start: CGPoint?
  private var zero = CGPoint.zero

  /// The distance that a trackpad has scrolled; nil while fingers pan.
  private var scrolled: CGPoint?

  open func translation(in view: UIView?) -> CGPoint {
    let point = scrolled ?? location(in: nil)
    return CGPoint(x: point.x - zero.x, y: point.y - zero.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let point = scrolled ?? location(in: nil)
    zero = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
  }

  open func velocity(in view: UIView?) -> CGPoint { .zero }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil else { return }
    start = location(in: nil)
    zero = location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let point = location(in: nil)
    if state == .possible {
      let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
      guard max(way.x.magnitude, way.y.magnitude) > Self.slopPoints else { return }
      zero = point
      state = .began
    } else {
      state = .changed
    }
    if state == .began || state == .changed { panned() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    start = nil
    scrolled = nil
  }

  override func accepts(_ touch: UITouch) -> Bool {
    numberOfTouches < maximumNumberOfTouches && super.accepts(touch)
  }

  /// Called after each drag.
  ///
  /// Subclasses scroll here.
  func panned() {}

  /// Starts a trackpad scroll, and returns whether the recognizer accepts it.
  func beginScroll(by way: CGPoint) -> Bool {
    guard isEnabled, !allowedScrollTypesMask.isEmpty else { return false }
    scrolled = way
    zero = .zero
    state = .began
    let isTaken = isActive
    if isTaken { panned() }
    finishEvent()
    return isTaken
  }

  /// Continues or ends a trackpad scroll.
  func scroll(by way: CGPoint, isLast: Bool) {
    scrolled = CGPoint(x: (scrolled?.x ?? 0) + way.x, y: (scrolled?.y ?? 0) + way.y)
    state = isLast ? .ended : .changed
    panned()
    finishEvent()
  }
}

/// The pan recognizer of a scroll view, which decides whether it may begin.
@MainActor
final class ScrollViewPan: UIPanGestureRecognizer {
  override func mayBegin() -> Bool {
    guard let scrollView = view as? UIScrollView else { return false }
    guard let start else { return scrollView.mayDrag(translation(in: nil), touches: []) }
    let point = location(in: nil)
    return scrollView.mayDrag(
      CGPoint(x: point.x - start.x, y: point.y - start.y),
      touches: touches
    )
  }

  override func panned() {
    let way = translation(in: view)
    setTranslation(.zero, in: view)
    (view as? UIScrollView)?.drag(way)
  }
}

@MainActor
open class UIScrollView: UIView {
  private let pan = ScrollViewPan()

  open var contentSize = CGSize.zero
  open var isScrollEnabled = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var isDragging: Bool { pan.state == .began || pan.state == .changed }
  open var isTracking: Bool { pan.numberOfTouches > 0 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// True unless the content is a control, as documented.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a drag may begin: the view can scroll in that direction, and content that has already received the touch
  /// allows cancelling it.
  func mayDrag(_ way: CGPoint, touches: [UITouch]) -> Bool {
    guard isScrollEnabled else { return false }
    let isSideways = way.x.magnitude > way.y.magnitude
    let room =
      isSideways ? contentSize.width > bounds.width : contentSize.height > bounds.height
    guard room else { return false }
    for touch in touches where window?.hasDelivered(touch) == true {
      guard let content = touch.view, content !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: content) else { return false }
    }
    return true
  }

  func drag(_ way: CGPoint) {
    func kept(_ offset: CGFloat, _ room: CGFloat) -> CGFloat { min(max(0, offset), max(0, room)) }
    contentOffset = CGPoint(
      x: kept(contentOffset.x - way.x, contentSize.width - bounds.width),
      y: kept(contentOffset.y - way.y, contentSize.height - bounds.height)
    )
  }
}

@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  override func accepts(_ touch: UITouch) -> Bool { false }

  /// Moves the pointer to a point of the window; nil moves it away.
  func hover(at point: CGPoint?) {
    if let point { place = point }
    switch (isActive, point != nil) {
    case (false, true): state = .began
    case (true, true): state = .changed
    case (true, false): state = .ended
    case (false, false): return
    }
    finishEvent()
  }
}
