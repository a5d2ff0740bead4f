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
      The control has a margin of a tenth of its size, or as much more as its shadow needs.

      Examples:
        rotary render wheel --set sectors=12 --theme dark -o wheel.png
        rotary render wheel --set 'titles=Yes,No,Ask\\, later' -o answers.svg
        rotary render --demo fortune --size 480x480 --scale 2 -o fortune.png
        rotary render --from Recordings/dial/turn.jsonl --at 0.5 -o turn.pdf
        rotary render dial --sheet -o dial.svg
      """
  )

  @Argument(
    help: "The control; it may be left out with --demo or --from. rotary list has all names.",
    completion: .list(RotaryCommands.catalogue.all.map { $0.controlName })
  )
  var control: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A setting; may be repeated. rotary list has them; a list is a,b or as JSON has it.",
      valueName: "name=value"
    )
  )
  var set: [String] = []

  @Option(
    help: ArgumentHelp("A demo of the gallery to begin with.", valueName: "id"),
    completion: .list(Gallery.all.map { $0.id })
  )
  var demo: String?

  @Option(help: ArgumentHelp("The control's size in points.", valueName: "WxH"))
  var size: String?

  @Option(parsing: .unconditional, help: "How much larger than usual text is, 0.5 to 4.")
  var textScale: NumberArgument?

  @OptionGroup var look: PictureOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The instant of a recording to draw, 0 to 86,400; goes with --from.",
      valueName: "seconds"
    )
  )
  var at: NumberArgument?

  @Option(
    help: ArgumentHelp("The recording to draw from; - for standard input.", valueName: "file"),
    completion: .file(extensions: ["jsonl"])
  )
  var from: String?

  @Flag(help: "Draw every state, in light and dark and in three sizes; of a PNG at two scales.")
  var sheet = false

  @Option(
    name: [.customShort("o"), .long],
    help: "FILE.png, .svg or .pdf; - for a PNG on standard output.",
    completion: .file(extensions: PictureFormat.allCases.map { $0.rawValue })
  )
  var output: String

  func run(_ controls: Controls) throws {
    let format = try PictureFormat(ofFile: output)
    if sheet, size != nil || from != nil || look.setsScaleOrTheme {
      throw Failure(
        "--sheet has its own sizes, scales and themes; expected it without --size, --scale, --theme "
          + "and --from"
      )
    }
    guard at == nil || from != nil else { throw Failure("--at goes with --from FILE") }
    let recording = try from.map { try Recording(named: $0) }
    let demo = try demo.map { try Self.demo($0) }
    let type = try controls.type(named: control, demo: demo, recording: recording)
    let bytes = try bytes(of: type, as: format, demo: demo, recording: recording)
    try PictureOutput.named(output).write(bytes)
  }

  private func bytes<C: ConfigurableControl>(
    of _: C.Type,
    as format: PictureFormat,
    demo: Demo?,
    recording: Recording?
  ) throws -> [UInt8] {
    var settings = Dictionary(demo?.allSettings ?? [], uniquingKeysWith: { $1 })
    settings.merge(try SettingText.read(set, for: C.self)) { $1 }
    var control: C
    if var recording {
      recording.settings.merge(settings) { $1 }
      control = try instant(of: recording)
    } else {
      control = try C.make(settings)
      control.size = Size2D(320, 320)
    }
    if let size { control.size = try Self.size(size) }
    if let textScale {
      let range = ControlEnvironment.textScales
      control.environment.textScale = try textScale.number(of: "--text-scale", in: range)
    }
    let families = try look.families
    guard !sheet else { return try ContactSheet.bytes(of: control, as: format, families: families) }
    let theme = try look.themeName.theme
    let scale = try look.pixelsPerPoint
    let margin = PictureFrame.margin(of: control, with: SceneRenderer(families: families))
    let scene = PictureFrame.scene(of: control, margin: margin)
    let advice =
      from == nil || size != nil
      ? "a smaller --size or --scale, or .svg" : "--size, a smaller --scale, or .svg"
    try format.check(scene.size, scale: scale, advice: advice)
    let picture = Picture(of: scene, theme: theme, families: families)
    switch format {
    case .png: return try picture.png(scale: scale)
    case .svg: return try picture.svg()
    case .pdf: return try picture.pdf()
    }
  }

  /// The control at an instant of a recording, its end by default.
  private func instant<C: ConfigurableControl>(of recording: Recording) throws -> C {
    let times = 0...Recording.longestSeconds
    let end = try at?.number(of: "--at", in: times, unit: "seconds")
    var player = try Player<C>(recording)
    try player.play(until: end)
    return player.control
  }

  private static func demo(_ id: String) throws -> Demo {
    guard let demo = Gallery.all.first(where: { $0.id == id }) else {
      let ids = Gallery.all.map { $0.id }.joined(separator: ", ")
      throw Failure("there is no demo \(JSONText.quote(id)); expected one of \(ids)")
    }
    return demo
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
        "--size is \(JSONText.quote(text)); expected WIDTHxHEIGHT in points, such as 320x320, "
          + "each above 0 and at most \(JSONText.of(longestSide))"
      )
    }
    return Size2D(width, height)
  }
}

extension Controls {
  /// The control that is named, or that a demo or a recording shows.
  ///
  /// - Throws: `Failure` when there is none, or when they name different ones.
  fileprivate func type(
    named name: String?,
    demo: Demo?,
    recording: Recording?
  ) throws -> any ConfigurableControl.Type {
    let named = [
      name.map { (what: "the control named", control: $0) },
      demo.map { (what: "the demo \($0.id)", control: $0.control) },
      recording.map { (what: "the recording", control: $0.control) },
    ].compactMap { $0 }
    guard let first = named.first else {
      throw Failure("there is no control to draw; expected one of \(names), or --demo, or --from")
    }
    let control = try expect(first.control)
    if let other = named.first(where: { $0.control != first.control }) {
      throw Failure(
        "\(first.what) is \(first.control), but \(other.what) has \(JSONText.quote(other.control)); "
          + "expected one control"
      )
    }
    return control
  }
}

extension PictureOutput {
  /// A file by name; `-` for standard output.
  static func named(_ name: String) -> PictureOutput {
    name == "-" ? .standardOutput : .file(name)
  }
}
#endif
