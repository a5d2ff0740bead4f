#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A menu of icons round a point: hold, slide to one, let go.
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
/// It fills the room it is given, and opens there. A change of the items closes it.
public struct RotaryRingMenu: View {
  let items: RingItems
  let choose: (Int) -> Void
  var ringStyle = RingStyle.cosmos
  var ringOptions = RingMenuOptions()
  var ringChoreography = RingChoreography.cosmos
  var handler: ((RingMenuEvent) -> Void)?

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - items: what it offers, numbered from 0; an item may lie under another by its `parent`. Items that
  ///     no menu can have are none, and a menu of none does not open.
  ///   - onChoose: is called with the index of what is chosen.
  public init(
    @RotaryRingItemBuilder items: () -> [RingItem],
    onChoose: @escaping (Int) -> Void
  ) {
    self.init(items: (try? RingItems(items())) ?? .none, onChoose: onChoose)
  }

  /// Makes a menu of items that have been checked.
  ///
  /// - Parameters:
  ///   - items: what it offers, numbered from 0.
  ///   - onChoose: is called with the index of what is chosen.
  public init(items: RingItems, onChoose: @escaping (Int) -> Void) {
    self.items = items
    choose = onChoose
  }

  /// The menu as SwiftUI shows it.
  public var body: some View { HostedControl(self) }

  /// Sets what it looks like.
  public func style(_ style: RingStyle) -> RotaryRingMenu { with(\.ringStyle, style) }

  /// Sets how it behaves.
  public func options(_ options: RingMenuOptions) -> RotaryRingMenu { with(\.ringOptions, options) }

  /// Sets how it opens and closes.
  public func choreography(_ choreography: RingChoreography) -> RotaryRingMenu {
    with(\.ringChoreography, choreography)
  }

  /// Calls for everything that the user brings about, after `onChoose`.
  public func onEvent(_ action: @escaping (RingMenuEvent) -> Void) -> RotaryRingMenu {
    with(\.handler, action)
  }
}

/// A ring menu remembers nothing besides its view.
final class RingMenuMemory {}

extension RotaryRingMenu: ControlContent {
  static var eventHandler: ReferenceWritableKeyPath<RingMenuView, ((RingMenuEvent) -> Void)?> {
    \.eventHandler
  }

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
