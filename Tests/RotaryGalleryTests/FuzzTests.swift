import Foundation
import RotaryFuzz
import RotaryTestRandom
import Testing

/// Laws that hold for each control of the core and the gallery after any input, and for each reader of texts.
@Suite struct FuzzTests {
  /// As many bytes as the most actions of a run need.
  private static let byteCount = 600

  @Test(arguments: FuzzTarget.all, seeds(8))
  func `the laws hold after random input`(target: FuzzTarget, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try target.run((0..<Self.byteCount).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  /// The corpus has the inputs with which `script/fuzz` reached the most code, and those that led to a fault.
  @Test(arguments: FuzzTarget.all)
  func `the laws hold after each input of the corpus`(target: FuzzTarget) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "RotaryFuzz/Corpus/\(target.name).hex")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines { try target.run(try #require(Self.bytes(ofHex: line))) }
  }

  private static func bytes(ofHex line: Substring) -> [UInt8]? {
    let digits = line.compactMap { $0.hexDigitValue }
    guard digits.count == line.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
