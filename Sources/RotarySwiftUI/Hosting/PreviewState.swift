#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI

/// Holds the value of a control in a preview.
struct PreviewState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value).frame(width: 320, height: 320) }
}
#endif
