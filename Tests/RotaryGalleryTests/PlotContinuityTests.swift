import Rotary
import RotaryTestRandom
import Testing

@testable import RotaryGallery

/// The plot's cursor follows only its finger, over 10,000 random gestures.
@Suite struct PlotContinuityTests {
  @Test func `a touch and a release move nothing, and a slide moves the cursor under the finger`() {
    var random = SeededGenerator(seed: 5)
    var plot = MotionPlot()
    var time = 0.0
    var slid = 0
    func tell(_ phase: PointerEvent.Phase, _ place: Point2D) {
      plot.handle(.pointer(PointerEvent(phase, position: place)), at: time)
    }
    for round in rounds(10_000) {
      time += Double.random(in: 0.1...3, using: &random)
      plot.advance(to: time)
      var place = Point2D(Double.random(in: 40...680, using: &random), 200)
      var before = plot.along
      tell(.down, place)
      #expect(plot.along == before, "round \(round)")
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        time += 0.01
        place.x += Double.random(in: -15...15, using: &random)
        tell(.move, place)
        guard plot.pan.state.isActive else { continue }
        slid += 1
        let under = plot.artwork.along(at: place.x, of: plot.law)
        #expect(plot.along == min(max(under, 0), plot.law.extent), "round \(round)")
      }
      time += Double.random(in: 0.01...0.2, using: &random)
      plot.advance(to: time)
      before = plot.along
      let isLifted = Bool.random(using: &random)
      tell(isLifted ? .up : .cancel, place)
      // A tap plays the motion from the beginning.
      let isTap = isLifted && plot.tap.state == .recognized
      #expect(plot.along == (isTap ? 0 : before), "round \(round)")
    }
    #expect(slid > 1_000)
  }
}
