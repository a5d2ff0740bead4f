import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Progress, which an app only shows.
@MainActor
@Suite(.serialized)
struct RotaryProgressRingTests {
  @Test func `progress is a share of its total, and unknown without a value`() throws {
    let done = Shared<Double?>(3)
    let stage = HostedStage {
      Following(done) { $done in RotaryProgressRing(value: done, total: 12) }
    }
    let view: ProgressRingView = try stage.view()
    #expect(view.value == 3 && view.range == 0...12)
    stage.settle()
    #expect(TestDevice.activeDisplayLinkCount == 0)
    done.binding.wrappedValue = nil
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(view.value == nil)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    done.binding.wrappedValue = 12
    stage.settle()
    #expect(view.value == 12)
  }

  @Test func `progress within an animation is gone to, and what it comes to is told`() async throws
  {
    let done = Shared<Double?>(0)
    let last = Shared<ProgressRingEvent?>(nil)
    let stage = HostedStage {
      Following(done) { $done in
        Following(last) { $last in
          RotaryProgressRing(value: done).onEvent { last = $0 }
        }
      }
    }
    withAnimation { done.binding.wrappedValue = 1 }
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    #expect(try stage.view(ProgressRingView.self).value == 1)
    #expect(last.binding.wrappedValue == .finished)
    #expect(TestUpdates.changesDuringUpdate == 0)
  }
}
