#if canImport(UIKit)
import Rotary
import UIKit

/// What a ring menu tells its delegate, of what the user does; each method does nothing by default.
@MainActor
public protocol RingMenuViewDelegate: AnyObject {
  /// An item was chosen, by a finger, a key or assistive technology; called at the choice, before the menu
  /// has closed.
  func ringMenu(_ ringMenu: RingMenuView, didChooseItemAt index: Int)
  /// The info button was chosen, which not every style has; called once the menu is closed.
  func ringMenuDidRequestInfo(_ ringMenu: RingMenuView)
  /// The menu begins to open; from here on it can be chosen from.
  func ringMenuDidOpen(_ ringMenu: RingMenuView)
  /// The menu is closed, and nothing of it moves.
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

/// A menu of icons round a point: hold, slide to one, let go.
///
/// What is chosen sends `.valueChanged` and `.primaryActionTriggered`, after the ``delegate`` was told. In a
/// scroll view a finger that moves before the menu is open scrolls; from then on it is the menu's.
///
/// For a menu that belongs to another view see ``RingMenuInteraction``.
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
open class RingMenuView: RotaryView {
  private let core = ControlHost(RingMenu())

  /// Takes all that the user brings about, in the core's words: also what has no control event of UIKit's.
  ///
  /// What a program sets, moves or scrolls is not told. Default nil.
  public var eventHandler: ((RingMenuEvent) -> Void)?

  /// Is told what the user does; the view does not keep it.
  public weak var delegate: (any RingMenuViewDelegate)?

  override var host: any ControlHosting { core }

  /// While the menu is open, no arrow moves the focus.
  override func takesArrow(_ arrow: RemoteArrow) -> Bool { isOpen }

  override var hasOpenMenu: Bool { isOpen }

  /// A ring around the finger stays in the part that nothing covers.
  override var controlArea: CGRect { options.anchor == .finger ? unobstructedArea : bounds }

  /// A menu around its middle is round.
  override var focusArea: TouchArea? {
    guard options.anchor == .center, var area = super.focusArea else { return super.focusArea }
    area.cornerRadius = min(area.frame.size.width, area.frame.size.height) / 2
    return area
  }

  /// Keeps an open ring in the part of the screen that nothing covers.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// A point in the menu's coordinates; one that something covers counts as the nearest that is free.
  override func position(_ point: CGPoint) -> Point2D {
    let position = super.position(point)
    guard options.anchor == .finger else { return position }
    return Point2D(
      min(max(position.x, 0), host.size.width.nextDown),
      min(max(position.y, 0), host.size.height.nextDown)
    )
  }

  /// Whether a touch at a point is meant for the menu.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) && super.point(inside: point, with: event)
  }

  override func sendEvents() {
    core.sendEvents { event in
      give(RingMenu.feedback(for: event))
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

  /// What it offers; a change closes it and forgets what was chosen.
  ///
  /// Default the twelve star signs.
  public var items: RingItems {
    get { core[\.items] }
    set { core[\.items] = newValue }
  }

  /// The item that was chosen last; nil for none, and after a change of the items.
  public var selectedIndex: Int? { core.read { $0.chosen } }

  /// Whether it is open or opens; when not, it is closed or closes.
  public var isOpen: Bool { core.read { $0.isOpen } }

  /// Opens it.
  ///
  /// - Parameter point: where, in the view's coordinates, for one that opens around the finger; nil, the
  ///   default, for the centre.
  public func open(around point: CGPoint? = nil) {
    let point = point.map { position($0) }
    core.perform { $0.open(around: point, at: $1, emit: $2) }
  }

  /// Closes it; nothing is chosen.
  public func close() { core.perform { $0.close(at: $1, emit: $2) } }

  /// How it behaves.
  public var options: RingMenuOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: RingStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// How it opens and closes.
  public var choreography: RingChoreography {
    get { core[\.choreography] }
    set { core[\.choreography] = newValue }
  }
}
#endif
