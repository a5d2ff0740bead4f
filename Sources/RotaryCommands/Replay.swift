import ArgumentParser
import Foundation
import Rotary
import RotaryReplay

/// Plays a recording and prints what the control tells.
struct Replay: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a recording and prints each event, and the state at the end.",
    discussion:
      "Ends with 1 when a check in the recording fails, and with 2 when a line is malformed."
  )

  @Argument(help: "The recording, a file of JSON Lines.")
  var file: String

  @Option(help: "Frames per second between the lines, 1 to 10,000.")
  var fps = 120.0

  @Flag(help: "Print the scene at each check as text.")
  var scene = false

  #if canImport(RotaryCairo)
  @Option(help: "A folder for one PNG per frame; it is made if it is not there.")
  var frames: String?

  @Option(name: [.customShort("o"), .long], help: "A moving picture: FILE.gif or FILE.webp.")
  var output: String?

  @Option(help: "Pixels per point of pictures, 0.1 to 16.")
  var scale = 1.0

  @Option(help: "The theme of pictures: \(ThemeName.list).")
  var theme = ThemeName.light
  #endif

  func validate() throws {
    guard fps >= 1, fps <= 10_000 else {
      throw ValidationError("--fps is \(fps); expected 1 to 10,000.")
    }
  }

  func run(_ controls: Controls) throws {
    let recording: Recording
    do { recording = try Recording(file: file) } catch { throw Failure(error.description) }
    guard let control = controls.named(recording.control) else {
      throw Failure(
        "\(file):1: there is no control \"\(recording.control)\"; expected one of \(controls.names)"
      )
    }
    try play(control, recording)
  }

  private func play<C: ConfigurableControl>(_: C.Type, _ recording: Recording) throws {
    var player: Player<C>
    do {
      player = try Player<C>(recording, framesPerSecond: fps)
      #if canImport(RotaryCairo)
      try film(&player)
      #else
      try player.play()
      #endif
    } catch let error as RecordingError {
      throw Failure(error.description)
    }
    for line in player.report { Console.print(line) }
    if scene { for text in player.scenes { Console.print(text) } }
    guard player.failures.isEmpty else {
      throw Failure(player.failures.map { $0.description }.joined(separator: "\n"), code: 1)
    }
  }

  #if canImport(RotaryCairo)
  private func film<C: ConfigurableControl>(_ player: inout Player<C>) throws {
    guard frames != nil || output != nil else { return try player.play() }
    // A line that the control refuses shows only now; no picture is to be left behind by then.
    var trial = player
    try trial.play()
    let film = try Film(
      size: player.control.size,
      scale: scale,
      theme: theme.theme,
      folder: frames,
      output: output
    )
    var progress = Progress("Drawing frames", total: Int(player.duration * fps))
    var count = 0
    try film.add(player.control, at: 0)
    try player.play { time, control in
      count += 1
      progress.update(count)
      try film.add(control, at: time)
    }
    progress.finish()
    try film.finish(at: player.duration)
  }
  #endif
}
