import Rotary
import RotaryTestRandom
import Testing

@Suite struct SectorLayoutTests {
  @Test func `one million random rotations select the sector that exact arithmetic selects`() {
    let seed: UInt64 = 20_261_121
    var random = SeededGenerator(seed: seed)
    var wrong = 0
    for _ in rounds(1_000_000) {
      let count = Int.random(in: 1...10_000, using: &random)
      // Each magnitude up to 10⁶ rad is equally likely.
      let size = Double.random(in: 1e-3...1e6, using: &random)
      let rotation = Double.random(in: -size...size, using: &random)
      let layout = SectorLayout(count: count)
      if layout.selection(at: rotation) != ExactSelection.index(rotation: rotation, count: count) {
        wrong += 1
      }
    }
    #expect(wrong == 0, "seed \(seed)")
  }

  @Test(arguments: [1, 2, 3, 4, 7, 8, 12, 25, 360, 1_000, 10_000])
  func `each boundary and its neighbours select one of the two sectors beside it`(count: Int) {
    let layout = SectorLayout(count: count)
    for turn in [0, 1, -1, 1_000, -159_154] {
      for index in stride(from: 0, to: count, by: max(1, count / 97)) {
        let detent = Int64(turn) * Int64(count) + Int64(index)
        let boundary = layout.boundary(after: detent)
        for rotation in [boundary.nextDown, boundary, boundary.nextUp] {
          let selected = layout.selection(at: rotation)
          #expect(selected == ExactSelection.index(rotation: rotation, count: count))
          #expect([detent, detent + 1].contains(layout.detent(containing: rotation)))
        }
        // Doubles at 10⁶ rad are 10⁻¹⁰ apart; one on each side is beyond the boundary's error.
        #expect(layout.detent(containing: boundary + 1e-9) == detent)
        #expect(layout.detent(containing: boundary - 1e-9) == detent + 1)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 8, 9, 100, 9_999])
  func `each detent rests where it is selected, also after many turns`(count: Int) {
    for isMirrored in [false, true] {
      let layout = SectorLayout(count: count, isMirrored: isMirrored)
      for detent in [Int64(0), 1, -1, 17, -4_711, 1_000_003, -999_999] {
        let rotation = layout.rotation(of: detent)
        #expect(layout.detent(containing: rotation) == detent)
        let exact = -layout.order * Double(detent) * (Circular.turn / Double(count))
        #expect(abs(rotation - exact) <= 4 * exact.ulp)
      }
    }
  }

  @Test func `three sectors are selected between the angles of the specification`() {
    let ranges = (0..<3).map { SectorLayout(count: 3).range(of: $0) }
    let third = Double.pi / 3
    let expected = [(-third, 0, third), (-.pi, -2 * third, -third), (third, 2 * third, .pi)]
    for (range, (minimum, middle, maximum)) in zip(ranges, expected) {
      #expect(abs(range.minimum - minimum) < 1e-12)
      #expect(abs(range.middle - middle) < 1e-12)
      #expect(abs(range.maximum - maximum) < 1e-12)
    }
  }

  @Test func `of eight sectors the fifth straddles half a turn`() {
    let range = SectorLayout(count: 8).range(of: 4)
    #expect(range.middle == .pi)
    #expect(abs(range.minimum - 7 * .pi / 8) < 1e-12)
    #expect(abs(range.maximum + 7 * .pi / 8) < 1e-12)
  }

  @Test func `weights decide widths, and the middle of the first is at the pointer`() throws {
    let layout = try SectorLayout(weights: [1, 2, 3, 2])
    #expect(abs(layout.width(of: 2) - 3 * .pi / 4) < 1e-12)
    #expect(layout.middle(of: 0) == 0)
    #expect(abs(layout.middle(of: 1) - 3 * .pi / 8) < 1e-12)
    for index in 0..<4 {
      let rest = layout.rotation(of: Int64(index))
      let half = layout.width(of: index) / 2
      #expect(layout.selection(at: rest) == index)
      #expect(layout.selection(at: rest + half - 1e-9) == index)
      #expect(layout.selection(at: rest - half + 1e-9) == index)
      #expect(layout.selection(at: rest - half - 1e-9) == (index + 1) % 4)
    }
  }

  @Test func `weighted sectors and equal ones agree where weights are nearly equal`() throws {
    var random = SeededGenerator(seed: 7)
    let equal = SectorLayout(count: 11)
    var weights = [Double](repeating: 1, count: 11)
    weights[3] = 1 + 1e-13
    let weighted = try SectorLayout(weights: weights)
    for _ in rounds(10_000) {
      let rotation = Double.random(in: -1e4...1e4, using: &random)
      // Within 10⁻⁹ of a boundary the two may differ.
      guard equal.detent(containing: rotation - 1e-9) == equal.detent(containing: rotation + 1e-9)
      else { continue }
      #expect(weighted.detent(containing: rotation) == equal.detent(containing: rotation))
    }
  }

  @Test(arguments: [[], [1, 0], [1, -2], [.nan, 1], [.infinity]] as [[Double]])
  func `invalid weights are rejected`(weights: [Double]) {
    #expect(throws: SectorLayout.WeightError.self) { try SectorLayout(weights: weights) }
  }

  @Test func `the largest weights do not overflow`() throws {
    let huge = Double.greatestFiniteMagnitude
    let layout = try SectorLayout(weights: [huge, huge, huge / 2])
    #expect(abs(layout.width(of: 2) - Circular.turn / 5) < 1e-12)
  }

  @Test(arguments: [
    [1, 1e-16], [1e-16, 1], [1, 1e-16, 1, 1e-16], [1e-300, 1e300, 1],
    [.leastNonzeroMagnitude, .greatestFiniteMagnitude], [1e-9, 1, 3, 1e-9, 1e-9, 5],
  ])
  func `every sector is selected at its middle, however light it is`(weights: [Double]) throws {
    for isMirrored in [false, true] {
      let layout = try SectorLayout(weights: weights, isMirrored: isMirrored)
      for index in weights.indices {
        #expect(layout.width(of: index) >= Circular.turn * SectorLayout.minimumShare * 0.999)
        let range = layout.range(of: index)
        #expect(range.minimum != range.maximum)
      }
      let turns = [0, 1, -1, 1_000, -159_154, 100_000_000, -100_000_000]
      for turn in turns {
        for index in weights.indices {
          let detent = Int64(turn * weights.count + index)
          #expect(layout.detent(containing: layout.rotation(of: detent)) == detent, "\(detent)")
        }
      }
    }
  }

  @Test func `a hundred thousand random weights, however different, leave each sector its middle`()
    throws
  {
    var random = SeededGenerator(seed: 20_261_122)
    let weights = (0..<100_000).map { _ in
      Double(sign: .plus, exponent: Int.random(in: -900...900, using: &random), significand: 1)
    }
    let layout = try SectorLayout(weights: weights)
    var wrong = 0
    for detent in Int64(-200_000)..<200_000
    where layout.detent(containing: layout.rotation(of: detent)) != detent {
      wrong += 1
    }
    #expect(wrong == 0)
    let total = (0..<weights.count).reduce(0) { $0 + layout.width(of: $1) }
    #expect(abs(total - Circular.turn) < 1e-6)
  }

  @Test func `any detent and any index has a position`() throws {
    for layout in [SectorLayout(count: 5), try SectorLayout(weights: [1, 2, 3, 4, 5])] {
      for detent in Corners.integers.map(Int64.init) {
        #expect(layout.rotation(of: detent).isFinite)
        #expect(layout.boundary(after: detent).isFinite)
        #expect((0..<5).contains(layout.index(of: detent)))
      }
      #expect(layout.width(of: -1) == layout.width(of: 4))
      #expect(layout.middle(of: 6) == layout.middle(of: 1))
    }
  }

  @Test func `a rotation of NaN selects the first sector`() {
    let layout = SectorLayout(count: 5)
    for rotation in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(layout.detent(containing: rotation) == 0)
    }
  }

  @Test func `the nearest turn of a sector is found, or the next one in a direction`() {
    let layout = SectorLayout(count: 8)
    let rotation = 100.3
    for index in 0..<8 {
      let nearest = layout.rotation(of: layout.detent(of: index, from: rotation))
      #expect(abs(nearest - rotation) <= .pi + 1e-9)
      let clockwise = layout.rotation(of: layout.detent(of: index, from: rotation, turning: 1))
      #expect((0..<Circular.turn).contains(clockwise - rotation))
      let counter = layout.rotation(of: layout.detent(of: index, from: rotation, turning: -1))
      #expect((0..<Circular.turn).contains(rotation - counter))
    }
  }
}
