#if Tool
import ArgumentParser
import Foundation
import Rotary
import RotaryReplay

#if Pictures && canImport(RotaryCairo)
import RotaryCairo
#endif

/// Plays a recording and prints the control's events.
struct Replay: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a recording and prints each event, and the state at the end.",
    discussion: """
      Prints a line of JSON for each event, and one for the state at the end. The exit code is 1 if a check in the \
      recording fails or a line is malformed.

      With -o, also writes a moving picture; with --frames, a PNG for each frame. Existing files are replaced. Around \
      the control is a margin of a tenth of its size, or more if its shadow needs more.

      Examples:
        rotary replay Recordings/wheel/flick-clockwise.jsonl
        rotary replay Recordings/wheel/flick-clockwise.jsonl --fps 30 -o flick.webp
        cat Recordings/dial/turn.jsonl | rotary replay -
      """
  )

  @Argument(
    help: "The recording, a file in JSON Lines; - for standard input.",
    completion: .file(extensions: ["jsonl"])
  )
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second, 1 to 10,000.", valueName: "number")
  )
  var fps: NumberArgument = 120.0

  @Flag(help: "Also print the scene at each check, as text.")
  var scene = false

  #if Pictures && canImport(RotaryCairo)
  @Option(
    help: ArgumentHelp(
      "A folder for a PNG of each frame. It is created if needed.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var frames: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("A moving picture to write: FILE.gif or FILE.webp.", valueName: "file"),
    completion: .file(extensions: ["gif", "webp"])
  )
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The quality of a WebP, 0 to 100. A lower one makes a smaller file. Default: lossless.",
      valueName: "number"
    )
  )
  var quality: NumberArgument?

  @OptionGroup var look: PictureOptions
  #endif

  func run(_ controls: Controls) throws {
    let recording = try Recording(named: file)
    guard let control = controls.named(recording.control) else {
      throw controls.unknownControl(of: recording)
    }
    try play(control, recording)
  }

  private func play<C: ConfigurableControl>(_: C.Type, _ recording: Recording) throws {
    let fps = try fps.number(of: "--fps", in: 1...10_000)
    var player = try Player<C>(recording, framesPerSecond: fps)
    #if Pictures && canImport(RotaryCairo)
    try film(&player, fps: fps)
    #else
    try player.play()
    #endif
    for line in player.report { Console.print(line) }
    if scene { for text in player.scenes { Console.print(text) } }
    guard player.failures.isEmpty else {
      let lines = player.failures.map { $0.description }.joined(separator: "\n")
      throw Failure(lines, isLocated: true)
    }
  }

  #if Pictures && canImport(RotaryCairo)
  private func film<C: ConfigurableControl>(_ player: inout Player<C>, fps: Double) throws {
    try look.check()
    let quality = try quality?.number(of: "--quality", in: 0...100)
    guard quality == nil || output?.lowercased().hasSuffix(".webp") ?? false else {
      throw Failure(usage: "--quality requires --output FILE.webp")
    }
    guard frames != nil || output != nil else { return try player.play() }
    let total = player.duration * fps
    guard total <= Double(Film.mostFrames) else {
      throw Failure(
        usage:
          "a film of \(JSONText.of(player.duration)) seconds at \(JSONText.of(fps)) frames per second has "
          + "over \(Film.mostFrames) frames; expected a lower --fps or a shorter recording"
      )
    }
    // A trial finds a line that the control rejects before any file is written.
    var trial = player
    let renderer = SceneRenderer(families: try look.families)
    var margin = PictureFrame.margin(of: trial.control, with: renderer)
    try trial.play { _, control in
      margin = Swift.max(margin, PictureFrame.margin(of: control, with: renderer))
    }
    let film = try Film(
      size: player.control.size,
      margin: margin,
      look: look,
      quality: quality,
      folder: frames,
      output: output
    )
    var progress = Progress("Drawing frames", total: Int(total))
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

extension Controls {
  /// The error about a recording of a control that is not known.
  func unknownControl(of recording: Recording) -> RecordingError {
    let problem = Suggestion.message(
      "unknown control \(JSONText.quote(recording.control))",
      for: recording.control,
      among: all.map { $0.controlName }
    )
    return RecordingError(file: recording.file, line: 1, problem: problem)
  }
}

extension Recording {
  /// Reads a recording from a file, or from standard input if the name is `-`.
  init(named name: String) throws {
    self = name == "-" ? try .standardInput() : try Recording(file: name)
  }
}
#endif
