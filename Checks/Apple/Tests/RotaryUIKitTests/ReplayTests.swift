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

  @Test func `recordings that are played on the views tell what they tell without a view`() throws {
    var left: [String: String] = [:]
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) throws {
        let name = View.Core.controlName
        let recordings = try Self.recordings(of: name)
        #expect(!recordings.isEmpty, "\(kind)")
        for whole in recordings {
          let (recording, reason) = try Replay<View>.playable(whole)
          let line = whole.lines.dropFirst(recording.lines.count).first?.number ?? 1
          let file = URL(fileURLWithPath: whole.file).deletingPathExtension().lastPathComponent
          if let reason { left["\(name)/\(file):\(line)"] = reason }
          var player = try Player<View.Core>(recording)
          try player.play()
          let replay = try Replay<View>(recording, on: kind)
          let events = try replay.play()
          let expected = player.events.map { EventText.of($0.event) }
          #expect(EventText.difference(events, expected) == nil, "\(name)/\(file)")
          #expect(LayerTests.difference(replay.stage.view) == nil, "\(name)/\(file)")
        }
      }
      try check(kind)
    }
    #expect(left == Self.left)
  }

  /// What is not played, from which line of which recording on, and why.
  private static let left = [
    "dial/accessibility:6": "UIKit sets no values by assistive technology",
    "dial/keys:31": "no device with UIKit has a crown",
    "number-spinner/phases:2": "UIKit tells all scrolling in points",
    "number-spinner/scroll:6": "no device with UIKit has a crown",
    "progress-ring/untouched:7": "no device with UIKit has a crown",
    "range-dial/accessibility:2": "UIKit sets no values by assistive technology",
    "spinner-row/scroll:4": "UIKit begins anew with each step of a mouse's wheel",
    "turntable/momentum:9": "only scroll views get momentum",
    "turntable/momentum-snaps:5": "only scroll views get momentum",
    "turntable/wheel:4": "UIKit begins anew with each step of a mouse's wheel",
    "wheel/scroll-and-detents:3": "UIKit begins anew with each step of a mouse's wheel",
    "wheel/text-scale:2": "a device has text sizes of its own",
  ]
}
