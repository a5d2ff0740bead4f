#if GTK
import CGtk
import Foundation
import Rotary
import RotaryReplay
import Testing

@testable import RotaryGTK

/// The corpus through the widgets' own handlers, by a clock of its own: exactly what it tells without a widget.
@Suite(.serialized, .enabled(if: Desk.hasDisplay))
@MainActor
struct ReplayTests {
  init() { Desk.prepare() }

  private static func recordings(of control: String) throws -> [Recording] {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let path = folder.appendingPathComponent("Recordings/\(control)").path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".jsonl") }
      .map { try Recording(file: "\(path)/\($0)") }
  }

  @Test func `recordings that are played on the widgets tell what they tell without one`() throws {
    var left: [String: String] = [:]
    func check<Subject: WidgetControl>(_: Subject.Type) throws {
      let name = Subject.controlName
      let recordings = try Self.recordings(of: name)
      #expect(!recordings.isEmpty, "\(name)")
      for whole in recordings {
        let (recording, reason) = WidgetReplay<Subject>.playable(whole)
        let line = whole.lines.dropFirst(recording.lines.count).first?.number ?? 1
        let file = URL(fileURLWithPath: whole.file).deletingPathExtension().lastPathComponent
        if let reason { left["\(name)/\(file):\(line)"] = reason }
        var player = try Player<Subject>(recording)
        try player.play()
        let replay = try WidgetReplay<Subject>(recording)
        try replay.play()
        let expected = player.events.map { EventText.of($0.event) }
        #expect(EventText.difference(replay.events, expected) == nil, "\(name)/\(file)")
        let names = player.events.map { $0.event.name.withHyphens }
        #expect(replay.signals == names, "\(name)/\(file)")
        let state = replay.host.control.read { EventText.state(of: $0) }
        #expect(state == EventText.state(of: player.control), "\(name)/\(file)")
        replay.end()
      }
    }
    try check(Wheel.self)
    try check(NumberSpinner.self)
    try check(SpinnerRow.self)
    try check(Turntable.self)
    try check(RingMenu.self)
    try check(Dial.self)
    try check(RangeDial.self)
    try check(ProgressRing.self)
    #expect(left == Self.left)
  }

  /// What is not played, from which line of which recording on, and why.
  private static let left = [
    "dial/keys:31": "no device of GTK's has a crown",
    "number-spinner/phases:4": "GTK scrolls no pages",
    "number-spinner/scroll:6": "no device of GTK's has a crown",
    "progress-ring/untouched:7": "no device of GTK's has a crown",
    "turntable/momentum:9": "momentum is the widget's own",
    "turntable/momentum-snaps:5": "momentum is the widget's own",
    "wheel/scroll-and-detents:7": "no device of GTK's has a crown",
  ]
}
#endif
