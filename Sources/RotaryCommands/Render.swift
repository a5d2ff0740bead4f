#if Tool && Pictures && canImport(RotaryCairo)
import ArgumentParser
import Foundation
import Rotary
import RotaryCairo
import RotaryGallery
import RotaryReplay

/// Draws a control into a file.
struct Render: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws a control as PNG, SVG or PDF.",
    discussion: """
      Names a control, a demo of the gallery (--demo) or a recording (--from). Without -o, writes CONTROL.png or \
      DEMO.png into the current folder, or CONTROL-2.png and so on if that file exists; -o replaces an existing \
      file. Prints the file, its format and its size on standard error.

      Around the control is a margin of a tenth of its size, or more if its shadow needs more.

      Examples:
        rotary render wheel
        rotary render --demo fortune
        rotary render wheel --set sectors=12 --theme dark -o wheel.png
        rotary render wheel --set 'titles=Yes,No,Ask\\, later' -o answers.svg
        rotary render --demo fortune --size 480x480 --scale 2 -o fortune.png
        rotary render --from Recordings/dial/turn.jsonl --at 0.5 -o turn.pdf
        rotary render dial --sheet -o dial.svg
      """
  )

  @Argument(
    help: "The control. rotary list prints all names. Not needed with --demo or --from.",
    completion: .list(RotaryCommands.catalogue.all.map { $0.controlName })
  )
  var control: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A setting. May be repeated. A list is a,b or JSON. rotary list CONTROL prints all settings.",
      valueName: "name=value"
    )
  )
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "A demo whose settings to use. rotary list --demos prints all.",
      valueName: "name"
    ),
    completion: .list(Gallery.all.map { $0.id })
  )
  var demo: String?

  @Option(help: ArgumentHelp("The control's size in points, such as 320x320.", valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The text size as a factor, 0.5 to 4. Default: 1.", valueName: "factor")
  )
  var textScale: NumberArgument?

  @OptionGroup var look: PictureOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time in the recording to draw, 0 to 86,400. Default: its end. Requires --from.",
      valueName: "seconds"
    )
  )
  var at: NumberArgument?

  @Option(
    help: ArgumentHelp("A recording to play and draw; - for standard input.", valueName: "file"),
    completion: .file(extensions: ["jsonl"])
  )
  var from: String?

  @Flag(
    help:
      "Draw all states of the control, light and dark, in three sizes; as PNG also at two scales."
  )
  var sheet = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file to write, which ends in .png, .svg or .pdf; - for a PNG on standard output.",
      valueName: "file"
    ),
    completion: .file(extensions: PictureFormat.allCases.map { $0.rawValue })
  )
  var output: String?

  func run(_ controls: Controls) throws {
    let format = try output.map { try PictureFormat(ofFile: $0) } ?? .png
    guard output != "-" || isatty(STDOUT_FILENO) == 0 else {
      throw Failure(
        usage:
          "--output is \"-\", but standard output is a terminal; expected a pipe or a file's name"
      )
    }
    if sheet, size != nil || from != nil || look.setsScaleOrTheme {
      throw Failure(
        usage:
          "--sheet has its own sizes, scales and themes; expected no --size, --scale, --theme or "
          + "--from with it"
      )
    }
    try SettingText.check(set)
    guard at == nil || from != nil else { throw Failure(usage: "--at requires --from FILE") }
    let recording = try from.map { try Recording(named: $0) }
    let demo = try demo.map { try DemoNames.demo($0, of: control) }
    let type = try controls.type(named: control, demo: demo, recording: recording)
    let picture = try picture(of: type, as: format, demo: demo, recording: recording)
    guard output != "-" else { return try PictureOutput.standardOutput.write(picture.bytes) }
    let file = output ?? Self.freeName(for: demo?.id ?? type.controlName, isSheet: sheet)
    try PictureOutput.file(file).write(picture.bytes)
    Console.say("Wrote \(file): \(picture.summary)")
  }

  /// A name for a PNG in the current folder that no file has.
  private static func freeName(for subject: String, isSheet: Bool) -> String {
    let stem = isSheet ? subject + "-sheet" : subject
    var (name, number) = (stem + ".png", 1)
    while FileManager.default.fileExists(atPath: name) {
      number += 1
      name = "\(stem)-\(number).png"
    }
    return name
  }

  private func picture<C: ConfigurableControl>(
    of _: C.Type,
    as format: PictureFormat,
    demo: Demo?,
    recording: Recording?
  ) throws -> DrawnPicture {
    var settings = Dictionary(demo?.allSettings ?? [], uniquingKeysWith: { $1 })
    settings.merge(try SettingText.read(set, for: C.self)) { $1 }
    var control: C
    if var recording {
      // If the recording's settings are valid without those of --set, an error of both together names no line of it.
      let isValid = (try? C.make(recording.settings)) != nil
      recording.settings.merge(settings) { $1 }
      if isValid { _ = try C.make(recording.settings) }
      control = try instant(of: recording)
    } else {
      control = try C.make(settings)
      control.size = Size2D(320, 320)
    }
    if let size { control.size = try Self.size(size) }
    if let textScale {
      let range = ControlEnvironment.TextScaleLimits.range
      control.environment.textScale = try textScale.number(of: "--text-scale", in: range)
    }
    let families = try look.families
    guard !sheet else {
      return try ContactSheet.picture(of: control, as: format, families: families)
    }
    let theme = try look.themeName.theme
    let scale = try look.pixelsPerPoint
    let margin = PictureFrame.margin(of: control, with: SceneRenderer(families: families))
    let scene = PictureFrame.scene(of: control, margin: margin)
    let advice =
      from == nil || size != nil
      ? "a smaller --size or --scale, or .svg" : "--size, a smaller --scale, or .svg"
    try format.check(scene.size, scale: scale, advice: advice)
    let picture = Picture(of: scene, theme: theme, families: families)
    let bytes =
      switch format {
      case .png: try picture.png(scale: scale)
      case .svg: try picture.svg()
      case .pdf: try picture.pdf()
      }
    return DrawnPicture(bytes: bytes, format: format, size: scene.size)
  }

  /// The control at a time of a recording, by default at its end.
  private func instant<C: ConfigurableControl>(of recording: Recording) throws -> C {
    let times = 0...Recording.longestSeconds
    let end = try at?.number(of: "--at", in: times, unit: "seconds")
    var player = try Player<C>(recording)
    try player.play(until: end)
    return player.control
  }

  /// The longest side in points.
  private static let longestSide = 10_000.0

  private static func size(_ text: String) throws -> Size2D {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      [width, height].allSatisfy({ $0 > 0 && $0 <= longestSide })
    else {
      throw Failure(
        usage:
          "--size is \(JSONText.quote(text)); expected WIDTHxHEIGHT in points, such as 320x320, "
          + "each above 0 and at most \(JSONText.of(longestSide))"
      )
    }
    return Size2D(width, height)
  }
}

extension Controls {
  /// The control with a name, or that of a demo or a recording.
  ///
  /// - Throws: `Failure` if there is none, or if they name different controls.
  fileprivate func type(
    named name: String?,
    demo: Demo?,
    recording: Recording?
  ) throws -> any ConfigurableControl.Type {
    let named = [
      name.map { (source: "the argument", control: $0) },
      demo.map { (source: "the demo \($0.id)", control: $0.control) },
      recording.map { (source: "the recording", control: $0.control) },
    ].compactMap { $0 }
    guard let first = named.first else {
      throw Failure(
        usage: "missing a control; expected one of \(names), or --demo with \(DemoNames.likely)"
      )
    }
    if let recording, named.count == 1, self.named(recording.control) == nil {
      throw unknownControl(of: recording)
    }
    let control = try expect(first.control)
    if let other = named.first(where: { $0.control != first.control }) {
      throw Failure(
        usage: "\(first.source) names the control \(first.control), but \(other.source) has "
          + "\(JSONText.quote(other.control)); expected one control"
      )
    }
    return control
  }
}
#endif
