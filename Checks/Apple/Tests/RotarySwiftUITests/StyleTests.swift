import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests colours, fonts and styles of the environment.
@MainActor
@Suite(.serialized)
struct StyleTests {
  @Test func `colours replace those of the theme, and dynamic ones follow the traits`() throws {
    let isDark = Shared(false)
    let indigo = Color(uiColor: .systemIndigo)
    for control in AnyControl.allCases {
      let stage = HostedStage {
        StateView(isDark) { $isDark in
          control.view
            .rotaryColors([.accent: indigo, .ink: .red])
            .rotaryColors([.ink: .green])
            .environment(\.colorScheme, isDark ? .dark : .light)
        }
      }
      let view: RotaryView = try stage.view()
      var theme = Theme.light
      theme.accent = RGBA(red: 88 / 255, green: 86 / 255, blue: 214 / 255)
      theme[.ink] = RGBA(red: 1, green: 0, blue: 0)
      #expect((view.scene.style.theme == theme) == true, "\(control)")
      isDark.binding.wrappedValue = true
      stage.settle()
      theme = .dark
      theme.accent = RGBA(red: 94 / 255, green: 92 / 255, blue: 230 / 255)
      theme[.ink] = RGBA(red: 1, green: 0, blue: 0)
      #expect((view.scene.style.theme == theme) == true, "\(control)")
      isDark.binding.wrappedValue = false
    }
  }

  @Test func `a pair of themes follows light and dark mode`() throws {
    var light = Theme.light
    light.accent = RGBA(red: 1, green: 0, blue: 0)
    var dark = Theme.dark
    dark.accent = RGBA(red: 0, green: 1, blue: 0)
    let isDark = Shared(false)
    let stage = HostedStage {
      StateView(isDark) { $isDark in
        RotaryDial(value: .constant(4), in: 0...10)
          .rotaryTheme(light, dark: dark)
          .environment(\.colorScheme, isDark ? .dark : .light)
      }
    }
    let view = try stage.view(DialView.self)
    #expect(view.scene.style.theme == light)
    isDark.binding.wrappedValue = true
    stage.settle()
    #expect(view.scene.style.theme == dark)
  }

  @Test func `a font by name, text style or design is that of all texts`() throws {
    func font<V: View>(_ change: (RotaryDial) -> V) throws -> UIFont? {
      let stage = HostedStage { change(RotaryDial(value: .constant(4), in: 0...10)) }
      return try stage.view(DialView.self).textFont
    }
    #expect(try font { $0 } == nil)
    #expect(try font { $0.rotaryFont(name: "Georgia") }?.fontName == "Georgia")
    #expect(try font { $0.rotaryFont(name: "Nothing") } == nil)
    #expect(try font { $0.rotaryFont(.headline) }?.weight == .semibold)
    let rounded = try #require(try font { $0.rotaryFont(design: .rounded, weight: .bold) })
    #expect(rounded.weight == .bold)
    #expect(rounded.fontName.contains("Rounded"))
    #expect(try font { $0.rotaryFont(rounded).rotaryFont(nil) } == rounded)
  }

  @Test func `styles of the environment reach their controls, and their own styles override them`()
    throws
  {
    var style = DialStyle()
    style.majorTicks = 2
    var own = DialStyle()
    own.majorTicks = 5
    let isShown = Shared(true)
    let stage = HostedStage {
      StateView(isShown) { $isShown in
        VStack {
          RotaryDial(value: .constant(4), in: 0...10)
          RotaryRangeDial(values: .constant(4...5), in: 0...10)
          RotaryDial(value: .constant(4), in: 0...10).style(own)
          RotaryNumberSpinner(value: .constant(4), in: 0...10)
        }
        .rotaryDialStyle(isShown ? style : nil)
      }
    }
    let dials = stage.views(DialView.self)
    #expect(dials.map(\.style) == [style, own])
    #expect(try stage.view(RangeDialView.self).style == style)
    #expect(try stage.view(NumberSpinnerView.self).style == SpinnerStyle())
    isShown.binding.wrappedValue = false
    stage.settle()
    #expect(dials.map(\.style) == [DialStyle(), own])
  }

  @Test func `each kind of style reaches its control`() throws {
    var (wheel, spinner) = (WheelStyle(), SpinnerStyle())
    (wheel.hubRadius, spinner.gap) = (0.3, 0.2)
    var (table, ring) = (TurntableStyle(), RingStyle.cosmos)
    (table.endScale, ring.labelSize) = (0.4, 15)
    let stage = HostedStage {
      VStack {
        ForEach(AnyControl.allCases, id: \.self) { $0.view }
      }
      .rotaryWheelStyle(wheel).rotarySpinnerStyle(spinner).rotaryTurntableStyle(table)
      .rotaryRingMenuStyle(ring)
    }
    #expect(try stage.view(WheelView.self).style == wheel)
    #expect(try stage.view(NumberSpinnerView.self).style == spinner)
    #expect(try stage.view(SpinnerRowView.self).style == spinner)
    #expect(try stage.view(TurntableView.self).style == table)
    #expect(try stage.view(RingMenuView.self).style == ring)
  }
}
