import Foundation
import Rotary
import RotaryReplay
import Testing

@Suite struct RecordingErrorTests {
  static let header = "{\"recording\":1,\"control\":\"wheel\"}\n"

  /// The error of a recording that cannot be read or played.
  func complaint(_ text: String) -> String? {
    do {
      var player = try Player<Wheel>(try Recording(text: text, file: "f"))
      try player.play()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("nonsense", "not JSON"), ("[1]", "expected an object"), ("{\"t\":1}", "no input"),
    ("{\"end\":true}", "no \"t\""), ("{\"t\":\"1\",\"end\":true}", "expected a number"),
    ("{\"t\":1e999,\"end\":true}", "not JSON"),
    ("{\"t\":-1,\"end\":true}", "before the line above"),
    ("{\"t\":1,\"end\":false}", "expected true"),
    ("{\"t\":1,\"key\":\"Enter\",\"end\":true}", "one of them per line"),
    ("{\"t\":1,\"pointer\":\"poke\",\"x\":1,\"y\":1}", "expected one of \"cancel\""),
    ("{\"t\":1,\"pointer\":\"down\",\"x\":1}", "needs \"x\" and \"y\""),
    ("{\"t\":1,\"pointer\":\"down\",\"x\":1,\"y\":null}", "expected a number"),
    ("{\"t\":1,\"pointer\":\"down\",\"x\":1,\"y\":1,\"z\":1}", "unknown key \"z\""),
    ("{\"t\":1,\"pointer\":\"down\",\"x\":1,\"y\":1,\"id\":1.5}", "whole number"),
    ("{\"t\":1,\"pointer\":\"down\",\"x\":1,\"y\":1,\"kind\":\"nose\"}", "\"touch\""),
    ("{\"t\":1,\"key\":\"Any\"}", "\"ArrowLeft\""),
    ("{\"t\":1,\"key\":\"a\",\"modifiers\":[\"hyper\"]}", "\"shift\""),
    ("{\"t\":1,\"wheel\":[0,1],\"unit\":\"miles\"}", "expected one of \"notches\""),
    ("{\"t\":1,\"wheel\":[0,1],\"phase\":\"new\"}", "expected one of \"began\""),
    ("{\"t\":1,\"accessibility\":\"look\"}", "expected one of \"activate\""),
    ("{\"t\":1,\"accessibility\":\"activate\",\"value\":1}", "unknown key \"value\""),
    ("{\"t\":1,\"accessibility\":\"setValue\"}", "needs \"value\""),
    ("{\"t\":1,\"wheel\":[1]}", "two numbers"), ("{\"t\":1,\"size\":[-1,5]}", "0 to 100,000"),
    ("{\"t\":1,\"call\":\"explode\"}", "no call \"explode\"; expected one of select"),
    ("{\"t\":1,\"call\":\"spinn\"}", "no call \"spinn\". Did you mean \"spin\"?"),
    ("{\"t\":1,\"pionter\":\"down\"}", "Did you mean \"pointer\"?"),
    ("{\"t\":1,\"key\":\"ArowLeft\"}", "Did you mean \"ArrowLeft\"?"),
    ("{\"t\":1,\"check\":{\"rotaton\":0}}", "Did you mean \"rotation\"?"),
    ("{\"t\":1,\"setting\":{\"direction\":\"clokwise\"}}", "Did you mean \"clockwise\"?"),
    ("{\"t\":1,\"call\":\"select\"}", "rejects \"select\""),
    ("{\"t\":1,\"call\":\"select\",\"arguments\":{\"index\":80}}", "rejects \"select\""),
    ("{\"t\":1,\"setting\":{\"sectors\":0}}", "whole number from 1"),
    ("{\"t\":1,\"setting\":{\"sector\":3}}", "no setting \"sector\". Did you mean \"sectors\"?"),
    ("{\"t\":1,\"setting\":{}}", "one setting"),
    ("{\"t\":1,\"check\":{\"mood\":3}}", "no \"mood\""),
    ("{\"t\":1,\"check\":{\"rotation\":0},\"tolerance\":-1}", "0 or more"),
    ("{\"t\":1,\"check\":{}}", "\"check\" is empty"),
    ("{\"t\":1,\"check\":{\"resting\":1}}", "expected a value of the same kind as true"),
    ("{\"t\":1e9,\"end\":true}", "a day"),
    ("{\"t\":1,\"orientation\":\"sideways\"}", "\"landscapeLeft\", \"landscapeRight\""),
  ])
  func `a line that means nothing is refused with its number and what was expected`(
    line: String,
    expected: String
  ) throws {
    let said = try #require(complaint(Self.header + "{\"t\":0,\"detent\":1}\n" + line))
    #expect(said.hasPrefix("f:3: "), "\(said)")
    #expect(said.contains(expected), "\(said)")
  }

  @Test(arguments: [
    ("", "the file is empty"), ("\n \n", "the file is empty"),
    ("{}", "no \"recording\""), ("{\"recording\":2,\"control\":\"wheel\"}", "expected 1"),
    ("{\"recording\":1}", "no \"control\""),
    ("{\"recording\":1,\"control\":\"wheel\",\"settings\":[]}", "expected an object"),
    (
      "{\"recording\":1,\"control\":\"wheel\",\"settings\":{\"sectors\":2,\"weights\":[1,-2]}}",
      "expected a list of numbers above 0"
    ),
    (
      "{\"recording\":1,\"control\":\"wheel\",\"sizes\":[1,2]}",
      "unknown key \"sizes\". Did you mean \"size\"?"
    ),
    (
      "{\"recording\":1,\"control\":\"wheel\",\"settings\":{\"weights\":[1,2]}}",
      "does not accept 2 values; expected 8"
    ),
    (
      "{\"recording\":1,\"control\":\"wheel\",\"settings\":{\"deceleration\":\"quick\"}}",
      "cannot be \"quick\"; expected friction, normal, fast or a number from 0.9 to 0.9999"
    ),
  ])
  func `a first line that means nothing is refused`(text: String, expected: String) throws {
    let said = try #require(complaint(text))
    #expect(said.contains(expected), "\(said)")
  }

  @Test func `time that runs back is refused, and standing still is not`() throws {
    let lines = "{\"t\":1,\"detent\":1}\n"
    #expect(complaint(Self.header + lines + lines) == nil)
    #expect(complaint(Self.header + lines + "{\"t\":0.9,\"detent\":1}") != nil)
  }

  @Test func `a line after the end is refused`() throws {
    let text = Self.header + "{\"t\":1,\"end\":true}\n{\"t\":1,\"detent\":1}"
    #expect(try #require(complaint(text)).contains("after the end"))
  }

  @Test func `a line of ten megabytes is refused, not read`() throws {
    let text = Self.header + "{\"t\":1,\"key\":\"" + String(repeating: "a", count: 10_000_000)
    #expect(try #require(complaint(text)).contains("over 1000000 bytes"))
  }

  @Test func `99 megabytes of spaces are refused by their first line`() throws {
    let spaces = String(repeating: " ", count: 99_000_000)
    #expect(try #require(complaint("\n" + spaces)).contains("over 1000000 bytes"))
  }

  @Test func `a mark before the text and the line ends of Windows are no mistake`() throws {
    let plain = "{\"recording\":1,\"control\":\"wheel\"}\n\n{\"t\":1,\"end\":true}\n"
    let lines = try Recording(text: plain, file: "f").lines
    for text in ["\u{FEFF}" + plain, plain.replacingOccurrences(of: "\n", with: "\r\n")] {
      let read = try Recording(text: text, file: "f")
      #expect(read.control == "wheel")
      #expect(read.lines.map(\.time) == lines.map(\.time))
    }
  }

  @Test func `files that are none are refused with a sentence`() throws {
    let folder = NSTemporaryDirectory()
    #expect(throws: RecordingError.self) { try Recording(file: folder) }
    #expect(throws: RecordingError.self) { try Recording(file: folder + "/no-such-file.jsonl") }
    let binary = folder + "/rotary-\(UUID().uuidString)"
    #expect(FileManager.default.createFile(atPath: binary, contents: Data([0xFF, 0xFE, 0x00])))
    defer { try? FileManager.default.removeItem(atPath: binary) }
    #expect(throws: RecordingError.self) { try Recording(file: binary) }
  }

  @Test func `a check that fails says which line, what was expected and what was found`() throws {
    let text = Self.header + "{\"t\":1,\"check\":{\"value\":4,\"resting\":true}}"
    var player = try Player<Wheel>(try Recording(text: text, file: "f"))
    try player.play()
    #expect(player.failures.map { $0.description } == ["f:2: value is 0; expected 4"])
  }

  @Test func `settings are applied in the order of the control, not of the file`() throws {
    let text =
      "{\"recording\":1,\"control\":\"wheel\",\"settings\":{\"weights\":[1,2],\"value\":1,\"titles\":[\"a\",\"b\"]}}"
    let player = try Player<Wheel>(try Recording(text: text, file: "f"))
    #expect(player.control.sectors.map { $0.weight } == [1, 2])
    #expect(player.control.value == 1)
  }

  @Test func `an empty list is a list of whatever the setting has`() throws {
    let text =
      "{\"recording\":1,\"control\":\"wheel\",\"settings\":{\"icons\":[],\"weights\":[]}}"
    #expect(complaint(text) == nil)
  }
}
