import Rotary
import RotaryGestures
import RotaryTestRandom
import Testing

@Suite struct AutoresizingTests {
  static let masks = (0..<UInt8(64)).map { Autoresizing(rawValue: $0) }
  private static let parent = Size2D(200, 120)
  private static let child = Rect2D(30, 20, 100, 60)

  /// Returns the specified result for one axis.
  private func expected(
    _ bits: UInt8,
    _ parts: [Double],
    _ change: Double
  ) -> [Double] {
    let flexible = (0..<3).filter { bits >> $0 & 1 == 1 }
    guard !flexible.isEmpty else { return [parts[0], parts[1], parts[2] + change] }
    let sum = flexible.reduce(0) { $0 + parts[$1] }
    var result = parts
    for part in flexible {
      let share = sum == 0 ? 1 / Double(flexible.count) : parts[part] / sum
      result[part] += change * share
    }
    return result
  }

  private func parts(_ frame: Rect2D, in parent: Size2D) -> (x: [Double], y: [Double]) {
    (
      [frame.minX, frame.size.width, parent.width - frame.maxX],
      [frame.minY, frame.size.height, parent.height - frame.maxY]
    )
  }

  /// Growth and shrinkage too small for any part to become zero.
  @Test(arguments: masks, [Size2D(300, 180), Size2D(190, 111), Size2D(200, 120), Size2D(260, 115)])
  func `flexible parts share a change in proportion to their lengths`(
    mask: Autoresizing,
    size: Size2D
  ) {
    let before = parts(Self.child, in: Self.parent)
    let after = parts(mask.frame(Self.child, from: Self.parent, to: size), in: size)
    let x = expected(mask.rawValue & 7, before.x, size.width - 200)
    let y = expected(mask.rawValue >> 3, before.y, size.height - 120)
    for part in 0..<3 {
      #expect(abs(after.x[part] - x[part]) < 1e-12 * 300)
      #expect(abs(after.y[part] - y[part]) < 1e-12 * 300)
    }
  }

  @Test(arguments: masks)
  func `parts that are all zero share equally`(mask: Autoresizing) {
    let after = parts(
      mask.frame(Rect2D(0, 0, 0, 0), from: .zero, to: Size2D(90, 60)),
      in: Size2D(90, 60)
    )
    for (bits, found, change) in [
      (mask.rawValue & 7, after.x, 90.0), (mask.rawValue >> 3, after.y, 60),
    ] {
      let exact = expected(bits, [0, 0, 0], change)
      #expect(zip(found, exact).allSatisfy { abs($0 - $1) < 1e-12 * 90 })
    }
  }

  @Test(arguments: masks)
  func `no length becomes negative, and the far margin absorbs the rest`(mask: Autoresizing) {
    let frame = mask.frame(Self.child, from: Self.parent, to: .zero)
    let after = parts(frame, in: .zero)
    for (bits, before, found) in [
      (mask.rawValue & 7, parts(Self.child, in: Self.parent).x, after.x),
      (mask.rawValue >> 3, parts(Self.child, in: Self.parent).y, after.y),
    ] {
      #expect(abs(found.reduce(0, +)) < 1e-9)
      var flexible = 0.0
      for part in 0..<3 where bits >> part & 1 == 1 { flexible += before[part] }
      let rigid: Double = before.reduce(0, +) - flexible
      for part in 0..<2 {
        let isFlexible = bits >> part & 1 == 1
        // The flexible parts share the space that the rigid ones leave, in proportion to their lengths.
        let least = isFlexible ? max(0, -before[part] * rigid / flexible) : before[part]
        #expect(abs(found[part] - least) < 1e-9)
      }
    }
  }

  @Test(arguments: masks)
  func `a thousand sizes and back leave no drift`(mask: Autoresizing) {
    var generator = SeededGenerator(seed: UInt64(mask.rawValue) + 1)
    // At least the size of the rigid parts, so that no flexible length becomes zero.
    var size = Self.parent
    var frame = Self.child
    for _ in rounds(1_000) {
      let next = Size2D(
        .random(in: 181...900, using: &generator),
        .random(in: 101...900, using: &generator)
      )
      frame = mask.frame(frame, from: size, to: next)
      size = next
    }
    let back = mask.frame(frame, from: size, to: Self.parent)
    #expect(abs(back.minX - 30) < 1e-9 && abs(back.size.width - 100) < 1e-9, "\(back)")
    #expect(abs(back.minY - 20) < 1e-9 && abs(back.size.height - 60) < 1e-9, "\(back)")
  }

  @Test func `a negative margin stays, and NaN is ignored`() {
    let mask: Autoresizing = [.flexibleLeft, .flexibleRight]
    let out = mask.frame(Rect2D(-10, 0, 50, 10), from: Size2D(100, 10), to: Size2D(160, 10))
    #expect(out == Rect2D(-10, 0, 50, 10))
    let bad = Rect2D(origin: Point2D(.nan, 0), size: Size2D(1, 1))
    #expect(mask.frame(bad, from: Size2D(1, 1), to: Size2D(2, 2)).origin.x.isNaN)
    #expect(mask.frame(bad, from: Size2D(1, 1), to: Size2D(2, 2)).origin.y == 0)
  }
}
