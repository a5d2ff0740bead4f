import Foundation
import Rotary
import RotaryReplay
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct ReplayTests {
  /// The folder of the corpus.
  private static var corpus: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Recordings")
  }

  private static func recordings(of control: String) throws -> [Recording] {
    let folder = corpus.appendingPathComponent(control).path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".jsonl") }
      .map { try Recording(file: "\(folder)/\($0)") }
  }

  @Test func `recordings that are played as touches and keys tell what they tell without a view`()
    throws
  {
    var total = 0
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) throws {
        var count = 0
        for recording in try Self.recordings(of: View.Core.controlName) {
          guard let replay = try Replay(recording, on: kind) else { continue }
          var player = try Player<View.Core>(recording)
          try player.play()
          let events = replay.play()
          let expected = player.events.map { EventText.of($0.event) }
          #expect(EventText.difference(events, expected) == nil, "\(recording.file)")
          #expect(LayerTests.difference(replay.stage.view) == nil, "\(recording.file)")
          count += 1
        }
        total += count
        // What only shows something is moved by its app.
        #expect(count > 0 || !(View.Core.self is any InteractiveControl.Type), "\(kind)")
      }
      try check(kind)
    }
    #expect(total > 80)
  }
}
