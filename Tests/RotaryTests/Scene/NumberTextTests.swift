import Rotary
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, 0, "0"), (7, 0, "7"), (10, 0, "10"), (1_000_000, 0, "1000000"), (-3, 0, "−3"),
    (0.5, 0, "1"), (-0.4, 0, "0"), (3.14159, 2, "3.14"), (-0.004, 2, "0.00"), (-0.005, 2, "−0.01"),
    (0.05, 1, "0.1"), (12.5, 9, "12.500000000"), (1.5, -2, "2"), (1e15, 0, "1000000000000000"),
    (1e-9, 9, "0.000000001"), (0.5, 99, "0.500000000000000"), (1, .min, "1"),
    (1, .max, "1.000000000000000"),
  ])
  func `a number is written as people write it`(number: Double, decimals: Int, text: String) {
    #expect(NumberText.text(number, decimals: decimals) == text)
  }

  @Test func `thousands are separated if so set`() {
    #expect(NumberText.text(1_234_567.8, decimals: 1, groups: true) == "1\u{202F}234\u{202F}567.8")
    #expect(NumberText.text(-123, groups: true) == "−123")
    #expect(NumberText.text(1_000, groups: true) == "1\u{202F}000")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e18])
  func `an invalid number is a dash`(number: Double) {
    #expect(NumberText.text(number) == "–")
    #expect(NumberText.text(number / 1e15, decimals: 15) == "–")
  }
}
