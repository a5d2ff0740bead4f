#if Tool && (os(Linux) || os(macOS))
#if Pictures && canImport(RotaryCairo)
import Foundation
import Rotary
import RotaryCairo
import RotaryReplay
import Testing

@testable import RotaryCommands

struct RenderTests {
  @Test(arguments: [
    ("svg", [0x3C, 0x3F, 0x78, 0x6D]), ("pdf", [0x25, 0x50, 0x44, 0x46]),
    ("png", [0x89, 0x50, 0x4E, 0x47]),
  ])
  func `a sheet is written in the format that its name says`(ending: String, magic: [UInt8]) throws
  {
    try Tool.withFile("", ending: ending) { path in
      let outcome = try Tool.run("render", "dial", "--sheet", "-o", path)
      #expect(outcome.code == 0, "\(outcome.complaint)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(Array(bytes.prefix(4)) == magic)
      #expect(bytes.count > 20_000)
    }
  }

  @Test func `each cell of a sheet says control, state, theme, size and scale`() throws {
    for format in PictureFormat.allCases {
      let sheet = ContactSheet.sheet(of: Dial(), as: format, families: FontFamilies())
      #expect(sheet.cells.count == 8 * 2 * (format == .png ? 5 : 3))
      let first = try #require(sheet.cells.first?.scene.text)
      #expect(first.contains("dial: rest") && first.contains("light, 160 × 160, scale 1"))
      let last = try #require(sheet.cells.last?.scene.text)
      #expect(last.contains("dial: selected") && last.contains("dark, 640 × 640, scale 1"))
      #expect(sheet.cells.last?.theme == .dark)
      #expect(Set(sheet.cells.map { $0.scene.text }).count == sheet.cells.count)
    }
  }

  @Test(arguments: Controls.standard.all.map { $0.controlName })
  func `nothing of a control is cut off by its cell of a sheet`(name: String) throws {
    let kind = try #require(Controls.standard.named(name))
    func cells<C: ConfigurableControl>(_: C.Type) throws -> [PictureSheet.Cell] {
      ContactSheet.sheet(of: try C.make([:]), as: .svg, families: FontFamilies()).cells
    }
    for cell in try cells(kind) {
      let drawn = try #require(SceneRenderer().drawnBounds(of: NodeID(.max), in: cell.scene))
      let size = cell.scene.size
      #expect(
        drawn.minX >= 0 && drawn.minY >= 0 && drawn.maxX <= size.width
          && drawn.maxY <= size.height,
        "\(drawn) in \(size)"
      )
    }
  }

  @Test func `a frame of a film is as large as a picture of it`() throws {
    // The shadow of so small a dial needs more than the least space.
    let text = """
      {"recording":1,"control":"dial","size":[40,40]}
      {"t":0,"end":true}
      """
    try Tool.withFile(text) { path in
      let frames = path + "-frames"
      defer { try? FileManager.default.removeItem(atPath: frames) }
      let outcome = try Tool.run("replay", path, "--frames", frames, "--fps", "10")
      #expect(outcome.code == 0, "\(outcome.complaint)")
      let picture = try Tool.run("render", "--from", path, "-o", "-")
      let frame = try Data(contentsOf: URL(fileURLWithPath: frames + "/00000.png"))
      // A PNG begins with 16 bytes that all have, then its width and height.
      #expect(frame.prefix(24) == picture.output.prefix(24))
    }
  }

  /// Runs a test in an empty folder, which is deleted afterwards.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rotary-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `without a file's name, render finds a free one, and says what it wrote`() throws {
    try inFolder { folder in
      let size = ["--size", "60x40"]
      for (words, file) in [
        (["wheel"], "wheel.png"), (["wheel"], "wheel-2.png"), (["wheel"], "wheel-3.png"),
        (["--demo", "sleep"], "sleep.png"), (["range-dial", "--demo", "sleep"], "sleep-2.png"),
      ] {
        let outcome = try Tool.run(["render"] + words + size, in: folder)
        #expect(outcome.code == 0 && outcome.output.isEmpty)
        let format = try #require(
          try outcome.complaint.wholeMatch(
            of: Regex("Wrote \(file): PNG, (\\d+) × (\\d+) pixels\n")
          )
        )
        #expect(format.count == 3)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path))
      }
      let sheet = try Tool.run(["render", "dial", "--sheet"], in: folder)
      #expect(sheet.complaint.hasPrefix("Wrote dial-sheet.png: PNG, "))
    }
  }

  @Test func `render says the format and size of each file, and nothing of standard output`() throws
  {
    try inFolder { folder in
      for (file, words, summary) in [
        ("a.png", ["--scale", "2"], "PNG, 136 × 96 pixels"), ("a.png", [], "PNG, 68 × 48 pixels"),
        ("a.svg", [], "SVG, 68 × 48 points"), ("a.pdf", [], "PDF, 68 × 48 points"),
      ] {
        let outcome = try Tool.run(
          ["render", "wheel", "--size", "60x40", "-o", file] + words,
          in: folder
        )
        #expect(outcome.complaint == "Wrote \(file): \(summary)\n")
      }
      let piped = try Tool.run(["render", "wheel", "-o", "-"], in: folder)
      #expect(piped.code == 0 && piped.complaint.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }
  }

  @Test func `replay says which pictures it wrote`() throws {
    let text = "{\"recording\":1,\"control\":\"dial\",\"size\":[40,40]}\n{\"t\":0.5,\"end\":true}\n"
    try inFolder { folder in
      try Tool.withFile(text) { path in
        let words = ["replay", path, "--fps", "10", "--frames", "frames", "-o", "a.gif"]
        let outcome = try Tool.run(words, in: folder)
        let lines = outcome.complaint.split(separator: "\n")
        #expect(lines.count == 2 && outcome.text.split(separator: "\n").count == 1)
        #expect(
          lines.first?.wholeMatch(of: /Wrote 5 frames to frames: PNG, \d+ × \d+ pixels/) != nil,
          "\(lines)"
        )
        #expect(
          lines.last?.wholeMatch(of: /Wrote a.gif: GIF, \d+ × \d+ pixels, 5 frames/) != nil,
          "\(lines)"
        )
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: folder.path + "/frames").count == 5
        )
      }
    }
  }

  @Test func `a demo or a recording says which control is drawn`() throws {
    let size = ["--size", "60x60", "-o", "-"]
    let named = try Tool.run(["render", "range-dial", "--demo", "sleep"] + size)
    let implied = try Tool.run(["render", "--demo", "sleep"] + size)
    #expect(implied.code == 0, "\(implied.complaint)")
    #expect(implied.output == named.output && implied.output.count > 500)
    let text = "{\"recording\":1,\"control\":\"dial\"}\n{\"t\":1,\"end\":true}\n"
    let recorded = try Tool.withFile(text) { try Tool.run(["render", "--from", $0] + size) }
    #expect(recorded.output == (try Tool.run(["render", "dial"] + size)).output)
  }

  @Test func `a list is given with escaped commas or as JSON`() throws {
    let ways = ["titles=Yes,No,Ask\\, later", "titles=[\"Yes\",\"No\",\"Ask, later\"]"]
    let pictures = try ways.map { try Tool.run("render", "wheel", "--set", $0, "-o", "-") }
    #expect(pictures[0].code == 0, "\(pictures[0].complaint)")
    #expect(pictures[0].output == pictures[1].output && pictures[0].output.count > 1_000)
    let four = try Tool.run("render", "wheel", "--set", "titles=Yes,No,Ask,later", "-o", "-")
    #expect(four.output != pictures[0].output)
  }

  @Test func `a font that is there changes the letters, and one that is not leaves the usual ones`()
    throws
  {
    func picture(_ font: String...) throws -> Data {
      let words = font.flatMap { ["--font", $0] }
      return try Tool.run(["render", "dial", "--set", "caption=Warm"] + words + ["-o", "-"]).output
    }
    let usual = try picture()
    #expect(try picture("No such family, sans-serif") == usual)
    #expect(try picture("monospace") != usual)
  }
}
#endif
#endif
