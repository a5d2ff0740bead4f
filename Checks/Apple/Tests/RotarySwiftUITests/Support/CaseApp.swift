import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// An app of one control: what it keeps, what it was told, and what it makes of that.
@MainActor
final class CaseApp<Case: ControlCase> {
  /// How the app takes what the control tells.
  enum Habit {
    /// Keeps it.
    case keeps
    /// Keeps less than it is told.
    case limits
    /// Keeps it some frames later, as an app does that asks a model or a server first.
    case keepsLater(frames: Int)
    /// Keeps what it has.
    case refuses
  }

  let stage: HostedStage<AppView>
  let view: Case.Host
  private let book: Book

  /// Everything the control told, in order.
  var events: [Case.Event] { book.events }
  /// Everything that was written to the binding, in order.
  var written: [Case.Value] { book.written }
  /// What the app keeps now.
  var kept: Case.Value { book.state.wrappedValue }

  /// Shows the control in the middle of the window.
  init(
    _ kind: Case.Type = Case.self,
    _ moment: TestUpdates.Moment = .withFrame,
    habit: Habit = .keeps,
    passesEnvironment: Bool = true
  ) throws {
    let book = Book(habit)
    self.book = book
    stage = HostedStage(moment, passesEnvironment: passesEnvironment) { AppView(book: book) }
    view = try stage.view()
  }

  /// Has the app set its state from outside of the control.
  func set(_ value: Case.Value) { book.state.wrappedValue = value }

  /// Calls for each event with what the app keeps then.
  func onEvent(_ action: @escaping (Case.Event, Case.Value) -> Void) { book.onEvent = action }

  /// Has the app show everything anew for a reason that has nothing to do with the control.
  func showAnew() { book.round.wrappedValue += 1 }

  /// Has the app change what stands around the control.
  func change(_ environment: @escaping (inout EnvironmentValues) -> Void) {
    book.environment = environment
    showAnew()
  }

  /// Shows a frame, with what the app keeps later.
  func showFrame() {
    TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
    book.answer()
  }

  /// The events of the same finger on the same control without SwiftUI, and where it rests.
  static func plainly(along path: Path = Case.path) -> (events: [Case.Event], value: Case.Value) {
    TestDevice.reset()
    var events: [Case.Event] = []
    let view = Case.plain { events.append($0) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    view.frame = AppView.frame
    window.addSubview(view)
    TestDevice.showFrame(at: 0)
    TestDevice.showFrame(at: 0.001)
    let finger = Finger(in: window)
    finger.down(at: path.point(0, on: view))
    for step in 1...path.steps {
      TestDevice.advance(to: TestDevice.time + 0.01)
      finger.move(to: path.point(step, on: view))
    }
    finger.up()
    while TestDevice.activeDisplayLinkCount > 0, TestDevice.time < 20 {
      TestDevice.advance(to: TestDevice.time + 0.1)
    }
    return (events, Case.value(of: view))
  }

  /// The values that events tell, without those that say again what the app has.
  static func changes(from events: [Case.Event]) -> [Case.Value] {
    events.compactMap { Case.value(from: $0) }.reduce(into: [Case.start]) { values, value in
      if values.last != value { values.append(value) }
    }
  }

  /// What the test and the app share.
  @MainActor
  final class Book {
    let habit: Habit
    var events: [Case.Event] = []
    var written: [Case.Value] = []
    var state = Binding.constant(Case.start)
    var round = Binding.constant(0)
    var environment: (inout EnvironmentValues) -> Void = { _ in }
    var onEvent: (Case.Event, Case.Value) -> Void = { _, _ in }
    private var waiting: [(frames: Int, value: Case.Value)] = []

    init(_ habit: Habit) { self.habit = habit }

    func hear(_ event: Case.Event) {
      events.append(event)
      onEvent(event, state.wrappedValue)
    }

    func take(_ value: Case.Value) {
      written.append(value)
      switch habit {
      case .keeps: state.wrappedValue = value
      case .limits: state.wrappedValue = Case.limited(value)
      case .keepsLater(let frames): waiting.append((frames, value))
      case .refuses: break
      }
    }

    func answer() {
      for index in waiting.indices { waiting[index].frames -= 1 }
      while let first = waiting.first, first.frames <= 0 {
        waiting.removeFirst()
        state.wrappedValue = first.value
      }
    }
  }

  struct AppView: SwiftUI.View {
    /// Where the control stands in the window.
    static var frame: CGRect { CGRect(x: 325, y: 225, width: 250, height: 250) }

    let book: Book
    @State private var value = Case.start
    @State private var round = 0

    var body: some SwiftUI.View {
      (book.state, book.round) = ($value, $round)
      let told = Binding {
        @MainActor in
        value
      } set: {
        @MainActor in
        book.take($0)
      }
      return Case.control(told) { [book] in book.hear($0) }
        .frame(width: Self.frame.width, height: Self.frame.height)
        .transformEnvironment(\.self) { book.environment(&$0) }
    }
  }
}
