import Rotary
import RotaryTestRandom
import Testing

@Suite struct RubberBandTests {
  @Test func `it initially follows the pull and never passes its limit`() {
    let band = RubberBand(limit: 2)
    #expect(abs(band.shown(forRequested: 1e-6) / 1e-6 - 0.55) < 1e-5)
    #expect(band.shown(forRequested: 1e12) < 2)
    #expect(band.shown(forRequested: -1) == -band.shown(forRequested: 1))
  }

  @Test func `the inverse returns the pull`() {
    let band = RubberBand(limit: 0.7)
    for pull in [-40.0, -0.3, 0, 0.001, 1, 25] {
      #expect(
        abs(band.requested(forShown: band.shown(forRequested: pull)) - pull) < 1e-9
          * (1 + abs(pull))
      )
    }
    #expect(band.requested(forShown: 5).isFinite)
  }

  @Test(arguments: Corners.doubles) func `without room it shows nothing, and has no pull`(
    number: Double
  ) {
    for limit in [0, -1, -Double.infinity, .nan] {
      let band = RubberBand(limit: limit)
      #expect(band.shown(forRequested: number) == 0)
      #expect(band.requested(forShown: number) == 0)
    }
    let stiff = RubberBand(limit: 2, coefficient: number > 0 ? -number : number)
    #expect(stiff.shown(forRequested: 5) == 0)
    #expect(stiff.requested(forShown: 1) == 0)
  }

  @Test func `with infinite room it always follows, and an infinite pull shows the limit`() {
    #expect(RubberBand(limit: .infinity).shown(forRequested: 1e300) == 0.55 * 1e300)
    #expect(RubberBand(limit: .infinity).requested(forShown: 0.55 * 1e300) == 1e300)
    #expect(RubberBand(limit: .infinity).shown(forRequested: -.infinity) == -.infinity)
    #expect(RubberBand(limit: 2).shown(forRequested: -.infinity) == -2)
    #expect(RubberBand(limit: 2).requested(forShown: .infinity) < 1e7)
    #expect(RubberBand(limit: 2, coefficient: 40).shown(forRequested: 2) == 1)
  }

  @Test func `random bands resist more and more, and are invertible`() {
    var random = SeededGenerator(seed: 13)
    for _ in rounds(1_000) {
      let band = RubberBand(
        limit: Double.random(in: 0.1...2_000, using: &random),
        coefficient: Double.random(in: 0.05...1, using: &random)
      )
      let pull = Double.random(in: -20...20, using: &random) * band.limit
      let shown = band.shown(forRequested: pull)
      #expect(abs(shown) < band.limit && shown * pull >= 0 && abs(shown) <= abs(pull))
      #expect(abs(band.requested(forShown: shown) - pull) < 1e-10 * abs(pull))
      let more = band.shown(forRequested: pull * 1.1) - shown
      #expect(abs(more) < abs(shown) * 0.1 + 1e-12)
    }
  }
}
