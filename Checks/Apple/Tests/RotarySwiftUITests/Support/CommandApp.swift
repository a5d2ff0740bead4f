import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// A control in a reader, with an app that stores its value.
@MainActor
final class CommandApp<Host: RotaryView, Value: Equatable> {
  let stage: HostedStage<AnyView>
  let view: Host
  let proxy: RotaryProxy<Host>
  private let state: Shared<Value>
  private let round = Shared(0)
  private let log = EventLog<Value>()

  var written: [Value] { log.events }
  var kept: Value { state.binding.wrappedValue }

  init<Control: View>(
    _ host: Host.Type,
    _ start: Value,
    accepts: @escaping (Value) -> Bool = { _ in true },
    @ViewBuilder control: @escaping (Binding<Value>) -> Control
  ) throws {
    let (state, round, log) = (Shared(start), round, log)
    self.state = state
    let found = Captured<RotaryProxy<Host>>()
    stage = HostedStage {
      AnyView(
        StateView(state) { $value in
          StateView(round) { $round in
            let _ = round
            RotaryReader<Host, Control> { proxy in
              let _ = found.capture(proxy)
              control(
                Binding { @MainActor in
                  value
                } set: { @MainActor new in
                  log.events.append(new)
                  if accepts(new) { value = new }
                }
              )
            }
          }
        }
      )
    }
    view = try stage.view()
    proxy = try #require(found.value)
  }

  func set(_ value: Value) { state.binding.wrappedValue = value }

  func updateAll() { round.binding.wrappedValue += 1 }
}

extension CommandedMotion where Value: Equatable {
  /// Expects that the motion has ended at a value without interruption.
  @MainActor
  func expectEnd(_ value: Value) {
    var ends: [End] = []
    whenEnded { ends.append($0) }
    #expect(ends.map(\.value) == [value])
    #expect(ends.map(\.isInterrupted) == [false])
  }
}
