import Foundation
import Rotary
import RotaryReplay
import Testing

@Suite struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  static let files: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  func play(_ file: String, framesPerSecond: Double) throws -> Player<Wheel> {
    let recording = try Recording(file: Self.folder.appendingPathComponent(file).path)
    var player = try Player<Wheel>(recording, framesPerSecond: framesPerSecond)
    try player.play()
    return player
  }

  @Test func `there is a corpus`() {
    #expect(Self.files.count >= 20)
  }

  @Test(arguments: files)
  func `each recording does what it expects`(file: String) throws {
    let player = try play(file, framesPerSecond: 120)
    #expect(player.failures.isEmpty, "\(player.failures.map { $0.description })")
  }

  @Test(arguments: files)
  func `each recording tells the same at any frame rate`(file: String) throws {
    let reference = try play(file, framesPerSecond: 120)
    for rate in [24.0, 60, 1_000, 37.7] {
      let player = try play(file, framesPerSecond: rate)
      #expect(player.failures.isEmpty)
      #expect(player.events.map { $0.event } == reference.events.map { $0.event }, "\(rate)")
      for (here, there) in zip(player.events, reference.events) {
        #expect(abs(here.time - there.time) < 1e-6, "\(rate)")
      }
      #expect(abs(player.control.rotation - reference.control.rotation) < 1e-6, "\(rate)")
    }
  }
}
