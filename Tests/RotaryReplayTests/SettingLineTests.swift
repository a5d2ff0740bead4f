import Rotary
import RotaryGallery
import RotaryReplay
import Testing

struct SettingLineTests {
  private static let settings =
    (Controls.standard + Gallery.controlTypes).all.flatMap { $0.settings }

  @Test func `every default is read from its own line, and lists from their JSON as well`() {
    #expect(Self.settings.count > 250)
    for setting in Self.settings {
      let value = setting.defaultValue
      #expect(SettingValue(line: value.line, for: setting.kind) == value, "\(setting.name)")
      switch value {
      case .numbers, .texts:
        let json = JSONText.of(value)
        #expect(SettingValue(line: json, for: setting.kind) == value, "\(setting.name)")
      case .number, .flag, .text: break
      }
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), (" a , b c ", ["a", "b c"]), ("a,,b", ["a", "", "b"]),
    ("a\\,b,c", ["a,b", "c"]), ("a\\\\,b", ["a\\", "b"]), ("\\[a,b", ["[a", "b"]),
    ("\\ a\\ ", [" a "]), ("a\\", ["a\\"]), ("[\"a,b\",\"\"]", ["a,b", ""]), ("[]", []),
    ("é\u{301},\u{1F600}", ["é\u{301}", "\u{1F600}"]),
  ])
  func `a list has commas between its entries, or is JSON`(line: String, entries: [String]) {
    #expect(SettingValue(line: line, for: .texts) == .texts(entries))
  }

  @Test(arguments: [
    [""], ["a,b"], [" a"], ["a "], ["[a"], ["a\\"], ["\\,"], [], ["", ""], ["\n", "\u{7F}", "a"],
  ])
  func `what is hard to write is read again as it was`(entries: [String]) {
    let value = SettingValue.texts(entries)
    #expect(SettingValue(line: value.line, for: .texts) == value, "\(value.line)")
  }

  @Test func `numbers are read with spaces around them, and what is none is refused`() {
    let kind = SettingDescription.Kind.number(minimum: 0, maximum: 1)
    #expect(SettingValue(line: " 0.5 ", for: kind) == .number(0.5))
    #expect(SettingValue(line: "1e400", for: kind) == .number(.infinity))
    for line in ["", "half", "1,2", "[1]"] { #expect(SettingValue(line: line, for: kind) == nil) }
    let numbers = SettingDescription.Kind.numbers(minimum: 0, maximum: 1)
    #expect(SettingValue(line: "1, 2.5", for: numbers) == .numbers([1, 2.5]))
    #expect(SettingValue(line: "[1,2.5]", for: numbers) == .numbers([1, 2.5]))
    for line in ["1,,2", "a", "[1", "[\"a\"]", "[1,null]"] {
      #expect(SettingValue(line: line, for: numbers) == nil, "\(line)")
    }
    #expect(SettingValue(line: "true", for: .flag) == .flag(true))
    #expect(SettingValue(line: "yes", for: .flag) == nil)
  }

  @Test func `a refusal says the range that holds now`() {
    func problem<C: ConfigurableControl>(_: C.Type, _ settings: [String: SettingValue]) -> String {
      do { _ = try C.make(settings) } catch { return error.description }
      return ""
    }
    let expected = "expected a whole number from 0 to 3"
    for value in [SettingValue.number(9), .text("abc")] {
      let text = problem(Wheel.self, ["sectors": .number(4), "value": value])
      #expect(text.hasSuffix(expected), "\(text)")
    }
    let long = problem(Wheel.self, ["labels": .text(String(repeating: "x", count: 100_000))])
    #expect(long.contains("(100000 characters)") && long.count < 300)
  }
}
