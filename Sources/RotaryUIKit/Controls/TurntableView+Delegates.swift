#if canImport(UIKit)
import Rotary
import UIKit

/// The methods that provide a turntable's items, as a table view's data source does.
///
/// Only visible items are requested. A method may read and set the turntable.
@MainActor
public protocol TurntableViewDataSource: AnyObject {
  /// Returns the number of items, from 0 to `TurntableList.greatestCount`.
  func numberOfItems(in turntable: TurntableView) -> Int

  /// Returns the title and picture of an item, and whether it can be selected.
  ///
  /// - Returns: The item's content. Nil, the default, if it is not available or if a view shows it.
  func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem?

  /// Returns an app's view that shows an item, instead of the drawn item.
  ///
  /// The turntable resizes the view to ``TurntableView/cellSize``, and moves, scales and fades it. The mark around the
  /// selected item is drawn over the view. Assistive technologies read the item's title, or the view's
  /// `accessibilityLabel` if it has no title.
  ///
  /// Controls in the view, and views with gesture recognizers, get their touches as in a scroll view: a tap on a button
  /// does not press the item, and a drag from it turns the turntable. Other touches are for the turntable. To let it
  /// have all touches, set the view's `isUserInteractionEnabled` to false.
  ///
  /// - Returns: A view, usually from ``TurntableView/dequeueReusableView(withReuseIdentifier:orMake:)``. Nil, the
  ///   default, to draw the item.
  func turntable(_ turntable: TurntableView, viewForItemAt index: Int) -> UIView?
}

// Default implementations make the methods optional.
extension TurntableViewDataSource {
  /// Returns nil.
  public func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem? { nil }

  /// Returns nil.
  public func turntable(_ turntable: TurntableView, viewForItemAt index: Int) -> UIView? { nil }
}

/// The methods that a turntable calls after the user's actions, as a table view does.
///
/// All are optional. Each is called after the turntable shows the change, in the order of the changes. A method may set
/// or scroll the turntable. Selecting or scrolling by code calls only the methods for items that appear and disappear.
@MainActor
public protocol TurntableViewDelegate: AnyObject {
  /// Called when the user selects another item; see ``TurntableView/selectedIndex``.
  func turntableDidChangeValue(_ turntable: TurntableView)
  /// Called when the user taps an item, whether or not it was selected.
  func turntable(_ turntable: TurntableView, didPressItemAt index: Int)
  /// Called when an item has become visible.
  func turntable(_ turntable: TurntableView, willDisplayItemAt index: Int)
  /// Called when an item has disappeared from view or from the list.
  ///
  /// The index is its last one.
  func turntable(_ turntable: TurntableView, didEndDisplayingItemAt index: Int)
  /// Called when another item has reached the middle of the arc.
  func turntable(_ turntable: TurntableView, didCenterItemAt index: Int)
}

// Default implementations make the methods optional.
extension TurntableViewDelegate {
  /// Does nothing.
  public func turntableDidChangeValue(_ turntable: TurntableView) {}
  /// Does nothing.
  public func turntable(_ turntable: TurntableView, didPressItemAt index: Int) {}
  /// Does nothing.
  public func turntable(_ turntable: TurntableView, willDisplayItemAt index: Int) {}
  /// Does nothing.
  public func turntable(_ turntable: TurntableView, didEndDisplayingItemAt index: Int) {}
  /// Does nothing.
  public func turntable(_ turntable: TurntableView, didCenterItemAt index: Int) {}
}
#endif
