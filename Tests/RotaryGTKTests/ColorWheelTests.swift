#if GTK
import CGtk
import Rotary
import Testing

@testable import RotaryGTK

@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct ColorWheelTests {
  init() { Desk.prepare() }

  @Test func `a colour wheel is a group of sliders that a screen reader sets`() throws {
    let paint = ColorWheelWidget()
    paint.options.hasOpacity = true
    let window = TestWindow([paint.widget])
    defer { window.close() }
    #expect(Accessible.role(of: paint.widget) == GTK_ACCESSIBLE_ROLE_GROUP)
    let elements = Accessible.elements(of: paint.widget)
    #expect(
      elements.map { Accessible.role(of: $0) }
        == Array(repeating: GTK_ACCESSIBLE_ROLE_SLIDER, count: 4)
    )
    let host = try #require(paint.host)
    for (element, number) in [(1, 120.0), (2, 50), (3, 100), (4, 20)] {
      host.process(.accessibility(.setValue(number), element: element), at: host.now)
    }
    #expect(paint.value.text == "#80ff8033" && paint.activePart == .opacity)
    #expect((paint.hue, paint.saturation, paint.brightness, paint.opacity) == (120, 0.5, 1, 0.2))
  }

  @Test func `a colour that an app sets arrives without events, and keys send them`() async throws {
    let paint = ColorWheelWidget()
    let window = TestWindow([paint.widget])
    defer { window.close() }
    var told: [ValueEvent<RGBA>] = []
    paint.onEvent { told.append($0) }
    paint.value = RGBA(hex: 0x00FF00)
    let blue = RGBA(hex: 0x0000FF)
    let motion = try #require(paint.setValue(blue, animated: true))
    let host = try #require(paint.host)
    #expect(host.core.isMoving && paint.value == blue)
    #expect(Desk.turn { !host.core.isMoving })
    let end = await motion.end
    #expect(end.value == blue && !end.isInterrupted && told == [])
    paint.activePart = .brightness
    host.process(.key(.home), at: host.now)
    let black = RGBA(hex: 0)
    #expect(told == [.changing(black), .changed(black)])
  }
}
#endif
