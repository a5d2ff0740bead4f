// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static var stylus: TouchType { .pencil }
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  open internal(set) var majorRadius: CGFloat = 20
  open internal(set) var force: CGFloat = 0
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The current and the previous place in the window.
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint { locate(place, in: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { locate(previousPlace, in: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func locate(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }
}

@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  open internal(set) var type = EventType.touches
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: ButtonMask = []
  /// The samples since the previous event.
  ///
  /// The last one is the touch itself.
  var coalesced: [ObjectIdentifier: [UITouch]] = [:]

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    coalesced[ObjectIdentifier(touch)] ?? [touch]
  }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
