#if Tool && (os(Linux) || os(macOS))
import Foundation
import RotaryGallery
import RotaryReplay
import Testing

@Suite struct CommandTests {
  static let header = "{\"recording\":1,\"control\":\"wheel\"}\n"

  @Test func `list names every setting with its default`() throws {
    let outcome = try Tool.run("list", "--json")
    #expect(outcome.code == 0)
    let controls = try #require(
      try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
    )
    #expect(controls.first?["control"] as? String == "wheel")
    let settings = try #require(controls.first?["settings"] as? [[String: Any]])
    #expect(settings.count >= 20)
    for setting in settings {
      for key in ["name", "kind", "unit", "default", "summary"] { #expect(setting[key] != nil) }
    }
    #expect(try Tool.run("list", "--settings").text.contains("pointer"))
  }

  @Test func `list prints only what has the words, in every form`() throws {
    for form in ["--table", "--json", "--names", "--types", "--markdown"] {
      let text = try Tool.run("list", "wheel", "dial", "--find", "opacity", form).text
      #expect(text.contains("pacity") && !text.contains("detents"), "\(form): \(text)")
    }
  }

  @Test func `list alone prints each control with a line, and how to continue`() throws {
    let lines = try Tool.run("list").text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 40 && lines.allSatisfy { $0.count <= 80 })
    for control in (Controls.standard + Gallery.controlTypes).all {
      let line = lines.first { $0.hasPrefix("  \(control.controlName) ") }
      #expect(line?.hasSuffix(".") == true, "\(control.controlName)")
    }
    for command in ["rotary list wheel", "rotary list --demos", "--markdown", "--json"] {
      #expect(lines.contains { $0.contains(command) }, "\(command)")
    }
  }

  @Test func `a list of what no control has says so, and has no holes`() throws {
    #expect(try Tool.run("list", "happiness", "--calls").text == "happiness: no calls\n")
    let text = try Tool.run("list", "--keys").text
    #expect(text.hasPrefix("wheel: keys\n") && !text.contains("\n\n\n"))
  }

  @Test func `replay prints events and the state, one JSON line each`() throws {
    let text = Self.header + "{\"t\":0,\"key\":\"ArrowRight\"}\n{\"t\":2,\"end\":true}\n"
    let outcome = try Tool.withFile(text) { try Tool.run("replay", $0) }
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let lines = try outcome.text.split(separator: "\n").map {
      try #require(
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      )
    }
    #expect(lines.compactMap { $0["event"] as? String } == ["changing", "changed"])
    let state = try #require(lines.last?["state"] as? [String: Any])
    #expect(state["value"] as? Double == 1)
    #expect(state["resting"] as? Bool == true)
  }

  @Test func `a check that fails ends with 1, and so does a malformed line, which prints nothing`()
    throws
  {
    let failing = Self.header + "{\"t\":1,\"check\":{\"value\":5}}\n"
    let failed = try Tool.withFile(failing) { try Tool.run("replay", $0) }
    #expect(failed.code == 1)
    #expect(failed.complaint.contains(":2: value is 0; expected 5"))
    let malformed = Self.header + "{\"t\":0,\"key\":\"ArrowRight\"}\n{\"t\":2,\"end\"\n"
    let refused = try Tool.withFile(malformed) { try Tool.run("replay", $0) }
    #expect(refused.code == 1)
    #expect(refused.output.isEmpty)
    #expect(refused.complaint.contains(":3: "))
  }

  @Test(arguments: [
    ["replay"], ["explode"], ["serve", "--port", "70000"], ["render", "spoon", "-o", "x.png"],
    ["render"], ["render", "--demo"], ["render", "--demo", "spoon"],
    ["render", "wheel", "-o", "x.bmp"], ["render", "wheel", "--set", "sectors", "-o", "-"],
    ["render", "wheel", "--set", "sectors=0", "-o", "-"],
    ["render", "wheel", "--set", "colour=red", "-o", "-"],
    ["render", "wheel", "--size", "ax9", "-o", "-"], ["render", "wheel", "--at", "1", "-o", "-"],
    ["render", "wheel", "--text-scale", "5", "-o", "-"],
    ["render", "wheel", "--set", "text-scale=0", "-o", "-"],
    ["render", "wheel", "--scale", "0", "-o", "-"],
  ])
  func `a wrong command line ends with 64, a sentence, and no output`(words: [String]) throws {
    try expect(words, code: 64)
  }

  @Test(arguments: [
    ["replay", "/no/such/file.jsonl"], ["render", "--from", "/no/such/file.jsonl"],
    ["serve", "--root", "/no/such/folder"], ["serve", "--host", "nowhere.invalid"],
    ["list", "--find", "zzz"], ["render", "wheel", "-o", "/no/such/folder/x.png"],
  ])
  func `a failure ends with 1, a sentence, and no output`(words: [String]) throws {
    try expect(words, code: 1)
  }

  private func expect(_ words: [String], code: Int32) throws {
    let process = Tool.process(words)
    let output = Pipe()
    let complaint = Pipe()
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == code, "\(said)")
    #expect(printed.isEmpty)
    #expect(said.count > 20)
  }

  @Test(arguments: [
    ("spinner-row", "kind=date value=2023-02-29", "a text such as 2024-02-29"),
    ("wheel", "deceleration=quick", "friction, normal, fast or a number from 0.9 to 0.9999"),
    ("wheel", "weights=1,2", "does not accept 2 values; expected 8"),
    ("dial", "value=nan", "cannot be nan; expected a number from"),
  ])
  func `a setting that is refused says what was given and what would do`(
    control: String,
    settings: String,
    expected: String
  ) throws {
    let set = settings.split(separator: " ").flatMap { ["--set", String($0)] }
    let outcome = try Tool.run(["render", control] + set + ["-o", "-"])
    #expect(outcome.code == 64 && outcome.complaint.contains(expected), "\(outcome.complaint)")
  }

  #if Pictures && canImport(RotaryCairo)
  @Test(arguments: [
    ("png", [0x89, 0x50, 0x4E, 0x47]), ("svg", [0x3C, 0x3F, 0x78, 0x6D]),
    ("pdf", [0x25, 0x50, 0x44, 0x46]),
  ])
  func `render writes a picture of each kind`(ending: String, magic: [UInt8]) throws {
    try Tool.withFile("", ending: ending) { path in
      let outcome = try Tool.run(
        "render",
        "wheel",
        "--set",
        "sectors=5",
        "--theme",
        "dark",
        "-o",
        path
      )
      #expect(outcome.code == 0, "\(outcome.complaint)")
      #expect(Array(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(4)) == magic)
    }
  }

  @Test func `a picture that cannot be written leaves the old one, and nothing beside it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rotary-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("wheel.png").path
    let link = folder.appendingPathComponent("link.png").path
    #expect(try Tool.run("render", "wheel", "--size", "40x40", "-o", picture).code == 0)
    let old = try Data(contentsOf: URL(fileURLWithPath: picture))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: picture)
    // No file may become longer than a block or two, as on a full disk.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" render wheel -o \"$1\""
    process.arguments = ["-c", script, Tool.path, link]
    let complaint = Pipe()
    process.standardError = complaint
    try process.run()
    let told = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(told.contains("cannot write \(link): File too large"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: picture)) == old)
    #expect(try Tool.run("render", "wheel", "-o", link).code == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: picture)) != old)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["link.png", "wheel.png"]
    )
  }

  @Test func `render to standard output, twice the same bytes`() throws {
    let first = try Tool.run("render", "wheel", "--size", "100x100", "-o", "-")
    let second = try Tool.run("render", "wheel", "--size", "100x100", "-o", "-")
    #expect(first.output.count > 1_000)
    #expect(first.output == second.output)
  }

  @Test func `a file that cannot be written is said so`() throws {
    let outcome = try Tool.run("render", "wheel", "-o", "/no/such/folder/x.png")
    #expect(outcome.code == 1)
    #expect(outcome.complaint.contains("cannot write /no/such/folder/x.png"))
  }

  @Test func `a replay that is refused leaves no picture behind`() throws {
    let text = Self.header + "{\"t\":1,\"setting\":{\"value\":99}}\n"
    try Tool.withFile(text) { path in
      let frames = path + "-frames"
      let outcome = try Tool.run("replay", path, "--frames", frames, "--fps", "10")
      #expect(outcome.code == 1 && outcome.output.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: frames))
    }
  }

  @Test func `a replay can be drawn, as frames and as moving pictures`() throws {
    let text = Self.header + "{\"t\":0,\"key\":\"ArrowRight\"}\n{\"t\":0.5,\"end\":true}\n"
    try Tool.withFile(text) { path in
      let frames = path + "-frames"
      defer { try? FileManager.default.removeItem(atPath: frames) }
      let outcome = try Tool.run("replay", path, "--frames", frames, "--fps", "10")
      #expect(outcome.code == 0, "\(outcome.complaint)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: frames).count == 5)
      for ending in ["gif", "webp"] {
        try Tool.withFile("", ending: ending) { picture in
          let outcome = try Tool.run("replay", path, "-o", picture, "--fps", "10")
          #expect(outcome.code == 0, "\(outcome.complaint)")
          let size = try Data(contentsOf: URL(fileURLWithPath: picture)).count
          #expect(size > 2_000)
        }
      }
    }
  }
  #endif
}
#endif
