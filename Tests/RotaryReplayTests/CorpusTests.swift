import Foundation
import Rotary
import RotaryGallery
import RotaryReplay
import Testing

@Suite struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  /// The recordings of all controls, such as `dial/turn.jsonl`.
  static let files: [String] = {
    let all =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  /// The result of a recording: its events, its final state, and its failed checks.
  struct Outcome {
    var events: [String]
    var times: [Double]
    var state: [(name: String, value: SettingValue)]
    var failures: [String]
  }

  func play(_ file: String, framesPerSecond: Double) throws -> Outcome {
    let recording = try Recording(file: Self.folder.appendingPathComponent(file).path)
    let control = try #require((Controls.standard + Gallery.controlTypes).named(recording.control))
    return try play(recording, on: control, framesPerSecond: framesPerSecond)
  }

  private func play<C: ConfigurableControl>(
    _ recording: Recording,
    on: C.Type,
    framesPerSecond: Double
  ) throws -> Outcome {
    var player = try Player<C>(recording, framesPerSecond: framesPerSecond)
    try player.play()
    var state: [(name: String, value: SettingValue)] = []
    player.control.readState { state.append(($0, $1)) }
    return Outcome(
      events: player.events.map { "\($0.event)" },
      times: player.events.map { $0.time },
      state: state,
      failures: player.failures.map { $0.description }
    )
  }

  @Test func `there is a corpus`() {
    #expect(Self.files.count >= 20)
  }

  @Test(arguments: files)
  func `each recording lies in the folder of its control`(file: String) throws {
    let recording = try Recording(file: Self.folder.appendingPathComponent(file).path)
    #expect(file.hasPrefix(recording.control + "/"))
  }

  @Test(arguments: files)
  func `each recording does what it expects, and tells the same at any frame rate`(
    file: String
  ) throws {
    let reference = try play(file, framesPerSecond: 120)
    #expect(reference.failures.isEmpty, "\(reference.failures)")
    // Five common frame rates and three random ones for each file.
    var seed = file.utf8.reduce(UInt64(17)) { $0 &* 31 &+ UInt64($1) }
    var rates = [24.0, 37.7, 60, 1_000]
    for _ in 0..<3 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      rates.append(10 + Double(seed >> 40) / Double(1 << 24) * 490)
    }
    for rate in rates {
      let outcome = try play(file, framesPerSecond: rate)
      #expect(outcome.failures.isEmpty, "at \(rate)")
      #expect(outcome.events == reference.events, "at \(rate)")
      for (here, there) in zip(outcome.times, reference.times) {
        #expect(abs(here - there) < 1e-6, "at \(rate)")
      }
      for (here, there) in zip(outcome.state, reference.state) {
        guard case .number(let one) = here.value, case .number(let other) = there.value else {
          #expect(here.value == there.value, "\(here.name) at \(rate)")
          continue
        }
        #expect(abs(one - other) < 1e-6, "\(here.name) at \(rate)")
      }
    }
  }
}
