import Testing

@testable import Rotary

@Suite struct ClockFaceSceneTests {
  @Test func `the numbers of hours and minutes fade into each other`() {
    var clock = ClockFace()
    clock.advance(to: 1)
    clock.activate(.minute)
    clock.advance(to: 1.05)
    let minutes = clock.fade.position(at: clock.now)
    #expect(minutes > 0 && minutes < 1)
    var places: [NodeID: Placement] = [:]
    clock.readPlacements { places[$0] = $1 }
    #expect(places[ClockFaceNode.minutes.id] == .faded(minutes))
    #expect(places[ClockFaceNode.hours.id] == .faded(1 - minutes))
    clock.advance(to: 2)
    places = [:]
    clock.readPlacements { places[$0] = $1 }
    #expect(places[ClockFaceNode.minutes.id] == .faded(1))
    #expect(places[ClockFaceNode.hours.id] == nil)
  }
}
