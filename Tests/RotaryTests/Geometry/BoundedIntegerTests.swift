import Rotary
import Testing

@Suite struct BoundedIntegerTests {
  @Test(
    arguments: [
      (0.0, 0), (-0.0, 0), (0.999, 0), (-0.999, 0), (1, 1), (-1, -1), (1e15, 1_000_000_000_000_000),
      (0x1p62, 1 << 62), (0x1p63 - 1024, .max - 1023), (-0x1p63 + 1024, .min + 1024),
    ] as [(Double, Int64)]
  )
  func `a number in range loses only its fraction`(number: Double, whole: Int64) {
    #expect(Int64(bounded: number) == whole)
  }

  @Test(arguments: [0x1p63, 1e19, 1e300, .greatestFiniteMagnitude, .infinity] as [Double])
  func `a number out of range is clamped`(number: Double) {
    #expect(Int64(bounded: number) == .max)
    #expect(Int64(bounded: -number) == .min)
    #expect(Int(bounded: number) == .max)
    #expect(Int(bounded: -number) == .min)
  }

  @Test func `NaN is 0`() {
    #expect(Int64(bounded: .nan) == 0)
    #expect(Int(bounded: .nan) == 0)
    #expect(Int64(bounded: -.nan) == 0)
  }
}
