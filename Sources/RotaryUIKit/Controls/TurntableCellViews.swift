#if canImport(UIKit)
import Rotary
import UIKit

/// The items that a turntable shows, with the app's views in their cells and a pool of views for reuse.
///
/// Each frame has two steps: ``follow(_:)`` before the layers change, when the app may be called, and
/// ``show(in:size:)`` afterwards, when the cells exist.
@MainActor
final class TurntableCellViews {
  /// An item that became visible or disappeared, with its index.
  enum VisibilityChange {
    case appeared(Int)
    case disappeared(Int)
  }

  /// A view of the app, and the identifier of its pool; nil for a view that is not reused.
  private struct Content {
    let view: UIView
    let identifier: String?
  }

  /// A visible item.
  private struct Shown {
    var index: Int
    var node: NodeID
    var content: Content?
  }

  /// The visible items, by their IDs.
  private var shown: [Int: Shown] = [:]
  /// Views that show no item, by their identifiers, the most recently freed one last.
  private var pools: [String: [UIView]] = [:]
  /// The views that the app has taken from the pools for the item that it is asked for.
  private var taken: [Content] = []
  /// Views to remove, because they show no item now.
  private var removed: [UIView] = []
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
      free(gone.content)
      changes.append(.disappeared(gone.index))
    }
    for item in items where shown[item.id] == nil {
      guard let index = item.index else { continue }
      shown[item.id] = Shown(index: index, node: item.node)
      changes.append(.appeared(index))
    }
  }

  /// Keeps a view that shows no item for reuse, if it has an identifier.
  private func free(_ content: Content?) {
    guard let content else { return }
    removed.append(content.view)
    if let identifier = content.identifier { pools[identifier, default: []].append(content.view) }
  }

  /// Takes a view from a pool; makes one if the pool has none of this class.
  func take<Cell: UIView>(_ identifier: String, orMake make: () -> Cell) -> Cell {
    let cell = pools[identifier]?.popLast() as? Cell ?? make()
    taken.append(Content(view: cell, identifier: identifier))
    return cell
  }

  /// Calls the app to make or reuse a view for an item.
  ///
  /// - Parameters:
  ///   - id: The item's ID.
  ///   - make: Returns the view. Views that it takes and does not return are freed, as is the view before.
  /// - Returns: The view that shows the item. Nil for none.
  func ask(for id: Int, _ make: () -> UIView?) -> UIView? {
    free(shown[id]?.content)
    shown[id]?.content = nil
    let view = make()
    for content in taken { free(content) }
    taken = []
    shown[id]?.content = view.map { claim($0) }
    return view
  }

  /// Takes a view out of its pool, so that no other item gets it.
  private func claim(_ view: UIView) -> Content {
    for (identifier, views) in pools {
      guard let index = views.firstIndex(where: { $0 === view }) else { continue }
      pools[identifier]?.remove(at: index)
      return Content(view: view, identifier: identifier)
    }
    return Content(view: view, identifier: nil)
  }

  /// Adds each view to the cell of its item, and removes the unused views.
  func show(in scene: SceneLayers, size: Size2D) {
    for view in removed where !shown.values.contains(where: { $0.content?.view === view }) {
      view.removeFromSuperview()
    }
    removed = []
    for item in shown.values { scene.show(item.content?.view, in: item.node, size: size) }
  }

  /// Releases all views, because another data source has others.
  func forgetViews() {
    for id in shown.keys {
      if let view = shown[id]?.content?.view { removed.append(view) }
      shown[id]?.content = nil
    }
    for view in removed { view.removeFromSuperview() }
    (pools, taken, removed) = ([:], [], [])
  }

  /// Removes and returns the next change for the app's delegate; nil if there is none.
  func nextChange() -> VisibilityChange? { changes.isEmpty ? nil : changes.removeFirst() }
}
#endif
