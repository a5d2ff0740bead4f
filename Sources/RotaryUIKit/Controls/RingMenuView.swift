#if canImport(UIKit)
import Rotary
import UIKit

/// The methods that a ring menu calls on its delegate after the user's actions.
///
/// All are optional.
@MainActor
public protocol RingMenuViewDelegate: AnyObject {
  /// Called when the user chooses an item, by finger, key or assistive technology, before the menu closes.
  func ringMenu(_ ringMenu: RingMenuView, didChooseItemAt index: Int)
  /// Called when the user has chosen the info button and the menu is closed.
  ///
  /// Not every style has that button.
  func ringMenuDidRequestInfo(_ ringMenu: RingMenuView)
  /// Called when the menu starts to open.
  ///
  /// Items can be chosen from now on.
  func ringMenuDidOpen(_ ringMenu: RingMenuView)
  /// Called when the menu is closed and all its motion has ended.
  func ringMenuDidClose(_ ringMenu: RingMenuView)
}

extension RingMenuViewDelegate {
  /// Does nothing.
  public func ringMenu(_ ringMenu: RingMenuView, didChooseItemAt index: Int) {}
  /// Does nothing.
  public func ringMenuDidRequestInfo(_ ringMenu: RingMenuView) {}
  /// Does nothing.
  public func ringMenuDidOpen(_ ringMenu: RingMenuView) {}
  /// Does nothing.
  public func ringMenuDidClose(_ ringMenu: RingMenuView) {}
}

/// A menu of icons around a point: hold, slide to an item, release.
///
/// Choosing an item calls the ``delegate``, then sends `.valueChanged` and `.primaryActionTriggered`. In a scroll
/// view, a finger that moves before the menu is open scrolls the view. After that, the finger belongs to the menu.
///
/// To add a menu to another view, see ``RingMenuInteraction``.
///
/// ```swift
/// let menu = RingMenuView(frame: view.bounds)
/// menu.items = try RingItems([RingItem("Cut"), RingItem("Copy"), RingItem("Paste")])
/// menu.addAction(
///   UIAction { [unowned menu] _ in print(menu.selectedIndex ?? -1) },
///   for: .valueChanged
/// )
/// view.addSubview(menu)
/// ```
open class RingMenuView: RotaryView, EventSending {
  let core = ControlHost(RingMenu())

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((RingMenuEvent) -> Void)?

  /// The menu's delegate, not retained.
  ///
  /// Default nil.
  public weak var delegate: (any RingMenuViewDelegate)?

  override var host: any ControlHosting { core }

  /// Returns true while the menu is open: no arrow moves the focus then.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool { isOpen }

  override var hasOpenMenu: Bool { isOpen }

  /// A menu that opens around the finger stays within the unobstructed area.
  override var controlArea: CGRect { options.anchor == .finger ? unobstructedArea : bounds }

  /// A menu that opens around its centre has a round focus.
  override var focusArea: TouchArea? {
    guard options.anchor == .center, var area = super.focusArea else { return super.focusArea }
    area.cornerRadius = min(area.frame.size.width, area.frame.size.height) / 2
    return area
  }

  /// Lays out the menu again, so that an open ring stays within the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Converts a point to the menu's coordinates, and moves an obstructed point to the nearest free one.
  override func position(_ point: CGPoint) -> Point2D {
    let position = super.position(point)
    guard options.anchor == .finger else { return position }
    return Point2D(
      min(max(position.x, 0), host.size.width.nextDown),
      min(max(position.y, 0), host.size.height.nextDown)
    )
  }

  /// Returns whether a touch at a point belongs to the menu.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) && super.point(inside: point, with: event)
  }

  override func sendEvents() {
    core.sendEvents { event in
      eventHandler?(event)
      switch event {
      case .chosen(let index):
        delegate?.ringMenu(self, didChooseItemAt: index)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
      case .opened: delegate?.ringMenuDidOpen(self)
      case .closed: delegate?.ringMenuDidClose(self)
      case .info: delegate?.ringMenuDidRequestInfo(self)
      case .closing, .highlighted, .entered, .left: break
      }
    }
  }

  /// The items of the menu.
  ///
  /// Setting them closes the menu and clears ``selectedIndex``. Default the twelve star signs.
  public var items: RingItems {
    get { core[\.items] }
    set { core[\.items] = newValue }
  }

  /// The index of the last chosen item; nil before the first choice, and after the items change.
  public var selectedIndex: Int? { core.read { $0.chosen } }

  /// Whether the menu is open or opening.
  ///
  /// False while it is closed or closing.
  public var isOpen: Bool { core.read { $0.isOpen } }

  /// Opens the menu.
  ///
  /// - Parameter point: The centre of the ring in the view's coordinates, for a menu that opens around the finger.
  ///   Default nil: the centre of the view.
  public func open(around point: CGPoint? = nil) {
    let point = point.map { position($0) }
    core.perform { $0.open(around: point) }
  }

  /// Closes the menu without choosing an item.
  public func close() { core.perform { $0.close() } }

  /// The settings for the menu's behaviour.
  public var options: RingMenuOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// The settings for the menu's appearance.
  public var style: RingStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// The animation that opens and closes the menu.
  public var choreography: RingChoreography {
    get { core[\.choreography] }
    set { core[\.choreography] = newValue }
  }
}

#if canImport(ObjectiveC)
// For Interface Builder, which connects only properties of Objective-C's types. An object that does not conform to the
// protocol is ignored.
extension RingMenuView {
  /// The ``delegate``, for Interface Builder.
  @IBOutlet public var delegateOutlet: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any RingMenuViewDelegate }
  }
}
#endif
#endif
