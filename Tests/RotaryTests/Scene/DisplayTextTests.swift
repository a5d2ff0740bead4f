import Rotary
import RotaryTestRandom
import Testing

@Suite struct DisplayTextTests {
  private func display(of string: String) -> String {
    TextContent(
      string,
      style: TextStyle(size: 12),
      paint: .role(.ink),
      box: Rect2D(0, 0, 100, 20)
    ).displayString
  }

  @Test(arguments: ["", "Oslo", "−12.0 dB", "1\u{202F}234", "שלום", "東京 −5"])
  func `a plain text is displayed unchanged`(string: String) {
    #expect(Array(display(of: string).utf8) == Array(string.utf8))
  }

  @Test func `non-characters are omitted, and a line break becomes a space`() throws {
    for code: UInt32 in [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] {
      let character = try #require(Unicode.Scalar(code))
      #expect(display(of: "a\(character)b") == "ab")
    }
    #expect(display(of: "\u{0}a\u{1B}b\u{7F}c\u{9F}") == "abc")
    #expect(display(of: "one\ntwo\tthree") == "one two three")
    #expect(display(of: "one\r\ntwo") == "one  two")
  }

  @Test func `a number with a sign is isolated in right-to-left text`() {
    let isolated = { (number: String) in "\u{2066}\(number)\u{2069}" }
    #expect(display(of: "−12.0 דציבל") == isolated("−12.0") + " דציבל")
    #expect(display(of: "דציבל -3") == "דציבל " + isolated("-3"))
    #expect(display(of: "مدى +1\u{202F}234,5.") == "مدى " + isolated("+1\u{202F}234,5") + ".")
    #expect(display(of: "א - 3 − ב") == "א - 3 − ב")
    #expect(display(of: "א −1−2") == "א " + isolated("−1") + isolated("−2"))
  }

  @Test func `any text has a display form, whose display form is the same`() {
    var random = SeededGenerator(seed: 71)
    let alphabet: [Unicode.Scalar] = [
      "a", "7", "0", "-", "−", "+", ".", ",", "\u{202F}", "א", "ع", Unicode.Scalar(0xFFFE)!,
      "\u{0}", "\n", "é", "😀",
    ]
    for _ in rounds(2_000) {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(alphabet.randomElement(using: &random)!)
      }
      let shown = display(of: String(text))
      let opened = shown.unicodeScalars.filter { $0 == "\u{2066}" }.count
      #expect(opened == shown.unicodeScalars.filter { $0 == "\u{2069}" }.count)
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0xFFFE })
      let bare = { (text: String) in
        String(
          String.UnicodeScalarView(
            text.unicodeScalars.filter { !"\u{2066}\u{2069}".unicodeScalars.contains($0) }
          )
        )
      }
      #expect(bare(display(of: bare(shown))) == bare(shown))
    }
  }
}
