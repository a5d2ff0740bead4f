// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
import UIKit

extension View {
  // swiftui/view/accessibilityaction(named:_:); here only for a view with its own UIKit view.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    AccessibilityActionView(content: self, name: name.content, handler: handler)
  }
}

private struct AccessibilityActionView<Content: View>: View, PrimitiveView {
  let content: Content
  let name: String
  let handler: () -> Void

  var body: Never { fatalError("no body") }

  func show(in node: ViewNode, _ environment: EnvironmentValues) {
    let child = node.child(0)
    child.show(content, environment)
    let action = UIAccessibilityCustomAction(name: name) { _ in
      handler()
      return true
    }
    child.screen?.accessibilityCustomActions = [action]
  }
}
