// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

// swiftui/text
public struct Text: View, PrimitiveView {
  let content: String

  // swiftui/text/init(_:)
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  // swiftui/text/init(verbatim:)
  public init(verbatim content: String) { self.content = content }

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    let screen = node.screen as? TextScreen ?? TextScreen()
    screen.text = content
    node.screen = screen
    let width = CGFloat(content.count) * 8.5
    node.layout = ScreenLayout { _ in CGSize(width: width, height: 20.5) }
  }
}

/// The UIKit view of a text, for tests.
///
/// Its letters are 8.5 points wide, like body text in the simulated UIKit.
public final class TextScreen: UIView {
  public internal(set) var text = ""
}

// swiftui/image
public struct Image: View, PrimitiveView {
  // swiftui/image/init(systemname:)
  public init(systemName: String) {}

  // swiftui/image/init(_:bundle:)
  public init(_ name: String) {}

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.screen = node.screen ?? UIView()
    node.layout = ScreenLayout { _ in CGSize(width: 20, height: 20) }
  }
}

// swiftui/label
public struct Label: View {
  private let title: String
  private let image: String

  // swiftui/label/init(_:systemimage:)
  public init(_ title: String, systemImage: String) {
    self.title = title
    image = systemImage
  }

  public var body: some View {
    HStack {
      Image(systemName: image)
      Text(title)
    }
  }
}

// swiftui/spacer
public struct Spacer: View, PrimitiveView {
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    node.layout = ScreenLayout { _ in .zero }
  }
}

// swiftui/divider
public struct Divider: View {
  public init() {}
  public var body: some View { Color.gray.frame(height: 1) }
}

// swiftui/button
public struct Button<Label: View>: View, PrimitiveView {
  private let action: @MainActor () -> Void
  private let label: Label

  // swiftui/button/init(action:label:)
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    let screen = node.screen as? ButtonScreen ?? ButtonScreen(frame: .zero)
    screen.action = action
    screen.isEnabled = environment.isEnabled
    (node.screen, node.isContainer, node.layout) = (screen, true, ContainerLayout())
    node.child(0).show(label, environment)
  }
}

extension Button where Label == Text {
  // swiftui/button/init(_:action:)
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// The control of a button, whose content receives no touches.
private final class ButtonScreen: UIControl {
  var action: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not supported by the simulation") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
