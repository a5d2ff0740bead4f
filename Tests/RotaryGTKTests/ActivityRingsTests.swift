#if GTK
import CGtk
import Rotary
import Testing

@testable import RotaryGTK

@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct ActivityRingsTests {
  init() { Desk.prepare() }

  @Test func `rings are a group of progress bars`() {
    let day = ActivityRingsWidget()
    day.rings = [
      ActivityRing(300, of: 600, name: "Move"), ActivityRing(45, of: 30, name: "Exercise"),
    ]
    let window = TestWindow([day.widget])
    defer { window.close() }
    #expect(Accessible.role(of: day.widget) == GTK_ACCESSIBLE_ROLE_GROUP)
    let elements = Accessible.elements(of: day.widget)
    #expect(
      elements.map { Accessible.role(of: $0) }
        == Array(repeating: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, count: 2)
    )
    #expect(elements.map { rotary_access_get_number($0) } == [300, 30])
    #expect(gtk_widget_get_focusable(day.widget) == 0)
  }

  @Test func `a motion reports the goals that it reaches, and what is set does not`() async throws {
    let day = ActivityRingsWidget()
    let window = TestWindow([day.widget])
    defer { window.close() }
    var (told, activations): ([ActivityRingsEvent], Int) = ([], 0)
    day.onEvent { told.append($0) }
    day.onActivate { _ in activations += 1 }
    day.rings = [ActivityRing(700, of: 600), ActivityRing(3, of: 4)]
    day.values = [500, 3]
    #expect(told == [])
    let motion = try #require(day.setValues([600, 3], animated: true))
    let host = try #require(day.host)
    #expect(host.core.isMoving)
    #expect(Desk.turn { !host.core.isMoving })
    let end = await motion.end
    #expect(end.value == [600, 3] && !end.isInterrupted)
    day.setRings([ActivityRing(1), ActivityRing(0.5)], animated: false)
    #expect(told == [.reached(0)] && activations == 1 && day.values == [1, 0.5])
    day.setRings([ActivityRing(1), ActivityRing(1)], animated: false)
    #expect(told == [.reached(0), .reached(1)])
  }
}
#endif
