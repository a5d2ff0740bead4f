import Testing

@testable import Rotary

@Suite struct TypedFiguresTests {
  @Test(arguments: ["7", "12", "12.", "12.5", "0.25", "-3.5"])
  func `typed figures are written as typed`(text: String) {
    var figures = TypedFigures()
    for character in text.unicodeScalars {
      let isAccepted = figures.type(character)
      #expect(isAccepted)
    }
    #expect(String(decoding: figures.written.reversed(), as: UTF8.self) == text)
  }
}
