#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A menu of icons around a point: hold, slide to an item, release.
///
/// ```swift
/// RotaryRingMenu {
///   RingItem("Cut")
///   RingItem("Copy")
///   if canPaste { RingItem("Paste") }
/// } onChoose: { index in
///   perform(index)
/// }
/// ```
///
/// The menu fills the offered size and opens within it. Changing the items closes it.
public struct RotaryRingMenu: View {
  let items: RingItems
  let choose: (Int) -> Void
  var ringStyle = RingStyle.cosmos
  var ringOptions = RingMenuOptions()
  var ringChoreography = RingChoreography.cosmos
  var handler: ((RingMenuEvent) -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - items: The items, with indices from 0. An item's `parent` puts it in a submenu. Items that are not valid for a
  ///     menu count as no items, and a menu without items does not open.
  ///   - onChoose: A closure that receives the index of the chosen item.
  public init(
    @RotaryRingItemBuilder items: () -> [RingItem],
    onChoose: @escaping (Int) -> Void
  ) {
    self.init(items: (try? RingItems(items())) ?? .none, onChoose: onChoose)
  }

  /// Creates a menu of validated items.
  ///
  /// - Parameters:
  ///   - items: The items, with indices from 0.
  ///   - onChoose: A closure that receives the index of the chosen item.
  public init(items: RingItems, onChoose: @escaping (Int) -> Void) {
    self.items = items
    choose = onChoose
  }

  /// The content of the view.
  public var body: some View { HostedControl(self) }

  /// Sets the menu's appearance.
  public func style(_ style: RingStyle) -> RotaryRingMenu { with(\.ringStyle, style) }

  /// Sets the menu's behaviour.
  public func options(_ options: RingMenuOptions) -> RotaryRingMenu { with(\.ringOptions, options) }

  /// Sets the animation that opens and closes the menu.
  public func choreography(_ choreography: RingChoreography) -> RotaryRingMenu {
    with(\.ringChoreography, choreography)
  }

  /// Sets the action to perform for each user event, after `onChoose`.
  public func onEvent(_ action: @escaping (RingMenuEvent) -> Void) -> RotaryRingMenu {
    with(\.handler, action)
  }
}

/// The data of a ring menu between updates: none.
final class RingMenuMemory {}

extension RotaryRingMenu: ControlContent {
  func makeHost() -> RingMenuView { RingMenuView(frame: .zero) }
  func makeMemory() -> RingMenuMemory { RingMenuMemory() }

  func update(_ host: RingMenuView, memory: RingMenuMemory, isAnimated: Bool) {
    set(\.items, of: host, to: items)
    set(\.options, of: host, to: ringOptions)
    set(\.style, of: host, to: ringStyle)
    set(\.choreography, of: host, to: ringChoreography)
  }

  func receive(_ event: RingMenuEvent, from host: RingMenuView, memory: RingMenuMemory) {
    if case .chosen(let index) = event { choose(index) }
  }
}

struct RotaryRingMenuPreview: PreviewProvider {
  static var previews: some View {
    RotaryRingMenu(items: .starSigns) { _ in }
  }
}
#endif
