#if canImport(UIKit)
import Rotary
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A gesture recognizer that opens a ring menu when the user holds a finger on a view: hold, slide to an item, release.
///
/// ``RingMenuInteraction`` uses it. Use it directly if you attach gestures rather than interactions, as in SwiftUI.
///
/// - A finger that moves further than a tap before the menu opens is ignored: a scroll view scrolls, a button or
///   slider below it works as usual. A tap is ignored too.
/// - From opening until it is closed, the menu owns the finger, and nothing else in the container receives touches.
/// - The ring stays in the safe area, and above the keyboard on iOS 15 and later.
/// - A mouse opens the menu with its secondary button, without delay. The primary button does not open it.
/// - If the view leaves its window, the menu is removed and nothing is chosen.
public final class RingMenuGestureRecognizer: UIGestureRecognizer {
  /// The items of the menu.
  ///
  /// A change applies when the menu next opens. Default the twelve star signs.
  public var items = RingItems.starSigns
  /// The settings for the menu's behaviour.
  ///
  /// A change applies when the menu next opens. The menu always opens around the finger, regardless of the anchor. With
  /// `RingMenuOptions.opensOnTap` the menu also takes taps, and with `RingMenuOptions.takesMarks` every touch. Default
  /// `RingMenuOptions.contextMenu`.
  public var options = RingMenuOptions.contextMenu
  /// The settings for the menu's appearance.
  ///
  /// A change applies when the menu next opens. Default `.plain`.
  public var style = RingStyle.plain
  /// The animation that opens and closes the menu.
  ///
  /// A change applies when the menu next opens. Default `.quick`.
  public var choreography = RingChoreography.quick
  /// The colours of the menu.
  ///
  /// Default nil: the colours of the window's traits, with the view's tint as the accent.
  public var theme: Theme?
  /// Whether the menu plays haptics when it opens or closes and when the finger reaches an item.
  ///
  /// Default true.
  public var playsHaptics = true
  /// Whether the menu plays sounds for the same events; see ``RotaryView/playsSounds``.
  ///
  /// Default false.
  public var playsSounds = false
  /// The view that the menu fills.
  ///
  /// It should cover the recognizer's view. Default nil: the window.
  public weak var container: UIView?
  /// A closure that receives the index of the chosen item, before the menu has closed.
  public var handler: (Int) -> Void = { _ in }
  /// A closure that is called when the user has chosen the info button and the menu is closed.
  ///
  /// Not every style has it.
  public var infoHandler: (() -> Void)?

  /// The view that the menu belongs to.
  ///
  /// Default nil: the recognizer's view. SwiftUI adds the recognizer to a hosting view, which also shows other views.
  package weak var source: UIView?

  private lazy var followed = FollowedTouches(of: self)
  /// Requests frames while a finger waits; a menu that is shown has its own frame source.
  private lazy var frames = FrameSource { [weak self] _ in self?.wait() }
  /// A menu that is not shown yet.
  private var waiting: AttachedRingMenu?
  private weak var shown: AttachedRingMenu?
  /// The view that the next menu fills.
  private weak var place: UIView?
  /// The target that UIKit calls when the recognizer begins, which does not retain it.
  private var target: AnyObject?

  /// Creates a recognizer, to be added to a view.
  ///
  /// - Parameters:
  ///   - items: The items of the menu.
  ///   - handler: A closure that receives the index of the chosen item. It is retained.
  public convenience init(items: RingItems, handler: @escaping (Int) -> Void) {
    self.init()
    self.items = items
    self.handler = handler
  }

  /// Whether the menu is open; false while it is closing.
  public var isOpen: Bool { shown?.isOpen ?? false }

  /// Opens the menu without a finger, for assistive technology or a button.
  ///
  /// - Parameter point: The centre of the ring, in the view's coordinates. Default nil: the centre of the view.
  /// - Returns: Whether the menu has opened. False if it is already open, has no items, or if the view is in no window.
  @discardableResult
  public func openMenu(at point: CGPoint? = nil) -> Bool {
    guard !isOpen, let anchor, let menu = makeMenu(), let place else { return false }
    show(menu, in: place, over: anchor)
    let point = point ?? CGPoint(x: anchor.bounds.midX, y: anchor.bounds.midY)
    menu.open(around: Self.position(anchor.convert(point, to: place), in: place))
    menu.removeIfIdle()
    return isOpen
  }

  /// Removes the menu immediately, without choosing an item.
  public func closeMenu() { shown?.dismiss() }

  /// Waits with the first finger, or opens the menu for a mouse.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var others = touches
    if followed.isEmpty, let touch = others.popFirst() { begin(touch, with: event) }
    for other in others { ignore(other, for: event) }
  }

  /// Passes the finger's motion to the menu, or cancels a menu that is not open yet.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.move(touches, with: event)
  }

  /// Passes the release to the menu.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.end(touches, with: event)
    shown?.removeIfIdle()
  }

  /// Cancels the finger, so that nothing is chosen.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.cancel(touches, with: event)
    shown?.removeIfIdle()
  }

  /// Cancels the finger after another recognizer has taken it, or cleans up after the gesture.
  public override func reset() {
    super.reset()
    frames.run(false)
    followed.cancelAll()
    shown?.removeIfIdle()
    // A menu that is open is shown as soon as UIKit reports the recognition.
    if waiting?.isOpen != true { waiting = nil }
  }
}

extension RingMenuGestureRecognizer {
  /// The view that the menu opens for.
  private var anchor: UIView? { source ?? view }

  /// Handles a finger or a mouse button that goes down.
  private func begin(_ touch: UITouch, with event: UIEvent) {
    let isMouse = PointerEvent.Kind(touch.type) == .mouse
    guard !isOpen, !isMouse || event.isSecondaryPress, let menu = makeMenu(), let place else {
      state = .failed
      return
    }
    waiting = menu
    guard !event.isSecondaryPress else {
      menu.open(around: Self.position(touch.preciseLocation(in: place), in: place))
      state = menu.isOpen ? .began : .failed
      // UIKit may have prevented the recognition.
      if state != .failed { state = .ended }
      return
    }
    followed.owner = menu
    followed.space = place
    followed.begin([touch], with: event)
    frames.run(state == .possible && menu.host.isMoving)
  }

  /// Advances the menu's time while the finger waits.
  private func wait() {
    guard state == .possible, let waiting else { return frames.run(false) }
    guard anchor?.window != nil else {
      state = .failed
      return frames.run(false)
    }
    waiting.host.advance(to: waiting.now)
    followed.claimByTime()
    waiting.settle()
    frames.run(state == .possible && waiting.host.isMoving)
  }

  /// Shows the menu after the recognizer has begun.
  private func recognized() {
    guard let menu = waiting, menu.isOpen || menu.host.isHeld else { return }
    waiting = nil
    frames.run(false)
    // The view may have been removed in the meantime.
    guard let anchor, anchor.window != nil, let place else { return followed.cancelAll() }
    show(menu, in: place, over: anchor)
  }

  private func show(_ menu: AttachedRingMenu, in place: UIView, over view: UIView) {
    shown = menu
    menu.show(in: place, over: view)
  }

  /// Creates a menu that is not shown yet; returns nil if the view is in no window.
  private func makeMenu() -> AttachedRingMenu? {
    guard let anchor, let window = anchor.window else { return nil }
    let place = container ?? window
    self.place = place
    if target == nil { target = calling { [weak self] in self?.recognized() } }
    // Reading it creates the keyboard's layout guide, which the next layout positions.
    _ = place.unobstructedArea
    place.layoutIfNeeded()
    let menu = AttachedRingMenu(frame: place.bounds)
    menu.container = place
    menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    menu.semanticContentAttribute =
      anchor.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .forceRightToLeft : .forceLeftToRight
    menu.tintColor = anchor.tintColor
    menu.theme = theme
    menu.playsHaptics = playsHaptics
    menu.playsSounds = playsSounds
    menu.items = items
    menu.options = options
    menu.options.anchor = .finger
    menu.style = style
    menu.choreography = choreography
    let (handler, infoHandler) = (handler, infoHandler)
    menu.setHandlers(choice: handler) { infoHandler?() }
    menu.layoutIfNeeded()
    return menu
  }

  /// Converts a point of a view to the coordinates of a view that fills it.
  private static func position(_ point: CGPoint, in place: UIView) -> CGPoint {
    CGPoint(x: point.x - place.bounds.minX, y: point.y - place.bounds.minY)
  }
}

extension UIEvent {
  /// Whether the secondary button of a mouse, or its equivalent, is down.
  fileprivate var isSecondaryPress: Bool {
    #if os(tvOS)
    return false
    #else
    guard #available(iOS 13.4, *) else { return false }
    return buttonMask.contains(.secondary)
    #endif
  }
}
#endif
