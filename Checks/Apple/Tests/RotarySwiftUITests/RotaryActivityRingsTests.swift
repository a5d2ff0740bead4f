import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct RotaryActivityRingsTests {
  @Test func `rings within an animation are animated, and others apply immediately`() throws {
    let rings = Shared([ActivityRing(300, of: 600, name: "Move")])
    let log = EventLog<ActivityRingsEvent>()
    let stage = HostedStage {
      StateView(rings) { $rings in
        RotaryActivityRings(rings).onEvent { log.events.append($0) }
      }
    }
    let view: ActivityRingsView = try stage.view()
    #expect(view.rings == rings.binding.wrappedValue)
    rings.binding.wrappedValue[0].value = 700
    stage.settle()
    #expect(view.values == [700] && log.events == [])
    rings.binding.wrappedValue[0].value = 200
    stage.settle()
    withAnimation { rings.binding.wrappedValue = [ActivityRing(30, of: 20), ActivityRing(1)] }
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    #expect(view.rings == [ActivityRing(30, of: 20), ActivityRing(1)])
    #expect(log.events == [.reached(0), .reached(1)] && TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `the style is its own, or that of the environment`() throws {
    var (outer, own) = (ActivityRingsStyle(), ActivityRingsStyle())
    outer.thickness = 0.2
    own.format = .value
    let isOwn = Shared(false)
    let stage = HostedStage {
      StateView(isOwn) { $isOwn in
        RotaryActivityRings([ActivityRing(0.5)]).with(isOwn ? own : nil)
          .rotaryActivityRingsStyle(outer)
      }
    }
    let view: ActivityRingsView = try stage.view()
    #expect(view.style == outer)
    isOwn.binding.wrappedValue = true
    stage.settle()
    #expect(view.style == own)
  }
}

extension RotaryActivityRings {
  fileprivate func with(_ style: ActivityRingsStyle?) -> RotaryActivityRings {
    style.map { self.style($0) } ?? self
  }
}
