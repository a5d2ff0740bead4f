#if GTK
import CGtk
import Rotary
import Testing

@testable import RotaryGTK

@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct ClockFaceTests {
  init() { Desk.prepare() }

  @Test func `a clock is a group of spin buttons that a screen reader sets`() throws {
    let clock = ClockFaceWidget()
    clock.options.hourCycle = .h12
    clock.labels = ["Stunde", "Minute", "Tageshälfte"]
    let window = TestWindow([clock.widget])
    defer { window.close() }
    #expect(Accessible.role(of: clock.widget) == GTK_ACCESSIBLE_ROLE_GROUP)
    let elements = Accessible.elements(of: clock.widget)
    #expect(
      elements.map { Accessible.role(of: $0) }
        == Array(repeating: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, count: 3)
    )
    let host = try #require(clock.host)
    for (element, number) in [(1, 7.0), (2, 45), (3, 1)] {
      host.process(.accessibility(.setValue(number), element: element), at: host.now)
    }
    #expect(clock.value == 19 * 60 + 45 && clock.activeField == .period)
  }

  @Test func `a time that an app sets arrives without events, and keys send them`() async throws {
    let clock = ClockFaceWidget()
    let window = TestWindow([clock.widget])
    defer { window.close() }
    var told: [ValueEvent<Double>] = []
    clock.onEvent { told.append($0) }
    (clock.minimumValue, clock.maximumValue) = (60, 1_200)
    clock.value = 30
    let motion = try #require(clock.setValue(600, animated: true))
    let host = try #require(clock.host)
    #expect(host.core.isMoving && clock.value == 600)
    #expect(Desk.turn { !host.core.isMoving })
    let end = await motion.end
    #expect(end.value == 600 && !end.isInterrupted && told == [])
    clock.activeField = .minute
    host.process(.key(.up), at: host.now)
    #expect(told == [.changing(601), .changed(601)])
  }
}
#endif
