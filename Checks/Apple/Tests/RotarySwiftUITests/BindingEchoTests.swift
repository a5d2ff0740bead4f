import SwiftUI
import Testing

@testable import RotarySwiftUI

/// What an app makes of a value that it is told, and what the view gets for it.
@MainActor
struct BindingEchoTests {
  /// An app's state, and what is done with what is written to it.
  private final class App {
    var value = 5
    var write: (App, Int) -> Void
    private(set) var written: [Int] = []
    /// What the view was given.
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

  /// Tells a value, and lets the time pass after which the view is given one for it, which it is not at once.
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

  @Test func `the view gets the app's value once`() {
    let app = App { $0.value = $1 }
    update(app)
    update(app)
    #expect(app.shown == [5])
  }

  @Test func `an app that takes what it is told is shown nothing else, and gets nothing twice`() {
    let app = App { $0.value = $1 }
    update(app)
    send(6, app)
    send(6, app)
    update(app)
    #expect(app.written == [6])
    #expect(app.shown == [5, 6, 6])
  }

  @Test func `an app that limits what it is told is shown its limit, though its state stays`() {
    let app = App { $0.value = min($1, 7) }
    update(app)
    for value in 6...9 { send(value, app) }
    #expect(app.shown == [5, 6, 7, 7, 7])
    update(app)
    #expect(app.shown.count == 5)
  }

  @Test func `an app that never takes anything gets its value back after a while`() {
    let app = App { _, _ in }
    update(app)
    send(6, app)
    update(app)
    #expect(app.shown == [5])
    waitForAnswer(to: 7, app)
    #expect(app.shown == [5, 5])
    #expect(app.value == 5)
  }

  @Test func `an app that takes what it is told later is not taken for one that refuses`() {
    var late: [Int] = []
    let app = App { _, value in late.append(value) }
    update(app)
    send(6, app)
    send(7, app)
    update(app)
    #expect(app.shown == [5])
    // Each is an echo for the core, which still knows both.
    for value in late {
      app.value = value
      update(app)
    }
    #expect(app.shown == [5, 6, 7])
  }

  @Test func `an app that sets another value meanwhile is shown that one`() {
    let app = App { _, _ in }
    update(app)
    send(6, app)
    app.value = 2
    update(app)
    #expect(app.shown == [5, 2])
  }

  @Test func `a view that may show another value is given the app's again`() {
    let app = App { $0.value = $1 }
    update(app)
    echo.invalidate()
    update(app)
    #expect(app.shown == [5, 5])
  }
}
