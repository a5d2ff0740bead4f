#if canImport(UIKit)
import Rotary
import UIKit

/// Any number of items around a planet of which one half is hidden; a list that is turned.
///
/// ```swift
/// let friends = TurntableView(frame: view.bounds)
/// friends.itemProvider = { index in TurntableItem(names[index]) }
/// try friends.setItemCount(names.count)
/// friends.addAction(
///   UIAction { [unowned friends] _ in print(friends.selectedIndex ?? -1) },
///   for: .valueChanged
/// )
/// view.addSubview(friends)
/// ```
///
/// A tap on an item sends `.primaryActionTriggered`, and then `.valueChanged` if it was not chosen before.
open class TurntableView: RotaryView {
  private let core = ControlHost(Turntable())

  /// Takes all that the user brings about, in the core's words: also what has no control event of UIKit's.
  ///
  /// What a program sets, moves or scrolls is not told. Default nil.
  public var eventHandler: ((TurntableEvent) -> Void)?

  override var host: any ControlHosting { core }

  override func sendEvents() {
    core.sendEvents { event in
      give(Turntable.feedback(for: event))
      eventHandler?(event)
      switch event {
      case .changed: sendActions(for: .valueChanged)
      case .pressed: sendActions(for: .primaryActionTriggered)
      case .willDisplay, .didEndDisplay, .centered, .skipped, .added, .sought, .metEnd, .cameToRest:
        break
      }
    }
  }

  /// Says what an item shows, when it comes into view: the app's data source, by the item's number.
  ///
  /// Items are numbered from 0 in the order in which they came into the list. Default nil: they show the
  /// titles of the style, or their numbers.
  public var itemProvider: ((Int) -> TurntableItem?)? {
    didSet { core[\.options.asksForItems] = itemProvider != nil }
  }

  override func prepare() {
    guard let itemProvider, core.read({ $0.awaitsItems }) else { return }
    core.adjust { $0.fillCells(itemProvider) }
  }

  /// How many items there are.
  public var itemCount: Int { core.read { $0.list.count } }

  /// Takes so many items, numbered from 0, in the place of those there are.
  ///
  /// - Throws: `TurntableProblem.badCount` when there cannot be so many.
  public func setItemCount(_ count: Int) throws(TurntableProblem) {
    let list = try TurntableList(count: count)
    core.move { $0.replace(with: list, at: $1) }
  }

  /// Inserts, removes, moves and updates items, seen along the arc.
  ///
  /// - Throws: when any of the changes is wrong; then none is made.
  public func apply(_ batch: TurntableBatch) throws(TurntableProblem) {
    let time = now
    try core.set { table throws(TurntableProblem) in try table.apply(batch, at: time) }
  }

  /// The chosen item; nil for none.
  ///
  /// Setting it tells nothing and scrolls nothing; an index without an item is ignored. Default nil.
  public var selectedIndex: Int? {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// The item nearest to the middle of the arc; nil without items.
  public var centeredIndex: Int? { core.read { $0.centeredIndex } }

  /// Scrolls to an item; tells nothing.
  ///
  /// - Parameters:
  ///   - index: the item; one that does not exist changes nothing.
  ///   - position: where to bring it. Default the middle of the arc.
  ///   - animated: whether it turns there, or stands there at once.
  public func scrollToItem(
    at index: Int,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool
  ) {
    core.move { $0.scroll(to: index, position: position, animated: animated, at: $1) }
  }

  /// How it behaves.
  public var options: TurntableOptions {
    get { core[\.options] }
    set { core[\.options] = newValue }
  }

  /// What it looks like.
  public var style: TurntableStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}
#endif
