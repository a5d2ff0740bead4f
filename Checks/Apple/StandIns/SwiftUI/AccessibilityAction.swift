// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What each declaration means is said by its page, which is named under developer.apple.com/documentation.
import UIKit

extension View {
  // swiftui/view/accessibilityaction(named:_:); here of a view that has a view of UIKit's of its own.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    WithAction(content: self, name: name.content, handler: handler)
  }
}

private struct WithAction<Content: View>: View, PrimitiveView {
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
