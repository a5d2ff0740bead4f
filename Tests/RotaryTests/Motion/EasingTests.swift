import Rotary
import RotaryTestRandom
import Testing

@Suite struct EasingTests {
  static let curves: [CubicBezier] = [.linear, .ease, .easeIn, .easeOut, .easeInOut, .spinDown]

  /// Returns a coordinate of the curve, by definition.
  private func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }

  @Test(arguments: curves)
  func `each curve starts at 0 and ends at 1, exactly`(curve: CubicBezier) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
  }

  @Test func `progress is that of the curve whose x is the share, to 1e-9`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in rounds(20_000) {
      let x1 = Double.random(in: 0...1, using: &random)
      let x2 = Double.random(in: 0...1, using: &random)
      let y1 = Double.random(in: -2...2, using: &random)
      let y2 = Double.random(in: -2...2, using: &random)
      let t = Double.random(in: 0...1, using: &random)
      let curve = try #require(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
      let progress = curve.progress(at: coordinate(x1, x2, at: t))
      // If x hardly rises, the rounding of the share itself is visible: 2⁻⁵² times the slope.
      let slope = curve.slope(at: coordinate(x1, x2, at: t)).magnitude
      #expect(abs(progress - coordinate(y1, y2, at: t)) < 1e-9 + slope * 1e-15)
    }
  }

  /// If a curve starts or ends flat in time, a small share is far along it.
  @Test(arguments: [1e-30, 1e-18, 1e-9, 1e-3])
  func `a curve with a vertical start is solved exactly at both ends`(
    share: Double
  ) throws {
    // x = t³, y = 3t(1 − t)² + 3t²(1 − t) + t³.
    let start = try #require(CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1))
    let t = cubeRoot(share)
    #expect(abs(start.progress(at: share) / coordinate(1, 1, at: t) - 1) < 1e-12)
    let end = try #require(CubicBezier(x1: 1, y1: 0, x2: 1, y2: 0))
    let late = 1 - share
    let expected = 1 - coordinate(1, 1, at: cubeRoot(1 - late))
    #expect(abs(end.progress(at: late) - expected) < 1e-12)
  }

  private func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = Double(sign: .plus, exponent: value.exponent / 3, significand: 1)
    for _ in 0..<100 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }

  @Test func `the share of a curve rises with its parameter, so progress is unique`()
    throws
  {
    var random = SeededGenerator(seed: 29)
    for _ in rounds(500) {
      let x1 = Double.random(in: 0...1, using: &random)
      let x2 = Double.random(in: 0...1, using: &random)
      // With y = x at the control points, progress is the share.
      let even = try #require(CubicBezier(x1: x1, y1: x1, x2: x2, y2: x2))
      // With y monotone, progress is, too.
      let rising = try #require(CubicBezier(x1: x1, y1: 0.2, x2: x2, y2: 0.7))
      var last = 0.0
      for step in 1...200 {
        let share = Double(step) / 200
        #expect(abs(even.progress(at: share) - share) < 1e-12)
        let progress = rising.progress(at: share)
        #expect(progress >= last - 1e-12)
        last = progress
      }
    }
  }

  @Test func `beyond its ends a curve continues along its tangents`() throws {
    let curve = try #require(CubicBezier(x1: 0.25, y1: 0.5, x2: 0.5, y2: 0.5))
    #expect(abs(curve.progress(at: -0.1) + 0.2) < 1e-12)
    #expect(abs(curve.progress(at: 1.1) - 1.1) < 1e-12)
    #expect(CubicBezier.linear.progress(at: 1.5) == 1.5)
    #expect(curve.slope(at: -3) == curve.slope(at: 0))
    #expect(curve.slope(at: 3) == curve.slope(at: 1))
  }

  @Test(arguments: curves)
  func `the slope is that of the progress`(curve: CubicBezier) {
    for share in stride(from: 0.05, to: 1, by: 0.05) {
      let measured = (curve.progress(at: share + 1e-6) - curve.progress(at: share - 1e-6)) / 2e-6
      #expect(abs(measured - curve.slope(at: share)) < 1e-4)
    }
  }

  @Test func `a curve that runs back in time is invalid`() {
    #expect(CubicBezier(x1: -0.1, y1: 0, x2: 1, y2: 1) == nil)
    #expect(CubicBezier(x1: 0, y1: 0, x2: 1.1, y2: 1) == nil)
    #expect(CubicBezier(x1: 0, y1: .nan, x2: 1, y2: 1) == nil)
    #expect(CubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1) == nil)
  }

  @Test(arguments: StepEasing.Jump.allCases, [2, 3, 5, 12])
  func `steps have equal length and cover the range from start to end`(
    jump: StepEasing.Jump,
    count: Int
  ) throws {
    let steps = try #require(StepEasing(count, jump: jump))
    let levels = (0..<count).map { steps.progress(at: (Double($0) + 0.5) / Double(count)) }
    let jumps: Double
    switch jump {
    case .atStart, .atEnd: jumps = Double(count)
    case .atNeither: jumps = Double(count - 1)
    case .atBoth: jumps = Double(count + 1)
    }
    #expect(levels.first == (jump == .atStart || jump == .atBoth ? 1 / jumps : 0))
    #expect(levels.last == (jump == .atEnd || jump == .atBoth ? (jumps - 1) / jumps : 1))
    for (lower, upper) in zip(levels, levels.dropFirst()) {
      #expect(abs(upper - lower - 1 / jumps) < 1e-15)
    }
    #expect(steps.progress(at: 1) == 1)
  }

  @Test func `before its time a step has not jumped, and beyond its ends steps continue`() throws {
    let start = try #require(StepEasing(4, jump: .atStart))
    #expect(start.progress(at: 0) == 0.25)
    #expect(start.progress(at: 0, isBefore: true) == 0)
    #expect(start.progress(at: 0.5, isBefore: true) == 0.5)
    #expect(start.progress(at: 0.6, isBefore: true) == 0.75)
    #expect(start.progress(at: -0.3) == -0.25)
    let end = try #require(StepEasing(4))
    #expect(end.progress(at: 0, isBefore: true) == 0)
    #expect(end.progress(at: -0.1) == -0.25)
    #expect(end.progress(at: 1.3) == 1.25)
    #expect(Easing.steps(end).slope(at: 0.3) == 0)
  }

  @Test func `steps need one step, and two to jump at neither end`() {
    #expect(StepEasing(0) == nil)
    #expect(StepEasing(-3, jump: .atBoth) == nil)
    #expect(StepEasing(1, jump: .atNeither) == nil)
    #expect(StepEasing(1, jump: .atBoth) != nil)
  }

  @Test func `without a first control point, the second one gives the slope at the start`() throws {
    let curve = try #require(CubicBezier(x1: 0, y1: 0, x2: 0.5, y2: 1))
    #expect(curve.slope(at: 0) == 2)
    let straight = try #require(CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0))
    #expect(straight.slope(at: 0) == 1)
  }
}
