#if canImport(UIKit)
import Rotary
import UIKit

/// A list of items on a rotating ring, of which one half is visible.
///
/// ```swift
/// let friends = TurntableView(frame: view.bounds)
/// friends.dataSource = people
/// friends.addAction(
///   UIAction { [unowned friends] _ in print(friends.selectedIndex ?? -1) },
///   for: .valueChanged
/// )
/// view.addSubview(friends)
/// ```
///
/// A tap on an item sends `.primaryActionTriggered`, then `.valueChanged` if the item was not selected.
open class TurntableView: RotaryView, EventSending {
  private let core = ControlHost(Turntable())

  /// A closure that receives every event, including those without a UIKit control event.
  ///
  /// Only the user's actions send events; changes by code send none. Default nil.
  public var eventHandler: ((TurntableEvent) -> Void)?

  override var host: any ControlHosting { core }

  /// The selected item and the one in the middle; −1 for none.
  override var restorableNumbers: [Double] {
    get { [Double(selectedIndex ?? -1), Double(centeredIndex ?? -1)] }
    set {
      if let selected = Int(exactly: newValue[0]) { selectedIndex = selected }
      if let centered = Int(exactly: newValue[1]) { scrollToItem(at: centered, animated: false) }
    }
  }

  /// The visible items, and the app's views in their cells.
  private let cells = TurntableCellViews()

  override func sendEvents() {
    while let change = cells.nextChange() {
      switch change {
      case .appeared(let index): delegate?.turntable(self, willDisplayItemAt: index)
      case .disappeared(let index): delegate?.turntable(self, didEndDisplayingItemAt: index)
      }
    }
    core.sendEvents { event in
      eventHandler?(event)
      notify(event)
    }
  }

  private func notify(_ event: TurntableEvent) {
    switch event {
    case .changed:
      sendActions(for: .valueChanged)
      delegate?.turntableDidChangeValue(self)
    case .pressed(let index, _):
      sendActions(for: .primaryActionTriggered)
      delegate?.turntable(self, didPressItemAt: index)
    case .centered(let index, _), .skipped(_, let index, _):
      delegate?.turntable(self, didCenterItemAt: index)
    case .sought(let start):
      core.find(from: start) { dataSource?.turntable(self, itemAt: $0)?.title ?? "" }
    case .willDisplay, .didEndDisplay, .metEnd, .cameToRest: break
    }
  }

  /// The object that provides the number of items and the content of visible items, not retained.
  ///
  /// Setting it reloads all items. Default nil: the items show the style's titles, or their numbers.
  public weak var dataSource: (any TurntableViewDataSource)? {
    didSet {
      cells.forgetViews()
      core[\.options.asksForItems] = dataSource != nil
      reloadData()
    }
  }

  /// The turntable's delegate, not retained.
  ///
  /// Default nil.
  public weak var delegate: (any TurntableViewDelegate)?

  /// Reloads the number of items and the content of the visible ones from the data source.
  ///
  /// Keeps the scroll position. The number of items is clamped to the range from 0 to `TurntableList.greatestCount`.
  public func reloadData() {
    let count = dataSource?.numberOfItems(in: self) ?? itemCount
    let list = try? TurntableList(count: max(0, min(count, TurntableList.greatestCount)))
    core.edit {
      if let list, list.count != $0.list.count { $0.replace(with: list) }
      $0.refresh()
    }
  }

  override var needsView: (NodeID) -> Bool { Turntable.holdsCells }

  /// The items visible in the last frame; the array is kept to reuse its storage.
  private var shown: [TurntableCellItem] = []

  override func prepare() {
    shown.removeAll(keepingCapacity: true)
    core.read { $0.readCells { shown.append($0) } }
    for item in cells.follow(shown) { ask(for: item) }
  }

  override func complete() {
    let side = core.read { $0.ring.avatar }
    cells.show(in: scene, size: cellSize.map { Size2D($0) } ?? Size2D(side, side))
  }

  /// The size of the app's views in the cells, in points; nil for a square of the size of an item's picture.
  ///
  /// A view is centred on its item, and scaled like it. Default nil.
  public var cellSize: CGSize? { didSet { setNeedsLayout() } }

  /// Returns a view for an item, for use in ``TurntableViewDataSource/turntable(_:viewForItemAt:)-(_,Int)``.
  ///
  /// - Parameters:
  ///   - identifier: The kind of view. Views are only reused for the same kind.
  ///   - make: Makes a view.
  /// - Returns: A view of this kind that shows no item now, or else a new one. A reused view still has its last content.
  public func dequeueReusableView<Cell: UIView>(
    withReuseIdentifier identifier: String,
    orMake make: () -> Cell
  ) -> Cell {
    cells.take(identifier, orMake: make)
  }

  /// Requests an item's content from the data source, for a new item or a reload.
  private func ask(for item: TurntableCellItem) {
    guard let dataSource, let index = item.index else { return }
    let content = dataSource.turntable(self, itemAt: index)
    let view = cells.ask(for: item.id) { dataSource.turntable(self, viewForItemAt: index) }
    // Assistive technologies read the view's label if the item has no title.
    let name = view?.accessibilityLabel.map { TurntableItem($0) }
    core.adjust { $0.fill(item.id, with: content ?? name) }
  }

  /// The number of items.
  public var itemCount: Int { core.read { $0.list.count } }

  /// Inserts, removes, moves and updates items with an animation along the arc.
  ///
  /// - Throws: `TurntableProblem` if any change is invalid. Then no change is applied.
  public func apply(_ batch: TurntableBatch) throws(TurntableProblem) {
    try core.edit { table throws(TurntableProblem) in try table.apply(batch) }
  }

  /// The index of the selected item; nil for none.
  ///
  /// Setting it sends no event and does not scroll. An index without an item is ignored. Default nil.
  public var selectedIndex: Int? {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// The index of the item closest to the middle of the arc; nil without items.
  public var centeredIndex: Int? { core.read { $0.centeredIndex } }

  /// Scrolls to an item without sending an event.
  ///
  /// - Parameters:
  ///   - index: The index of the item. An index without an item is ignored.
  ///   - position: The position of the item on the arc. Default its middle.
  ///   - animated: Whether the scroll is animated.
  /// - Returns: The motion, whose end you can await. Nil if nothing moves.
  @discardableResult
  public func scrollToItem(
    at index: Int,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool
  ) -> CommandedMotion<Int?>? {
    core.move(\.centeredIndex) {
      $0.scroll(to: index, position: position, animated: animated)
    }
  }

  /// The settings for the turntable's behaviour.
  ///
  /// `asksForItems` is true while there is a ``dataSource``; setting it has no effect.
  public var options: TurntableOptions {
    get { core[\.options] }
    set {
      var options = newValue
      options.asksForItems = dataSource != nil
      core[\.options] = options
    }
  }

  /// The settings for the turntable's appearance.
  public var style: TurntableStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}

#if canImport(ObjectiveC)
// For Interface Builder, which connects only properties of Objective-C's types. An object that does not conform to the
// protocol is ignored.
extension TurntableView {
  /// The ``dataSource``, for Interface Builder.
  @IBOutlet public var dataSourceOutlet: AnyObject? {
    get { dataSource }
    set { dataSource = newValue as? any TurntableViewDataSource }
  }

  /// The ``delegate``, for Interface Builder.
  @IBOutlet public var delegateOutlet: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any TurntableViewDelegate }
  }
}
#endif
#endif
