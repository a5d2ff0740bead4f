import Rotary
import RotaryReplay
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct ReplayTests {
  @Test func `recordings send the same events on a view as without one`() throws {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) throws {
        let corpus = try Corpus(of: View.Core.controlName)
        #expect(!corpus.recordings.isEmpty, "\(kind)")
        var left: [String: String] = [:]
        for whole in corpus.recordings {
          let (recording, reason) = try Replay<View>.playable(whole)
          if let reason { left[Corpus.place(in: whole, after: recording)] = reason }
          var player = try Player<View.Core>(recording)
          try player.play()
          let replay = try Replay<View>(recording, on: kind)
          let events = try replay.play()
          #expect(TestDevice.invalidTransitions == [])
          let name = "\(corpus.control)/\(Corpus.name(of: whole))"
          let expected = player.events.map { EventText.of($0.event) }
          #expect(EventText.difference(events, expected) == nil, "\(name)")
          #expect(LayerTests.difference(replay.stage.view) == nil, "\(name)")
        }
        #expect(left == corpus.left(by: "uikit"), "\(kind)")
      }
      try check(kind)
    }
  }
}
