#if GTK
import CGtk
import Rotary
import Testing

@testable import RotaryGTK

@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct GaugeDialTests {
  init() { Desk.prepare() }

  @Test func `a gauge is a meter without keyboard focus, and an editable one a slider`() throws {
    let (meter, slider) = (GaugeDialWidget(), GaugeDialWidget())
    slider.isEditable = true
    let window = TestWindow([meter.widget, slider.widget])
    defer { window.close() }
    #expect(Accessible.role(of: meter.widget) == GTK_ACCESSIBLE_ROLE_METER)
    #expect(Accessible.role(of: slider.widget) == GTK_ACCESSIBLE_ROLE_SLIDER)
    #expect(gtk_widget_get_focusable(meter.widget) == 0)
    #expect(gtk_widget_get_focusable(slider.widget) != 0)
    let host = try #require(slider.host)
    host.process(.accessibility(.setValue(9), element: 0), at: host.now)
    #expect(slider.value == 9)
  }

  @Test func `a gauge on the screen becomes editable and is no more`() throws {
    let gauge = GaugeDialWidget()
    let window = TestWindow([gauge.widget])
    defer { window.close() }
    let host = try #require(gauge.host)
    for isEditable in [true, false, true] {
      gauge.value = 40
      gauge.isEditable = isEditable
      let element = try #require(Accessible.elements(of: gauge.widget).first)
      let role = isEditable ? GTK_ACCESSIBLE_ROLE_SLIDER : GTK_ACCESSIBLE_ROLE_METER
      #expect(Accessible.role(of: element) == role && rotary_access_get_number(element) == 40)
      #expect((gtk_widget_get_focusable(gauge.widget) != 0) == isEditable)
      host.process(.key(.up), at: host.now)
      #expect(gauge.value == (isEditable ? 41 : 40))
    }
  }

  @Test func `an app's motion tells its thresholds and arrives; a set value tells none`()
    async throws
  {
    let gauge = GaugeDialWidget()
    let window = TestWindow([gauge.widget])
    defer { window.close() }
    var told: [ValueEvent<Double>] = []
    gauge.onEvent { told.append($0) }
    gauge.style.thresholds = [30, 60]
    gauge.value = 90
    #expect(told == [])
    let motion = try #require(gauge.setValue(20, animated: true))
    let host = try #require(gauge.host)
    #expect(host.core.isMoving && gauge.value == 20)
    #expect(Desk.turn { !host.core.isMoving })
    let end = await motion.end
    #expect(end.value == 20 && !end.isInterrupted)
    #expect(told == [.crossed(60), .crossed(30)])
  }

  @Test func `a text, markers, a target and a pointer reach the picture`() throws {
    let gauge = GaugeDialWidget()
    let host = try #require(gauge.host)
    func picture() -> ControlScene {
      var scene = ControlScene(size: host.core.size)
      host.draw(into: &scene)
      return scene
    }
    host.resize(to: Size2D(200, 200))
    var before = picture()
    let changes: [() -> Void] = [
      { gauge.target = 80 }, { gauge.others = [10, 20] }, { gauge.style.pointer = .bar },
      { gauge.formatter = { "\(Int($0)) knots" } }, { gauge.maximumValue = 220 },
    ]
    for change in changes {
      change()
      #expect(picture() != before)
      before = picture()
    }
    #expect(host.core.tree.elements.first?.value == "0 knots")
  }
}
#endif
