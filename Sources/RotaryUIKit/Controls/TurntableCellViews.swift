#if canImport(UIKit)
import Rotary
import UIKit

/// The items that a turntable shows, with the app's views in their cells and a pool of views for reuse.
///
/// Each frame has two steps: ``follow(_:)`` before the layers change, when the app may be called, and
/// ``show(in:side:)`` afterwards, when the cells exist.
@MainActor
final class TurntableCellViews {
  /// An item that became visible or disappeared, with its index.
  enum VisibilityChange {
    case appeared(Int)
    case disappeared(Int)
  }

  /// A visible item.
  private struct Shown {
    var index: Int
    var node: NodeID
    var view: UIView?
  }

  /// The visible items, by their IDs.
  private var shown: [Int: Shown] = [:]
  /// Views that show no item, the most recently freed one last.
  private var pool: [UIView] = []
  /// The changes that the app's delegate has not received, the oldest first.
  private var changes: [VisibilityChange] = []

  /// Records the visible items, and frees the views of those that disappeared.
  ///
  /// - Returns: The items whose content the app has to provide.
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
      changes.append(.disappeared(gone.index))
    }
    for item in items where shown[item.id] == nil {
      guard let index = item.index else { continue }
      shown[item.id] = Shown(index: index, node: item.node)
      changes.append(.appeared(index))
    }
  }

  /// Calls the app to make or reuse a view for an item.
  ///
  /// - Parameters:
  ///   - id: The item's ID.
  ///   - make: Receives a view for reuse, or nil. A view that it does not return is freed.
  /// - Returns: The view that shows the item. Nil for none.
  func ask(for id: Int, _ make: (UIView?) -> UIView?) -> UIView? {
    let reusable = shown[id]?.view ?? pool.popLast()
    shown[id]?.view = nil
    let view = make(reusable)
    if view == nil, let reusable { pool.append(reusable) }
    if let reusable, let view, view !== reusable { reusable.removeFromSuperview() }
    shown[id]?.view = view
    return view
  }

  /// Adds each view to the cell of its item, and removes the unused views.
  func show(in scene: SceneLayers, side: Double) {
    for item in shown.values { scene.show(item.view, in: item.node, side: side) }
    for view in pool where view.superview != nil { view.removeFromSuperview() }
  }

  /// Releases all views, because another data source has others.
  func forgetViews() {
    for id in shown.keys {
      shown[id]?.view?.removeFromSuperview()
      shown[id]?.view = nil
    }
    pool = []
  }

  /// Removes and returns the next change for the app's delegate; nil if there is none.
  func nextChange() -> VisibilityChange? { changes.isEmpty ? nil : changes.removeFirst() }
}
#endif
