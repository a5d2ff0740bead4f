// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

/// A view with a changed environment, layout or other property of its node.
struct ModifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  var name = AnyHashable(0)
  var environment: @MainActor (inout EnvironmentValues) -> Void = { _ in }
  var layout: (any NodeLayout)?
  var shown: @MainActor (ViewNode) -> Void = { _ in }

  var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    var environment = environment
    self.environment(&environment)
    node.layout = layout
    node.child(name).show(content, environment)
    shown(node)
  }
}

extension View {
  // swiftui/view/environment(_:_:)
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    ModifiedView(content: self, environment: { $0[keyPath: keyPath] = value })
  }

  // swiftui/view/transformenvironment(_:transform:)
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    ModifiedView(content: self, environment: { transform(&$0[keyPath: keyPath]) })
  }

  // swiftui/view/disabled(_:): a view inside a disabled view is disabled.
  public func disabled(_ disabled: Bool) -> some View {
    ModifiedView(content: self, environment: { $0.isEnabled = $0.isEnabled && !disabled })
  }

  // swiftui/view/tint(_:)
  public func tint(_ tint: Color?) -> some View {
    ModifiedView(content: self, environment: { $0.tint = tint })
  }

  // swiftui/view/accentcolor(_:)
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  // swiftui/view/dynamictypesize(_:)
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  // swiftui/view/preferredcolorscheme(_:); here it applies to the view, while Apple's applies to the presentation.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    ModifiedView(content: self, environment: { if let scheme { $0.colorScheme = scheme } })
  }

  // swiftui/view/id(_:)
  public func id<ID: Hashable>(_ id: ID) -> some View {
    ModifiedView(content: self, name: AnyHashable(id))
  }

  // swiftui/view/frame(width:height:alignment:); here always centred.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    ModifiedView(content: self, layout: FrameLayout(width: width, height: height))
  }

  // swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:); here always centred,
  // and only the maximum size has an effect.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    ModifiedView(content: self, layout: FrameLayout(maxWidth: maxWidth, maxHeight: maxHeight))
  }

  // swiftui/view/padding(_:)
  public func padding(_ insets: EdgeInsets) -> some View {
    ModifiedView(content: self, layout: PaddingLayout(insets: insets))
  }

  // swiftui/view/padding(_:)
  public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  // swiftui/view/padding(_:_:); 16 points by default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    func room(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return padding(
      EdgeInsets(
        top: room(.top),
        leading: room(.leading),
        bottom: room(.bottom),
        trailing: room(.trailing)
      )
    )
  }

  // swiftui/view/fixedsize()
  public func fixedSize() -> some View { ModifiedView(content: self, layout: IdealLayout()) }

  // swiftui/view/onappear(perform:)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView(
      content: self,
      shown: { node in
        guard node.storage["appeared"] == nil else { return }
        node.storage["appeared"] = node
        if let action { node.graph?.afterUpdate(action) }
      }
    )
  }

  // swiftui/view/ondisappear(perform:)
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView(content: self, shown: { $0.dismantle = action })
  }

  // swiftui/view/onchange(of:initial:_:)
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some View {
    ModifiedView(
      content: self,
      shown: { node in
        let seen = node.storage["seen"] as? Seen<V>
        node.storage["seen"] = Seen(value)
        let old = seen?.value ?? value
        guard seen == nil ? initial : old != value else { return }
        node.graph?.afterUpdate { action(old, value) }
      }
    )
  }

  // swiftui/view/previewdisplayname(_:)
  public func previewDisplayName(_ value: String?) -> some View { self }

  // swiftui/view/navigationtitle(_:)
  public func navigationTitle(_ title: String) -> some View { self }

  // swiftui/view/font(_:)
  public func font(_ font: Font?) -> some View { self }

  // swiftui/view/foregroundstyle(_:), only for colours.
  public func foregroundStyle(_ style: Color) -> some View { self }

  // swiftui/view/accessibilitylabel(_:)
  public func accessibilityLabel(_ label: String) -> some View { self }
}

private final class Seen<V> {
  let value: V
  init(_ value: V) { self.value = value }
}

// swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  // swiftui/edge/set
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

// swiftui/edgeinsets
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

// swiftui/alignment
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading
  case bottomTrailing
}

// swiftui/font
public struct Font: Hashable, Sendable {
  private let name: String
  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let headline = Font(name: "headline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
}
