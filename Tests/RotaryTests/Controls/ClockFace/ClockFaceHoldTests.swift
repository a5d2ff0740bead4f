import Testing

@testable import Rotary

@Suite struct ClockFaceHoldTests {
  @Test func `keys do nothing while a finger holds a hand`() {
    var clock = ClockFace()
    let place = clock.artwork.center.moved(by: clock.artwork.radius * 0.8, towards: 0)
    clock.handle(.pointer(PointerEvent(.down, id: 1, position: place, kind: .mouse)), at: 1)
    #expect(clock.isHeld)
    let field = clock.activeField
    let response = clock.handle(.key(.right), at: 2)
    #expect(response == .declined && clock.activeField == field)
  }
}
