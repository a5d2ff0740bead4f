import SwiftUI

/// A state that a test reads and writes while a view shows it.
@MainActor
final class Shared<Value> {
  let start: Value
  fileprivate(set) var binding: Binding<Value>

  init(_ start: Value) {
    self.start = start
    binding = .constant(start)
  }
}

/// A view that holds a shared state, and passes it to its content.
struct StateView<Value, Content: View>: View {
  @State private var value: Value
  private let shared: Shared<Value>
  private let content: (Binding<Value>) -> Content

  init(_ shared: Shared<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: shared.start)
    self.shared = shared
    self.content = content
  }

  var body: some View {
    shared.binding = $value
    return content($value)
  }
}

/// A record of events, in order.
@MainActor
final class EventLog<Event> {
  var events: [Event] = []
}

/// A value that a view's body passes to a test.
@MainActor
final class Captured<Value> {
  private(set) var value: Value?

  func capture(_ value: Value) { self.value = value }
}
