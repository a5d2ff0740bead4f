#if canImport(UIKit)
import Rotary
import UIKit

/// Which items a turntable has in view, with the app's views in their cells and those that wait to be reused.
///
/// Each frame has two steps: ``follow(_:)`` before the layers change, when the app can be asked, and
/// ``show(in:side:)`` after that, when the cells are there.
@MainActor
final class TurntableCellViews {
  /// An item that came into view or left it, by its index.
  enum News {
    case appeared(Int)
    case disappeared(Int)
  }

  /// An item in view.
  private struct Shown {
    var index: Int
    var node: NodeID
    var view: UIView?
  }

  /// The items in view, by their numbers.
  private var shown: [Int: Shown] = [:]
  /// Views that show nothing now, the one that was freed last at the end.
  private var pool: [UIView] = []
  /// What the app has not been told of yet, the oldest first.
  private var news: [News] = []

  /// Takes note of the items in view, and frees the views of those that have left.
  ///
  /// - Returns: the items that the app is to be asked about.
  func follow(_ items: [TurntableCellItem]) -> [TurntableCellItem] {
    if shown.count != items.count || items.contains(where: { shown[$0.id] == nil }) {
      replace(items)
    }
    for item in items {
      shown[item.id]?.node = item.node
      if let index = item.index { shown[item.id]?.index = index }
    }
    return items.filter(\.isAwaited)
  }

  private func replace(_ items: [TurntableCellItem]) {
    let here = Set(items.map(\.id))
    for (id, gone) in shown.sorted(by: { $0.value.index < $1.value.index }) where !here.contains(id)
    {
      shown[id] = nil
      if let view = gone.view { pool.append(view) }
      news.append(.disappeared(gone.index))
    }
    for item in items where shown[item.id] == nil {
      guard let index = item.index else { continue }
      shown[item.id] = Shown(index: index, node: item.node)
      news.append(.appeared(index))
    }
  }

  /// Has the app make or reuse a view for an item.
  ///
  /// - Parameters:
  ///   - id: the item's number.
  ///   - make: is handed a view to be reused, if there is one; what it does not return is let go of.
  /// - Returns: the view that shows the item; nil for none.
  func ask(for id: Int, _ make: (UIView?) -> UIView?) -> UIView? {
    let reusable = shown[id]?.view ?? pool.popLast()
    shown[id]?.view = nil
    let view = make(reusable)
    if view == nil, let reusable { pool.append(reusable) }
    if let reusable, let view, view !== reusable { reusable.removeFromSuperview() }
    shown[id]?.view = view
    return view
  }

  /// Puts each view into the cell of its item, and takes those away that wait.
  func show(in scene: SceneLayers, side: Double) {
    for item in shown.values { scene.show(item.view, in: item.node, side: side) }
    for view in pool where view.superview != nil { view.removeFromSuperview() }
  }

  /// Lets go of all views: another data source has others.
  func forgetViews() {
    for id in shown.keys {
      shown[id]?.view?.removeFromSuperview()
      shown[id]?.view = nil
    }
    pool = []
  }

  /// Takes what the app is to be told next; nil for nothing.
  func nextNews() -> News? { news.isEmpty ? nil : news.removeFirst() }
}
#endif
