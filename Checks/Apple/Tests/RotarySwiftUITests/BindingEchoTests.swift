import SwiftUI
import Testing

@testable import RotarySwiftUI

/// Tests how ``BindingEcho`` handles an app that accepts, changes or rejects a value.
@MainActor
struct BindingEchoTests {
  /// An app's state, and its handling of a written value.
  private final class App {
    var value = 5
    var write: (App, Int) -> Void
    private(set) var written: [Int] = []
    /// The values that the view was set to.
    var shown: [Int] = []

    init(_ write: @escaping (App, Int) -> Void) { self.write = write }

    @MainActor var binding: Binding<Int> {
      Binding { @MainActor in
        self.value
      } set: { @MainActor in
        self.written.append($0)
        self.write(self, $0)
      }
    }
  }

  private let echo = BindingEcho<Int>()

  init() { DeferredWork.schedule = { _, _ in } }

  private func update(_ app: App) { echo.update(to: app.binding) { app.shown.append($0) } }

  private func send(_ value: Int, _ app: App) {
    echo.send(value, to: app.binding) { app.shown.append($0) }
  }

  /// Sends a value, and lets the time pass after which the view is set, which must not happen immediately.
  private func waitForAnswer(to value: Int, _ app: App) {
    let count = app.shown.count
    var waiting: [DeferredWork.Body] = []
    DeferredWork.schedule = { seconds, body in
      #expect(seconds == BindingEcho<Int>.timeoutSeconds)
      waiting.append(body)
    }
    send(value, app)
    #expect(app.shown.count == count)
    for body in waiting { body() }
  }

  @Test func `the view is set to the app's value once`() {
    let app = App { $0.value = $1 }
    update(app)
    update(app)
    #expect(app.shown == [5])
  }

  @Test func `an app that accepts a value receives it once, and the view keeps it`() {
    let app = App { $0.value = $1 }
    update(app)
    send(6, app)
    send(6, app)
    update(app)
    #expect(app.written == [6])
    #expect(app.shown == [5, 6, 6])
  }

  @Test
  func `the view of an app that clamps a value shows the limit, even if the state is unchanged`() {
    let app = App { $0.value = min($1, 7) }
    update(app)
    for value in 6...9 { send(value, app) }
    #expect(app.shown == [5, 6, 7, 7, 7])
    update(app)
    #expect(app.shown.count == 5)
  }

  @Test func `the view of an app that ignores values returns to the app's value after a while`() {
    let app = App { _, _ in }
    update(app)
    send(6, app)
    update(app)
    #expect(app.shown == [5])
    waitForAnswer(to: 7, app)
    #expect(app.shown == [5, 5])
    #expect(app.value == 5)
  }

  @Test func `an app that accepts a value later is not treated as rejecting it`() {
    var late: [Int] = []
    let app = App { _, value in late.append(value) }
    update(app)
    send(6, app)
    send(7, app)
    update(app)
    #expect(app.shown == [5])
    // Each is an echo for the core, which remembers both.
    for value in late {
      app.value = value
      update(app)
    }
    #expect(app.shown == [5, 6, 7])
  }

  @Test func `the view shows another value that the app sets meanwhile`() {
    let app = App { _, _ in }
    update(app)
    send(6, app)
    app.value = 2
    update(app)
    #expect(app.shown == [5, 2])
  }

  @Test func `an invalidated view is set to the app's value again`() {
    let app = App { $0.value = $1 }
    update(app)
    echo.invalidate()
    update(app)
    #expect(app.shown == [5, 5])
  }
}
