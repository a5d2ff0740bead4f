import Testing

@testable import Rotary

@Suite struct NumeralsTests {
  /// Sets of digits by their zeros; the last three are beyond U+FFFF.
  static let zeros: [Unicode.Scalar] = [
    "0", "\u{660}", "\u{6F0}", "\u{966}", "\u{E50}", "\u{1946}", "\u{11136}", "\u{1D7F6}",
    "\u{1E950}",
  ]
  static let numbers: [Double] = [
    0, 7, -3, 0.5, -0.04, 1_234_567.891, -9_876_543_210, 1e15, -1e15, 999_999_999_999_999,
  ]

  /// Converts a text from Latin digits to another set.
  private func translated(_ text: String, zero: Unicode.Scalar) throws -> String {
    var own = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": own.append(try #require(Unicode.Scalar(zero.value + scalar.value - 48)))
      case ".": own.append("\u{66B}")
      case "\u{202F}": own.append("\u{2E41}")
      default: own.append(scalar)
      }
    }
    return String(own)
  }

  @Test(arguments: zeros) func `each number has the digits and separators of its set`(
    zero: Unicode.Scalar
  ) throws {
    let numerals = try #require(Numerals("\(zero)\u{2E41}\u{66B}"))
    for number in Self.numbers {
      for decimals in [0, 1, 2] {
        for groups in [false, true] {
          for digits in [1, 4] {
            let latin = NumberText.text(
              number,
              decimals: decimals,
              groups: groups,
              minimumDigits: digits
            )
            let own = NumberText.text(
              number,
              decimals: decimals,
              groups: groups,
              minimumDigits: digits,
              numerals: numerals
            )
            #expect(try own == translated(latin, zero: zero))
          }
        }
      }
    }
    for number in [Double.nan, .infinity, -.infinity, 1e18, Double(Int64.min)] {
      #expect(NumberText.text(number, numerals: numerals) == "–")
    }
    #expect(numerals.percent("5") == "5%")
  }

  @Test func `known languages write numbers as people there do`() throws {
    let german = try #require(Numerals("0.,0\u{A0}%"))
    #expect(NumberText.text(-1234.5, decimals: 2, groups: true, numerals: german) == "−1.234,50")
    #expect(german.percent("12,5") == "12,5\u{A0}%")
    let turkish = try #require(Numerals("0.,%0"))
    #expect(turkish.percent("50") == "%50")
    let arabic = try #require(Numerals("٠٬٫٠٪\u{61C}"))
    #expect(NumberText.text(-1234.5, decimals: 1, groups: true, numerals: arabic) == "−١٬٢٣٤٫٥")
    #expect(arabic.percent("١٢٫٥") == "١٢٫٥٪\u{61C}")
    #expect(NumberText.text(7, minimumDigits: 2, numerals: arabic) == "٠٧")
    #expect(Numerals.latin.percent("25") == "25%")
  }

  @Test(
    arguments: [
      "", "0", "0.", "٠٬", "a,.", "A,.0%", "é,.", "Ж,.", " ,.", "〇,.〇%", "\u{FFFD},.", "9,.", "-1.",
    ]
  )
  func `a text without ten digits or separators is rejected`(text: String) throws {
    #expect(Numerals(text) == nil)
    var spinner = NumberSpinner()
    #expect(throws: SettingError.self) { try spinner.set("numerals", to: .text(text)) }
    #expect(spinner.environment.numerals == .latin)
  }

  @Test func `numerals equal their text, and the core's own equal it`() throws {
    #expect(Numerals(Numerals.latin.text) == .latin)
    let own = try #require(Numerals("०,.०%"))
    #expect(own != .latin && Numerals(own.text) == own)
    #expect(ControlEnvironment().numerals == .latin)
  }

  @Test(arguments: zeros) func `a digit of the set is read, and so is a Latin one`(
    zero: Unicode.Scalar
  ) throws {
    let numerals = try #require(Numerals("\(zero),."))
    for digit: UInt32 in 0...9 {
      let latin = try #require(Unicode.Scalar(48 + digit))
      let own = try #require(Unicode.Scalar(zero.value + digit))
      #expect(numerals.latin(own) == latin && numerals.latin(latin) == latin)
      #expect(numerals.own(latin) == own && numerals.own(own) == own)
    }
    for other: Unicode.Scalar in [":", "/", "a", "-", "\u{65F}", "\u{66A}"] {
      #expect(numerals.latin(other) == other && numerals.own(other) == other)
    }
  }

  @Test func `digits of the set and Latin ones are typed into a spinner and a row`() throws {
    let numerals = try #require(Numerals("٠٬٫"))
    var spinner = NumberSpinner(range: try SpinnerRange(from: 0, through: 100, step: 0.5))
    spinner.environment.numerals = numerals
    var row = SpinnerRow.digits(3)
    row.environment.numerals = numerals
    for (index, character) in "٤2٫٥".unicodeScalars.enumerated() {
      #expect(spinner.handle(.key(.character(character)), at: Double(index) / 9) == .handled)
      guard character != "٫" else { continue }
      row.handle(.key(.character(character)), at: Double(index) / 9)
    }
    spinner.advance(to: 99)
    row.advance(to: 99)
    #expect(spinner.value == 42.5 && spinner.title(of: 85) == "٤٢٫٥")
    #expect(row.value == 425 && row.text == "425")
    var letters = NumberSpinner()
    #expect(letters.handle(.key(.character("٤")), at: 0) == .declined)
  }

  @Test func `a wheel finds its numbers by digits of the set and by Latin ones`() throws {
    for character: Unicode.Scalar in ["३", "3"] {
      var wheel = Wheel()
      wheel.environment.numerals = try #require(Numerals("०,."))
      #expect(wheel.sectors.map { $0.title } == ["१", "२", "३", "४", "५", "६", "७", "८"])
      wheel.handle(.key(.character(character)), at: 0)
      wheel.advance(to: 9)
      #expect(wheel.value == 2)
    }
  }

  @Test func `titles from the app are unchanged, and numbers follow the set`() throws {
    let own = try #require(Numerals("०,."))
    var wheel = try Wheel(sectors: [Sector("1"), Sector("2")])
    wheel.environment.numerals = own
    #expect(wheel.sectors.map { $0.title } == ["1", "2"])
    try wheel.set("sectors", to: .number(3))
    try wheel.set("weights", to: .numbers([1, 2, 3]))
    #expect(wheel.sectors.map { $0.title } == ["१", "२", "३"])
    wheel.environment.numerals = .latin
    #expect(wheel.sectors.map { $0.title } == ["1", "2", "3"])
    #expect(wheel.sectors.map { $0.weight } == [1, 2, 3])
    try wheel.set("titles", to: .texts(["1", "2"]))
    wheel.environment.numerals = own
    #expect(wheel.sectors.map { $0.title } == ["1", "2"])
    try wheel.set("sectors", to: .number(3))
    try wheel.setSectors([Sector("१"), Sector("२")])
    wheel.environment.numerals = .latin
    #expect(wheel.sectors.map { $0.title } == ["१", "२"])
  }

  @Test func `digits of a set are as wide as Latin ones`() throws {
    var (latin, own) = (SpinnerRow.time, SpinnerRow.time)
    own.environment.numerals = try #require(Numerals("०,."))
    func sizes(_ row: SpinnerRow) -> [Double] { row.scene.texts.map { $0.content.style.size } }
    #expect(sizes(own) == sizes(latin))
    latin.size = Size2D(60, 300)
    own.size = latin.size
    #expect(sizes(own) == sizes(latin))
  }

  @Test func `a Persian number with a sign is isolated as a Latin one is`() {
    func display(_ string: String) -> String {
      let box = Rect2D(0, 0, 100, 20)
      return TextContent(string, style: TextStyle(size: 12), paint: .role(.ink), box: box)
        .displayString
    }
    #expect(display("−۱۲٫۵") == "\u{2066}−۱۲٫۵\u{2069}")
    #expect(display("−१२.५") == "−१२.५")
  }
}
