import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct RotaryColorWheelTests {
  /// A colour of Display P3 beyond sRGB, and its colour in sRGB.
  private static let wide = Color(.displayP3, red: 0, green: 0.823_529, blue: 0)
  private static let narrow = RGBA(hex: 0x00D600)
  /// A turn of the ring by about a quarter.
  private static let turn = Path.round(from: 0, to: 1.6, radius: 0.442)

  /// Returns a wheel in a square, so that paths on the ring fit it.
  private func framed(_ wheel: RotaryColorWheel) -> some View {
    wheel.frame(width: 250, height: 250)
  }

  @Test func `a drag writes the colour in sRGB, and only a drag does`() throws {
    let paint = Shared(Self.wide)
    let stage = HostedStage { StateView(paint) { framed(RotaryColorWheel(color: $0)) } }
    let view: ColorWheelView = try stage.view()
    #expect(view.value == Self.narrow && paint.binding.wrappedValue == Self.wide)
    // A press on a thumb changes nothing.
    stage.tap(Path.round(from: 2 * .pi / 3, to: 0, radius: 0.442).point(0, on: view))
    stage.settle()
    #expect(abs(view.hue - 120) < 1e-9 && paint.binding.wrappedValue == Self.wide)
    stage.drag(view, along: Self.turn)
    stage.settle()
    let color = view.value
    #expect(color != Self.narrow && color.green > 0.8)
    let written = Color(.sRGB, red: color.red, green: color.green, blue: color.blue)
    #expect(paint.binding.wrappedValue == written && TestUpdates.changesDuringUpdate == 0)
    paint.binding.wrappedValue = .gray
    stage.settle()
    #expect(view.value == RGBA(hex: 0x808080) && paint.binding.wrappedValue == .gray)
  }

  /// The colours of SwiftUI have components with less precision.
  @Test func `a binding that rounds the colours does not interrupt a drag`() throws {
    let plain = Shared(RGBA(hex: 0x00D600))
    let first = HostedStage { StateView(plain) { framed(RotaryColorWheel(value: $0)) } }
    first.drag(try first.view(ColorWheelView.self), along: Self.turn)
    first.settle()

    let paint = Shared(Color(.sRGB, red: 0, green: 214.0 / 255, blue: 0))
    var written: [Color] = []
    let stage = HostedStage {
      StateView(paint) { paint in
        framed(
          RotaryColorWheel(
            color: Binding { @MainActor in
              paint.wrappedValue
            } set: { @MainActor color in
              written.append(color)
              paint.wrappedValue = color.rounded
            }
          )
        )
      }
    }
    let view: ColorWheelView = try stage.view()
    stage.drag(view, along: Self.turn)
    stage.settle()
    #expect(view.value == plain.binding.wrappedValue && written.count > 10)
    #expect(zip(written, written.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `options, labels, events and an animation reach the wheel`() throws {
    let paint = Shared(RGBA(hex: 0x4F46E5, opacity: 1))
    let log = EventLog<ValueEvent<RGBA>>()
    var options = ColorWheelOptions()
    options.hasOpacity = true
    options.space = .oklch
    let stage = HostedStage {
      StateView(paint) {
        RotaryColorWheel(value: $0).options(options).labels(["H", "S", "B", "O"])
          .onEvent { log.events.append($0) }
      }
    }
    let view: ColorWheelView = try stage.view()
    #expect(view.options == options && view.labels == ["H", "S", "B", "O"])
    view.process(.accessibility(.decrement, element: 4), at: view.now)
    stage.settle()
    let paler = RGBA(hex: 0x4F46E5, opacity: 252.0 / 255)
    #expect(log.events == [.changing(paler), .changed(paler)])
    #expect(paint.binding.wrappedValue == paler)
    withAnimation { paint.binding.wrappedValue = RGBA(hex: 0xE11D48) }
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    #expect(view.value == RGBA(hex: 0xE11D48) && log.events.count == 2)
    paint.binding.wrappedValue = paler
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(view.value == paler && TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `a wheel that gets an opacity shows that of its binding`() throws {
    let (paint, hasOpacity) = (Shared(Color.red.opacity(0.2)), Shared(false))
    let stage = HostedStage {
      StateView(hasOpacity) { hasOpacity in
        StateView(paint) { paint in
          RotaryColorWheel(color: paint).options(Self.options(hasOpacity: hasOpacity.wrappedValue))
        }
      }
    }
    let view: ColorWheelView = try stage.view()
    #expect(view.value == RGBA(hex: 0xFF0000))
    view.process(.accessibility(.increment, element: 1), at: view.now)
    stage.settle()
    hasOpacity.binding.wrappedValue = true
    stage.settle()
    // Without opacity, the wheel has written an opaque colour.
    #expect(view.value == RGBA(hex: 0xFF0400))
    view.process(.accessibility(.decrement, element: 4), at: view.now)
    stage.settle()
    let paler = Color(.sRGB, red: 1, green: 4 / 255, blue: 0, opacity: 252 / 255)
    #expect(paint.binding.wrappedValue == paler)
  }

  private static func options(hasOpacity: Bool) -> ColorWheelOptions {
    var options = ColorWheelOptions()
    options.hasOpacity = hasOpacity
    return options
  }

  @Test func `a reader moves the thumbs`() throws {
    let paint = Shared(Self.wide)
    let proxy = Captured<RotaryProxy<ColorWheelView>>()
    let stage = HostedStage {
      StateView(paint) { paint in
        RotaryColorWheelReader { reader in
          let _ = proxy.capture(reader)
          RotaryColorWheel(color: paint)
        }
      }
    }
    let view: ColorWheelView = try stage.view()
    let reader = try #require(proxy.value)
    #expect(reader.move(to: Self.narrow) != nil)
    stage.settle()
    #expect(paint.binding.wrappedValue == Self.wide)
    #expect(reader.move(to: RGBA(hex: 0x0000FF)) != nil)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    #expect(view.value == RGBA(hex: 0x0000FF) && paint.binding.wrappedValue == .blue)
    reader.move(to: .red, animated: false)
    #expect(view.value == RGBA(hex: 0xFF0000) && TestDevice.activeDisplayLinkCount == 0)
    #expect(paint.binding.wrappedValue == .red)
    let picture = UIGraphicsImageRenderer(size: .zero).image { _ in }
    #expect(reader.move(to: Color(uiColor: UIColor(patternImage: picture))) == nil)
  }

  @Test func `a disabled wheel keeps the app's colour`() throws {
    let paint = Shared(Self.wide)
    let stage = HostedStage {
      StateView(paint) { framed(RotaryColorWheel(color: $0)).disabled(true) }
    }
    stage.drag(try stage.view(ColorWheelView.self), along: Self.turn)
    stage.settle()
    #expect(paint.binding.wrappedValue == Self.wide)
  }
}

extension Color {
  /// The colour with components of single precision, as SwiftUI may store them.
  fileprivate var rounded: Color {
    guard let color = RGBA(UIColor(self)) else { return self }
    func part(_ number: Double) -> Double { Double(Float(number)) }
    return Color(.sRGB, red: part(color.red), green: part(color.green), blue: part(color.blue))
  }
}
