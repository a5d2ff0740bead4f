// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

/// A view with its own layout.
@MainActor
protocol LayoutView: View, PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  var layout: any NodeLayout { get }
}

extension LayoutView {
  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.layout = layout
    node.child(0).show(content, environment)
  }
}

// swiftui/horizontalalignment
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing
}

// swiftui/verticalalignment
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

// swiftui/vstack; here always centred.
public struct VStack<Content: View>: LayoutView {
  let content: Content
  let layout: any NodeLayout

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LineLayout(isVertical: true, spacing: spacing ?? 8)
  }
}

// swiftui/hstack; here always centred.
public struct HStack<Content: View>: LayoutView {
  let content: Content
  let layout: any NodeLayout

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LineLayout(isVertical: false, spacing: spacing ?? 8)
  }
}

// swiftui/zstack; here always centred.
public struct ZStack<Content: View>: LayoutView {
  let content: Content
  var layout: any NodeLayout { OverlayLayout() }

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension View {
  // swiftui/view/background(alignment:content:); here always centred.
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    WithBackground(content: self, background: content())
  }
}

extension View {
  // swiftui/view/overlay(_:alignment:); here always centred.
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    WithOverlay(content: self, overlay: overlay)
  }

  // swiftui/view/allowshittesting(_:)
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    WithHitTesting(content: self, isEnabled: enabled)
  }
}

private struct WithOverlay<Content: View, Overlay: View>: View, PrimitiveView {
  let content: Content
  let overlay: Overlay

  var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.layout = OverlaidLayout()
    node.child("content").show(content, environment)
    node.child("overlay").show(overlay, environment)
  }
}

private struct WithHitTesting<Content: View>: View, PrimitiveView {
  let content: Content
  let isEnabled: Bool

  var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    let screen = node.screen ?? UIView()
    screen.isUserInteractionEnabled = isEnabled
    (node.screen, node.isContainer, node.layout) = (screen, true, ContainerLayout())
    node.child(0).show(content, environment)
  }
}

private struct WithBackground<Content: View, Background: View>: View, PrimitiveView {
  let content: Content
  let background: Background

  var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.layout = BackgroundLayout()
    node.child("background").show(background, environment)
    node.child("content").show(content, environment)
  }
}

// swiftui/scrollview, which scrolls vertically here.
public struct ScrollView<Content: View>: View, PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.screen = node.screen ?? UIScrollView(frame: .zero)
    (node.isContainer, node.layout) = (true, ContainerLayout(isScrolled: true))
    node.child(0).show(VStack { content }, environment)
  }
}

// swiftui/list, which scrolls here but draws no rows.
public struct List<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { ScrollView { content } }
}

// swiftui/form, which is a list here.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}

// swiftui/section
public struct Section<Content: View>: View {
  private let title: String
  private let content: Content

  // swiftui/section/init(_:content:)
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  public var body: some View {
    Text(title)
    content
  }
}

// swiftui/navigationstack, without a bar here.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View { root }
}

// swiftui/navigationlink, which does not navigate here.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  public let destination: Destination

  // swiftui/navigationlink/init(destination:label:)
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }

  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  // swiftui/navigationlink/init(_:destination:)
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
