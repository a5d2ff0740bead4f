#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// Any number of items around a planet of which one half is hidden; a list that is turned.
///
/// ```swift
/// @State private var friend: Person.ID?
///
/// var body: some View {
///   RotaryTurntable(people, selection: $friend) { person in
///     TurntableItem(person.name, detail: person.city)
///   }
/// }
/// ```
///
/// Items are known by their identity: when the data change, those that stay travel to their new places. The
/// binding is written when another item is chosen. A choice set within `withAnimation` is scrolled to, any
/// other is only marked; neither is told.
public struct RotaryTurntable<Data: RandomAccessCollection>: View
where Data.Element: Identifiable {
  let data: Data
  let value: Binding<Data.Element.ID?>
  let item: (Data.Element) -> TurntableItem
  var tableStyle = TurntableStyle()
  var tableOptions = TurntableOptions()
  var handler: ((TurntableEvent) -> Void)?

  /// Makes a turntable that draws its items itself.
  ///
  /// - Parameters:
  ///   - data: the items in order, no two of one identity.
  ///   - selection: the identity of the chosen item; nil, or one that is not in `data`, for none.
  ///   - item: says what an item shows; it is asked when the item comes into view, and with every update
  ///     of SwiftUI for those that have.
  public init(
    _ data: Data,
    selection: Binding<Data.Element.ID?>,
    item: @escaping (Data.Element) -> TurntableItem
  ) {
    self.data = data
    value = selection
    self.item = item
  }

  /// The turntable as SwiftUI shows it.
  public var body: some View {
    _ = value.wrappedValue
    return HostedControl(self)
  }

  /// Sets what it looks like.
  public func style(_ style: TurntableStyle) -> RotaryTurntable { with(\.tableStyle, style) }

  /// Sets how it behaves; what the items show is always asked for.
  public func options(_ options: TurntableOptions) -> RotaryTurntable {
    with(\.tableOptions, options)
  }

  /// Calls for everything that the user brings about, after the binding is written; items are named by
  /// their index in the data.
  public func onEvent(_ action: @escaping (TurntableEvent) -> Void) -> RotaryTurntable {
    with(\.handler, action)
  }
}

extension RotaryTurntable: ControlContent {
  static var eventHandler: ReferenceWritableKeyPath<TurntableView, ((TurntableEvent) -> Void)?> {
    \.eventHandler
  }

  func makeHost() -> TurntableView { TurntableView(frame: .zero) }
  func makeMemory() -> TurntableMemory<Data.Element.ID> { TurntableMemory() }

  func update(
    _ host: TurntableView,
    memory: TurntableMemory<Data.Element.ID>,
    isAnimated: Bool
  ) {
    var options = tableOptions
    options.asksForItems = true
    if host.itemProvider == nil { host.itemProvider = { memory.item(of: $0) } }
    set(\.options, of: host, to: options)
    set(\.style, of: host, to: tableStyle)
    let hasOtherItems = memory.take(data.map(\.id)) { index in
      item(data[data.index(data.startIndex, offsetBy: index)])
    }
    if hasOtherItems {
      memory.rearrange(host)
      memory.echo.forgetShown()
    }
    memory.refresh(host)
    memory.echo.update(to: value) { show($0, on: host, isAnimated: isAnimated) }
  }

  func receive(
    _ event: TurntableEvent,
    from host: TurntableView,
    memory: TurntableMemory<Data.Element.ID>
  ) {
    switch event {
    case .changed(let index, _):
      guard index < data.count else { return }
      let told = data[data.index(data.startIndex, offsetBy: index)].id
      memory.echo.tell(told, to: value) { [weak host] in
        if let host { show($0, on: host, isAnimated: false) }
      }
    case .didEndDisplay(let number, _): memory.forgetItem(of: number)
    case .willDisplay, .centered, .skipped, .added, .sought, .pressed, .metEnd, .cameToRest: break
    }
  }

  private func show(_ id: Data.Element.ID?, on host: TurntableView, isAnimated: Bool) {
    let position = id.flatMap { id in data.firstIndex { $0.id == id } }
    let index = position.map { data.distance(from: data.startIndex, to: $0) }
    host.selectedIndex = index
    if isAnimated, let index { host.scrollToItem(at: index, animated: true) }
  }
}
#endif
