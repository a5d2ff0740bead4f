import Rotary
import Testing

@Suite struct RubberBandTests {
  @Test func `it follows at first and never passes its limit`() {
    let band = RubberBand(limit: 2)
    #expect(abs(band.shown(forPull: 1e-6) / 1e-6 - 0.55) < 1e-5)
    #expect(band.shown(forPull: 1e12) < 2)
    #expect(band.shown(forPull: -1) == -band.shown(forPull: 1))
  }

  @Test func `the inverse gives back the pull`() {
    let band = RubberBand(limit: 0.7)
    for pull in [-40.0, -0.3, 0, 0.001, 1, 25] {
      #expect(abs(band.pull(forShown: band.shown(forPull: pull)) - pull) < 1e-9 * (1 + abs(pull)))
    }
    #expect(band.pull(forShown: 5).isFinite)
  }
}
