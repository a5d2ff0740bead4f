#if canImport(UIKit)
import Rotary
import UIKit

/// Says what a turntable shows, as a table view's data source does: only of items that come into view.
///
/// A method may read the turntable, and set it.
@MainActor
public protocol TurntableViewDataSource: AnyObject {
  /// How many items there are, from 0 to `TurntableList.greatestCount`.
  func numberOfItems(in turntable: TurntableView) -> Int

  /// The words and the picture of an item, and whether it can be chosen.
  ///
  /// - Returns: what it shows; nil, the default, where that is not to be had, or where a view shows it.
  func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem?

  /// A view of the app's own to show an item, in the place of what is drawn of it.
  ///
  /// The turntable gives the view the size of an item's picture, moves, scales and fades it, and keeps the
  /// touches; the mark around the chosen item is drawn over the view. Assistive technologies name the item by
  /// its title, or else by the view's `accessibilityLabel`.
  ///
  /// - Parameters:
  ///   - turntable: the turntable.
  ///   - index: the item.
  ///   - view: a view that was returned before and shows nothing now, to be used again; nil for none.
  /// - Returns: `view`, or another one; nil, the default, to have the item drawn.
  func turntable(
    _ turntable: TurntableView,
    viewForItemAt index: Int,
    reusing view: UIView?
  ) -> UIView?
}

// What may be left out.
extension TurntableViewDataSource {
  /// Nothing is to be had.
  public func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem? { nil }

  /// The item is drawn.
  public func turntable(
    _ turntable: TurntableView,
    viewForItemAt index: Int,
    reusing view: UIView?
  ) -> UIView? { nil }
}

/// What a turntable tells its owner, as a table view tells its delegate.
///
/// Each is called after the turntable shows what it is about; a method may set or scroll it. What a program
/// chooses or scrolls to is not told, but for the items that come into view and leave it by that.
@MainActor
public protocol TurntableViewDelegate: AnyObject {
  /// The user chose another item; see ``TurntableView/selectedIndex``.
  func turntableDidChangeValue(_ turntable: TurntableView)
  /// The user tapped an item, chosen before or not.
  func turntable(_ turntable: TurntableView, didPressItemAt index: Int)
  /// An item has come into view.
  func turntable(_ turntable: TurntableView, willDisplayItemAt index: Int)
  /// An item has left the view, or the list; its index is the last that it had there.
  func turntable(_ turntable: TurntableView, didEndDisplayingItemAt index: Int)
  /// Another item has come to the middle of the arc.
  func turntable(_ turntable: TurntableView, didCenterItemAt index: Int)
}

// Each may be left out.
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
