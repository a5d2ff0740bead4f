import Rotary
import Testing

private enum ShareLimits: Limits { static let range = -0.5...1.5 }
private enum StrictShareLimits: StrictLimits { static let range = -0.5...1.5 }
private enum CountLimits: Limits { static let range = 2...9 }
private enum StrictCountLimits: StrictLimits { static let range = 2...9 }

/// A value with a property of each kind.
private struct Sample: Equatable {
  @Within<ShareLimits> var share = 0.25
  @Within<StrictShareLimits> var strictShare = 0.25
  @WithinOrNil<ShareLimits> var shareOrNil: Double? = 0.25
  @WithinOrNil<StrictShareLimits> var strictShareOrNil: Double? = 0.25
  @Within<CountLimits> var count = 4
  @Within<StrictCountLimits> var strictCount = 4
  @WithinOrNil<CountLimits> var countOrNil: Int? = 4
}

struct WithinTests {
  /// Numbers in and out of the limits, with the nearest number in them.
  private static let numbers: [(number: Double, nearest: Double)] = [
    (-0.5, -0.5), (1.5, 1.5), (0.75, 0.75), ((-0.5).nextDown, -0.5), ((-0.5).nextUp, (-0.5).nextUp),
    (1.5.nextUp, 1.5), (1.5.nextDown, 1.5.nextDown), (.infinity, 1.5), (-.infinity, -0.5),
    (1e300, 1.5), (-1e300, -0.5), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
  ]

  @Test func `a number is clamped, or ignored by strict limits`() {
    for (number, nearest) in Self.numbers {
      var sample = Sample()
      sample.share = number
      sample.shareOrNil = number
      sample.strictShare = number
      sample.strictShareOrNil = number
      let kept = number == nearest ? number : 0.25
      #expect(sample.share == nearest && sample.shareOrNil == nearest, "\(number)")
      #expect(sample.strictShare == kept && sample.strictShareOrNil == kept, "\(number)")
    }
  }

  @Test func `a whole number is clamped, or ignored by strict limits`() {
    let numbers = [
      (2, 2), (9, 9), (5, 5), (1, 2), (10, 9), (-1, 2), (Int.min, 2), (Int.max, 9),
    ]
    for (number, nearest) in numbers {
      var sample = Sample()
      sample.count = number
      sample.countOrNil = number
      sample.strictCount = number
      #expect(sample.count == nearest && sample.countOrNil == nearest, "\(number)")
      #expect(sample.strictCount == (number == nearest ? number : 4), "\(number)")
    }
  }

  @Test(arguments: [Double.nan, -.nan, .signalingNaN])
  func `NaN changes nothing`(nan: Double) {
    var sample = Sample()
    sample.share = nan
    sample.strictShare = nan
    sample.shareOrNil = nan
    sample.strictShareOrNil = nan
    #expect(sample == Sample())
    sample.shareOrNil = nil
    sample.shareOrNil = nan
    #expect(sample.shareOrNil == nil)
  }

  @Test func `nil is accepted, and a number after it is limited`() {
    var sample = Sample()
    sample.shareOrNil = nil
    sample.strictShareOrNil = nil
    sample.countOrNil = nil
    #expect(sample.shareOrNil == nil && sample.strictShareOrNil == nil && sample.countOrNil == nil)
    sample.shareOrNil = 3
    sample.strictShareOrNil = 3
    sample.countOrNil = 30
    #expect(sample.shareOrNil == 1.5 && sample.strictShareOrNil == nil && sample.countOrNil == 9)
  }

  @Test func `a first value is in the range`() {
    for (number, nearest) in Self.numbers {
      #expect(Within<ShareLimits>(wrappedValue: number).wrappedValue == nearest)
      #expect(WithinOrNil<ShareLimits>(wrappedValue: number).wrappedValue == nearest)
      let kept = number == nearest ? number : -0.5
      #expect(Within<StrictShareLimits>(wrappedValue: number).wrappedValue == kept)
    }
    #expect(Within<ShareLimits>(wrappedValue: .nan).wrappedValue == -0.5)
    #expect(WithinOrNil<ShareLimits>(wrappedValue: .nan).wrappedValue == -0.5)
    #expect(WithinOrNil<ShareLimits>(wrappedValue: nil).wrappedValue == nil)
  }

  @Test func `values are equal if their numbers are`() {
    var sample = Sample()
    sample.share = 1.5
    var other = Sample()
    #expect(sample != other)
    other.share = 7
    #expect(sample == other)
    other.$share = Sample().$share
    #expect(other == Sample())
  }
}
