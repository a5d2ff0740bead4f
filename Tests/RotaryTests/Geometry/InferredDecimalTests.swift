import Testing

@testable import Rotary

@Suite struct InferredDecimalTests {
  @Test func `a number near a decimal represents it up to nine digits`() {
    #expect(InferredDecimal(999_999_999.0.nextUp).value == 999_999_999)
    #expect(InferredDecimal(999_999_999.0.nextUp).decimals == 0)
    #expect(InferredDecimal(1e9.nextUp).decimals == nil)
    #expect(InferredDecimal(1e9).decimals == 0)
  }

  @Test func `a number is bounded on both sides of 0`() {
    #expect([-3.0, -2, 0, 2, 3].map { $0.bounded(to: 2) } == [-2, -2, 0, 2, 2])
    #expect(Double.nan.bounded(to: 2.0) == 0)
  }
}
