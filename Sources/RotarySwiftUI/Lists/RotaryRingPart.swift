#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import SwiftUI

/// An item of a ring menu, with its action and the items of its submenu.
public struct RotaryRingPart {
  var item: RingItem
  var action: (@MainActor () -> Void)?
  var children: [RotaryRingPart] = []

  /// Performs an action when the user chooses the item, before the menu's `onChoose`.
  public func onChoose(_ action: @escaping @MainActor () -> Void) -> RotaryRingPart {
    var copy = self
    copy.action = action
    return copy
  }
}

extension RingItem {
  /// Performs an action when the user chooses the item, as a `Button` in a `Menu` does.
  ///
  /// ```swift
  /// RotaryRingMenu {
  ///   RingItem("Undo").onChoose { print("undo") }
  ///   RingItem("Edit").submenu {
  ///     RingItem("Copy").onChoose { print("copy") }
  ///     RingItem("Paste").onChoose { print("paste") }
  ///   }
  /// }
  /// ```
  public func onChoose(_ action: @escaping @MainActor () -> Void) -> RotaryRingPart {
    RotaryRingPart(item: self, action: action)
  }

  /// Adds a ring of items that opens when the user chooses the item, as a `Menu` in a `Menu` does.
  public func submenu(@RotaryRingItemBuilder _ items: () -> [RotaryRingPart]) -> RotaryRingPart {
    RotaryRingPart(item: self, children: items())
  }
}

/// The items of a menu with their actions.
struct RotaryRingContent {
  private(set) var items: [RingItem] = []
  private(set) var actions: [(@MainActor () -> Void)?] = []

  /// Creates the content of a menu, in which each item precedes those of its submenu.
  init(_ parts: [RotaryRingPart]) {
    for part in parts { add(part, under: part.item.parent) }
  }

  /// The items; none if they are not valid for a menu.
  var ringItems: RingItems { (try? RingItems(items)) ?? .none }

  private mutating func add(_ part: RotaryRingPart, under parent: Int?) {
    let index = items.count
    items.append(part.item)
    items[index].parent = parent
    actions.append(part.action)
    for child in part.children { add(child, under: index) }
  }
}

extension RotaryListBuilder where Part == RotaryRingPart {
  /// Adds an item.
  public static func buildExpression(_ item: RingItem) -> [RotaryRingPart] {
    [RotaryRingPart(item: item)]
  }

  /// Adds the items of an array, in order.
  public static func buildExpression(_ items: [RingItem]) -> [RotaryRingPart] {
    items.map { RotaryRingPart(item: $0) }
  }
}

/// A result builder for the items of a ring menu.
public typealias RotaryRingItemBuilder = RotaryListBuilder<RotaryRingPart>
#endif
