#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import RotaryUIKit
import SwiftUI

/// A list of items on a rotating ring, of which one half is visible.
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
/// Items are identified by their `id`: when the data changes, the remaining items move to their new places. Selecting
/// an item writes the binding. A selection set within `withAnimation` scrolls to the item, any other only marks it;
/// neither sends an event.
public struct RotaryTurntable<Data: RandomAccessCollection>: View
where Data.Element: Identifiable {
  let data: Data
  let value: Binding<Data.Element.ID?>
  let item: ((Data.Element) -> TurntableItem)?
  let content: ((Data.Element) -> AnyView)?
  var tableStyle: TurntableStyle?
  var tableOptions = TurntableOptions()
  var handler: ((TurntableEvent) -> Void)?
  /// The environment for the items' views.
  @Environment(\.self) private var environment

  /// Creates a turntable that draws its items.
  ///
  /// - Parameters:
  ///   - data: The items in order, with unique IDs.
  ///   - selection: The ID of the selected item. Nil, or an ID that is not in `data`, selects none.
  ///   - item: Returns the content of an item. It is called when the item becomes visible, and for visible items with
  ///     every SwiftUI update.
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

  /// Creates a turntable whose items are your own views.
  ///
  /// A view has the size of an item's picture. It moves, scales and fades with its place on the arc, and receives no
  /// touches. Its state lasts as long as the item is visible.
  ///
  /// - Parameters:
  ///   - data: The items in order, with unique IDs.
  ///   - selection: The ID of the selected item. Nil, or an ID that is not in `data`, selects none.
  ///   - item: Returns an item's title, for assistive technologies and search by typing, and whether it can be
  ///     selected. Default nil: items without titles.
  ///   - content: Creates the view of an item.
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

  /// The content of the view.
  public var body: some View {
    _ = value.wrappedValue
    return HostedControl(self)
  }

  /// Sets the turntable's appearance.
  public func style(_ style: TurntableStyle) -> RotaryTurntable { with(\.tableStyle, style) }

  /// Sets the turntable's behaviour.
  ///
  /// `asksForItems` is always true.
  public func options(_ options: TurntableOptions) -> RotaryTurntable {
    with(\.tableOptions, options)
  }

  /// Sets the action to perform for each user event, after the binding is written.
  ///
  /// Events identify items by their index in the data.
  public func onEvent(_ action: @escaping (TurntableEvent) -> Void) -> RotaryTurntable {
    with(\.handler, action)
  }
}

extension RotaryTurntable: ControlContent {
  func makeHost() -> TurntableView { TurntableView(frame: .zero) }
  func makeMemory() -> TurntableMemory<Data.Element.ID> { TurntableMemory() }

  func index(ofTag tag: AnyHashable) -> Int? {
    data.firstIndex { AnyHashable($0.id) == tag }.map {
      data.distance(from: data.startIndex, to: $0)
    }
  }

  func update(
    _ host: TurntableView,
    memory: TurntableMemory<Data.Element.ID>,
    _ context: UpdateContext
  ) {
    set(\.style, of: host, to: context.style(tableStyle, else: TurntableStyle()))
    memory.itemAt = item.map { item in { item(element(at: $0)) } }
    memory.contentAt = content.map { content in { self.content(of: element(at: $0), content) } }
    if memory.setIDs(data.map(\.id)) {
      memory.rearrange(host)
      memory.echo.invalidate()
    }
    memory.refresh(host)
    var options = tableOptions
    // The view forces this while it has a data source.
    options.asksForItems = true
    set(\.options, of: host, to: options)
    memory.echo.update(to: value) { show($0, on: host, isAnimated: context.isAnimated) }
  }

  func receive(
    _ event: TurntableEvent,
    from host: TurntableView,
    memory: TurntableMemory<Data.Element.ID>
  ) {
    switch event {
    case .changed(let index, _):
      guard index < data.count else { return }
      memory.echo.send(element(at: index).id, to: value) { [weak host] in
        if let host { show($0, on: host, isAnimated: false) }
      }
    case .didEndDisplay(let number, _): memory.forgetItem(of: number)
    case .willDisplay, .centered, .skipped, .sought, .pressed, .metEnd, .cameToRest: break
    }
  }

  private func show(_ id: Data.Element.ID?, on host: TurntableView, isAnimated: Bool) {
    let index = id.flatMap { self.index(ofTag: $0) }
    host.selectedIndex = index
    if isAnimated, let index { host.scrollToItem(at: index, animated: true) }
  }

  private func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  /// Returns an item's view with the environment and identity that it would have here, because it is shown in another
  /// view tree and its cell is reused for other items.
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
    PreviewState(String?.none) {
      RotaryTurntable(planets, selection: $0) { TurntableItem($0.id) }
    }
  }
}

extension View {
  /// Sets the appearance of turntables within the view: ``RotaryTurntable``.
  ///
  /// Nil, the default, uses the default style.
  public func rotaryTurntableStyle(_ style: TurntableStyle?) -> some View {
    rotaryStyle(style)
  }
}

/// A reader for ``RotaryTurntable``.
public typealias RotaryTurntableReader<Content: View> = RotaryReader<TurntableView, Content>

extension RotaryProxy where Host == TurntableView {
  /// Scrolls to an item, without selecting it.
  ///
  /// - Parameters:
  ///   - id: The item's ID. An ID without an item is ignored.
  ///   - position: The position of the item on the arc. Default its middle.
  ///   - animated: Whether the scroll is animated. Default true.
  /// - Returns: The motion, whose end has the index of the item in the middle.
  @discardableResult
  public func scroll(
    to id: some Hashable,
    position: Turntable.ScrollPosition = .middle,
    animated: Bool = true
  ) -> CommandedMotion<Int?>? {
    guard let index = index(ofTag: id) else { return nil }
    return move { $0.scrollToItem(at: index, position: position, animated: animated) }
  }
}
#endif
