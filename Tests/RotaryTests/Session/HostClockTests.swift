import Rotary
import Testing

/// Frames have a future display time, touches have their own timestamps: one clock that never runs backwards.
@Suite struct HostClockTests {
  @Test func `touches after a frame keep the time between them`() {
    var clock = HostClock()
    clock.beginTouches()
    #expect(clock.time(ofTouch: 1) == 1)
    #expect(clock.time(1.0625) == 1.0625)
    #expect(clock.time(ofTouch: 1.03125) == 1.0625)
    #expect(clock.time(ofTouch: 1.0625) == 1.09375)
    #expect(clock.time(ofTouch: 1.125) == 1.15625)
  }

  @Test func `later touches are shifted only as far as they need`() {
    var clock = HostClock()
    clock.beginTouches()
    _ = clock.time(5)
    #expect(clock.time(ofTouch: 4) == 5)
    clock.beginTouches()
    #expect(clock.time(ofTouch: 6) == 6)
  }

  @Test func `time continues while the machine sleeps`() {
    var clock = HostClock()
    clock.count(asleep: 7200)
    #expect(clock.time(1) == 7201)
    // Two clocks that are read in sequence are never equal.
    clock.count(asleep: 7200.01)
    #expect(clock.time(2) == 7202)
    clock.count(asleep: 10_800)
    clock.beginTouches()
    #expect(clock.time(ofTouch: 3) == 10_803)
    for corner in [Double.nan, .infinity, -.infinity, -1] { clock.count(asleep: corner) }
    #expect(clock.time(4) == 10_804)
  }

  @Test func `no timestamp makes the time run backwards or end`() {
    var clock = HostClock()
    clock.beginTouches()
    var latest = clock.time(10)
    for stamp in [-1e300, .nan, .infinity, -.infinity, 0, 9.5, 10, 10.5] {
      for time in [clock.time(stamp), clock.time(ofTouch: stamp)] {
        #expect(time >= latest && time.isFinite)
        latest = time
      }
    }
  }

  @Test func `a touch with a very old timestamp does not delay later ones`() {
    var clock = HostClock()
    clock.beginTouches()
    _ = clock.time(10)
    #expect(clock.time(ofTouch: 2) == 10)
    #expect(clock.time(ofTouch: 2.5) == 10.5)
  }
}
