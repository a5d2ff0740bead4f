import RotaryReplay
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (12, "12"), (-1e15, "-1000000000000000"),
    (9_007_199_254_740_992, "9007199254740992"), (0.1, "0.1"), (-2.5, "-2.5"), (1e300, "1e+300"),
    (.nan, "null"), (-.infinity, "null"),
  ])
  func `a number is written as short as it can be read back`(number: Double, text: String) {
    #expect(JSONText.of(number) == text)
  }

  @Test func `what would end a text, or a line of it, is escaped`() {
    #expect(JSONText.of("a\"b\\c\n\u{1}\u{2028}é") == #""a\"b\\c\n\u0001\u2028é""#)
  }
}
