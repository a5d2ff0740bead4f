import Foundation
import Testing

/// Checks that the code in the documents about Apple's platforms is compiled here.
///
/// The code between `// begin` and `// end` in `Blocks/` equals the code in the document of the same name.
@Suite struct DocumentTests {
  static let names = [
    "FromUIPickerView", "FromUISliderAndUIDatePicker", "InSwiftUI", "CommandsInSwiftUI",
    "InAStoryboard", "TheFiveOriginals", "TenThings",
  ]

  @Test(arguments: names)
  func `each code block of a document equals a compiled one`(name: String) throws {
    let shown = blocks(of: try Folder.document(name), from: "```swift", to: "```")
    let source = try Folder.sources.text(of: "\(name).swift")
    let compiled = blocks(of: source, from: "// begin", to: "// end")
    #expect(!shown.isEmpty)
    #expect(shown.filter { !compiled.contains($0) } == [])
    #expect(compiled.filter { !shown.contains($0) } == [])
  }

  // "Ten things" is a list of examples.
  @Test(arguments: names.dropLast())
  func `a document has at most 120 lines, with a table of counterparts`(name: String) throws {
    let lines = try Folder.document(name).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count <= 121)
    #expect(lines.contains { $0.hasPrefix("| ") && $0.contains(" | Rotary") })
  }

  @Test func `the index names every document`() throws {
    let index = try Folder.document("OnApplePlatforms")
    #expect(Self.names.filter { !index.contains("\($0).md)") } == [])
  }

  private func blocks(of text: String, from start: String, to end: String) -> [String] {
    var found: [String] = []
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = open, line == end {
        found.append(lines.joined(separator: "\n"))
        open = nil
      } else if open != nil {
        open?.append(line)
      } else if line == start {
        open = []
      }
    }
    return found
  }
}

/// A folder of texts.
struct Folder {
  let url: URL

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  /// The compiled blocks, one file per document.
  static let sources = Folder(url: tests.appendingPathComponent("Blocks"))
  /// Returns the text of an article of RotarySwiftUI or RotaryUIKit.
  static func document(_ name: String) throws -> String {
    let root = (0..<4).reduce(tests) { url, _ in url.deletingLastPathComponent() }
    let module = name.hasSuffix("InSwiftUI") ? "RotarySwiftUI" : "RotaryUIKit"
    return try Folder(url: root.appendingPathComponent("Sources/\(module)/\(module).docc"))
      .text(of: "\(name).md")
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }
}
