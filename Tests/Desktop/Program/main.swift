// A window with one control, for tests that drive it as a user does. It prints the control's inputs and events, one per
// line, and performs the commands on standard input; see `Commands`.
//
//   DesktopProbe '{"recording":1,"control":"dial","settings":{},"size":[200,200]}' [nested|crossed|twice|vertical] [remove]
//   DesktopProbe '{"recording":1,"control":"ring-menu",…}' attached label|text|entry|button [model|vertical|…]
//   DesktopProbe --replay FILE
//   DesktopProbe --windows COUNT
//
// The first argument is a recording's first line. Its system settings are applied to GTK's settings. `remove` removes
// the widget at the first event.
#if GTK && DEBUG
import CGtk
import Foundation
import Rotary
import RotaryReplay
@testable import RotaryGTK

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 2, arguments[0] == "--replay" {
  try replay(arguments[1])
} else if arguments.count == 2, arguments[0] == "--windows" {
  openWindows(Int(arguments[1]) ?? 0)
} else {
  let recording = try Recording(text: arguments.first ?? "", file: "the first argument")
  guard let subject = Controls.standard.named(recording.control) else {
    fatalError("there is no control \(recording.control)")
  }
  gtk_init()
  if arguments.contains("attached") {
    let probe = try AttachedProbe(recording, options: arguments)
    probe.begin()
    while !probe.isClosed { g_main_context_iteration(nil, 1) }
    exit(0)
  }
  let host = try makeHost(of: subject, recording)
  host.follow()
  host.removesAtEvent = arguments.contains("remove")
  let window = ProbeWindow(of: host, size: recording.size ?? Size2D(200, 200), options: arguments)
  Commands(on: host, in: window).begin()
  while !window.isClosed { g_main_context_iteration(nil, 1) }
}

/// Prints a line immediately.
func say(_ words: String...) {
  FileHandle.standardOutput.write(Data((words.joined(separator: " ") + "\n").utf8))
}

/// Plays a recording without a window.
@MainActor
func replay(_ file: String) throws {
  let recording = try Recording(file: file)
  func play<Subject: ConfigurableControl>(_: Subject.Type) throws {
    var player = try Player<Subject>(recording)
    try player.play()
    for told in player.events { say("event", line(of: told.event)) }
    say("state", state(of: player.control))
  }
  guard let subject = Controls.standard.named(recording.control) else {
    fatalError("there is no control \(recording.control)")
  }
  try play(subject)
}
#else
print("DesktopProbe was built without GTK: build it with swift build --traits GTK")
#endif
