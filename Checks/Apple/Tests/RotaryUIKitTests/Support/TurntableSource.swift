import Rotary
import UIKit

@testable import RotaryUIKit

/// An app's cell that counts the instances of its class.
final class TestCell: UIView {
  static var liveCount = 0
  var index = -1

  convenience init() {
    self.init(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    Self.liveCount += 1
  }

  isolated deinit { Self.liveCount -= 1 }
}

/// A data source and a delegate that record their calls.
@MainActor
final class TurntableSource: TurntableViewDataSource, TurntableViewDelegate {
  var count: Int
  /// Returns the content of an item.
  var item: (Int) -> TurntableItem? = { TurntableItem("item \($0)") }
  /// Returns whether a view shows an item.
  var hasView: (Int) -> Bool = { _ in false }
  /// Called with each view before it is returned.
  var configure: (TestCell) -> Void = { _ in }
  /// Whether views are reused.
  var reuses = true
  var askedItems: [Int] = []
  var askedViews: [Int] = []
  var made = 0
  var calls: [String] = []
  /// The items that became visible and have not disappeared.
  var seen: Set<Int> = []
  var onDelegateCall: (TurntableView) -> Void = { _ in }
  /// Returns the reuse identifier of an item's view.
  var kind: (Int) -> String = { _ in "cell" }

  /// Views to return for items instead of reusable ones.
  var kept: [Int: TestCell] = [:]

  init(count: Int) { self.count = count }

  private func make() -> TestCell {
    made += 1
    return TestCell()
  }

  func numberOfItems(in turntable: TurntableView) -> Int { count }

  func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem? {
    // An app may read the turntable here.
    _ = turntable.centeredIndex
    askedItems.append(index)
    return item(index)
  }

  func turntable(_ turntable: TurntableView, viewForItemAt index: Int) -> UIView? {
    askedViews.append(index)
    guard hasView(index) else { return nil }
    if let cell = kept[index] { return cell }
    let cell =
      reuses
      ? turntable.dequeueReusableView(withReuseIdentifier: kind(index), orMake: make) : make()
    cell.index = index
    configure(cell)
    return cell
  }

  func turntableDidChangeValue(_ turntable: TurntableView) { record("changed", turntable) }

  func turntable(_ turntable: TurntableView, didPressItemAt index: Int) {
    record("pressed \(index)", turntable)
  }

  func turntable(_ turntable: TurntableView, willDisplayItemAt index: Int) { seen.insert(index) }

  func turntable(_ turntable: TurntableView, didEndDisplayingItemAt index: Int) {
    seen.remove(index)
  }

  func turntable(_ turntable: TurntableView, didCenterItemAt index: Int) {
    record("centered \(index)", turntable)
  }

  private func record(_ text: String, _ turntable: TurntableView) {
    calls.append(text)
    onDelegateCall(turntable)
  }
}
