import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct RotaryGaugeTests {
  @Test func `a value without a binding is only shown, within its bounds`() throws {
    let speed = Shared(87.0)
    let stage = HostedStage {
      StateView(speed) { $speed in RotaryGauge(value: speed, in: 0...220, target: 120) }
    }
    let view: GaugeDialView = try stage.view()
    #expect(view.value == 87 && view.scale.maximum == 220 && view.target == 120)
    #expect(!view.isEditable)
    for (set, shown) in [(150, 150), (1e9, 220), (-5, 0)] as [(Double, Double)] {
      speed.binding.wrappedValue = set
      stage.settle()
      #expect(view.value == shown)
    }
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `a value within an animation is animated, and its thresholds are reported`() throws {
    let speed = Shared(20.0)
    let log = EventLog<ValueEvent<Double>>()
    var style = GaugeDialStyle()
    style.thresholds = [50]
    let stage = HostedStage {
      StateView(speed) { $speed in
        RotaryGauge(value: speed, in: 0...100).style(style).onEvent { log.events.append($0) }
      }
    }
    speed.binding.wrappedValue = 80
    stage.settle()
    #expect(log.events == [])
    withAnimation { speed.binding.wrappedValue = 30 }
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    #expect(log.events == [.crossed(50)])
    #expect(try stage.view(GaugeDialView.self).value == 30)
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `a binding makes it editable, by its step`() throws {
    let pressure = Shared(2.2)
    let stage = HostedStage {
      StateView(pressure) { $pressure in RotaryGauge(value: $pressure, in: 0...4, step: 0.1) }
    }
    let view: GaugeDialView = try stage.view()
    #expect(view.isEditable && view.accessibilityTraits.contains(.adjustable))
    view.accessibilityIncrement()
    stage.settle()
    #expect((pressure.binding.wrappedValue - 2.3).magnitude < 1e-9)
    #expect(view.value == pressure.binding.wrappedValue)
  }

  @Test func `markers, a style, a format and a scale reach the gauge`() throws {
    var style = GaugeDialStyle()
    style.pointer = .marker
    let scale = try DialScale(
      from: 0,
      through: 360,
      startAngle: -.pi / 2,
      sweep: 2 * .pi,
      wraps: true
    )
    let stage = HostedStage {
      VStack {
        RotaryGauge(value: Float(0.5), in: 0...1).format(.percent).markers([0.2, 0.7])
        RotaryGauge(value: 40, scale: scale).formatter { "\(Int($0)) north" }
      }
      .rotaryGaugeStyle(style)
    }
    let views = stage.views(GaugeDialView.self)
    #expect(views.map(\.style) == [style, style])
    #expect(views[0].others == [0.2, 0.7] && views[0].accessibilityValue == "50%")
    #expect(views[1].scale == scale && views[1].accessibilityValue == "40 north")
  }

  @Test func `an invalid range keeps the one before`() throws {
    let high = Shared(50.0)
    let stage = HostedStage {
      StateView(high) { $high in RotaryGauge(value: 40, in: 0...high) }
    }
    let view: GaugeDialView = try stage.view()
    for number in [Double.infinity, 1e300] {
      high.binding.wrappedValue = number
      stage.settle()
      #expect(view.scale.maximum == 50 && view.value == 40, "\(number)")
    }
  }
}
