import Rotary
import Testing

@Suite struct EasingTests {
  @Test func `every curve begins at 0 and ends at 1`() {
    for curve in [Easing.linear, .ease, .easeIn, .easeOut, .easeInOut, .spinDown] {
      #expect(curve.progress(at: 0) == 0)
      #expect(abs(curve.progress(at: 1) - 1) < 1e-15)
    }
  }

  @Test func `progress is that of the curve whose x is the share`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let x1 = Double.random(in: 0...1, using: &random)
      let x2 = Double.random(in: 0...1, using: &random)
      let y1 = Double.random(in: -2...2, using: &random)
      let y2 = Double.random(in: -2...2, using: &random)
      let t = Double.random(in: 0...1, using: &random)
      func curve(_ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      let easing = Easing.cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      let share = curve(x1, x2)
      // Where x hardly rises, y is steep, and the share's own rounding shows.
      let rise = (curve(x1, x2) - share).magnitude + 1e-9
      #expect(abs(easing.progress(at: share) - curve(y1, y2)) < 1e-6 + rise)
    }
  }

  @Test func `beyond its ends a curve goes on along its tangents`() {
    let curve = Easing.cubicBezier(x1: 0.25, y1: 0.5, x2: 0.5, y2: 0.5)
    #expect(abs(curve.progress(at: -0.1) + 0.2) < 1e-12)
    #expect(abs(curve.progress(at: 1.1) - 1.1) < 1e-12)
    #expect(Easing.linear.progress(at: 1.5) == 1.5)
  }

  @Test func `the slope is that of the progress`() {
    for curve in [Easing.linear, .ease, .easeInOut, .spinDown] {
      for share in stride(from: 0.05, to: 1, by: 0.05) {
        let measured = (curve.progress(at: share + 1e-6) - curve.progress(at: share - 1e-6)) / 2e-6
        #expect(abs(measured - curve.slope(at: share)) < 1e-4)
      }
    }
  }
}
