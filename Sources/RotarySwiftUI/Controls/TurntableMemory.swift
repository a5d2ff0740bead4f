#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// Maps the app's item IDs to the turntable's item numbers, and provides the items' content.
@MainActor
final class TurntableMemory<ID: Hashable> {
  /// Synchronizes the selection with the app's binding.
  let echo = BindingEcho<ID?>()
  /// Returns the drawn content of the item at an index; nil if the app provides none.
  var itemAt: ((Int) -> TurntableItem)?
  /// Returns the view of the item at an index; nil if the turntable draws the items.
  var contentAt: ((Int) -> AnyView)?
  private var ids: [ID] = []
  /// The number of each item, in order; an item keeps its number while it is in the list.
  private var numbers: [Int] = []
  /// The index of each number.
  private var indices: [Int: Int] = [:]
  private var nextNumber = 0
  /// The content of the visible items, by number.
  private var shown: [Int: TurntableItem] = [:]
  /// All cells, including those that wait for reuse.
  private var cells: [HostedCell] = []
  /// Whether the IDs have been set before.
  private var isFilled = false

  init() {}

  /// Sets the current items.
  ///
  /// - Parameter newIDs: The items' IDs, in order.
  /// - Returns: Whether items or their order changed.
  func setIDs(_ newIDs: [ID]) -> Bool {
    guard newIDs != ids || !isFilled else { return false }
    isFilled = true
    // If an ID occurs twice, the first item keeps the number and the second is new.
    var oldNumbers = Dictionary(zip(ids, numbers), uniquingKeysWith: { first, _ in first })
    ids = newIDs
    numbers = newIDs.map { id in
      if let number = oldNumbers.removeValue(forKey: id) { return number }
      nextNumber += 1
      return nextNumber - 1
    }
    indices = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
    return true
  }

  /// Shows the current items in the turntable; remaining items move to their new places.
  func rearrange(_ host: TurntableView) {
    shown = shown.filter { indices[$0.key] != nil }
    guard host.dataSource === self else {
      // The turntable numbers a data source's first items from 0.
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
    // This fails only if there are too many items. Then the previous ones stay.
    try? host.apply(batch)
  }

  /// Updates the content of the visible items.
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

  /// Removes the content of an item that is no longer visible.
  func forgetItem(of number: Int) { shown[number] = nil }
}

extension TurntableMemory: TurntableViewDataSource {
  func numberOfItems(in turntable: TurntableView) -> Int { numbers.count }

  func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem? {
    guard index < numbers.count, let item = itemAt?(index) else { return nil }
    shown[numbers[index]] = item
    return item
  }

  func turntable(_ turntable: TurntableView, viewForItemAt index: Int) -> UIView? {
    guard index < numbers.count, let content = contentAt?(index) else { return nil }
    let count = cells.count
    let cell: HostedCell = turntable.dequeueReusableView(withReuseIdentifier: "content") {
      let cell = HostedCell(content)
      cells.append(cell)
      return cell
    }
    if cells.count == count { cell.show(content) }
    cell.number = numbers[index]
    return cell
  }
}
#endif
