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
  let isPresented: Binding<Bool>?
  /// The actions of the items, by their indices.
  let actions: [(@MainActor () -> Void)?]
  let choose: (Int) -> Void
  var ringStyle: RingStyle?
  var ringOptions = RingMenuOptions()
  var ringChoreography = RingChoreography.cosmos
  var handler: ((RingMenuEvent) -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the menu is open. Setting it opens the menu around the view's centre, or closes it. The
  ///     menu writes it when the user opens or closes the menu. Default nil: only the user opens the menu.
  ///   - items: The items, with indices from 0. `submenu` adds a ring to an item, whose items follow it. Items that are not valid for a
  ///     menu count as no items, and a menu without items does not open.
  ///   - onChoose: A closure that receives the index of the chosen item. Default nothing, for items with actions.
  public init(
    isPresented: Binding<Bool>? = nil,
    @RotaryRingItemBuilder items: () -> [RotaryRingPart],
    onChoose: @escaping (Int) -> Void = { _ in }
  ) {
    let content = RotaryRingContent(items())
    self.isPresented = isPresented
    self.items = content.ringItems
    actions = content.actions
    choose = onChoose
  }

  /// Creates a menu of validated items.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the menu is open; see the other initializer. Default nil.
  ///   - items: The items, with indices from 0.
  ///   - onChoose: A closure that receives the index of the chosen item.
  public init(
    isPresented: Binding<Bool>? = nil,
    items: RingItems,
    onChoose: @escaping (Int) -> Void
  ) {
    self.isPresented = isPresented
    self.items = items
    actions = []
    choose = onChoose
  }

  /// The content of the view.
  public var body: some View {
    _ = isPresented?.wrappedValue
    return HostedControl(self)
  }

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

extension RotaryRingMenu: ControlContent {
  func makeHost() -> RingMenuView { RingMenuView(frame: .zero) }
  func makeMemory() -> BindingEcho<Bool> { BindingEcho() }

  func update(_ host: RingMenuView, memory: BindingEcho<Bool>, _ context: UpdateContext) {
    // Other items close the menu.
    if set(\.items, of: host, to: items) { memory.invalidate() }
    set(\.options, of: host, to: ringOptions)
    set(\.style, of: host, to: context.style(ringStyle, else: RingStyle.cosmos))
    set(\.choreography, of: host, to: ringChoreography)
    if let isPresented { memory.update(to: isPresented) { present($0, on: host) } }
  }

  func receive(_ event: RingMenuEvent, from host: RingMenuView, memory: BindingEcho<Bool>) {
    if case .chosen(let index) = event {
      if actions.indices.contains(index) { actions[index]?() }
      choose(index)
    }
    guard let isPresented else { return }
    switch event {
    case .opened, .closing:
      memory.send(host.isOpen, to: isPresented) { [weak host] in
        if let host { present($0, on: host) }
      }
    case .closed, .chosen, .info, .highlighted, .entered, .left: break
    }
  }

  private func present(_ isPresented: Bool, on host: RingMenuView) {
    guard host.isOpen != isPresented else { return }
    if isPresented { host.open() } else { host.close() }
  }
}

struct RotaryRingMenuPreview: PreviewProvider {
  static var previews: some View {
    RotaryRingMenu(items: .starSigns) { _ in }
  }
}

extension View {
  /// Sets the appearance of ring menus within the view: ``RotaryRingMenu``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryRingMenuStyle(_ style: RingStyle?) -> some View {
    rotaryStyle(style)
  }
}
#endif
