#if Tool && (os(Linux) || os(macOS))
import Foundation
import RotaryReplay
import Testing

@testable import RotaryCommands

struct ComplaintTests {
  private static let day = "{\"recording\":1,\"control\":\"wheel\"}\n{\"t\":1,\"end\":true}\n"
  private static let long = String(repeating: "x", count: 100_000)

  @Test(arguments: [
    (
      ["render", "spoon", "-o", "-"],
      "rotary render: unknown control \"spoon\"; expected one of"
    ),
    (
      ["render", "--demo", "spoon", "-o", "-"],
      "rotary render: unknown demo \"spoon\"; expected a demo, such as icon-wheel, phone, digit,"
    ),
    (
      ["render", "wheel", "--demo", "sleep", "-o", "-"],
      "rotary render: the argument names the control wheel, but the demo sleep has \"range-dial\"; expected one"
    ),
    (["render", "-o", "-"], "rotary render: missing a control; expected one of wheel,"),
    (["render", "wheel", "--pink", "-o", "-"], "rotary render: unknown option '--pink'"),
    (
      ["render", "wheel", "-o", "svg"],
      "rotary render: --output is \"svg\"; expected a name that ends in"
    ),
    (
      ["render", "wheel", "--theme", "pink", "-o", "-"],
      "rotary render: --theme is \"pink\"; expected one of light"
    ),
    (
      ["render", "wheel", "--scale", "nan", "-o", "-"],
      "rotary render: --scale is \"nan\"; expected a number from 0.1 to 16"
    ),
    (
      ["render", "wheel", "--text-scale", "-1", "-o", "-"],
      "rotary render: --text-scale is \"-1\"; expected a number from 0.5 to 4"
    ),
    (
      ["render", "wheel", "--set", "sectors=4", "--set", "value=x", "-o", "-"],
      "rotary render: \"value\" cannot be \"x\"; expected a whole number from 0 to 3"
    ),
    (
      ["render", "wheel", "--set", "hub=true", "--set", "hub=false", "-o", "-"],
      "rotary render: --set hub occurs twice; expected each setting once"
    ),
    (
      ["render", "wheel", "--set", "odds=[1,", "-o", "-"],
      "rotary render: \"odds\" cannot be \"[1,\"; expected a list of"
    ),
    (
      ["render", "wheel", "--sheet", "--size", "9x9", "-o", "-"],
      "rotary render: --sheet has its own sizes"
    ),
    (
      ["render", "wheel", "--size", "9x9x", "-o", "-"],
      "rotary render: --size is \"9x9x\"; expected WIDTHxHEIGHT"
    ),
    (
      ["render", "wheel", "--size", "5xnan", "-o", "-"],
      "rotary render: --size is \"5xnan\"; expected WIDTHxHEIGHT"
    ),
    (
      ["render", "wheel", "--size", "9000x9000", "-o", "-"],
      "rotary render: a picture of 10800 × 10800 points"
    ),
    (
      ["render", "wheel", "--size", "10000x1", "--scale", "16", "-o", "-"],
      "rotary render: a picture of 10006.0 × 7.0 points at scale 16.0 is too large; a picture has at most 32,767"
    ),
    (
      ["render", "wheel", "--set", "odds=-1,2", "-o", "-"],
      "rotary render: \"odds\" cannot be [-1,2]; expected a list of numbers of at least 0"
    ),
    (
      ["render", "wheel", "--set", "weights=0", "-o", "-"],
      "rotary render: \"weights\" cannot be [0]; expected a list of numbers above 0"
    ),
    (
      ["render", "dial", "--set", "max=1e15", "--set", "step=3", "-o", "-"],
      "rotary render: \"step\" cannot be 3 with the other settings; expected any or a number "
    ),
    (
      ["render", "wheel", "--set", "stops=soon", "-o", "-"],
      "rotary render: \"stops\" cannot be \"soon\"; expected a list of numbers from -"
    ),
    (
      ["render", "wheel", "--font", "", "-o", "-"],
      "rotary render: --font is \"\"; expected names of 1 to 200"
    ),
    (
      ["render", "--set", "sectors", "4"],
      "rotary render: --set is \"sectors\"; expected NAME=VALUE"
    ),
    (["list", "spoon"], "rotary list: unknown control \"spoon\"; expected one of"),
    (["list", "--names", "--calls"], "rotary list: --names prints settings"),
    (
      ["serve", "--port", "-1"],
      "rotary serve: --port is \"-1\"; expected a whole number from 1 to 65535"
    ),
    (
      ["serve", "--port", "70000"],
      "rotary serve: --port is \"70000\"; expected a whole number from 1 to 65535"
    ),
    (["explode"], "rotary: unknown command 'explode'. Expected one of list, render, replay, serve"),
    (
      ["render", "wheel", "--set", "labels=\u{1B}[31m\u{7}", "-o", "-"],
      "rotary render: \"labels\" cannot be \"\\u001b[31m"
    ),
    (["render", long, "-o", "-"], "rotary render: unknown control \"xxxxxxxxxx"),
    (
      ["render", "wheel", "--set", "labels=\(long)", "-o", "-"],
      "rotary render: \"labels\" cannot be \"xxx"
    ),
  ])
  func `an error says the command, what is wrong and what was expected`(
    words: [String],
    expected: String
  ) throws {
    let outcome = try Tool.run(words)
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix(expected), "\(outcome.complaint)")
    #expect(outcome.complaint.count < 1_000)
    let lines = outcome.complaint.split(separator: "\n")
    #expect(lines.count == 1 || lines.count == 2 && lines[1].hasPrefix("See rotary"), "\(lines)")
  }

  @Test(arguments: [
    (["list", "--find", "zzz"], "rotary list: no entry contains \"zzz\"\n"),
    (
      ["list", "--find", "opacty"],
      "rotary list: no entry contains \"opacty\". Did you mean \"opacity\"?\n"
    ),
    (["replay", "/no/such.jsonl"], "rotary replay: /no/such.jsonl: no such file\n"),
    (["replay", "/dev/null", "--fps", "0"], "rotary replay: /dev/null: the file is empty"),
  ])
  func `a failure says the command and the problem`(words: [String], expected: String) throws {
    let outcome = try Tool.run(words)
    #expect(outcome.code == 1 && outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix(expected), "\(outcome.complaint)")
  }

  @Test(arguments: ["nan", "-1", "inf", "1e9", "-0.001", "", "soon", "1e400"])
  func `an instant is within a day, and finite`(at: String) throws {
    let outcome = try Tool.withFile(Self.day) {
      try Tool.run("render", "--from", $0, "--at", at, "-o", "-")
    }
    #expect(
      outcome.complaint
        == "rotary render: --at is \(JSONText.of(at)); expected a number from 0 to 86400 seconds\n"
    )
    #expect(outcome.code == 64)
  }

  @Test(arguments: [
    (["--theme", "pink"], "--theme is \"pink\"; expected one of"),
    (["--scale", "99"], "--scale is \"99\"; expected a number from 0.1 to 16"),
    (["--quality", "900"], "--quality is \"900\"; expected a number from 0 to 100"),
    (["--quality", "10", "-o", "film.gif"], "--quality requires --output FILE.webp"),
  ])
  func `options of a film are read also where none is made`(
    words: [String],
    expected: String
  ) throws {
    let outcome = try Tool.withFile(Self.day) { try Tool.run(["replay", $0] + words) }
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("rotary replay: " + expected), "\(outcome.complaint)")
  }

  @Test func `a line that is wrong is named by file and line, as editors read it`() throws {
    try Tool.withFile(Self.day + "{\"t\":2,\"key\":\"x\"}\n") { path in
      for words in [["replay", path], ["render", "--from", path, "-o", "-"]] {
        let outcome = try Tool.run(words)
        #expect(
          outcome.code == 1 && outcome.complaint.hasPrefix("\(path):3: "),
          "\(outcome.complaint)"
        )
      }
    }
  }

  @Test func `a setting that is wrong beside a recording is not blamed on its line`() throws {
    let outcome = try Tool.withFile(Self.day) {
      try Tool.run("render", "--from", $0, "--set", "sectors=0", "-o", "-")
    }
    #expect(outcome.code == 64)
    #expect(
      outcome.complaint.hasPrefix("rotary render: \"sectors\" cannot be 0"),
      "\(outcome.complaint)"
    )
  }

  @Test func `standard input is a recording, for replay and for render`() throws {
    func run(_ text: String, _ words: String...) throws -> Tool.Outcome {
      try Tool.withFile(text) { path in
        let script = "\"$0\" \"$@\" < '\(path)'"
        return try Tool.run(program: "/bin/sh", ["-c", script, Tool.path] + words)
      }
    }
    let played = try run(Self.day, "replay", "-")
    #expect(played.code == 0 && played.text.contains("\"state\""), "\(played.complaint)")
    #expect(try run(Self.day, "render", "--from", "-", "-o", "-").output.count > 1_000)
    #expect(try run("{}", "replay", "-").complaint.hasPrefix("standard input:1: "))
    #expect(try run("", "replay", "-").complaint.hasPrefix("rotary replay: standard input: "))
  }

  @Test func `shells complete the names of controls and demos`() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try Tool.run("--generate-completion-script", shell).text
      for name in ["range-dial", "star-field", "fortune", "dark-high-contrast"] {
        #expect(script.contains(name), "\(shell): \(name)")
      }
    }
  }

  @Test(arguments: ["", "list", "render", "replay"])
  func `the examples of the help work`(command: String) throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized.path
    let help = try Tool.run([command, "--help"].filter { !$0.isEmpty }).text
    let examples = help.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "Examples:" }.dropFirst().prefix { !$0.isEmpty }
    #expect(examples.count >= 3, "\(help)")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rotary-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for example in examples {
      let script =
        "cd '\(folder.path)'; ln -sf '\(root)/Recordings' .; tool=$0; "
        + "rotary() { \"$tool\" \"$@\"; }\n\(example)"
      let outcome = try Tool.run(program: "/bin/bash", ["-c", script, Tool.path])
      #expect(outcome.code == 0, "\(example): \(outcome.complaint)")
    }
  }
}
#endif
