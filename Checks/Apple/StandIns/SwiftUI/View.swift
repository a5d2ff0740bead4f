// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

// swiftui/view
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("body is called on a view without a body") }
}

/// A view that the simulation shows itself.
@MainActor
protocol PrimitiveView {
  /// Shows the view's content as the node's children.
  func show(in node: ViewNode, _ environment: EnvironmentValues)
}

// swiftui/emptyview
public struct EmptyView: View, PrimitiveView {
  public nonisolated init() {}
  public var body: Never { fatalError("no body") }
  func show(in node: ViewNode, _ environment: EnvironmentValues) {}
}

// swiftui/tupleview
public struct TupleView<T>: View, PrimitiveView {
  public nonisolated(unsafe) var value: T
  private nonisolated(unsafe) let contents: [any View]

  public nonisolated init(_ value: T) {
    self.value = value
    contents = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  nonisolated init(_ value: T, contents: [any View]) {
    self.value = value
    self.contents = contents
  }

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    for (index, content) in contents.enumerated() {
      node.child(index).show(content, environment)
    }
  }
}

/// The result of `if` and `else` in a `ViewBuilder`, documented only as the result type of
// swiftui/viewbuilder/buildeither(first:).
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  private nonisolated(unsafe) let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    switch storage {
    case .first(let content): node.child("first").show(content, environment)
    case .second(let content): node.child("second").show(content, environment)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    if let content = self { node.child(0).show(content, environment) }
  }
}

// swiftui/anyview
public struct AnyView: View, PrimitiveView {
  private nonisolated(unsafe) let content: any View

  public nonisolated init<V: View>(_ view: V) { content = view }

  public nonisolated init<V: View>(erasing view: V) { content = view }

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.child(0).show(content, environment)
  }
}

// swiftui/group
public struct Group<Content: View>: View, PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.child(0).show(content, environment)
  }
}

// swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("no body") }
}

extension ForEach: PrimitiveView where Content: View {
  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    for element in data { node.child(id(element)).show(content(element), environment) }
  }
}

// swiftui/viewmodifier
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The content of a view modifier, documented only as the type `Content`,
// swiftui/viewmodifier/content.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let content: any View

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.child(0).show(content, environment)
  }
}

// swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.child(0).modify(modifier, content, environment)
  }
}

extension View {
  // swiftui/view/modifier(_:)
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
