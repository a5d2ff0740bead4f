import Rotary
import RotaryUIKit
import SwiftUI
import UIKit

/// An app with one control, which records the control's events and stores its value.
@MainActor
final class CaseApp<Case: ControlCase> {
  /// How the app handles a new value of the control.
  enum Habit {
    /// Stores the value.
    case accepts
    /// Stores a clamped value.
    case clamps
    /// Stores the value some frames later, as an app that first asks a model or a server.
    case acceptsLater(frames: Int)
    /// Keeps its previous value.
    case rejects
  }

  let stage: HostedStage<AnyView>
  let view: Case.Host
  private let appState: AppState

  /// All events of the control, in order.
  var events: [Case.Event] { appState.events }
  /// All values written to the binding, in order.
  var written: [Case.Value] { appState.written }
  /// The app's current value.
  var kept: Case.Value { appState.state.wrappedValue }

  /// Shows the control in the middle of the window.
  init(
    _ kind: Case.Type = Case.self,
    _ moment: TestUpdates.Moment = .withFrame,
    habit: Habit = .accepts,
    passesEnvironment: Bool = true,
    environment: @escaping (AnyView) -> AnyView = { $0 }
  ) throws {
    let appState = AppState(habit)
    self.appState = appState
    stage = HostedStage(moment, passesEnvironment: passesEnvironment) {
      environment(AnyView(AppView(appState: appState)))
    }
    view = try stage.view()
  }

  /// Sets the app's state.
  func set(_ value: Case.Value) { appState.state.wrappedValue = value }

  /// Sets a closure that receives each event and the app's value at that time.
  func onEvent(_ action: @escaping (Case.Event, Case.Value) -> Void) { appState.onEvent = action }

  /// Updates the whole view for a reason unrelated to the control.
  func updateAll() { appState.round.wrappedValue += 1 }

  /// Changes the control's environment.
  func change(_ environment: @escaping (inout EnvironmentValues) -> Void) {
    appState.environment = environment
    updateAll()
  }

  /// Shows a frame, and stores values that the app accepts later.
  func showFrame() {
    TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
    appState.storePending()
  }

  /// Returns the events and the final value of the same drag on the same control without SwiftUI.
  static func withoutSwiftUI(along path: Path = Case.path) -> (
    events: [Case.Event], value: Case.Value
  ) {
    TestDevice.reset()
    var events: [Case.Event] = []
    let view = Case.uiKitView { events.append($0) }
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

  /// Returns the values that events report, without repetitions.
  static func changes(from events: [Case.Event]) -> [Case.Value] {
    events.compactMap { Case.value(from: $0) }.reduce(into: [Case.start]) { values, value in
      if values.last != value { values.append(value) }
    }
  }

  /// The state shared by the test and the app.
  @MainActor
  final class AppState {
    let habit: Habit
    var events: [Case.Event] = []
    var written: [Case.Value] = []
    var state = Binding.constant(Case.start)
    var round = Binding.constant(0)
    var environment: (inout EnvironmentValues) -> Void = { _ in }
    var onEvent: (Case.Event, Case.Value) -> Void = { _, _ in }
    private var waiting: [(frames: Int, value: Case.Value)] = []

    init(_ habit: Habit) { self.habit = habit }

    func record(_ event: Case.Event) {
      events.append(event)
      onEvent(event, state.wrappedValue)
    }

    func store(_ value: Case.Value) {
      written.append(value)
      switch habit {
      case .accepts: state.wrappedValue = value
      case .clamps: state.wrappedValue = Case.limited(value)
      case .acceptsLater(let frames): waiting.append((frames, value))
      case .rejects: break
      }
    }

    func storePending() {
      for index in waiting.indices { waiting[index].frames -= 1 }
      while let first = waiting.first, first.frames <= 0 {
        waiting.removeFirst()
        state.wrappedValue = first.value
      }
    }
  }

  struct AppView: SwiftUI.View {
    /// The control's frame in the window.
    static var frame: CGRect { CGRect(x: 325, y: 225, width: 250, height: 250) }

    let appState: AppState
    @State private var value = Case.start
    @State private var round = 0

    var body: some SwiftUI.View {
      (appState.state, appState.round) = ($value, $round)
      let binding = Binding { @MainActor in
        value
      } set: { @MainActor in
        appState.store($0)
      }
      return Case.control(binding) { [appState] in appState.record($0) }
        .frame(width: Self.frame.width, height: Self.frame.height)
        .transformEnvironment(\.self) { appState.environment(&$0) }
    }
  }
}
