#if canImport(UIKit)
import Rotary
import UIKit

/// Any number of items around a planet of which one half is hidden; a list that is turned.
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
/// A tap on an item sends `.primaryActionTriggered`, and then `.valueChanged` if it was not chosen before.
open class TurntableView: RotaryView {
  private let core = ControlHost(Turntable())

  /// Takes all that the user brings about, in the core's words: also what has no control event of UIKit's.
  ///
  /// What a program sets, moves or scrolls is not told. Default nil.
  public var eventHandler: ((TurntableEvent) -> Void)?

  override var host: any ControlHosting { core }

  /// Which items are in view, and the app's views in their cells.
  private let cells = TurntableCellViews()

  override func sendEvents() {
    while let news = cells.nextNews() {
      switch news {
      case .appeared(let index): delegate?.turntable(self, willDisplayItemAt: index)
      case .disappeared(let index): delegate?.turntable(self, didEndDisplayingItemAt: index)
      }
    }
    core.sendEvents { event in
      give(Turntable.feedback(for: event))
      eventHandler?(event)
      tell(event)
    }
  }

  private func tell(_ event: TurntableEvent) {
    switch event {
    case .changed:
      sendActions(for: .valueChanged)
      delegate?.turntableDidChangeValue(self)
    case .pressed(let index, _):
      sendActions(for: .primaryActionTriggered)
      delegate?.turntable(self, didPressItemAt: index)
    case .centered(let index, _), .skipped(_, let index, _):
      delegate?.turntable(self, didCenterItemAt: index)
    case .sought(let start): seek(from: start)
    case .willDisplay, .didEndDisplay, .added, .metEnd, .cameToRest: break
    }
  }

  /// So many titles are looked through for what is typed.
  private static let soughtCount = 1_000

  /// Goes to the next item whose title begins with what was typed.
  private func seek(from start: Int) {
    guard let dataSource else { return }
    let count = itemCount
    let titles = (0..<min(count, Self.soughtCount)).map {
      dataSource.turntable(self, itemAt: (start + $0) % count)?.title ?? ""
    }
    core.perform { $0.find(from: start, titles: titles, at: $1, emit: $2) }
  }

  /// Says how many items there are, and what each shows when it comes into view; not kept alive by the view.
  ///
  /// Setting it reloads everything. Default nil: the items show the titles of the style, or their numbers.
  public weak var dataSource: (any TurntableViewDataSource)? {
    didSet {
      cells.forgetViews()
      core[\.options.asksForItems] = dataSource != nil
      reloadData()
    }
  }

  /// Is told what the user does with the items, and which come and go; not kept alive by the view.
  ///
  /// Default nil.
  public weak var delegate: (any TurntableViewDelegate)?

  /// Asks the data source anew how many items there are, and what those in view show.
  ///
  /// What is scrolled to stays where it is. A count below zero counts as none, and one above
  /// `TurntableList.greatestCount` as that.
  public func reloadData() {
    let count = dataSource?.numberOfItems(in: self) ?? itemCount
    let list = try? TurntableList(count: max(0, min(count, TurntableList.greatestCount)))
    let time = now
    // What the user has done until now is told.
    core.advance(to: time)
    core.set {
      if let list, list.count != $0.list.count { $0.replace(with: list, at: time) }
      $0.refresh(at: time)
    }
  }

  override var needsView: (NodeID) -> Bool { Turntable.holdsCells }

  /// The items in view at the last frame, kept for the room that they take.
  private var shown: [TurntableCellItem] = []

  override func prepare() {
    shown.removeAll(keepingCapacity: true)
    core.read { $0.readCells { shown.append($0) } }
    for item in cells.follow(shown) { ask(for: item) }
  }

  override func complete() { cells.show(in: scene, side: core.read { $0.ring.avatar }) }

  /// Asks the data source what an item shows that has come into view, or is to be shown anew.
  private func ask(for item: TurntableCellItem) {
    guard let dataSource, let index = item.index else { return }
    let content = dataSource.turntable(self, itemAt: index)
    let view = cells.ask(for: item.id) { reusable in
      dataSource.turntable(self, viewForItemAt: index, reusing: reusable)
    }
    // Whoever hears the item knows it by the name of its view, if it has no other.
    let name = view?.accessibilityLabel.map { TurntableItem($0) }
    core.adjust { $0.fill(item.id, with: content ?? name) }
  }

  /// How many items there are.
  public var itemCount: Int { core.read { $0.list.count } }

  /// Inserts, removes, moves and updates items, seen along the arc.
  ///
  /// - Throws: when any of the changes is wrong; then none is made.
  public func apply(_ batch: TurntableBatch) throws(TurntableProblem) {
    let time = now
    core.advance(to: time)
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
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func scrollToItem(
    at index: Int,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool
  ) -> CommandedMotion<Int?>? {
    core.move(\.centeredIndex) {
      $0.scroll(to: index, position: position, animated: animated, at: $1)
    }
  }

  /// How it behaves.
  ///
  /// Whether it asks for items is not the app's to say: it does while there is a ``dataSource``.
  public var options: TurntableOptions {
    get { core[\.options] }
    set {
      var options = newValue
      options.asksForItems = dataSource != nil
      core[\.options] = options
    }
  }

  /// What it looks like.
  public var style: TurntableStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }
}
#endif
