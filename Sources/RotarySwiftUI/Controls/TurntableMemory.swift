#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// Knows the items of a turntable by the app's identities, where the core knows them by numbers; hands out
/// what they show.
@MainActor
final class TurntableMemory<ID: Hashable> {
  /// Whether the app has chosen what the turntable shows as chosen.
  let echo = BindingEcho<ID?>()
  /// What the item at an index is called and draws; nil where nobody says that.
  var itemAt: ((Int) -> TurntableItem)?
  /// The view of the item at an index; nil where the items are drawn.
  var contentAt: ((Int) -> AnyView)?
  private var ids: [ID] = []
  /// The number of each item, in order; an item keeps its number as long as it is in the list.
  private var numbers: [Int] = []
  /// The index of each number.
  private var indices: [Int: Int] = [:]
  private var nextNumber = 0
  /// What the items show that have come into view.
  private var shown: [Int: TurntableItem] = [:]
  /// The views of items, with those that wait to be used again.
  private var cells: [HostedCell] = []
  /// Whether anything has been taken.
  private var isFilled = false

  init() {}

  /// Takes the items as they are now.
  ///
  /// - Parameter newIDs: their identities, in order.
  /// - Returns: whether they are others, or stand elsewhere.
  func take(_ newIDs: [ID]) -> Bool {
    guard newIDs != ids || !isFilled else { return false }
    isFilled = true
    // Of two items of one identity, the first is that item, and the second a new one.
    var known = Dictionary(zip(ids, numbers), uniquingKeysWith: { first, _ in first })
    ids = newIDs
    numbers = newIDs.map { id in
      if let number = known.removeValue(forKey: id) { return number }
      nextNumber += 1
      return nextNumber - 1
    }
    indices = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
    return true
  }

  /// Has the turntable show the items that there are now; those that were there travel.
  func rearrange(_ host: TurntableView) {
    shown = shown.filter { indices[$0.key] != nil }
    guard host.dataSource === self else {
      // The first items are numbered from 0, as those of a data source.
      host.dataSource = self
      return
    }
    var batch = TurntableBatch()
    batch.remove(0..<host.itemCount)
    var start = 0
    while start < numbers.count {
      var end = start + 1
      while end < numbers.count, numbers[end] == numbers[end - 1] + 1 { end += 1 }
      batch.insert(numbers[start]..<numbers[start] + end - start, index: start)
      start = end
    }
    // Only more items than there can be are refused; those before stay.
    try? host.apply(batch)
  }

  /// Has the items in view show what they are by now.
  func refresh(_ host: TurntableView) {
    for cell in cells {
      if let index = indices[cell.number], let content = contentAt?(index) { cell.show(content) }
    }
    var batch = TurntableBatch()
    for (number, item) in shown {
      if let index = indices[number], itemAt?(index) != item { batch.update(number) }
    }
    if batch != TurntableBatch() { try? host.apply(batch) }
  }

  /// Forgets what an item shows that is out of view.
  func forgetItem(of number: Int) { shown[number] = nil }
}

extension TurntableMemory: TurntableViewDataSource {
  func numberOfItems(in turntable: TurntableView) -> Int { numbers.count }

  func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem? {
    guard index < numbers.count, let item = itemAt?(index) else { return nil }
    shown[numbers[index]] = item
    return item
  }

  func turntable(
    _ turntable: TurntableView,
    viewForItemAt index: Int,
    reusing view: UIView?
  ) -> UIView? {
    guard index < numbers.count, let content = contentAt?(index) else { return nil }
    let cell = view as? HostedCell ?? HostedCell(content)
    if cell === view { cell.show(content) } else { cells.append(cell) }
    cell.number = numbers[index]
    return cell
  }
}
#endif
