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
///     TurntableItem(person.name)
///   } content: { person in
///     person.photo
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
  let item: ((Data.Element) -> TurntableItem)?
  let content: ((Data.Element) -> AnyView)?
  var tableStyle = TurntableStyle()
  var tableOptions = TurntableOptions()
  var handler: ((TurntableEvent) -> Void)?
  /// What the items' own views are shown in.
  @Environment(\.self) private var environment

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
    content = nil
  }

  /// Makes a turntable whose items are views of your own.
  ///
  /// A view has the size of an item's picture, and moves, grows and fades with its place on the arc; it
  /// takes no touches. Its state is the item's as long as that is in view.
  ///
  /// - Parameters:
  ///   - data: the items in order, no two of one identity.
  ///   - selection: the identity of the chosen item; nil, or one that is not in `data`, for none.
  ///   - item: says what an item is called, for those who hear it and for typing, and whether it can be
  ///     chosen; nil, the default, for items without names.
  ///   - content: makes the view of an item.
  public init<Content: View>(
    _ data: Data,
    selection: Binding<Data.Element.ID?>,
    item: ((Data.Element) -> TurntableItem)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    value = selection
    self.item = item
    self.content = { AnyView(content($0)) }
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
    set(\.style, of: host, to: tableStyle)
    memory.itemAt = item.map { item in { item(element(at: $0)) } }
    memory.contentAt = content.map { content in { self.content(of: element(at: $0), content) } }
    if memory.take(data.map(\.id)) {
      memory.rearrange(host)
      memory.echo.forgetShown()
    }
    memory.refresh(host)
    var options = tableOptions
    // As the view has it while it has a data source.
    options.asksForItems = true
    set(\.options, of: host, to: options)
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
      memory.echo.tell(element(at: index).id, to: value) { [weak host] in
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

  private func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  /// A view with the environment and the identity that it would have here: it is shown in another tree,
  /// and handed on to other items.
  private func content(
    of element: Data.Element,
    _ content: (Data.Element) -> AnyView
  ) -> AnyView {
    AnyView(content(element).id(element.id).environment(\.self, environment))
  }
}

struct RotaryTurntablePreview: PreviewProvider {
  private struct Planet: Identifiable {
    let id: String
  }

  private static let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter"].map(Planet.init)

  static var previews: some View {
    Tried(String?.none) {
      RotaryTurntable(planets, selection: $0) { TurntableItem($0.id) }
    }
  }
}
#endif
