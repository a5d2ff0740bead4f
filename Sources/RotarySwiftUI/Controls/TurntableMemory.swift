#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// Knows the items of a turntable by the app's identities, where the core knows them by numbers.
@MainActor
final class TurntableMemory<ID: Hashable> {
  /// Whether the app has chosen what the turntable shows as chosen.
  let echo = BindingEcho<ID?>()
  private var ids: [ID] = []
  /// The number of each item, in order; an item keeps its number as long as it is in the list.
  private var numbers: [Int] = []
  /// The index of each number.
  private var indices: [Int: Int] = [:]
  private var nextNumber = 0
  /// Whether the turntable's own items have been replaced by the app's.
  private var isFilled = false
  private var itemAt: (Int) -> TurntableItem = { _ in TurntableItem("") }
  /// What the items show that have come into view.
  private var shown: [Int: TurntableItem] = [:]

  init() {}

  /// Takes the items as they are now.
  ///
  /// - Parameters:
  ///   - newIDs: their identities, in order.
  ///   - item: what the item at an index shows.
  /// - Returns: whether they are others, or stand elsewhere.
  func take(_ newIDs: [ID], item: @escaping (Int) -> TurntableItem) -> Bool {
    itemAt = item
    guard newIDs != ids || !isFilled else { return false }
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
    isFilled = true
    shown = shown.filter { indices[$0.key] != nil }
    var batch = TurntableBatch()
    batch.remove(0..<host.itemCount)
    var start = 0
    while start < numbers.count {
      var end = start + 1
      while end < numbers.count, numbers[end] == numbers[end - 1] + 1 { end += 1 }
      batch.insert(numbers[start]..<numbers[start] + end - start, index: start)
      start = end
    }
    // Only more items than there can be are refused, of which none are shown.
    try? host.apply(batch)
  }

  /// Has the items in view that show something else by now be asked for anew.
  func refresh(_ host: TurntableView) {
    var batch = TurntableBatch()
    for (number, item) in shown where indices[number].map(itemAt) != item { batch.update(number) }
    if batch != TurntableBatch() { try? host.apply(batch) }
  }

  /// What the item of a number shows; nil for one that is gone.
  func item(of number: Int) -> TurntableItem? {
    let item = indices[number].map(itemAt)
    shown[number] = item
    return item
  }

  /// Forgets what an item shows that is out of view.
  func forgetItem(of number: Int) { shown[number] = nil }
}
#endif
