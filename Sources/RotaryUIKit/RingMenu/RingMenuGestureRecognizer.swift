#if canImport(UIKit)
import Rotary
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Opens a ring menu around a finger that is held on a view: slide to an item, let go.
///
/// It is what ``RingMenuInteraction`` recognizes with; by itself it is for those who attach gestures rather
/// than interactions, such as SwiftUI.
///
/// - A finger that goes further than a tap before the menu opens is free: a scroll view around scrolls, a
///   button or slider below is used as ever. A tap is free as well.
/// - From when the menu opens until it is closed, the finger is the menu's, and nothing else in the container
///   takes touches.
/// - The ring stays in the safe area, and above the keyboard from iOS 15 on.
/// - A mouse opens the menu by its secondary button, at once; its primary one is for what lies below.
/// - Where the view leaves its window, the menu is gone, and nothing is chosen.
public final class RingMenuGestureRecognizer: UIGestureRecognizer {
  /// What the menu offers, from when it is opened next.
  ///
  /// Default the twelve star signs.
  public var items = RingItems.starSigns
  /// How the menu behaves, from when it is opened next; it always opens around the finger.
  ///
  /// With `RingMenuOptions.opensOnTap` a tap is the menu's too, and with `RingMenuOptions.takesMarks` every
  /// touch. Default `RingMenuOptions.contextMenu`.
  public var options = RingMenuOptions.contextMenu
  /// What the menu looks like, from when it is opened next.
  ///
  /// Default `.plain`.
  public var style = RingStyle.plain
  /// How the menu opens and closes, from when it is opened next.
  ///
  /// Default `.quick`.
  public var choreography = RingChoreography.quick
  /// The colours to draw with; nil, the default, for those of the window, with the view's tint as the accent.
  public var theme: Theme?
  /// Whether its opening, its closing and each item that the finger comes to can be felt.
  ///
  /// Default true.
  public var playsHaptics = true
  /// Whether these can be heard; see ``RotaryView/playsSounds``.
  ///
  /// Default false.
  public var playsSounds = false
  /// The view that the menu fills, which should lie over the recognizer's; nil, the default, for its window.
  public weak var container: UIView?
  /// Is called with the index of the item that the user chooses: at the choice, while the menu still closes.
  public var handler: (Int) -> Void = { _ in }
  /// Is called when the info button was chosen, which not every style has, once the menu is closed.
  public var infoHandler: (() -> Void)?

  /// The view that has the menu; nil, the default, for the recognizer's own view.
  ///
  /// SwiftUI puts the recognizer on a hosting view, which shows other views, too.
  package weak var source: UIView?

  private lazy var followed = FollowedTouches(of: self)
  /// Frames while a finger waits; what is shown has its own.
  private lazy var frames = FrameSource { [weak self] _ in self?.wait() }
  /// A menu that is not shown yet, or never will be.
  private var waiting: AttachedRingMenu?
  private weak var shown: AttachedRingMenu?
  /// What the menu is to fill.
  private weak var place: UIView?
  /// What UIKit calls when the recognizer begins, which it does not keep itself.
  private var target: AnyObject?

  /// Makes a recognizer, to be added to a view.
  ///
  /// - Parameters:
  ///   - items: what the menu offers.
  ///   - handler: is called with the index of what the user chooses; it is kept.
  public convenience init(items: RingItems, handler: @escaping (Int) -> Void) {
    self.init()
    self.items = items
    self.handler = handler
  }

  /// Whether its menu is open; one that closes is not.
  public var isOpen: Bool { shown?.isOpen ?? false }

  /// Opens the menu without a finger, for assistive technology or a button.
  ///
  /// - Parameter point: where, in the view's coordinates; nil, the default, for the view's middle.
  /// - Returns: whether it has opened; not where it is open already, where the view is in no window, nor
  ///   without items.
  @discardableResult
  public func openMenu(at point: CGPoint? = nil) -> Bool {
    guard !isOpen, let anchor, let menu = makeMenu(), let place else { return false }
    show(menu, in: place, over: anchor)
    let point = point ?? CGPoint(x: anchor.bounds.midX, y: anchor.bounds.midY)
    menu.open(around: Self.position(anchor.convert(point, to: place), in: place))
    menu.removeIfIdle()
    return isOpen
  }

  /// Takes the menu away at once, if it is there; nothing is chosen.
  public func closeMenu() { shown?.dismiss() }

  /// Waits with the first finger; or a mouse opens the menu.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var others = touches
    if followed.isEmpty, let touch = others.popFirst() { begin(touch, with: event) }
    for other in others { ignore(other, for: event) }
  }

  /// Slides over the open menu, or has moved before that.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.move(touches, with: event)
  }

  /// Lets go.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.end(touches, with: event)
    shown?.removeIfIdle()
  }

  /// The finger is taken away: nothing is chosen.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.cancel(touches, with: event)
    shown?.removeIfIdle()
  }

  /// Another recognizer has the finger, or all is over.
  public override func reset() {
    super.reset()
    frames.run(false)
    followed.cancelAll()
    shown?.removeIfIdle()
    // One that is open is shown as soon as UIKit says that this was recognized.
    if waiting?.isOpen != true { waiting = nil }
  }
}

extension RingMenuGestureRecognizer {
  /// The view that the menu opens for.
  private var anchor: UIView? { source ?? view }

  /// A finger or a button of a mouse goes down.
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
      // UIKit may have refused to begin.
      if state != .failed { state = .ended }
      return
    }
    followed.owner = menu
    followed.space = place
    followed.begin([touch], with: event)
    frames.run(state == .possible && menu.host.isMoving)
  }

  /// Lets the finger's time pass.
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

  /// Shows the menu, now that the finger is its own.
  private func recognized() {
    guard let menu = waiting, menu.isOpen || menu.host.isHeld else { return }
    waiting = nil
    frames.run(false)
    // The view may have gone just now.
    guard let anchor, anchor.window != nil, let place else { return followed.cancelAll() }
    show(menu, in: place, over: anchor)
  }

  private func show(_ menu: AttachedRingMenu, in place: UIView, over view: UIView) {
    shown = menu
    menu.show(in: place, over: view)
  }

  /// Makes a menu that is not shown yet; nil without a place for it.
  private func makeMenu() -> AttachedRingMenu? {
    guard let anchor, let window = anchor.window else { return nil }
    let place = container ?? window
    self.place = place
    if target == nil { target = calling { [weak self] in self?.recognized() } }
    // The guide of the keyboard is made when it is first asked for, and placed by the next layout.
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
    menu.tell(choice: handler) { infoHandler?() }
    menu.layoutIfNeeded()
    return menu
  }

  /// A point of a view in the coordinates of what fills it.
  private static func position(_ point: CGPoint, in place: UIView) -> CGPoint {
    CGPoint(x: point.x - place.bounds.minX, y: point.y - place.bounds.minY)
  }
}

extension UIEvent {
  /// Whether the secondary button of a mouse is down, or what stands for it.
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
