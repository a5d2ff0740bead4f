#if GTK
import CGtk
import Rotary
import RotaryReplay
import Testing

@testable import RotaryGTK

/// Plays the corpus through the widgets' handlers with a scripted clock; the events must be exactly those of the core.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct ReplayTests {
  init() { Desk.prepare() }

  @Test func `recordings that are played on the widgets tell what they tell without one`() throws {
    func check<Subject: WidgetControl>(_: Subject.Type) throws {
      let corpus = try Corpus(of: Subject.controlName)
      #expect(!corpus.recordings.isEmpty, "\(corpus.control)")
      var left: [String: String] = [:]
      for whole in corpus.recordings {
        let (recording, reason) = WidgetReplay<Subject>.playable(whole)
        if let reason { left[Corpus.place(in: whole, after: recording)] = reason }
        var player = try Player<Subject>(recording)
        try player.play()
        let replay = try WidgetReplay<Subject>(recording)
        try replay.play()
        let name = "\(corpus.control)/\(Corpus.name(of: whole))"
        let expected = player.events.map { EventText.of($0.event) }
        #expect(EventText.difference(replay.events, expected) == nil, "\(name)")
        let names = player.events.map { $0.event.name.withHyphens }
        #expect(replay.signals == names, "\(name)")
        let state = replay.host.control.read { EventText.state(of: $0) }
        #expect(state == EventText.state(of: player.control), "\(name)")
        replay.end()
      }
      #expect(left == corpus.left(by: "gtk"), "\(corpus.control)")
    }
    let controls = Controls.standard.all.compactMap { $0 as? any WidgetControl.Type }
    #expect(controls.count == RotaryLibrary.widgets.count)
    for control in controls { try check(control) }
  }
}
#endif
