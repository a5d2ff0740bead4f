import Rotary
import RotaryTestRandom
import Testing

/// Returns a decimal number of `units` of 10 to the minus `places`.
private func written(_ units: Int128, _ places: Int) -> Double {
  Double("\(units)e-\(places)") ?? .nan
}

@Suite struct SpinnerRangeTests {
  fileprivate static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// A random decimal range, with its numbers by exact arithmetic.
  private struct Written {
    let places: Int
    let first: Int128
    let stride: Int128
    let count: Int128

    init(using generator: inout SeededGenerator) {
      let ownPlaces = Int.random(in: 0...22, using: &generator)
      let stridePlaces = Int.random(in: 0...22, using: &generator)
      let start = Self.figures(using: &generator)
      let way = Self.figures(using: &generator)
      places = Swift.max(ownPlaces, stridePlaces)
      first = start * SpinnerRangeTests.power(places - ownPlaces)
      stride = (way == 0 ? 1 : way) * SpinnerRangeTests.power(places - stridePlaces)
      let most: Int128 = 1_000_000_000_000 >> Int128.random(in: 0...39, using: &generator)
      // Within 128 bits.
      let room = SpinnerRangeTests.power(37) / Int128(stride.magnitude)
      count = Int128.random(in: 1...Swift.max(1, Swift.min(most, room)), using: &generator)
    }

    private static func figures(using generator: inout SeededGenerator) -> Int128 {
      let most = SpinnerRangeTests.power(Int.random(in: 0...15, using: &generator))
      return Int128.random(in: -most...most, using: &generator)
    }

    subscript(index: Int128) -> Double { written(first + stride * index, places) }
    var step: Double { written(stride, places) }
    var farthest: Double { Swift.max(self[0].magnitude, self[count - 1].magnitude) }
  }

  @Test func `each number is the double nearest to its decimal`() throws {
    var generator = SeededGenerator(seed: 14)
    var kept = 0
    for _ in 0..<20_000 {
      let exact = Written(using: &generator)
      // Ends that are almost equal may be the same number.
      let isOne =
        exact.count > 1
        && abs(exact[0] - exact[exact.count - 1]) <= 1e-14 * exact.farthest
      guard exact.farthest <= SpinnerRange.farthest, !isOne else { continue }
      guard exact.count == 1 || exact.step.magnitude >= 4 * exact.farthest.ulp else {
        #expect(throws: SpinnerRange.RangeError.tooFine(step: exact.step)) {
          try SpinnerRange(from: exact[0], through: exact[exact.count - 1], step: exact.step)
        }
        continue
      }
      kept += 1
      let range = try SpinnerRange(
        from: exact[0],
        through: exact[exact.count - 1],
        step: exact.step
      )
      try #require(range.count == Int64(exact.count), "\(range)")
      for place in 0..<12 {
        let some = Int128.random(in: 0..<exact.count, using: &generator)
        let index = place == 0 ? 0 : place == 1 ? exact.count - 1 : some
        try #require(range[Int64(index)] == exact[index], "\(index) of \(range)")
        try #require(range.index(nearest: exact[index]) == Int64(index), "\(index) of \(range)")
      }
    }
    #expect(kept > 5_000)
  }

  @Test func `a range far from zero that starts between two whole numbers keeps its start`() throws
  {
    let range = try SpinnerRange(from: 1_000_000_000.5, through: 1_000_000_010.5)
    #expect(range.count == 11)
    #expect(range[0] == 1_000_000_000.5 && range[10] == 1_000_000_010.5)
    #expect(range.index(nearest: 1_000_000_003.5) == 3)
    #expect(NumberSpinner(range: range).title(of: 3) == "1000000003.5")
  }

  @Test func `steps of a billionth are numbers with nine decimals`() throws {
    let range = try SpinnerRange(from: 0, through: 0.000_001, step: 1e-9)
    #expect(range.count == 1_001)
    #expect(range.decimals == 9)
    #expect(range[7] == 7e-9)
    #expect(range[123] == 1.23e-7)
    #expect(NumberSpinner(range: range).title(of: 7) == "0.000000007")
  }

  @Test(arguments: [
    1_000_000_000.5, -1_000_000_000.5, 99_999_999_999.25, -999_999_999_999_999.5, 0.1, 123_456.789,
  ])
  func `a large number with a fraction is the exact start`(start: Double) throws {
    let range = try SpinnerRange(from: start, through: start + 1, step: 1)
    #expect(range.start == start)
    #expect(range[0] == start)
    #expect(range[1] == start + 1)
    #expect(range.minimum >= range.start)
    #expect(range.maximum <= range.end)
  }

  @Test func `a sum of decimals is the decimal`() throws {
    let range = try SpinnerRange(from: 0.1 + 0.2, through: 0.35, step: 0.1)
    #expect(range.start == 0.3)
    #expect(range.count == 1)
    #expect(range.index(nearest: 0.1 + 0.2) == 0)
    let tenths = try SpinnerRange(from: 0, through: 0.1 + 0.2, step: 0.1)
    #expect(tenths.count == 4)
    #expect(tenths[3] == 0.3)
    #expect(tenths.end == 0.3)
    let distances = try SpinnerRange(from: 0.0048, through: 0.0153, step: 0.0005)
    #expect(distances.maximum == 0.0153)
  }

  @Test func `a range that is not decimal ends at its end`() throws {
    for parts in 1...1_000 {
      for end in [1, Circular.turn, 1.0 / 7, 0.7] {
        let range = try SpinnerRange(from: 0, through: end, step: end / Double(parts))
        #expect(range.count == Int64(parts) + 1)
        #expect(range.maximum == end)
      }
    }
  }

  @Test func `a step beyond the end leaves the first number alone`() throws {
    for step in [0.2, 1, 1e15, 1e300, Double.greatestFiniteMagnitude] {
      let range = try SpinnerRange(from: 0.25, through: 0.35, step: step)
      #expect(range.count == 1)
      #expect(range[0] == 0.25)
      #expect(range[.max] == 0.25)
      #expect(range.index(nearest: -.infinity) == 0)
    }
  }

  @Test func `a step too small for distinct doubles is rejected`() throws {
    #expect(throws: SpinnerRange.RangeError.tooFine(step: 0.1)) {
      try SpinnerRange(from: 1e15 - 10, through: 1e15, step: 0.1)
    }
    #expect(try SpinnerRange(from: 1e15 - 10, through: 1e15, step: 0.5)[1] == 1e15 - 9.5)
  }

  @Test func `numbers are written with the decimals that a double distinguishes`() throws {
    let range = try SpinnerRange(from: 1e-15, through: 1e6, step: 1_000)
    #expect(range.decimals == 10)
    #expect(NumberSpinner(range: range).title(of: 1) == "1000.0000000000")
  }
}
