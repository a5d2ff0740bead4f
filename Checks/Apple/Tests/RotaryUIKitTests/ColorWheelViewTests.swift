import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

extension ColorWheelView: ShownControl { typealias Core = ColorWheel }

@MainActor
@Suite(.serialized)
struct ColorWheelViewTests {
  /// The middle of the ring of hues, as a share of the radius.
  private static let ring = 0.885
  private static let indigo = RGBA(hex: 0x4F46E5)

  private func stage() -> Stage<ColorWheelView> {
    let stage = Stage<ColorWheelView>()
    stage.view.value = Self.indigo
    stage.settle()
    return stage
  }

  @Test func `a drag on the ring changes the hue, and sends the colours and its end`() {
    let stage = stage()
    let view = stage.view
    #expect(view.value == Self.indigo && stage.events == [] && stage.actions == [])
    let (saturation, brightness) = (view.saturation, view.brightness)
    let finger = stage.drag(from: 0, to: 2, share: Self.ring, lifts: false)
    #expect(abs(view.hue - 2 * 180 / .pi) < 0.5 && view.activePart == .hue)
    #expect(stage.events.count > 10 && stage.events.allSatisfy { $0.hasPrefix("changing") })
    let count = stage.events.count
    finger.cancel()
    stage.settle()
    #expect(view.value == Self.indigo)
    stage.clear()
    stage.drag(from: 0, to: 2, share: Self.ring)
    stage.settle()
    #expect(stage.events.count == count + 1)
    #expect(stage.events.last == "changed, value \(SettingValue.text(view.value.text))")
    let values = Array(repeating: "valueChanged", count: count)
    #expect(stage.actions == ["editingDidBegin"] + values + ["editingDidEnd"])
    #expect([view.saturation, view.brightness] == [saturation, brightness])
  }

  @Test func `a tap in the square selects saturation and brightness`() {
    let stage = stage()
    let (view, hue) = (stage.view, stage.view.hue)
    stage.tap(stage.middle)
    #expect(abs(view.saturation - 0.5) < 0.01 && abs(view.brightness - 0.5) < 0.01)
    #expect(view.hue == hue && view.activePart == .saturation && view.opacity == 1)
  }

  @Test func `an app that writes the colour back does not interrupt a drag`() {
    let plain = stage()
    plain.drag(from: 0, to: 3, share: Self.ring)
    plain.settle()
    let (events, value) = (plain.events, plain.view.value)
    for delay in [0, 1] {
      let stage = stage()
      var colors: [UIColor] = []
      let action = UIAction { [unowned view = stage.view] _ in
        colors.append(view.selectedColor)
        if colors.count > delay { view.selectedColor = colors[colors.count - 1 - delay] }
      }
      stage.view.addAction(action, for: .valueChanged)
      stage.drag(from: 0, to: 3, share: Self.ring)
      stage.settle()
      #expect(colors.count > 10 && stage.events == events && stage.view.value == value)
    }
  }

  @Test func `an app can limit the colour during a drag`() {
    let stage = stage()
    var reds: [Double] = []
    let action = UIAction { [unowned view = stage.view] _ in
      reds.append(view.value.red)
      if view.value.red > 0.4 { view.value = RGBA(hex: 0x6646E5) }
    }
    stage.view.addAction(action, for: .valueChanged)
    stage.drag(from: 3, to: 6, share: Self.ring, lifts: false)
    #expect(reds.contains { $0 > 0.6 } && stage.view.value == RGBA(hex: 0x6646E5))
  }

  @Test func `a colour set with an animation arrives, and sends nothing`() async throws {
    let stage = stage()
    let motion = try #require(stage.view.setValue(RGBA(hex: 0xE11D48), animated: true))
    #expect(stage.view.value == RGBA(hex: 0xE11D48) && TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    let end = await motion.end
    #expect(end.value == stage.view.value && !end.isInterrupted)
    stage.view.setValue(Self.indigo, animated: false)
    #expect(stage.view.value == Self.indigo && TestDevice.activeDisplayLinkCount == 0)
    #expect(stage.events == [] && stage.actions == [])
    stage.drag(from: 0, to: 1, share: Self.ring, lifts: false)
    #expect(stage.view.setValue(Self.indigo, animated: true) == nil)
  }

  @Test func `colours of any space are converted to sRGB, and patterns are ignored`() {
    let view = stage().view
    func components(_ color: UIColor) -> UInt32 {
      view.selectedColor = color
      return view.value.packed
    }
    view.options.hasOpacity = true
    #expect(components(UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)) == 0x0080_FF80)
    #expect(view.selectedColor == UIColor(red: 0, green: 128 / 255, blue: 1, alpha: 128 / 255))
    // The first is beyond sRGB, the second is not.
    #expect(
      components(UIColor(displayP3Red: 0, green: 0.823_529, blue: 0, alpha: 1)) == 0x00D6_00FF
    )
    #expect(components(UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1)) == 0x8465_49FF)
    let hue = view.hue
    #expect(components(UIColor(white: 0.2, alpha: 1)) == 0x3333_33FF)
    #expect(view.hue == hue && view.saturation == 0)
    let picture = UIGraphicsImageRenderer(size: .zero).image { _ in }
    view.selectedColor = UIColor(patternImage: picture)
    #expect(view.value == RGBA(hex: 0x333333))
    view.options.hasOpacity = false
    #expect(components(.clear) == 0x0000_00FF)
  }

  @Test func `a dynamic colour is set with the traits of the view`() {
    let view = stage().view
    view.change(traits: .make(style: .dark))
    view.selectedColor = .systemIndigo
    #expect(view.value == RGBA(hex: 0x5E5CE6))
    view.change(traits: .make(style: .light))
    view.selectedColor = .systemIndigo
    #expect(view.value == RGBA(hex: 0x5856D6))
  }

  @Test func `each part is a slider with a name, and opacity is the fourth`() throws {
    let stage = stage()
    let view = stage.view
    view.labels = ["Farbton", "Sättigung"]
    stage.settle()
    #expect(view.accessibilityElements?.count == 3)
    view.options.hasOpacity = true
    stage.settle()
    let parts = try #require(view.accessibilityElements as? [UIAccessibilityElement])
    #expect(parts.map(\.accessibilityLabel) == ["Farbton", "Sättigung", "Brightness", "Opacity"])
    #expect(parts.map(\.accessibilityValue) == ["243°", "69%", "90%", "100%"])
    #expect(parts.allSatisfy { $0.accessibilityTraits.contains(.adjustable) })
    parts[3].accessibilityDecrement()
    stage.settle()
    #expect(view.opacity == 0.99 && view.activePart == .opacity)
    #expect(stage.actions.contains("valueChanged"))
    view.options.hasOpacity = false
    #expect(view.opacity == 1 && view.activePart == .hue)
  }

  @Test func `a disabled wheel keeps its colour`() {
    let stage = stage()
    stage.view.isEnabled = false
    stage.drag(from: 0, to: 2, share: Self.ring)
    stage.settle()
    #expect(stage.view.value == Self.indigo && stage.events == [] && stage.actions == [])
    #expect(!stage.view.canBecomeFocused)
  }

  @Test func `arrow keys change the active part, and figures type a colour`() {
    let stage = stage()
    let view = stage.view
    view.becomeFirstResponder()
    view.activePart = .brightness
    Keyboard.press(.keyboardDownArrow, in: stage.window)
    #expect(abs(view.brightness - 0.89) < 1e-9)
    for (index, character) in "0af".enumerated() {
      let isFirst = index == 0
      Keyboard.press(isFirst ? .keyboard0 : .keyboardA, String(character), in: stage.window)
    }
    Keyboard.press(.keyboardReturnOrEnter, in: stage.window)
    stage.settle()
    #expect(view.value == RGBA(hex: 0x00AAFF))
  }

  @Test func `each property changes the picture`() {
    let stage = stage()
    stage.view.becomeFirstResponder()
    var shown = [LayerText.text(of: stage.view)]
    let changes: [(ColorWheelView) -> Void] = [
      { $0.value = RGBA(hex: 0x8A2BE2) }, { $0.options.space = .oklch },
      { $0.options.hasOpacity = true }, { $0.activePart = .opacity },
      { $0.value = RGBA(hex: 0x8A2BE2, opacity: 0.5) },
    ]
    for change in changes {
      change(stage.view)
      stage.settle()
      #expect(LayerTests.difference(stage.view) == nil)
      shown.append(LayerText.text(of: stage.view))
    }
    #expect(Set(shown).count == shown.count)
  }
}
