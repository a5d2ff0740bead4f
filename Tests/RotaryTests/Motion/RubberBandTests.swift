import Rotary
import RotaryTestRandom
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

  @Test func `random bands give less and less, and their inverse takes it back`() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<1_000 {
      let band = RubberBand(
        limit: Double.random(in: 0.1...2_000, using: &random),
        coefficient: Double.random(in: 0.05...1, using: &random)
      )
      let pull = Double.random(in: -20...20, using: &random) * band.limit
      let shown = band.shown(forPull: pull)
      #expect(abs(shown) < band.limit && shown * pull >= 0 && abs(shown) <= abs(pull))
      #expect(abs(band.pull(forShown: shown) - pull) < 1e-10 * abs(pull))
      let more = band.shown(forPull: pull * 1.1) - shown
      #expect(abs(more) < abs(shown) * 0.1 + 1e-12)
    }
  }
}
