import Foundation
import Rotary
import Testing

@Suite struct DocumentationTests {
  @Test(arguments: ["MotionTrack", "KeyedTimeline"])
  func `the example in the documentation is the compiled one`(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let compiled = try lines(folder.appendingPathComponent("DocumentationExamples.swift"))
    let begin = try #require(compiled.firstIndex(of: "// begin \(name)"))
    let end = try #require(compiled.firstIndex(of: "// end \(name)"))
    let source = try lines(
      folder.appendingPathComponent("../../Sources/Rotary/Motion/\(name).swift").standardizedFileURL
    )
    let open = try #require(source.firstIndex(of: "/// ```swift"))
    let close = try #require(source[open...].firstIndex(of: "/// ```"))
    let shown = source[(open + 1)..<close].map {
      $0.dropFirst(3).trimmingCharacters(in: .whitespaces)
    }
    #expect(Array(compiled[(begin + 1)..<end]) == shown)
  }

  @Test func `the examples return what the documentation says`() {
    let track = DocumentationExamples.motionTrack()
    #expect(track.shown > 0 && track.shown < 1 && track.angle.rest == track.shown)
    let radius = DocumentationExamples.keyedTimeline() ?? 0
    #expect(radius > 0 && radius < 120)
  }

  private func lines(_ file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
