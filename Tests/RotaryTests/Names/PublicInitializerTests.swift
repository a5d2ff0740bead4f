import Rotary
import RotaryGestures
import Testing

/// Apps can create the types that they may need, with public initializers.
@Suite struct PublicInitializerTests {
  @Test func `a pointer, its change and a recognizer's change have public initializers`() {
    let pointer = Pointer(id: 3, kind: .pen, position: Point2D(1, 2), time: 0.5)
    #expect(pointer.start == pointer.position && pointer.startTime == 0.5 && pointer.travel == 0)
    let change = PointerChange(phase: .down, pointer: pointer, time: 0.5)
    #expect(change.index == 0 && !change.replacesLost)
    // A recognizer can be driven directly.
    var pan = PanRecognizer()
    var pointers = Pointers()
    _ = pointers.take(PointerEvent(.down, id: 3, position: Point2D(1, 2)), at: 0.5)
    pan.handle(change, among: pointers)
    #expect(pan.location == Point2D(1, 2))
    let told = GestureChange(number: 2, state: .began, time: 0.5)
    #expect(told.number == 2 && told.state == .began && told.time == 0.5)
  }

  @Test func `a crossing has a public initializer`() {
    let crossing = Crossing(detent: 4, boundary: 3.5, isRising: true)
    #expect(crossing.time(from: 3, to: 4, during: 0...1) == 0.5)
  }

  @Test func `the layout of a ring has a public initializer`() {
    let ring = RingLayout(center: Point2D(50, 50), slotCount: 4, innerRadius: 10, outerRadius: 40)
    #expect(ring.zone(under: Point2D(70, 60)) == .wedge(0))
    #expect(ring.scale == 1 && !ring.isMirrored)
  }

  @Test func `the style of a ring menu has a public initializer`() {
    var style = RingStyle()
    #expect(style == .cosmos)
    style.outerRadius = 90
    style.openRadius = 92
    style.rimWidth = 2
    style.infoDistance = nil
    #expect(style.reach == 93)
    var menu = RingMenu()
    menu.style = style
    #expect((menu.style == style) == true)
  }

  @Test func `the choreography of a ring menu has a public initializer`() {
    var choreography = RingChoreography()
    #expect(choreography == .cosmos)
    choreography.opening.duration = 0.5
    choreography.opening.fade = RingChoreography.Span(0, 0.125)
    choreography.closing = .together(seconds: 0.25)
    var menu = RingMenu()
    menu.choreography = choreography
    menu.open()
    menu.advance(to: 0.25)
    #expect(menu.openness == 0.5)
  }
}
