#if Tool
import ArgumentParser
import Foundation
import Rotary
import RotaryReplay

#if Pictures && canImport(RotaryCairo)
import RotaryCairo
#endif

/// Plays a recording and prints what the control tells.
struct Replay: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a recording and prints each event, and the state at the end.",
    discussion: """
      Ends with 1 when a check in the recording fails, and with 2 when a line is malformed. In a
      film the control has a margin of a tenth of its size, or as much more as its shadow needs.

      Examples:
        rotary replay Recordings/wheel/flick-clockwise.jsonl
        rotary replay Recordings/wheel/flick-clockwise.jsonl --fps 30 -o flick.webp
        cat Recordings/dial/turn.jsonl | rotary replay -
      """
  )

  @Argument(
    help: "The recording, a file of JSON Lines; - for standard input.",
    completion: .file(extensions: ["jsonl"])
  )
  var file: String

  @Option(parsing: .unconditional, help: "Frames per second between the lines, 1 to 10,000.")
  var fps: NumberArgument = 120.0

  @Flag(help: "Print the scene at each check as text.")
  var scene = false

  #if Pictures && canImport(RotaryCairo)
  @Option(
    help: "A folder for one PNG per frame; it is made if it is not there.",
    completion: .directory
  )
  var frames: String?

  @Option(
    name: [.customShort("o"), .long],
    help: "A moving picture: FILE.gif or FILE.webp.",
    completion: .file(extensions: ["gif", "webp"])
  )
  var output: String?

  @Option(
    parsing: .unconditional,
    help: "The quality of a WebP, 0 to 100: less makes a smaller file; left out, no pixel is lost."
  )
  var quality: NumberArgument?

  @OptionGroup var look: PictureOptions
  #endif

  func run(_ controls: Controls) throws {
    let recording = try Recording(named: file)
    guard let control = controls.named(recording.control) else {
      let name = JSONText.quote(recording.control)
      let problem = "there is no control \(name); expected one of \(controls.names)"
      throw RecordingError(file: recording.file, line: 1, problem: problem)
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
      throw Failure(lines, code: 1, isLocated: true)
    }
  }

  #if Pictures && canImport(RotaryCairo)
  private func film<C: ConfigurableControl>(_ player: inout Player<C>, fps: Double) throws {
    try look.check()
    let quality = try quality?.number(of: "--quality", in: 0...100)
    guard quality == nil || output?.lowercased().hasSuffix(".webp") ?? false else {
      throw Failure("--quality goes with --output FILE.webp")
    }
    guard frames != nil || output != nil else { return try player.play() }
    let total = player.duration * fps
    guard total <= Double(Film.mostFrames) else {
      throw Failure(
        "a film of \(JSONText.of(player.duration)) seconds at \(JSONText.of(fps)) frames per second has "
          + "over \(Film.mostFrames) frames; expected a lower --fps or a shorter recording"
      )
    }
    // A line that the control refuses shows only now; no picture is to be left behind by then.
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

extension Recording {
  /// Reads a recording from a file, or from standard input where the name is `-`.
  init(named name: String) throws {
    self = name == "-" ? try .standardInput() : try Recording(file: name)
  }
}
#endif
